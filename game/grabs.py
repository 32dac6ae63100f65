"""What is looked back on in a game against time: who grabbed when, how quickly, and at what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import median
from typing import Any, Protocol

from game.cards import Card, Event


class Played(Protocol):
    """A match that was played, as `game.match.Match`."""

    moves: list[Any]

    def positions(self) -> Iterator[tuple[Any, tuple[Event, ...]]]:
        """How it stood at first and after each move, and what that brought."""


class Verdict(Enum):
    """How a chance was used. `MISSED`: it was there, and nobody saw it in time."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Grab:
    """A chance of one player, at match time `t` (ms), with move number `move` (from 0).

    `reaction` is the ms from visible to grabbed, -1 where there is none; `cards` are those that
    matched, or that were taken for a match, the own one first.
    """

    move: int
    t: int
    player: int
    verdict: Verdict
    cards: tuple[Card, ...]
    reaction: int = -1


@dataclass(frozen=True, slots=True)
class Tally:
    """What one player did in all; times are ms, None without any."""

    right: int
    wrong: int
    missed: int
    fastest: int | None
    median: int | None


def tally_of(grabs: Sequence[Grab], player: int) -> Tally:
    """What a player did."""
    own = [grab for grab in grabs if grab.player == player]
    right, wrong, missed = (sum(grab.verdict is one for grab in own) for one in Verdict)
    times = [grab.reaction for grab in own if grab.reaction >= 0]
    return Tally(
        right, wrong, missed, min(times, default=None), round(median(times)) if times else None
    )


def moment_of(grabs: Sequence[Grab]) -> Grab | None:
    """The moment of the match: its quickest right grab, else its first wrong one, else any."""
    timed = [grab for grab in grabs if grab.reaction >= 0]
    if timed:
        return min(timed, key=lambda grab: (grab.reaction, grab.move))
    wrong = [grab for grab in grabs if grab.verdict is Verdict.WRONG]
    return next(iter((*wrong, *grabs)), None)
