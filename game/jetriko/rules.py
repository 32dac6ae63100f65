"""The state of Jetriko: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.agenda import settle
from game.cards import Event, Seat
from game.jetriko.attacks import draw_after_discard, share, take_hit
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
    begin,
    draw,
    end_turn,
    go_on_after_hit,
    pass_over,
    pass_turn,
    play_card,
)
from game.jetriko.view import JetrikoView
from game.rules import Illegal, Refusal

Deed = Callable[[Any, Any, list[Event]], None]


def run_out(table: JetrikoState, move: TimeUp, events: list[Event]) -> None:
    """Time is up (JET-202); after a card drawn for want of time the turn is passed too."""
    seat = move.seat
    events.append(TimeRanOut(seat))
    done = in_time(table, seat)
    table.act(done, events)
    if type(done) is Draw and table.phase == "drawn" and seat in table.to_act():
        table.act(in_time(table, seat), events)


# What each move does, and each step that asks nobody.
DEEDS: dict[type, Deed] = {
    Start: start, Play: play_card, TakeHit: take_hit, Draw: draw, Pass: pass_turn, Discard: discard,
    Give: give, NameColour: name_colour, Choose: choose, Decline: decline, GoOn: go_on, Stop: stop,
    NewRound: new_round, EndTurn: end_turn, HitOver: go_on_after_hit, DrawCards: draw_after_discard,
    Share: share, TrapText: carry_out_trap, TopUp: top_up, AskUTurn: pass_on, PassOver: pass_over,
    BeginTurn: begin,
    AskGoOn: lambda table, step, events: None, TimeUp: run_out,
}  # fmt: skip


@dataclass(slots=True)
class JetrikoState(Table):
    """A position of one match of Jetriko, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several while all pick a card (JET-102) or look at a round's end."""
        return self.agenda[0].asks() if self.agenda else ()

    def moves(self, seat: Seat) -> Moves:
        """Every move of `seat`; of ways to discard each is made only when asked for."""
        if not self.agenda or seat not in self.agenda[0].asks():
            return ()
        return list_moves(self, seat)

    def check(self, move: JetrikoMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        return None if may_do(self, move) else explain(self, move)

    def play(self, move: JetrikoMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        if not may_do(self, move):
            raise Illegal(explain(self, move))
        events: list[Event] = []
        self.act(move, events)
        return events

    def act(self, move: JetrikoMove, events: list[Event]) -> None:
        """Carry a move out that is known to be legal."""
        DEEDS[type(move)](self, move, events)
        # As `agenda.settle` does it; most steps that ask are told by having no deed.
        while self.agenda and (deed := DEEDS.get(type(self.agenda[0]))) is not None:
            step = self.agenda[0]
            if step.asks():
                return
            self.agenda = self.agenda[1:]
            deed(self, step, events)

    def settle(self, events: list[Event]) -> None:
        """Carry out what needs no choice, at the beginning of all."""
        settle(self, lambda step: DEEDS[type(step)](self, step, events))

    def view(self, seat: Seat | None) -> JetrikoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
