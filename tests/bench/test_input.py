"""How true presses are timed while cards fly, and who wins a close race (TOT-703, TOT-718).

Times are from the moment another process sends a press to the screen, in ms.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.totem.events import Grabbed
from game.totem.moves import Grab, Tick
from game.totem.options import Options
from scenes.input.clock import MS, FairStamps, MatchClock
from scenes.input.signals import Press
from tests.totem_table import position
from tests.window.rehearsal import Rehearsal, rehearse
from tests.xvfb import Injected, Stroke, xvfb

pytestmark = [pytest.mark.bench, pytest.mark.window, pytest.mark.timeout(180)]

PRESSES = 320
RUNS = 3
PAIRS = 500
SLOW_PAIRS = 150
GAPS_MS = (1, 2, 5, 10)
SEATS = ("a", "l", "f", "j")
# What drawing a frame takes, in ms: as on a table in full motion, and far too long.
USUAL, SLOW = 4.5, 33.0
# The computer itself stood still if the devices were not looked at for so long.
STOOD_STILL_MS = 2.0


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with xvfb() as display:
        yield display


@dataclass(frozen=True)
class Pair:
    """Two presses of different seats as sent and as heard."""

    gap_ms: int
    sent: tuple[Injected, Injected]
    heard: tuple[Press, Press]

    @property
    def true_ms(self) -> float:
        return (self.sent[1].t_ns - self.sent[0].t_ns) / MS

    @property
    def told_ms(self) -> float:
        return (self.heard[1].t_ns - self.heard[0].t_ns) / MS

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


def report(title: str, values: Sequence[float]) -> None:
    ranked = sorted(values)
    marks = {f"p{p}": ranked[min(len(ranked) - 1, len(ranked) * p // 100)] for p in (1, 50, 90, 99)}
    line = ", ".join(f"{name} {value:.2f}" for name, value in marks.items())
    print(f"{title} ({len(ranked)}): {ranked[0]:.2f} to {ranked[-1]:.2f}; {line} ms")


def races(count: int, seed: int) -> tuple[list[int], list[Stroke]]:
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


def lateness(display: str) -> list[float]:
    """How long after each press it is stamped, in ms, shortest first."""
    rng = random.Random(703)
    strokes: list[Stroke] = []
    for n in range(PRESSES):
        key = SEATS[n % len(SEATS)]
        strokes.append(Stroke(key, True, rng.randrange(10_000, 40_000)))
        strokes.append(Stroke(key, False, 5_000))
    run = rehearse(display, strokes, USUAL, undisturbed=True)
    assert len(run.heard) == len(strokes)
    late = [
        (press.t_ns - sent.t_ns) / MS
        for sent, press in zip(run.sent, run.heard, strict=True)
        if press.pressed
    ]
    report("work of a frame", [ns / MS for ns in run.frames])
    report("stamp after press", late)
    return sorted(late)


def test_tot_703_a_press_is_stamped_within_a_millisecond_while_cards_fly(display: str) -> None:
    # Others at work on the computer only ever make it later: a quiet run is the true one.
    for _ in range(RUNS):
        late = lateness(display)
        median, worst_but_few = late[len(late) // 2], late[len(late) * 99 // 100]
        if median <= 1.5 and worst_but_few <= 6:
            return
    pytest.fail(f"stamped {median:.2f} ms after the press, and {worst_but_few:.2f} ms at worst")


def test_tot_718_nobody_wins_against_the_true_order(display: str) -> None:
    # With whatever else the computer has to do: here nothing may depend on its being quick.
    gaps, strokes = races(PAIRS, seed=718)
    pairs = pairs_of(gaps, rehearse(display, strokes, USUAL))
    for gap in GAPS_MS:
        some = [pair for pair in pairs if pair.gap_ms == gap]
        report(f"{gap} ms apart: measured less true", [p.told_ms - p.true_ms for p in some])
    print(f"{sum(not pair.heard_well for pair in pairs)} of {PAIRS} pairs heard by a busy computer")
    print(f"{sum(p.gap_ms == 10 and p.told_ms <= 8 for p in pairs)} ties by their bare stamps")
    for pair in pairs:
        # The right-of-way list would rather have the second.
        grabbed = judge(pair, right_of_way=(1, 0, 2))
        assert grabbed.hand == 0 or grabbed.tie
        if pair.gap_ms == 10 and pair.sent_well:
            assert grabbed.hand == 0, pair
            assert not grabbed.tie, pair
    assert sum(pair.gap_ms == 10 and pair.sent_well for pair in pairs) > PAIRS / 10


def test_tot_704_slow_frames_change_no_verdict(display: str) -> None:
    gaps, strokes = races(SLOW_PAIRS, seed=704)
    usual = rehearse(display, strokes, USUAL, undisturbed=True)
    slow = rehearse(display, strokes, SLOW, undisturbed=True)
    rate = len(slow.frames) / slow.seconds
    print(f"{len(usual.frames) / usual.seconds:.0f} and {rate:.0f} frames a second")
    assert rate < 31
    changed = compared = 0
    for both in zip(pairs_of(gaps, usual), pairs_of(gaps, slow), strict=True):
        # Presses that were really a tie may look further apart to a computer that stood still.
        if all(pair.sent_well and (pair.gap_ms == 10 or pair.heard_well) for pair in both):
            verdicts = [judge(pair, right_of_way=(1, 0, 2)) for pair in both]
            changed += len({(verdict.hand, verdict.tie) for verdict in verdicts}) > 1
            compared += 1
    print(f"{compared} of {SLOW_PAIRS} pairs compared")
    assert changed == 0
    assert compared > SLOW_PAIRS / 5
