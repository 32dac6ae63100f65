"""The time of the match, fair stamps and handicaps."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from scenes.input.clock import MS, Delayed, FairStamps, MatchClock, TrueOrder
from scenes.input.signals import Press
from tests.input.fakes import press

TIE_MS = 8


# The clock of a match


def test_tot_701_the_clock_of_a_match_counts_whole_milliseconds() -> None:
    clock = MatchClock(start_ns=5 * MS)
    assert [clock.ms(5 * MS), clock.ms(5 * MS + 999_999), clock.ms(6 * MS)] == [0, 0, 1]


def test_tot_701_it_never_goes_back() -> None:
    clock = MatchClock(start_ns=0)
    assert [clock.ms(20 * MS), clock.ms(10 * MS), clock.ms(25 * MS)] == [20, 20, 25]


def test_tot_730_it_stands_still_in_a_pause() -> None:
    clock = MatchClock(start_ns=0)
    clock.pause(100 * MS)
    clock.pause(150 * MS)
    assert clock.paused
    assert [clock.ms(120 * MS), clock.ms(900 * MS)] == [100, 100]
    assert clock.ns(200) is None
    clock.resume(1000 * MS)
    assert [clock.ms(1000 * MS), clock.ms(1050 * MS)] == [100, 150]
    assert clock.ns(200) == 1100 * MS


def test_a_match_resumed_from_a_file_goes_on_where_it_was() -> None:
    clock = MatchClock(start_ns=7 * MS, at_ms=90_000)
    assert clock.ms(9 * MS) == 90_002


# Offsets


def test_tot_705_the_offset_of_a_device_is_taken_off_its_stamps() -> None:
    stamps = FairStamps({"pad": 12, "mouse": -20, "pad:1": 30})
    assert stamps.ns(press(500, device="keyboard")) == 500 * MS
    assert stamps.ns(press(700, device="pad:0")) == 688 * MS
    assert stamps.ns(press(900, device="pad:1")) == 870 * MS
    assert stamps.ns(press(1100, device="mouse")) == 1120 * MS


def test_tot_705_stamps_never_decrease() -> None:
    stamps = FairStamps({"pad:0": 120})
    first = stamps.ns(press(500, batch=1))
    assert stamps.ns(press(510, device="pad:0", batch=2)) == first


# Devices that tell late (TOT-705)


def in_true_order(order: TrueOrder, presses: list[Press], *, by_ms: int) -> list[tuple[str, float]]:
    """Whose presses were let through by then, and when they count."""
    stamps = FairStamps(OFFSETS)
    for one in presses:
        order.put(one)
    return [(one.device, stamps.ns(one) / MS) for one in order.due(by_ms * MS)]


OFFSETS = {"pad:0": 60, "keyboard": 10}
BOTH = ("keyboard", "pad:0")


def test_tot_705_who_pressed_first_is_first_though_the_device_tells_late() -> None:
    # Pressed at 1000 and told of at 1060; pressed at 1040 and told of at 1050.
    presses = [press(1050), press(1060, "pad:0:button:0", device="pad:0", batch=2)]
    order = TrueOrder(OFFSETS, BOTH)
    assert in_true_order(order, presses, by_ms=1099) == [("pad:0", 1050)]
    assert order.next_ns() == 1100 * MS
    assert in_true_order(order, [], by_ms=1100) == [("keyboard", 1090)]
    assert order.next_ns() is None


def test_tot_705_no_press_counts_before_it_was_let_through() -> None:
    for offsets in ({"pad:0": 60}, {"pad:0": 60, "keyboard": 60}, {"pad:0": 25, "mouse": -20}):
        order = TrueOrder(offsets, ("keyboard", "pad:0", "mouse"))
        for device in ("keyboard", "pad:0", "mouse"):
            stamps = FairStamps(offsets)
            order.put(press(1000, device=device))
            wait = order.next_ns()
            assert wait is not None
            (one,) = order.due(wait)
            assert stamps.ns(one) <= wait


def test_tot_705_without_a_race_nobody_waits() -> None:
    order = TrueOrder(OFFSETS)
    assert in_true_order(order, [press(1050)], by_ms=1050) == [("keyboard", 1040)]


def test_tot_746_a_press_and_its_release_keep_their_order() -> None:
    order = TrueOrder(OFFSETS, BOTH)
    for t, down in ((1000, True), (1020, False), (1040, True)):
        order.put(press(t, pressed=down))
    assert [one.pressed for one in order.due(2000 * MS)] == [True, False, True]


# Ties


def apart_ms(first: Press, second: Press) -> int:
    """How far apart two presses are on the clock of a match."""
    stamps, clock = FairStamps(), MatchClock(0)
    return -clock.ms(stamps.ns(first)) + clock.ms(stamps.ns(second))


def test_tot_718_a_press_heard_late_still_comes_before_one_ten_ms_later() -> None:
    # Nobody looked for 9 ms: the first press is stamped when it was nearly over.
    late = press(109, batch=1, slack_ms=9)
    assert apart_ms(late, press(110.4, "key:15", batch=2)) > TIE_MS


def test_tot_718_two_presses_of_one_look_may_be_far_apart_in_truth() -> None:
    first = press(120, batch=1, slack_ms=20)
    assert apart_ms(first, press(120, "key:15", batch=1, slack_ms=20)) > TIE_MS
    assert apart_ms(first, press(120, "pad:0:button:0", batch=1, device="pad:0")) == 0


def test_tot_718_close_presses_tie() -> None:
    first = press(100, batch=1)
    assert apart_ms(first, press(105, "key:15", batch=2)) <= TIE_MS
    assert apart_ms(first, press(105, "touch", batch=2, device="touch:1")) <= TIE_MS


@given(seed=st.integers(0, 2**32))
def test_tot_718_ten_ms_apart_is_never_a_tie_however_busy_the_computer(seed: int) -> None:
    rng = random.Random(seed)
    true = sorted((100.0, *(100.0 + 10.5 * n + rng.random() for n in range(1, 4))))
    looks = sorted({0.0, *(rng.uniform(90, 160) for _ in range(rng.randrange(1, 9))), 200.0})
    stamps, clock, told = FairStamps(), MatchClock(0), []
    for number, t in enumerate(true):
        batch = next(n for n, look in enumerate(looks) if look >= t)
        slack = looks[batch] - looks[batch - 1]
        heard = press(looks[batch], f"key:{number}", batch=batch, slack_ms=slack)
        told.append(clock.ms(stamps.ns(heard)))
    assert all(later - earlier > TIE_MS for earlier, later in pairwise(told))


def test_tot_714_an_undisturbed_stamp_is_hardly_moved() -> None:
    stamps = FairStamps()
    stamps.ns(press(100, batch=1, slack_ms=0.4))
    assert stamps.ns(press(105, "key:15", batch=2)) == round(105.4 * MS)
    assert stamps.ns(press(300, "key:4", batch=9)) == 300 * MS


# Handicaps


def test_tot_748_a_handicap_delays_presses_and_releases_of_its_hand() -> None:
    waiting: Delayed[str] = Delayed()
    waiting.put(1000, 300, "press of the slow hand")
    waiting.put(1050, 0, "press of the other")
    waiting.put(1100, 300, "release of the slow hand")
    assert waiting.next() == 1050
    assert waiting.due(1049) == []
    assert waiting.due(1299) == [(1050, "press of the other")]
    assert waiting.next() == 1300
    assert waiting.due(5000) == [
        (1300, "press of the slow hand"),
        (1400, "release of the slow hand"),
    ]
    assert waiting.next() is None


def test_tot_748_at_equal_times_the_order_of_hearing_stays() -> None:
    waiting: Delayed[str] = Delayed()
    waiting.put(1000, 100, "first")
    waiting.put(1100, 0, "second")
    waiting.put(1000, 100, "third")
    assert [what for _, what in waiting.due(1100)] == ["first", "second", "third"]


@given(st.lists(st.tuples(st.integers(0, 50), st.sampled_from((0, 30, 400)))))
def test_tot_748_nothing_is_lost_and_times_never_decrease(steps: list[tuple[int, int]]) -> None:
    waiting: Delayed[int] = Delayed()
    now, told = 0, []
    for number, (later, handicap) in enumerate(steps):
        now += later
        waiting.put(now, handicap, number)
        told += waiting.due(now)
    told += waiting.due(now + 400)
    assert sorted(what for _, what in told) == list(range(len(steps)))
    assert [t for t, _ in told] == sorted(t for t, _ in told)
