"""Which card may be played on which (JET-40 to JET-46, JET-53, JET-131), as tables by card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TypeAlias

from game.cards import Card
from game.jetriko.cards import (
    COLOUR_OF,
    COLOURED,
    DECK,
    DEFLECT,
    KIND_OF,
    NOTHING,
    NUMBER_OF,
    PLAIN,
    PLAYING,
    WHITE,
    is_trap,
)

# By card: whether it may be played.
Allowed: TypeAlias = tuple[bool, ...]


def shares(card: Card, top: Card) -> bool:
    """Whether two coloured cards have the same colour or the same number."""
    return COLOUR_OF[card] == COLOUR_OF[top] or NUMBER_OF[card] == NUMBER_OF[top]


def matches(card: Card, top: Card) -> bool:
    """Whether a card may be played on the top card in a main step (JET-40 to JET-43)."""
    if is_trap(card):
        return False
    if card in WHITE or top not in COLOURED:
        return True
    same_effect = KIND_OF[card] == KIND_OF[top] != PLAIN
    return shares(card, top) or same_effect


def answers(card: Card, top: Card, kind: int, matching: bool) -> bool:
    """Whether a card answers an attack of this kind (JET-53).

    `matching`: a Deflect on a Deflect must match like any other (JET-207).
    """
    if card in WHITE:
        return True
    if top not in COLOURED or card not in COLOURED:
        return False
    if KIND_OF[card] == DEFLECT:
        return shares(card, top) or (KIND_OF[top] == DEFLECT and not matching)
    if KIND_OF[card] != kind:
        return False
    return KIND_OF[top] != DEFLECT or shares(card, top)


def fits_blank(card: Card, top: Card) -> bool:
    """Whether a card may be played under this Blank (JET-131)."""
    return card in COLOURED and KIND_OF[card] == PLAIN and shares(card, top)


def _table(test: Callable[[Card], bool]) -> Allowed:
    return tuple(card in PLAYING and test(card) for card in DECK)


# By top card; the last one is for an empty discard pile, which index -1 finds.
ON_TOP: tuple[Allowed, ...] = tuple(
    _table(partial(lambda top, card: matches(card, top), top)) for top in (*DECK, NOTHING)
)


@cache
def answers_to(kind: int, top: Card, matching: bool) -> Allowed:
    """All cards that answer an attack of this kind with this top card."""
    return _table(lambda card: answers(card, top, kind, matching))


@cache
def under_blank(top: Card) -> Allowed:
    """All cards that may be played under this Blank."""
    return _table(lambda card: fits_blank(card, top))
