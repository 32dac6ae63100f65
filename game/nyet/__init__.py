"""NYET!: veto the law of the round, then catch tricks and loot with whoever is your team."""

from __future__ import annotations

from typing import ClassVar

from game.card_game import CardGame
from game.chance import Chance
from game.nyet.cards import NAMES
from game.nyet.imagining import imagine
from game.nyet.moves import NyetMove, parse_move
from game.nyet.options import Options as NyetOptions
from game.nyet.rules import NyetState
from game.nyet.setup import set_up
from game.nyet.view import NyetView


class Nyet(CardGame[NyetState]):
    """The game of NYET!, as `game.rules.Game` asks for it (NYET-01)."""

    id, most_seats = "nyet", 5
    seats_rule = options_rule = "NYET-01"
    Options: ClassVar[type] = NyetOptions
    names = NAMES

    def set_up(self, seats: int, options: NyetOptions, chance: Chance) -> NyetState:
        return set_up(NyetState, seats, options, chance)

    def imagine(self, view: NyetView, chance: Chance) -> NyetState:
        return imagine(view, chance)

    def parse_move(self, text: str) -> NyetMove:
        return parse_move(text)


GAME = Nyet()
