"""The state of Jetriko: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from game.agenda import Step
from game.asking import Asking, Deed, Resolving, Takes, never
from game.cards import Event, Seat
from game.jetriko.attacks import answer_attack, draw_after_discard, share, take_hit
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
from game.jetriko.refusals import (
    explain,
    refuse_draw,
    refuse_other,
    refuse_pass,
    refuse_play,
    refuse_time_up,
)
from game.jetriko.remembering import Memory
from game.jetriko.rounds import go_on, new_round, start, stop
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskAfterDraw,
    AskColour,
    AskCounterblow,
    AskDefence,
    AskDirection,
    AskDiscard,
    AskGift,
    AskGoOn,
    AskHandDown,
    AskMain,
    AskSwap,
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
    choose_card,
    decline,
    discard,
    give_gift,
    hand_down,
    hit_back,
    name_colour,
    pass_on,
    swap,
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


def run_out(table: JetrikoState, step: Step, move: TimeUp, events: list[Event]) -> None:
    """Time is up (JET-202); after a card drawn for want of time the turn is passed too."""
    seat = move.seat
    events.append(TimeRanOut(seat))
    done = in_time(table, seat)
    table.act(done, events)
    if type(done) is Draw and table.phase == "drawn" and seat in table.to_act():
        table.act(in_time(table, seat), events)


# By step and kind of move: how it is refused, and what it does (C1 to C19).
TAKES: dict[type[Step], Takes] = {
    AskDirection: {Start: (refuse_other, start)},
    AskDefence: {Play: (refuse_play, answer_attack), TakeHit: (never, take_hit)},
    AskMain: {
        Play: (refuse_play, play_card), Draw: (refuse_draw, draw),
        Pass: (refuse_pass, pass_turn),
    },
    AskAfterDraw: {Play: (refuse_play, play_card), Pass: (never, pass_turn)},
    AskDiscard: {Discard: (refuse_other, discard)},
    AskHandDown: {Give: (refuse_other, hand_down)},
    AskUTurn: {Give: (refuse_other, choose_card)},
    AskColour: {NameColour: (refuse_other, name_colour)},
    AskGift: {Give: (refuse_other, give_gift)},
    AskCounterblow: {Choose: (refuse_other, hit_back)},
    AskSwap: {Choose: (refuse_other, swap), Decline: (never, decline)},
    AskGoOn: {GoOn: (never, go_on), Stop: (refuse_other, stop)},
}  # fmt: skip
RUN_OUT: Takes = {TimeUp: (refuse_time_up, run_out)}
ASKS = {step: Asking(OFFERS[step], {**takes, **RUN_OUT}) for step, takes in TAKES.items()}
# What each step does that asks nobody.
DOES: dict[type[Step], Deed] = {
    NewRound: new_round, EndTurn: end_turn, HitOver: go_on_after_hit, DrawCards: draw_after_discard,
    Share: share, TrapText: carry_out_trap, TopUp: top_up, AskUTurn: pass_on, PassOver: pass_over,
    BeginTurn: begin, AskGoOn: lambda table, step, events: None,
}  # fmt: skip


@dataclass(slots=True)
class JetrikoState(Resolving[JetrikoMove], Table):
    """A position of one match of Jetriko, changed only by `play`, and what is remembered there.

    Of ways to discard each is made only when asked for. What is remembered follows from what has
    happened: `memory` is told of the `unheard` when somebody wants to know.
    """

    memory: Memory = field(default_factory=Memory, compare=False)
    unheard: list[Event] = field(default_factory=list, compare=False)

    asks, does = ASKS, DOES

    def __post_init__(self) -> None:
        if not self.memory.hands:
            self.memory = Memory.of(self.hands)

    def copy(self) -> Self:
        other = Table.copy(self)
        other.memory, other.unheard = self.remembered(), []
        return other

    def out_of_turn(self, move: JetrikoMove) -> Refusal:
        return explain(self, move)

    def out_of_place(self, step: Step, move: JetrikoMove) -> Refusal:
        return explain(self, move)

    def act(self, move: JetrikoMove, events: list[Event]) -> None:
        """Carry a move out that is known to be legal; nobody remembers anything of it."""
        step = self.agenda[0]
        _refuse, reply = ASKS[type(step)].takes[type(move)]
        reply(self, step, move, events)
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
