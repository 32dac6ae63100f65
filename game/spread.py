"""What lies before a player, as data: the hand, and what they can point at on the table.

A front end that draws no table, such as a phone, shows these rows, one place beside the other. A
place that is asked about is the thing an answer of the prompt has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from game.cards import HIDDEN, Card
from game.messages import Message, Player, message
from game.prompts import Thing

V = TypeVar("V")

HAND, TABLE = "hand", "table"


@dataclass(frozen=True, slots=True)
class Place:
    """A card, or a place where one may lie: how it is pointed at, and what it is called.

    `card` is the one that is seen there, `back` the back of one that lies face down. `means` says
    more than the name. What is `spent` cannot be had any more. `whose` card it was stands below.
    """

    thing: Thing
    name: Message
    card: Card = HIDDEN
    back: int = HIDDEN
    means: Message | None = None
    spent: bool = False
    whose: Player | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Some places side by side. `kind` tells the hand from what lies on the table."""

    kind: str
    name: Message
    places: tuple[Place, ...]


# What lies before the seat of a view, after some picks.
Spread: TypeAlias = Callable[[V, tuple[Thing, ...]], Sequence[Row]]


def plain(card_name: Callable[[Card], Message]) -> Spread[Any]:
    """The hand, and a draw pile beside a discard pile: all there is to many games."""

    def spread(view: Any, picks: tuple[Thing, ...]) -> Sequence[Row]:
        top = view.discard[-1:]
        piles = [Place(Thing("pile", "draw"), message("pile-draw", count=view.pile), back=0)]
        piles += [Place(Thing("pile", "discard"), card_name(card), card) for card in top]
        hand = [Place(Thing("card", card), card_name(card), card) for card in view.hand]
        return laid(piles), held(hand)

    return spread


def held(places: Sequence[Place]) -> Row:
    """The own hand."""
    return Row(HAND, message("row-hand"), tuple(places))


def laid(places: Sequence[Place]) -> Row:
    """What lies in the middle of the table."""
    return Row(TABLE, message("row-table"), tuple(places))
