"""Where everything of Frantic lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around
from scenes.table.fan import row, two_rows

# Widths of cards in units: in the hand at the screen, beside the piles, laid out.
CARD, SMALL, LAID = 110, 54, 88
# Above this lie piles, panels and what holds now; below it the table speaks.
LOW = 457
# The room in which cards are laid out, and the space between their rows.
WIDEST, GAP = 740, 10
# A row of cards laid out shows at least this part of each; in so many rows at most.
SEEN, ROWS = 0.42, 3
# Below the hands of those who sit above, something can be asked; below this lies what holds.
ASKED, HOLDS = 146, 342
# How large the ring of light round a pile is, where the pile is so wide.
RING, IN_RING = (310, 400), 210
# How wide and high the arrows of the direction are: over the piles, or at either side of them.
WAY, BOW = (210, 38), (37, 250)
# So many power cards lie side by side beside a hand above, and so many rows of them at a side.
ABOVE_POWERS, SIDE_ROWS = 3, 3
# More own cards than this lie in two rows.
MANY = 30


@dataclass(frozen=True, slots=True)
class Middle:
    """How the piles lie (units): how wide, from where, and the left edges of all that is there."""

    pile: float
    top: float
    events: float
    draw: float
    discard: float
    badge: float
    badge_wide: float


# The piles with room below them for what holds, and where nothing holds but what is done now.
ABOVE, ROOMY = (
    Middle(88, 192, events=436, draw=532, discard=658, badge=776, badge_wide=104),
    Middle(130, 184, events=352, draw=474, discard=648, badge=822, badge_wide=108),
)


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window: the seats `around` it, and what lies in its middle.

    `roomy`: the piles have the room in which else lies what holds. `ways` are the arrows of the
    direction, over the piles or at their sides. `lasting` has room for what holds now in one row,
    `holding` for more of it, with what it means, where no open cards lie (`row`). `stage` is
    where an event is shown, `reading` where a card is read in full. Beside the pile, and above what
    holds, is the room for `asking` what one wishes.
    """

    around: Around
    card: tuple[int, int]
    small: tuple[int, int]
    laid: tuple[int, int]
    events: Rect
    draw: Rect
    pile: Rect
    ways: tuple[Rect, ...]
    badge: Rect
    asking: Rect
    row: Rect
    lasting: Rect
    holding: Rect
    stage: Rect
    reading: Rect
    sheet: Rect
    powers: tuple[Rect, ...]
    own_aside: Rect
    aspect: float
    roomy: bool

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
    size: tuple[int, int], seats: int, bottom: Seat, aspect: float, rtl: bool = False,
    roomy: bool = False,
) -> Places:  # fmt: skip
    """Lay the table out with the seat `bottom` nearest; seats are numbered anticlockwise.

    `aspect` is a card's width by its height.
    """
    seated = around(size, seats, bottom, CARD / aspect, LOW, rtl, clockwise=False)
    u, box = seated.unit, seated.box

    def card(wide: float) -> tuple[int, int]:
        return round(wide * u), round(wide / aspect * u)

    lie = ROOMY if roomy else ABOVE
    high = lie.pile / aspect
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
    asked = box(left, ASKED, lie.discard - lie.pile * (RING[0] / IN_RING - 1) / 2 - GAP - left,
                (LOW if roomy else HOLDS) - ASKED)
    beside = [one.right for one in (*seated.plates, *seated.hands)
              if one.right < asked.centerx and one.bottom > asked.top]  # fmt: skip
    edge = max([asked.left, *(right + round(GAP * u) for right in beside)])
    own = seated.plates[bottom]
    own_aside = Rect(own.left, own.top - round(133 * u), own.width, round(52 * u))
    return Places(
        seated, card(CARD), card(SMALL), card(LAID),
        events=box(lie.events, lie.top + high * 0.14, lie.pile * 0.8, high * 0.8),
        draw=box(lie.draw, lie.top, lie.pile, high),
        pile=box(lie.discard, lie.top, lie.pile, high),
        ways=_ways(lie, box, high),
        badge=box(lie.badge, lie.top + (high - lie.badge_wide) / 2, *(lie.badge_wide,) * 2),
        asking=Rect(edge, asked.top, asked.right - edge, asked.height),
        row=box(400, HOLDS, 480, SMALL / aspect),
        lasting=box(left, 420, 1280 - 2 * left, 36),
        holding=box(left, HOLDS + 1, 1280 - 2 * left, 113),
        stage=box(350, 118, 580, 330),
        reading=box(140, 92, 1000, 500),
        sheet=box(270, 150, 740, 304),
        powers=tuple(powers), own_aside=own_aside, aspect=aspect, roomy=roomy,
    )  # fmt: skip


def _ways(lie: Middle, box: Callable[..., Rect], high: float) -> tuple[Rect, ...]:
    """The arrows of the direction: over the piles, or from either side round them."""
    if lie is ABOVE:
        return (box(640 - WAY[0] / 2, lie.top - 48, *WAY),)
    top = lie.top + (high - BOW[1]) / 2
    right = lie.badge + lie.badge_wide + GAP
    return box(lie.events - GAP - BOW[0], top, *BOW), box(right, top, *BOW)


def _step(long: int, gap: int, count: int, room: int) -> int:
    """From one card to the next: closer if so many so long would need more room."""
    return min(long + gap, (room - long) // max(1, count - 1))
