"""Totem in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.cards import Event
from game.totem import events as ev
from scenes.controllers.totem.centre import Centre
from scenes.controllers.totem.controller import Controller, dealt
from scenes.input.clock import MatchClock
from scenes.input.signals import Press

if TYPE_CHECKING:
    from scenes.table.replay import ReplayScene

# What was shown so long ago moves no more.
LONG_NS = 60_000_000_000


class TapeClock(MatchClock):
    """A clock that shows what the tape has come to."""

    def __init__(self, table: ReplayScene) -> None:
        super().__init__(0)
        self._table = table

    def ms(self, now_ns: int) -> int:
        return int(self._table.tape_ms)


class Replayed(Controller):
    """The controller of a table that shows a record: no bots, no clock of its own, no pauses."""

    hides: ClassVar[bool] = False
    looking = False

    def __init__(self, table: ReplayScene) -> None:
        # Whose the hands were when a sentence was said that is written again.
        self._then: tuple[int, ...] | None = None
        super().__init__(table)
        self.clock = TapeClock(table)
        first = dealt(self.state)
        self._owners = first.owners
        self._said = [self._said_then(first)]

    def name(self, hand: int) -> str:
        """What a hand is called, now or while the log is written."""
        owners = self.state.owners if self._then is None else self._then
        name, side = self.match.players[owners[hand]].name, self.state.sides[hand]
        return self.words(f"totem-hand-{side}", name=name) if side else name

    def player_at(self, seat: int) -> int:
        """Nobody changes seats."""
        return seat

    def seat_colour(self, seat: int) -> int:
        return self.match.players[seat].colour

    def hand_over(self, seat: int, level: str) -> None:
        """Nobody thinks along: only the plates say who played."""
        self.levels[seat] = level

    def reads_by(self, press: Press) -> bool:
        """There is nothing to be read in full: the slip explains all there is."""
        return False

    def finger_rests(self, now_ns: int) -> None:
        """Fingers read nothing here."""

    def tick(self, now_ns: int) -> bool:
        self.now_ns = now_ns
        return self.moving(now_ns)

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        return self.centre.moving(now_ns) or self.tabletop.moving(now_ns)

    def next_ns(self) -> int | None:
        return None

    def _big_moments(self, events: list[Event]) -> None:
        """Neither pauses nor results come over a replay."""

    def show(self, events: list[Event], now_ns: int) -> None:
        """A move is made now: everybody who listens hears what happens."""
        self.now_ns = now_ns
        self.after(events)

    def stand(self, past: Sequence[Sequence[Event]], now_ns: int) -> None:
        """The match stands at another position, after `past`: show it at once and silently."""
        self.now_ns = now_ns
        self.table.motion.skip()
        self.view = self.state.view(None)
        self._bind()
        self.centre = Centre(self)
        self.lay_out(self.table.size)
        self.tabletop.hear(ev.Lifted(self.state.air), now_ns)
        for event in _since_the_last_card(past):
            self.centre.hear(event, now_ns - LONG_NS)
        self._write_log(past)

    def _write_log(self, past: Sequence[Sequence[Event]]) -> None:
        """All that was said up to here; every sentence is formed once, with the names of then."""
        for events in past[len(self._said) - 1 :]:
            self._said.append([said for event in events for said in self._said_then(event)])
        lines = self.table.log.lines
        lines.clear()
        for sentences in self._said[: len(past) + 1]:
            lines.extend(sentences)

    def _said_then(self, event: Event) -> list[str]:
        if isinstance(event, ev.Dealt):
            self._owners = event.owners
        self._then = self._owners
        said = self.talk.sentences(event)
        self._then = None
        return said

    def sentence(self, event: Event) -> str:
        """What the log says about an event, or how the game ended."""
        if isinstance(event, ev.GameOver):
            names = [self.match.players[seat].name for seat in event.winners]
            if not names:
                return self.words("totem-won-nobody")
            winners = self.talk.listed(names)
            return self.words("totem-won", names=winners, count=len(names))
        return self.talk.sentence(event)


def _since_the_last_card(past: Sequence[Sequence[Event]]) -> list[Event]:
    """The last events, from where nothing of what came before them is on the table."""
    found: list[Event] = []
    for events in reversed(past):
        found[:0] = events
        if any(isinstance(event, ev.Dealt | ev.Revealed) for event in events):
            break
    return found
