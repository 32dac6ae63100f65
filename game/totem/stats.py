"""The figures of each hand, gathered from what happens (TOT-562). Shown after the game only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from game.cards import Event, Seat
from game.totem import events as ev
from game.totem.moves import Hand


@dataclass(slots=True)
class Figures:
    """What one hand did in a series. `reactions` are ms from visible to press."""

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


class Statistics:
    """Listens to a match and keeps the figures of its hands.

    A match is missed by a member of a live group that is covered before anybody grabbed.
    """

    def __init__(self, owners: Sequence[Seat], sides: Sequence[str]) -> None:
        self.figures = {who: Figures() for who in sorted(zip(owners, sides, strict=True))}
        self._sides = tuple(sides)
        self._hands = self._whose(owners)
        self._live: frozenset[Hand] = frozenset()

    def _whose(self, owners: Sequence[Seat]) -> list[Figures]:
        """The figures by hand: with two hands each, hands change owners between games."""
        return [self.figures[who] for who in zip(owners, self._sides, strict=True)]

    def hear(self, event: Event) -> None:
        """Count what an event means for the hands in it."""
        match event:
            case ev.Dealt(owners=owners):
                self._hands = self._whose(owners)
                self._live = frozenset()
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
                for (seat, _), figures in self.figures.items():
                    figures.games_won += seat in winners

    def see(self, live: frozenset[Hand], events: list[Event]) -> None:
        """The hands in live groups after these events; who left one by a reveal missed it."""
        if any(isinstance(event, ev.Revealed) for event in events):
            for hand in self._live - live:
                self._hands[hand].missed += 1
        self._live = live
