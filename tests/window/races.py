"""Presses of different seats shortly after one another in a real window: sent, heard, judged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.totem.events import Grabbed
from game.totem.moves import Grab, Tick
from game.totem.options import Options
from scenes.input.clock import MS, FairStamps, MatchClock
from scenes.input.signals import Press
from tests.totem_table import position
from tests.window.rehearsal import Rehearsal
from tests.xvfb import Injected, Stroke

GAPS_MS = (1, 2, 5, 10)
SEATS = ("a", "l", "f", "j")
# The computer itself stood still if the devices were not looked at for so long.
STOOD_STILL_MS = 2.0


@dataclass(frozen=True)
class Pair:
    """Two presses of different seats as sent and as heard."""

    gap_ms: int
    sent: tuple[Injected, Injected]
    heard: tuple[Press, Press]

    @property
    def sent_well(self) -> bool:
        """Whether the screen surely had them as far apart as they were meant to be."""
        surely = (self.sent[1].t_ns - self.sent[0].there_ns) / MS
        at_most = (self.sent[1].there_ns - self.sent[0].t_ns) / MS
        return surely > self.gap_ms - 0.8 and at_most < self.gap_ms + 0.8

    @property
    def heard_well(self) -> bool:
        """Whether the computer did not stand still while they were heard."""
        return all(slack(press) < STOOD_STILL_MS for press in self.heard)


def slack(press: Press) -> float:
    """How long nobody had looked when the press was heard."""
    assert press.since_ns is not None
    return (press.t_ns - press.since_ns) / MS


def races(count: int, seed: int) -> tuple[list[int], list[Stroke]]:
    """The gaps in ms of so many races, and what is pressed and released for them."""
    rng = random.Random(seed)
    gaps, strokes = [], []
    for _ in range(count):
        gap = rng.choice(GAPS_MS)
        first, second = rng.sample(SEATS, 2)
        gaps.append(gap)
        strokes += [
            Stroke(first, True, rng.randrange(8_000, 25_000)),
            Stroke(second, True, gap * 1000),
            Stroke(first, False, 5_000),
            Stroke(second, False, 1_000),
        ]
    return gaps, strokes


def pairs_of(gaps: Sequence[int], rehearsal: Rehearsal) -> list[Pair]:
    sent, heard = rehearsal.sent, rehearsal.heard
    assert len(sent) == len(heard) == 4 * len(gaps)
    return [
        Pair(gap, (sent[4 * n], sent[4 * n + 1]), (heard[4 * n], heard[4 * n + 1]))
        for n, gap in enumerate(gaps)
    ]


def judge(pair: Pair, right_of_way: Sequence[int]) -> Grabbed:
    """Who has the totem when seat 0 and then seat 1 press for one duel."""
    state: Any = position(
        [10, 10, 10], [["S1-P"], ["S1-G"], ["D1-O"]],
        options=Options(), right_of_way=list(right_of_way),
    )  # fmt: skip
    stamps, clock = FairStamps(), MatchClock(pair.heard[0].t_ns - 1000 * MS, at_ms=state.now)
    events = []
    for hand, press in enumerate(pair.heard):
        events += state.play(Grab(hand, clock.ms(stamps.ns(press))))
    events += state.play(Tick(clock.ms(pair.heard[1].t_ns + 50 * MS)))
    (grabbed,) = [event for event in events if isinstance(event, Grabbed)]
    return grabbed


def surely_first(pair: Pair) -> bool:
    """Whether the first came so long before the second that there can be no tie."""
    return pair.gap_ms == 10 and pair.sent_well


def changed(usual: Sequence[Pair], slow: Sequence[Pair]) -> tuple[int, int]:
    """How many verdicts slow frames have changed, of how many that can be compared."""
    found = compared = 0
    for both in zip(usual, slow, strict=True):
        # Presses that were really a tie may look further apart to a computer that stood still.
        if all(pair.sent_well and (pair.gap_ms == 10 or pair.heard_well) for pair in both):
            verdicts = [judge(pair, right_of_way=(1, 0, 2)) for pair in both]
            found += len({(verdict.hand, verdict.tie) for verdict in verdicts}) > 1
            compared += 1
    return found, compared
