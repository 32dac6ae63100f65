"""Where everything of Stratego Cards lies: pure functions of the window's size."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from game.stratego.cards import SLOTS
from scenes.table.layout import unit
from scenes.ui.grid import mirrored

# Widths of cards in units: in the line, in the hand at the screen, the fallen, a duel.
CARD, HAND, SMALL, LARGE = 88, 104, 38, 142
GAP, DECK, DECK_X = 14, 46, 902
ENEMY_TOP, OWN_TOP = 92, 312
# What a Spy saw is listed beside the hand.
LISTED_BELOW, LISTED_ABOVE = (838, 590), (756, 30)
# The fallen lie in two rows of so many.
ROW = 12


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window. `plates` to `listed` are by seat.

    `tallies` say how many fell, `listed` what a Spy saw in a hand; `dial` counts towards a draw.
    """

    size: tuple[int, int]
    unit: float
    rtl: bool
    card: tuple[int, int]
    hand_card: tuple[int, int]
    small: tuple[int, int]
    large: tuple[int, int]
    plates: tuple[Rect, ...]
    slots: tuple[tuple[Rect, ...], ...]
    decks: tuple[Rect, ...]
    fallen: tuple[Rect, ...]
    tallies: tuple[Rect, ...]
    listed: tuple[Rect, ...]
    enemy_hand: Rect
    own_row: Rect
    zone: Rect
    ribbon: Rect
    dial: Rect
    stage: Rect
    reading: Rect
    buttons: tuple[Rect, ...]
    asides: tuple[Rect, ...]

    def fallen_box(self, seat: Seat, number: int) -> Rect:
        """Where the fallen card of that number lies: in two rows, in the order they fell."""
        area, (wide, high) = self.fallen[seat], self.small
        step = (area.width - wide) / (ROW - 1)
        row, at = divmod(number, ROW)
        top = area.top + row * (area.height - high)
        box = Rect(round(area.left + at * step), top, wide, high)
        return mirrored(box, area) if self.rtl else box


def places(size: tuple[int, int], bottom: Seat, aspect: float, rtl: bool = False) -> Places:
    """Lay the table out with the seat `bottom` nearest; `aspect`: a card's width by its height.

    Slots are counted from their owner's left, so the enemy's first is the rightmost.
    """
    u = unit(size)
    edge, rim = (size[0] - 1280 * u) / 2, (size[1] - 720 * u) / 2

    def box(x: float, y: float, wide: float, high: float) -> Rect:
        return Rect(round(edge + x * u), round(rim + y * u), round(wide * u), round(high * u))

    # What is written or counted lies on the other side where one reads from right to left.
    def written(x: float, y: float, wide: float, high: float) -> Rect:
        made = box(x, y, wide, high)
        return mirrored(made, Rect((0, 0), size)) if rtl else made

    def card(wide: float) -> tuple[int, int]:
        return round(wide * u), round(wide * u / aspect)

    high = CARD / aspect
    first = 640 - (5 * CARD + 4 * GAP) / 2
    line = [first + (CARD + GAP) * slot for slot in SLOTS]
    rows = 2 * SMALL / aspect + 6
    tops = (OWN_TOP, ENEMY_TOP) if bottom == 0 else (ENEMY_TOP, OWN_TOP)
    xs = {OWN_TOP: line, ENEMY_TOP: line[::-1]}
    return Places(
        size, u, rtl, card(CARD), card(HAND), card(SMALL), card(LARGE),
        plates=tuple(written(40, top, 216, 62) for top in tops),
        slots=tuple(tuple(box(x, top, CARD, high) for x in xs[top]) for top in tops),
        decks=tuple(written(DECK_X, top + 12, DECK, DECK / aspect) for top in tops),
        fallen=tuple(written(40, top + 74, 300, rows) for top in tops),
        tallies=tuple(written(266, top + 4, 104, 54) for top in tops),
        listed=tuple(written(*(LISTED_BELOW if top == OWN_TOP else LISTED_ABOVE), 190, 54)
                     for top in tops),
        enemy_hand=box(540, 28, 200, SMALL / aspect),
        own_row=box(256, 692 - HAND / aspect, 768, HAND / aspect),
        zone=box(350, 462, 580, 72),
        ribbon=box(380, 243, 520, 48),
        dial=written(1000, 232, 240, 86),
        stage=box(384, 106, 512, 340),
        reading=box(264, 106, 752, 340),
        buttons=tuple(written(1044, 640 - 58 * n, 196, 46) for n in range(3)),
        asides=tuple(written(40, 640 - 58 * n, 150, 46) for n in range(2)),
    )  # fmt: skip
