"""The moves a seat may make, put together from lists that are made once (Choices C-2, C-4, C-5)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, permutations

from game.cards import Card, Seat
from game.stratego.cards import BOMB, FLAG, GAP, RANK_OF, SCOUT, SLOTS, SPY, Rank
from game.stratego.moves import (
    Attack,
    Fill,
    Regroup,
    ScoutLook,
    SpyLook,
    Stop,
    StrategoMove,
)
from game.stratego.state import Table, can_move

# What a card in a line can do, in three bits; the last two entries are `GAP` and `HIDDEN`.
NOTHING, ATTACKS, SCOUTS, SPIES, REGROUPS = range(5)
_BY_RANK = {SCOUT: SCOUTS, SPY: SPIES, FLAG: REGROUPS, BOMB: NOTHING}
_CAN = (*(_BY_RANK.get(rank, ATTACKS) for rank in RANK_OF), NOTHING, NOTHING)
# Enough for the lines of many games at once.
KEPT = 8192
ALL_SLOTS = 31


def line_code(line: list[Card]) -> int:
    """What the cards of a line can do, three bits a slot."""
    a, b, c, d, e = line
    return _CAN[a] | _CAN[b] << 3 | _CAN[c] << 6 | _CAN[d] << 9 | _CAN[e] << 12


def occupied(line: list[Card]) -> int:
    """A bit for every slot with a card."""
    if GAP not in line:
        return ALL_SLOTS
    return sum(1 << slot for slot, card in enumerate(line) if card != GAP)


def actions(table: Table, seat: Seat) -> tuple[StrategoMove, ...]:
    """Attacks and powers; only to regroup where that saves a line without movable cards."""
    enemy = 1 - seat
    code = line_code(table.lines[seat])
    powers = table.options.powers
    hand = bool(table.hands[enemy])
    return _actions(seat, code, occupied(table.lines[enemy]), hand, powers)


@lru_cache(KEPT)
def _actions(
    seat: Seat, code: int, targets: int, hand: bool, powers: str
) -> tuple[StrategoMove, ...]:
    abilities = [code >> 3 * slot & 7 for slot in SLOTS]
    attackers = [slot for slot in SLOTS if abilities[slot] in (ATTACKS, SCOUTS, SPIES)]
    moves: list[StrategoMove] = [
        move for slot in attackers for move in _attacks(seat, slot, targets)
    ]
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


def attacks_again(table: Table, seat: Seat) -> tuple[StrategoMove, ...]:
    """Further attacks, or to stop (STR-80)."""
    targets = occupied(table.lines[1 - seat])
    movable = (slot for slot, card in enumerate(table.lines[seat]) if can_move([card]))
    attacks = (move for slot in movable for move in _attacks(seat, slot, targets))
    return (*attacks, Stop(seat))


def fills(table: Table, seat: Seat) -> tuple[Fill, ...]:
    """Every way to fill as many gaps as there are cards in hand, or all (STR-15)."""
    hand = tuple(sorted([RANK_OF[card] for card in table.hands[seat]]))
    return _fills(seat, hand, occupied(table.lines[seat]))


@lru_cache(KEPT)
def _fills(seat: Seat, hand: tuple[Rank, ...], taken: int) -> tuple[Fill, ...]:
    gaps = [slot for slot in SLOTS if not taken >> slot & 1]
    more = (GAP,) * (len(gaps) - len(hand))
    moves = []
    for placed in sorted(set(permutations(hand + more, len(gaps)))):
        line = [GAP] * 5
        for slot, rank in zip(gaps, placed, strict=True):
            line[slot] = rank
        moves.append(Fill(seat, tuple(line)))
    return tuple(moves)
