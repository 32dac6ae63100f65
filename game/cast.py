"""The cast: the characters who sit at a table, what they lean to, and what their faces show.

A mood comes from what everybody at the table sees, never from a hidden card.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from typing import Protocol, TypeAlias

from game.cards import Seat

# In the order in which bots sit down.
CAST = (
    "ada", "bram", "cleo", "dario", "edda", "faro",
    "greta", "hugo", "ines", "juno", "kasimir", "ludo",
)  # fmt: skip


class Temper(Enum):
    """What a character leans to where choices are about as good."""

    CAREFUL = "careful"
    SPITEFUL = "spiteful"
    BOLD = "bold"


TEMPERS: Mapping[str, Temper] = {
    name: temper
    for temper, names in (
        (Temper.CAREFUL, ("ada", "edda", "hugo", "juno")),
        (Temper.SPITEFUL, ("bram", "cleo", "greta", "kasimir")),
        (Temper.BOLD, ("dario", "faro", "ines", "ludo")),
    )
    for name in names
}


class Mood(Enum):
    """What a face shows."""

    CALM = "calm"
    THINKING = "thinking"
    GLOATING = "gloating"
    HIT = "hit"
    SAD = "sad"
    WINNING = "winning"


# What some seats feel.
Feelings: TypeAlias = Mapping[Seat, Mood]


class Seated(Protocol):
    """Somebody at the table, as the record has them."""

    @property
    def face(self) -> str: ...

    @property
    def level(self) -> str: ...


def faces_of(players: Sequence[Seated]) -> tuple[str, ...]:
    """Whose face each player shows, or "".

    A bot without one, as in older records, or whose face somebody else shows, gets the first that
    is free.
    """
    found = [player.face if player.face in CAST else "" for player in players]
    for seat, player in enumerate(players):
        if player.level and (not found[seat] or found[seat] in found[:seat]):
            found[seat] = free(found)
    return tuple(found)


def temper_of(players: Sequence[Seated], player: int) -> Temper | None:
    """What that player leans to as a bot: as their face does."""
    return TEMPERS.get(faces_of(players)[player])


def free(taken: Collection[str]) -> str:
    """The first of the cast who does not sit there yet; there are more of them than seats."""
    return next(name for name in CAST if name not in taken)
