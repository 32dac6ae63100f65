"""How a match of NYET! ended, as the result scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.nyet.state import Result
from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Places and scores (NYET-95, NYET-96), and what everybody took."""
    table, words = controller.table, controller.words
    outcome = controller.state.outcome
    assert outcome is not None
    players = controller.match.players
    finishes = [
        Finish(player.name, player.colour, outcome.places[seat], seat in outcome.winners,
               words("nyet-points", count=outcome.scores[seat]))
        for seat, player in enumerate(players)
    ]  # fmt: skip
    names = controller.talk.names(outcome.winners)
    headline = words("nyet-won", names=names, count=len(outcome.winners))
    sheet = controller.state.sheet
    facts = [
        (words("nyet-stat-tricks"), [_sum(sheet, "tricks", s) for s in range(len(players))]),
        (words("nyet-stat-loot"), [_sum(sheet, "loot", s) for s in range(len(players))]),
        (words("nyet-stat-best"), [_best(sheet, s) for s in range(len(players))]),
    ]
    return ResultScene(
        table.house, headline, finishes, facts,
        controller.again, table.change_seats, table.to_the_shelf,
    )  # fmt: skip


def _sum(sheet: tuple[Result, ...], what: str, seat: int) -> str:
    return str(sum(getattr(result, what)[seat] for result in sheet))


def _best(sheet: tuple[Result, ...], seat: int) -> str:
    gains = [result.gains[seat] for result in sheet]
    return f"{max(gains, default=0):+d}"
