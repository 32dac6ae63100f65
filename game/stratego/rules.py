"""The state of Stratego Cards: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.agenda import Ask, Step, asked
from game.cards import Event, Seat
from game.rules import Illegal, Refusal
from game.stratego.attack import attack, check_attack
from game.stratego.choices import CHOICES
from game.stratego.draws import (
    answer_draw,
    check_answer,
    check_give_up,
    check_offer_now,
    give_up,
    offer_draw,
)
from game.stratego.looking import look
from game.stratego.moves import (
    AnswerDraw,
    Attack,
    AttackFromHand,
    AttackOwn,
    Fill,
    GiveUp,
    GoOn,
    Lay,
    OfferDraw,
    Peek,
    Regroup,
    ScoutLook,
    Shift,
    SpyLook,
    Stop,
    StrategoMove,
)
from game.stratego.powers import check_power, look_at_hand, look_at_slots, regroup
from game.stratego.setup import check_lay, go_on, lay
from game.stratego.state import BOTH, Table
from game.stratego.steps import AskDraw, AskGoOn, AskSetup
from game.stratego.stopping import check_stop, stop
from game.stratego.turns import check_fill, fill
from game.stratego.view import StrategoView


@dataclass(slots=True)
class StrategoState(Table):
    """A position of one match of Stratego Cards, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; both while the lines are laid and between two games."""
        return asked(self.agenda)

    def moves(self, seat: Seat) -> Sequence[StrategoMove]:
        """Every move of `seat` but to give up and to offer a draw, which `check` allows (C-6)."""
        if not self.agenda:
            return ()
        step = self.agenda[0]
        return CHOICES[type(step)](self, seat) if seat in step.asks() else ()

    def check(self, move: StrategoMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if not self.agenda:
            return Refusal("stratego-over", "STR-50")
        step = self.agenda[0]
        if not isinstance(step, Ask):
            return self._check_outside(step, move)
        if move.seat != step.seat:
            return self._not_asked(move.seat)
        if type(step) is AskDraw and not isinstance(move, AnswerDraw):
            return Refusal("stratego-answer-first", "STR-54")
        check = CHECKS.get(type(move))
        return check(self, move) if check else NEVER[type(move)]

    def _check_outside(self, step: Step, move: StrategoMove) -> Refusal | None:
        """Before the first turn lines are laid, between two games both go on; no more."""
        if move.seat not in step.asks():
            return self._not_asked(move.seat)
        if isinstance(step, AskSetup):
            if isinstance(move, Lay):
                return check_lay(self, move)
            return Refusal("stratego-lay-first", "STR-05")
        return None if isinstance(move, GoOn) else Refusal("stratego-not-now", "STR-50")

    def _not_asked(self, seat: Seat) -> Refusal:
        """Why a seat cannot do anything now."""
        if seat not in BOTH:
            return Refusal("stratego-no-such-seat", "STR-01", (("number", seat),))
        step = self.agenda[0]
        if isinstance(step, AskSetup):
            return Refusal("stratego-line-laid", "STR-05")
        if isinstance(step, AskGoOn):
            return Refusal("stratego-not-now", "STR-10")
        [other] = step.asks()
        return Refusal("stratego-not-your-turn", "STR-06", (("colour", self.colour_word(other)),))

    def play(self, move: StrategoMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        DEEDS[type(move)](self, move, events)
        return events

    def view(self, seat: Seat | None) -> StrategoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)


NOT_NOW = Refusal("stratego-not-now", "STR-10")
# Moves that exist for their refusals (Illegal input); GoOn has its place between two games.
NEVER: dict[type, Refusal] = {
    AttackFromHand: Refusal("stratego-attack-from-hand", "STR-25"),
    AttackOwn: Refusal("stratego-attack-own", "STR-35"),
    Shift: Refusal("stratego-cards-stay", "STR-18"),
    Peek: Refusal("stratego-no-peeking", "STR-40"),
    GoOn: NOT_NOW,
}
CHECKS: dict[type, Callable[[Table, Any], Refusal | None]] = {
    Attack: check_attack,
    Fill: check_fill,
    ScoutLook: check_power,
    SpyLook: check_power,
    Regroup: check_power,
    Lay: check_lay,
    Stop: check_stop,
    GiveUp: check_give_up,
    OfferDraw: check_offer_now,
    AnswerDraw: check_answer,
}
DEEDS: dict[type, Callable[[Table, Any, list[Event]], None]] = {
    Attack: attack,
    Fill: fill,
    ScoutLook: look_at_slots,
    SpyLook: look_at_hand,
    Regroup: regroup,
    Lay: lay,
    Stop: stop,
    GiveUp: give_up,
    OfferDraw: offer_draw,
    AnswerDraw: answer_draw,
    GoOn: go_on,
}
