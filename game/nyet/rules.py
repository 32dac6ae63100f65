"""The state of NYET!: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Step, answer, asked, settle
from game.cards import Event, Seat
from game.nyet.cards import faces
from game.nyet.discards import check_discard, confirm, discard_all, discard_choices, pass_all
from game.nyet.events import WentOn
from game.nyet.looking import look
from game.nyet.moves import (
    Choose,
    Discard,
    FormTeams,
    GiveBonus,
    GoOn,
    NoVeto,
    NyetMove,
    Pass,
    Play,
    Uncover,
    Veto,
)
from game.nyet.scoring import score_round
from game.nyet.setup import check_choose, choose, clear_board, deal_round, free_characters
from game.nyet.state import Table
from game.nyet.steps import (
    AskBonus,
    AskCard,
    AskCharacter,
    AskDiscards,
    AskGoOn,
    AskPasses,
    AskTeams,
    AskVeto,
    ClearBoard,
    Deal,
    ReadTerms,
    Score,
)
from game.nyet.teams import (
    arrangements,
    check_bonus,
    check_teams,
    form_teams,
    give_bonus,
    smaller_team,
)
from game.nyet.tricks import check_play, may_play, play_card
from game.nyet.veto import check_veto, settle_terms, veto
from game.nyet.view import NyetView
from game.rules import Illegal, Refusal


@dataclass(slots=True)
class NyetState(Table):
    """A position of one match of NYET!, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several while all discard, pass or read the scores."""
        return asked(self.agenda)

    def moves(self, seat: Seat) -> list[NyetMove]:
        """Every move of `seat`; equal 1s are one option."""
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        match self.agenda[0]:
            case AskCharacter():
                return [Choose(seat, character) for character in free_characters(self)]
            case AskVeto():
                return [
                    Veto(seat, box) for line in self.lines_left() for box in self.open_boxes(line)
                ]
            case AskTeams():
                return [FormTeams(seat, with_) for with_ in arrangements(self.seats, seat)]
            case AskBonus():
                return [GiveBonus(seat, holder) for holder in smaller_team(self.teams)]
            case AskDiscards():
                chosen = discard_choices(self.law.discards, hand)
                return [Discard(seat, cards) for cards in chosen]
            case AskPasses():
                return [Pass(seat, face) for face in faces(hand)]
            case AskCard():
                led = self.trick[0] if self.trick else None
                return [Play(seat, face) for face in may_play(hand, led, self.law)]
        return [GoOn(seat)]

    def check(self, move: NyetMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if self.outcome is not None:
            return Refusal("nyet-over", "NYET-95")
        if not 0 <= move.seat < self.seats:
            return Refusal("nyet-no-such-seat", "NYET-01", (("number", move.seat),))
        match move:
            case Play():
                return check_play(self, move)
            case Veto() | NoVeto() | Uncover():
                return check_veto(self, move)
            case Discard() | Pass():
                return check_discard(self, move)
            case FormTeams():
                return check_teams(self, move)
            case GiveBonus():
                return check_bonus(self, move)
            case Choose():
                return check_choose(self, move)
        waiting = isinstance(self.agenda[0], AskGoOn) and move.seat in self.to_act()
        return None if waiting else Refusal("nyet-not-now", "NYET-10")

    def play(self, move: NyetMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        self._answer(move, events)
        self._settle(events)
        while (forced := self._forced()) is not None:
            self._answer(forced, events)
            self._settle(events)
        return events

    def _answer(self, move: NyetMove, events: list[Event]) -> None:
        match move:
            case Play():
                play_card(self, move.seat, move.card, events)
            case Veto():
                veto(self, move, events)
            case Discard() | Pass():
                confirm(self, move, events)
            case FormTeams():
                form_teams(self, move, events)
            case GiveBonus():
                give_bonus(self, move, events)
            case Choose():
                choose(self, move, events)
            case GoOn():
                step = self.agenda[0]
                assert isinstance(step, AskGoOn)
                events.append(WentOn(move.seat))
                self.agenda = answer(self.agenda, step.answered(move.seat, ""))

    def _forced(self) -> Play | None:
        """With O-8 the one card a seat may play."""
        if self.options.play_forced and self.phase == "tricks":
            [seat] = self.to_act()
            match self.moves(seat):
                case [Play() as only]:
                    return only
        return None

    def _settle(self, events: list[Event]) -> None:
        settle(self, lambda step: self._carry_out(step, events))

    def _carry_out(self, step: Step, events: list[Event]) -> None:
        match step:
            case Deal():
                deal_round(self, events)
            case ReadTerms():
                settle_terms(self, events)
            case AskDiscards():
                discard_all(self, step, events)
            case AskPasses():
                pass_all(self, step, events)
            case Score():
                score_round(self, events)
            case ClearBoard():
                clear_board(self, events)

    def view(self, seat: Seat | None) -> NyetView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
