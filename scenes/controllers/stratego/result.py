"""How a match of Stratego Cards ended, as the result scene shows it."""

from __future__ import annotations

from scenes.menus.result import Finish, ResultScene
from scenes.table.sitting import Sitting


def result_scene(at: Sitting) -> ResultScene:
    """Who won, the games of the match, and how both fought."""
    table, words, outcome = at.table, at.words, at.match.outcome
    assert outcome is not None
    finishes = [
        Finish(at.name(seat), at.colour(seat), outcome.places[seat], seat in outcome.winners,
               words("stratego-games", count=outcome.scores[seat]))
        for seat in (0, 1)
    ]  # fmt: skip
    drawn = len(outcome.winners) != 1
    headline = (
        words("stratego-drawn") if drawn
        else words("stratego-won", name=at.name(outcome.winners[0]))
    )  # fmt: skip
    of_seat = at.figures()
    facts = [
        (words(f"stratego-stat-{name}"), [str(figures[name]) for figures in of_seat])
        for name in ("flags", "attacks", "attacks_won", "looks")
    ]
    return ResultScene(
        table.house, headline, finishes, facts, at.again, table.change_seats, table.to_the_shelf
    )
