"""Another language counts at once; one that is read from right to left mirrors every menu."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from art.brush import Brush
from art.grid import Grid, mirrored
from art.text import Lettering
from game.registry import load, open_games
from scenes.controllers.totem.plates import Plate, plate_picture
from scenes.controllers.totem.ring import even_angles, ring
from scenes.forms import Stepper
from scenes.house import House
from scenes.menus.house_settings import SettingsScene
from scenes.menus.matches import MatchesScene
from scenes.menus.page import Page
from scenes.menus.pause import PauseScene
from scenes.menus.rules import RulesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.storage.settings import load as load_settings
from scenes.table.corner import corner_boxes
from scenes.table.kit import lay_table, open_replay
from scenes.table.replay_bar import ReplayBar
from scenes.table.scene import TableScene
from scenes.words import Words, languages
from tests.scenes.guest import Guest, seated, sheets
from tests.scenes.test_menus import check_layout, check_reach, every_page
from tests.scenes.tongues import OTHERS, RightToLeft, hebrew
from tests.table.house import Driver, furnished, seating, totem_at
from tests.table.records import played

SIZES = [(1024, 640), (1280, 720)]
HEBREW_BLOCK = range(0x590, 0x600)


def guest_who_reads(home: Path, size: tuple[int, int], words: Words) -> Guest:
    guest = Guest(home, size)
    guest.house.words = words
    guest.house.settings.language = words.language
    guest.house.settle()
    return guest


def all_pages(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Every menu at its fullest, entered and drawn, one after the other."""
    for name, make in every_page(guest):
        page = make()
        guest.enter(page)
        yield name, page
        guest.stage.pop()
    matches = MatchesScene(guest.house)
    guest.enter(matches)
    yield "matches", matches
    guest.stage.pop()
    for game_id in open_games():
        rules = RulesScene(guest.house, game_id)
        guest.enter(rules)
        yield f"rules of {game_id}", rules
        guest.stage.pop()
        game = load(game_id)
        for count in (game.fewest_seats, game.most_seats):
            scene = SeatsScene(guest.house, game_id)
            scene.roster.seed = 1234
            seated(scene, count, count)
            guest.enter(scene)
            for sheet in sheets(scene):
                guest.frames(6)
                yield f"{sheet} of {game_id}, {count} seats", scene
            guest.stage.pop()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect, Rect]]:
    """What brushes write, into which box, and where it came to stand."""
    found: list[tuple[str, Rect, Rect]] = []

    class Watched(Brush):
        def write(self, screen: Surface, words: str, box: Rect, *rest: Any, **more: Any) -> Rect:
            place = super().write(screen, words, box, *rest, **more)
            found.append((words, box.copy(), place))
            return place

        def wrap(self, screen: Surface, words: str, box: Rect, *rest: Any, **more: Any) -> Rect:
            place = super().wrap(screen, words, box, *rest, **more)
            found.append((words, box.copy(), place))
            return place

    monkeypatch.setattr("scenes.ui.panel.Brush", Watched)
    return found


# Every language fits


