"""Where everything of Jetriko lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around
from scenes.table.fan import row, two_rows

# Widths of cards in units: in the hand at the screen, on the piles, of a trap that is revealed.
CARD, PILE, LARGE = 96, 92, 164
RING = 276
# Above this lie piles and panels, below it the table speaks.
LOW = 432
# A hand of more cards lies in two rows of smaller ones; so much of an upper card is seen.
ONE_ROW, SMALL, SEEN = 17, 60, 0.6


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window: the seats `around` it, and the piles in its middle."""

    around: Around
    card: tuple[int, int]
    large: tuple[int, int]
    draw: Rect
    discard: Rect
    ring: Rect
    stage: Rect
    reading: Rect
    sheet: Rect

    @property
    def unit(self) -> float:
        return self.around.unit


def places(
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False
) -> Places:
    """Lay the table out with the seat `bottom` nearest; `aspect`: a card's width by its height."""
    seated = around(size, seats, bottom, CARD / aspect, LOW, rtl)
    u, box = seated.unit, seated.box
    high = PILE / aspect
    middle = 286
    top = middle - high / 2
    return Places(
        seated,
        (round(CARD * u), round(CARD / aspect * u)),
        (round(LARGE * u), round(LARGE / aspect * u)),
        draw=box(640 - 8 - PILE, top, PILE, high),
        discard=box(640 + 8, top, PILE, high),
        ring=box(640 - RING / 2, middle - RING / 2, RING, RING),
        stage=box(360, 146, 560, 282),
        reading=box(250, 112, 780, 316),
        sheet=box(300, 176, 680, 250),
    )  # fmt: skip


def hand_boxes(found: Places, count: int) -> list[Rect]:
    """Where the cards of the hand at the screen lie, in one row or in two."""
    own = found.around.own_row
    if count <= ONE_ROW:
        return row(own.centerx, own.bottom, found.card, count, own.width)
    wide = round(SMALL * found.unit)
    small = (wide, round(wide * found.card[1] / found.card[0]))
    return two_rows(own, small, count, round(small[1] * SEEN))
