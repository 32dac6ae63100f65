"""The state of NYET!: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.agenda import Step
from game.asking import Asking, Deed, Resolving
from game.cards import Seat
from game.nyet.discards import (
    confirm,
    discard_all,
    offer_discards,
    offer_passes,
    pass_all,
    refuse_discard,
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
from game.nyet.scoring import go_on, offer_going_on, score_round
from game.nyet.setup import choose, clear_board, deal_round, offer_characters, refuse_choose
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
    form_teams,
    give_bonus,
    offer_bonus,
    offer_teams,
    refuse_bonus,
    refuse_teams,
)
from game.nyet.tricks import offer_cards, play_card, refuse_play
from game.nyet.veto import not_in_game, offer_vetoes, refuse_veto, settle_terms, veto
from game.nyet.view import NyetView
from game.rules import Refusal

NOT_NOW = Refusal("nyet-not-now", "NYET-10")
# Who is asked instead, by what is asked.
NOT_YOURS: dict[type[Step], tuple[str, str]] = {
    AskCharacter: ("nyet-not-your-turn", "NYET-02"),
    AskVeto: ("nyet-not-your-veto", "NYET-21"),
    AskTeams: ("nyet-not-first-player", "NYET-45"),
    AskBonus: ("nyet-not-first-player", "NYET-45"),
    AskCard: ("nyet-not-your-turn", "NYET-66"),
}


# By which moves each step is answered.
TAKES: dict[type[Step], tuple[type, ...]] = {
    AskCharacter: (Choose,), AskVeto: (Veto, NoVeto, Uncover), AskTeams: (FormTeams,),
    AskBonus: (GiveBonus,), AskDiscards: (Discard,), AskPasses: (Pass,), AskCard: (Play,),
    AskGoOn: (GoOn,),
}  # fmt: skip


def asking(
    takes: tuple[type, ...],
    offers: Callable[..., Sequence[NyetMove]],
    answer: Callable[..., None],
    refuse: Callable[[Any, Any, Any], Refusal | None],
) -> Asking:
    """A step that takes such moves; whatever else is tried there is out of turn."""

    def why_not(table: NyetState, step: Step, move: NyetMove) -> Refusal | None:
        return refuse(table, step, move) if type(move) in takes else table.out_of_turn(move)

    return Asking(offers, answer, why_not)


# Who answers what (C-1 to C-8).
ASKS: dict[type[Step], Asking] = {
    step: asking(TAKES[step], offers, answer, refuse)
    for step, offers, answer, refuse in (
        (AskCharacter, offer_characters, choose, refuse_choose),
        (AskVeto, offer_vetoes, veto, refuse_veto),
        (AskTeams, offer_teams, form_teams, refuse_teams),
        (AskBonus, offer_bonus, give_bonus, refuse_bonus),
        (AskDiscards, offer_discards, confirm, refuse_discard),
        (AskPasses, offer_passes, confirm, refuse_discard),
        (AskCard, offer_cards, play_card, refuse_play),
        (AskGoOn, offer_going_on, go_on, lambda table, step, move: None),
    )
}
DOES: dict[type[Step], Deed] = {
    Deal: deal_round, ReadTerms: settle_terms, AskDiscards: discard_all, AskPasses: pass_all,
    Score: score_round, ClearBoard: clear_board, AskGoOn: lambda table, step, events: None,
}  # fmt: skip


def out_of_place(table: Table, move: NyetMove) -> Refusal:
    """Why something else is asked now."""
    match move:
        case Uncover():
            return not_in_game(table, move.box) or Refusal("nyet-tokens-stay", "NYET-26")
        case GiveBonus() if table.seats % 2 == 0:
            return Refusal("nyet-no-bonus", "NYET-105")
        case GiveBonus():
            return Refusal("nyet-not-now", "NYET-50")
        case Discard() | Pass() if table.phase == "tricks":
            passed, law = isinstance(move, Pass), table.law.discards
            if law != "keep" and passed == (law == "pass"):
                return Refusal("nyet-discard-confirmed", "NYET-55")
    return NOT_NOW


@dataclass(slots=True)
class NyetState(Table, Resolving[NyetMove]):
    """A position of one match of NYET!, changed only by `play`."""

    asks, does = ASKS, DOES

    def out_of_turn(self, move: NyetMove) -> Refusal:
        """Why nobody can do this now, or not this seat."""
        if self.outcome is not None:
            return Refusal("nyet-over", "NYET-95")
        if not 0 <= move.seat < len(self.hands):
            return Refusal("nyet-no-such-seat", "NYET-01", (("number", move.seat),))
        step = self.agenda[0]
        if type(move) not in TAKES[type(step)]:
            return out_of_place(self, move)
        if isinstance(step, AskDiscards | AskPasses):
            return Refusal("nyet-discard-confirmed", "NYET-55")
        if isinstance(step, AskGoOn):
            return NOT_NOW
        code, rule = NOT_YOURS[type(step)]
        return Refusal(code, rule, (("seat", step.asked[0]),))

    def view(self, seat: Seat | None) -> NyetView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
