"""How the table looks while cards are on their way: pure functions of views and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from game.cards import HIDDEN, CardsMoved, Event, Shuffled, Zone
from game.stratego import events as ev
from game.stratego.looking import UNKNOWN
from game.stratego.view import StrategoView

# What is seen or heard happening, besides cards that move.
SHOWN = (ev.GameBegan, ev.Attacked, ev.HandSeen, ev.SlotsSeen, ev.Regrouped, ev.GameEnded, Shuffled)


def onlooker(view: StrategoView) -> StrategoView:
    """The same table with every hidden card face down, as both at the screen may see it."""
    lines = tuple(tuple(HIDDEN if card >= 0 else card for card in line) for line in view.lines)
    return replace(view, seat=None, lines=lines, hand=(), marks=(UNKNOWN, UNKNOWN),
                   listed_hands=(None, None))  # fmt: skip


def together(events: list[Event]) -> Iterator[list[Event]]:
    """Events one by one; cards that go the same way go together, and so does what is not shown."""
    for _, group in groupby(enumerate(events), lambda one: _way(*one)):
        yield [event for _, event in group]


def _way(number: int, event: Event) -> object:
    if not isinstance(event, CardsMoved):
        return number if isinstance(event, SHOWN) else None
    return event.source.owner, _kind(event.source), _kind(event.target)


def _kind(zone: Zone) -> str:
    return zone.kind.partition("-")[0]
