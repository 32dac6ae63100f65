"""How true presses are timed while cards fly, and who wins a close race (TOT-703, TOT-718).

Times are from the moment another process sends a press to the screen, in ms. A computer that
has other things to do stamps later: figures of a quiet one are the true ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from scenes.input.clock import MS
from tests.bench.figures import Figure
from tests.window.races import SEATS, changed, judge, pairs_of, races, surely_first
from tests.window.rehearsal import rehearse
from tests.xvfb import XVFB, Stroke, xvfb

PRESSES, QUICK_PRESSES = 320, 120
RUNS = 3
PAIRS, QUICK_PAIRS = 500, 100
SLOW_PAIRS, QUICK_SLOW_PAIRS = 150, 40
# What drawing a frame takes, in ms: as on a table in full motion, and far too long.
USUAL, SLOW = 4.5, 33.0
MEDIAN_MS, WORST_MS = 1.5, 6.0


def lateness(display: str, presses: int) -> list[float]:
    """How long after each press it is stamped, in ms, shortest first."""
    rng = random.Random(703)
    strokes: list[Stroke] = []
    for n in range(presses):
        key = SEATS[n % len(SEATS)]
        strokes.append(Stroke(key, True, rng.randrange(10_000, 40_000)))
        strokes.append(Stroke(key, False, 5_000))
    run = rehearse(display, strokes, USUAL, undisturbed=True)
    return sorted(
        (press.t_ns - sent.t_ns) / MS
        for sent, press in zip(run.sent, run.heard, strict=True)
        if press.pressed
    )


def stamps(display: str, quick: bool) -> Iterator[Figure]:
    """The quietest of some runs."""
    runs = [
        lateness(display, QUICK_PRESSES if quick else PRESSES) for _ in range(1 if quick else RUNS)
    ]
    late = min(runs, key=lambda run: run[len(run) // 2])
    yield Figure("stamp after press, median", late[len(late) // 2], "ms", MEDIAN_MS)
    yield Figure("stamp after press, 99 of 100", late[len(late) * 99 // 100], "ms", WORST_MS)


def order(display: str, quick: bool) -> Iterator[Figure]:
    """Races won against the true order; and how well the others are told apart."""
    gaps, strokes = races(QUICK_PAIRS if quick else PAIRS, seed=718)
    pairs = pairs_of(gaps, rehearse(display, strokes, USUAL))
    # The right-of-way list would rather have the second.
    verdicts = [(pair, judge(pair, right_of_way=(1, 0, 2))) for pair in pairs]
    wrong = sum(verdict.hand != 0 and not verdict.tie for _, verdict in verdicts)
    yield Figure("races won against the true order", wrong, f"of {len(pairs)}", 0)
    sure = [verdict for pair, verdict in verdicts if surely_first(pair)]
    ties = sum(verdict.tie for verdict in sure)
    yield Figure("races 10 ms apart that end in a tie", ties, f"of {len(sure)}", 0)


def slow_frames(display: str, quick: bool) -> Iterator[Figure]:
    """Verdicts that are others when every frame takes far too long."""
    gaps, strokes = races(QUICK_SLOW_PAIRS if quick else SLOW_PAIRS, seed=704)
    usual = rehearse(display, strokes, USUAL, undisturbed=True)
    slow = rehearse(display, strokes, SLOW, undisturbed=True)
    rate = len(slow.frames) / slow.seconds
    found, compared = changed(pairs_of(gaps, usual), pairs_of(gaps, slow))
    name = f"verdicts changed at {rate:.0f} frames a second"
    yield Figure(name, found, f"of {compared}", 0)


def figures(quick: bool) -> Iterator[Figure]:
    if XVFB is None:
        return
    with xvfb() as display:
        for subject in (stamps, order, slow_frames):
            yield from subject(display, quick)
