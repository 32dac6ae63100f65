"""How a match of NYET! ended, as the result scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Places and scores (NYET-95, NYET-96), and what everybody took."""
    table, words = controller.table, controller.words
    outcome = controller.match.outcome
    assert outcome is not None
    players = controller.match.players
    finishes = [
        Finish(player.name, player.colour, outcome.places[seat], seat in outcome.winners,
               words("nyet-points", count=outcome.scores[seat]))
        for seat, player in enumerate(players)
    ]  # fmt: skip
    names = controller.talk.names(outcome.winners)
    headline = words("nyet-won", names=names, count=len(outcome.winners))
    of_seat = controller.figures()
    facts = [
        (words(f"nyet-stat-{name}"), [str(figures[name]) for figures in of_seat])
        for name in ("tricks", "loot", "best")
    ]
    return ResultScene(
        table.house, headline, finishes, facts,
        controller.again, table.change_seats, table.to_the_shelf,
    )  # fmt: skip
