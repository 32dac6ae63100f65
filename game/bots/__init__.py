"""Who plays in a person's place. Bots are given views and nothing else.

A `Bot` thinks when it is its turn; a `Reflex` watches a game against time and acts when
its reaction is due. A game of choices names its bot in its `KIT` (`game.kit.Choices.make_bot`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeVar

from game.cards import Event, Seat

V = TypeVar("V", contravariant=True)
M = TypeVar("M")


class Bot(Protocol[V, M]):
    """Plays one seat of a game of turns."""

    def choose(self, view: V, moves: Sequence[M], budget: int) -> M:
        """One of `moves`, within `budget` sampled continuations (0: as many as is its way)."""


class ThinkingBot(Bot[V, M], Protocol[V, M]):
    """A bot that can be interrupted while it thinks."""

    def think(self, view: V, moves: Sequence[M], budget: int) -> Generator[None, bool | None, M]:
        """As `choose`, with a pause every millisecond or so."""


class Reflex(Protocol):
    """Plays one seat of a game against time."""

    seat: Seat

    def see(self, view: Any, t: int) -> None:
        """What is on the table from match time `t` (ms) on."""

    def hear(self, event: Event, t: int) -> None:
        """What everybody notices at `t` besides the table: who grabbed, and how it was judged."""

    def due(self, t: int) -> list[Any]:
        """The moves whose time has come by `t`, each stamped with its own time."""

    def next_due(self) -> int | None:
        """When it means to act next (ms), or None."""
