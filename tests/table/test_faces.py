"""The faces at the table: who thinks, who was hit, who has won; idle faces cost nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from art.cast import Portrait
from game.cards import Seat
from game.cast import Mood
from game.jetriko.events import AttackHits
from game.record import Player
from game.registry import load
from game.rules import Outcome
from game.totem.events import Punished
from scenes.table.hand.table import HandTable
from scenes.table.kit import lay_table
from scenes.table.moods import FELT_NS
from tests.house.games import OF_CHOICES
from tests.table.house import FRAME_NS, MS, Driver, furnished, seating, sitting_at, totem_at

Open = Callable[..., Driver]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    opened: list[Driver] = []

    def open_table(game_id: str, levels: str, options: Any = None) -> Driver:
        house = furnished(tmp_path)
        sits = seating(levels)
        if game_id != "totem":
            chosen = load(game_id).Options() if options is None else options
            sits = replace(sits, game_id=game_id, options=chosen,
                           controls=((),) * len(sits.players))  # fmt: skip
        driver = Driver(house, lay_table(house, sits))
        opened.append(driver)
        driver.run(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def at(driver: Driver) -> HandTable:
    control = sitting_at(driver)
    assert isinstance(control, HandTable)
    return control


def mood(driver: Driver, seat: Seat) -> Mood:
    shown = at(driver).portrait(seat)
    assert shown is not None
    return shown.mood


def quiet(driver: Driver) -> None:
    """All that happened was seen, and somebody at the screen is asked."""
    for _ in range(3000):
        driver.unseen()
        if at(driver).answering is not None and at(driver).rests:
            return
    raise AssertionError("nobody is asked")


def test_bots_have_faces_and_people_the_sign_of_their_colour(play: Open) -> None:
    control = at(play("jetriko", "- easy easy"))
    assert control.portrait(0) is None
    faces = [control.portrait(seat) for seat in (1, 2)]
    assert [face and face.name for face in faces] == ["ada", "bram"]


def test_whoever_is_asked_thinks(play: Open) -> None:
    driver = play("jetriko", "easy easy -")
    asked = next(iter(at(driver).shown.asked))
    for seat in (0, 1):
        assert (mood(driver, seat) is Mood.THINKING) == (seat == asked)


def test_what_is_shown_to_happen_is_felt(play: Open) -> None:
    driver = play("jetriko", "- easy easy")
    quiet(driver)
    at(driver).present([AttackHits(0, 2, attacker=2, victim=1)])
    assert mood(driver, 1) is not Mood.HIT
    while at(driver).steps:
        driver.unseen()
    assert (mood(driver, 1), mood(driver, 2)) == (Mood.HIT, Mood.GLOATING)


def test_who_is_hit_shows_it_for_a_while(play: Open) -> None:
    driver = play("jetriko", "- easy easy")
    quiet(driver)
    at(driver).feel({1: Mood.HIT, 2: Mood.GLOATING})
    driver.frame()
    assert (mood(driver, 1), mood(driver, 2)) == (Mood.HIT, Mood.GLOATING)
    driver.frame(FELT_NS - 2 * FRAME_NS)
    assert mood(driver, 1) is Mood.HIT
    driver.frame(3 * FRAME_NS)
    assert (mood(driver, 1), mood(driver, 2)) == (Mood.CALM, Mood.CALM)


@pytest.mark.usefixtures("wide_awake")
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_face_is_drawn_anew_only_when_it_changes(play: Open, game_id: str) -> None:
    driver = play(game_id, " ".join(["-", *["easy"] * (min(4, load(game_id).most_seats) - 1)]))
    quiet(driver)
    driver.run(5000)
    assert driver.watch(3000) == 0
    at(driver).feel({1: Mood.HIT})
    drawn = driver.watch(2000)
    assert 1 <= drawn <= 3
    assert driver.watch(4000) in (1, 2)
    assert driver.watch(2000) == 0


def test_at_the_end_the_winner_laughs_and_the_others_weep(play: Open) -> None:
    driver = play("jetriko", "- easy easy")
    quiet(driver)
    control = at(driver)
    outcome = Outcome((1,), (2, 1, 3), (0, 1, 0), "won")
    control.lay(replace(control.shown, outcome=outcome))
    assert (mood(driver, 1), mood(driver, 2)) == (Mood.WINNING, Mood.SAD)


def test_taking_back_takes_what_was_felt(play: Open) -> None:
    driver = play("jetriko", "- easy easy")
    quiet(driver)
    at(driver).feel({1: Mood.HIT})
    at(driver).stand_anew([])
    assert mood(driver, 1) is not Mood.HIT


def test_a_person_may_show_a_face(tmp_path: Path) -> None:
    house, sits = furnished(tmp_path), seating("- easy")
    players = (Player("Ann", 0, face="ludo"), sits.players[1])
    with Driver(house, lay_table(house, replace(sits, players=players))) as driver:
        desk = totem_at(driver).desk
        assert desk.portrait(desk.owners.index(0)) == Portrait("ludo")


def test_in_totem_a_wrong_grab_is_seen_in_the_face(play: Open) -> None:
    driver = play("totem", "- easy")
    desk = totem_at(driver).desk
    hand = desk.owners.index(1)
    totem_at(driver).after([Punished(hand, 3)])

    def shows() -> Mood | None:
        _, plate = totem_at(driver).tabletop.plates[hand]
        return None if plate.portrait is None else plate.portrait.mood

    assert shows() is Mood.HIT
    desk.moods.lapse(desk.view.now * MS + FELT_NS)
    totem_at(driver).tabletop.refresh()
    assert shows() is Mood.CALM
