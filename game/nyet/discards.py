"""Discarding and passing: all at once and in secret (NYET-55 to NYET-61)."""

from __future__ import annotations

from game.agenda import answer
from game.cards import Card, CardsMoved, Event, MovedAtOnce, Seat, each_once
from game.nyet.cards import FACE, held, is_one
from game.nyet.events import Confirmed
from game.nyet.moves import PASSES, Discard, Pass, discards_with
from game.nyet.state import Table
from game.nyet.steps import AskDiscards, AskPasses
from game.nyet.zones import DISCARD, HAND
from game.rules import Refusal


def how_many(discards: str) -> int:
    """How many cards everybody gives away under this box of line 2."""
    return {"keep": 0, "two": 2}.get(discards, 1)


def only_ones(hand: list[Card]) -> bool:
    return all(map(is_one, hand))


def offer_discards(table: Table, step: AskDiscards, seat: Seat) -> list[Discard]:
    return discard_choices(seat, table.law.discards, table.hands[seat])


def offer_passes(table: Table, step: AskPasses, seat: Seat) -> list[Pass]:
    return each_once(PASSES[seat], table.hands[seat])


def discard_choices(seat: Seat, discards: str, hand: list[Card]) -> list[Discard]:
    """Every different discard a seat may make from this hand (NYET-57, NYET-58)."""
    if discards == "two":
        found: list[Discard] = []
        for at, card in enumerate(hand):
            if at == 0 or FACE[card] != FACE[hand[at - 1]]:
                found += each_once(discards_with(seat, FACE[card]), hand[at + 1 :])
        return found
    if discards == "no-1s" and not only_ones(hand):
        hand = [card for card in hand if not is_one(card)]
    return each_once(discards_with(seat), hand)


def pick_out(hand: list[Card], faces: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that have these faces; fewer if it does not hold them all."""
    chosen: list[Card] = []
    left = hand[:]
    for face in sorted([FACE[card] for card in faces]):
        card = held(left, face)
        if card is not None:
            left.remove(card)
            chosen.append(card)
    return tuple(chosen)


def refuse_discard(
    table: Table, step: AskDiscards | AskPasses, move: Discard | Pass
) -> Refusal | None:
    """Why these cards cannot be discarded or passed."""
    cards = move.cards if isinstance(move, Discard) else (move.card,)
    discards, hand = table.law.discards, table.hands[move.seat]
    if len(pick_out(hand, cards)) < len(cards):
        rule = "NYET-59" if isinstance(move, Pass) else "NYET-57"
        return Refusal("nyet-card-not-held", rule)
    if len(cards) != how_many(discards):
        return Refusal("nyet-card-count", "NYET-36", (("count", how_many(discards)),))
    if discards == "no-1s" and any(map(is_one, cards)) and not only_ones(hand):
        return Refusal("nyet-no-ones", "NYET-58")
    return None


def confirm(
    table: Table, step: AskDiscards | AskPasses, move: Discard | Pass, events: list[Event]
) -> None:
    """Lay a choice aside; it takes effect with the last one (NYET-55)."""
    cards = (move.card,) if isinstance(move, Pass) else move.cards
    chosen = pick_out(table.hands[move.seat], cards)
    events.append(Confirmed(move.seat, chosen))
    table.agenda = answer(table.agenda, step.answered(move.seat, chosen))


def discard_all(table: Table, step: AskDiscards, events: list[Event]) -> None:
    """Everybody's discards go out of the round together (NYET-56)."""
    table.discards = tuple(cards for _, cards in step.answers)
    for seat, cards in step.answers:
        take_out(table, seat, cards)
        events.append(
            CardsMoved(cards, HAND[seat], DISCARD[seat], open=False, known_to=(seat,), known=True)
        )


def pass_all(table: Table, step: AskPasses, events: list[Event]) -> None:
    """Everybody's card goes to the left neighbour together (NYET-59, NYET-60)."""
    given = [cards[0] for _, cards in step.answers]
    table.given = tuple(given)
    table.received = tuple(given[seat - 1] for seat in range(table.seats))
    moves = []
    for seat, cards in step.answers:
        left = table.left_of(seat)
        take_out(table, seat, cards)
        between = (seat, left)
        moves.append(CardsMoved(cards, HAND[seat], HAND[left], open=False, known_to=between))
    events.append(MovedAtOnce(tuple(moves)))
    for seat, card in enumerate(table.received):
        table.hands[seat] = sorted([*table.hands[seat], card])


def take_out(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    for card in cards:
        table.hands[seat].remove(card)
