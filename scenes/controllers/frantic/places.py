"""Where everything of Frantic lies: pure functions of the window's size and the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.cards import Seat
from scenes.table.around import Around, around
from scenes.table.fan import row, two_rows
from scenes.table.hand.answers import ASKED_HIGH, EDGE, RIM
from scenes.table.targets import FINGER

# Widths of cards in units: in the hand at the screen, beside the piles, laid out, and in a hand in
# two rows.
CARD, SMALL, LAID, IN_TWO = 110, 54, 80, 72
# Above this lie piles, panels and what holds now; below it the table speaks.
LOW = 457
# The space between two things.
GAP = 10
# Cards laid out are as wide as may be (units), in rows of which there are so many at most: if at
# least these parts of the width and height of each are seen, and enough for a finger.
LAID_WIDE, MOST_ROWS, SEEN = (LAID, 66, SMALL, 46, 40), 12, (0.42, 0.3)
# From where they are spread over the piles, as far as the badge, if they have no room below these.
SPREAD = 150
# Between the piles and the hand lies what holds, and, while it is open, what is asked.
HOLDS, ASKED = 342, (347, 530)
# How large the ring of light round a pile is, where the pile is so wide.
RING, IN_RING = (310, 400), 210
# How wide and high the arrows of the direction are, one at either side of the piles; how large
# the signs are of what holds, and how high all together, while something is asked; how near all of
# this is to what it is beside.
BOW, SIGNS, CLOSE = (28, 186), (30, 186), 6
# So many power cards lie side by side beside a hand above, and so many rows of them at a side.
ABOVE_POWERS, SIDE_ROWS = 3, 3
# The score sheet lies below the open hands of who sits above and over where the table speaks; with
# so many seats it begins so far from the left, else at 310: between the power cards at the sides.
SHEET, ACROSS = (180, 454), {2: 262, 3: 360}
# Of each own card at least this part is seen, and enough for a finger: else they lie in two rows.
SEEN_IN_HAND = 0.28


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


# They never move: below them is room for what holds, for open cards, and for what is asked.
LIE = Middle(100, 166, events=386, draw=482, discard=622, badge=758, badge_wide=98)


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window: the seats `around` it, and what lies in its middle.

    `ways` are the arrows of the direction at either side of the piles. `lasting` has room for
    what holds now in one row, `holding` for more of it, with what it means, where no open cards
    lie (`row`). `stage` is where an event is shown, `reading` where a card is read in full. In
    `asking` stands what is asked on a panel, below the piles and above the hand; then what holds
    is seen by its `signs`. In `spread` lies a whole pile that is chosen from.
    """

    around: Around
    card: tuple[int, int]
    small: tuple[int, int]
    events: Rect
    draw: Rect
    pile: Rect
    ways: tuple[Rect, Rect]
    badge: Rect
    asking: Rect
    spread: Rect
    signs: Rect
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

    def above(self, seat: Seat) -> bool:
        """Whether the piles lie close below that seat."""
        return self.powers[seat].top >= self.around.plates[seat].bottom

    def power_box(self, seat: Seat, number: int, count: int) -> Rect:
        """Where a seat's power card of that number lies, of so many.

        Over the own plate and beside the hands above in a row, at the sides two by two; what has
        no room lies closer together.
        """
        first, gap, plate = self.powers[seat], round(2 * self.unit), self.around.plates[seat]
        if first.bottom <= plate.top:
            return first.move(_step(first.width, gap, count, plate.width) * number, 0)
        if self.above(seat):
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
        if powers and self.above(seat):
            area.width = self._strip(seat, powers).left - round(6 * self.unit) - area.left
        return area

    @property
    def answers(self) -> Rect:
        """The part of `asking` over the question: answers stand there, and cards lie there."""
        return self._above_the_question(self.asking)

    def _above_the_question(self, room: Rect) -> Rect:
        area = room.inflate(*(-round(EDGE * self.unit),) * 2)
        area.height -= round((ASKED_HIGH - RIM) * self.unit)
        return area

    def laid_on(self, count: int) -> Rect:
        """Where so many cards are laid out, with the question: over the piles if there are many.

        What must be played next is still seen, and what holds.
        """
        return self._room_for(count)[0]

    def _room_for(self, count: int) -> tuple[Rect, tuple[float, float, int]]:
        """That room, and how the cards lie best in it."""
        below = self._spread(count, self.asking)
        if below[0] >= 1:
            return self.asking, below
        return self.spread, self._spread(count, self.spread)

    def laid_out(self, count: int) -> list[Rect]:
        """Where so many cards are laid out over the question: in several rows if there are many."""
        room, (_, wide, rows) = self._room_for(count)
        area = self._above_the_question(room)
        size, each = self.card_size(wide), -(-count // rows)
        down = self._down(area, size, rows)
        return [
            box
            for at in range(rows)
            for box in row(
                area.centerx, area.bottom - round((rows - 1 - at) * down), size,
                min(each, max(0, count - at * each)), area.width,
            )
        ]  # fmt: skip

    def _spread(self, count: int, room: Rect) -> tuple[float, float, int]:
        """How so many cards lie best in that room: how wide (units), and in how many rows.

        Before that how much is seen of each; 1 is enough, for the eye and for a finger.
        """
        area = self._above_the_question(room)

        def seen(wide: float, rows: int) -> float:
            size, each = self.card_size(wide), -(-count // rows)
            parts = (min(size[0], (area.width - size[0]) / max(1, each - 1)),
                     min(size[1], self._down(area, size, rows)))  # fmt: skip
            needed = (max(FINGER, size[n] * SEEN[n]) for n in (0, 1))
            return min(1.0, *(part / need for part, need in zip(parts, needed, strict=True)))

        ways = ((seen(wide, rows), wide, rows) for wide in LAID_WIDE
                for rows in range(1, MOST_ROWS + 1))  # fmt: skip
        return max(ways, key=lambda way: (way[0], way[1], -way[2]))

    def _down(self, area: Rect, size: tuple[int, int], rows: int) -> float:
        """How far it is from one row of cards laid out to the next."""
        return min(size[1] + round(GAP * self.unit / 2), (area.height - size[1]) / max(1, rows - 1))

    def own_hand(self, count: int) -> list[Rect]:
        """Where the cards of the one at the screen lie: in two rows if there are many."""
        own, wide = self.around.own_row, self.card[0]
        if wide + (count - 1) * max(FINGER, wide * SEEN_IN_HAND) <= own.width:
            return row(own.centerx, own.bottom, self.card, count, own.width)
        smaller = self.card_size(IN_TWO)
        return two_rows(own, smaller, count, own.height - smaller[1])

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

    lie, high = LIE, LIE.pile / aspect
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
    across = ACROSS.get(seats, 310)
    own = seated.plates[bottom]
    own_aside = Rect(own.left, own.top - round(133 * u), own.width, round(52 * u))
    return Places(
        seated, card(CARD), card(SMALL),
        events=box(lie.events, lie.top + high * 0.14, lie.pile * 0.8, high * 0.8),
        draw=box(lie.draw, lie.top, lie.pile, high),
        pile=box(lie.discard, lie.top, lie.pile, high),
        ways=_ways(box, high),
        badge=box(lie.badge, lie.top + (high - lie.badge_wide) / 2, *(lie.badge_wide,) * 2),
        asking=box(left, ASKED[0], 1280 - 2 * left, ASKED[1] - ASKED[0]),
        spread=box(across, SPREAD, lie.badge - GAP - across, ASKED[1] - SPREAD),
        signs=box(lie.badge + lie.badge_wide + 2 * CLOSE + BOW[0],
                  lie.top + high / 2 - SIGNS[1] / 2, *SIGNS),
        row=box(400, HOLDS, 480, SMALL / aspect),
        lasting=box(left, 420, 1280 - 2 * left, 36),
        holding=box(left, HOLDS + 1, 1280 - 2 * left, 113),
        stage=box(350, 118, 580, 330),
        reading=box(140, 92, 1000, 500),
        sheet=box(across, SHEET[0], 1280 - 2 * across, SHEET[1] - SHEET[0]),
        powers=tuple(powers), own_aside=own_aside, aspect=aspect,
    )  # fmt: skip


def _ways(box: Callable[..., Rect], high: float) -> tuple[Rect, Rect]:
    """The arrows of the direction, from either side round the piles."""
    top, right = LIE.top + (high - BOW[1]) / 2, LIE.badge + LIE.badge_wide + CLOSE
    return box(LIE.events - CLOSE - BOW[0], top, *BOW), box(right, top, *BOW)


def _step(long: int, gap: int, count: int, room: int) -> int:
    """From one card to the next: closer if so many so long would need more room."""
    return min(long + gap, (room - long) // max(1, count - 1))
