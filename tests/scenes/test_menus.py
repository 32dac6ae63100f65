"""The menus: all of them can be reached, worked with any device, read, and fit their window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from art.text import Face, Lettering
from game.figures import Value
from game.options import options_of
from game.registry import SHELF, load, open_games
from scenes.forms import Progress
from scenes.input.focus import DOWN, LEFT, RIGHT, UP, nearest
from scenes.menus.beat import BeatScene
from scenes.menus.erase import EraseScene
from scenes.menus.house_settings import SettingsScene
from scenes.menus.key_test import KeyTestScene
from scenes.menus.option_sheet import value_name
from scenes.menus.pad_gone import PadGoneScene, PhoneGoneScene
from scenes.menus.page import Page
from scenes.menus.pause import PauseScene
from scenes.menus.result import Finish, ResultScene
from scenes.menus.seats import SeatsScene
from scenes.menus.shelf_pictures import of_game
from scenes.menus.start import StartScene
from scenes.menus.statistics import StatisticsScene
from scenes.seats.seating import default_seating
from scenes.storage.settings import load as load_settings
from scenes.storage.statistics import Played, SeatPlayed, add
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.ui.widgets import Widget
from scenes.words import Words
from tests.scenes.guest import Guest, seated, sheets
from tests.scenes.tongues import OTHERS
from tests.table.house import furnished

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
TOTEM = "totem"


def result(guest: Guest, seats: int) -> ResultScene:
    finishes = [Finish(f"Bartholomew {n}", n, n + 1, n == 0, str(9 - n)) for n in range(seats)]
    facts = [("Duels won / lost", ["12 / 10"] * seats), ("Median time", ["1234 ms"] * seats)]
    facts += [(name, ["10"] * seats) for name in ("Rushes won", "Wrong grabs", "Matches missed")]

    def nothing() -> None:
        pass

    return ResultScene(guest.house, "Bartholomew 0 wins the match", finishes, facts,
                       nothing, nothing, nothing, "Best of three")  # fmt: skip


def statistics(guest: Guest) -> StatisticsScene:
    figures: dict[str, Value] = {"duels_won": 1234, "reactions": [311, 402, 2250]}
    for number in range(2):
        seat = SeatPlayed(f"Bartholomew {number}", "", 1, True, dict(figures))
        add(guest.house.paths, Played("2026-01-01T10:00:00+00:00", TOTEM, f"m{number}", 9, (seat,)))
    return StatisticsScene(guest.house)


def seats(guest: Guest, count: int = 4, people: int = 1) -> SeatsScene:
    scene = SeatsScene(guest.house, TOTEM)
    seated(scene, count, people)
    guest.enter(scene)
    return scene


def every_page(guest: Guest) -> list[tuple[str, Callable[[], Page]]]:
    """Each kind of menu, at its fullest."""
    house = guest.house

    def key_test() -> Page:
        scene = SeatsScene(house, TOTEM)
        seated(scene, 10, 10)
        return KeyTestScene(house, scene.roster)

    def beat() -> Page:
        house.settings.device_offsets = {"keyboard": 14, "pad:0": 120}
        return BeatScene(house)

    def phone_gone() -> Page:
        return PhoneGoneScene(house, "Bartholomew 0", lambda: True, lambda: None)

    return [
        ("start", lambda: StartScene(house)),
        ("settings", lambda: SettingsScene(house)),
        ("statistics", lambda: statistics(guest)),
        ("erase", lambda: EraseScene(house, "Bartholomew 0")),
        ("pause", lambda: PauseScene(house, lambda: None, lambda: None, lambda: None)),
        ("result", lambda: result(guest, 10)),
        ("keys", key_test),
        ("beat", beat),
        ("pad gone", lambda: PadGoneScene(house, "pad:0", "Bartholomew 0", lambda: None)),
        ("phone gone", phone_gone),
    ]


def own_keys(scene: SeatsScene) -> None:
    """Everybody turns with a key of their own: the most keys there can be."""
    scene.roster.set_option("flip_mode", "own_key")


def check_layout(page: Page, size: tuple[int, int], where: str) -> None:
    # What is higher than the window is rolled.
    whole = pygame.Rect(0, -page.panel.top, size[0], size[1] + page.panel.most)
    for widget in page.panel.widgets:
        assert whole.contains(widget.box), f"{where}: {widget.key} leaves the page"
        # Nobody has to hit a bar that only shows something.
        if not isinstance(widget, Progress):
            assert min(widget.box.size) >= 0.035 * size[1], f"{where}: {widget.key} is too small"
    for one, other in combinations(page.panel.widgets, 2):
        assert not in_frame(page, one).colliderect(in_frame(page, other)), (
            f"{where}: {one.key} lies on {other.key}"
        )


def in_frame(page: Page, widget: Widget) -> pygame.Rect:
    """Where a widget is if it is rolled as far as others, which it may go under."""
    framed = any(one.fixed for one in page.panel.widgets)
    return widget.box.clip(page.panel.area) if framed and not widget.fixed else widget.box


def check_reach(page: Page, where: str) -> None:
    """Arrows lead from the first widget to every other."""
    usable = [widget for widget in page.panel.widgets if widget.enabled]
    assert page.panel.focus in usable, where
    known, fresh = {usable.index(page.panel.focus)}, [usable.index(page.panel.focus)]
    while fresh:
        at = fresh.pop()
        others = [n for n in range(len(usable)) if n != at]
        for step in (LEFT, RIGHT, UP, DOWN):
            boxes = [page.panel.where(usable[n]) for n in others]
            found = nearest(page.panel.where(usable[at]), boxes, step)
            if found is not None and others[found] not in known:
                known.add(others[found])
                fresh.append(others[found])
    lost = [usable[n].key for n in range(len(usable)) if n not in known]
    assert not lost, f"{where}: arrows do not lead to {lost}"


# Layout


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_every_menu_fits_and_every_widget_can_be_reached(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path, size)
    for name, make in every_page(guest):
        page = make()
        guest.enter(page)
        check_layout(page, size, name)
        check_reach(page, name)
        guest.stage.pop()


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3, 10])
def test_seats_and_options_fit_and_can_be_reached(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    guest = Guest(tmp_path, size)
    scene = seats(guest, count, count)
    own_keys(scene)
    for sheet in sheets(scene):
        check_layout(scene, size, f"{sheet}, {count} seats")
        check_reach(scene, f"{sheet}, {count} seats")


def test_a_menu_is_laid_out_anew_for_a_new_size(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    guest.key(pygame.KSCAN_UP)
    before = guest.focus
    pygame.display.set_mode((1600, 1000))
    guest.stage.resize((1600, 1000))
    guest.frames(2)
    check_layout(scene, (1600, 1000), "resized")
    assert guest.focus == before


# Words


class Longer(Words):
    """A language of which every sentence is two fifths longer."""

    def __call__(self, key: str, /, **args: Any) -> str:
        text = super().__call__(key, **args)
        return text + "n" * round(0.4 * len(text)) if " " not in text else (
            text + " " + "nnn " * round(0.1 * len(text))).strip()  # fmt: skip


class Measuring(Lettering):
    """Remembers every text that was drawn smaller than it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.shrunk: dict[str, float] = {}

    def fit(self, text: str, size: float, width: int, face: Face = "text") -> float:
        best = super().fit(text, size, width, face)
        self.shrunk[text] = min(self.shrunk.get(text, 1.0), best / size)
        return best


