"""What a player who calculates does: the best few choices tried out in layouts that may be.

Of many choices only those that look best are tried, and of choices that are alike only one: an
unknown card is as good as the other. A world is a layout of the enemy's cards as `Belief` has
it, in which both sides play on for a few turns; the worth of a move is how likely it wins then.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search import Thoughts, search
from game.cards import HIDDEN
from game.chance import Chance
from game.stratego.beliefs import Belief, Luck, lucky, shuffle
from game.stratego.cards import GAP, RANK_OF, SPY, Rank
from game.stratego.hunches import Ranked, worths
from game.stratego.kernel import PLACED, Duel
from game.stratego.moves import (
    Attack,
    Fill,
    Lay,
    Regroup,
    ScoutLook,
    SpyLook,
    StrategoMove,
)
from game.stratego.view import StrategoView

# How many attacks, fills and lines are tried.
ATTACKS, FILLS, LINES = 6, 4, 6
# For how many turns both play on before the position is judged.
TURNS = 4
# What a hunch of one card's worth counts in wins, and the most a hunch may count. It steadies
# what chance worlds say, and knows what they do not: that information is worth something.
HUNCH, MOST_HUNCH = 0.035, 15.0


class Search:
    """One seat thinking about one view."""

    def __init__(self, view: StrategoView, seed: int, weighing: bool) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.belief = Belief(view, weighing)
        self.chance = Chance(seed)
        self.luck = lucky(self.chance.bits())
        self.limit = view.options.draw_count
        self.hunches: dict[StrategoMove, float] = {}

    def rank(self, moves: Sequence[StrategoMove], budget: int) -> Thoughts[Ranked]:
        """The moves still in the race after a search, best first, with what each wins.

        Of several best ones only that which looks best is among them: where all seems won, or
        lost, it is the one with which least can still go wrong.
        """
        chosen = self.candidates(moves)
        found = yield from search(chosen, self.sample, self.play_out, budget)
        most, _ = found[0]
        return [found[0], *(one for one in found if one[0] < most)]

    def candidates(self, moves: Sequence[StrategoMove]) -> list[StrategoMove]:
        """The few choices worth trying."""
        ranked = sorted(worths(self.view, moves, self.belief), key=lambda one: -one[0])
        match moves[0]:
            case Lay():
                return self.different(ranked, LINES)
            case Fill():
                return self.different(ranked, FILLS)
        self.hunches = {move: HUNCH * min(worth, MOST_HUNCH) for worth, move in ranked}
        attacks = [one for one in ranked if isinstance(one[1], Attack)]
        looks = [move for _, move in ranked if isinstance(move, ScoutLook)][:1]
        others = [move for _, move in ranked if not isinstance(move, Attack | ScoutLook)]
        return [*self.different(attacks, ATTACKS), *looks, *others]

    def different(self, ranked: Ranked, count: int) -> list[StrategoMove]:
        """The first so many that are not alike."""
        found: dict[object, StrategoMove] = {}
        for _, move in ranked:
            found.setdefault(self.kind_of(move), move)
            if len(found) == count:
                break
        return list(found.values())

    def kind_of(self, move: StrategoMove) -> object:
        """What is the same for choices that are alike."""
        view = self.view
        if isinstance(move, Attack):
            enemy = view.enemy
            rank = RANK_OF[view.lines[self.seat][move.slot]]
            own = (rank, view.known[self.seat][move.slot])
            known = view.known[enemy][move.target]
            told = tuple(tale[0][move.target] for tale, _ in self.belief.tales)
            age = min(self.belief.ages[move.target], 6) // 2 if known == HIDDEN else 0
            return own, known, told, age
        assert isinstance(move, Fill | Lay)
        return tuple(sorted(move.line))

    def sample(self) -> tuple[Duel, int]:
        """A duel that may be, and the luck of its playing out."""
        return self.belief.world(self.luck), self.chance.bits()

    def play_out(self, world: tuple[Duel, int], move: StrategoMove) -> float:
        """How a duel ends after a move: 1 for a win, and what a hunch adds."""
        duel, luck = self.made(world, move)
        return self.play_on(duel, luck, move) + self.hunches.get(move, 0.0)

    def made(self, world: tuple[Duel, int], move: StrategoMove) -> tuple[Duel, Luck]:
        """A duel after the move, and the luck of what follows."""
        start, seed = world
        duel, luck = start.copy(), lucky(seed)
        make(duel, move, luck)
        return duel, luck

    def play_on(self, duel: Duel, luck: Luck, move: StrategoMove) -> float:
        """How likely the seat wins some turns after that move."""
        if self.view.phase == "setup":
            self.begin(duel, luck)
        if duel.winner is None:
            if not isinstance(move, Fill):
                duel.fill(luck)
            duel.end_turn(self.limit)
        won = duel.play_out(luck, self.limit, TURNS)
        return won if self.seat == 0 else 1.0 - won

    def begin(self, duel: Duel, luck: Luck) -> None:
        """The enemy lays a line too, if none lies yet; then Red is to move."""
        duel.turn = self.view.enemy
        duel.fill(luck)
        duel.turn = 1 - self.view.red


def make(duel: Duel, move: StrategoMove, luck: Luck) -> None:
    """Make a move in a duel."""
    match move:
        case Attack(slot=slot, target=target):
            duel.attack(slot, target)
        case ScoutLook(slot=slot, targets=targets):
            duel.look(slot, targets)
        case SpyLook():
            duel.look(duel.lines[duel.turn].index(SPY), ())
        case Regroup():
            regroup(duel, luck)
        case Fill(line=line) | Lay(line=line):
            place(duel, line)


def place(duel: Duel, line: tuple[Rank, ...]) -> None:
    """Put these cards from the hand into the line."""
    mine, hand = duel.lines[duel.turn], duel.hands[duel.turn]
    for slot, rank in enumerate(line):
        if rank != GAP:
            mine[slot] = rank
            hand.remove(rank)


def regroup(duel: Duel, luck: Luck) -> None:
    """Shuffle all the side has in play and lay the line anew."""
    side = duel.turn
    line, hand, deck = duel.lines[side], duel.hands[side], duel.decks[side]
    deck += [rank for rank in line if rank != GAP] + hand
    shuffle(deck, luck)
    taken = sorted((deck.pop() for _ in range(min(8, len(deck)))), key=PLACED.__getitem__)
    line[:] = [taken.pop() if taken else GAP for _ in range(5)]
    hand[:] = taken
    counts = [0] * 12
    for rank in (*line, *hand, *deck):
        if rank != GAP:
            counts[rank] += 1
    duel.known[side] = 0
    duel.count_hidden(side, counts)
    duel.quiet += 1
