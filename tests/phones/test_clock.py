"""When presses on phones were made: synthetic networks, honest phones and forged ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.totem.moves import Grab
from game.totem.options import Options
from scenes.input.signals import Span
from scenes.phones.clock import ENOUGH, KEPT_NS, LEAST_NS, MOST_NS, MS, PhoneClock, Trip
from tests.rules.totem_play import A, B, settle, table

TIE_MS = 8
APART_MS = 20
PAIRS = 2000
# How far a phone's clock may be off: it knows nothing of ours (ns).
OFF = 10**12


class Network:
    """One phone behind a network: each way has a delay of its own, and every message some more."""

    def __init__(self, chance: random.Random, spikes: float = 0.0) -> None:
        self.chance, self.spikes = chance, spikes
        self.there, self.back = chance.uniform(1, 100), chance.uniform(1, 100)
        self.off_ns = chance.randrange(OFF)
        self.clock = PhoneClock()
        for trip in range(30):
            asked = trip * 250 * MS
            answered = asked + self.later(self.there)
            arrived = answered + self.later(self.back)
            self.clock.add(Trip(asked, answered + self.off_ns, arrived))

    def later(self, least: float) -> int:
        """A message takes at least so long (ms), and up to 20 ms more (ns)."""
        more = min(20.0, self.chance.expovariate(1 / 4))
        spike = 100.0 if self.chance.random() < self.spikes else 0.0
        return round((least + more + spike) * MS)

    def press(self, at_ns: int) -> Span:
        """Somebody presses at that time of ours; what is known of it."""
        span = self.clock.span(at_ns + self.off_ns, at_ns + self.later(self.back))
        assert span is not None
        return span


def judged(first: Span, second: Span) -> str:
    """What TOT-749 makes of two presses, the first of which was the earlier one in truth."""
    one, other = sorted((first, second), key=lambda span: span.ns)
    if other.ns <= one.ns + one.within_ns + TIE_MS * MS:
        return "tie"
    return "true" if one is first else "wrong"


def race(seed: int, spikes: float = 0.0) -> tuple[Counter[str], int]:
    """Pairs of grabs by two phones; how they were judged, and how many wrongly beyond what was
    shown."""
    chance = random.Random(seed)
    found: Counter[str] = Counter()
    beyond = 0
    for _ in range(PAIRS):
        one, other = Network(chance, spikes), Network(chance, spikes)
        at_ns = 8_000 * MS
        verdict = judged(one.press(at_ns), other.press(at_ns + APART_MS * MS))
        found[verdict] += 1
        shown = one.clock.unsure_ns + other.clock.unsure_ns + TIE_MS * MS
        beyond += verdict == "wrong" and shown < APART_MS * MS
    return found, beyond


def test_tot_749_grabs_twenty_ms_apart_are_judged_truly_or_tie() -> None:
    found, beyond = race(seed=16)
    assert found["true"] + found["tie"] >= 0.95 * PAIRS
    assert beyond == 0


def test_tot_749_a_radio_that_falls_asleep_now_and_then_changes_little() -> None:
    found, _ = race(seed=17, spikes=0.03)
    assert found["true"] + found["tie"] >= 0.95 * PAIRS


def test_near_phones_are_told_apart() -> None:
    chance = random.Random(3)
    near = [Network(chance) for _ in range(2)]
    for one in near:
        one.clock = PhoneClock()
        for trip in range(30):
            asked = trip * 250 * MS
            one.clock.add(Trip(asked, asked + 2 * MS + one.off_ns, asked + 4 * MS))
        assert one.clock.unsure_ns == 2 * MS
    spans = [one.clock.span(at + one.off_ns, at + 2 * MS)
             for one, at in zip(near, (8_000 * MS, 8_020 * MS), strict=True)]  # fmt: skip
    assert spans[0] is not None and spans[1] is not None
    assert judged(spans[0], spans[1]) == "true"
    assert spans[0] == Span(7_998 * MS, 4 * MS)


@pytest.mark.parametrize("lie_ms", [-(10**9), -1000, -50, 0, 50, 10**9])
def test_a_forged_stamp_says_no_more_than_its_arrival(lie_ms: int) -> None:
    network = Network(random.Random(5))
    unsure, arrived = network.clock.unsure_ns, 9_000 * MS
    span = network.clock.span(arrived + network.off_ns + lie_ms * MS, arrived)
    assert span is not None
    assert arrived - 2 * unsure <= span.ns and span.ns + span.within_ns <= arrived


def test_tot_749_whoever_forges_stamps_never_wins_outright_against_who_was_earlier() -> None:
    chance = random.Random(19)
    for _ in range(PAIRS):
        honest, forger = Network(chance), Network(chance)
        at_ns = 8_000 * MS
        arrived = at_ns + APART_MS * MS + forger.later(forger.back)
        forged = forger.clock.span(0, arrived)
        assert forged is not None and judged(honest.press(at_ns), forged) != "wrong"


def test_nothing_is_known_before_enough_trips_and_old_ones_are_forgotten() -> None:
    clock = PhoneClock()
    for trip in range(ENOUGH - 1):
        clock.add(Trip(trip * MS, trip * MS, trip * MS))
    assert clock.span(0, 0) is None and clock.unsure_ns == MOST_NS
    clock.add(Trip(10 * MS, 11 * MS, 12 * MS))
    assert clock.unsure_ns == LEAST_NS
    later = 12 * MS + KEPT_NS
    for trip in range(ENOUGH):
        clock.add(Trip(later + trip * MS, 0, later + (40 + trip) * MS))
    assert clock.unsure_ns == 20 * MS


def test_a_phone_that_is_too_far_away_is_unsure_by_no_more_than_may_be() -> None:
    clock = PhoneClock()
    for trip in range(ENOUGH):
        clock.add(Trip(trip * MS, 0, trip * MS + 900 * MS))
    span = clock.span(0, 5_000 * MS)
    assert span is not None and span.within_ns <= 2 * MOST_NS
    assert span.ns >= 5_000 * MS - 2 * MOST_NS


def test_the_rules_of_totem_judge_as_reckoned_here() -> None:
    chance = random.Random(21)
    for _ in range(60):
        at = 8_000
        one, other = Network(chance).press(at * MS), Network(chance).press((at + 20) * MS)
        # In whole ms on both sides, so that rounding decides nothing.
        spans = [Span(one.ns // MS * MS, one.within_ns // MS * MS),
                 Span(other.ns // MS * MS, other.within_ns // MS * MS)]  # fmt: skip
        state = table([3, 3, 3, 3], ("S1-P", "S1-G", "T1-O", "K1-Y"), options=Options(phones=True))
        events = []
        for hand, span in sorted(zip((A, B), spans, strict=True), key=lambda pair: pair[1].ns):
            t = span.ns // MS - 7_000
            if state.now <= t:
                events += state.play(Grab(hand, t, span.within_ns // MS))
        events += settle(state)
        grabbed = next(event for event in events if type(event).__name__ == "Grabbed")
        expected = judged(*spans)
        assert grabbed.tie is (expected == "tie")
        assert expected == "tie" or (grabbed.hand == A) is (expected == "true")
