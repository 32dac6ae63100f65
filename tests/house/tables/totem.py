"""What the suites of all games must know of Totem."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.cards import Card, Seat
from game.chance import Chance
from game.registry import load
from tests.house.table import Table


def table() -> Table:
    grabs = import_module("game.totem.moves").Grab

    def census(state: Any) -> list[Card]:
        return [card for zone in (*state.decks, *state.piles, state.pot) for card in zone]

    def reshuffle(state: Any, seat: Seat | None, chance: Chance) -> Any:
        other = state.copy()
        covered = [pile[:-1] for pile in other.piles]
        hidden = [card for zone in (*other.decks, *covered, other.pot) for card in zone]
        chance.shuffle(hidden)
        other.decks = [[hidden.pop() for _ in deck] for deck in other.decks]
        other.piles = [[*(hidden.pop() for _ in pile[:-1]), *pile[-1:]] for pile in other.piles]
        other.pot = hidden
        other.chance = Chance(chance.bits())
        return other

    def right_grabs(state: Any) -> list[Any]:
        """Grabs for a match or in a rush."""
        may = -1 if state.rush_owners else sum(set(state.live))
        if not may:
            return []
        moves = (move for seat in state.to_act() for move in state.moves(seat))
        return [m for m in moves if isinstance(m, grabs) and may >> m.hand & 1]

    game = load("totem")
    state = type(game.deal(4, game.Options(), 1))
    view = import_module("game.totem.view")
    outcome = import_module("game.rules").Outcome
    types = (state, game.Options, outcome, view.TotemView, view.HandView)
    return Table(
        game, types, census, reshuffle, most_moves=40_000, clock=0.97, apt=right_grabs,
        short={"games": "1", "deck": "short"}, places=(),
    )  # fmt: skip


TABLE = table()
