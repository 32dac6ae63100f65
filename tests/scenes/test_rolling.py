"""Pages that are higher than their window: rolled by wheel, keys, gamepad, mouse and finger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from art.text import Face
from scenes.forms import TextField
from scenes.input.focus import in_sight
from scenes.menus.house_settings import SettingsScene
from scenes.menus.page import Page
from scenes.menus.start import StartScene
from scenes.ui.widgets import Button
from scenes.words import Words, languages
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_languages import guest_who_reads

ROWS = 20


class Long(Page):
    """Twenty rows of buttons, a field to type in, and a hint that is longer than the others."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.house)
        self.told: list[str] = []

    def build(self) -> None:
        grid = self.panel.grid
        for row in range(ROWS):
            self.panel.add(Button(
                key=f"row-{row}", box=grid.rect(100, 40 + row * 100, 300, 60), words=str(row),
                hint="Go on. " * (30 if row == 7 else 1),
                on_press=partial(self.told.append, str(row)),
            ))  # fmt: skip
        self.panel.add(TextField(
            key="name", box=grid.rect(700, 40, 300, 60), text="Ann", on_change=self.told.append
        ))  # fmt: skip
        self.panel.reach(grid.rect(0, 0, 1, 40 + ROWS * 100))

    def wall(self, size: tuple[int, int]) -> Surface:
        return Surface(size)


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    guest = Guest(tmp_path)
    guest.enter(Long(guest))
    return guest


def top(guest: Guest) -> int:
    return guest.panel.top


def told(guest: Guest) -> list[str]:
    assert isinstance(guest.top, Long)
    return guest.top.told


def wheel(guest: Guest, lines: int) -> None:
    guest.point((900, 400))
    guest.desk.post(pygame.MOUSEWHEEL, x=0, y=lines, precise_x=0.0, precise_y=float(lines),
                    flipped=False, which=0)  # fmt: skip
    guest.hear()


