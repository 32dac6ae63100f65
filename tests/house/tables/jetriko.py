"""What the suites of all games must know of Jetriko."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.registry import load
from tests.house.table import Table


def table() -> Table:
    imagining = import_module("game.jetriko.imagining")
    steps = import_module("game.jetriko.steps")

    def census(state: Any) -> list[Card]:
        return [card for zone in (*state.hands, state.draw, state.discard) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Swap hidden cards as far as the seat's knowledge of them allows it."""
        other = state.copy()
        view = state.view(seat)
        hidden = imagining.guess(view, chance)
        other.hands, other.draw = hidden.hands, hidden.draw
        other.agenda = imagining.guess_agenda(view, hidden, chance)
        other.chance = Chance(chance.bits())
        other.memory = imagining.recall(view, hidden.hands)
        return other

    game = load("jetriko")
    jetriko = import_module("game.jetriko.rules").JetrikoState
    attack = import_module("game.jetriko.values").Attack
    view = import_module("game.jetriko.view").JetrikoView
    memory = import_module("game.jetriko.remembering").Memory
    outcome = import_module("game.rules").Outcome
    types = (jetriko, memory, game.Options, outcome, view, attack, *steps.STEPS)
    return Table(
        game, types, census, reshuffle, most_moves=20_000, short={"length": "one"},
        places=("hand", "known", "discard", "top", "drawn", "traps", "somewhere", "agenda"),
    )  # fmt: skip


TABLE = table()
