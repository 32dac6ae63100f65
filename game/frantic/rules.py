"""The state of Frantic: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from game.agenda import AskAll, Step
from game.asking import Resolving
from game.cards import Event, Seat
from game.frantic.answering import ASKS, DOES, refuse_unoffered
from game.frantic.hinting import Hints
from game.frantic.looking import look, phase_of
from game.frantic.moves import FranticMove, Throw
from game.frantic.reactions.windows import refuse_throw
from game.frantic.state import Table
from game.frantic.view import FranticView
from game.rules import Refusal


@dataclass(slots=True)
class FranticState(Table, Resolving[FranticMove]):
    """A position of one match of Frantic, changed only by `play`, and what was told by moves.

    That follows from what has happened: `hints` take in what is `unheard` when somebody looks.
    """

    hints: Hints = field(default_factory=Hints, compare=False)
    unheard: list[Event] = field(default_factory=list, compare=False)

    asks, does = ASKS, DOES

    def copy(self) -> Self:
        other = Table.copy(self)
        other.hints, other.unheard = self.heard(), []
        return other

    @property
    def phase(self) -> str:
        """What kind of thing is asked: see `FranticView`."""
        return phase_of(self)

    def out_of_turn(self, move: FranticMove) -> Refusal:
        if not self.agenda:
            return Refusal("frantic-over", "FRA-169")
        step = self.agenda[0]
        if not 0 <= move.seat < self.seats:
            return Refusal("frantic-no-such-seat", "FRA-29", (("number", move.seat),))
        if isinstance(move, Throw):
            return refuse_throw(self, move)
        if isinstance(step, AskAll):
            return Refusal("frantic-done-already", "FRA-430")
        return Refusal("frantic-not-your-turn", "FRA-52", (("seat", step.asked[0]),))

    def out_of_place(self, step: Step, move: FranticMove) -> Refusal:
        return refuse_unoffered(self, step, move)

    def go_on(self, events: list[Event]) -> None:
        """As at every table; and a choice with one way is taken by itself (FRA-438).

        What every table does stands in this loop, too: to call it took a fiftieth of a move.
        """
        while agenda := self.agenda:
            step = agenda[0]
            if not step.asked:
                self.agenda = agenda[1:]
                DOES[type(step)](self, step, events)
                continue
            asking = ASKS[type(step)]
            if asking.always:
                return
            offered = asking.offers(self, step, step.asked[0])
            if len(offered) != 1:
                return
            [move] = offered
            _refuse, reply = asking.takes[type(move)]
            reply(self, step, move, events)

    def view(self, seat: Seat | None) -> FranticView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, self.heard(), seat)

    def heard(self) -> Hints:
        """What has been told by all that has happened."""
        if self.unheard:
            self.hints, self.unheard = self.hints.after(self.unheard), []
        return self.hints
