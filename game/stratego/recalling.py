"""What an attentive player can tell of an enemy's hand and line from all that happened.

A Spy has seen a hand: every card placed from it since is one of those, or one drawn later. So
there are several tales of what lies where; `tales` tells all that fit, each with how likely it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from typing import TypeAlias

from game.cards import HIDDEN, Event, Seat
from game.stratego.cards import ARMIES, GAP, RANK_OF, SCOUT, SPY, Rank, Slot
from game.stratego.events import Attacked, Filled, HandSeen, Refilled, Regrouped, SlotsSeen
from game.stratego.view import StrategoView

# Ranks by slot, and of the hand in rising order; HIDDEN where any card may be.
Tale: TypeAlias = tuple[tuple[Rank, ...], tuple[Rank, ...]]
Tales: TypeAlias = dict[Tale, float]
# How readily a player places a card of this rank rather than another of their hand.
Liking: TypeAlias = Callable[[Rank], float]

BEGINNING: Tale = ((HIDDEN,) * 5, (HIDDEN,) * 3)


def evenly(rank: Rank) -> float:
    """Any card of the hand is as likely to be placed as another."""
    return 1.0


def tales(view: StrategoView, owner: Seat, liking: Liking = evenly) -> Tales:
    """What may lie in `owner`'s line and hand now, by all `view` has seen.

    Never empty: one of them is how it is. In the setup and while a line is laid anew the
    hand holds all that was taken.
    """
    found: Tales = {BEGINNING: 1.0}
    for event in view.history:
        found = after(found, event, owner, liking)
    line = tuple(GAP if card == GAP else HIDDEN for card in view.lines[owner])
    sure = view.known[owner]
    left = supply(view, owner)
    fitting: Tales = {}
    for (slots, hand), weight in found.items():
        tale = (_laid_over(slots, line, sure), _sized(hand, view.hands[owner]))
        if possible(tale, left):
            fitting[tale] = fitting.get(tale, 0.0) + weight
    assert fitting, "no tale fits what was seen"
    return fitting


def _laid_over(
    slots: Sequence[Rank], line: Sequence[Rank], sure: Sequence[Rank]
) -> tuple[Rank, ...]:
    """The ranks told, with the gaps as they are and what is known for certain."""
    return tuple(
        GAP if there == GAP else told if known == HIDDEN else known
        for told, there, known in zip(slots, line, sure, strict=True)
    )


def _sized(hand: tuple[Rank, ...], size: int) -> tuple[Rank, ...]:
    """A hand of that size: at the start and after a regroup it holds all cards taken."""
    return (HIDDEN,) * (size - len(hand)) + hand[max(0, len(hand) - size) :]


def after(found: Tales, event: Event, owner: Seat, liking: Liking) -> Tales:
    """The tales that fit this event too, as they go on after it."""
    match event:
        case Refilled(seat=seat, count=count) if seat == owner:
            return {
                (slots, (HIDDEN,) * count + hand): weight for (slots, hand), weight in found.items()
            }
        case Filled(seat=seat, slots=filled) if seat == owner:
            return _filled(found, filled, liking)
        case Attacked(seat=seat):
            slot, rank = (
                (event.slot, event.attacker) if seat == owner else (event.target, event.defender)
            )
            fell = event.attacker_fell if seat == owner else event.defender_fell
            found = _seen(found, {slot: rank})
            return _seen(found, {slot: HIDDEN}) if fell else found
        case HandSeen(seat=seat, ranks=ranks):
            if seat == owner:
                return _seen(found, {event.slot: SPY})
            return found if HIDDEN in ranks else _hand_seen(found, tuple(sorted(ranks)))
        case SlotsSeen(seat=seat, ranks=ranks):
            if seat == owner:
                return _seen(found, {event.slot: SCOUT})
            there = zip(event.targets, ranks, strict=True)
            return _seen(found, {at: rank for at, rank in there if rank != HIDDEN})
        case Regrouped(seat=seat, count=count) if seat == owner:
            return {(BEGINNING[0], (HIDDEN,) * min(3, max(0, count - 5))): 1.0}
    return found


def _seen(found: Tales, ranks: dict[Slot, Rank]) -> Tales:
    """These slots hold these ranks; HIDDEN empties a slot."""
    left: Tales = {}
    for (slots, hand), weight in found.items():
        if all(rank == HIDDEN or slots[at] in (HIDDEN, rank) for at, rank in ranks.items()):
            now = tuple(ranks.get(at, told) for at, told in enumerate(slots))
            left[now, hand] = left.get((now, hand), 0.0) + weight
    return left


def _hand_seen(found: Tales, ranks: tuple[Rank, ...]) -> Tales:
    """The hand is this."""
    left: Tales = {}
    for (slots, hand), weight in found.items():
        if all(hand.count(rank) <= ranks.count(rank) for rank in hand if rank != HIDDEN):
            left[slots, ranks] = left.get((slots, ranks), 0.0) + weight
    return left


def _filled(found: Tales, filled: tuple[Slot, ...], liking: Liking) -> Tales:
    """Cards of the hand went into these slots."""
    left: Tales = {}
    for (slots, hand), weight in found.items():
        for placed, kept, share in _ways_to_place(hand, len(filled), liking):
            now = list(slots)
            for at, rank in zip(filled, placed, strict=True):
                now[at] = rank
            tale = (tuple(now), kept)
            left[tale] = left.get(tale, 0.0) + weight * share
    return left


@cache
def _ways_to_place(
    hand: tuple[Rank, ...], count: int, liking: Liking
) -> tuple[tuple[tuple[Rank, ...], tuple[Rank, ...], float], ...]:
    """Which cards go out of a hand, which are kept, and how likely that is."""
    ways: dict[tuple[tuple[Rank, ...], tuple[Rank, ...]], float] = {}
    for order in permutations(range(len(hand)), count):
        placed = tuple(hand[at] for at in order)
        kept = tuple(sorted(hand[at] for at in range(len(hand)) if at not in order))
        worth = 1.0
        for rank in placed:
            worth *= 1.0 if rank == HIDDEN else liking(rank)
        ways[placed, kept] = ways.get((placed, kept), 0.0) + worth
    total = sum(ways.values())
    return tuple((placed, kept, worth / total) for (placed, kept), worth in ways.items())


def supply(view: StrategoView, owner: Seat) -> list[int]:
    """How many cards of every rank `owner` still has, wherever they are."""
    left = list(ARMIES[view.options.army])
    for card in view.casualties[owner]:
        left[RANK_OF[card]] -= 1
    return left


def possible(tale: Tale, left: Sequence[int]) -> bool:
    """Whether there are cards enough for what a tale tells."""
    told = [*tale[0], *tale[1]]
    return all(told.count(rank) <= left[rank] for rank in told if rank >= 0)
