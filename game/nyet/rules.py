"""The state of NYET!: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Step
from game.asking import Asking, Deed, Resolving, never
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


# Who is asked what, and by kind of move: how it is refused, and what it does (C-1 to C-8).
ASKS: dict[type[Step], Asking] = {
    AskCharacter: Asking(offer_characters, {Choose: (refuse_choose, choose)}),
    AskVeto: Asking(offer_vetoes, dict.fromkeys((Veto, NoVeto, Uncover), (refuse_veto, veto))),
    AskTeams: Asking(offer_teams, {FormTeams: (refuse_teams, form_teams)}),
    AskBonus: Asking(offer_bonus, {GiveBonus: (refuse_bonus, give_bonus)}),
    AskDiscards: Asking(offer_discards, {Discard: (refuse_discard, confirm)}),
    AskPasses: Asking(offer_passes, {Pass: (refuse_discard, confirm)}),
    AskCard: Asking(offer_cards, {Play: (refuse_play, play_card)}),
    AskGoOn: Asking(offer_going_on, {GoOn: (never, go_on)}),
}
DOES: dict[type[Step], Deed] = {
    Deal: deal_round, ReadTerms: settle_terms, AskDiscards: discard_all, AskPasses: pass_all,
    Score: score_round, ClearBoard: clear_board, AskGoOn: lambda table, step, events: None,
}  # fmt: skip


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
        if type(move) not in ASKS[type(step)].takes:
            return self.out_of_place(step, move)
        if isinstance(step, AskDiscards | AskPasses):
            return Refusal("nyet-discard-confirmed", "NYET-55")
        if isinstance(step, AskGoOn):
            return NOT_NOW
        code, rule = NOT_YOURS[type(step)]
        return Refusal(code, rule, (("seat", step.asked[0]),))

    def out_of_place(self, step: Step, move: NyetMove) -> Refusal:
        """Why something else is asked now."""
        match move:
            case Uncover():
                return not_in_game(self, move.box) or Refusal("nyet-tokens-stay", "NYET-26")
            case GiveBonus() if self.seats % 2 == 0:
                return Refusal("nyet-no-bonus", "NYET-105")
            case GiveBonus():
                return Refusal("nyet-not-now", "NYET-50")
            case Discard() | Pass() if self.phase == "tricks":
                passed, law = isinstance(move, Pass), self.law.discards
                if law != "keep" and passed == (law == "pass"):
                    return Refusal("nyet-discard-confirmed", "NYET-55")
        return NOT_NOW

    def view(self, seat: Seat | None) -> NyetView:
        """What `seat` may know (None: an onlooker)."""
        return look(self, seat)