@pytest.mark.parametrize(
    ("words", "smallest"),
    [(Words, 0.7), *((partial(Words, code), 0.6) for code in OTHERS), (Longer, 0.55)],
)
def test_words_fit_at_a_size_to_read_also_if_two_fifths_longer(
    tmp_path: Path, words: Callable[[], Words], smallest: float
) -> None:
    guest = Guest(tmp_path)
    lettering = Measuring()
    guest.house.lettering, guest.house.words = lettering, words()
    for _, make in every_page(guest):
        guest.enter(make())
        guest.stage.pop()
    for count in (2, 10):
        scene = seats(guest, count, count)
        for _ in sheets(scene):
            guest.frames(2)
        guest.stage.pop()
    small = {text: round(share, 2) for text, share in lettering.shrunk.items() if share < smallest}
    assert not small


@pytest.mark.parametrize("game_id", SHELF)
def test_every_game_on_the_shelf_says_what_it_is(game_id: str) -> None:
    words = Words()
    for what in ("title", "about", "players", "length"):
        assert of_game(words, game_id, what)


@pytest.mark.parametrize("game_id", open_games())
def test_every_option_value_and_level_has_its_words(tmp_path: Path, game_id: str) -> None:
    house, game = furnished(tmp_path), load(game_id)
    words = house.words
    for option in options_of(game.Options):
        for key_ in (f"{game_id}-option-{option.name}", f"{game_id}-option-{option.name}-hint"):
            assert words.has(key_), key_
        if not isinstance(option.default, bool):
            for value in option.values:
                assert value_name(house, game_id, option, value)
    for level in game.levels:
        assert words.has(f"{game_id}-level-{level}")


