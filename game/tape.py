"""A whole match that can be looked at anywhere: all that happened, and every position.

    tape = Tape.of(read_record(path))
    state = tape.state_at(120)              # after 120 moves
    events = state.play(tape.moves[120])
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

from game.cards import Event
from game.match import Match
from game.record import Record

# A copy of the state is kept every so many moves: no position is further from one than this.
APART = 50


@dataclass(frozen=True, slots=True)
class Tape:
    """A match as it was played; `events` has what each move brought about."""

    match: Match
    events: tuple[tuple[Event, ...], ...]
    _copies: tuple[Any, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play a record from its beginning to its end. Raises `DamagedRecord`."""
        match = Match.resume(record)
        state = match.replay(0)
        copies, events = [], []
        for number, move in enumerate(match.moves):
            if number % APART == 0:
                copies.append(state.copy())
            events.append(tuple(state.play(move)))
        copies.append(state)
        return cls(match, tuple(events), tuple(copies))

    @property
    def moves(self) -> list[Any]:
        return self.match.moves

    def state_at(self, at: int) -> Any:
        """The position after the first `at` moves, as a state of its own."""
        kept = self._kept_before(at)
        if kept < 0:
            return self._copies[-1].copy()
        state = self._copies[kept].copy()
        for move in self.moves[kept * APART : at]:
            state.play(move)
        return state

    def _kept_before(self, at: int) -> int:
        """Which copy to play on from; -1 is the end itself."""
        return -1 if at >= len(self.moves) else at // APART

    def walk(self) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """The state after each move, which goes on with the next, and what the move did."""
        state = self.state_at(0)
        for move, events in zip(self.moves, self.events, strict=True):
            state.play(move)
            yield state, events

    def match_at_the_start(self) -> Match:
        """The same match before its first move, without a journal."""
        match = self.match
        return Match(match.game, match.options, match.players, match.seed, self.state_at(0))
