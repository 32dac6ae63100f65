"""The state of Stratego Cards: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Step
from game.asking import Asking, Resolving, Takes, never
from game.cards import Seat
from game.rules import Refusal
from game.stratego.attack import attack, check_attack
from game.stratego.choices import (
    actions,
    answers,
    attacks_again,
    fills,
    layouts,
    to_go_on,
)
from game.stratego.draws import (
    answer_draw,
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
from game.stratego.setup import check_lay, go_on, lay, lay_anew
from game.stratego.state import BOTH, Table
from game.stratego.steps import (
    AskAction,
    AskAgain,
    AskDraw,
    AskFill,
    AskGoOn,
    AskLayout,
    AskSetup,
)
from game.stratego.stopping import must_act, stop
from game.stratego.turns import check_fill, fill
from game.stratego.view import StrategoView

GIVE_UP: Takes = {GiveUp: (never, give_up)}
# Who is asked what, and by kind of move: how it is refused, and what it does (C-1 to C-6, O-6).
ASKS: dict[type[Step], Asking] = {
    AskSetup: Asking(layouts, {Lay: (check_lay, lay)}),
    AskAction: Asking(
        actions,
        {
            Attack: (check_attack, attack),
            ScoutLook: (check_power, look_at_slots),
            SpyLook: (check_power, look_at_hand),
            Regroup: (check_power, regroup),
            OfferDraw: (check_offer_now, offer_draw),
            **GIVE_UP,
        },
    ),
    AskFill: Asking(fills, {Fill: (check_fill, fill), **GIVE_UP}),
    AskAgain: Asking(
        attacks_again, {Attack: (check_attack, attack), Stop: (never, stop), **GIVE_UP}
    ),
    AskLayout: Asking(layouts, {Lay: (check_lay, lay_anew), **GIVE_UP}),
    AskDraw: Asking(answers, {AnswerDraw: (never, answer_draw)}),
    AskGoOn: Asking(to_go_on, {GoOn: (never, go_on)}),
}
# Steps at which all but one kind of move has to wait.
WAITS: dict[type[Step], Refusal] = {
    AskSetup: Refusal("stratego-lay-first", "STR-05"),
    AskDraw: Refusal("stratego-answer-first", "STR-54"),
    AskGoOn: Refusal("stratego-not-now", "STR-50"),
}
# Why these cannot be done at a step of the own turn that takes others (STR-10, Illegal input).
NOT_NOW: dict[type, Refusal] = {
    Attack: Refusal("stratego-acted", "STR-14"),
    Fill: Refusal("stratego-fill-later", "STR-10"),
    ScoutLook: Refusal("stratego-acted", "STR-14"),
    SpyLook: Refusal("stratego-acted", "STR-14"),
    Regroup: Refusal("stratego-acted", "STR-14"),
    Lay: Refusal("stratego-cards-stay", "STR-18"),
    OfferDraw: Refusal("stratego-acted", "STR-54"),
    AnswerDraw: Refusal("stratego-no-offer", "STR-54"),
    GoOn: Refusal("stratego-not-now", "STR-10"),
    AttackFromHand: Refusal("stratego-attack-from-hand", "STR-25"),
    AttackOwn: Refusal("stratego-attack-own", "STR-35"),
    Shift: Refusal("stratego-cards-stay", "STR-18"),
    Peek: Refusal("stratego-no-peeking", "STR-40"),
}
NO_POWERS = Refusal("stratego-no-powers", "STR-80")


@dataclass(slots=True)
class StrategoState(Resolving[StrategoMove], Table):
    """A position of one match of Stratego Cards, changed only by `play`.

    `moves` are all but to give up and to offer a draw, which `check` allows (C-6).
    """

    asks = ASKS
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

    def out_of_place(self, step: Step, move: StrategoMove) -> Refusal:
        """Why this cannot be done at this step of the own turn."""
        if type(step) in WAITS:
            return WAITS[type(step)]
        if isinstance(step, AskAgain) and isinstance(move, ScoutLook | SpyLook | Regroup):
            return NO_POWERS
        return must_act(self, step, move) if isinstance(move, Stop) else NOT_NOW[type(move)]

    def view(self, seat: Seat | None) -> StrategoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
