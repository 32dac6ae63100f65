"""The state of Stratego Cards: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.agenda import Step
from game.asking import Asking, Resolving
from game.cards import Event, Seat
from game.rules import Refusal
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

NOT_NOW = Refusal("stratego-not-now", "STR-10")
GAME_OVER = Refusal("stratego-not-now", "STR-50")
LAY_FIRST = Refusal("stratego-lay-first", "STR-05")
ANSWER_FIRST = Refusal("stratego-answer-first", "STR-54")
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


def refuse(table: Table, step: Step, move: StrategoMove) -> Refusal | None:
    """Why a move of the seat whose turn it is is none, or None."""
    check = CHECKS.get(type(move))
    return check(table, move) if check else NEVER[type(move)]


def refuse_setup(table: Table, step: AskSetup, move: StrategoMove) -> Refusal | None:
    """Before all else both lay their lines."""
    return check_lay(table, move) if isinstance(move, Lay) else LAY_FIRST


def refuse_answer(table: Table, step: AskDraw, move: StrategoMove) -> Refusal | None:
    """A draw that is offered is answered first."""
    return None if isinstance(move, AnswerDraw) else ANSWER_FIRST


def refuse_going_on(table: Table, step: AskGoOn, move: StrategoMove) -> Refusal | None:
    """In a game that is over there is nothing else to do."""
    return None if isinstance(move, GoOn) else GAME_OVER


# Steps at which all but one kind of move has to wait.
REFUSES: dict[type[Step], Callable[[Table, Any, Any], Refusal | None]] = {
    AskSetup: refuse_setup, AskDraw: refuse_answer, AskGoOn: refuse_going_on,
}  # fmt: skip


def answer(table: Table, step: Step, move: StrategoMove, events: list[Event]) -> None:
    DEEDS[type(move)](table, move, events)


@dataclass(slots=True)
class StrategoState(Resolving[StrategoMove], Table):
    """A position of one match of Stratego Cards, changed only by `play`.

    `moves` are all but to give up and to offer a draw, which `check` allows (C-6).
    """

    asks = {
        step: Asking(offers, answer, REFUSES.get(step, refuse)) for step, offers in CHOICES.items()
    }
    copy = Table.copy

    def out_of_turn(self, move: StrategoMove) -> Refusal:
        if not self.agenda:
            return Refusal("stratego-over", "STR-50")
        if move.seat not in BOTH:
            return Refusal("stratego-no-such-seat", "STR-01", (("number", move.seat),))
        step = self.agenda[0]
        if isinstance(step, AskSetup):
            return Refusal("stratego-line-laid", "STR-05")
        if isinstance(step, AskGoOn):
            return Refusal("stratego-not-now", "STR-10")
        [other] = step.asked
        return Refusal("stratego-not-your-turn", "STR-06", (("colour", self.colour_word(other)),))

    def view(self, seat: Seat | None) -> StrategoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
