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


# What may be played: by card whether it fits, the cards that come into question, and by card all
# ways to play it.
ToPlay: TypeAlias = tuple[Allowed, Sequence[Card], Plays]


def to_defend(table: Table, step: AskDefence, seat: Seat) -> ToPlay:
    """What answers the attack (JET-53)."""
    hands, attack, top = table.hands, table.attack, table.discard[-1]
    assert attack is not None
    allowed = answers_to(attack.kind, top, table.options.deflect == "matching")
    return allowed, hands[seat], answers(len(hands), seat, table.direction)


def to_play(table: Table, step: AskMain | AskAfterDraw, seat: Seat) -> ToPlay:
    """What may be played in the main step, out of the hand (JET-26)."""
    hands = table.hands
    top = table.discard[-1] if table.discard else NOTHING
    allowed = under_blank(top) if table.bound else ON_TOP[top]
    return allowed, hands[seat], PLAYS[len(hands)][seat]


def to_play_drawn(table: Table, step: AskAfterDraw, seat: Seat) -> ToPlay:
    """What may be played after drawing: the card just drawn, or any of the hand (JET-206)."""
    allowed, cards, ways = to_play(table, step, seat)
    if table.bound or table.options.after_drawing == "drawn":
        cards = (step.card,)
    return allowed, cards, ways


TO_PLAY: dict[type, Callable[[Table, Any, Seat], ToPlay]] = {
    AskDefence: to_defend, AskMain: to_play, AskAfterDraw: to_play_drawn,
}  # fmt: skip


def list_moves(table: Table, seat: Seat) -> Moves:
    """Every move of `seat`, who is asked, in the order of the tables (JET-202)."""
    step: Any = table.agenda[0]
    return OFFERS[type(step)](table, step, seat)


def plays(allowed: Allowed, cards: Sequence[Card], ways: Plays) -> list[JetrikoMove]:
    """All ways to play every card that fits."""
    found: list[JetrikoMove] = []
    for card in cards:
        if allowed[card]:
            found += ways[card]
    return found


def _defence(table: Table, step: AskDefence, seat: Seat) -> Moves:
    allowed, cards, ways = to_defend(table, step, seat)
    return [*plays(allowed, cards, ways), HITS[seat]]


def _main(table: Table, step: AskMain, seat: Seat) -> Moves:
    allowed, cards, ways = to_play(table, step, seat)
    found = plays(allowed, cards, ways)
    if not table.bound or not found:
        found.append(DRAWS[seat] if table.draw else PASSES[seat])
    return found


def _after_draw(table: Table, step: AskAfterDraw, seat: Seat) -> Moves:
    allowed, cards, ways = to_play_drawn(table, step, seat)
    return [*plays(allowed, cards, ways), PASSES[seat]]


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
