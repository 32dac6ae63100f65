"""The state of Frantic: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import AskEach
from game.asking import Resolving
from game.cards import Seat
from game.frantic.answering import ASKS, DOES
from game.frantic.looking import look, phase_of
from game.frantic.moves import FranticMove, Throw
from game.frantic.reactions.windows import refuse_throw
from game.frantic.state import Table
from game.frantic.view import FranticView
from game.rules import Refusal


@dataclass(slots=True)
class FranticState(Table, Resolving[FranticMove]):
    """A position of one match of Frantic, changed only by `play`."""

    asks, does = ASKS, DOES

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
        if isinstance(step, AskEach):
            return Refusal("frantic-done-already", "FRA-430")
        return Refusal("frantic-not-your-turn", "FRA-52", (("seat", step.asks()[0]),))

    def view(self, seat: Seat | None) -> FranticView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
