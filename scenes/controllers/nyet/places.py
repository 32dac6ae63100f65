"""Where everything of NYET! lies: pure functions of the window's size and the number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from pygame import Rect

from scenes.table.layout import Design

# Of the others, clockwise from the left of the one at the bottom; 90 is the bottom.
ANGLES = {2: (270,), 3: (195, 345), 4: (180, 270, 0), 5: (176, 246, 294, 4)}
# How far from the middle the played cards lie, first the lower player's: side by side as they sit,
# and a little higher or lower. So all of them are seen whole, and larger than round a middle.
TRICK = {
    2: ((-78, 34), (78, -34)),
    3: ((0, 30), (-160, -24), (160, -24)),
    4: ((70, 38), (-210, 0), (-70, -38), (210, 0)),
    5: ((0, 38), (-236, 4), (-118, -34), (118, -34), (236, 4)),
}
# How wide they are.
TRICK_WIDE = {2: 130, 3: 130, 4: 130, 5: 110}
CARD_WIDE, CARD_HIGH = 114, 167
MIDDLE = (640, 288)
# Where the middles of plates are that would lie higher than `HIGHER`; how far below it a hand is
# tucked in.
ABOVE, HIGHER, TUCKED = 70, 110, 36
PLATE = (196, 62)
# The row of a player's loot, beside the plate; the lower player's lies over their buttons.
LOOT_WIDE, LOOT_AWAY, OWN_LOOT = 100, 152, (1092, 580, 100, 48)
# The score sheet begins so far from the left, or farther: so far beside the loot at the sides.
SHEET_X, LOOT_AIR = 290, 8


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
    design = Design(size, rtl)
    u, at, box, written = design.unit, design.at, design.box, design.written
    angles = (90, *ANGLES[seats])
    plates, hands, loot, played = [], [], [], []
    beside: float = SHEET_X
    for seat in range(seats):
        away = (seat - bottom) % seats
        angle = radians(angles[away])
        if seat == bottom:
            plates.append(written(40, 630, *PLATE))
            hands.append(at(640, 620))
            loot.append(written(*OWN_LOOT).center)
        else:
            x, y = 640 + 500 * cos(angle), 290 + 214 * sin(angle)
            y = ABOVE if y < HIGHER else y
            plates.append(box(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE))
            hands.append(at(x, y + TUCKED))
            loot.append(at(x + (LOOT_AWAY if x <= 640 else -LOOT_AWAY), y))
            if x <= 640 and y > ABOVE:
                beside = max(beside, x + LOOT_AWAY + LOOT_WIDE / 2 + LOOT_AIR)
        aside, below = TRICK[seats][away]
        played.append(at(MIDDLE[0] + aside, MIDDLE[1] + below))
    return Places(
        size, u, (round(CARD_WIDE * u), round(CARD_HIGH * u)), round(TRICK_WIDE[seats] * u),
        tuple(plates), tuple(hands), tuple(loot), tuple(played),
        own_row=box(256, 690 - CARD_HIGH, 768, CARD_HIGH),
        zone=box(256, 446, 768, 64), low_zone=box(256, 626, 768, 66),
        board=box(300, 134, 680, 308), terms=written(40, 371, 196, 238),
        confirm=written(1044, 640, 190, 52), panel=at(640, 290), reading=box(250, 118, 780, 336),
        sheet=box(beside, 140, 1280 - 2 * beside, 466),
    )  # fmt: skip
