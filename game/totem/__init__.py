"""Totem: turn cards, spot the match, and be first at the totem."""

from __future__ import annotations

from typing import ClassVar

from game.cards import Card, Seat
from game.chance import Chance
from game.options import check_options
from game.rules import BadOptions, Refusal
from game.totem.cards import NAMES
from game.totem.deal import deal_first, rematch_seed
from game.totem.imagining import imagine
from game.totem.moves import TotemMove, parse_move
from game.totem.options import Options as TotemOptions
from game.totem.rules import TotemState
from game.totem.view import TotemView


class Totem:
    """The game of Totem, as `game.rules.Game` asks for it."""

    id: ClassVar[str] = "totem"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 10
    timed: ClassVar[bool] = True
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("easy", "medium", "hard", "expert", "adaptive")
    usual_level: ClassVar[str] = "adaptive"
    Options: ClassVar[type] = TotemOptions

    def deal(self, seats: int, options: TotemOptions, seed: int) -> TotemState:
        """A fresh match. Raises `BadOptions` for seats or options out of range (TOT-101)."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(Refusal("totem-seats", "TOT-101", (("seats", seats),)))
        check_options(options, "TOT-101")
        return deal_first(TotemState, seats, options, seed)

    def imagine(self, view: TotemView, chance: Chance) -> TotemState:
        """A whole table that fits the view, with a generator of its own."""
        return imagine(view, chance)

    def parse_move(self, text: str) -> TotemMove:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return parse_move(text)

    def rematch_seed(
        self, seats: int, options: TotemOptions, winners: tuple[Seat, ...], seed: int
    ) -> int:
        """The seed of a rematch with the same seats after a match of that seed (TOT-105)."""
        return rematch_seed(TotemState, seats, options, winners, seed)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card, such as `D1-P` or `OUT2`."""
        return NAMES[card]


GAME = Totem()
