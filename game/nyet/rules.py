"""The state of NYET!: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.agenda import Step, settle
from game.cards import Event, Seat
from game.nyet.discards import (
    check_discard,
    confirm,
    discard_all,
    offer_discards,
    offer_passes,
    pass_all,
)
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
from game.nyet.scoring import check_going_on, go_on, offer_going_on, score_round
from game.nyet.setup import check_choose, choose, clear_board, deal_round, offer_characters
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
    check_bonus,
    check_teams,
    form_teams,
    give_bonus,
    offer_bonus,
    offer_teams,
)
from game.nyet.tricks import check_play, offer_cards, play_card
from game.nyet.veto import check_veto, offer_vetoes, settle_terms, veto
from game.nyet.view import NyetView
from game.rules import Illegal, Refusal

Offer: TypeAlias = Callable[[Table, Seat], list[Any]]
Check: TypeAlias = Callable[[Table, Any], Refusal | None]
Answer: TypeAlias = Callable[[Table, Any, list[Event]], None]

# What a seat may do when it is asked (C-1 to C-8).
OFFERS: dict[type[Step], Offer] = {
    AskCharacter: offer_characters,
    AskVeto: offer_vetoes,
    AskTeams: offer_teams,
    AskBonus: offer_bonus,
    AskDiscards: offer_discards,
    AskPasses: offer_passes,
    AskCard: offer_cards,
    AskGoOn: offer_going_on,
}

# Why a move is refused.
CHECKS: dict[type, Check] = {
    Choose: check_choose,
    Veto: check_veto,
    NoVeto: check_veto,
    Uncover: check_veto,
    FormTeams: check_teams,
    GiveBonus: check_bonus,
    Discard: check_discard,
    Pass: check_discard,
    Play: check_play,
    GoOn: check_going_on,
}

# What a move does.
ANSWERS: dict[type, Answer] = {
    Choose: choose,
    Veto: veto,
    FormTeams: form_teams,
    GiveBonus: give_bonus,
    Discard: confirm,
    Pass: confirm,
    Play: play_card,
    GoOn: go_on,
}


@dataclass(slots=True)
class NyetState(Table):
    """A position of one match of NYET!, changed only by `play`."""

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several while all discard, pass or read the scores."""
        return self.agenda[0].asks() if self.agenda else ()

    def moves(self, seat: Seat) -> list[NyetMove]:
        """Every move of `seat`; equal 1s are one option."""
        if seat not in self.to_act():
            return []
        return OFFERS[type(self.agenda[0])](self, seat)

    def check(self, move: NyetMove) -> Refusal | None:
        """Why `move` is refused, or None if it is legal."""
        if self.outcome is not None:
            return Refusal("nyet-over", "NYET-95")
        if not 0 <= move.seat < len(self.hands):
            return Refusal("nyet-no-such-seat", "NYET-01", (("number", move.seat),))
        return CHECKS[type(move)](self, move)

    def play(self, move: NyetMove) -> list[Event]:
        """Carry `move` out and say what happened. Raises `Illegal`, leaving all as it was."""
        refusal = self.check(move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        ANSWERS[type(move)](self, move, events)
        if not self.to_act():
            self._settle(events)
        if self.options.play_forced:
            self._play_forced(events)
        return events

    def _settle(self, events: list[Event]) -> None:
        settle(self, lambda step: self._carry_out(step, events))

    def _play_forced(self, events: list[Event]) -> None:
        """Play the one card a seat may play, as long as there is but one (O-8)."""
        while self.phase == "tricks":
            [seat] = self.to_act()
            moves = offer_cards(self, seat)
            if len(moves) > 1:
                break
            play_card(self, moves[0], events)
            self._settle(events)

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
