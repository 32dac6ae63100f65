"""A table to try a composed card at: with bots, and so dealt that the card comes at once."""

from __future__ import annotations

from secrets import randbits

from game.frantic import GAME
from game.frantic.composed.card import Composed
from game.frantic.composed.practice import SEATS, deal_for, practice_options
from game.match import Match
from scenes.house import House
from scenes.seats.seating import Seating, default_seating
from scenes.table.kit import table_kit
from scenes.table.scene import TableScene


def practice_table(house: House, card: str, own: Composed) -> PracticeTable:
    """A table where that card is in the first player's hand, or happens to them at once."""
    seating = practice_seating(house, card, own, randbits(31))
    return PracticeTable(house, seating, card)


def practice_seating(house: House, card: str, own: Composed, seed: int) -> Seating:
    """One person and bots, under the options that card needs, with the first deal that will do."""
    options = practice_options(card, own)
    seed = deal_for(card, options, seed)
    levels = ("", *(GAME.usual_level,) * (SEATS - 1))
    return default_seating(GAME.id, house.words, seed, levels, options)


class PracticeTable(TableScene):
    """A table of which nothing is kept; all ways from it lead back to the workshop."""

    way_out = "-practice"

    def __init__(self, house: House, seating: Seating, card: str) -> None:
        self.card = card
        match = Match.new(GAME, seating.options, seating.players, seating.seed)
        super().__init__(house, seating, table_kit(GAME.id).controller, match)

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
        fresh = deal_for(self.card, own, seed)
        levels = [player.level for player in self.match.players]
        seating = default_seating(GAME.id, self.house.words, fresh, levels, own)
        stage.push(PracticeTable(self.house, seating, self.card))
