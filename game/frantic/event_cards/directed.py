"""Events confirmed by all or directed by one: open hands, piles, events (C28, C29, C35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.agenda import answer, done
from game.cards import Event, Seat
from game.frantic.event_cards.happening import happen
from game.frantic.event_cards.steps import AskEvent, AskOpen, AskPile
from game.frantic.events import EventsPutAway, PilesDealt, went_on
from game.frantic.hands import pass_whole_hand
from game.frantic.moves import Call, Deal, FranticMove, GoOn
from game.frantic.state import Table
from game.rules import Refusal

TEN = 10


# The All-Seeing Eye, REVEAL


def open_offers(table: Table, step: AskOpen, seat: Seat) -> Sequence[FranticMove]:
    return GO_ON[seat : seat + 1]


GO_ON = tuple(GoOn(seat) for seat in range(8))


def confirm_open(table: Table, step: AskOpen, move: GoOn, events: list[Event]) -> None:
    events.append(went_on(move.seat))
    table.agenda = answer(table.agenda, step.without(move.seat))


def all_seen(table: Table, step: AskOpen, events: list[Event]) -> None:
    """The hands are closed again; everybody may remember what they saw (FRA-431)."""


def refuse_go_on(table: Table, step: object, move: FranticMove) -> Refusal:
    return Refusal("frantic-confirm-first", "FRA-438")


# Distributor


def pile_offers(table: Table, step: AskPile, seat: Seat) -> Sequence[FranticMove]:
    to = step.to[0]
    return [Deal(seat, pile, to) for pile in step.piles if pile != to or to != seat]


def deal_pile(table: Table, step: AskPile, move: Deal, events: list[Event]) -> None:
    """A whole pile for each player; when all have theirs they are taken up (FRA-258)."""
    dealt = (*step.dealt, (move.pile, move.to))
    piles = tuple(pile for pile in step.piles if pile != move.pile)
    if piles:
        left = replace(step, to=step.to[1:], piles=piles, dealt=dealt)
        table.agenda = answer(table.agenda, left)
        return
    table.agenda = done(table.agenda)
    by_seat = [-1] * table.seats
    for pile, to in dealt:
        by_seat[to] = pile
        if pile != to:
            pass_whole_hand(table, pile, to, events)
    events.append(PilesDealt(tuple(by_seat)))


def refuse_pile(table: Table, step: AskPile, move: FranticMove) -> Refusal:
    if isinstance(move, Deal) and move.pile == move.to == step.seat:
        return Refusal("frantic-own-pile", "FRA-258")
    return Refusal("frantic-pile-gone", "FRA-258")


# Event Manager, Repeat


def event_choices(table: Table, step: AskEvent, seat: Seat) -> Sequence[FranticMove]:
    return [Call(seat, event) for event in step.events]


def call(table: Table, step: AskEvent, move: Call, events: list[Event]) -> None:
    """The named event is carried out; those not chosen are put away (FRA-261, FRA-272)."""
    table.agenda = done(table.agenda)
    if step.happening.event == "event_manager":
        rest = tuple(event for event in step.events if event != move.event)
        table.event_discard = (*table.event_discard, *rest)
        events.append(EventsPutAway(rest))
    happen(table, replace(step.happening, event=move.event), events, drawn=False)


def refuse_call(table: Table, step: AskEvent, move: FranticMove) -> Refusal:
    if step.happening.event == "repeat":
        return Refusal("frantic-not-repeated", "FRA-272")
    return Refusal("frantic-not-laid-out", "FRA-261")