@pytest.mark.sample(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("speak", [*(partial(Words, code) for code in OTHERS), RightToLeft])
def test_nothing_is_clipped_and_nothing_overlaps(
    tmp_path: Path, size: tuple[int, int], speak: Callable[[], Words],
    written: list[tuple[str, Rect, Rect]],
) -> None:  # fmt: skip
    guest = guest_who_reads(tmp_path, size, speak())
    for name, page in all_pages(guest):
        check_layout(page, size, name)
        check_reach(page, name)
    assert len(written) > 500
    for words, box, place in written:
        assert place.width <= box.width + 1, words
        assert place.height <= box.height * 1.6 + 2, words


# Mirrored


def card_round(key: str, there: dict[str, Rect]) -> Rect:
    """The card of a seat: as wide beyond its keys as before its emblem."""
    seat = key.rpartition("-")[2]
    emblem = there[f"colour-{seat}"]
    unit = emblem.width / 62
    return Rect(emblem.left - round(12 * unit), 0, round(430 * unit), 1)


def near(one: Rect, other: Rect) -> bool:
    """Whether two boxes are the same but for rounding."""
    return all(abs(a - b) <= 3 for a, b in zip(one, other, strict=True))


def boxes(page: Page) -> dict[str, Rect]:
    return {widget.key: widget.box.copy() for widget in page.panel.widgets}


@pytest.mark.sample(12)
@pytest.mark.parametrize("size", [*SIZES, (1333, 777)])
def test_every_menu_is_mirrored(tmp_path: Path, size: tuple[int, int]) -> None:
    seen: list[dict[str, tuple[dict[str, Rect], bytes]]] = []
    for number, words in enumerate((Words(), RightToLeft())):
        guest = guest_who_reads(tmp_path / str(number), size, words)
        seen.append({})
        for name, page in all_pages(guest):
            seen[-1][name] = boxes(page), pygame.image.tobytes(guest.screen, "RGB")
    usual, other = seen
    window = Rect((0, 0), size)
    assert usual.keys() == other.keys()
    for name, (there, picture) in usual.items():
        wanted = {key: mirrored(box, window) for key, box in there.items()}
        here = other[name][0]
        if name.startswith("seats of "):
            # Nobody changes places, but each card is mirrored; the right hand's key stays right.
            on_cards = "(face|colour|name|level|handicap)-"
            for key in [key for key in there if re.match(on_cards, key)]:
                meant = mirrored(there[key], card_round(key, there))
                assert near(here.pop(key), meant), f"{name}: {key}"
                del wanted[key]
            wanted = {key: box for key, box in wanted.items() if not key.startswith("key-")}
            here = {key: box for key, box in here.items() if not key.startswith("key-")}
        if name.startswith(("options", "settings")):
            # Their rows are as high as what is written in them.
            here = {key: Rect(box.x, 0, box.w, 0) for key, box in here.items()}
            wanted = {key: Rect(box.x, 0, box.w, 0) for key, box in wanted.items()}
        assert here == wanted, name
        assert other[name][1] != picture, name


def test_boxes_and_their_parts_are_mirrored() -> None:
    grid, other = Grid((1111, 777)), Grid((1111, 777), True)
    window = Rect(0, 0, 1111, 777)
    for box in ((0, 0, 1280, 40), (33, 5, 101, 60), (640, 300, 77, 9)):
        assert other.rect(*box) == mirrored(grid.rect(*box), window)
    whole, taken = Rect(100, 10, 300, 40), Rect(100, 10, 80, 40)
    assert grid.part(whole, 20, 50) == Rect(120, 10, 50, 40)
    assert other.part(whole, 20, 50) == Rect(330, 10, 50, 40)
    assert grid.rest(whole, taken, 10) == Rect(190, 10, 210, 40)
    assert other.rest(whole, mirrored(taken, whole), 10) == Rect(100, 10, 210, 40)


def test_a_stepper_goes_back_where_one_comes_from(tmp_path: Path) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), RightToLeft())
    scene = SettingsScene(guest.house)
    scene.sheet = "table"
    guest.enter(scene)
    stepper = guest.panel["cloth"]
    assert isinstance(stepper, Stepper)
    before = stepper.value
    guest.click("cloth", 0.05)
    assert guest.house.settings.cloth == stepper.values[stepper.values.index(before) + 1]
    guest.click("cloth", 0.35)
    assert guest.house.settings.cloth == before


def test_tab_goes_on_in_reading_order(tmp_path: Path) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), RightToLeft())
    guest.enter(SettingsScene(guest.house))
    assert guest.focus == "tab-sound"
    assert guest.panel["tab-sound"].box.left > guest.panel["tab-pace"].box.right
    guest.key(pygame.KSCAN_TAB)
    assert guest.focus == "tab-pace"
    guest.key(pygame.KSCAN_LEFT)
    assert guest.focus == "tab-table"


def test_the_table_is_not_turned_round_but_what_stands_on_it_is(tmp_path: Path) -> None:
    looks = []
    for number, words in enumerate((Words(), RightToLeft())):
        house = furnished(tmp_path / str(number))
        house.words = words
        house.settle()
        with Driver(house, lay_table(house, seating("- - hard easy"))) as driver:
            driver.watch(6000)
            scene = driver.top
            assert isinstance(scene, TableScene)
            scene.show_log(True)
            driver.frame()
            heaps = {zone: heap.centre for zone, heap in totem_at(driver).tabletop.heaps.items()}
            places = [box for box, _ in totem_at(driver).tabletop.plates]
            cards = {zone: heap.cards[:] for zone, heap in totem_at(driver).tabletop.heaps.items()}
            beside = scene.log.table
            corner = {name: box.move(beside.topleft) for name, box in scene.corner.boxes.items()}
            looks.append((heaps, places, cards, corner, driver.screen.copy()))
    usual, other = looks
    assert other[:3] == usual[:3]
    assert other[3].keys() == usual[3].keys()
    for name, box in usual[3].items():
        turned = mirrored(box, Rect(0, 0, 1280, 720))
        # The middle of an odd number of pixels is half a pixel off, to either side.
        assert turned.inflate(2, 2).contains(other[3][name])
    # The log lies on the left: a plain dark ground from top to bottom.
    assert _is_dark(other[4], 40)
    assert not _is_dark(usual[4], 40)
    assert _is_dark(usual[4], 1240)


def _is_dark(screen: Surface, x: int) -> bool:
    return all(max(screen.get_at((x, y))[:3]) < 30 for y in (2, 718))


def test_a_name_plate_is_mirrored() -> None:
    pygame.display.set_mode((1280, 720))
    lettering = Lettering()
    plate = Plate("Ann", 1, "12", "3 open", "Q")
    usual = plate_picture((176, 58), plate, lettering)
    lettering.rtl = True
    other = plate_picture((176, 58), plate, lettering)
    for x in (4, 20, 43):
        assert usual.get_at((x, 50)) == other.get_at((175 - x, 50))
    assert usual.get_at((4, 50)) != other.get_at((4, 50))


