"""How a match of Stratego Cards ended, as the result scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Who won, the games of the match, and how both fought."""
    table, words = controller.table, controller.words
    outcome = controller.match.outcome
    assert outcome is not None
    finishes = [
        Finish(player.name, controller.colour(seat), outcome.places[seat], seat in outcome.winners,
               words("stratego-games", count=outcome.scores[seat]))
        for seat, player in enumerate(controller.match.players)
    ]  # fmt: skip
    drawn = len(outcome.winners) != 1
    headline = (
        words("stratego-drawn") if drawn
        else words("stratego-won", name=controller.name(outcome.winners[0]))
    )  # fmt: skip
    of_seat = controller.figures()
    facts = [
        (words(f"stratego-stat-{name}"), [str(figures[name]) for figures in of_seat])
        for name in ("flags", "attacks", "attacks_won", "looks")
    ]
    return ResultScene(
        table.house, headline, finishes, facts,
        controller.again, table.change_seats, table.to_the_shelf,
    )  # fmt: skip
