"""Who wins a close race in a real window (TOT-704, TOT-718), on however busy a computer.

How soon a press is stamped is measured by `python -m tests.bench presses`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.window.races import changed, judge, pairs_of, races, surely_first
from tests.window.rehearsal import rehearse
from tests.xvfb import xvfb

PAIRS = 120
SLOW_PAIRS = 40
# What drawing a frame takes, in ms: as on a table in full motion, and far too long.
USUAL, SLOW = 4.5, 33.0

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with xvfb() as display:
        yield display


def test_tot_718_nobody_wins_against_the_true_order(display: str) -> None:
    gaps, strokes = races(PAIRS, seed=718)
    for pair in pairs_of(gaps, rehearse(display, strokes, USUAL)):
        # The right-of-way list would rather have the second.
        grabbed = judge(pair, right_of_way=(1, 0, 2))
        assert grabbed.hand == 0 or grabbed.tie
        if surely_first(pair):
            assert (grabbed.hand, grabbed.tie) == (0, False), pair


def test_tot_704_slow_frames_change_no_verdict(display: str) -> None:
    gaps, strokes = races(SLOW_PAIRS, seed=704)
    usual = rehearse(display, strokes, USUAL, undisturbed=True)
    slow = rehearse(display, strokes, SLOW, undisturbed=True)
    found, compared = changed(pairs_of(gaps, usual), pairs_of(gaps, slow))
    assert compared, "no pair reached the window as it was sent, both times"
    assert found == 0