def drag(guest: Guest, start: tuple[int, int], by: int) -> None:
    guest.mouse(start, True)
    for part in (1, 2, 3, 4):
        guest.point((start[0], start[1] + by * part // 4))
    guest.mouse((start[0], start[1] + by), False)


def swipe(guest: Guest, start: tuple[int, int], by: int) -> None:
    wide, high = guest.stage.size
    for kind, y in (
        (pygame.FINGERDOWN, start[1]), (pygame.FINGERMOTION, start[1] + by // 2),
        (pygame.FINGERMOTION, start[1] + by), (pygame.FINGERUP, start[1] + by),
    ):  # fmt: skip
        guest.desk.post(kind, finger_id=3, touch_id=1, x=start[0] / wide, y=y / high, dx=0, dy=0)
        guest.hear()


def test_the_wheel_rolls_to_the_end_and_no_further(guest: Guest) -> None:
    first = guest.panel["row-0"].box.top
    wheel(guest, -2)
    assert top(guest) > 0
    assert guest.panel["row-0"].box.top == first - top(guest)
    wheel(guest, -1000)
    assert top(guest) == guest.panel.most
    assert guest.panel["row-19"].box.bottom <= guest.panel.area.height
    wheel(guest, 1000)
    assert top(guest) == 0


@pytest.mark.parametrize("way", [drag, swipe])
def test_a_pointer_that_drags_rolls_and_presses_nothing(
    guest: Guest, way: Callable[[Guest, tuple[int, int], int], None]
) -> None:
    way(guest, guest.panel["row-4"].box.center, -200)
    assert top(guest) == 200
    assert told(guest) == []
    way(guest, (900, 300), 80)
    assert top(guest) == 120
    # A hand that trembles presses all the same.
    way(guest, guest.panel["row-4"].box.center, 4)
    assert told(guest) == ["4"]
    assert top(guest) == 120


def test_keys_keep_what_they_come_to_in_sight(guest: Guest) -> None:
    for row in range(ROWS):
        assert guest.focus == f"row-{row}"
        box = guest.panel[guest.focus].box
        assert box.top >= 0
        assert box.bottom <= guest.panel.area.height
        guest.key(pygame.KSCAN_DOWN)
    guest.key(pygame.KSCAN_TAB)
    assert guest.focus == "row-0"
    assert top(guest) == 0


@pytest.mark.parametrize("scancode", [pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_TAB])
def test_a_key_first_shows_what_has_the_focus(guest: Guest, scancode: int) -> None:
    guest.key(pygame.KSCAN_DOWN)
    wheel(guest, -1000)
    assert not guest.panel.in_sight
    guest.key(scancode)
    assert guest.panel.in_sight
    assert guest.focus == "row-1"
    assert told(guest) == []
    guest.key(pygame.KSCAN_RETURN)
    assert told(guest) == ["1"]


def test_a_page_is_opened_at_its_top(tmp_path: Path) -> None:
    guest = guest_who_reads(tmp_path, (1024, 640), Words())
    guest.house.settings.text_size = 200
    guest.house.settle()
    page = SCREENS["result"](guest)
    guest.enter(page)
    assert guest.focus == "again"
    assert top(guest) == 0
    assert not guest.panel.in_sight


def test_page_keys_and_shoulders_roll_by_a_page(guest: Guest) -> None:
    guest.key(pygame.KSCAN_PAGEDOWN)
    page = top(guest)
    assert guest.panel.area.height // 2 < page < guest.panel.area.height
    guest.key(pygame.KSCAN_PAGEUP)
    assert top(guest) == 0
    guest.key(pygame.KSCAN_END)
    assert top(guest) == guest.panel.most
    guest.key(pygame.KSCAN_HOME)
    assert top(guest) == 0
    guest.plug_in()
    guest.button(5)
    assert top(guest) == page
    guest.button(4)
    assert top(guest) == 0


def test_nothing_is_pressed_under_the_foot(guest: Guest) -> None:
    panel = guest.panel
    panel.roll(panel["row-6"].box.top - panel.area.height - 10)
    box = panel["row-6"].box
    assert box.bottom > panel.area.height
    # Some of it is still seen, or none: what lies under the foot is not there.
    guest.point((box.centerx, panel.area.height + 2))
    guest.mouse((box.centerx, panel.area.height + 2), True)
    guest.mouse((box.centerx, panel.area.height + 2), False)
    assert told(guest) == []


def test_the_longest_hint_has_room_below_the_page(guest: Guest) -> None:
    guest.panel.to("row-7")
    guest.top.dirty = True
    guest.frames(2)
    assert isinstance(guest.top, Page)
    box = guest.top._foot_box(guest.panel.hint())
    assert box.top >= guest.panel.area.height
    assert box.bottom <= 720


def test_a_line_being_typed_is_taken_when_the_page_rolls(guest: Guest) -> None:
    guest.click("name")
    guest.type("Zoe")
    wheel(guest, -3)
    assert not guest.panel.typing
    assert told(guest) == ["Zoe"]


def test_a_page_built_anew_stays_where_it_was(guest: Guest) -> None:
    wheel(guest, -5)
    before = top(guest)
    assert isinstance(guest.top, Long)
    guest.top.changed()
    guest.point((901, 401))
    assert top(guest) == before


def test_what_fits_is_not_rolled(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(SettingsScene(guest.house))
    assert guest.panel.most == 0
    wheel(guest, -3)
    guest.key(pygame.KSCAN_PAGEDOWN)
    assert top(guest) == 0


def test_in_sight_rolls_no_further_than_it_must() -> None:
    assert in_sight(Rect(0, 100, 10, 50), 600, 40, 20) == 40
    assert in_sight(Rect(0, 600, 10, 50), 600, 40, 20) == 110
    assert in_sight(Rect(0, -30, 10, 50), 600, 140, 20) == 90


def knob(guest: Guest) -> Rect:
    assert guest.panel.rolled is not None
    bar = guest.panel.rolled.bar
    assert bar.sliding_button is not None
    return Rect(bar.sliding_button.rect)


def test_the_bar_shows_where_one_is_and_rolls_the_page_when_it_is_dragged(guest: Guest) -> None:
    assert guest.panel.rolled is not None
    bar = guest.panel.rolled.bar
    assert abs(knob(guest).top - bar.rect.top) <= 2
    guest.key(pygame.KSCAN_END)
    assert abs(knob(guest).bottom - bar.rect.bottom) <= 4
    guest.key(pygame.KSCAN_HOME)
    start = knob(guest).center
    drag(guest, start, bar.rect.height // 4)
    share = guest.panel.area.height / (guest.panel.area.height + guest.panel.most)
    assert abs(top(guest) - guest.panel.most / 4 / (1 - share)) < guest.panel.most / 20
    assert told(guest) == []
    assert not guest.panel.typing


def test_the_knob_of_a_page_without_an_end_can_be_held(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(SCREENS["licence"](guest))
    assert knob(guest).height >= 0.04 * guest.stage.size[1]


# One line at the foot


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", languages())
def test_a_page_over_another_says_alone_what_there_is_to_say(
    tmp_path: Path, language: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_who_reads(tmp_path, (1024, 640), Words(language))
    guest.house.settings.text_size = percent
    guest.house.settle()
    said: list[str] = []
    foot = Page._foot_box

    def noted(page: Page, words: str, face: Face = "text") -> Rect:
        said.append(words)
        return foot(page, words, face)

    monkeypatch.setattr(Page, "_foot_box", noted)
    guest.enter(StartScene(guest.house))
    guest.enter(SettingsScene(guest.house))
    for scene in guest.stage.scenes:
        scene.dirty = True
    said.clear()
    guest.frames(1)
    assert said == [guest.house.words("settings-sound-hint")]


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", SCREENS)
def test_what_there_is_to_say_is_said_at_the_foot_of_every_page(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(tmp_path)
    page = SCREENS[name](guest)
    guest.enter(page)
    said: list[str] = []

    def noted(words: str, face: Face = "text") -> Rect:
        said.append(words)
        return Rect(0, 0, 90, 30)

    monkeypatch.setattr(page, "_foot_box", noted)
    page.tell("Something was said.")
    page.draw(guest.screen, lambda: None)
    assert said == ["Something was said."]


def test_what_stands_round_a_frame_stays_while_it_is_rolled(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(SCREENS["totem, more options"](guest))
    guest.point((900, 399))
    guest.point((900, 400))
    guest.frames(10)
    area = guest.panel.area
    wide = guest.stage.size[0]
    round_it = (Rect(0, 0, wide, area.top - 10), Rect(0, area.bottom + 10, wide, 10))

    def seen(box: Rect) -> bytes:
        return pygame.image.tobytes(guest.screen.subsurface(box), "RGB")

    before, sheet = [seen(box) for box in round_it], seen(area)
    wheel(guest, -4)
    guest.frames(10)
    assert guest.panel.top > 0
    assert [seen(box) for box in round_it] == before
    assert seen(area) != sheet
    wheel(guest, 1000)
    guest.frames(10)
    assert guest.panel.top == 0
    assert all(one.box.top >= 0 for one in guest.panel.widgets)


def test_a_control_that_is_rolled_behind_another_is_not_pressed(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.enter(SCREENS["totem, more options"](guest))
    area, deal = guest.panel.area, guest.panel["deal"]
    for top in range(0, guest.panel.most, 7):
        guest.panel.roll(top)
        behind = [widget for widget in guest.panel.widgets if not widget.fixed
                  and widget.box.clip(deal.box) and not widget.box.clip(area)]  # fmt: skip
        if behind:
            guest.point(deal.box.center)
            assert guest.focus == "deal"
            guest.point((behind[0].box.centerx, area.bottom + 3))
            assert guest.panel.focus is not behind[0]
            return
    raise AssertionError("nothing lies behind the button")
