"""NYET! in a replay: the same table and the same events, moved by a tape and by nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.cards import NOBODY, Card, Event, Seat
from game.nyet import events as ev
from game.nyet.rules import NyetState
from game.nyet.view import NyetView
from scenes.controllers.nyet.controller import Controller
from scenes.table.key_moments import KeyMoment, Mark

if TYPE_CHECKING:
    from scenes.table.replay import ReplayScene


class Replayed(Controller):
    """The controller of a table that shows a record: nobody is asked, and no bot thinks."""

    hides: ClassVar[bool] = True
    table: ReplayScene

    def seen(self) -> NyetView:
        """What the chosen seat saw, or the whole table with the first seat nearest."""
        viewer = self.turns.viewer
        return self.state.view(self.bottom if viewer is None else viewer)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        return tuple(self.state.hands[seat]) if self.turns.viewer is None else ()

    def _covered(self, view: NyetView) -> NyetView:
        return view

    def tick(self, now_ns: int) -> bool:
        self.now_ns = now_ns
        self._still_showing(now_ns)
        return self.moving(now_ns)

    def next_ns(self) -> int | None:
        return max(self.busy_until_ns, self.now_ns) if self.steps else None

    def show(self, events: list[Event], now_ns: int) -> None:
        """A move is made now: show what happens, as the chosen seat sees it."""
        self.now_ns = now_ns
        self.turns.viewer = self.table.view_of
        self.present([event.seen_by(self.table.view_of) for event in events])

    def stand(self, past: Sequence[Sequence[Event]], now_ns: int) -> None:
        """The match stands at another position, after `past`: show it at once and silently."""
        self.now_ns = self.busy_until_ns = now_ns
        self.steps.clear()
        self.revealed, self.ringing = None, NOBODY
        self.table.motion.skip()
        self.turns.viewer = self.table.view_of
        self.lay_out(self.table.size)
        self.table.log.lines.clear()
        for events in past:
            for event in events:
                self._note(event.seen_by(self.table.view_of))

    def sentence(self, event: Event) -> str:
        """What the log says about an event, or ""."""
        return " ".join(self.talk.sentences(event.seen_by(self.table.view_of)))


def key_moment(state: NyetState, events: Sequence[Event]) -> KeyMoment | None:
    """The most telling of the events after which `state` stands, if any is telling."""
    found = [moment for event in events if (moment := _moment(event))]
    if state.outcome is not None:
        found.append(KeyMoment(Mark.WIN, events[-1], state.outcome.winners[0]))
    return max(found, key=lambda moment: moment.mark, default=None)


def _moment(event: Event) -> KeyMoment | None:
    match event:
        case ev.TrickTaken(winner, loot):
            return KeyMoment(Mark.GAIN if loot else Mark.TURN, event, winner)
        case ev.TermsRead() | ev.RoundScored():
            return KeyMoment(Mark.GAIN, event, NOBODY)
    return None
