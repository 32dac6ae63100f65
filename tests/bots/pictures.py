"""Views of Totem made by hand, so that bots are tested without an engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.totem.bot import TotemBot
from game.totem.cards import CARD
from game.totem.moves import Grab
from game.totem.options import Options
from game.totem.view import HandView, TotemView


def hand(top: str | None, owner: int = 0, deck: int = 10, pile: int = 3, **more: Any) -> HandView:
    """A hand with this card on top of its pile; `None` and an empty pile go together."""
    given: dict[str, Any] = {"side": "", "in_air": False, "locked_until": 0, "place": 0}
    card = None if top is None else CARD[top]
    return HandView(owner=owner, deck=deck, pile=pile if top else 0, top=card, **(given | more))


def picture(*tops: str | None, at: int = 1000, reveals: int = 1, **more: Any) -> TotemView:
    """A table with one hand a seat, these cards on top, visible since `at`."""
    given: dict[str, Any] = {
        "seat": None,
        "options": Options(),
        "hands": tuple(hand(top, owner) for owner, top in enumerate(tops)),
        "pot": 0,
        "rule": "shape",
        "phase": "turning",
        "rush_open": False,
        "spent": (),
        "pointer": 0,
        "last_turner": 0,
        "holder": -1,
        "chooser": -1,
        "count": 0,
        "right_of_way": tuple(range(len(tops))),
        "three_of_a_colour": False,
        "game": 1,
        "points": (0,) * len(tops),
        "now": at,
    }
    return TotemView(**(given | {"reveals": reveals, "visible_since": at} | more))


def two_hands(*tops: str | None, piles: tuple[int, ...] = (3, 3, 3, 3), **more: Any) -> TotemView:
    """A table of A right, B right, A left, B left."""
    hands = tuple(
        hand(top, index % 2, pile=piles[index], side="right" if index < 2 else "left")
        for index, top in enumerate(tops)
    )
    return picture(*tops, hands=hands, **more)


def later(view: TotemView, at: int, *tops: str | None, **more: Any) -> TotemView:
    """The same table with new cards on top, revealed at `at` (no cards: nothing revealed)."""
    if tops:
        more["hands"] = tuple(
            replace(old, top=None if top is None else CARD[top])
            for old, top in zip(view.hands, tops, strict=True)
        )
        more |= {"visible_since": at, "reveals": view.reveals + 1}
    return replace(view, now=at, **more)


def grabs(bot: TotemBot, until: int = 10**9) -> list[Grab]:
    """The grabs the bot makes by then."""
    return [move for move in bot.due(until) if isinstance(move, Grab)]
