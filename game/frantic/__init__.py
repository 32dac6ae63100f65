"""Frantic: empty your hand first, hit the others, and survive the events.

Each chapter of the rulebook is a folder; what several of them need lies beside the folders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.cards import Card
from game.chance import Chance
from game.frantic.cards import NAMES
from game.frantic.composed.card import check_all
from game.frantic.moves import FranticMove, parse_move
from game.frantic.options import Options as FranticOptions
from game.frantic.rounds.setup import set_up
from game.frantic.rules import FranticState
from game.frantic.thinking.imagining import imagine
from game.frantic.view import FranticView
from game.options import check_options
from game.rules import BadOptions, Refusal


class Frantic:
    """The game of Frantic, as `game.rules.Game` asks for it."""

    id: ClassVar[str] = "frantic"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = False
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard", "expert")
    usual_level: ClassVar[str] = "normal"
    Options: ClassVar[type] = FranticOptions

    def deal(self, seats: int, options: FranticOptions, seed: int) -> FranticState:
        """A fresh match. Raises `BadOptions` for bad seats or options (FRA-29, FRA-354)."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(Refusal("frantic-seats", "FRA-29", (("seats", seats),)))
        check_options(options, "FRA-354")
        if options.first_dealer != "random" and int(options.first_dealer) > seats:
            args = (("number", int(options.first_dealer)), ("seats", seats))
            raise BadOptions(Refusal("frantic-first-dealer", "FRA-32", args))
        refusal = check_all(options)
        if refusal is not None:
            raise BadOptions(refusal)
        return set_up(FranticState, seats, options, seed)

    def check_seats(self, options: FranticOptions, levels: Sequence[str]) -> Refusal | None:
        """Why nobody can sit down under these options: a composed card that cannot be."""
        return check_all(options)

    def imagine(self, view: FranticView, chance: Chance) -> FranticState:
        """A whole table that fits the view, with a generator of its own."""
        return imagine(view, chance)

    def parse_move(self, text: str) -> FranticMove:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return parse_move(text)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card, such as `R5` or `gift-R`; equal cards share one."""
        return NAMES[card]


GAME = Frantic()
