"""A table to try a composed card at: with bots, and so dealt that the card comes at once."""

from __future__ import annotations

from itertools import count
from secrets import randbits
from typing import TYPE_CHECKING, Any

from game.frantic import GAME
from game.frantic.cards import SYMBOL
from game.frantic.composed.card import EVENT_CARDS, Composed
from game.frantic.events import EventTurned
from game.frantic.moves import GoOn, Play
from game.frantic.options import Options
from game.frantic.rules import FranticState
from game.match import Match
from scenes.controllers.frantic.controller import Controller
from scenes.seats.seating import Seating, default_seating
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.house import House

SEATS, ME = 4, 0
OF_PANDORA = ("do_it_yourself", "pandoras_box")


def practice_table(house: House, card: str, own: Composed) -> PracticeTable:
    """A table where that card is in the first player's hand, or happens to them at once."""
    seating = practice_seating(house, card, own, randbits(31))
    return PracticeTable(house, seating, card)


def practice_seating(house: House, card: str, own: Composed, seed: int) -> Seating:
    """One person and bots, under the options that card needs, with the first deal that will do."""
    options = practice_options(card, own)
    seed = next(one for one in count(seed) if comes_at_once(card, options, one))
    levels = ("", *(GAME.usual_level,) * (SEATS - 1))
    return default_seating(GAME.id, house.words, seed, levels, options)


def practice_options(card: str, own: Composed) -> Options:
    """BASE, and what the card and its steps are of; the person deals if an event shall come."""
    actions = {part.action for part in own.parts}
    pandora = card in OF_PANDORA or "rule" in actions or own.type == "violet"
    event = card in EVENT_CARDS
    chosen: dict[str, Any] = {card: str(own)}
    return Options(
        preset="own", troublemaker=False, pandora=pandora, blank=card not in OF_PANDORA,
        supercharge="power" in actions, first_dealer=str(1 if event else SEATS), rule_cards=0,
        **chosen,
    )  # fmt: skip


def comes_at_once(card: str, options: Options, seed: int) -> bool:
    """Whether the card can be played in the first turn, or is the event the first card sets off."""
    state = GAME.deal(SEATS, options, seed)
    dealer = state.to_act()[0]
    events = state.play(GoOn(dealer))
    turned = [event.event for event in events if isinstance(event, EventTurned)]
    return turned == [card] if card in EVENT_CARDS else not turned and _in_hand(state, card)


def _in_hand(state: FranticState, card: str) -> bool:
    if state.active != ME or state.to_act() != (ME,):
        return False
    moves = state.moves(ME)
    return any(isinstance(move, Play) and SYMBOL[move.card] == card for move in moves)


class PracticeTable(TableScene):
    """A table of which nothing is kept; all ways from it lead back to the workshop."""

    way_out = "-practice"

    def __init__(self, house: House, seating: Seating, card: str) -> None:
        self.card = card
        match = Match.new(GAME, seating.options, seating.players, seating.seed)
        super().__init__(house, seating, Controller, match)

    def anew(self, notice: str) -> None:
        """Nothing is lost with it: the card waits in the workshop."""

    def to_the_shelf(self) -> None:
        stage = self.stage
        while self in stage.scenes:
            stage.pop()

    def change_seats(self) -> None:
        self.to_the_shelf()

    def deal_again(self, seed: int) -> None:
        stage, own = self.stage, self.match.options
        self.to_the_shelf()
        fresh = next(one for one in count(seed) if comes_at_once(self.card, own, one))
        levels = [player.level for player in self.match.players]
        seating = default_seating(GAME.id, self.house.words, fresh, levels, own)
        stage.push(PracticeTable(self.house, seating, self.card))
