"""How a game of Totem ended, as the result scene shows it, and who starts the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Match
from game.totem.stats import Figures
from scenes.controllers.totem.times import time_told
from scenes.menus.result import Finish, ResultScene

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller


def result_scene(controller: Controller) -> ResultScene:
    """Places, points and figures of the game just ended; they are shown now only (TOT-562)."""
    table, words, over = controller.table, controller.words, controller.over
    assert over is not None
    names = [player.name for player in controller.match.players]
    series = controller.state.options.games != "1"
    finishes = [
        Finish(
            player.name, player.colour, over.places[seat], seat in over.winners,
            words("totem-points", count=over.points[seat]) if series else "",
        )
        for seat, player in enumerate(controller.match.players)
    ]  # fmt: skip
    headline = words("totem-won-nobody")
    if over.winners:
        winners = controller.talk.listed([names[seat] for seat in over.winners])
        headline = words("totem-won", names=winners, count=len(over.winners))
    outcome = controller.state.outcome
    if series and outcome is not None:
        headline = words("totem-won-series", names=names[outcome.winners[0]])
    return ResultScene(
        table.house, headline, finishes, facts(controller), controller.again,
        controller.change_seats, controller.leave, subline=_subline(controller),
    )  # fmt: skip


def _subline(controller: Controller) -> str:
    """Where a series stands, or why the game ended."""
    state, words = controller.state, controller.words
    over = controller.over
    assert over is not None
    if state.options.games == "1":
        return words(f"totem-why-{over.why}")
    key = "totem-series-over" if state.outcome is not None else "totem-series-goes-on"
    return words(key, game=state.game)


def facts(controller: Controller) -> list[tuple[str, list[str]]]:
    """Rows of a label and one value a seat, from the figures of its hands together."""
    words = controller.words
    by_seat: list[list[Figures]] = [[] for _ in controller.match.players]
    for (seat, _), figures in controller.statistics.figures.items():
        by_seat[seat].append(figures)

    def total(what: str) -> list[str]:
        return [str(sum(getattr(hand, what) for hand in hands)) for hands in by_seat]

    def time(what: str) -> list[str]:
        joined = [[ms for hand in hands for ms in hand.reactions] for hands in by_seat]
        values = [getattr(Figures(reactions=reactions), what) for reactions in joined]
        none = words("totem-stat-none")
        return [none if ms is None else time_told(words, ms) for ms in values]

    won, lost = total("duels_won"), total("duels_lost")
    duels = [words("totem-stat-of", won=a, lost=b) for a, b in zip(won, lost, strict=True)]
    return [
        (words("totem-stat-duels"), duels),
        (words("totem-stat-rushes"), total("rushes_won")),
        (words("totem-stat-errors"), total("errors")),
        (words("totem-stat-missed"), total("missed")),
        (words("totem-stat-median"), time("median")),
        (words("totem-stat-best"), time("best")),
    ]


def rematch_seed(match: Match) -> int:
    """The first seed after the match's own with which the right player starts (TOT-105).

    A match draws its starter by its seed; after one winner it must be the player next to them.
    """
    winners = match.state.outcome.winners
    seed = match.seed + 1
    if len(winners) != 1:
        return seed
    wanted = (winners[0] + 1) % len(match.players)
    while True:
        state = match.game.deal(len(match.players), match.options, seed)
        if state.owners[state.pointer] == wanted:
            return seed
        seed += 1
