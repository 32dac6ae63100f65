"""Discarding and passing: all at once and in secret (NYET-55 to NYET-61)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from game.agenda import answer
from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.nyet.cards import FACE, faces, is_one
from game.nyet.events import Confirmed
from game.nyet.moves import Discard, Pass
from game.nyet.state import Table
from game.nyet.steps import AskDiscards, AskPasses
from game.rules import Refusal


def how_many(discards: str) -> int:
    """How many cards everybody gives away under this box of line 2."""
    return {"keep": 0, "two": 2}.get(discards, 1)


def only_ones(hand: list[Card]) -> bool:
    return all(map(is_one, hand))


def discard_choices(discards: str, hand: list[Card]) -> list[tuple[Card, ...]]:
    """Every different choice of cards to discard, by face (NYET-57, NYET-58)."""
    if discards == "two":
        in_order = sorted(FACE[card] for card in hand)
        return sorted(set(combinations(in_order, 2)))
    free = discards != "no-1s" or only_ones(hand)
    return [(face,) for face in faces(hand) if free or not is_one(face)]


def pick_out(hand: list[Card], faces: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that have these faces, the first of equals first."""
    left = hand[:]
    chosen = []
    for face in sorted(FACE[card] for card in faces):
        chosen.append(next(card for card in left if FACE[card] == face))
        left.remove(chosen[-1])
    return tuple(chosen)


def check_discard(table: Table, move: Discard | Pass) -> Refusal | None:
    """Why these cards cannot be discarded or passed."""
    step = table.agenda[0]
    kind = AskDiscards if isinstance(move, Discard) else AskPasses
    if not isinstance(step, kind):
        wanted = "pass" if isinstance(move, Pass) else ("one", "two", "no-1s")
        if table.phase == "tricks" and table.law.discards in wanted:
            return Refusal("nyet-discard-confirmed", "NYET-55")
        return Refusal("nyet-not-now", "NYET-10")
    if move.seat not in step.asks():
        return Refusal("nyet-discard-confirmed", "NYET-55")
    cards = move.cards if isinstance(move, Discard) else (move.card,)
    discards, hand = table.law.discards, table.hands[move.seat]
    if Counter(FACE[card] for card in cards) - Counter(FACE[card] for card in hand):
        rule = "NYET-59" if isinstance(move, Pass) else "NYET-57"
        return Refusal("nyet-card-not-held", rule)
    if len(cards) != how_many(discards):
        return Refusal("nyet-card-count", "NYET-36", (("count", how_many(discards)),))
    if discards == "no-1s" and any(map(is_one, cards)) and not only_ones(hand):
        return Refusal("nyet-no-ones", "NYET-58")
    return None


def confirm(table: Table, move: Discard | Pass, events: list[Event]) -> None:
    """Lay a choice aside; it takes effect with the last one (NYET-55)."""
    step = table.agenda[0]
    assert isinstance(step, AskDiscards | AskPasses)
    cards = (move.card,) if isinstance(move, Pass) else move.cards
    chosen = pick_out(table.hands[move.seat], cards)
    events.append(Confirmed(move.seat, chosen))
    table.agenda = answer(table.agenda, step.answered(move.seat, chosen))


def discard_all(table: Table, step: AskDiscards, events: list[Event]) -> None:
    """Everybody's discards go out of the round together (NYET-56)."""
    table.discards = tuple(cards for _, cards in step.answers)
    for seat, cards in step.answers:
        take_out(table, seat, cards)
        source, target = Zone("hand", seat), Zone("discard", seat)
        moved = CardsMoved(cards, source, target, open=False, known_to=(seat,), known=True)
        events.append(moved)


def pass_all(table: Table, step: AskPasses, events: list[Event]) -> None:
    """Everybody's card goes to the left neighbour together (NYET-59, NYET-60)."""
    given = [cards[0] for _, cards in step.answers]
    table.given = tuple(given)
    table.received = tuple(given[seat - 1] for seat in range(table.seats))
    for seat, cards in step.answers:
        left = table.left_of(seat)
        take_out(table, seat, cards)
        between = (seat, left)
        source, target = Zone("hand", seat), Zone("hand", left)
        events.append(CardsMoved(cards, source, target, open=False, known_to=between))
    for seat, card in enumerate(table.received):
        table.hands[seat] = sorted([*table.hands[seat], card])


def take_out(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    for card in cards:
        table.hands[seat].remove(card)
