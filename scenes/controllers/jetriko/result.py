"""How a match of Jetriko ended, as the result scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.jetriko.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Round wins of all, who won the match, and how it was fought."""
    table, words = controller.table, controller.words
    outcome = controller.match.outcome
    assert outcome is not None
    finishes = [
        Finish(player.name, player.colour, outcome.places[seat], seat in outcome.winners,
               words("jetriko-round-wins", count=controller.table_view.wins[seat]))
        for seat, player in enumerate(controller.match.players)
    ]  # fmt: skip
    names = controller.talk.names(outcome.winners)
    headline = words("jetriko-won", names=names, count=len(outcome.winners))
    of_seat = controller.figures()
    facts = [
        (words(f"jetriko-stat-{name}"), [str(figures[name]) for figures in of_seat])
        for name in ("attacks", "answers", "hits", "traps")
    ]
    return ResultScene(
        table.house, headline, finishes, facts,
        controller.again, table.change_seats, table.to_the_shelf,
    )  # fmt: skip
