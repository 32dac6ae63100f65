"""The state of Stratego Cards: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.agenda import Ask, Step, asked
from game.cards import Event, Seat
from game.rules import Illegal, Refusal
from game.stratego.attack import attack, check_attack
from game.stratego.cards import GAP, RANK_OF
from game.stratego.choices import actions, attacks_again, fills
from game.stratego.draws import answer_draw, check_ending, give_up, offer_draw
from game.stratego.events import Stopped, WentOn
from game.stratego.layouts import Layouts
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
from game.stratego.setup import check_lay, lay, next_game
from game.stratego.state import BOTH, Table
from game.stratego.steps import (
    AskAction,
    AskAgain,
    AskDraw,
    AskEverybody,
    AskFill,
    AskGoOn,
    AskLayout,
    AskSetup,
)
from game.stratego.turns import check_fill, fill, fill_gaps
from game.stratego.view import StrategoView


@dataclass(slots=True)
class StrategoState(Table):
    """A position of one match of Stratego Cards, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; both while the lines are laid and between two games."""
        return asked(self.agenda)

    def moves(self, seat: Seat) -> Sequence[StrategoMove]:
        """Every move of `seat` but to give up and to offer a draw, which `check` allows (C-6)."""
        step = self.agenda[0] if self.agenda else None
        if step is None or seat not in step.asks():
            return ()
        match step:
            case AskAction():
                return actions(self, seat)
            case AskFill():
                return fills(self, seat)
            case AskSetup() | AskLayout():
                return Layouts(seat, [RANK_OF[card] for card in self.hands[seat]])
            case AskAgain():
                return attacks_again(self, seat)
            case AskDraw():
                return (AnswerDraw(seat, False), AnswerDraw(seat, True))
        return (GoOn(seat),)

    def check(self, move: StrategoMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if not self.agenda:
            return Refusal("stratego-over", "STR-50")
        step = self.agenda[0]
        if not isinstance(step, Ask):
            return self._check_outside(step, move)
        if move.seat != step.seat:
            return self._not_asked(move.seat)
        if isinstance(step, AskDraw) and not isinstance(move, AnswerDraw):
            return Refusal("stratego-answer-first", "STR-54")
        match move:
            case Attack():
                return check_attack(self, move)
            case Fill():
                return check_fill(self, move)
            case ScoutLook() | SpyLook() | Regroup():
                return check_power(self, move)
            case Lay():
                return check_lay(self, move)
            case GiveUp() | OfferDraw() | AnswerDraw():
                return check_ending(self, move)
            case Stop():
                return self._check_stop(move)
        return never_allowed(move)

    def _not_asked(self, seat: Seat) -> Refusal:
        """Why a seat cannot do anything now."""
        if seat not in BOTH:
            return Refusal("stratego-no-such-seat", "STR-01", (("number", seat),))
        step = self.agenda[0]
        if isinstance(step, AskSetup):
            return Refusal("stratego-line-laid", "STR-05")
        if isinstance(step, AskGoOn):
            return Refusal("stratego-not-now", "STR-10")
        [other] = asked(self.agenda)
        return Refusal("stratego-not-your-turn", "STR-06", (("colour", self.colour_word(other)),))

    def _check_outside(self, step: Step, move: StrategoMove) -> Refusal | None:
        """Before the first turn lines are laid, between two games both go on; no more."""
        if move.seat not in step.asks():
            return self._not_asked(move.seat)
        if isinstance(step, AskSetup):
            if isinstance(move, Lay):
                return check_lay(self, move)
            return Refusal("stratego-lay-first", "STR-05")
        return None if isinstance(move, GoOn) else Refusal("stratego-not-now", "STR-50")

    def _check_stop(self, move: Stop) -> Refusal | None:
        """Why a player cannot stop: there is no pass, and gaps must be filled (STR-14, STR-15)."""
        match self.agenda[0]:
            case AskAgain():
                return None
            case AskFill():
                return check_fill(self, Fill(move.seat, (GAP,) * 5))
            case AskLayout():
                return check_lay(self, Lay(move.seat, ()))
        return Refusal("stratego-must-act", "STR-14")

    def play(self, move: StrategoMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        match move:
            case Attack():
                attack(self, move, events)
            case Fill():
                fill(self, move, events)
            case ScoutLook():
                look_at_slots(self, move, events)
            case SpyLook():
                look_at_hand(self, move, events)
            case Regroup():
                regroup(self, move, events)
            case Lay():
                lay(self, move, events)
            case Stop():
                events.append(Stopped(move.seat))
                fill_gaps(self, move.seat, events)
            case GiveUp():
                give_up(self, move, events)
            case OfferDraw():
                offer_draw(self, move, events)
            case AnswerDraw():
                answer_draw(self, move, events)
            case GoOn():
                self._go_on(move, events)
        return events

    def _go_on(self, move: GoOn, events: list[Event]) -> None:
        """The next game is dealt when both have seen how this one ended (O-6)."""
        step = self.agenda[0]
        assert isinstance(step, AskEverybody)
        events.append(WentOn(move.seat))
        left = tuple(seat for seat in step.left if seat != move.seat)
        if left:
            self.agenda = (AskGoOn(left),)
        else:
            next_game(self, events)

    def view(self, seat: Seat | None) -> StrategoView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)


def never_allowed(move: StrategoMove) -> Refusal:
    """Moves that exist for their refusals (Illegal input)."""
    match move:
        case AttackFromHand():
            return Refusal("stratego-attack-from-hand", "STR-25")
        case AttackOwn():
            return Refusal("stratego-attack-own", "STR-35")
        case Shift():
            return Refusal("stratego-cards-stay", "STR-18")
        case Peek():
            return Refusal("stratego-no-peeking", "STR-40")
    return Refusal("stratego-not-now", "STR-10")
