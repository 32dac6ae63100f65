"""A whole match that can be looked at anywhere: all that happened, and every position.

It is read and played like this:

    tape = Tape.of(read_record(path))
    state = tape.state_at(120)              # after 120 moves
    events = state.play(tape.moves[120])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from game.cards import Event
from game.key_moments import KeyMoment
from game.match import Match
from game.record import Record
from game.registry import kit

# A copy of the state is kept every so many moves: no position is further from one than this.
APART = 50


@dataclass(slots=True)
class _Watching:
    """What is kept of a record while it is played, once."""

    game_id: str
    copies: list[Any] = field(default_factory=list)
    key_moments: dict[int, KeyMoment] = field(default_factory=dict)

    def __call__(self, number: int, state: Any, events: Sequence[Event]) -> None:
        if number % APART == 0:
            self.copies.append(state.copy())
        moment = kit(self.game_id).key_moment(state, events) if number else None
        if moment is not None:
            self.key_moments[number - 1] = moment


@dataclass(frozen=True, slots=True)
class Tape:
    """A match as it was played.

    `events` has what each move brought about, `key_moments` by the number of a move what in it is
    worth a mark, counted from 0.
    """

    match: Match
    events: tuple[tuple[Event, ...], ...]
    key_moments: Mapping[int, KeyMoment]
    _copies: tuple[Any, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play a record from its beginning to its end. Raises `DamagedRecord`."""
        watching = _Watching(record.game)
        match = Match.resume(record, watching)
        return cls(match, match.history, watching.key_moments, tuple(watching.copies))

    @property
    def moves(self) -> list[Any]:
        return self.match.moves

    def state_at(self, at: int) -> Any:
        """The position after the first `at` moves, as a state of its own."""
        if at >= len(self.moves):
            return self.match.state.copy()
        kept = at // APART
        state = self._copies[kept].copy()
        for move in self.moves[kept * APART : at]:
            state.play(move)
        return state

    def wind(self, match: Match, at: int) -> None:
        """Let a match made by `match_at_the_start` stand after the first `at` moves."""
        match.state = self.state_at(at)

    def play(self, match: Match, at: int) -> list[Event]:
        """Let it go on, from where it stands after `at` moves, by the next one."""
        events: list[Event] = match.state.play(self.moves[at])
        return events

    def match_at_the_start(self) -> Match:
        """The same match before its first move, without a journal."""
        match = self.match
        return Match(match.game, match.options, match.players, match.seed, self.state_at(0))
