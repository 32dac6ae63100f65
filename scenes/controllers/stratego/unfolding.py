"""How the table looks while cards are on their way: pure functions of views and events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from game.cards import HIDDEN, CardsMoved, Event, MovedAtOnce, Seat, Zone
from game.stratego.looking import UNKNOWN
from game.stratego.view import StrategoView


def onlooker(view: StrategoView) -> StrategoView:
    """The same table with every hidden card face down, as both at the screen may see it."""
    lines = tuple(tuple(HIDDEN if card >= 0 else card for card in line) for line in view.lines)
    return replace(
        view, seat=None, lines=lines, hand=(), marks=(UNKNOWN, UNKNOWN), listed_hands=(None, None)
    )


def together(events: Iterable[Event]) -> Iterator[Event]:
    """The events; cards that go the same way go at once."""
    for way, group in groupby(events, _way):
        if way is None:
            yield from group
        else:
            yield MovedAtOnce(tuple(one for one in group if isinstance(one, CardsMoved)))


def _way(event: Event) -> tuple[Seat, str, str] | None:
    """Whose cards go from what kind of zone to what kind, if any do."""
    if not isinstance(event, CardsMoved):
        return None
    return event.source.owner, _kind(event.source), _kind(event.target)


def _kind(zone: Zone) -> str:
    return zone.kind.partition("-")[0]
