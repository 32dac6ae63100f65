"""Jetriko: pile up attacks, pass them on, and last one more round with an empty hand."""

from __future__ import annotations

from typing import ClassVar

from game.card_game import CardGame
from game.chance import Chance
from game.jetriko.cards import NAMES
from game.jetriko.imagining import imagine
from game.jetriko.moves import JetrikoMove, parse_move
from game.jetriko.options import Options as JetrikoOptions
from game.jetriko.rounds import set_up
from game.jetriko.rules import JetrikoState
from game.jetriko.view import JetrikoView
from game.rules import Refusal


class Jetriko(CardGame[JetrikoState]):
    """The game of Jetriko, as `game.rules.Game` asks for it."""

    id, most_seats = "jetriko", 6
    seats_rule, options_rule = "Players", "Options"
    Options: ClassVar[type] = JetrikoOptions
    names = NAMES

    def check_together(self, seats: int, options: JetrikoOptions) -> Refusal | None:
        if options.first_dealer <= seats:
            return None
        args = (("number", options.first_dealer), ("seats", seats))
        return Refusal("jetriko-first-dealer", "JET-2", args)

    def set_up(self, seats: int, options: JetrikoOptions, chance: Chance) -> JetrikoState:
        state = set_up(JetrikoState, seats, options, chance)
        state.settle([])
        return state

    def imagine(self, view: JetrikoView, chance: Chance) -> JetrikoState:
        return imagine(view, chance)

    def parse_move(self, text: str) -> JetrikoMove:
        return parse_move(text)


GAME = Jetriko()
