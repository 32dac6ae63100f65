"""Where everything of Frantic lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around

# Widths of cards in units: in the hand at the screen, on the piles, beside them, laid out.
CARD, PILE, SMALL, LAID = 96, 84, 58, 88
TOP = 210


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window: the seats `around` it, and what lies in its middle."""

    around: Around
    card: tuple[int, int]
    small: tuple[int, int]
    laid: tuple[int, int]
    events: Rect
    draw: Rect
    pile: Rect
    badge: Rect
    row: Rect
    lasting: Rect
    stage: Rect
    sheet: Rect
    powers: tuple[Rect, ...]

    def power_box(self, seat: Seat, number: int, count: int) -> Rect:
        """Where a seat's power card of that number lies, of so many."""
        first, step = self.powers[seat], self.powers[seat].width + round(2 * self.unit)
        plate = self.around.plates[seat]
        if first.top > plate.bottom:
            return first.move(round(step * (number - (count - 1) / 2)), 0)
        back = count - 1 if first.right <= plate.left else 0
        return first.move(step * (number - back), 0)

    @property
    def unit(self) -> float:
        return self.around.unit


def places(
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False
) -> Places:
    """Lay the table out with the seat `bottom` nearest; seats are numbered anticlockwise.

    `aspect` is a card's width by its height.
    """
    seated = around(size, seats, bottom, CARD / aspect, rtl, clockwise=False)
    u, box = seated.unit, seated.box

    def card(wide: float) -> tuple[int, int]:
        return round(wide * u), round(wide / aspect * u)

    high = PILE / aspect
    # The own power cards lie over the own plate, those of others beside or under theirs.
    powers = []
    for seat, plate in enumerate(seated.plates):
        spot = Rect(0, 0, *card(30))
        if seat == bottom:
            spot.bottomleft = plate.left, plate.top - round(6 * u)
        elif plate.top < seated.middle[1] - round(180 * u):
            spot.midtop = plate.centerx, seated.hands[seat].bottom
        elif plate.centerx > seated.middle[0]:
            spot.midright = plate.left - round(4 * u), plate.centery
        else:
            spot.midleft = plate.right + round(4 * u), plate.centery
        powers.append(spot)
    return Places(
        seated, card(CARD), card(SMALL), card(LAID),
        events=box(436, TOP + 18, PILE * 0.8, PILE * 0.8 / aspect),
        draw=box(536, TOP, PILE, high),
        pile=box(660, TOP, PILE, high),
        badge=box(776, TOP + 8, 104, 104),
        row=box(400, TOP + high + 22, 480, SMALL / aspect),
        lasting=box(270, 444, 740, 34),
        stage=box(350, 118, 580, 330),
        sheet=box(270, 104, 740, 370),
        powers=tuple(powers),
    )  # fmt: skip
