"""Composed cards played: at the practice table, and in a match that was dealt with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.chance import Chance
from game.frantic import GAME
from game.frantic.asking import PILE
from game.frantic.cards import SYMBOL
from game.frantic.composed.card import (
    CARDS,
    EVENT_CARDS,
    read,
)
from game.frantic.events import EventTurned
from game.frantic.moves import GoOn, Play
from game.frantic.naming import happens, title
from game.frantic.options import Options
from game.prompts import Thing
from scenes.controllers.frantic.controller import OWN
from scenes.forms import Choice, Stepper
from scenes.menus.pause import PauseScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.seats.seating import default_seating
from scenes.storage import statistics
from scenes.storage.matches import read_match
from scenes.storage.on_file import unfinished
from scenes.storage.seatings import remember
from scenes.storage.settings import LastPlayer, LastSeating
from scenes.table.kit import lay_table, take_up
from scenes.table.scene import TableScene
from scenes.words import Words
from scenes.workshops.frantic import FranticWorkshop, folder
from scenes.workshops.frantic.practice import PracticeTable, practice_seating
from tests.scenes.guest import Guest
from tests.scenes.workshop_room import (
    ARROWS,
    CAT,
    ENTER,
    ESCAPE,
    POTATO,
    bench,
    lay,
    opened,
)


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    with opened(tmp_path) as guest:
        yield guest


# The practice table


@pytest.mark.parametrize("card", CARDS)
def test_the_card_comes_at_once(guest: Guest, card: str) -> None:
    type_ = "red" if card == "blank_play" else ""
    own = read(f"Trial|{type_}|red eye|power 1 everyone, rule")
    seating = practice_seating(guest.house, card, own, 17)
    table = PracticeTable(guest.house, seating, card)
    assert [player.level for player in seating.players] == ["", "normal", "normal", "normal"]
    state = table.match.state
    events = state.play(GoOn(state.to_act()[0]))
    turned = [event.event for event in events if isinstance(event, EventTurned)]
    if card in EVENT_CARDS:
        assert turned == [card]
        return
    assert turned == []
    assert state.to_act() == (0,)
    move = next(move for move in state.moves(0)
                if isinstance(move, Play) and SYMBOL[move.card] == card)  # fmt: skip
    state.play(move)


@pytest.mark.parametrize("card", EVENT_CARDS)
@pytest.mark.parametrize("steps", ["event", "event, wish colour", "draw 1 self, event"])
def test_an_event_that_turns_another_one_comes_at_once_too(
    guest: Guest, card: str, steps: str
) -> None:
    own = read(f"Trial||red eye|{steps}")
    seating = practice_seating(guest.house, card, own, 17)
    state = GAME.deal(len(seating.players), seating.options, seating.seed)
    turned = [one for one in state.play(GoOn(state.to_act()[0])) if isinstance(one, EventTurned)]
    assert turned[0].event == card


def test_nothing_of_the_practice_is_kept_and_the_way_leads_back(guest: Guest) -> None:
    lay(guest, "do_it_yourself", CAT)
    guest.click("try")
    table = guest.top
    assert isinstance(table, PracticeTable)
    guest.frames(20)
    controller: Any = table.controller
    assert controller.introducing
    guest.key(ENTER)
    for _ in range(2000):
        guest.frames(1)
        if controller.choosing.seat == 0:
            break
    hand = [target.what.value for target in controller.choosing.targets.all
            if target.open and target.what.kind == "card"]  # fmt: skip
    card = next(card for card in hand if SYMBOL[card] == "do_it_yourself")
    assert "Thunderpaw" in controller.points_at(Thing("card", card))
    assert "swap hands with the chosen player" in controller.points_at(Thing("card", card))
    controller.choosing.choose(Thing("card", card))
    assert len(table.match.moves) == 2
    table.open_result(controller.now_ns) if table.match.state.outcome else None
    guest.key(ESCAPE)
    assert isinstance(guest.top, PauseScene)
    guest.click("leave")
    guest.frames(1)
    assert (bench(guest).bench.card, bench(guest).bench.own) == ("do_it_yourself", CAT)
    assert unfinished(guest.house.paths) == []
    assert statistics.load(guest.house.paths) == []
    assert "frantic" not in guest.house.settings.seatings
    guest.key(ESCAPE)
    assert isinstance(guest.top, SeatsScene)


def test_practising_once_more_deals_the_card_again(guest: Guest) -> None:
    lay(guest, "blank_event", read("Sweep||red eye|draw 1 everyone"))
    guest.click("try")
    table = guest.top
    assert isinstance(table, PracticeTable)
    table.deal_again(table.match.seed + 1)
    fresh = guest.top
    assert isinstance(fresh, PracticeTable) and fresh is not table
    assert fresh.match.seed > table.match.seed
    assert table not in guest.stage.scenes
    fresh.change_seats()
    assert bench(guest).bench.own.name == "Sweep"


# In a match


def choose(guest: Guest, option: str, name: str) -> None:
    """Step through the values of an option until it is the one of that name."""
    guest.bring(f"option-{option}")
    widget = guest.panel[f"option-{option}"]
    assert isinstance(widget, Stepper) and widget.enabled
    for _ in widget.values:
        if widget.names[widget.values.index(widget.value)] == name:
            return
        guest.pick(widget.key) if isinstance(widget, Choice) else guest.click(widget.key)
        guest.frames(1)
        widget = guest.panel[f"option-{option}"]
        assert isinstance(widget, Stepper)
    raise AssertionError(f"{option} cannot be {name}")


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[Guest]:
    """Somebody before the options of Frantic who has composed some cards."""
    guest = Guest(tmp_path)
    for card, own in (
        ("do_it_yourself", CAT), ("blank_play", POTATO),
        ("blank_play", read("Purple Rain|violet|cyan ghost|draw 1 others")),
        ("blank_event", read("Big Sweep||cyan broom|discard 2 everyone")),
    ):  # fmt: skip
        folder.keep(guest.house.paths, card, own)
    guest.stage.push(StartScene(guest.house))
    scene = SeatsScene(guest.house, "frantic")
    scene.roster.seed = 11
    guest.enter(scene)
    guest.click("tab-options")
    guest.frames(1)
    yield guest
    guest.stage.clear()


def test_composed_cards_can_be_chosen_while_their_module_is_on(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    for preset, blank, pandora in (("Classic chaos", False, False), ("Pandemonium", False, True),
                                   ("Everything", True, True)):  # fmt: skip
        choose(seats, "preset", preset)
        for option, on in (("blank_play", blank), ("blank_event", blank),
                           ("do_it_yourself", pandora), ("pandoras_box", pandora)):  # fmt: skip
            seats.bring(f"option-{option}")
            assert seats.panel[f"option-{option}"].enabled == on
    widget = seats.panel["option-blank_play"]
    assert isinstance(widget, Stepper)
    assert widget.names == ["As printed", "Hot Hot Potato", "Purple Rain"]
    choose(seats, "blank_play", "Hot Hot Potato")
    assert scene.roster.options.blank_play == str(POTATO)
    # Its file may go: what was chosen stays.
    for one in folder.kept(seats.house.paths):
        one.path.unlink()
    seats.stage.resize(seats.stage.size)
    choose(seats, "blank_play", "Hot Hot Potato")


def test_a_chosen_card_is_read_by_all_and_played(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Hot Hot Potato")
    choose(seats, "do_it_yourself", "Thunderpaw")
    seats.click("deal")
    table = seats.top
    assert isinstance(table, TableScene)
    seats.frames(10)
    controller: Any = table.controller
    assert set(controller.own) == {"blank_play", "do_it_yourself"}
    # Nobody is asked, nothing happens, until somebody has read them.
    before = len(table.match.moves)
    seats.frames(200)
    assert controller.introducing and len(table.match.moves) == before == 0
    seats.mouse(controller.go_on_box.center, True)
    seats.frames(3)
    assert not controller.introducing
    options = table.match.options
    assert controller.say(title("blank_play", options)) == "Hot Hot Potato"
    printed_one = Words("en")("frantic-event-pandoras_box-full")
    assert controller.say(happens("pandoras_box", options)) == printed_one
    [path] = unfinished(seats.house.paths)
    assert read_match(path).options.blank_play == str(POTATO)
    printed = table.face.front_svg
    for card, symbol in enumerate(SYMBOL):
        dressed = table.pictures.face.front_svg(card) != printed(card)
        assert dressed == (symbol in controller.own), symbol
    # They can be read again at any time.
    seats.key(pygame.KSCAN_I)
    seats.frames(2)
    assert controller.reading.what is not None
    seats.key(pygame.KSCAN_I)
    assert controller.reading.what is None


@pytest.fixture
def table(seats: Guest) -> Iterator[tuple[Guest, Any]]:
    """Somebody whose turn it is in a match with composed cards, and the controller."""
    seats.plug_in()
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Hot Hot Potato")
    scene: Any = seats.top
    scene.roster.seed = 7
    seats.click("deal")
    seats.frames(5)
    top: Any = seats.top
    controller = top.controller
    seats.key(ENTER)
    for _ in range(3000):
        seats.frames(1)
        if any(target.what == PILE for target in controller.choosing.targets.all):
            break
        if controller.choosing.seat is not None:
            seats.key(pygame.KSCAN_DOWN, ENTER)
    yield seats, controller


def test_fra_353_composed_cards_are_read_at_any_time_by_keys_alone(
    table: tuple[Guest, Any],
) -> None:
    guest, controller = table
    asking, reading = controller.choosing, controller.reading
    top, moves = controller.shown.pile[-1], len(controller.match.moves)
    asking.targets.focus, about_own = None, Thing("about", OWN)
    presses: list[Callable[[], None]] = [
        lambda: guest.key(pygame.KSCAN_I), lambda: guest.button(3),
    ]  # fmt: skip
    read: dict[Any, Any] = {}
    for where in dict.fromkeys((None, *(target.what for target in asking.targets.all))):
        for press in presses:
            asking.targets.focus = where
            press()
            guest.frames(1)
            read.setdefault(where, []).append(reading.what)
            press()
            assert reading.what is None
    assert all(one == other for one, other in read.values())
    found = {where: one for where, (one, _) in read.items()}
    assert (found[None], found[about_own], found[PILE]) == (OWN, OWN, top)
    for where, one in found.items():
        if where and where.kind == "card":
            assert one == where.value
    # The arrows lead there from every card, and Enter shows them.
    asking.targets.focus = next(where for where in found if where and where.kind == "card")
    chance = Chance(4)
    for _ in range(300):
        if asking.targets.focus == about_own:
            break
        guest.key(chance.choice(ARROWS))
    assert asking.targets.focus == about_own
    assert "home-made card" in controller.points_at(about_own)
    guest.key(ENTER)
    guest.frames(1)
    assert reading.what == OWN
    guest.key(ENTER)
    assert reading.what is None
    assert len(controller.match.moves) == moves


def test_among_bots_alone_the_cards_are_shown_for_a_while(seats: Guest) -> None:
    seating = default_seating(
        "frantic", seats.house.words, 3, ("easy", "easy"),
        Options(preset="everything", do_it_yourself=str(CAT)),
    )  # fmt: skip
    table = lay_table(seats.house, seating)
    seats.enter(table)
    controller: Any = table.controller
    assert controller.introducing
    seats.frames(600)
    assert not controller.introducing


def test_a_taken_up_match_does_not_introduce_again(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_event", "Big Sweep")
    seats.click("deal")
    table: Any = seats.top
    seats.frames(5)
    seats.key(ENTER)
    for _ in range(3000):
        seats.frames(1)
        if table.match.state.number and table.match.moves:
            break
        if table.controller.choosing.seat is not None:
            seats.key(ENTER)
    [path] = unfinished(seats.house.paths)
    seats.stage.clear()
    again = take_up(seats.house, path)
    seats.enter(again)
    controller: Any = again.controller
    assert "blank_event" in controller.own
    assert not controller.introducing


def test_a_violet_card_without_violet_is_refused_at_the_deal(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Purple Rain")
    choose(seats, "preset", "Own choice")
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    scene.roster.set_option("blank", True)
    seats.click("deal")
    assert seats.top is scene
    assert "cannot have that type" in scene.notice


def test_two_cards_of_one_name_are_refused(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    twin = str(CAT)
    scene.roster.set_options(Options(preset="everything", do_it_yourself=twin, blank_event=twin))
    seats.click("deal")
    assert seats.top is scene
    assert "same name" in scene.notice


ROTTEN = ["garbage", "X|||fly", "a|b|c", "|||", "X|||give", 5, True, "Nice Try|||draw 1 self|"]


@pytest.mark.sample(6)
@pytest.mark.parametrize("value", ROTTEN, ids=map(repr, ROTTEN))
@pytest.mark.parametrize("kept_as", ["preset", "seating", "recent"])
def test_what_is_no_card_in_the_settings_is_not_offered(
    tmp_path: Path, value: str | int, kept_as: str
) -> None:
    guest = Guest(tmp_path)
    settings = guest.house.settings
    bad = {**asdict(Options(preset="everything")), "do_it_yourself": value}
    remember(default_seating("frantic", guest.house.words, 1), settings)
    match kept_as:
        case "preset":
            settings.presets["frantic"] = {"Mine": bad}
        case "seating":
            settings.seatings["frantic"].options = bad
        case "recent":
            settings.recent_seatings["frantic"].append(LastSeating([LastPlayer("A", 0)] * 3, bad))
    scene = SeatsScene(guest.house, "frantic")
    guest.enter(scene)
    guest.click("tab-options")
    guest.click("options-more")
    guest.frames(1)
    widget = guest.panel["preset"]
    assert isinstance(widget, Stepper) and "Mine" not in widget.names
    assert FranticWorkshop(guest.house).name_of(str(value)) == str(value)
    # What stands there may be another version's, and stays.
    assert kept_as != "preset" or settings.presets["frantic"] == {"Mine": bad}


def test_options_that_cannot_be_dealt_are_not_kept_under_a_name(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    violet = "Rain|violet|red eye|nothing"
    scene.roster.set_options(Options(preset="own", blank=True, blank_play=violet))
    scene.changed()
    seats.click("preset-keep")
    assert seats.top is scene
    assert "cannot have that type" in scene.notice
