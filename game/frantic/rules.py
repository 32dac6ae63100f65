"""The state of Frantic: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.agenda import AskEach
from game.cards import Event, Seat
from game.frantic.answering import ASKS, DOES, NEVER_ASKS
from game.frantic.looking import look, phase_of
from game.frantic.moves import FranticMove, Throw, TurnUp
from game.frantic.powers.turned_up import refuse_turning_up
from game.frantic.reactions.windows import refuse_throw
from game.frantic.state import Table
from game.frantic.view import FranticView
from game.rules import Illegal, Refusal


@dataclass(slots=True)
class FranticState(Table):
    """A position of one match of Frantic, changed only by `play`."""

    @property
    def phase(self) -> str:
        """What kind of thing is asked: see `FranticView`."""
        return phase_of(self)

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several when all choose in secret or read."""
        return self.agenda[0].asks() if self.agenda else ()

    def moves(self, seat: Seat) -> Sequence[FranticMove]:
        """Every move of `seat`; equal cards are one option."""
        if not self.agenda or seat not in self.agenda[0].asks():
            return ()
        step = self.agenda[0]
        return ASKS[type(step)].offers(self, step, seat)

    def check(self, move: FranticMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if not self.agenda:
            return Refusal("frantic-over", "FRA-169")
        step = self.agenda[0]
        seat = move.seat
        if seat in step.asks():
            asking = ASKS[type(step)]
            if asking.is_offered(self, step, move):
                return None
            if isinstance(move, TurnUp):
                return refuse_turning_up(self, move)
            if not isinstance(move, Throw):
                return asking.refuse(self, step, move)
        elif not 0 <= seat < self.seats:
            return Refusal("frantic-no-such-seat", "FRA-29", (("number", seat),))
        if isinstance(move, Throw):
            return refuse_throw(self, move)
        if isinstance(step, AskEach):
            return Refusal("frantic-done-already", "FRA-430")
        return Refusal("frantic-not-your-turn", "FRA-52", (("seat", step.asks()[0]),))

    def play(self, move: FranticMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        step = self.agenda[0]
        ASKS[type(step)].answer(self, step, move, events)
        self._go_on(events)
        return events

    def _go_on(self, events: list[Event]) -> None:
        """Carry out step after step until somebody has a choice (FRA-438)."""
        while self.agenda:
            step = self.agenda[0]
            kind = type(step)
            asked = () if kind in NEVER_ASKS else step.asks()
            if not asked:
                self.agenda = self.agenda[1:]
                DOES[kind](self, step, events)
                continue
            asking = ASKS[kind]
            if asking.always:
                return
            only = asking.offers(self, step, asked[0])
            if len(only) != 1:
                return
            asking.answer(self, step, only[0], events)

    def view(self, seat: Seat | None) -> FranticView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
