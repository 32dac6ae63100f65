"""The figures of a match of NYET!, read off its score sheet."""

from __future__ import annotations

from game.cards import Seat
from game.figures import Figure, Value
from game.nyet.values import Result

FIGURES = (Figure("points"), Figure("tricks"), Figure("loot"), Figure("best", "record"))


def figures(sheet: tuple[Result, ...], seat: Seat) -> dict[str, Value]:
    """Points, tricks and loot of a seat in all rounds, and its best round."""
    gains = [result.gains[seat] for result in sheet]
    return {
        "points": sum(gains),
        "tricks": sum(result.tricks[seat] for result in sheet),
        "loot": sum(result.loot[seat] for result in sheet),
        "best": max(gains, default=0),
    }
