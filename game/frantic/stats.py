"""The figures of a match of Frantic, read off its score sheet."""

from __future__ import annotations

from game.cards import Seat
from game.figures import Figure, Value
from game.frantic.state import Result

FIGURES = (Figure("points"), Figure("rounds"), Figure("won"), Figure("worst"))


def figures(sheet: tuple[Result, ...], seat: Seat) -> dict[str, Value]:
    """Points of a seat in all rounds, rounds played and won, and its worst round."""
    points = [result.points[seat] for result in sheet]
    return {
        "points": sum(points),
        "rounds": len(sheet),
        "won": sum(seat in result.winners for result in sheet),
        "worst": max(points, default=0),
    }
