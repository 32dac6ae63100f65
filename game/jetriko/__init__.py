"""Jetriko: pile up attacks, pass them on, and last one more round with an empty hand."""

from __future__ import annotations

from typing import ClassVar

from game.cards import Card
from game.chance import Chance
from game.jetriko.cards import NAMES
from game.jetriko.imagining import imagine
from game.jetriko.moves import JetrikoMove, parse_move
from game.jetriko.options import Options as JetrikoOptions
from game.jetriko.rounds import set_up
from game.jetriko.rules import JetrikoState
from game.jetriko.view import JetrikoView
from game.options import check_options
from game.rules import BadOptions, Refusal


def check_table(seats: int, options: JetrikoOptions) -> None:
    """Raise `BadOptions` for seats or options out of range."""
    if not Jetriko.fewest_seats <= seats <= Jetriko.most_seats:
        raise BadOptions(Refusal("jetriko-seats", "Players", (("seats", seats),)))
    check_options(options, "Options")
    if options.first_dealer > seats:
        args = (("number", options.first_dealer), ("seats", seats))
        raise BadOptions(Refusal("jetriko-first-dealer", "JET-2", args))


class Jetriko:
    """The game of Jetriko, as `game.rules.Game` asks for it."""

    id: ClassVar[str] = "jetriko"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 6
    timed: ClassVar[bool] = False
    clockwise: ClassVar[bool] = True
    levels: ClassVar[tuple[str, ...]] = ("easy", "normal", "hard", "expert")
    usual_level: ClassVar[str] = "normal"
    Options: ClassVar[type] = JetrikoOptions

    def deal(self, seats: int, options: JetrikoOptions, seed: int) -> JetrikoState:
        """A fresh match. Raises `BadOptions` for seats or options out of range."""
        check_table(seats, options)
        state = set_up(JetrikoState, seats, options, seed)
        state.settle([])
        return state

    def imagine(self, view: JetrikoView, chance: Chance) -> JetrikoState:
        """A whole table that fits the view, with a generator of its own."""
        return imagine(view, chance)

    def parse_move(self, text: str) -> JetrikoMove:
        """The move whose `str` is `text`. Raises ValueError for anything else."""
        return parse_move(text)

    def card_name(self, card: Card) -> str:
        """The rulebook's name of a card, such as `G2-plus`, `divide-1`, `TR3`."""
        return NAMES[card]


GAME = Jetriko()
