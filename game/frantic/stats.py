"""The figures of a match of Frantic, read off its score sheet."""

from __future__ import annotations

from game.cards import Seat
from game.figures import Figure, Value
from game.frantic.values import Result

FIGURES = (Figure("points"), Figure("rounds"), Figure("rounds_won"), Figure("worst", "record"))


def figures(sheet: tuple[Result, ...], seat: Seat) -> dict[str, Value]:
    """Points of a seat in all rounds, rounds played and won, and its worst round."""
    points = [result.points[seat] for result in sheet]
    return {
        "points": sum(points),
        "rounds": len(sheet),
        "rounds_won": sum(seat in result.winners for result in sheet),
        "worst": max(points, default=0),
    }
