"""What the suites of all games must know of Stratego."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.registry import load
from tests.house.table import Table


def table() -> Table:
    imagining = import_module("game.stratego.imagining")
    moves = import_module("game.stratego.moves")
    steps = import_module("game.stratego.steps")
    gap = import_module("game.stratego.cards").GAP

    def census(state: Any) -> list[Card]:
        zones = (*state.lines, *state.hands, *state.decks, *state.casualties)
        return [card for zone in zones for card in zone if card != gap]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Move hidden cards as far as what was seen of them allows it."""
        other = state.copy()
        sides = imagining.guess(state.view(seat), chance)
        other.lines = [side.line for side in sides]
        other.hands = [side.hand for side in sides]
        other.decks = [side.deck for side in sides]
        other.chance = Chance(chance.bits())
        return other

    def by_word(state: Any) -> list[Any]:
        """To give up and to offer a draw, now and then."""
        if state.phase != "action" or state.turn % 9:
            return []
        offer = moves.OfferDraw(state.mover)
        return [moves.GiveUp(state.mover)] if state.turn == 45 else [offer]

    def pick_apt(state: Any) -> list[Any]:
        return [move for move in by_word(state) if state.check(move) is None]

    game = load("stratego")
    values = import_module("game.stratego.values")
    rules = import_module("game.stratego.rules").StrategoState
    view = import_module("game.stratego.view").StrategoView
    outcome = import_module("game.rules").Outcome
    events = import_module("game.stratego.events").EVENTS
    types = (rules, game.Options, outcome, view, values.Result, values.SeenHand, *steps.STEPS,
             *events)  # fmt: skip
    return Table(
        game, types, census, reshuffle, most_moves=4_000, apt=pick_apt, short={"wins": 1},
        places=("lines", "hand", "casualties"),
    )  # fmt: skip


TABLE = table()
