"""Where everything of Frantic lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around
from scenes.table.fan import row, two_rows

# Widths of cards in units: in the hand at the screen, on the piles, beside them, laid out.
CARD, PILE, SMALL, LAID = 110, 88, 54, 88
TOP = 192
# Above this lie piles, panels and what holds now; below it the table speaks.
LOW = 457
# The room in which cards are laid out, and the space between their rows.
WIDEST, GAP = 740, 10
# A row of cards laid out shows at least this part of each; in so many rows at most.
SEEN, ROWS = 0.42, 3
# How wide the arrows of the direction are.
WAY = 210
# So many power cards lie side by side beside a hand above, and so many rows of them at a side.
ABOVE_POWERS, SIDE_ROWS = 3, 3
# More own cards than this lie in two rows.
MANY = 30


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window: the seats `around` it, and what lies in its middle.

    `way` are the arrows of the direction. `lasting` has room for what holds now in one row,
    `holding` for more of it, with what it means, where no open cards lie (`row`). `stage` is
    where an event is shown, `reading` where a card is read in full.
    """

    around: Around
    card: tuple[int, int]
    small: tuple[int, int]
    laid: tuple[int, int]
    events: Rect
    draw: Rect
    pile: Rect
    way: Rect
    badge: Rect
    row: Rect
    lasting: Rect
    holding: Rect
    stage: Rect
    reading: Rect
    sheet: Rect
    powers: tuple[Rect, ...]
    own_aside: Rect
    aspect: float

    def card_size(self, wide: float) -> tuple[int, int]:
        """Width and height of a card so many units wide."""
        across = round(wide * self.unit)
        return across, round(across / self.aspect)

    def power_box(self, seat: Seat, number: int, count: int) -> Rect:
        """Where a seat's power card of that number lies, of so many.

        Over the own plate and beside the hands above in a row, at the sides two by two; what has
        no room lies closer together.
        """
        first, gap, plate = self.powers[seat], round(2 * self.unit), self.around.plates[seat]
        if first.bottom <= plate.top:
            return first.move(_step(first.width, gap, count, plate.width) * number, 0)
        if first.top >= plate.bottom:
            strip = self._strip(seat, count)
            step = _step(first.width, gap, count, strip.width)
            return Rect((strip.left + step * number, first.top), first.size)
        rows, columns = -(-count // 2), min(2, count)
        most = SIDE_ROWS * (first.height + gap) - gap
        down = _step(first.height, gap, rows, most)
        top = first.centery - (first.height + down * (rows - 1)) // 2
        across = number % 2
        if first.right <= plate.left:
            across -= columns - 1
        return Rect(
            (first.left + across * (first.width + gap), top + number // 2 * down), first.size
        )

    def _strip(self, seat: Seat, count: int) -> Rect:
        """Where so many power cards lie beside the hand of a seat above."""
        first, gap = self.powers[seat], round(2 * self.unit)
        wide = min(count, ABOVE_POWERS) * (first.width + gap) - gap
        return Rect(first.right - wide, first.top, wide, first.height)

    def backs(self, seat: Seat, powers: int) -> Rect:
        """Where the hand of another lies, who has so many power cards."""
        area = self.around.hands[seat].copy()
        if powers and self.powers[seat].top >= self.around.plates[seat].bottom:
            area.width = self._strip(seat, powers).left - round(6 * self.unit) - area.left
        return area

    def laid_out(self, count: int) -> list[Rect]:
        """Where so many cards are laid out in the middle: in several rows if there are many."""
        wide, (x, y) = round(WIDEST * self.unit), self.around.middle
        size, rows = self.laid, 1
        if count * size[0] * SEEN > wide:
            size = self.small
            rows = min(ROWS, max(2, -(-count // int(wide / size[0] / SEEN))))
        gap, each = round(GAP * self.unit), -(-count // rows)
        bottom = y - (rows * (size[1] + gap) - gap) // 2 + size[1]
        return [
            box
            for at in range(rows)
            for box in row(
                x, bottom + at * (size[1] + gap), size, min(each, max(0, count - at * each)), wide
            )
        ]

    def own_hand(self, count: int) -> list[Rect]:
        """Where the cards of the one at the screen lie: in two rows if there are very many."""
        own = self.around.own_row
        if count <= MANY:
            return row(own.centerx, own.bottom, self.card, count, own.width)
        return two_rows(own, self.small, count, own.height - self.small[1])

    @property
    def unit(self) -> float:
        return self.around.unit


def places(
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False
) -> Places:
    """Lay the table out with the seat `bottom` nearest; seats are numbered anticlockwise.

    `aspect` is a card's width by its height.
    """
    seated = around(size, seats, bottom, CARD / aspect, LOW, rtl, clockwise=False)
    u, box = seated.unit, seated.box

    def card(wide: float) -> tuple[int, int]:
        return round(wide * u), round(wide / aspect * u)

    high = PILE / aspect
    # The own power cards lie over the own plate, those of others beside theirs, or beside the
    # hand under it.
    powers = []
    for seat, plate in enumerate(seated.plates):
        spot = Rect(0, 0, *card(40 if seat == bottom else 28))
        if seat == bottom:
            spot.bottomleft = plate.left, plate.top - round(20 * u)
        elif plate.top < seated.middle[1] - round(180 * u):
            spot.topright = seated.hands[seat].right, plate.bottom + round(3 * u)
        elif plate.centerx > seated.middle[0]:
            spot.midright = plate.left - round(4 * u), plate.centery
        else:
            spot.midleft = plate.right + round(4 * u), plate.centery
        powers.append(spot)
    # Between the plates of those who sit at the sides.
    left = 310 if seats > 4 else 262
    own = seated.plates[bottom]
    own_aside = Rect(own.left, own.top - round(133 * u), own.width, round(52 * u))
    return Places(
        seated, card(CARD), card(SMALL), card(LAID),
        events=box(436, TOP + 18, PILE * 0.8, PILE * 0.8 / aspect),
        draw=box(532, TOP, PILE, high),
        pile=box(658, TOP, PILE, high),
        way=box(640 - WAY / 2, TOP - 48, WAY, WAY * 54 / 300),
        badge=box(776, TOP + 8, 104, 104),
        row=box(400, TOP + high + 24, 480, SMALL / aspect),
        lasting=box(left, 420, 1280 - 2 * left, 36),
        holding=box(left, 343, 1280 - 2 * left, 113),
        stage=box(350, 118, 580, 330),
        reading=box(140, 92, 1000, 500),
        sheet=box(270, 150, 740, 304),
        powers=tuple(powers), own_aside=own_aside, aspect=aspect,
    )  # fmt: skip


def _step(long: int, gap: int, count: int, room: int) -> int:
    """From one card to the next: closer if so many so long would need more room."""
    return min(long + gap, (room - long) // max(1, count - 1))
