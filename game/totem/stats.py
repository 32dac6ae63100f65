"""The figures of each hand, gathered from what happens (TOT-562). Shown after the game only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from statistics import median

from game.cards import Event, Seat
from game.figures import Figure, Value
from game.totem import events as ev
from game.totem.moves import Hand

# What is kept of each game for good.
FIGURES = (
    Figure("duels_won"),
    Figure("duels_lost"),
    Figure("rushes_won"),
    Figure("errors"),
    Figure("missed"),
    Figure("reactions", "times"),
)


@dataclass(slots=True)
class Figures:
    """What one hand did. `reactions` are ms from visible to press."""

    games_won: int = 0
    duels_won: int = 0
    duels_lost: int = 0
    rushes_won: int = 0
    errors: int = 0
    missed: int = 0
    reactions: list[int] = field(default_factory=list)

    @property
    def median(self) -> int | None:
        """The median reaction in ms, or None without any."""
        return round(median(self.reactions)) if self.reactions else None

    @property
    def best(self) -> int | None:
        """The quickest reaction in ms, or None without any."""
        return min(self.reactions, default=None)


def together(parts: Iterable[Figures]) -> Figures:
    """The figures of several hands, or of several games, added up."""
    whole = Figures()
    for part in parts:
        for one in fields(Figures):
            setattr(whole, one.name, getattr(whole, one.name) + getattr(part, one.name))
    return whole


class Statistics:
    """Listens to a match and keeps the figures of its hands, game by game.

    A match is missed by a member of a live group that is covered before anybody grabbed.
    """

    def __init__(self, owners: Sequence[Seat], sides: Sequence[str]) -> None:
        self._sides = tuple(sides)
        self._games: list[dict[tuple[Seat, str], Figures]] = []
        self._begin(owners)

    def _begin(self, owners: Sequence[Seat]) -> None:
        """A game begins: with two hands each, hands change owners between games."""
        whose = list(zip(owners, self._sides, strict=True))
        self._games.append({who: Figures() for who in sorted(whose)})
        self._hands = [self._games[-1][who] for who in whose]
        self._live: frozenset[Hand] = frozenset()

    @property
    def figures(self) -> dict[tuple[Seat, str], Figures]:
        """What each hand did in the whole series."""
        return {who: together(game[who] for game in self._games) for who in self._games[-1]}

    def of_game(self) -> list[dict[str, Value]]:
        """What each seat, with all its hands, did in the latest game, as `FIGURES` name it."""
        latest = self._games[-1]
        seats = [
            together(figures for (owner, _), figures in latest.items() if owner == seat)
            for seat in sorted({owner for owner, _ in latest})
        ]
        return [{one.name: getattr(figures, one.name) for one in FIGURES} for figures in seats]

    def count(self, event: Event) -> None:
        """Count what an event means for the hands in it."""
        match event:
            case ev.Dealt(owners=owners):
                self._begin(owners)
            case ev.Grabbed(hand=hand, verdict="correct", reaction=reaction):
                if reaction >= 0:
                    self._hands[hand].reactions.append(reaction)
            case ev.DuelWon(winner, losers, _):
                self._hands[winner].duels_won += 1
                for loser in losers:
                    self._hands[loser].duels_lost += 1
            case ev.RushWon(winner):
                self._hands[winner].rushes_won += 1
            case ev.Punished(hand, _):
                self._hands[hand].errors += 1
            case ev.GameOver(winners=winners):
                for (seat, _), figures in self._games[-1].items():
                    figures.games_won += seat in winners

    def see(self, live: frozenset[Hand], events: list[Event]) -> None:
        """The hands in live groups after these events; who left one by a reveal missed it."""
        if any(isinstance(event, ev.Revealed) for event in events):
            for hand in self._live - live:
                self._hands[hand].missed += 1
        self._live = live
