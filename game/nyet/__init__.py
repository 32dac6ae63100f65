"""NYET!: veto the law of the round, then catch tricks and loot with whoever is your team."""

from __future__ import annotations

from typing import ClassVar

from game.cards import Card
from game.chance import Chance
from game.nyet.cards import NAMES
from game.nyet.imagining import imagine
from game.nyet.moves import NyetMove, parse_move
from game.nyet.options import Options as NyetOptions
from game.nyet.rules import NyetState
from game.nyet.setup import set_up
from game.nyet.view import NyetView
from game.options import check_options
from game.rules import BadOptions, Refusal


class Nyet:
    """The game of NYET!, as `game.rules.Game` asks for it."""

    id: ClassVar[str] = "nyet"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard", "expert")
    usual_level: ClassVar[str] = "normal"
    Options: ClassVar[type] = NyetOptions

    def deal(self, seats: int, options: NyetOptions, seed: int) -> NyetState:
        """A fresh match. Raises `BadOptions` for seats or options out of range (NYET-01)."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(Refusal("nyet-seats", "NYET-01", (("seats", seats),)))
        check_options(options, "NYET-01")
        return set_up(NyetState, seats, options, seed)

    def imagine(self, view: NyetView, chance: Chance) -> NyetState:
        """A whole table that fits the view, with a generator of its own."""
        return imagine(view, chance)

    def parse_move(self, text: str) -> NyetMove:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return parse_move(text)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card, such as `B9`; the three equal 1s share one."""
        return NAMES[card]


GAME = Nyet()
