"""Where everything of Jetriko lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around

# Widths of cards in units: in the hand at the screen, on the piles, of a trap that is revealed.
CARD, PILE, LARGE = 96, 92, 170
RING = 276


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
    sheet: Rect

    @property
    def unit(self) -> float:
        return self.around.unit


def places(
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False
) -> Places:
    """Lay the table out with the seat `bottom` nearest; `aspect`: a card's width by its height."""
    seated = around(size, seats, bottom, CARD / aspect, rtl)
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
        stage=box(380, 106, 520, 330),
        sheet=box(300, 110, 680, 330),
    )  # fmt: skip
