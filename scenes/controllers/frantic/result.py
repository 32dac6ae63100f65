"""How a match of Frantic ended, as the result scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Places and totals: the lowest wins; and how it came about."""
    table, words = controller.table, controller.words
    outcome = controller.match.outcome
    assert outcome is not None
    players = controller.match.players
    finishes = [
        Finish(player.name, player.colour, outcome.places[seat], seat in outcome.winners,
               words("frantic-points", count=outcome.scores[seat]))
        for seat, player in enumerate(players)
    ]  # fmt: skip
    names = controller.talk.names(outcome.winners)
    headline = words("frantic-won", names=names, count=len(outcome.winners))
    of_seat = controller.figures()
    facts = [
        (words("frantic-stat-rounds"), [str(figures["rounds_won"]) for figures in of_seat]),
        (words("frantic-stat-worst"), [str(figures["worst"]) for figures in of_seat]),
    ]
    return ResultScene(
        table.house, headline, finishes, facts,
        controller.again, table.change_seats, table.to_the_shelf,
    )  # fmt: skip
