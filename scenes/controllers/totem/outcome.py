"""How a game of Totem ended, as the result scene shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cards import Seat
from game.totem.events import GameOver
from game.totem.naming import time_told
from game.totem.stats import Figures, Statistics
from scenes.controllers.totem.desk import Desk
from scenes.menus.result import Finish, ResultScene
from scenes.words.saying import listed

# What can be done after a game: again, to the seats, to the shelf.
Ways = tuple[Callable[[], None], Callable[[], None], Callable[[], None]]


def result_scene(desk: Desk, over: GameOver, statistics: Statistics, ways: Ways) -> ResultScene:
    """Places, points and figures of the game just ended; they are shown now only (TOT-562)."""
    words, players, outcome = desk.words, desk.match.players, desk.match.outcome
    series = _is_series(desk)
    finishes = [
        Finish(
            player.name,
            player.colour,
            over.places[seat],
            seat in over.winners,
            words("totem-points", count=over.points[seat]) if series else "",
            desk.cast[seat],
        )
        for seat, player in enumerate(players)
    ]
    headline = won(desk, over.winners) if outcome is None else won_match(desk)
    return ResultScene(desk.table.house, headline, finishes, facts(desk, statistics), *ways,
                       subline=_subline(desk, over))  # fmt: skip


def _is_series(desk: Desk) -> bool:
    return desk.options.games != "1"


def won_match(desk: Desk) -> str:
    """Who won the match, which may be a series."""
    outcome = desk.match.outcome
    assert outcome is not None
    if not _is_series(desk):
        return won(desk, outcome.winners)
    return desk.words("totem-won-series", names=desk.match.players[outcome.winners[0]].name)


def won(desk: Desk, winners: Sequence[Seat]) -> str:
    """Who won a game."""
    names = [desk.match.players[seat].name for seat in winners]
    if not names:
        return desk.words("totem-won-nobody")
    return desk.words("totem-won", names=listed(names, desk.words), count=len(names))


def _subline(desk: Desk, over: GameOver) -> str:
    """Where a series stands, or why the game ended."""
    if not _is_series(desk):
        return desk.words(f"totem-why-{over.why}")
    key = "totem-series-goes-on" if desk.match.outcome is None else "totem-series-over"
    return desk.words(key, game=desk.view.game)


def facts(desk: Desk, statistics: Statistics) -> list[tuple[str, list[str]]]:
    """Rows of a label and one value a seat, from the figures of its hands together."""
    words = desk.words
    by_seat: list[list[Figures]] = [[] for _ in desk.match.players]
    for (seat, _), figures in statistics.figures.items():
        by_seat[seat].append(figures)

    def total(what: str) -> list[str]:
        return [str(sum(getattr(hand, what) for hand in hands)) for hands in by_seat]

    def time(what: str) -> list[str]:
        joined = [[ms for hand in hands for ms in hand.reactions] for hands in by_seat]
        values = [getattr(Figures(reactions=reactions), what) for reactions in joined]
        none = words("totem-stat-none")
        return [none if ms is None else desk.say(time_told(ms)) for ms in values]

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
