"""What each seat may do now (Choices C1 to C19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from game.cards import Card, Seat
from game.jetriko.cards import NOTHING
from game.jetriko.matching import ON_TOP, Allowed, answers_to, under_blank
from game.jetriko.moves import (
    ANTICLOCKWISE,
    CLOCKWISE,
    Decline,
    GoOn,
    JetrikoMove,
    Stop,
)
from game.jetriko.offers import (
    DRAWS,
    HITS,
    PASSES,
    PLAYS,
    Picks,
    Plays,
    answers,
    chooses,
    discards,
    gives,
    names_colour,
    starts,
)
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskAfterDraw,
    AskColour,
    AskCounterblow,
    AskDefence,
    AskDirection,
    AskDiscard,
    AskGift,
    AskGoOn,
    AskHandDown,
    AskMain,
    AskSwap,
    AskUTurn,
)
from game.jetriko.traps import colours_in

Moves: TypeAlias = Sequence[JetrikoMove]


def to_play(table: Table, step: Any) -> tuple[Allowed, Sequence[Card], Plays]:
    """What whoever is asked may play now: by card whether it fits, the cards that come into
    question (the hand, or the card just drawn alone), and by card all ways to play it.
    """
    seat, hands, attack = step.seat, table.hands, table.attack
    hand: Sequence[Card] = hands[seat]
    top = table.discard[-1] if table.discard else NOTHING
    if attack is not None:
        allowed = answers_to(attack.kind, top, table.options.deflect == "matching")
        return allowed, hand, answers(len(hands), seat, table.direction)
    allowed = under_blank(top) if table.bound else ON_TOP[top]
    if type(step) is not AskMain and (table.bound or table.options.after_drawing == "drawn"):
        hand = (step.card,)
    return allowed, hand, PLAYS[len(hands) > 2][seat]


def list_moves(table: Table, seat: Seat) -> Moves:
    """Every move of `seat`, who is asked, in the order of the tables (JET-202)."""
    step: Any = table.agenda[0]
    return OFFERS[type(step)](table, step, seat)


def plays(table: Table, step: Any) -> list[JetrikoMove]:
    """All ways to play every card that fits."""
    allowed, cards, ways = to_play(table, step)
    found: list[JetrikoMove] = []
    for card in cards:
        if allowed[card]:
            found += ways[card]
    return found


def _defence(table: Table, step: AskDefence, seat: Seat) -> Moves:
    found = plays(table, step)
    found.append(HITS[seat])
    return found


def _main(table: Table, step: AskMain, seat: Seat) -> Moves:
    found = plays(table, step)
    if not table.bound or not found:
        found.append(DRAWS[seat] if table.draw else PASSES[seat])
    return found


def _after_draw(table: Table, step: AskAfterDraw, seat: Seat) -> Moves:
    found = plays(table, step)
    found.append(PASSES[seat])
    return found


def _direction(table: Table, step: AskDirection, seat: Seat) -> Moves:
    return [starts(seat, CLOCKWISE), starts(seat, ANTICLOCKWISE)]


def _discard(table: Table, step: AskDiscard, seat: Seat) -> Moves:
    if step.count == 1:
        return [discards(seat, (card,)) for card in table.hands[seat]]
    return Picks(seat, tuple(table.hands[seat]), step.count)


def _give(table: Table, step: AskHandDown | AskUTurn, seat: Seat) -> Moves:
    return [gives(seat, card) for card in table.hands[seat]]


def _gift(table: Table, step: AskGift, seat: Seat) -> Moves:
    if table.seats == 2:
        return [gives(seat, card) for card in table.hands[seat]]
    return [gives(seat, card, to) for card in table.hands[seat] for to in table.in_order(seat)[1:]]


def _colour(table: Table, step: AskColour, seat: Seat) -> Moves:
    return [names_colour(seat, colour) for colour in colours_in(table, seat)]


def _counterblow(table: Table, step: AskCounterblow, seat: Seat) -> Moves:
    return [chooses(seat, other) for other in table.in_order(seat)[1:]]


def _swap(table: Table, step: AskSwap, seat: Seat) -> Moves:
    return [*(chooses(seat, other) for other in table.in_order(seat)[1:]), Decline(seat)]


def _go_on(table: Table, step: AskGoOn, seat: Seat) -> Moves:
    return [GoOn(seat), Stop(seat)] if step.may_stop else [GoOn(seat)]


OFFERS: dict[type, Callable[[Table, Any, Seat], Moves]] = {
    AskDirection: _direction,
    AskDefence: _defence,
    AskMain: _main,
    AskAfterDraw: _after_draw,
    AskDiscard: _discard,
    AskHandDown: _give,
    AskUTurn: _give,
    AskColour: _colour,
    AskGift: _gift,
    AskCounterblow: _counterblow,
    AskSwap: _swap,
    AskGoOn: _go_on,
}
