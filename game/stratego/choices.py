"""The moves a seat may make, put together from lists that are made once (Choices C-2, C-4, C-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations

from game.cards import HIDDEN, Card, Seat, each_once
from game.stratego.cards import BOMB, FLAG, GAP, RANK_OF, SCOUT, SLOTS, SPY, Rank, rank_of
from game.stratego.layouts import Layouts
from game.stratego.moves import (
    AnswerDraw,
    Attack,
    Fill,
    GoOn,
    Regroup,
    ScoutLook,
    SpyLook,
    Stop,
    StrategoMove,
)
from game.stratego.state import BOTH, Table, can_move
from game.stratego.steps import (
    AskAction,
    AskAgain,
    AskDraw,
    AskFill,
    AskGoOn,
    AskLayout,
    AskSetup,
)

# What a card in a line can do; the last two entries are `GAP` and `HIDDEN`.
NOTHING, ATTACKS, SCOUTS, SPIES, REGROUPS = range(5)
_BY_RANK = {SCOUT: SCOUTS, SPY: SPIES, FLAG: REGROUPS, BOMB: NOTHING}
_CAN = (*(_BY_RANK.get(rank, ATTACKS) for rank in RANK_OF), NOTHING, NOTHING)
_BY_INDEX = (*range(len(RANK_OF)), GAP, HIDDEN)
# The same by slot, in three bits each, so that a line is one number.
_IN_SLOT = tuple(tuple(can << 3 * slot for can in _CAN) for slot in SLOTS)
_IN_1, _IN_2, _IN_3, _IN_4, _IN_5 = _IN_SLOT
# A bit for a card in a slot, by slot and card.
_BITS = tuple(tuple(bool(card >= 0) << slot for card in _BY_INDEX) for slot in SLOTS)
_BIT_1, _BIT_2, _BIT_3, _BIT_4, _BIT_5 = _BITS
# Enough for the lines of many games at once.
KEPT = 8192
ALL_SLOTS = 31
POWERS = ("all", "no-regroup", "none")
_HAND, _POWERS = 1 << 20, {word: number << 22 for number, word in enumerate(POWERS)}


def occupied(line: list[Card]) -> int:
    """A bit for every slot with a card."""
    a, b, c, d, e = line
    return _BIT_1[a] | _BIT_2[b] | _BIT_3[c] | _BIT_4[d] | _BIT_5[e]


def actions(table: Table, step: AskAction, seat: Seat) -> tuple[StrategoMove, ...]:
    """Attacks and powers; only to regroup where that saves a line without movable cards."""
    enemy = 1 - seat
    a, b, c, d, e = table.lines[seat]
    line = _IN_1[a] | _IN_2[b] | _IN_3[c] | _IN_4[d] | _IN_5[e]
    hand = _HAND if table.hands[enemy] else 0
    powers = _POWERS[table.options.powers]
    return _actions(line | occupied(table.lines[enemy]) << 15 | hand | seat << 21 | powers)


@lru_cache(KEPT)
def _actions(situation: int) -> tuple[StrategoMove, ...]:
    """The actions where this is so: own line, enemy slots, enemy hand, seat, powers."""
    abilities = [situation >> 3 * slot & 7 for slot in SLOTS]
    targets, seat = situation >> 15 & ALL_SLOTS, situation >> 21 & 1
    hand, powers = situation >> 20 & 1, POWERS[situation >> 22]
    attackers = [slot for slot in SLOTS if abilities[slot] in (ATTACKS, SCOUTS, SPIES)]
    moves: list[StrategoMove] = []
    for slot in attackers:
        moves += _attacks(seat, slot, targets)
    if powers != "none":
        for slot in attackers:
            if abilities[slot] == SCOUTS:
                moves += _scout_looks(seat, slot, targets)
        if hand and SPIES in abilities:
            moves.append(SpyLook(seat))
    if powers == "all" and REGROUPS in abilities:
        moves.append(Regroup(seat))
    return tuple(moves)


@cache
def _attacks(seat: Seat, slot: int, targets: int) -> tuple[Attack, ...]:
    return tuple(Attack(seat, slot, target) for target in SLOTS if targets >> target & 1)


@cache
def _scout_looks(seat: Seat, slot: int, targets: int) -> tuple[ScoutLook, ...]:
    there = [target for target in SLOTS if targets >> target & 1]
    return tuple(ScoutLook(seat, slot, pair) for pair in combinations(there, min(2, len(there))))


def attacks_again(table: Table, step: AskAgain, seat: Seat) -> tuple[StrategoMove, ...]:
    """Further attacks, or to stop (STR-80)."""
    targets = occupied(table.lines[1 - seat])
    movable = (slot for slot, card in enumerate(table.lines[seat]) if can_move([card]))
    attacks = (move for slot in movable for move in _attacks(seat, slot, targets))
    return (*attacks, Stop(seat))


_fill = cache(Fill)
# By seat, slot and card: to fill the only gap with it. Equal cards have one and the same move.
_FILL_ONE = [
    [
        [_fill(seat, tuple([rank if at == slot else GAP for at in SLOTS])) for rank in RANK_OF]
        for slot in SLOTS
    ]
    for seat in BOTH
]


def fills(table: Table, step: AskFill, seat: Seat) -> Sequence[Fill]:
    """Every way to fill as many gaps as there are cards in hand, or all (STR-15)."""
    line, hand = table.lines[seat], table.hands[seat]
    if line.count(GAP) == 1:
        return each_once(_FILL_ONE[seat][line.index(GAP)], sorted(hand))
    return _fills(seat, tuple(sorted(map(rank_of, hand))), occupied(line))


@lru_cache(KEPT)
def _fills(seat: Seat, hand: tuple[Rank, ...], taken: int) -> tuple[Fill, ...]:
    gaps = [slot for slot in SLOTS if not taken >> slot & 1]
    ranks = hand + (GAP,) * (len(gaps) - len(hand))
    moves = []
    for placed in sorted(set(permutations(ranks, len(gaps)))):
        line = [GAP] * 5
        for slot, rank in zip(gaps, placed, strict=True):
            line[slot] = rank
        moves.append(_fill(seat, tuple(line)))
    return tuple(moves)


def layouts(table: Table, step: AskSetup | AskLayout, seat: Seat) -> Layouts:
    """Every line from the cards taken (STR-03, STR-62)."""
    return Layouts(seat, list(map(rank_of, table.hands[seat])))


def answers(table: Table, step: AskDraw, seat: Seat) -> tuple[AnswerDraw, ...]:
    """To play on, or to agree (STR-54)."""
    return (AnswerDraw(seat, False), AnswerDraw(seat, True))


def to_go_on(table: Table, step: AskGoOn, seat: Seat) -> tuple[GoOn, ...]:
    """Nothing else is left to do in a game that is over."""
    return (GoOn(seat),)
