"""How the table looks while cards are on their way: pure functions of a view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.cards import HIDDEN, CardsMoved, Seat, Zone
from game.stratego.following import before_the_deal, moved, slot_of
from game.stratego.looking import UNKNOWN
from game.stratego.view import StrategoView


def colour(view: StrategoView, seat: Seat) -> int:
    """The army of a seat: red or blue."""
    return 0 if seat == view.red else 1


def journey(event: CardsMoved) -> tuple[Seat, str, str]:
    """Whose cards go from what kind of zone to what kind."""
    source, target = (zone.kind.partition("-")[0] for zone in (event.source, event.target))
    return event.source.owner, source, target


def onlooker(view: StrategoView) -> StrategoView:
    """The same table with every hidden card face down, as both at the screen may see it."""
    lines = tuple(tuple(HIDDEN if card >= 0 else card for card in line) for line in view.lines)
    return replace(view, seat=None, lines=lines, hand=(), marks=(UNKNOWN, UNKNOWN),
                   listed_hands=(None, None))  # fmt: skip


def dealing(view: StrategoView, number: int, red: Seat) -> StrategoView:
    """The table as a game begins, before anything is dealt."""
    return replace(before_the_deal(view, number, red), phase="setup", asked=())


def all_moved(view: StrategoView, events: Iterable[CardsMoved]) -> StrategoView:
    """The table after all these cards changed their place."""
    for event in events:
        view = moved(view, event)
    return view


def in_the_air(before: StrategoView, after: StrategoView, target: Zone) -> StrategoView:
    """While cards fly: gone from where they were, not yet where they go."""
    if slot_of(target) is not None:
        return replace(after, lines=before.lines)
    if target.kind == "deck":
        return replace(after, decks=before.decks)
    return replace(after, hands=before.hands, hand=before.hand)
