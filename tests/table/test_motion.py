"""Flights and waits on a fake clock: how long, how fast, and what each mode means."""

import pytest

from scenes.table.motion import PACE, Flight, Motion, flight_ms

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
    assert card.place(0) == (0, 0, 60, 20)
    x, y, wide, turn = card.place(200 * MS)
    assert (x, wide, turn) == (100, 100, 0)
    assert y == pytest.approx(50)


@pytest.mark.parametrize(("mode", "after"), [("normal", 200), ("slow", 360), ("fast", 110)])
def test_modes_change_how_long_a_flight_takes(mode: str, after: int) -> None:
    landed: list[str] = []
    motion = Motion(mode)
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


def test_every_mode_of_the_settings_has_a_pace() -> None:
    assert set(PACE) == {"normal", "fast", "slow", "off", "reduced"}
