"""Whatever can be chosen is large enough for a finger in the smallest window there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from game.frantic.cards import SYMBOL
from game.match import Match, Player
from game.prompts import Thing
from scenes.house import House
from scenes.seats.seating import Seating
from scenes.table.hand.choosing import Choosing
from scenes.table.kit import lay_table
from scenes.table.targets import FINGER, Target, Targets, reach
from tests.frantic_table import position
from tests.house.games import OF_CHOICES
from tests.phones.questions import Found, questions
from tests.table.frantic_questions import at_table, of_many
from tests.table.house import NAMES, Driver, furnished, sitting_at

SMALLEST = (1024, 640)
# So many cards are held with room for a finger on each, and a whole pile that is laid out lies a
# little closer, as may what is only read about what holds.
CARDS, HELD, READ = ("card", "back", "own"), 36, 29


def hit(targets: Targets, target: Target) -> tuple[int, int]:
    """How wide and high a target is to be hit, through its middle."""
    room, (x, y) = reach(target.box), target.box.center
    wide = sum(targets.at((at, y)) is target for at in range(room.left, room.right))
    return wide, sum(targets.at((x, at)) is target for at in range(room.top, room.bottom))


def too_small(choosing: Choosing) -> list[tuple[Thing, tuple[int, int]]]:
    """What can be pointed at and is missed by a finger."""
    asked = choosing.prompt.answers if choosing.prompt is not None else ()
    things = {answer.thing for answer in asked}
    cards = [target for target in choosing.targets.all if target.what.kind in CARDS]
    found = []
    for target in choosing.targets.all:
        close = target in cards and len(cards) > HELD
        least = FINGER if target.what in things else READ
        if not close and min(hit(choosing.targets, target)) < least:
            found.append((target.what, hit(choosing.targets, target)))
    return found


def asked_at(house: House, found: Found) -> Driver:
    """The table at which that is asked, with whoever is asked at the screen."""
    record = found.record
    levels = ["" if seat == found.seat else "easy" for seat in range(len(record.players))]
    people = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    keys = ((),) * len(people)
    scene = lay_table(house, Seating(record.game, record.options, people, keys, record.seed))
    scene.match.state = Match.resume(record).state
    driver = Driver(house, scene, SMALLEST)
    driver.run(50)
    return driver


def picked(driver: Driver, things: tuple[Thing, ...]) -> list[tuple[Thing, tuple[int, int]]]:
    """What a finger would miss after these picks."""
    control = sitting_at(driver)
    for thing in things:
        control.choosing.choose(thing)
    return too_small(control.choosing)


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_whatever_is_asked_can_be_hit_by_a_finger(game_id: str, tmp_path: Path) -> None:
    house = furnished(tmp_path, SMALLEST)
    for found in questions(game_id, 6):
        with asked_at(house, found) as driver:
            assert not picked(driver, found.picks), found.name


@pytest.mark.parametrize("kind", of_many())
def test_frantic_asks_eight_players_so_that_a_finger_hits(kind: str, tmp_path: Path) -> None:
    with at_table(furnished(tmp_path, SMALLEST), of_many()[kind], size=SMALLEST) as driver:
        assert not picked(driver, ())


@pytest.mark.parametrize("count", [16, 17, 22, 30, HELD])
def test_each_card_of_a_large_hand_of_frantic_can_be_hit(count: int, tmp_path: Path) -> None:
    numbers = [f"{colour}{number}" for colour in "RBYG" for number in range(1, 10)]
    state = position([" ".join(numbers[:count]), "K2 K5", "K9"], top="R3")
    with at_table(furnished(tmp_path, SMALLEST), state, size=SMALLEST) as driver:
        targets = sitting_at(driver).choosing.targets
        cards = [target for target in targets.all if target.what.kind == "card"]
        assert len(cards) == count
        assert min(min(hit(targets, card)) for card in cards) >= FINGER


@pytest.mark.parametrize(
    ("seats", "preset", "least"), [(2, "everything", 22), (8, "everything", 22), (3, "chaos", 10)]
)
def test_all_that_mimicry_can_imitate_can_be_hit(
    seats: int, preset: str, least: int, tmp_path: Path
) -> None:
    hands = ["mimicry R5 B2", *["Y1", "Y2", "Y3", "Y4", "B1", "B3", "B4"]][:seats]
    state = position(hands, top="R3", preset=preset)
    with at_table(furnished(tmp_path, SMALLEST), state, size=SMALLEST) as driver:
        mimicry = next(card for card in state.view(0).hand if SYMBOL[card] == "mimicry")
        assert not picked(driver, (Thing("card", mimicry),))
        symbols = [
            one for one in sitting_at(driver).choosing.targets.all if one.what.kind == "symbol"
        ]
        assert len(symbols) >= least


def test_beside_a_small_thing_one_hits_it_and_between_two_the_nearer() -> None:
    small, other = (Target(Thing("box", at), Rect(100 + 20 * at, 100, 10, 10)) for at in (0, 1))
    large = Target(Thing("pile", 0), Rect(100, 60, 60, 32))
    targets = Targets([small, other, large])
    assert targets.at((105, 120)) is small
    assert targets.at((112, 105)) is small and targets.at((118, 105)) is other
    # What lies there itself comes first, and where nothing is near nothing is hit.
    assert targets.at((105, 91)) is large
    assert targets.at((105, 122)) is None
