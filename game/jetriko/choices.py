"""What each seat may do now (Choices C1 to C19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from game.agenda import asked
from game.cards import Card, Seat
from game.jetriko.matching import NONE_ALLOWED, ON_TOP, Allowed, answers_to, under_blank
from game.jetriko.moves import (
    ANTICLOCKWISE,
    CLOCKWISE,
    Choose,
    Decline,
    Give,
    GoOn,
    JetrikoMove,
    NameColour,
    Play,
    Start,
    Stop,
)
from game.jetriko.offers import DRAWS, HITS, PASSES, Picks, Plays, answers, plays
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


def allowed_cards(table: Table) -> Allowed:
    """By card: whether it may be played now by whoever is asked, if it is in the hand."""
    kind = type(table.agenda[0])
    if kind is AskDefence:
        attack = table.attack
        assert attack is not None
        matching = table.options.deflect == "matching"
        return answers_to(attack.kind, table.discard[-1], matching)
    if kind is not AskMain and kind is not AskAfterDraw:
        return NONE_ALLOWED
    if table.bound:
        return under_blank(table.discard[-1])
    return ON_TOP[table.discard[-1] if table.discard else -1]


def ways_to_play(table: Table, seat: Seat) -> Plays:
    """By card: all ways to play it now."""
    if table.attack is None:
        return plays(len(table.hands), seat)
    return answers(len(table.hands), seat, table.direction)


def cards_to_play(table: Table, step: AskMain | AskAfterDraw | AskDefence) -> Sequence[Card]:
    """The cards that come into question: all of the hand, or only the one just drawn."""
    if type(step) is AskAfterDraw and (table.bound or table.options.after_drawing == "drawn"):
        return (step.card,)
    return table.hands[step.seat]


def list_moves(table: Table, seat: Seat) -> Moves:
    """Every move of `seat`, in the order of the tables (JET-202)."""
    agenda = table.agenda
    if not agenda or seat not in agenda[0].asks():
        return ()
    step: Any = agenda[0]
    return OFFERS[type(step)](table, step, seat)


def _plays(table: Table, step: Any, seat: Seat) -> list[JetrikoMove]:
    allowed, ways = allowed_cards(table), ways_to_play(table, seat)
    cards = cards_to_play(table, step)
    return [move for card in cards if allowed[card] for move in ways[card]]


def _defence(table: Table, step: AskDefence, seat: Seat) -> Moves:
    found = _plays(table, step, seat)
    found.append(HITS[seat])
    return found


def _main(table: Table, step: AskMain, seat: Seat) -> Moves:
    found = _plays(table, step, seat)
    if not (table.bound and found):
        found.append(DRAWS[seat] if table.draw else PASSES[seat])
    return found


def _after_draw(table: Table, step: AskAfterDraw, seat: Seat) -> Moves:
    found = _plays(table, step, seat)
    found.append(PASSES[seat])
    return found


def _direction(table: Table, step: AskDirection, seat: Seat) -> Moves:
    return [Start(seat, CLOCKWISE), Start(seat, ANTICLOCKWISE)]


def _discard(table: Table, step: AskDiscard, seat: Seat) -> Moves:
    return Picks(seat, tuple(table.hands[seat]), step.count)


def _give(table: Table, step: AskHandDown | AskUTurn, seat: Seat) -> Moves:
    return [Give(seat, card) for card in table.hands[seat]]


def _gift(table: Table, step: AskGift, seat: Seat) -> Moves:
    if table.seats == 2:
        return [Give(seat, card) for card in table.hands[seat]]
    return [Give(seat, card, to) for card in table.hands[seat] for to in table.in_order(seat)[1:]]


def _colour(table: Table, step: AskColour, seat: Seat) -> Moves:
    return [NameColour(seat, colour) for colour in colours_in(table, seat)]


def _counterblow(table: Table, step: AskCounterblow, seat: Seat) -> Moves:
    return [Choose(seat, other) for other in table.in_order(seat)[1:]]


def _swap(table: Table, step: AskSwap, seat: Seat) -> Moves:
    return [*(Choose(seat, other) for other in table.in_order(seat)[1:]), Decline(seat)]


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


def may_play(table: Table, move: Play) -> bool:
    """Whether this play is one of those offered."""
    if move.seat not in asked(table.agenda):
        return False
    step: Any = table.agenda[0]
    card = move.card
    return (
        bool(allowed_cards(table)[card])
        and card in cards_to_play(table, step)
        and move in ways_to_play(table, move.seat)[card]
    )


def may_do(table: Table, move: JetrikoMove) -> bool:
    """Whether this move is one of those offered; cards to discard may come in any order."""
    if type(move) is Play:
        return may_play(table, move)
    offered = list_moves(table, move.seat)
    if isinstance(offered, Picks):
        return offered.holds(move)
    return move in offered
