"""How the table looks after each single thing that happened: pure functions of a view."""

from __future__ import annotations

from dataclasses import replace

from game.cards import HIDDEN, Card, CardsMoved, Event, Zone
from game.frantic import events as ev
from game.frantic.state import Lasting
from game.frantic.view import FranticView


def after(view: FranticView, event: Event) -> FranticView:
    """The table after this happened, as far as it can be seen."""
    match event:
        case CardsMoved():
            return _moved(view, event)
        case ev.RequirementSet(requirement):
            return replace(view, requirement=requirement)
        case ev.TurnBegan(seat):
            skipped = tuple(other for other in view.skipped if other != seat)
            return replace(view, active=seat, skipped=skipped)
        case ev.Marked(seat):
            return replace(view, skipped=(*view.skipped, seat))
        case ev.TurnSkipped(seat):
            return replace(view, skipped=tuple(s for s in view.skipped if s != seat))
        case ev.DirectionTurned(direction):
            return replace(view, direction=direction)
        case ev.TotalsChanged(totals=totals) | ev.RoundScored(totals=totals):
            return replace(view, totals=totals)
        case ev.LimitRaised(limit):
            return replace(view, limit=limit)
        case ev.EventTurned(event=name):
            return replace(view, turned=(*view.turned, name), resolving=(*view.resolving, name),
                           event_deck=max(0, view.event_deck - 1))  # fmt: skip
        case ev.EventOver(name):
            lasting = view.lasting
            if name in LASTING:
                lasting = (*lasting, Lasting(name))
            left = tuple(other for other in view.resolving if other != name)
            return replace(view, resolving=left, lasting=lasting)
        case ev.BombTicked(seat, left):
            counts = list(view.turns_left)
            if seat < len(counts):
                counts[seat] = left
            return replace(view, turns_left=tuple(counts))
        case ev.RulesTurned(rules):
            return replace(view, rules=(*view.rules, *rules))
        case ev.RulesReturned():
            return replace(view, rules=())
        case ev.SeatsSwapped(one, other):
            persons = list(view.persons)
            persons[one], persons[other] = persons[other], persons[one]
            return replace(view, persons=tuple(persons))
    return view


LASTING = ("last_chance", "parasite", "plus_one", "time_bomb")


def _moved(view: FranticView, event: CardsMoved) -> FranticView:
    for card in event.cards:
        view = _put(_taken(view, event.source, card), event.target, card, event.under)
    return view


def _taken(view: FranticView, zone: Zone, card: Card) -> FranticView:
    match zone.kind:
        case "draw":
            return replace(view, draw=view.draw - 1)
        case "pile":
            return replace(view, pile=_less(view.pile, card))
        case "row":
            return replace(view, row=_less(view.row, card))
        case "hand":
            counts = _counted(view.counts, zone.owner, -1)
            hand = _less(view.hand, card) if zone.owner == view.seat else view.hand
            return replace(view, counts=counts, hand=hand)
        case "aside":
            return replace(view, aside=_owned(view.aside, zone.owner, card, False))
        case "incoming":
            return replace(view, incoming=_owned(view.incoming, zone.owner, card, False))
    return view


def _put(view: FranticView, zone: Zone, card: Card, under: bool) -> FranticView:
    match zone.kind:
        case "draw":
            return replace(view, draw=view.draw + 1)
        case "pile":
            pile = (card, *view.pile) if under else (*view.pile, card)
            return replace(view, pile=pile)
        case "row":
            return replace(view, row=(*view.row, card))
        case "hand":
            counts = _counted(view.counts, zone.owner, 1)
            own = zone.owner == view.seat and card != HIDDEN
            return replace(view, counts=counts, hand=(*view.hand, card) if own else view.hand)
        case "aside":
            return replace(view, aside=_owned(view.aside, zone.owner, card, True))
        case "incoming":
            return replace(view, incoming=_owned(view.incoming, zone.owner, card, True))
    return view


def _less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """One card less: that one if it is there, else any."""
    if card in cards:
        at = len(cards) - 1 - cards[::-1].index(card)
        return (*cards[:at], *cards[at + 1 :])
    return cards[:-1] if HIDDEN in cards else cards


def _counted(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(count + more * (at == seat) for at, count in enumerate(counts))


def _owned(
    cards: tuple[tuple[Card, ...], ...], seat: int, card: Card, more: bool
) -> tuple[tuple[Card, ...], ...]:
    rows = list(cards)
    rows[seat] = (*rows[seat], card) if more else _less(rows[seat], card)
    return tuple(rows)
