"""Hands are dealt before all eyes: each gets a card in turn, and nobody sees others' cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pygame import image

from game.match import Player
from game.registry import load
from scenes.seats.seating import Seating
from scenes.storage.settings import Motion
from scenes.table.fan import leaning
from scenes.table.hand.table import HandTable
from scenes.table.hand.unfolding import DEAL_MS
from scenes.table.motion import Flight
from scenes.table.riffle import Riffled
from tests.table.house import FRAME_NS, MS, NAMES, Driver, furnished, sitting_at, submit, table

GAMES = ("nyet", "jetriko", "frantic")


def opened(home: Path, game_id: str, people: int = 1, motion: Motion = "normal") -> Driver:
    """A table opened by the door, at which three sit."""
    game, house = load(game_id), furnished(home)
    levels = ["" if seat < people else game.levels[0] for seat in range(3)]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    house.settings.motion = motion
    seating = Seating(game_id, game.Options(), players, ((),) * 3, 5)
    return Driver(house, house.doors.table(seating, None))


def at_table(driver: Driver) -> HandTable:
    control = sitting_at(driver)
    assert isinstance(control, HandTable)
    return control


def shuffling(flights: Sequence[Flight]) -> bool:
    """Whether the deck is still shuffled."""
    return any(isinstance(flight, Riffled) for flight in flights)


def until_dealt(driver: Driver) -> Iterator[list[Flight]]:
    """What is in the air while the first hands are dealt, frame by frame."""
    control, motion, seen = at_table(driver), table(driver).motion, False
    for _ in range(60 * 60):
        driver.unseen()
        dealing = len(motion.flights) > 8 and not shuffling(motion.flights)
        if dealing:
            seen = True
            yield motion.flights
        elif seen:
            return
        for seat in control.match.asked:
            if control.rests and seat in control.people and not any(control.shown.counts):
                submit(control, control.chair(seat).moves[0])
    raise AssertionError("nothing was dealt")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_hand_is_dealt_card_by_card(tmp_path: Path, game_id: str) -> None:
    with opened(tmp_path, game_id) as driver:
        control, frames = at_table(driver), 0
        for flights in until_dealt(driver):
            if not frames:
                ways, begun = list(flights), driver.now_ns
                assert not any(control.shown.counts)
                assert not control.shown.hand
            frames += 1
        assert len(ways) == sum(control.shown.counts)
        starts = sorted(way.begins_ns for way in ways)
        assert starts[0] == begun
        assert len(set(starts)) == len(ways)
        assert starts[-1] - begun <= DEAL_MS * MS
        own = [way for way in ways if way.other_side is not None]
        boxes = [box for _, box in control.own_cards(control.shown)]
        assert sorted(way.end for way in own) == sorted(box.center for box in boxes)
        assert frames * FRAME_NS < 2_000 * MS


@pytest.mark.parametrize("game_id", GAMES)
def test_hands_are_dealt_below_the_plates_as_the_fans_they_will_be(
    tmp_path: Path, game_id: str
) -> None:
    with opened(tmp_path, game_id) as driver:
        control, ways = at_table(driver), list[Flight]()
        for flights in until_dealt(driver):
            ways = ways or list(flights)
            driver.frame(0)
            # Who deals has the deck before them.
            for plate in (way.under[0] for way in ways if way.under):
                if any(plate.inflate(250, 250).collidepoint(way.start) for way in ways):
                    continue
                seen, resting = (picture.subsurface(plate.inflate(-20, -20))
                                 for picture in (driver.screen, table(driver).layer))  # fmt: skip
                assert image.tobytes(seen, "RGB") == image.tobytes(resting, "RGB")
        for seat, plate in enumerate(control.plates):
            dealt = [way for way in ways if plate in way.under]
            hand = control.backs_of(control.shown, seat) if seat != control.bottom else []
            assert [way.end for way in dealt] == [box.center for box in hand]
            assert [way.lean for way in dealt] == leaning(hand)


@pytest.mark.parametrize("game_id", GAMES)
def test_without_motion_the_hands_are_there_at_once(tmp_path: Path, game_id: str) -> None:
    with opened(tmp_path, game_id, motion="reduced") as driver:
        control = at_table(driver)
        for _ in range(60 * 30):
            driver.unseen()
            assert not table(driver).motion.flights
            for seat in control.match.asked:
                if control.rests and seat in control.people and not any(control.shown.counts):
                    submit(control, control.chair(seat).moves[0])
            if any(control.shown.counts):
                break
        assert control.shown.hand
        assert all(control.shown.counts)


@pytest.mark.parametrize("game_id", GAMES)
def test_where_several_look_no_card_turns_up(tmp_path: Path, game_id: str) -> None:
    with opened(tmp_path, game_id, people=3) as driver:
        for flights in until_dealt(driver):
            assert all(flight.other_side is None for flight in flights)
            fronts = {id(flight.picture) for flight in flights}
            assert len(fronts) == 1


def test_the_first_card_follows_when_all_have_theirs(tmp_path: Path) -> None:
    with opened(tmp_path, "frantic") as driver:
        control = at_table(driver)
        for _ in until_dealt(driver):
            assert not control.shown.pile
        driver.run(2000)
        assert control.shown.pile


def test_a_press_goes_on_from_the_deal(tmp_path: Path) -> None:
    with opened(tmp_path, "jetriko") as driver:
        next(until_dealt(driver))
        driver.click((640, 500))
        driver.unseen()
        assert not table(driver).motion.flights
        assert all(at_table(driver).shown.counts)


def test_a_match_that_is_gone_on_with_is_not_dealt_again(tmp_path: Path) -> None:
    with opened(tmp_path, "jetriko") as driver:
        driver.run(3000)
        journal, house = table(driver).match.journal, driver.house
        assert journal is not None
    with Driver(house, house.doors.taken_up(journal.path)) as driver:
        driver.unseen()
        assert not table(driver).motion.flights
        assert all(at_table(driver).shown.counts)


@pytest.mark.parametrize("game_id", GAMES)
def test_another_window_and_a_pause_show_nothing_before_its_time(
    tmp_path: Path, game_id: str
) -> None:
    with opened(tmp_path, game_id) as driver:
        control = at_table(driver)
        next(until_dealt(driver))
        driver.stage.resize((1000, 700))
        assert not any(control.shown.counts)
        control.pause(driver.now_ns)
        driver.unseen()
        driver.stage.pop()
        assert not any(control.shown.counts)
        driver.run(4000)
        assert all(control.shown.counts)
