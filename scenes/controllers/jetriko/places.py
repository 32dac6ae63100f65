"""Where everything of Jetriko lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import around
from scenes.table.hand.two_piles import CARD, LOW, MIDDLE, TwoPiles, two_piles

# Units: how wide a trap is that is revealed, and the size of the arrows round the piles, together
# and each.
LARGE, RING, ARROW = 180, (480, 256), (104, 188)


@dataclass(frozen=True, slots=True)
class Places(TwoPiles):
    """Besides, the ring in which the arrows of the direction lie, and where traps snap."""

    large: tuple[int, int]
    ring: Rect
    stage: Rect

    @property
    def arrows(self) -> tuple[Rect, Rect]:
        """The one at either side of the piles."""
        ring, size = self.ring, [round(side * self.around.unit) for side in ARROW]
        left, right = Rect((0, 0), size), Rect((0, 0), size)
        left.midleft, right.midright = ring.midleft, ring.midright
        return left, right


def places(
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False
) -> Places:
    """Lay the table out with the seat `bottom` nearest; `aspect`: a card's width by its height."""
    seated = around(size, seats, bottom, CARD / aspect, LOW, rtl)
    u, box, piles = seated.unit, seated.box, two_piles(seated, aspect)
    return Places(
        seated, piles.card, piles.draw, piles.discard, piles.reading, piles.sheet,
        large=(round(LARGE * u), round(LARGE / aspect * u)),
        ring=box(640 - RING[0] / 2, MIDDLE - RING[1] / 2, *RING),
        stage=box(360, 146, 560, 282),
    )  # fmt: skip
