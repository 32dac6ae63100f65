"""What the suites of all games must know of Nyet."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.registry import load
from tests.house.table import Table


def table() -> Table:
    imagining = import_module("game.nyet.imagining")
    steps = import_module("game.nyet.steps")

    def census(state: Any) -> list[Card]:
        laid_out = [*state.hands, *state.discards, state.rest, state.deck, state.trick]
        tricks = (trick.cards for trick in state.tricks)
        return [card for zone in (*laid_out, *tricks) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        """Swap hidden cards as far as what was played and passed allows it."""
        other = state.copy()
        view = state.view(seat)
        hidden = imagining.guess(view, chance)
        other.hands, other.discards = hidden.hands, tuple(hidden.discards)
        other.rest, other.chance = hidden.rest, Chance(chance.bits())
        other.given = imagining.guess_given(view, other.hands, chance)
        other.received = tuple(other.given[who - 1] for who in range(len(other.given)))
        step = other.agenda[0] if other.agenda else None
        if isinstance(step, steps.AskDiscards | steps.AskPasses):
            answers = tuple(
                (who, cards if who == seat else imagining.guess_choice(view, hand, chance))
                for who, cards in step.answers
                for hand in [other.hands[who]]
            )
            other.agenda = (replace(step, answers=answers), *other.agenda[1:])
        if other.options.anonymous:
            tokens = list(other.tokens)
            chance.shuffle(tokens)
            other.tokens = tuple(tokens)
        return other

    game = load("nyet")
    nyet = import_module("game.nyet.rules").NyetState
    board = import_module("game.nyet.board")
    values = import_module("game.nyet.values")
    view = import_module("game.nyet.view").NyetView
    outcome = import_module("game.rules").Outcome
    types = (nyet, game.Options, outcome, view, board.Token, board.Terms, values.Trick,
             values.Result, *steps.STEPS)  # fmt: skip
    return Table(
        game, types, census, reshuffle, most_moves=5_000, short={"length": "short"},
        places=("hand", "discards", "trick", "loot", "given", "received", "agenda"),
    )  # fmt: skip


TABLE = table()
