"""Working moves out: worlds that fit the view, played on to the end of the round or a horizon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from game.bots.search import Thoughts, search
from game.cards import Seat
from game.chance import Chance
from game.frantic.cards import (
    COLOURS_OF,
    KIND,
    MIMICRY,
    POINTS,
    SYMBOL,
    TEN_CARDS,
    UNPLAYABLE,
    WISHES,
    Kind,
)
from game.frantic.matching import fitting
from game.frantic.moves import FranticMove
from game.frantic.points import hand_points, with_champ
from game.frantic.rules import FranticState
from game.frantic.steps import AskPlay
from game.frantic.thinking.imagining import imagine
from game.frantic.thinking.policy import KEEN, SHARP, Taste, mood_of, pick, score
from game.frantic.thinking.reading import Reader, tells
from game.frantic.view import FranticView

# How many turns a world is played on, and how many moves at most.
TURNS = 4
HORIZON = 32
# Only those moves are worked out that look best, none that looks so many points worse, and what
# they look like counts a little.
MOST_MOVES = 6
HOPELESS = 12.0
AT_SIGHT = 0.2


@dataclass(frozen=True, slots=True)
class Care:
    """How somebody works moves out.

    `taste` says what looks best; in a world all play sharply, but for a share `anything` of their
    moves, which are any. `reads`: they see in what the others did what these hardly hold.
    """

    taste: Taste = SHARP
    anything: float = 0.05
    reads: bool = False


QUICKLY, CLOSELY = Care(), Care(KEEN, anything=0.0, reads=True)


def ranked(
    state: FranticState, seat: Seat, moves: Sequence[FranticMove], taste: Taste
) -> list[tuple[float, FranticMove]]:
    """All moves with what they seem to be worth, best first."""
    step = state.agenda[0]
    mood = mood_of(state, seat, taste)
    scored = [(score(state, step, seat, move, mood), move) for move in moves]
    return sorted(scored, key=lambda pair: -pair[0])


class Search:
    """Works out the moves of one seat."""

    def __init__(self, view: FranticView, seat: Seat, seed: int, care: Care) -> None:
        self.view, self.seat, self.care = view, seat, care
        self.chance = Chance(seed)
        self.reader = Reader(view, self.chance) if care.reads and tells(view) else None

    def rank(
        self, moves: Sequence[FranticMove], budget: int
    ) -> Thoughts[list[tuple[float, FranticMove]]]:
        """The moves that stay in the race, with what each is worth."""
        at_sight = self.likely(moves)

        def play_out(world: FranticState, move: FranticMove) -> float:
            return at_sight[move] + self.play_on(world, move)[0]

        return (yield from search(list(at_sight), self.sample, play_out, budget))

    def likely(
        self, moves: Sequence[FranticMove], kept: FranticMove | None = None
    ) -> dict[FranticMove, float]:
        """The moves worth a thought, and `kept`, with what their looks count."""
        seeming = ranked(self.sample(), self.seat, moves, self.care.taste)
        best = seeming[0][0]
        return {
            move: AT_SIGHT * seems
            for number, (seems, move) in enumerate(seeming)
            if (number < MOST_MOVES and seems >= best - HOPELESS) or move == kept
        }

    def sample(self) -> FranticState:
        """A world that fits what is seen."""
        chance = Chance(self.chance.bits())
        return imagine(self.view, chance, self.reader.deal(chance) if self.reader else None)

    def play_on(self, world: FranticState, move: FranticMove) -> tuple[float, FranticState]:
        """What comes of a move: how well the seat stands some turns later, and how all stands."""
        state = world.copy()
        chance = Chance(world.chance.seed)
        rounds, turns = len(state.sheet), TURNS
        state.play(move)
        for _ in range(HORIZON):
            if state.outcome is not None or len(state.sheet) > rounds:
                break
            step = state.agenda[0]
            if isinstance(step, AskPlay) and not step.drawn:
                if not turns:
                    break
                turns -= 1
            seat = step.asked[0]
            moves = state.moves(seat)
            anything = len(moves) > 1 and chance.random() < self.care.anything
            state.play(chance.choice(moves) if anything else pick(state, seat, moves))
        return worth(state, self.seat, rounds), state


def worth(state: FranticState, seat: Seat, rounds: int) -> float:
    """The chance to have the lowest total in the end, so that a point more or less counts 1."""
    if not state.options.scores:
        return worth_without_scores(state, seat)
    if state.outcome is not None:
        winners = state.outcome.winners
        chance = (seat in winners) / len(winners)
    else:
        totals = [float(total) for total in state.totals]
        if len(state.sheet) == rounds:
            for other in range(state.seats):
                totals[other] += to_come(state, other)
        chances = [exp((totals[seat] - total) / LUCK) for total in totals]
        chance = 1 / sum(chances)
    return state.seats * LUCK * chance


def to_come(state: FranticState, seat: Seat) -> float:
    """What the round will cost a seat: fitted to 120 000 moments of rounds of such players."""
    hand = state.hands[seat]
    if not hand:
        return 4.0
    count = len(hand)
    near = 1 / max(1, min(len(held) for other, held in enumerate(state.hands) if other != seat))
    light = [card for card in hand if card not in DEAD]
    points = with_champ(hand, sum(POINTS[card] for card in light))
    cost = 18.3 - 7.6 * near + (0.15 + 0.33 * near) * points
    cost += 0.56 * sum(POINTS[card] for card in hand if card in DEAD)
    cost += 2.0 * sum(KIND[card] is Kind.BLACK_NUMBER for card in light)
    cost -= 10.4 * sum(SYMBOL[card] in WISHES or card == MIMICRY for card in light) / count
    cost -= 0.5 * len({colour for card in light for colour in COLOURS_OF[card]})
    cost -= 2.2 * (count == 1)
    if state.to_act()[:1] == (seat,):
        able = fitting(state.requirement, state.bar)
        cost += 0.8 - 2.1 * any(able[card] for card in hand)
    return cost


DEAD = UNPLAYABLE | TEN_CARDS
# How far apart totals must be at the end of a round to count as much as a factor e in chance.
LUCK = 30.0


def worth_without_scores(state: FranticState, seat: Seat) -> float:
    """With one round as the game: to have won it, or to hold little."""
    if state.outcome is not None:
        return 100.0 * (state.persons[seat] in state.outcome.winners)
    counts = [hand_points(state, hand) for hand in state.hands]
    return (sum(counts) - counts[seat]) / (len(counts) - 1) - counts[seat]
