"""The state of Jetriko: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from game.agenda import Step
from game.asking import Asking, Resolving
from game.cards import Event, Seat
from game.jetriko.attacks import draw_after_discard, share, take_hit
from game.jetriko.choices import OFFERS
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
from game.jetriko.refusals import explain, refuse
from game.jetriko.remembering import Memory
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
from game.rules import Refusal

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
    TimeUp: run_out,
}  # fmt: skip
DOES: dict[type[Step], Deed] = {
    NewRound: new_round, EndTurn: end_turn, HitOver: go_on_after_hit, DrawCards: draw_after_discard,
    Share: share, TrapText: carry_out_trap, TopUp: top_up, AskUTurn: pass_on, PassOver: pass_over,
    BeginTurn: begin, AskGoOn: lambda table, step, events: None,
}  # fmt: skip


def answer(table: JetrikoState, step: Step, move: JetrikoMove, events: list[Event]) -> None:
    DEEDS[type(move)](table, move, events)


@dataclass(slots=True)
class JetrikoState(Resolving[JetrikoMove], Table):
    """A position of one match of Jetriko, changed only by `play`, and what is remembered there.

    Of ways to discard each is made only when asked for. What is remembered follows from what has
    happened: `memory` is told of the `unheard` when somebody wants to know.
    """

    memory: Memory = field(default_factory=Memory, compare=False)
    unheard: list[Event] = field(default_factory=list, compare=False)

    asks, does = {step: Asking(offers, answer, refuse) for step, offers in OFFERS.items()}, DOES

    def __post_init__(self) -> None:
        if not self.memory.hands:
            self.memory = Memory.of(self.hands)

    def copy(self) -> Self:
        other = Table.copy(self)
        other.memory, other.unheard = self.remembered(), []
        return other

    def out_of_turn(self, move: JetrikoMove) -> Refusal:
        return explain(self, move)

    def play(self, move: JetrikoMove) -> list[Event]:
        events = Resolving.play(self, move)
        self.unheard += events
        return events

    def act(self, move: JetrikoMove, events: list[Event]) -> None:
        """Carry a move out that is known to be legal; nobody remembers anything of it."""
        DEEDS[type(move)](self, move, events)
        self.go_on(events)

    def settle(self, events: list[Event]) -> None:
        """Carry out what needs no choice, at the beginning of all."""
        self.go_on(events)
        self.unheard += events

    def remembered(self) -> Memory:
        """What is remembered after all that has happened."""
        if self.unheard:
            self.memory, self.unheard = self.memory.after(self.unheard), []
        return self.memory

    def view(self, seat: Seat | None) -> JetrikoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, self.remembered(), seat)
