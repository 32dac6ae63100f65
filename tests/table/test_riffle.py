"""Decks are shuffled before all eyes, and nobody waits for it who does not want to."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.cards import Shuffled, Zone
from game.match import Player
from game.registry import SHELF, load
from game.totem.options import Options
from scenes.seats.seating import Seating
from scenes.storage.settings import Motion, Speed
from scenes.table.hand.table import HandTable
from scenes.table.motion import PACES
from scenes.table.riffle import ASIDE, RIFFLE_MS, Riffled, riffle
from sounds.names import Sound
from tests.house.games import OF_CHOICES
from tests.table.house import MS, NAMES, Driver, furnished, seating, sitting_at, table

DECK = Rect(300, 200, 100, 140)
LONGEST = 60 * 60


def cards() -> list[Riffled]:
    """The cards of a deck that is shuffled from the beginning of time."""
    found = riffle(Surface(DECK.size), DECK, Surface(DECK.size), 0, 1.0)
    return [card for card in found if isinstance(card, Riffled)]


def test_the_halves_part_and_lie_together_in_the_end() -> None:
    every = cards()
    for ms, far in ((0, 0), (170, ASIDE * DECK.width), (RIFFLE_MS, 0)):
        lefts = sorted(card.place(ms * MS)[0] - DECK.centerx for card in every)
        assert lefts[0] == pytest.approx(-far, abs=0.01)
        assert lefts[-1] == pytest.approx(far, abs=0.01)
    assert all(card.place(RIFFLE_MS * MS)[3] == pytest.approx(0) for card in every)


def test_they_come_back_in_turns_one_from_either_side() -> None:
    every = cards()
    for before, card in pairwise(every):
        assert card.comes > before.comes
        assert card.aside == -before.aside
    # The last has gone when all is over.
    assert every[-1].comes < 1


def opened(home: Path, game_id: str, motion: Motion = "normal", speed: Speed = "normal") -> Driver:
    """A table at which three bots, or two, are dealt to, with what is heard kept in `heard`."""
    game, house = load(game_id), furnished(home)
    house.settings.motion, house.settings.speed = motion, speed
    seats = min(3, game.most_seats)
    players = tuple(Player(NAMES[seat], seat, game.levels[0]) for seat in range(seats))
    one = Seating(game_id, game.Options(), players, ((),) * seats, 5)
    if game_id == "totem":
        one = seating("expert expert expert", Options())
    return Driver(house, house.doors.table(one, None))


def heard_by(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    heard: list[Sound] = []
    monkeypatch.setattr(driver.house.mixer, "play", heard.append)
    return heard


def until_dealt(driver: Driver) -> int:
    """How many ms a deck is shuffled until the first card of a deal flies."""
    shuffled = 0
    for _ in range(LONGEST):
        driver.unseen(MS)
        flights = table(driver).motion.flights
        riffled = [flight for flight in flights if isinstance(flight, Riffled)]
        shuffled += bool(riffled)
        dealt = [one for one in flights if one.begins_ns <= driver.now_ns and one not in riffled]
        if len(dealt) > 2 and not riffled:
            return shuffled
    raise AssertionError("nothing was dealt")


@pytest.mark.parametrize("game_id", SHELF)
def test_every_deck_is_shuffled_before_it_is_dealt(
    tmp_path: Path, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, game_id) as driver:
        heard = heard_by(driver, monkeypatch)
        assert RIFFLE_MS - 20 <= until_dealt(driver) <= RIFFLE_MS + 20
        dealt = next(at for at, sound in enumerate(heard) if sound in (Sound.DEAL, Sound.SLIDE))
        assert Sound.SHUFFLE in heard[:dealt]


@pytest.mark.parametrize("game_id", OF_CHOICES)
@pytest.mark.parametrize(("speed", "most"), [("fast", RIFFLE_MS // 2), ("very-fast", 0)])
def test_the_faster_it_goes_the_shorter_it_is(
    tmp_path: Path, game_id: str, speed: Speed, most: int
) -> None:
    with opened(tmp_path, game_id, speed=speed) as driver:
        assert (until_dealt(driver) > 0) == (most > 0)
        assert PACES[speed].seen * RIFFLE_MS <= RIFFLE_MS // 2


@pytest.mark.parametrize("game_id", SHELF)
@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_nothing_is_shuffled_where_nothing_moves(
    tmp_path: Path, game_id: str, motion: Motion
) -> None:
    with opened(tmp_path, game_id, motion) as driver:
        for _ in range(60 * 3):
            driver.unseen()
            assert not table(driver).motion.flights


def test_a_press_passes_over_it(tmp_path: Path) -> None:
    with opened(tmp_path, "jetriko") as driver:
        driver.unseen()
        driver.unseen()
        assert any(isinstance(one, Riffled) for one in table(driver).motion.flights)
        driver.click((640, 500))
        driver.unseen()
        flights = table(driver).motion.flights
        assert flights
        assert not any(isinstance(one, Riffled) for one in flights)


def test_meanwhile_no_hand_is_seen_and_the_pile_is_whole(tmp_path: Path) -> None:
    with opened(tmp_path, "jetriko") as driver:
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        whole = control.shown.pile + sum(control.shown.counts)
        driver.unseen()
        driver.unseen()
        assert any(isinstance(one, Riffled) for one in table(driver).motion.flights)
        assert not any(control.shown.counts)
        assert control.brush.count(Zone("draw"), control.shown.pile) == whole


def test_a_pile_that_is_shuffled_again_is_seen_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, "jetriko") as driver:
        driver.run(4000)
        control, heard = sitting_at(driver), heard_by(driver, monkeypatch)
        assert isinstance(control, HandTable)
        control.break_off()
        control.present([Shuffled(Zone("draw"))])
        driver.unseen()
        riffled = [one for one in table(driver).motion.flights if isinstance(one, Riffled)]
        assert riffled
        assert {one.start for one in riffled} == {control.places.draw.center}
        assert heard == [Sound.SHUFFLE]
