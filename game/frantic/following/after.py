"""The view after an event, whatever it is."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Event
from game.frantic.following.cards import CARDS, Follow
from game.frantic.following.happenings import HAPPENINGS
from game.frantic.following.powers import POWERS
from game.frantic.following.turns import TURNS
from game.frantic.hinting import HEARD
from game.frantic.looking import lie_open
from game.frantic.state import seats_in
from game.frantic.view import FranticView
from game.telling import Asked


def after(view: FranticView, event: Event) -> FranticView:
    """The view after that event."""
    if type(event) in HEARD:
        view = replace(view, hints=view.hints.after((event,)))
    follow = FOLLOWS.get(type(event))
    return view if follow is None else follow(view, event)


def asked(view: FranticView, event: Asked) -> FranticView:
    """What lies open to all hangs on what is asked, too."""
    view = event.put_into(view)
    return replace(view, open=seats_in(lie_open(view)))


FOLLOWS: dict[type, Follow] = {Asked: asked, **CARDS, **TURNS, **HAPPENINGS, **POWERS}