# The shelf


def test_the_keyboard_alone_leads_from_the_shelf_to_a_table(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    assert guest.focus == "box-totem"
    guest.key(pygame.KSCAN_RETURN)
    guest.frames(2)
    assert isinstance(guest.top, SeatsScene)
    assert guest.focus == "deal"
    guest.key(pygame.KSCAN_RETURN)
    assert isinstance(guest.top, TableScene)
    assert len(guest.stage.scenes) == 2
    guest.stage.clear()


def test_a_gamepad_alone_leads_from_the_shelf_to_a_table(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.plug_in()
    guest.button(0)
    assert isinstance(guest.top, SeatsScene)
    guest.button(1)
    assert isinstance(guest.top, StartScene)
    guest.button(0)
    # The first press sits down in the only person's place, the second one deals.
    guest.button(0)
    assert isinstance(guest.top, SeatsScene)
    assert guest.top.roster.seat_of("pad:0") == 0
    guest.button(0)
    assert isinstance(guest.top, TableScene)
    assert guest.top.seating.controls[0][0] == "0/grab=pad:0:button:0"
    guest.stage.clear()


@pytest.mark.parametrize("way", [Guest.click, Guest.tap])
def test_mouse_and_touch_lead_from_the_shelf_to_a_table(
    tmp_path: Path, way: Callable[[Guest, str], None]
) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    way(guest, "box-totem")
    assert isinstance(guest.top, SeatsScene)
    way(guest, "deal")
    assert isinstance(guest.top, TableScene)
    guest.stage.clear()


def test_a_closed_box_says_so_and_stays_closed(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = StartScene(guest.house)
    guest.enter(scene)
    closed = [game_id for game_id in SHELF if game_id not in open_games()]
    for game_id in closed:
        guest.click(f"box-{game_id}")
        assert guest.top is scene
        assert scene.lifted == game_id
        assert not guest.panel["play"].enabled
        guest.frames(2)
        guest.click("play")
        assert guest.top is scene
    guest.point(guest.panel["box-totem"].box.center)
    assert guest.panel["play"].enabled
    guest.click("play")
    assert isinstance(guest.top, SeatsScene)


def test_escape_does_not_close_the_house_but_the_door_does(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.key(pygame.KSCAN_ESCAPE)
    assert isinstance(guest.top, StartScene)
    guest.click("quit")
    assert guest.stage.top is None


def test_continue_stands_first_and_leads_back_to_the_table(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    table = lay_table(guest.house, default_seating(TOTEM, guest.house.words, 5))
    guest.enter(table)
    guest.frames(30)
    guest.stage.clear()
    guest.enter(StartScene(guest.house))
    assert guest.focus == "continue"
    guest.key(pygame.KSCAN_RETURN)
    assert isinstance(guest.top, TableScene)
    assert guest.top.match.seed == 5
    guest.stage.clear()


def test_a_damaged_match_is_told_and_not_lost(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    spoilt = guest.house.paths.matches / "2026-01-01-000000-totem.kibitz"
    spoilt.parent.mkdir(parents=True)
    spoilt.write_text("nonsense")
    guest.enter(StartScene(guest.house))
    guest.key(pygame.KSCAN_RETURN)
    guest.frames(2)
    assert isinstance(guest.top, StartScene)
    assert "continue" not in [widget.key for widget in guest.panel.widgets]
    assert (guest.house.paths.set_aside / spoilt.name).read_text() == "nonsense"


def test_settings_are_kept(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.click("sound")
    guest.click("settings")
    assert isinstance(guest.top, SettingsScene)
    guest.click("volume", 0.9)
    guest.click("tab-pace")
    guest.pick("speed")
    guest.click("tab-reading")
    guest.click("marks")
    guest.click("done")
    assert isinstance(guest.top, StartScene)
    kept, _ = load_settings(guest.house.paths)
    assert kept == guest.house.settings
    assert (kept.muted, kept.volume, kept.speed, kept.colour_safe) == (True, 1.0, "fast", True)
    assert guest.house.mixer.muted


# Seats
