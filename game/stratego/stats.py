"""The figures of a match of Stratego Cards, read off the results of its games."""

from __future__ import annotations

from game.cards import Seat
from game.figures import Figure, Value
from game.stratego.values import Result

FIGURES = (
    Figure("games"),
    Figure("flags"),
    Figure("attacks"),
    Figure("attacks_won"),
    Figure("looks"),
)


def figures(sheet: tuple[Result, ...], seat: Seat) -> dict[str, Value]:
    """Games won, Flags captured, attacks made and won, looks taken by a seat in all games."""
    wins = [result for result in sheet if result.winner == seat]
    return {
        "games": len(wins),
        "flags": sum(result.reason == "flag" for result in wins),
        "attacks": sum(result.attacks[seat] for result in sheet),
        "attacks_won": sum(result.won[seat] for result in sheet),
        "looks": sum(result.looks[seat] for result in sheet),
    }
