"""Flights and waits on a fake clock: how long, how fast, and what each mode means."""

from itertools import pairwise
from typing import get_args

import pytest

from scenes.storage.settings import Settings, Speed
from scenes.table.motion import PACES, Flight, Motion, flight_ms

MS = 1_000_000


def flight(landed: list[str], lasts: int = 200) -> Flight:
    return Flight(None, (0, 0), (100, 50), 60, 100, 0, lasts * MS, turn=20, arc=10,
                  landed=lambda: landed.append("landed"))  # fmt: skip


def test_a_flight_takes_180_to_320_ms_by_distance() -> None:
    assert flight_ms((0, 0), (1, 0), 1.0) == pytest.approx(180, abs=1)
    assert flight_ms((0, 0), (5000, 0), 1.0) == 320
    assert flight_ms((0, 0), (250, 0), 1.0) == pytest.approx(250)
    assert flight_ms((0, 0), (500, 0), 2.0) == pytest.approx(250)


def test_a_card_starts_and_ends_where_it_should() -> None:
    card = flight([])
    assert card.place(0) == (0, 0, 60, 0)
    assert 10 < max(card.place(ms * MS)[3] for ms in range(200)) <= 20
    x, y, wide, turn = card.place(200 * MS)
    assert (x, wide, turn) == (100, 100, 0)
    assert y == pytest.approx(50)


@pytest.mark.parametrize(
    ("speed", "after"), [("slow", 360), ("normal", 200), ("fast", 60), ("very-fast", 30)]
)
def test_the_speed_changes_how_long_a_flight_takes(speed: str, after: int) -> None:
    landed: list[str] = []
    motion = Motion(pace=PACES[speed])
    motion.fly(flight(landed))
    motion.advance((after - 1) * MS)
    assert landed == []
    motion.advance(after * MS)
    assert landed == ["landed"]
    assert not motion.moving


@pytest.mark.parametrize("mode", ["off", "reduced"])
def test_without_motion_a_card_is_there_at_once(mode: str) -> None:
    landed: list[str] = []
    motion = Motion(mode)
    motion.fly(flight(landed))
    assert landed == ["landed"]
    assert not motion.moving
    assert not motion.fly_exactly(flight(landed))


def test_what_stays_lies_where_it_landed_until_all_such_have() -> None:
    motion = Motion()
    for name, lasts, stays in (("a", 100, True), ("b", 100, False), ("c", 200, True)):
        motion.fly(Flight(name, (0, 0), (9, 9), 1, 1, 0, lasts * MS, stays=stays))
    motion.advance(150 * MS)
    assert [flight.picture for flight in motion.flights] == ["a", "c"]
    assert motion.flights[0].place(150 * MS)[:2] == (9, 9)
    motion.advance(200 * MS)
    assert not motion.moving


def test_skip_lands_everything() -> None:
    done: list[str] = []
    motion = Motion()
    motion.fly(flight(done))
    motion.skip()
    assert done == ["landed"]
    assert not motion.moving


def test_a_flight_may_begin_another_when_it_lands() -> None:
    motion = Motion()
    second = flight([])
    motion.fly(Flight(None, (0, 0), (1, 1), 1, 1, 0, 10 * MS, landed=lambda: motion.fly(second)))
    motion.advance(20 * MS)
    assert motion.flights == [second]


def test_every_speed_of_the_settings_is_faster_than_the_one_before() -> None:
    assert set(PACES) == set(get_args(Speed))
    assert Settings().speed in PACES
    all_of_them = [PACES[name] for name in get_args(Speed)]
    for slower, faster in pairwise(all_of_them):
        assert slower.seen > faster.seen and slower.pause > faster.pause


def test_a_lifted_card_rises_falls_and_settles_where_it_lands() -> None:
    card = Flight(None, (0, 0), (100, 50), 100, 100, 0, 200 * MS, lift=0.1)
    wide = [card.place(ms * MS)[2] for ms in range(201)]
    assert wide[0] == wide[200] == pytest.approx(100)
    assert max(wide) == pytest.approx(110)
    assert wide.index(max(wide)) < 100 < wide.index(min(wide))
    assert 96 < min(wide) < 99
    # It lies where it is to lie before it gives.
    assert card.place(card.touches_ns)[:3] == pytest.approx((100, 50, 100))


def test_what_strikes_is_held_back_at_first_and_fastest_where_it_arrives() -> None:
    blow = Flight(None, (0, 0), (100, 0), 60, 60, 0, 100 * MS, strikes=True)
    ways = [blow.place(ms * MS)[0] for ms in range(0, 101, 10)]
    steps = [after - before for before, after in pairwise(ways)]
    assert steps == sorted(steps)
    assert steps[0] < 2 < 15 < steps[-1]
    assert ways[-1] == 100


def test_a_card_that_is_played_draws_back_before_it_goes() -> None:
    card = Flight(None, (0, 0), (100, 0), 100, 100, 0, 200 * MS, turn=9, lift=0.1, back=8)
    places = [card.place(ms * MS) for ms in range(201)]
    left = [place[0] for place in places]
    assert left[0] == 0
    assert -8 <= min(left) < -7
    assert 40 <= left.index(min(left)) <= 60
    # It is pressed down and turned the other way meanwhile.
    assert min(place[2] for place in places[:50]) < 98
    assert min(place[3] for place in places[:50]) < -3
    assert max(place[3] for place in places) > 6
    # In the end it is no later than any other.
    assert card.place(card.touches_ns)[:4] == pytest.approx((100, 0, 100, 0))


def test_a_card_pushes_on_what_it_lands_on_and_comes_back_with_it() -> None:
    card = Flight(None, (0, 0), (0, -100), 100, 100, 0, 200 * MS, lift=0.1, pushes=2)
    by = [card.place(ms * MS)[:2] for ms in range(201)]
    assert {x for x, _ in by} == {0}
    assert card.push == (0, -2)
    assert by[card.touches_ns // MS][1] == by[-1][1] == pytest.approx(-100)
    assert min(y for _, y in by) == pytest.approx(-102, abs=0.05)
