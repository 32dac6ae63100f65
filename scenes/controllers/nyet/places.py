"""Where everything of NYET! lies: pure functions of the window's size and the number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from pygame import Rect

from scenes.table.layout import unit
from scenes.ui.grid import mirrored

# Of the others, clockwise from the left of the one at the bottom; 90 is the bottom.
ANGLES = {2: (270,), 3: (205, 335), 4: (180, 270, 0), 5: (166, 246, 294, 14)}
# How far from the middle a played card lies, to the side and up or down.
TRICK = {2: (124, 72), 3: (124, 62), 4: (124, 62), 5: (196, 74)}
CARD_WIDE, CARD_HIGH = 96, 141
TRICK_WIDE = 88
MIDDLE = (640, 306)
PLATE = (196, 62)
# The row of a player's loot, beside the plate; the lower player's lies over their buttons.
LOOT_WIDE, LOOT_AWAY, OWN_LOOT = 100, 152, (1092, 580, 100, 48)


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window. `plates`, `hands`, `loot`, `played`: by seat."""

    size: tuple[int, int]
    unit: float
    card: tuple[int, int]
    trick_card: int
    plates: tuple[Rect, ...]
    hands: tuple[tuple[int, int], ...]
    loot: tuple[tuple[int, int], ...]
    played: tuple[tuple[int, int], ...]
    own_row: Rect
    zone: Rect
    low_zone: Rect
    board: Rect
    terms: Rect
    confirm: Rect
    reading: Rect
    sheet: Rect
    panel: tuple[int, int]


def places(size: tuple[int, int], seats: int, bottom: int, rtl: bool = False) -> Places:
    """Lay the table out with the seat `bottom` nearest to the players.

    Where one reads from right to left what is written lies on the other side; the seats
    stay clockwise.
    """
    u = unit(size)
    left, top = (size[0] - 1280 * u) / 2, (size[1] - 720 * u) / 2

    def at(x: float, y: float) -> tuple[int, int]:
        return round(left + x * u), round(top + y * u)

    def box(x: float, y: float, wide: float, high: float) -> Rect:
        return Rect(at(x, y), (round(wide * u), round(high * u)))

    def written(x: float, y: float, wide: float, high: float) -> Rect:
        made = box(x, y, wide, high)
        return mirrored(made, Rect((0, 0), size)) if rtl else made

    angles = (90, *ANGLES[seats])
    across, down = TRICK[seats]
    plates, hands, loot, played = [], [], [], []
    for seat in range(seats):
        angle = radians(angles[(seat - bottom) % seats])
        if seat == bottom:
            plates.append(written(40, 630, *PLATE))
            hands.append(at(640, 620))
            loot.append(written(*OWN_LOOT).center)
        else:
            x, y = 640 + 500 * cos(angle), 290 + 214 * sin(angle)
            plates.append(box(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE))
            hands.append(at(x, y + 41))
            loot.append(at(x + (LOOT_AWAY if x <= 640 else -LOOT_AWAY), y))
        played.append(at(MIDDLE[0] + across * cos(angle), MIDDLE[1] + down * sin(angle)))
    return Places(
        size, u, (round(CARD_WIDE * u), round(CARD_HIGH * u)), round(TRICK_WIDE * u),
        tuple(plates), tuple(hands), tuple(loot), tuple(played),
        own_row=box(256, 690 - CARD_HIGH, 768, CARD_HIGH),
        zone=box(256, 458, 768, 76), low_zone=box(256, 626, 768, 66),
        board=box(300, 160, 680, 290), terms=written(40, 418, 196, 204),
        confirm=written(1044, 640, 190, 52), panel=at(640, 292), reading=box(250, 118, 780, 336),
        # Between the plates of the others.
        sheet=box(290, 140, 700, 466),
    )  # fmt: skip