def test_the_corner_and_the_ring_of_hands() -> None:
    corner = corner_boxes(("pause", "log", "rules"), (1280, 720), 1.0, rtl=True)
    assert corner["pause"].left > corner["rules"].right > 1000
    assert ring((1280, 720), even_angles(4)) == ring((1280, 720), even_angles(4))


def test_a_tape_runs_to_the_right_everywhere(tmp_path: Path) -> None:
    from game.record import read_record
    from scenes.table.replay import ReplayScene

    house = furnished(tmp_path)
    record = read_record(played(house, "easy easy", 20_000, 3))
    house.words = RightToLeft()
    house.settle()
    with Driver(house, open_replay(house, record)) as driver:
        driver.frame()
        assert isinstance(driver.top, ReplayScene)
        bar = ReplayBar(driver.top, (1280, 720))
        assert bar.panel["first"].box.right < bar.panel["last"].box.left
        assert bar.x_at(0) < bar.x_at(driver.top.lasts_ms)


# Another language at once


def say(house: House, language: str) -> None:
    house.settings.language = language
    house.settle()


def test_the_shelf_speaks_german_as_soon_as_it_is_chosen(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    before = guest.screen.copy()
    guest.click("settings")
    guest.click("tab-reading")
    guest.click("language")
    guest.click(f"choice-{languages().index('de')}")
    assert guest.house.words.language == "de"
    assert guest.house.words("settings-title") == "Einstellungen"
    guest.click("done")
    guest.frames(10)
    assert isinstance(guest.top, StartScene)
    box = guest.panel["box-stratego"].box
    assert pygame.image.tobytes(guest.screen.subsurface(box), "RGB") != pygame.image.tobytes(
        before.subsurface(box), "RGB"
    )
    assert load_settings(guest.house.paths)[0].language == "de"


def test_a_table_speaks_german_as_soon_as_it_is_chosen(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seating("hard hard hard hard"))) as driver:
        driver.watch(40_000)
        scene = driver.top
        assert isinstance(scene, TableScene)
        english = list(scene.log.lines)
        plates = [plate for _, plate in totem_at(driver).tabletop.plates]
        scene.toasts.standing.clear()
        for number, text in enumerate((house.words("totem-let-go"), "no message of ours")):
            scene.toasts.say(text, Rect(200, 260 + 80 * number, 400, 60), driver.now_ns)
        scene.controller.pause(driver.now_ns)
        assert isinstance(driver.top, PauseScene)
        driver.top._settings()
        page = driver.top
        assert isinstance(page, SettingsScene)
        say(house, "de")
        page.restyle()
        driver.frame()
        assert len(scene.log.lines) == len(english) > 2
        assert not set(scene.log.lines) & {line for line in english if " ms" not in line}
        assert [toast.text for toast in scene.toasts.standing] == [
            Words("de")("totem-let-go"), "no message of ours"
        ]  # fmt: skip
        german = [plate.small for _, plate in totem_at(driver).tabletop.plates]
        assert german != [plate.small for plate in plates]
        say(house, "en")
        page.restyle()
        assert list(scene.log.lines) == english


def test_what_the_shelf_still_says_is_said_in_german(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    words = guest.house.words
    title = words("nyet-title")
    shelf = StartScene(guest.house, words("shelf-closed", title=title))
    guest.enter(shelf)
    say(guest.house, "de")
    guest.stage.resize(guest.stage.size)
    assert shelf.notice == Words("de")("shelf-closed", title=title)


def test_a_sentence_is_said_again_with_all_that_is_in_it() -> None:
    words = Words("en")
    level = words("seats-person")
    said = words("seats-level-hint", name=level)
    counted = words("seats-count", count=3)
    words.speak("de")
    german = Words("de")
    assert words.again(said) == german("seats-level-hint", name=german("seats-person"))
    assert words.again(counted) == german("seats-count", count=3)
    assert words.again("said by nobody") == "said by nobody"


def test_a_sentence_that_is_nothing_but_a_name_is_said_again() -> None:
    words = Words("en")
    named = words("frantic-own-name", name="Bloom")
    asked = words("frantic-own-name", name=words("seats-person"))
    words.speak("de")
    assert words.again(named) == "Bloom"
    assert words.again(asked) == words("seats-person")


# The language of the tests


def test_the_language_of_the_tests_is_longer_and_keeps_names_and_numbers() -> None:
    words = RightToLeft()
    said = words("totem-log-grabbed", name="Anna", time="312")
    assert "\u2068Anna\u2069" in said
    assert "\u2068312\u2069" in said
    assert any(ord(letter) in HEBREW_BLOCK for letter in said)
    assert len(hebrew("a" * 100)) == 130
