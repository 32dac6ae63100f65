"""Where seats sit round a table with piles in its middle: pure functions of the window's size.

Seats go clockwise from the one at the bottom. The corners above are left to the buttons and to
the hints; what is written lies on the other side where one reads from right to left.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.layout import Design

Point = tuple[int, int]

PLATE = (196, 62)
# Of the others, clockwise from the left of the one at the bottom: the middles of their plates.
OTHERS: dict[int, tuple[Point, ...]] = {
    2: ((640, 70),),
    3: ((190, 180), (1090, 180)),
    4: ((138, 270), (640, 70), (1142, 270)),
    5: ((138, 320), (442, 70), (838, 70), (1142, 320)),
    6: ((138, 400), (138, 210), (640, 70), (1142, 210), (1142, 400)),
    7: ((138, 410), (138, 220), (442, 70), (838, 70), (1142, 220), (1142, 410)),
    8: ((138, 420), (138, 230), (442, 70), (640, 70), (838, 70), (1142, 230), (1142, 420)),
}
OWN = (40, 630)
HAND = (256, 768)
BACK = 34
# A card that is raised needs so much room above the hand.
RAISED = 15


@dataclass(frozen=True, slots=True)
class Around:
    """The seats of one window. `plates` and `hands` (where backs lie) are by seat."""

    size: tuple[int, int]
    unit: float
    plates: tuple[Rect, ...]
    hands: tuple[Rect, ...]
    own_row: Rect
    zone: Rect
    buttons: tuple[Rect, ...]
    middle: Point

    def box(self, x: float, y: float, wide: float, high: float) -> Rect:
        """A box of the 1280x720 design in pixels."""
        return Design(self.size).box(x, y, wide, high)


def around(
    size: tuple[int, int], seats: int, bottom: Seat, card_high: float, low: float,
    rtl: bool = False, clockwise: bool = True,
) -> Around:  # fmt: skip
    """Lay the seats out with `bottom` nearest; its cards are `card_high` units high.

    Between what ends `low` units from the top and those cards is the `zone` where the table
    speaks. `clockwise`: that way round the seats are numbered.
    """
    design = Design(size, rtl)
    box, written = design.box, design.written
    wide, high = PLATE
    plates, hands = [], []
    for seat in range(seats):
        at = (seat - bottom if clockwise else bottom - seat) % seats
        if at == 0:
            plates.append(written(*OWN, *PLATE))
            hands.append(box(HAND[0], 692 - card_high, HAND[1], card_high))
        else:
            x, y = OTHERS[seats][at - 1]
            plates.append(box(x - wide / 2, y - high / 2, wide, high))
            hands.append(box(x - wide / 2 + 8, y + high / 2 - 6, wide - 16, 48))
    return Around(
        size,
        design.unit,
        tuple(plates),
        tuple(hands),
        own_row=box(HAND[0], 692 - card_high, HAND[1], card_high),
        zone=box(HAND[0], low, HAND[1], 692 - card_high - RAISED - low),
        buttons=tuple(written(1044, 640 - 56 * n, 196, 46) for n in range(3)),
        middle=box(640, 284, 0, 0).topleft,
    )
