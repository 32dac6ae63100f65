"""What tokens were for: a hand is likelier the less it would have gained by covering other boxes.

What a token gains is what one goes by who vetoes at a glance (`hunches`), but added up card by
card, for it is asked of thousands of hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from typing import NamedTuple, TypeAlias

from game.bots.weighing import mean
from game.cards import Card, Seat
from game.nyet.board import (
    FIRST,
    LINES,
    PER_LINE,
    POINTS,
    SUPERTRUMP,
    TRUMP,
    VALUE,
    Box,
    open_boxes,
)
from game.nyet.cards import COLOUR_OF, COLOUR_WORDS, VALUE_OF, Colour
from game.nyet.hunches import CAUGHT, COLOURS, FIRST_WORTH, LOSE, WIN, gains_in_line
from game.nyet.kernel import SUITS, SUPERS, Code, Mask, codes_in
from game.nyet.view import NyetView

# What something adds to the gain of every box that could be covered, token after token: digits of
# one large number, so that gains are added in one addition.
Gains: TypeAlias = int
# The bits of a digit, how many of its units a point has, and the points that keep it above 0.
DIGIT, UNITS, ABOVE_ZERO = 32, 1 << 16, 1 << 15
# Of boxes that are worth the same with every hand two are enough: the best, and the covered one.
IDLE = 2
# The open boxes, line by line.
Board: TypeAlias = Sequence[Sequence[Box]]


class Case(NamedTuple):
    """What is so for a colour if a box stays open.

    How often it is trump and how often supertrump; the weights of an estimate times the points,
    and the points.
    """

    trump: float
    supertrump: float
    weights: Sequence[float]
    points: float


class Choice(NamedTuple):
    """Where the gains of one token begin and end, and which of them it had."""

    start: int
    stop: int
    had: int


class Motives:
    """What one seat may have covered boxes for."""

    def __init__(self, view: NyetView, seat: Seat, card_of: Mapping[Code, Card]) -> None:
        self.card_of, self.seats = card_of, len(view.counts)
        self.choices: list[Choice] = []
        boards: list[Board] = []
        first: list[float] = []
        for number, token in enumerate(view.tokens):
            if token.seat == seat:
                covered = view.covered.difference(later.box for later in view.tokens[number:])
                board = [open_boxes(line, covered, view.options.no_trump) for line in LINES]
                own = [2 * FIRST_WORTH * (box == view.characters[seat]) for box in board[FIRST]]
                idle = dict(zip(board[FIRST], gains_in_line(own), strict=True))
                boxes = [box for line in board[TRUMP:] for box in line]
                start, stop = len(first), len(first) + len(boxes) + IDLE
                had = start + boxes.index(token.box) if token.box in boxes else stop - 1
                boards.append(board)
                self.choices.append(Choice(start, stop, had))
                first += [*[0.0] * len(boxes), max(idle.values()), idle.get(token.box, 0.0)]
        colours = range(len(COLOUR_WORDS))
        self.cases = [[cases_of(board, one, self.seats) for board in boards] for one in colours]
        self.short = [self.gains(colour, of_shortness) for colour in colours]
        fair = CAUGHT[self.seats] / self.seats
        # Start and points are the same whatever the colour.
        fairly = self.gains(0, lambda case: case.weights[0] - fair * case.points)
        self.empty = packed([ABOVE_ZERO + gain for gain in first]) + fairly + sum(self.short)
        self.digits = Struct(f"<{len(first)}I")
        self.of_suit: list[dict[Mask, Gains]] = [{} for _ in range(SUITS)]
        self.of_card: dict[Card, Gains] = {}

    def regret(self, hand: Sequence[Mask]) -> float:
        """How many points more other tokens would have gained with this hand."""
        number = self.empty + sum(map(self.by_suit, range(SUITS), hand))
        gains = self.digits.unpack(number.to_bytes(self.digits.size, "little"))
        lost: int = sum(max(gains[start:stop]) - gains[had] for start, stop, had in self.choices)
        return lost / UNITS

    def by_suit(self, suit: int, mask: Mask) -> Gains:
        """What cards of one suit add; whoever has such is not short of it.

        Whether 1s alone count as such goes by the supertrump that came about.
        """
        known = self.of_suit[suit]
        if mask not in known:
            gains = sum(self.by_card(self.card_of[code]) for code in codes_in(mask, suit))
            if mask & ~SUPERS and suit < len(self.short):
                gains -= self.short[suit]
            known[mask] = gains
        return known[mask]

    def by_card(self, card: Card) -> Gains:
        """What a card adds."""
        if card not in self.of_card:
            highest = 10 if self.seats == 3 else 13
            self.of_card[card] = self.gains(
                COLOUR_OF[card], lambda case: of_card(card, highest, case)
            )
        return self.of_card[card]

    def gains(self, colour: Colour, worth: Callable[[Case], float]) -> Gains:
        """What something of that colour adds, if it adds so much to the worth of boxes."""
        found: list[float] = []
        for cases in self.cases[colour]:
            for line in cases:
                found += gains_in_line(list(map(worth, line)))
            found += [0.0] * IDLE
        return packed(found)


def cases_of(board: Board, colour: Colour, seats: int) -> list[list[Case]]:
    """For trump, supertrump and value by box what is so if it stays open."""
    trumps, supers = (
        [float(COLOURS[box % PER_LINE] == colour) for box in board[line]]
        for line in (TRUMP, SUPERTRUMP)
    )
    points = [float(POINTS[box % PER_LINE]) for box in board[VALUE]]
    weights = [[value * by for by in (WIN if value > 0 else LOSE)[seats]] for value in points]
    trump, supertrump, value = mean(trumps), mean(supers), mean(points)
    by = [mean(each) for each in zip(*weights, strict=True)]
    return [
        [Case(is_trump, supertrump, by, value) for is_trump in trumps],
        [Case(trump, is_super, by, value) for is_super in supers],
        [Case(trump, supertrump, own, one) for own, one in zip(weights, points, strict=True)],
    ]


def of_card(card: Card, highest: int, case: Case) -> float:
    """What a card adds to an estimate, as in `hunches.estimate`."""
    trump, supertrump, weights, _ = case
    _, a_super, a_trump, rank, high, one, _ = weights
    value = VALUE_OF[card]
    as_trump = trump * (a_trump + rank * value * 13 / highest)
    if value > 1:
        return as_trump + (1 - trump) * high * max(value - highest + 4, 0)
    return supertrump * a_super + (1 - supertrump) * (as_trump + (1 - trump) * one)


def of_shortness(case: Case) -> float:
    """What it adds to hold nothing of a colour."""
    return (1 - case.trump) * case.weights[-1]


def packed(gains: Sequence[float]) -> Gains:
    """Gains in points, as digits of one number."""
    return sum(round(gain * UNITS) << DIGIT * at for at, gain in enumerate(gains))
