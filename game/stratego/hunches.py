"""What a player who does not calculate thinks of a choice: one step ahead, no further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from game.cards import HIDDEN
from game.stratego.beliefs import Belief
from game.stratego.cards import (
    BOMB,
    CLASH,
    FLAG,
    GAP,
    MARSHAL,
    MINER,
    MOVABLE,
    RANK_OF,
    RANKS,
    SPY,
    Rank,
)
from game.stratego.events import Attacked, HandSeen, SlotsSeen, TurnBegan
from game.stratego.kernel import CAPTURE, PLACED, SHOWN, WORTH
from game.stratego.moves import (
    Attack,
    Fill,
    Lay,
    Regroup,
    ScoutLook,
    SpyLook,
    Stop,
    StrategoMove,
)
from game.stratego.recalling import supply
from game.stratego.view import StrategoView

Ranked: TypeAlias = list[tuple[float, StrategoMove]]

# What it is worth to learn a card of the enemy's line, or what is in their hand.
LEARNT, HAND_LEARNT = 0.45, 0.5
# What a turn without an attack costs more for each one before it.
QUIET = 0.12
# A Flag the enemy has seen is lost if it stays; without that danger a regroup gives a turn away.
SAVED, REGROUPED = 25.0, -1.5


def worths(view: StrategoView, moves: Sequence[StrategoMove], belief: Belief) -> Ranked:
    """The moves with what each is worth."""
    match moves[0]:
        case Lay():
            return [(worth_of_line(move.line), move) for move in moves if isinstance(move, Lay)]
        case Fill():
            return [(worth_of_fill(view, move), move) for move in moves if isinstance(move, Fill)]
    judge = Judge(view, belief)
    return [(judge.worth(move), move) for move in moves]


class Judge:
    """What the moves of an action step are worth."""

    def __init__(self, view: StrategoView, belief: Belief) -> None:
        assert view.seat is not None
        self.view, self.seat, self.enemy = view, view.seat, view.enemy
        self.line = [GAP if card == GAP else RANK_OF[card] for card in view.lines[self.seat]]
        self.known = view.known[self.seat]
        self.chances = belief.chances()
        self.open = belief.open
        own, theirs = supply(view, self.seat), belief.left
        self.own = worths_of_ranks(theirs)
        self.theirs = worths_of_ranks(own)
        self.gains: dict[Rank, tuple[float, ...]] = {}

    def worth(self, move: StrategoMove) -> float:
        """What a move brings, in the worth of cards."""
        match move:
            case Attack(slot=slot, target=target):
                return self.attack(slot, target)
            case ScoutLook(slot=slot, targets=targets):
                cost = SHOWN[2] if self.known[slot] == HIDDEN else 0.0
                learnt = sum(LEARNT * doubt(self.chances[at]) for at in targets if at in self.open)
                return learnt - cost - QUIET * self.view.quiet
            case SpyLook():
                known = self.view.seen_hands[self.enemy]
                fresh = known is not None and known.fresh
                return (0.0 if fresh else HAND_LEARNT) - SHOWN[SPY] - QUIET * self.view.quiet
            case Regroup():
                flag_seen = FLAG in self.known
                lost = sum(SHOWN[rank] for rank in self.known if rank != HIDDEN)
                return SAVED if flag_seen else REGROUPED + lost - QUIET * self.view.quiet
            case Stop():
                return 0.8
        return 0.0

    def attack(self, slot: int, target: int) -> float:
        """What an attack brings on average."""
        rank = self.line[slot]
        if rank not in self.gains:
            self.gains[rank] = gains_of(rank, self.own, self.theirs)
        expected = sum(
            share * worth
            for share, worth in zip(self.chances[target], self.gains[rank], strict=True)
            if share
        )
        return expected - (SHOWN[rank] if self.known[slot] == HIDDEN else 0.0)


def doubt(chances: tuple[float, ...]) -> float:
    """How little is known of a card: 0 if it is certain, near 1 if it may be anything."""
    return 1.0 - max(chances)


def worths_of_ranks(enemy: Sequence[int]) -> tuple[float, ...]:
    """What each card is worth against an enemy who has so many cards of each rank."""
    found = list(WORTH)
    if not enemy[BOMB]:
        found[MINER] = 2.2
    if not enemy[MARSHAL]:
        found[SPY] = 1.0
    if not enemy[SPY]:
        found[MARSHAL] = 11.0
    return tuple(found)


def gains_of(rank: Rank, own: Sequence[float], theirs: Sequence[float]) -> tuple[float, ...]:
    """What an attack with a card of this rank brings, by the rank of the target."""
    gains = []
    for target in RANKS:
        if target == FLAG:
            gains.append(CAPTURE)
        else:
            falls, target_falls = CLASH[rank][target]
            gains.append(target_falls * theirs[target] - falls * own[rank])
    return tuple(gains)


def worth_of_line(line: Sequence[Rank]) -> float:
    """How good a line is to begin with: no Flag, three movable cards at least, few alike."""
    ranks = [rank for rank in line if rank != GAP]
    movable = sum(MOVABLE[rank] for rank in ranks)
    alike = len(ranks) - len(set(ranks))
    return sum(PLACED[rank] for rank in ranks) - 6.0 * max(0, 3 - movable) - 0.5 * alike


def worth_of_fill(view: StrategoView, move: Fill) -> float:
    """How good the line is with these cards in it."""
    assert view.seat is not None
    line = [
        RANK_OF[card] if card != GAP else rank
        for card, rank in zip(view.lines[view.seat], move.line, strict=True)
    ]
    placed = sum(PLACED[rank] for rank in move.line if rank != GAP)
    movable = sum(MOVABLE[rank] for rank in line if rank != GAP)
    return placed - 6.0 * max(0, 3 - movable)


def remembering(view: StrategoView, turns: int) -> StrategoView:
    """The view of somebody who forgets which enemy card they saw where after so many turns."""
    assert view.seat is not None
    last_seen = [0] * 5
    turn = 0
    for event in view.history:
        match event:
            case TurnBegan(turn=number):
                turn = number
            case Attacked(seat=seat):
                last_seen[event.target if seat == view.seat else event.slot] = turn
            case SlotsSeen(seat=seat):
                for slot in event.targets if seat == view.seat else (event.slot,):
                    last_seen[slot] = turn
            case HandSeen(seat=seat) if seat != view.seat:
                last_seen[event.slot] = turn
    known = tuple(
        rank if view.turn - last_seen[slot] < turns else HIDDEN
        for slot, rank in enumerate(view.known[view.enemy])
    )
    both = (known, view.known[view.seat]) if view.enemy == 0 else (view.known[view.seat], known)
    kept = tuple(event for event in view.history if not isinstance(event, HandSeen | SlotsSeen))
    return replace(view, known=both, history=kept)
