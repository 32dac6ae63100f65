"""Totem: turn cards, spot the match, and be first at the totem."""

from __future__ import annotations

from typing import ClassVar

from game.card_game import CardGame
from game.cards import Seat
from game.chance import Chance
from game.totem.cards import NAMES
from game.totem.deal import deal_first, rematch_seed
from game.totem.imagining import imagine
from game.totem.moves import TotemMove, parse_move
from game.totem.options import Options as TotemOptions
from game.totem.rules import TotemState
from game.totem.view import TotemView


class Totem(CardGame[TotemState]):
    """The game of Totem, as `game.rules.Game` asks for it (TOT-101)."""

    id, most_seats, timed = "totem", 10, True
    seats_rule = options_rule = "TOT-101"
    levels: ClassVar[tuple[str, ...]] = ("easy", "medium", "hard", "expert", "adaptive")
    usual_level = "adaptive"
    Options: ClassVar[type] = TotemOptions
    names = NAMES

    def set_up(self, seats: int, options: TotemOptions, chance: Chance) -> TotemState:
        return deal_first(TotemState, seats, options, chance)

    def imagine(self, view: TotemView, chance: Chance) -> TotemState:
        return imagine(view, chance)

    def parse_move(self, text: str) -> TotemMove:
        return parse_move(text)

    def rematch_seed(
        self, seats: int, options: TotemOptions, winners: tuple[Seat, ...], seed: int
    ) -> int:
        """The seed of a rematch with the same seats after a match of that seed (TOT-105)."""
        return rematch_seed(TotemState, seats, options, winners, seed)


GAME = Totem()
