"""Stratego Cards: two secret armies face each other, and every attack is a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.card_game import CardGame
from game.chance import Chance
from game.rules import Refusal
from game.stratego.cards import NAMES
from game.stratego.draws import check_draw_count
from game.stratego.imagining import imagine
from game.stratego.moves import StrategoMove, parse_move
from game.stratego.options import Options as StrategoOptions
from game.stratego.rules import StrategoState
from game.stratego.setup import set_up
from game.stratego.view import StrategoView


class Stratego(CardGame[StrategoState]):
    """The game of Stratego Cards, as `game.rules.Game` asks for it (STR-01)."""

    id, most_seats = "stratego", 2
    seats_rule = options_rule = "STR-01"
    Options: ClassVar[type] = StrategoOptions
    names = NAMES

    def set_up(self, seats: int, options: StrategoOptions, chance: Chance) -> StrategoState:
        return set_up(StrategoState, options, chance)

    def check_seats(self, options: StrategoOptions, levels: Sequence[str]) -> Refusal | None:
        """Why these seats ("" is a person) cannot play under these options (O-7)."""
        return check_draw_count(options, levels.count(""))

    def imagine(self, view: StrategoView, chance: Chance) -> StrategoState:
        return imagine(view, chance)

    def parse_move(self, text: str) -> StrategoMove:
        return parse_move(text)


GAME = Stratego()
