"""The state of Jetriko: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.agenda import Step, asked, settle
from game.cards import Event, Seat
from game.jetriko.attacks import answer_attack, draw_after_discard, share, take_hit
from game.jetriko.choices import Moves, list_moves, may_do
from game.jetriko.events import TimeRanOut
from game.jetriko.looking import look
from game.jetriko.moves import (
    Choose,
    Decline,
    Discard,
    Draw,
    Give,
    GoOn,
    JetrikoMove,
    NameColour,
    Pass,
    Play,
    Start,
    Stop,
    TakeHit,
    TimeUp,
)
from game.jetriko.refusals import explain
from game.jetriko.rounds import go_on, new_round, start, stop
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskAfterDraw,
    AskGoOn,
    AskUTurn,
    BeginTurn,
    DrawCards,
    EndTurn,
    HitOver,
    NewRound,
    PassOver,
    Share,
    TopUp,
    TrapText,
)
from game.jetriko.timer import in_time
from game.jetriko.traps import (
    carry_out_trap,
    choose,
    decline,
    discard,
    give,
    name_colour,
    pass_on,
    top_up,
)
from game.jetriko.turns import (
    begin_turn,
    draw,
    end_turn,
    go_on_after_hit,
    pass_over,
    pass_turn,
    play_card,
)
from game.jetriko.view import JetrikoView
from game.rules import Illegal, Refusal

Deed = Callable[[Table, Any, list[Event]], None]


def put(table: Table, move: Play, events: list[Event]) -> None:
    """Play a card: against an attack, or in the main step."""
    if table.attack is None:
        play_card(table, move, events)
    else:
        answer_attack(table, move, events)


# What each move does, and each step that asks nobody.
DEEDS: dict[type, Deed] = {
    Start: start, Play: put, TakeHit: take_hit, Draw: draw, Pass: pass_turn, Discard: discard,
    Give: give, NameColour: name_colour, Choose: choose, Decline: decline, GoOn: go_on, Stop: stop,
    NewRound: new_round, EndTurn: end_turn, HitOver: go_on_after_hit, DrawCards: draw_after_discard,
    Share: share, TrapText: carry_out_trap, TopUp: top_up, AskUTurn: pass_on, PassOver: pass_over,
    BeginTurn: lambda table, step, events: begin_turn(table, step.seat, events),
    AskGoOn: lambda table, step, events: None,
}  # fmt: skip


@dataclass(slots=True)
class JetrikoState(Table):
    """A position of one match of Jetriko, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several while all pick a card (JET-102) or look at a round's end."""
        return asked(self.agenda)

    def moves(self, seat: Seat) -> Moves:
        """Every move of `seat`; of ways to discard each is made only when asked for."""
        return list_moves(self, seat)

    def check(self, move: JetrikoMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if may_do(self, move) or self._time_is_up(move):
            return None
        return explain(self, move)

    def _time_is_up(self, move: JetrikoMove) -> bool:
        timed = isinstance(move, TimeUp) and self.options.timer > 0
        return timed and move.seat in self.to_act()

    def play(self, move: JetrikoMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        if type(move) is TimeUp:
            self._run_out(move.seat, events)
        else:
            self.act(move, events)
        return events

    def act(self, move: JetrikoMove, events: list[Event]) -> None:
        """Carry a move out that is known to be legal."""
        DEEDS[type(move)](self, move, events)
        self.settle(events)

    def settle(self, events: list[Event]) -> None:
        """Carry out what needs no choice."""

        def carry_out(step: Step) -> None:
            DEEDS[type(step)](self, step, events)

        settle(self, carry_out)

    def _run_out(self, seat: Seat, events: list[Event]) -> None:
        """JET-202; after a card drawn for want of time the turn is passed too."""
        events.append(TimeRanOut(seat))
        drawing = in_time(self, seat)
        self.act(drawing, events)
        drawn = self.agenda and isinstance(self.agenda[0], AskAfterDraw)
        if type(drawing) is Draw and drawn and seat in self.to_act():
            self.act(in_time(self, seat), events)

    def view(self, seat: Seat | None) -> JetrikoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
