"""Stratego Cards: two secret armies face each other, and every attack is a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.cards import Card
from game.chance import Chance
from game.options import check_options
from game.rules import BadOptions, Refusal
from game.stratego.cards import NAMES
from game.stratego.draws import check_draw_count
from game.stratego.imagining import imagine
from game.stratego.moves import StrategoMove, parse_move
from game.stratego.options import Options as StrategoOptions
from game.stratego.rules import StrategoState
from game.stratego.setup import set_up
from game.stratego.view import StrategoView


class Stratego:
    """The game of Stratego Cards, as `game.rules.Game` asks for it."""

    id: ClassVar[str] = "stratego"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard", "expert")
    usual_level: ClassVar[str] = "normal"
    Options: ClassVar[type] = StrategoOptions

    def deal(self, seats: int, options: StrategoOptions, seed: int) -> StrategoState:
        """A fresh match. Raises `BadOptions` for seats or options out of range (STR-01)."""
        if seats != self.fewest_seats:
            raise BadOptions(Refusal("stratego-seats", "STR-01", (("seats", seats),)))
        check_options(options, "STR-01")
        return set_up(StrategoState, options, seed)

    def check_seats(self, options: StrategoOptions, levels: Sequence[str]) -> Refusal | None:
        """Why these seats ("" is a person) cannot play under these options (O-7)."""
        return check_draw_count(options, levels.count(""))

    def imagine(self, view: StrategoView, chance: Chance) -> StrategoState:
        """A whole table that fits the view, with a generator of its own."""
        return imagine(view, chance)

    def parse_move(self, text: str) -> StrategoMove:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return parse_move(text)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card with its colour, such as `R7` or `BF`; equals share one."""
        return NAMES[card]


GAME = Stratego()
