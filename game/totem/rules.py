"""The state of Totem: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import CLOCK, Event, Seat
from game.rules import Illegal, Refusal
from game.totem.clock import tick
from game.totem.deal import deal_next
from game.totem.ending import end_series
from game.totem.judge import choose, is_closed, is_locked, press, release
from game.totem.looking import look
from game.totem.moves import (
    Choose,
    Flip,
    Grab,
    Hand,
    Knock,
    NextGame,
    Pause,
    Release,
    Resume,
    Stop,
    Tick,
    TotemMove,
)
from game.totem.options import MOST_WITHIN
from game.totem.pauses import pause, resume
from game.totem.state import NEVER, Table
from game.totem.turning import flip
from game.totem.view import TotemView

_SEATS = tuple(tuple(range(seats)) for seats in range(11))
_SEATS_AND_CLOCK = tuple((*seats, CLOCK) for seats in _SEATS)


@dataclass(slots=True)
class TotemState(Table):
    """A position of one match of Totem, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Every seat that may do something, and the clock if anything is due in future."""
        if self.outcome is not None:
            return ()
        seats = len(self.points)
        if self.pause_wanted:
            return (*(seat for seat in _SEATS[seats] if self.moves(seat)), CLOCK)
        if self.paused or self.due >= NEVER:
            return _SEATS[seats]
        return _SEATS_AND_CLOCK[seats]

    def moves(self, seat: Seat) -> list[TotemMove]:
        """Every move of `seat` that would do something at `now`; the clock's is its next one."""
        if self.outcome is not None:
            return []
        now = self.now
        if seat == CLOCK:
            waiting = self.paused or self.due >= NEVER
            return [] if waiting else [Tick(max(self.due, now))]
        if self.stage == "game_over":
            again: list[TotemMove] = [NextGame(now)]
            return [*again, Stop(now)] if self.options.games == "endless" else again
        found: list[TotemMove] = []
        for hand in self.hands_of(seat):
            self._add_moves_of(hand, found)
        if self.paused:
            found.append(Resume(now))
        elif not self.pause_wanted:
            found.append(Pause(now))
        return found

    def _add_moves_of(self, hand: Hand, found: list[TotemMove]) -> None:
        now = self.now
        if self.keys_down >> hand & 1:
            found.append(Release(hand, now))
        if not (is_closed(self, now) or self.places[hand] or is_locked(self, hand, now)):
            found.append(Grab(hand, now))
            if self.options.knock_over:
                found.append(Knock(hand, now))
        if self.stage == "choice" and hand == self.holder:
            found += (Choose(hand, "duel", now), Choose(hand, "rush", now))
        if (
            self.options.flip_mode == "own_key"
            and hand == self.pointer
            and not self.flip_wanted
            and self._may_turn()
            and self.decks[hand]
        ):
            found.append(Flip(hand, now))

    def _may_turn(self) -> bool:
        """Whether nothing of TOT-207 stops the turning."""
        stopped = self.air or self.paused or self.three_live
        return self.stage == "turning" and not stopped

    def check(self, move: TotemMove) -> Refusal | None:
        """Why `move` is refused, or None. A grab that counts for nothing is not refused."""
        if move.t < self.now:
            return Refusal("totem-time-backwards", "TOT-701", (("t", move.t), ("now", self.now)))
        match move:
            case Tick() | Pause() | Resume():
                return None
            case NextGame():
                return self._check_between_games()
            case Stop():
                if self.options.games != "endless":
                    return Refusal("totem-not-endless", "TOT-561")
                return self._check_between_games()
        if not 0 <= move.hand < len(self.owners):
            allowed = f"0-{len(self.owners) - 1}"
            return Refusal(
                "totem-unknown-hand", "TOT-101", (("hand", move.hand), ("allowed", allowed))
            )
        match move:
            case Flip():
                return self._check_flip(move.hand)
            case Choose():
                return self._check_choose(move)
            case Grab():
                return self._check_within(move.within)
            case Knock() if not self.options.knock_over:
                return Refusal("totem-no-knock", "TOT-725")
        return None

    def _check_within(self, within: int) -> Refusal | None:
        most = MOST_WITHIN if self.options.phones else 0
        if 0 <= within <= most:
            return None
        return Refusal("totem-unsure", "TOT-749", (("ms", within), ("most", most)))

    def _check_between_games(self) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("totem-over", "TOT-561")
        return None if self.stage == "game_over" else Refusal("totem-not-over", "TOT-105")

    def _check_flip(self, hand: Hand) -> Refusal | None:
        if self.stage == "game_over":
            return Refusal("totem-over", "TOT-550")
        if self.options.flip_mode == "auto":
            return Refusal("totem-automatic", "TOT-708")
        if not self._may_turn():
            return Refusal("totem-wait", "TOT-207")
        if not self.decks[hand]:
            return Refusal("totem-empty-deck", "TOT-203")
        return None if hand == self.pointer else Refusal("totem-not-your-turn", "TOT-201")

    def _check_choose(self, move: Choose) -> Refusal | None:
        if self.stage == "game_over":
            return Refusal("totem-over", "TOT-550")
        if self.stage != "choice" or move.hand != self.holder:
            return Refusal("totem-nothing-to-choose", "TOT-516")
        if move.what not in ("duel", "rush"):
            return Refusal("totem-unknown-choice", "TOT-516", (("what", move.what),))
        return None

    def play(self, move: TotemMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        self.now = t = move.t
        match move:
            case Tick():
                tick(self, t, events)
            case Grab():
                press(self, move, events)
            case Release():
                release(self, move.hand, t, events)
            case Pause():
                pause(self, events)
            case Resume():
                resume(self, t, events)
            case Flip():
                flip(self, t)
            case Knock():
                press(self, move, events)
            case Choose():
                choose(self, move.what, t, events)
            case NextGame():
                deal_next(self, events)
            case Stop():
                end_series(self, "stopped")
        return events

    def view(self, seat: Seat | None) -> TotemView:
        """What `seat` may know: the visible table (None: an onlooker)."""
        return look(self, seat)
