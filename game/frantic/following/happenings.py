"""Event cards: turned over, carried out, lasting, put away."""

from __future__ import annotations

from dataclasses import replace

from game.frantic import events as ev
from game.frantic.event_cards.base import with_lasting
from game.frantic.event_cards.happening import without, without_innermost
from game.frantic.following.cards import Follow
from game.frantic.state import mask_of
from game.frantic.turn.turns import FREE_TURNS
from game.frantic.values import Lasting
from game.frantic.view import FranticView


def turned(view: FranticView, event: ev.EventTurned) -> FranticView:
    """It lies open, wherever it was before (FRA-132, FRA-272)."""
    name = event.event
    return replace(
        view,
        event_deck=view.event_deck - event.drawn,
        event_discard=without(view.event_discard, name),
        resolving=(*view.resolving, name),
        turned=(*without(view.turned, name), name),
    )


def over(view: FranticView, event: ev.EventOver) -> FranticView:
    name, discard = event.event, view.event_discard
    if event.put_away:
        discard = (*without(discard, name), name)
    left = without_innermost(view.resolving, name)
    return replace(view, resolving=left, event_discard=discard)


def lasting_began(view: FranticView, event: ev.LastingBegan) -> FranticView:
    fresh = Lasting(event.event, mask_of(event.protected))
    view = replace(view, lasting=with_lasting(view.lasting, fresh))
    if event.event == "time_bomb":
        return replace(view, turns_left=(FREE_TURNS,) * view.seats)
    return view


def laid_out(view: FranticView, event: ev.EventsLaidOut) -> FranticView:
    return replace(view, event_deck=view.event_deck - len(event.events))


def put_away(view: FranticView, event: ev.EventsPutAway) -> FranticView:
    return replace(view, event_discard=(*view.event_discard, *event.events))


def shuffled(view: FranticView, event: ev.EventsShuffled) -> FranticView:
    return replace(view, event_deck=view.event_deck + event.count, event_discard=())


def counted(view: FranticView, event: ev.SpecialsCounted) -> FranticView:
    return replace(view, counted=tuple(zip(event.seats, event.counts, strict=True)))


HAPPENINGS: dict[type, Follow] = {
    ev.EventTurned: turned,
    ev.EventOver: over,
    ev.LastingBegan: lasting_began,
    ev.EventsLaidOut: laid_out,
    ev.EventsPutAway: put_away,
    ev.EventsShuffled: shuffled,
    ev.SpecialsCounted: counted,
}
