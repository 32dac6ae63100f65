"""Totem in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.cards import Event
from game.totem import events as ev
from game.totem.sentences import tell
from scenes.controllers.totem.centre import Centre
from scenes.controllers.totem.controller import Controller, dealt
from scenes.controllers.totem.outcome import won, won_match
from scenes.input.clock import MatchClock
from scenes.input.signals import Press
from scenes.stage import Drain
from scenes.table.messages import Remark, Tone

if TYPE_CHECKING:
    from scenes.table.replay import ReplayScene

# What was shown so long ago moves no more.
LONG_NS = 60_000_000_000
# So far on its way stands a card in the air at which the tape stands.
HELD_UP = 0.3
# Units: what room there is to say who has won.
TOLD = (620, 56)


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
        super().__init__(table)
        self._replay = table
        # Nobody thinks along: only the plates say who played.
        self.players.dismiss()
        self.desk.clock = TapeClock(table)
        first = dealt(self.view)
        # Whose the hands were when what is written down happened.
        self._owners = first.owners
        self._said = [self._said_then(first)]

    def seat_colour(self, seat: int) -> int:
        return self.colour(seat)

    def reads_by(self, press: Press) -> bool:
        """There is nothing to be read in full: the slip explains all there is."""
        return False

    def finger_rests(self, now_ns: int) -> None:
        """Fingers read nothing here."""

    def tick(self, now_ns: int) -> bool:
        self.desk.now_ns = now_ns
        if self.desk.calm_down():
            self.tabletop.refresh()
        return self.moving(now_ns)

    def next_ns(self) -> int | None:
        return None

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        super().paint(screen, now_ns, drain)
        if self.match.outcome is not None and not self.moving(now_ns):
            zone = Rect((0, 0), [round(self.table.unit * side) for side in TOLD])
            self.table.messages.zone = zone.move_to(center=self.tabletop.ring.centre)
            said = Remark(won_match(self.desk), Tone.HEADLINE)
            self.table.messages.paint(screen, self.table.unit, said)

    def _big_moments(self, events: list[Event]) -> None:
        """Neither pauses nor results come over a replay."""

    def show(self, events: list[Event], now_ns: int) -> None:
        """A move is made now: everybody who listens hears what happens."""
        self.desk.now_ns = now_ns
        self.desk.look()
        self.after(events)
        if not self._replay.playing:
            self._hold_up(now_ns)

    def stand(self, past: Sequence[Sequence[Event]], now_ns: int) -> None:
        """The match stands at another position, after `past`: show it at once and silently."""
        self.desk.now_ns = now_ns
        # What lands is heard, and nothing is to be heard of this.
        for flight in self.table.motion.flights:
            self.table.motion.drop(flight)
        self.table.land()
        view = self.desk.look()
        self.desk.moods.forget()
        for move, events in zip(self._replay.tape.moves, past, strict=False):
            for event in events:
                self.desk.feel(event, move.t)
        self.desk.calm_down()
        self.desk.bind()
        self.centre = Centre(self.desk)
        self.lay_out(self.table.size)
        air = tuple(hand for hand, seen in enumerate(view.hands) if seen.in_air)
        self.tabletop.hear(ev.Lifted(air), now_ns)
        self._hold_up(now_ns)
        for event in _since_the_last_card(past):
            self.centre.hear(event, now_ns - LONG_NS)
        self._write_log(past)

    def _hold_up(self, now_ns: int) -> None:
        """Where the tape stands, cards that have left their decks stand in the air."""
        for flight in self.tabletop.lifts.values():
            flight.hold(HELD_UP, now_ns)

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
        hands = zip(self.view.hands, self._owners, strict=True)
        then = replace(self.view, hands=tuple(replace(hand, owner=of) for hand, of in hands))
        return list(map(self.desk.say, tell(event, then)))

    def sentence(self, event: Event) -> str:
        """What the log says about an event, or how the game ended."""
        if isinstance(event, ev.GameOver):
            return won(self.desk, event.winners)
        return self.desk.sentence(event)


def _since_the_last_card(past: Sequence[Sequence[Event]]) -> list[Event]:
    """The last events, from where nothing of what came before them is on the table."""
    found: list[Event] = []
    for events in reversed(past):
        found[:0] = events
        if any(isinstance(event, ev.Dealt | ev.Revealed) for event in events):
            break
    return found
