"""A second player of Stratego Cards, of another make than the house's own: rules of thumb.

It shares no code with the bots of the game. Search that knows how its opponent thinks flatters
itself; this one is measured against too:

    python -m game.bots.arena stratego --a expert --b tests.bots.stratego_rival:make_bot --seats 2
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import HIDDEN, Seat
from game.chance import Chance
from game.stratego.cards import (
    ARMIES,
    BOMB,
    COLONEL,
    FLAG,
    GAP,
    MAJOR,
    MARSHAL,
    MINER,
    RANK_OF,
    SCOUT,
    SPY,
    Rank,
)
from game.stratego.moves import (
    AnswerDraw,
    Attack,
    Fill,
    Lay,
    Regroup,
    ScoutLook,
    SpyLook,
    StrategoMove,
)
from game.stratego.view import StrategoView

# The first kind of card it likes to lay comes first.
IN_ORDER = (4, 2, 6, 5, 8, 3, 7, BOMB, 9, MARSHAL, SPY, FLAG)


class Rival:
    """Beats what it knows it can beat, tries the rest with its smallest cards, guards its Flag."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat, self.chance = seat, Chance(seed)

    def choose(
        self, view: StrategoView, moves: Sequence[StrategoMove], budget: int = 0
    ) -> StrategoMove:
        if isinstance(moves[0], Lay):
            return self.lay(view)
        if isinstance(moves[0], Fill):
            fills = [move for move in moves if isinstance(move, Fill)]
            return min(fills, key=lambda fill: (sum(map(self.dislike, fill.line)), fill.line))
        if isinstance(moves[0], AnswerDraw):
            return moves[0]
        return self.act(view, moves)

    def lay(self, view: StrategoView) -> Lay:
        """The five it likes best, no rank twice if that can be, in any slots."""
        hand = sorted((RANK_OF[card] for card in view.hand), key=IN_ORDER.index)
        firsts = [rank for at, rank in enumerate(hand) if rank not in hand[:at]]
        again = [rank for at, rank in enumerate(hand) if rank in hand[:at] and rank != BOMB]
        bombs = [rank for at, rank in enumerate(hand) if rank in hand[:at] and rank == BOMB]
        flag = [rank for rank in firsts if rank == FLAG]
        order = [*(rank for rank in firsts if rank != FLAG), *again, *bombs, *flag]
        line = (order + [GAP] * 5)[:5]
        self.chance.shuffle(line)
        return Lay(self.seat, tuple(line))

    def dislike(self, rank: Rank) -> int:
        return 0 if rank == GAP else 100 if rank == FLAG else IN_ORDER.index(rank)

    def act(self, view: StrategoView, moves: Sequence[StrategoMove]) -> StrategoMove:
        mine = [GAP if card == GAP else RANK_OF[card] for card in view.lines[self.seat]]
        attacks = [move for move in moves if isinstance(move, Attack)]
        known = view.known[view.enemy]
        sure = [a for a in attacks if self.wins(mine[a.slot], known[a.target])]
        if sure:
            return max(sure, key=lambda a: (self.prize(known[a.target]), -mine[a.slot]))
        regroup = next((move for move in moves if isinstance(move, Regroup)), None)
        if regroup and view.known[self.seat][mine.index(FLAG)] != HIDDEN:
            return regroup
        blind = [a for a in attacks if known[a.target] == HIDDEN]
        looks = [move for move in moves if isinstance(move, ScoutLook | SpyLook)]
        fresh = [look for look in looks if self.teaches(look, known)]
        if fresh and view.quiet < 4 and (view.turn % 3 == 0 or not blind):
            return self.chance.choice(fresh)
        probes = [a for a in blind if mine[a.slot] not in (SPY, MINER)] or blind
        if probes:
            odds = self.odds(view)
            most = max(odds[mine[a.slot]] for a in probes)
            return self.chance.choice([a for a in probes if odds[mine[a.slot]] == most])
        ties = [a for a in attacks if mine[a.slot] == known[a.target]]
        return self.cheapest(ties or attacks, mine) if attacks else moves[0]

    def odds(self, view: StrategoView) -> list[float]:
        """By rank: what an unknown card is good for, each rank worth its number."""
        unseen = list(ARMIES[view.options.army])
        for card in view.casualties[view.enemy]:
            unseen[RANK_OF[card]] -= 1
        for rank in view.known[view.enemy]:
            if rank != HIDDEN:
                unseen[rank] -= 1
        found = []
        for mine in range(12):
            won = sum(n * self.prize(r) for r, n in enumerate(unseen) if r and self.wins(mine, r))
            lost = sum(n * mine for r, n in enumerate(unseen) if r > mine and r != BOMB)
            found.append((won - lost - unseen[BOMB] * mine) / max(1, sum(unseen)))
        return found

    def wins(self, mine: Rank, theirs: Rank) -> bool:
        if theirs == HIDDEN:
            return False
        if theirs == BOMB:
            return mine == MINER
        return mine > theirs or (mine == SPY and theirs == MARSHAL)

    def prize(self, rank: Rank) -> int:
        return 99 if rank == FLAG else 5 if rank == BOMB else rank

    def teaches(self, look: ScoutLook | SpyLook, known: Sequence[Rank]) -> bool:
        return isinstance(look, ScoutLook) and all(known[at] == HIDDEN for at in look.targets)

    def cheapest(self, attacks: Iterable[Attack], mine: Sequence[Rank]) -> Attack:
        return min(attacks, key=lambda a: (mine[a.slot] in (COLONEL, MAJOR, SCOUT), mine[a.slot]))


def make_bot(seat: Seat, seed: int) -> Rival:
    """For the arena: `tests.bots.stratego_rival:make_bot`."""
    return Rival(seat, seed)
