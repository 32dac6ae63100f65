"""Frantic: empty your hand first, hit the others, and survive the events.

Each chapter of the rulebook is a folder; what several of them need lies beside the folders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.card_game import CardGame
from game.chance import Chance
from game.frantic.cards import NAMES
from game.frantic.composed.card import check_all
from game.frantic.moves import FranticMove, parse_move
from game.frantic.options import Options as FranticOptions
from game.frantic.rounds.setup import set_up
from game.frantic.rules import FranticState
from game.frantic.thinking.imagining import imagine
from game.frantic.view import FranticView
from game.rules import Refusal


class Frantic(CardGame[FranticState]):
    """The game of Frantic, as `game.rules.Game` asks for it (FRA-29, FRA-354)."""

    id, most_seats, clockwise = "frantic", 8, False
    seats_rule, options_rule = "FRA-29", "FRA-354"
    Options: ClassVar[type] = FranticOptions
    names = NAMES

    def check_together(self, seats: int, options: FranticOptions) -> Refusal | None:
        if options.first_dealer != "random" and int(options.first_dealer) > seats:
            args = (("number", int(options.first_dealer)), ("seats", seats))
            return Refusal("frantic-first-dealer", "FRA-32", args)
        return check_all(options)

    def set_up(self, seats: int, options: FranticOptions, chance: Chance) -> FranticState:
        return set_up(FranticState, seats, options, chance)

    def check_seats(self, options: FranticOptions, levels: Sequence[str]) -> Refusal | None:
        """Why nobody can sit down under these options: a composed card that cannot be."""
        return check_all(options)

    def imagine(self, view: FranticView, chance: Chance) -> FranticState:
        return imagine(view, chance)

    def parse_move(self, text: str) -> FranticMove:
        return parse_move(text)


GAME = Frantic()
