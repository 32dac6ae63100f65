"""One match: a game, its players, and every move so far. Undo and replay come from the moves.

It is begun, kept and played like this:

    match = Match.new(load("totem"), options, players, seed)
    match.journal = Journal.create(path, match.record())      # from now on it saves itself
    events = match.play(move)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from game.cards import CLOCK, Event
from game.chair import Chair
from game.journal import Journal
from game.record import DamagedRecord, Player, Record, game_of
from game.rules import BadOptions, Game, Illegal, Outcome, Refusal

__all__ = ["Match", "Player"]

# Watches a record being played: how many moves so far, the position, what came of the last one.
Watch: TypeAlias = Callable[[int, Any, Sequence[Event]], None]


def _nobody_watches(number: int, state: Any, events: Sequence[Event]) -> None:
    """Most records are only played to their end."""


@dataclass(slots=True)
class Match:
    """A match under way; `state` is the position after `moves`."""

    game: Game
    options: Any
    players: tuple[Player, ...]
    seed: int
    state: Any
    moves: list[Any] = field(default_factory=list)
    undone: list[Any] = field(default_factory=list)
    journal: Journal | None = None
    # Who sits there now: "" is a person. `players` are those who sat down first.
    levels: list[str] = field(default_factory=list)
    # How often each player asked what an expert would do.
    lamps: list[int] = field(default_factory=list)
    # The number of moves before which nothing can be taken back: something hidden was shown.
    _settled: int = 0
    # What came of each move. Every change of the match is a moment.
    _events: list[tuple[Event, ...]] = field(default_factory=list)
    moment: int = 0
    # By seat: the moment of its last move; and the moment at which a move was taken back last.
    _moved_at: dict[int, int] = field(default_factory=dict)
    _taken_back_at: int = 0
    _chairs: dict[int | None, Chair] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.levels = self.levels or [player.level for player in self.players]
        self.lamps = self.lamps or [0] * len(self.players)

    @classmethod
    def new(cls, game: Game, options: Any, players: Sequence[Player], seed: int) -> Self:
        """Deal a match, one seat a player. Raises `BadOptions`."""
        state = game.deal(len(players), options, seed)
        return cls(game, options, tuple(players), seed, state)

    @classmethod
    def resume(cls, record: Record, watch: Watch = _nobody_watches) -> Self:
        """Play a record to its end. Raises `DamagedRecord` if the rules do not allow it."""
        game = game_of(record.game)
        try:
            match = cls.new(game, record.options, record.players, record.seed)
        except BadOptions as error:
            names = ", ".join(str(value) for _, value in error.refusal.args)
            raise DamagedRecord("error-record-options", ("names", names)) from error
        match.levels = list(record.levels) or match.levels
        match.lamps = list(record.lamps) or match.lamps
        watch(0, match.state, ())
        for number, text in enumerate(record.moves, 1):
            try:
                events = match._carry_out(game.parse_move(text))
            except (Illegal, ValueError) as error:
                about = (("move", number), ("text", text))
                raise DamagedRecord("error-record-drift", *about) from error
            watch(number, match.state, events)
        return match

    def anew(self) -> Self:
        """The same match from its record, where its position may be spoilt; it has the journal now.

        Raises `DamagedRecord`, and then nothing has changed.
        """
        fresh = type(self).resume(self.record())
        fresh.undone = list(self.undone)
        fresh.journal, self.journal = self.journal, None
        return fresh

    def record(self) -> Record:
        """The match as it would be saved."""
        moves, levels = tuple(map(str, self.moves)), tuple(self.levels)
        if levels == tuple(player.level for player in self.players):
            levels = ()
        lamps = tuple(self.lamps) if any(self.lamps) else ()
        return Record(
            self.game.id, self.options, self.players, self.seed, moves, levels=levels, lamps=lamps
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is under way."""
        ended: Outcome | None = self.state.outcome
        return ended

    @property
    def asked(self) -> tuple[int, ...]:
        """All who may act now."""
        seats: tuple[int, ...] = self.state.to_act()
        return seats

    def seat(self, seat: int | None) -> Chair:
        """That seat's side of the match (None: an onlooker's), the same one each time."""
        if seat not in self._chairs:
            self._chairs[seat] = Chair(self, seat)
        return self._chairs[seat]

    def answered_at(self, seat: int) -> int:
        """The moment from which on a question to that seat is a new one."""
        return max(self._moved_at.get(seat, 0), self._taken_back_at)

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """What came of each move so far."""
        return tuple(self._events)

    def events_since(self, move: int) -> list[Event]:
        """What happened from move number `move` on."""
        return [event for events in self._events[move:] for event in events]

    def sit(self, player: int, level: str) -> None:
        """From now on a bot of that level plays for the player, or ("") a person does."""
        self.levels[player] = level
        if self.journal:
            self.journal.sit(self.levels)

    def light(self, player: int) -> None:
        """The player asks what an expert would do: for this match that is counted."""
        self.lamps[player] += 1
        if self.journal:
            self.journal.light(player)

    def play(self, move: Any) -> list[Event]:
        """Play a move and keep it. Raises `Illegal`, leaving all as it was.

        A move of the clock by which nothing happened is not kept: the next one makes up for it.
        """
        events: list[Event] = self.state.play(move)
        if events or getattr(move, "seat", None) != CLOCK:
            self._keep(move, events)
            self.undone.clear()
        return events

    def undo(self) -> Any:
        """Take the last move back and return it. Raises `Illegal` if that cannot be."""
        refusal = self.check_undo()
        if refusal:
            raise Illegal(refusal)
        move = self.moves.pop()
        self.undone.append(move)
        self._events.pop()
        self.moment += 1
        self._taken_back_at = self.moment
        self.state = self.replay(len(self.moves))
        if self.journal:
            self.journal.take_back()
        return move

    def redo(self) -> list[Event]:
        """Play the move last taken back again. Raises `Illegal` if there is none."""
        if not self.undone:
            raise Illegal(Refusal("redo-nothing", ""))
        return self._carry_out(self.undone.pop())

    def check_undo(self, count: int = 1) -> Refusal | None:
        """Why the last `count` moves cannot be taken back, or None if they can."""
        if self.game.timed:
            return Refusal("undo-timed", "")
        if not count or len(self.moves) < count:
            return Refusal("undo-nothing", "")
        if len(self.moves) - count < self._settled:
            return Refusal("undo-shown", "")
        return None

    def since(self, seats: Collection[int]) -> int:
        """How many moves ago one of these seats moved last, its own move counted; 0: never."""
        backwards = enumerate(reversed(self.moves), 1)
        return next((ago for ago, move in backwards if move.seat in seats), 0)

    def replay(self, upto: int) -> Any:
        """The position after the first `upto` moves, as a state of its own."""
        state = self.game.deal(len(self.players), self.options, self.seed)
        for move in self.moves[:upto]:
            state.play(move)
        return state

    def positions(self) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """The match once more: how it stood at first and after each move, and what that brought."""
        state = self.replay(0)
        yield state, ()
        for move, events in zip(self.moves, self._events, strict=True):
            state.play(move)
            yield state, events

    def _carry_out(self, move: Any) -> list[Event]:
        events: list[Event] = self.state.play(move)
        self._keep(move, events)
        return events

    def _keep(self, move: Any, events: list[Event]) -> None:
        self.moves.append(move)
        self._events.append(tuple(events))
        self.moment += 1
        if not self.game.timed:
            self._moved_at[move.seat] = self.moment
        if any(event.shows_hidden() for event in events):
            self._settled = len(self.moves)
        if self.journal:
            self.journal.append(move)
