"""Settings: every row works, counts at once, is kept, and fits however large letters are."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from art import brush as brushes
from art.brush import Brush, dulled, starker
from art.cloth import tinted
from art.controls import slider_line
from art.grid import Grid
from art.looks import BRASS, PAPER, PLATE, SUNK
from art.text import Lettering
from art.theme import Ground, contrast, luminance
from scenes.controllers.totem import plates
from scenes.controllers.totem.plates import Plate, plate_picture
from scenes.forms import Choice, Row, Slider, Stepper
from scenes.menus.choices import ChoicesScene
from scenes.menus.erase import EraseScene
from scenes.menus.house_settings import ROWS, SettingsScene
from scenes.menus.page import Page
from scenes.menus.pause import PauseScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.menus.statistics import StatisticsScene
from scenes.storage.settings import Settings, load
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.table.toasts import Toasts
from scenes.window import Window
from scenes.words import Words, languages
from tests.scenes.guest import Guest, seated, sheets
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.test_menus import in_frame
from tests.scenes.tongues import RightToLeft
from tests.table.house import Driver, furnished, seating

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def settings(guest: Guest, sheet: str = "sound") -> SettingsScene:
    scene = SettingsScene(guest.house)
    guest.enter(scene)
    scene.sheet = sheet
    scene.resize(guest.stage.size)
    return scene


def kept(guest: Guest) -> Settings:
    return load(guest.house.paths)[0]


def clear_of_each_other(page: Page, size: tuple[int, int]) -> None:
    window = pygame.Rect((0, 0), size)
    boxes = [in_frame(page, widget) for widget in page.panel.widgets]
    assert all(window.contains(box) for box in boxes)
    assert all(not a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sheet", ROWS)
def test_every_page_fits(tmp_path: Path, size: tuple[int, int], sheet: str) -> None:
    guest = Guest(tmp_path, size)
    clear_of_each_other(settings(guest, sheet), size)


def test_every_row_says_what_it_is(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    for sheet in ROWS:
        for widget in settings(guest, sheet).panel.widgets:
            if isinstance(widget, Row):
                assert widget.label and widget.help
            else:
                assert widget.hint or widget.key == "done"
        guest.stage.pop()


def test_keys_alone_lead_through_all_pages(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(StartScene(guest.house))
    guest.click("settings")
    for sheet in list(ROWS)[1:]:
        guest.key(pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN)
        assert isinstance(guest.top, SettingsScene)
        assert guest.top.sheet == sheet
        assert guest.focus == f"tab-{sheet}"
    guest.key(pygame.KSCAN_ESCAPE)
    assert isinstance(guest.top, StartScene)


@pytest.mark.parametrize(
    ("sheet", "key", "name", "value"),
    [
        ("sound", "sound", "muted", True),
        ("sound", "volume", "volume", 1.0),
        ("sound", "music", "music", 1.0),
        ("pace", "motion", "motion", "reduced"),
        ("pace", "speed", "speed", "fast"),
        ("pace", "pauses", "pauses", "long"),
        ("table", "cloth", "cloth", "dark"),
        ("table", "back", "back", "lozenges"),
        ("reading", "marks", "colour_safe", True),
        ("reading", "text-size", "text_size", 115),
        ("reading", "contrast", "contrast", True),
    ],
)
def test_a_change_is_kept_at_once(
    tmp_path: Path, sheet: str, key: str, name: str, value: object
) -> None:
    guest = Guest(tmp_path)
    settings(guest, sheet)
    guest.pick(key) if isinstance(guest.panel[key], Choice) else guest.click(key, 0.95)
    assert getattr(guest.house.settings, name) == value
    assert kept(guest) == guest.house.settings


@pytest.mark.parametrize("speak", [Words, RightToLeft])
def test_a_slider_takes_what_a_pointer_is_at_while_it_is_dragged(
    tmp_path: Path, speak: Callable[[], Words]
) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), speak())
    settings(guest)
    slider = guest.panel["volume"]
    assert isinstance(slider, Slider)
    line = slider_line(slider.field(slider.box), slider.rtl)
    quiet, loud = (line.right, line.left) if slider.rtl else (line.left, line.right)
    guest.point((loud, line.centery))
    guest.mouse((loud, line.centery), True)
    for x, volume in ((line.centerx, 0.5), (loud, 1.0), (quiet, 0.0)):
        guest.point((x, line.centery + 60))
        assert guest.house.settings.volume == pytest.approx(volume)
    guest.point((line.centerx, line.centery))
    guest.mouse((line.centerx, line.centery), False)
    assert kept(guest).volume == pytest.approx(0.5)
    guest.point((loud, line.centery))
    assert guest.house.settings.volume == pytest.approx(0.5)
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert guest.house.settings.volume == pytest.approx(0.7)
    guest.key(pygame.KSCAN_BACKSPACE)
    assert guest.house.settings.volume == pytest.approx(0.6)


def test_sound_follows_at_once(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    settings(guest)
    guest.click("sound")
    assert guest.house.mixer.muted
    guest.click("sound")
    assert not guest.house.mixer.muted


def test_a_language_that_is_not_there_does_no_harm(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.language = "xx"
    guest.house.settle()
    assert guest.house.words("settings-title") != "settings-title"
    stepper = settings(guest, "reading").panel["language"]
    assert isinstance(stepper, Stepper)
    assert stepper.value == "en"


class Frame:
    """What a window is asked for."""

    def __init__(self) -> None:
        self.windowed, self.full_screen = (1280, 720), False
        self.screen = Surface((1280, 720))
        self.asked: list[object] = []

    def toggle_full_screen(self) -> None:
        self.full_screen = not self.full_screen

    def resize(self, size: tuple[int, int]) -> None:
        self.asked.append(size)

    def move_to(self, number: int) -> None:
        self.asked.append(number)


@pytest.fixture
def framed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, Frame]:
    """A guest before a window, with two screens."""
    guest, frame = Guest(tmp_path), Frame()
    monkeypatch.setattr(guest.house, "window", frame)
    monkeypatch.setattr("scenes.menus.comforts.screens", lambda: [(1920, 1080), (1280, 1024)])
    return guest, frame


def test_window_size_and_screen_are_asked_for_and_kept(framed: tuple[Guest, Frame]) -> None:
    guest, frame = framed
    settings(guest, "window")
    guest.pick("window")
    guest.click("monitor", 0.95)
    assert frame.asked == [(1280, 800), 1]
    assert (kept(guest).window, kept(guest).screen) == ((1280, 800), 1)


def test_in_full_screen_there_is_no_size_to_choose(framed: tuple[Guest, Frame]) -> None:
    guest, frame = framed
    scene = settings(guest, "window")
    guest.click("screen")
    assert frame.full_screen
    assert kept(guest).full_screen
    assert not scene.panel["window"].enabled


def test_no_size_is_larger_than_the_screen(framed: tuple[Guest, Frame]) -> None:
    guest, _ = framed
    row = settings(guest, "window").panel["window"]
    assert isinstance(row, Stepper)
    assert max(row.values) == (1920, 1080)


def test_a_screen_that_is_gone_gives_way_to_the_first(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.house.settings.screen = 7
    row = settings(guest, "window").panel["monitor"]
    assert isinstance(row, Stepper)
    assert row.value == 0


def test_a_window_takes_the_size_asked_for(tmp_path: Path) -> None:
    furnished(tmp_path)
    screen = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    window = Window(screen, (1280, 720))
    window.resize((1600, 900))
    assert window.windowed == pygame.display.get_window_size() == (1600, 900)


# Over a running table


@pytest.fixture
def paused(tmp_path: Path) -> Driver:
    house = furnished(tmp_path)
    driver = Driver(house, lay_table(house, seating("- expert hard easy")))
    driver.run(2500)
    while not isinstance(driver.top, PauseScene):
        table(driver).controller.pause(driver.now_ns)
        driver.frame()
    return driver


def table(driver: Driver) -> TableScene:
    scene = driver.stage.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def chosen(driver: Driver, sheet: str, key: str) -> None:
    """Open that page of the settings from the pause and step that row on once."""
    assert isinstance(driver.top, PauseScene)
    driver.top.panel["settings"].act()
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    scene.sheet = sheet
    scene.resize(driver.stage.size)
    widget = scene.panel[key]
    widget.act()
    if isinstance(widget, Choice):
        at = widget.values.index(widget.value) + 1
        listed = driver.top
        assert isinstance(listed, ChoicesScene)
        listed.panel[f"choice-{at}"].act()
    driver.frame()


def picture(driver: Driver) -> bytes:
    """The table itself, without what lies over it."""
    table(driver).draw(driver.screen, lambda: None)
    return pygame.image.tobytes(driver.screen, "RGB")


@pytest.mark.parametrize(
    ("sheet", "key"),
    [("table", "cloth"), ("table", "back"), ("reading", "text-size"), ("reading", "contrast")],
)
def test_a_change_is_seen_on_the_table_at_once(paused: Driver, sheet: str, key: str) -> None:
    with paused as driver:
        before = picture(driver)
        chosen(driver, sheet, key)
        assert len(driver.stage.scenes) == 2
        assert picture(driver) != before


def test_motion_and_marks_follow_at_once(paused: Driver) -> None:
    with paused as driver:
        chosen(driver, "pace", "motion")
        assert table(driver).motion.mode == driver.house.settings.motion == "reduced"
        assert isinstance(driver.top, SettingsScene)
        driver.top.panel["tab-reading"].act()
        driver.frame()
        driver.top.panel["marks"].act()
        assert table(driver).marks


def test_done_leads_back_to_the_pause_and_on_to_the_game(paused: Driver) -> None:
    with paused as driver:
        chosen(driver, "table", "cloth")
        assert isinstance(driver.top, SettingsScene)
        driver.top.go_back()
        assert isinstance(driver.top, PauseScene)
        moves = len(table(driver).match.moves)
        driver.top.go_back()
        driver.run(6000)
        assert isinstance(driver.top, TableScene)
        assert len(table(driver).match.moves) > moves


# Letters that grow


def test_letters_grow_but_those_on_cards_do_not(tmp_path: Path) -> None:
    lettering = Lettering()
    printed, usual = lettering.printed, lettering.measure("Totem", 20)
    lettering.scale = 2.0
    wide, high = lettering.measure("Totem", 20)
    assert abs(wide - 2 * usual[0]) <= 3
    assert abs(high - 2 * usual[1]) <= 3
    assert lettering.line("Totem", 20, (0, 0, 0)).get_size() == (wide, high)
    assert printed.measure("Totem", 20) == lettering.printed.measure("Totem", 20) == usual


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("room", [(300, 30), (120, 40), (60, 20), (500, 200)])
def test_a_line_fills_its_box_and_no_more(scale: float, room: tuple[int, int]) -> None:
    lettering = Lettering()
    usual = lettering.measure("Back to the shelf", lettering.fit("Back to the shelf", 18, room[0]))
    lettering.scale = scale
    size = lettering.fit_into("Back to the shelf", 18, room)
    ink = lettering.line("Back to the shelf", size, (9, 9, 9)).get_bounding_rect()
    assert ink.width <= room[0]
    assert ink.height <= max(room[1], usual[1])
    assert lettering.pixels(size) >= 18 or room[0] < 150


class Watched(Brush):
    """Notes what is written where."""

    written: list[tuple[str, pygame.Rect, pygame.Rect]] = []

    def write(self, screen: Surface, words: str, box: Rect, *rest: Any, **more: Any) -> Rect:
        place = super().write(screen, words, box, *rest, **more)
        self.written.append((words, box.copy(), place))
        return place


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_at_twice_the_size(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.ui.panel.Brush", Watched)
    guest = Guest(tmp_path, size)
    guest.house.settings.text_size = 200
    guest.house.settle()
    for page in (StartScene(guest.house), SettingsScene(guest.house),
                 StatisticsScene(guest.house), EraseScene(guest.house, "Bartholomew"),
                 PauseScene(guest.house, lambda: None, lambda: None, lambda: None)):  # fmt: skip
        guest.enter(page)
        guest.stage.pop()
    scene = SeatsScene(guest.house, "totem")
    guest.enter(scene)
    seated(scene, 10, 10)
    for _ in sheets(scene):
        guest.frames(2)
    assert len(Watched.written) > 100
    for words, box, place in Watched.written:
        assert place.width <= box.width + 1, words
        air = round(place.height * 0.26)
        assert place.height - air <= max(box.height, place.height / 2) + 1, words
    Watched.written.clear()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(141, 46), (176, 58), (264, 87)])
def test_a_name_plate_keeps_its_texts_apart(
    scale: float, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    placed: list[Rect] = []

    def put(box: Rect, area: Rect, lettering: Lettering) -> Rect:
        placed.append(Rect(box))
        return box

    monkeypatch.setattr(plates, "put", put)
    lettering = Lettering()
    lettering.scale = scale
    plate_picture(size, Plate("Bartholomew", 1, "80", "80 open", "Space"), lettering)
    _band, _emblem, *texts = placed
    right_edge = max(text.right for text in texts)
    numbers = [text for text in texts if text.right == right_edge]
    others = [text for text in texts if text.right < right_edge]
    assert len(numbers) == 2 and len(others) >= 2
    # Each stands in its row with one of the numbers.
    for text in others:
        beside = min(numbers, key=lambda number: abs(number.centery - text.centery))
        assert text.right <= beside.left
    assert right_edge < size[0] - 2
    assert min(text.left for text in others) > round(size[1] / 58 * 44)


def test_slips_stay_inside_their_place() -> None:
    pygame.display.set_mode((1280, 720))
    lettering = Lettering()
    lettering.scale = 2.0
    toasts = Toasts(lettering, Ground())
    place = Rect(5, 5, 228, 60)
    toasts.say("Bartholomew has no card left to turn and must wait for the next duel", place, 0)
    screen = pygame.display.get_surface()
    assert screen is not None
    toasts.paint(screen, 1.0)
    slip = toasts.standing[0].picture
    assert slip is not None
    assert place.contains(slip.get_rect(center=place.center))


# Contrast and cloth


def test_high_contrast_gives_letters_all_the_contrast_there_is() -> None:
    for look in (BRASS, PAPER, PLATE, SUNK):
        stark = starker(look)
        assert contrast(stark.ink, stark.top) >= max(7, contrast(look.ink, look.bottom) - 0.5)
        assert contrast(stark.rim, stark.top) >= 3
        off = starker(dulled(look))
        assert contrast(off.ink, off.top) >= 7
        assert (off.top, off.rim) != (stark.top, stark.rim)


def test_high_contrast_draws_a_slab_in_one_plain_colour() -> None:
    pygame.display.set_mode((1280, 720))
    screen = Surface((300, 100))
    Brush(Grid((1280, 720)), Lettering(), True).slab(screen, screen.get_rect(), PLATE)
    assert len({tuple(screen.get_at((150, y))) for y in range(20, 90)}) == 1
    assert tuple(screen.get_at((150, 50)))[:3] == brushes.NIGHT


def test_cloths_differ_and_the_stark_one_is_the_darkest() -> None:
    world = import_module("art.faces.totem").WORLD
    worlds = [tinted(world, "light"), tinted(world, "own"), tinted(world, "dark"),
              tinted(world, "dark", True)]  # fmt: skip
    assert tinted(world, "own") == world
    for light, dark in pairwise(one.cloth for one in worlds):
        assert luminance(light) > luminance(dark) * 1.2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sheet", ROWS)
def test_nothing_is_rolled_where_letters_are_not_enlarged(
    tmp_path: Path, sheet: str, language: str
) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), Words(language))
    settings(guest, sheet)
    done, rows = guest.panel["done"].box, [w for w in guest.panel.widgets if isinstance(w, Row)]
    assert rows
    assert all(row.box.bottom <= done.top for row in rows)
