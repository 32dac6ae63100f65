"""Keys on the seat screen: tested without accusing, swapped when taken, nobody's lost."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import load, open_games
from scenes.forms import Stepper
from scenes.input.keyboard import key
from scenes.menus.ask import AskScene
from scenes.menus.key_test import KeyTestScene
from scenes.menus.pause import PauseScene
from scenes.menus.rules import RulesScene
from scenes.menus.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.scenes.guest import Guest
from tests.scenes.test_menus import TOTEM, seats

A, L, X, SPACE = (key(code) for code in (
    pygame.KSCAN_A, pygame.KSCAN_L, pygame.KSCAN_X, pygame.KSCAN_SPACE))  # fmt: skip


def grabs(scene: SeatsScene) -> list[tuple[str, ...]]:
    return [place.controls.get("0/grab", ()) for place in scene.roster.places if place.person]


# The test of all keys together


def test_tot_744_one_person_is_asked_and_not_accused(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 1)
    guest.enter(KeyTestScene(guest.house, scene.roster))
    test, words = guest.top, guest.house.words
    assert isinstance(test, KeyTestScene)
    assert test.sentence() == words("keys-ask-one")
    guest.key(pygame.KSCAN_B)
    assert test.sentence() == words("keys-ask-one")
    assert "take" not in [widget.key for widget in guest.panel.widgets]
    guest.key(pygame.KSCAN_A)
    assert test.sentence() == words("key-all-arrive")


def test_tot_744_several_are_asked_before_anything_is_said_to_be_lost(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 3)
    guest.enter(KeyTestScene(guest.house, scene.roster))
    test, words = guest.top, guest.house.words
    assert isinstance(test, KeyTestScene)
    assert test.sentence() == words("keys-ask")
    guest.key(pygame.KSCAN_A)
    assert test.sentence() == words("keys-ask")


# A key that somebody has


def taken_by(guest: Guest, seat: int, scancode: int) -> None:
    guest.click(f"key-{seat}-0/grab")
    guest.key(scancode)
    guest.frames(2)


def test_tot_740_a_key_of_another_seat_is_offered_as_a_swap(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 2)
    assert grabs(scene) == [(A,), (L,)]
    taken_by(guest, 0, pygame.KSCAN_L)
    ask, name = guest.top, scene.roster.places[1].name
    assert isinstance(ask, AskScene)
    assert ask.question == guest.house.words("key-swap", key="L", name=name)
    guest.click("no")
    assert guest.top is scene
    assert grabs(scene) == [(A,), (L,)]
    taken_by(guest, 0, pygame.KSCAN_L)
    guest.click("yes")
    assert guest.top is scene
    assert grabs(scene) == [(L,), (A,)]
    assert [scene.devices.cap(seat, "0/grab") for seat in range(2)] == ["L", "A"]


def test_tot_740_a_hand_swaps_with_its_own_other_hand(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 2, 2)
    right, left = (scene.roster.places[0].controls[f"{hand}/grab"] for hand in range(2))
    scene.roster.swap(0, "0/grab", left[0])
    assert scene.roster.places[0].controls["0/grab"] == left
    assert scene.roster.places[0].controls["1/grab"] == right
    assert scene.roster.unbound() is None


# Two players and back


@pytest.mark.parametrize("fewer", [2, 3])
def test_fewer_players_and_back_change_nobodys_key(tmp_path: Path, fewer: int) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 4)
    for seat, code in enumerate((pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_V, pygame.KSCAN_N)):
        taken_by(guest, seat, code)
    scene.roster.places[3].name = "Zoe"
    before = scene.roster.seating()
    for _ in range(4 - fewer):
        guest.click("fewer")
    assert len(scene.roster.places) == fewer
    assert scene.roster.unbound() is None
    for _ in range(4 - fewer):
        guest.click("more")
    assert scene.roster.seating() == before


def test_keys_chosen_for_two_hands_are_there_again_for_two_hands(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 2, 2)
    guest.click("key-1-1/grab")
    guest.key(pygame.KSCAN_X)
    before = scene.roster.seating()
    guest.click("more")
    guest.click("fewer")
    assert scene.roster.seating() == before


def test_who_comes_back_takes_nobodys_name_or_colour(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest, 4, 4)
    gone = scene.roster.places[3]
    scene.roster.remove()
    scene.roster.places[0].name, scene.roster.places[1].colour = gone.name, gone.colour
    scene.roster.add()
    places = scene.roster.places
    assert len({place.name for place in places}) == len({place.colour for place in places}) == 4


# F1, and the order of levels


def test_f1_opens_the_rules_wherever_they_are_offered(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.key(pygame.KSCAN_F1)
    rules = guest.top
    assert isinstance(rules, RulesScene)
    assert rules.game_id == TOTEM
    guest.key(pygame.KSCAN_F1)
    assert guest.stage.scenes == [scene]
    guest.click("deal")
    assert isinstance(guest.top, TableScene)
    guest.frames(150)
    guest.key(pygame.KSCAN_ESCAPE)
    pause = guest.top
    assert isinstance(pause, PauseScene)
    guest.frames(2)
    guest.key(pygame.KSCAN_F1)
    assert isinstance(guest.top, RulesScene)
    guest.key(pygame.KSCAN_F1)
    assert guest.top is pause
    guest.stage.clear()


def test_f1_is_not_bound_while_a_key_is_waited_for(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.click("key-0-0/grab")
    guest.key(pygame.KSCAN_F1)
    assert guest.top is scene
    assert scene.notice == guest.house.words("key-of-the-house", key="F1")


@pytest.mark.parametrize("game_id", open_games())
def test_levels_begin_with_the_easiest(tmp_path: Path, game_id: str) -> None:
    game, guest = load(game_id), Guest(tmp_path)
    order = [level for level in game.levels if level in ("easy", "normal", "medium", "hard",
                                                         "expert")]  # fmt: skip
    assert [order[0], *order[2:]] == ["easy", "hard", "expert"]
    assert order[1] in ("normal", "medium")
    assert game.usual_level in game.levels
    guest.enter(SeatsScene(guest.house, game_id))
    stepper = guest.panel["level-1"]
    assert isinstance(stepper, Stepper)
    assert stepper.value == game.usual_level
    assert list(stepper.values) == ["", *game.levels]
