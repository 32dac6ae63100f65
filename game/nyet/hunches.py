"""What a player who does not calculate goes by: vetoes, teams and discards at a glance.

All of it rests on one estimate: what a hand will catch under given terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeVar

from game.cards import NOBODY, Card, Seat
from game.nyet.board import (
    BOX,
    LINES,
    PER_LINE,
    POINTS,
    Box,
    Terms,
    open_boxes,
)
from game.nyet.cards import COLOUR_OF, NONE, VALUE_OF
from game.nyet.discards import pick_out
from game.nyet.scoring import gains_of
from game.nyet.teams import arrangements, smaller_team
from game.nyet.view import NyetView

T = TypeVar("T")

# What a hand catches: a start, and so much for each supertrump, trump, point of a trump's rank,
# point of a high plain card's rank, plain 1, empty plain colour. Least squares over games of
# `policy` against itself, by number of players, for positive values and for -2.
WIN = {
    2: (5.9, 0.87, 0.22, 0.06, 0.17, -0.47, -0.37),
    3: (-1.1, 1.61, 0.52, 0.09, 0.29, -0.2, 0.23),
    4: (-1.38, 1.56, 0.52, 0.07, 0.27, -0.08, 0.73),
    5: (-1.04, 1.53, 0.37, 0.07, 0.22, -0.04, 0.85),
}
LOSE = {
    2: (9.07, 0.63, -0.47, 0.13, 0.14, -1.05, -2.05),
    3: (5.97, 0.83, -0.69, 0.15, 0.22, -0.98, -2.01),
    4: (3.53, 1.11, -0.49, 0.13, 0.21, -0.87, -1.69),
    5: (1.46, 1.21, -0.23, 0.1, 0.21, -0.53, -1.21),
}
# Tricks and loot of a round, by number of players.
CAUGHT = {2: 18.5, 3: 21.0, 4: 20.0, 5: 17.0}
# What it is worth to be first player, and how much a token tells of a hand, in catches.
FIRST_WORTH = 1.0
HINT = {"points-1": 0.5, "points-minus-2": 0.5, "points-3": -0.4, "points-4": -0.5}
COLOURS = (0, 1, 2, 3, NONE)


def estimate(hand: Sequence[Card], terms: Terms, seats: int) -> float:
    """About what a hand will catch, in tricks and loot."""
    start, a_super, a_trump, rank, high, one, void = (WIN if terms.value > 0 else LOSE)[seats]
    highest = 10 if seats == 3 else 13
    worth, trump, supertrump = start, terms.trump, terms.supertrump
    held = 0
    for card in hand:
        colour, value = COLOUR_OF[card], VALUE_OF[card]
        if value == 1 and colour == supertrump:
            worth += a_super
        elif colour == trump:
            worth += a_trump + rank * value * 13 / highest
        else:
            held |= 1 << colour
            if value == 1:
                worth += one
            elif value > highest - 4:
                worth += high * (value - highest + 4)
    plain = 4 if trump == NONE else 3
    return worth + void * (plain - held.bit_count())


def worths_of_boxes(view: NyetView) -> dict[Box, float]:
    """What it is worth, in points, that a box stays open: over all terms still possible."""
    seats, seat = len(view.counts), view.seat
    assert seat is not None
    no_trump = view.options.no_trump
    left = [open_boxes(line, view.covered, no_trump) for line in LINES]
    points: dict[Box, list[float]] = {box: [] for line in left for box in line}
    fair = CAUGHT[seats] / seats
    for trump, supertrump, value in product(*left[2:]):
        terms = Terms(
            seat,
            "keep",
            COLOURS[trump % PER_LINE],
            COLOURS[supertrump % PER_LINE],
            POINTS[value % PER_LINE],
        )
        gain = (estimate(view.hand, terms, seats) - fair) * terms.value
        for box in (trump, supertrump, value):
            points[box].append(gain)
    worths = {box: sum(gains) / len(gains) for box, gains in points.items() if gains}
    worths |= dict.fromkeys((*left[0], *left[1]), 0.0)
    worths[view.characters[seat]] = FIRST_WORTH * 2
    return worths


def veto_gains(worths: dict[Box, float], view: NyetView) -> dict[Box, float]:
    """What covering each box is worth: by how much the rest of its line is better without it."""
    gains: dict[Box, float] = {}
    for line in LINES:
        boxes = open_boxes(line, view.covered, view.options.no_trump)
        if len(boxes) > 1:
            gained = gains_in_line([worths[box] for box in boxes])
            gains |= dict(zip(boxes, gained, strict=True))
    return gains


def gains_in_line(worths: Sequence[float]) -> list[float]:
    """What covering each open box of a line brings; nothing where only one is left."""
    mean, others = sum(worths) / len(worths), max(len(worths) - 1, 1)
    return [(mean - worth) / others for worth in worths]


def hints(view: NyetView) -> list[float]:
    """By seat: what its tokens tell of its hand (none with O-5)."""
    told = [0.0] * len(view.counts)
    words = {BOX[word]: worth for word, worth in HINT.items()}
    for token in view.tokens:
        if token.seat != NOBODY:
            told[token.seat] += words.get(token.box, 0.0)
    return told


def strengths(view: NyetView, terms: Terms) -> list[float]:
    """By seat: about what it will catch; of others only what their tokens tell."""
    seats = len(view.counts)
    assert view.seat is not None
    own = estimate(view.hand, terms, seats)
    others = (CAUGHT[seats] - own) / (seats - 1)
    found = [others + hint for hint in hints(view)]
    found[view.seat] = own
    return found


def partner_worths(
    first: Seat, caught: Sequence[float], terms: Terms, view: NyetView
) -> dict[tuple[Seat, ...], float]:
    """What every choice of partners is worth to the first player, as far as these catches tell."""
    worths = {}
    for partners in arrangements(len(caught), first):
        teams = teams_of(len(caught), first, partners)
        worths[partners] = max(holder_worths(first, teams, caught, terms, view).values())
    return worths


def holder_worths(
    first: Seat, teams: tuple[int, ...], caught: Sequence[float], terms: Terms, view: NyetView
) -> dict[Seat, float]:
    """What it is worth to the first player who of the smaller team holds the Bonus card."""
    return {
        bonus: lead_over_others(teams, bonus, first, caught, terms, view)
        for bonus in bonus_choices(teams, view)
    }


def teams_of(seats: int, first: Seat, partners: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(int(seat != first and seat not in partners) for seat in range(seats))


def bonus_choices(teams: tuple[int, ...], view: NyetView) -> tuple[Seat, ...]:
    """Who may hold the Bonus card under these teams; `NOBODY` where there is none."""
    return (NOBODY,) if view.options.bonus == "team" else smaller_team(teams) or (NOBODY,)


def lead_over_others(
    teams: tuple[int, ...],
    bonus: Seat,
    seat: Seat,
    caught: Sequence[float],
    terms: Terms,
    view: NyetView,
) -> float:
    """By how many points `seat` beats the mean of the others if all catch so much.

    Among equals it favours a partner who is behind.
    """
    rounded = tuple(round(100 * catch) for catch in caught)
    gains = gains_of(rounded, teams, bonus, terms.value, view.options)
    behind = sum(view.scores[who] * gain for who, gain in enumerate(gains) if who != seat) / 1e5
    return margin(gains, seat) / 100 - behind


def margin(gains: Sequence[float], seat: Seat) -> float:
    """What a seat gains more than the others do on average."""
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def after(hand: Sequence[Card], terms: Terms, seats: int) -> Callable[[tuple[Card, ...]], float]:
    """How good the hand is without some of its cards."""
    sign = 1 if terms.value > 0 else -1

    def worth(cards: tuple[Card, ...]) -> float:
        gone = pick_out(list(hand), cards)
        left = [card for card in hand if card not in gone]
        short = sum(COLOUR_OF[other] == COLOUR_OF[card] for card in cards for other in left)
        low = sum(VALUE_OF[card] for card in cards)
        return sign * (estimate(left, terms, seats) - low / 100) - short / 20

    return worth
