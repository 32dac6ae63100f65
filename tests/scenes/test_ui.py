"""The widgets: every device works them, the focus goes where one looks, typing stays typing."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.elements import UIButton

from art.brush import Brush
from art.grid import Grid
from scenes.forms import Choice, Stepper, TextField, Toggle
from scenes.input.focus import DOWN, LEFT, RIGHT, UP, nearest, reading_order
from scenes.menus.choices import ChoicesScene
from scenes.menus.house_settings import SettingsScene
from scenes.menus.page import Page
from scenes.stage import Drain
from scenes.ui.widgets import Button, Widget
from tests.scenes.guest import Guest

A, B, X = 0, 1, 2


class Trial(Page):
    """Two rows of widgets that write down what happens to them."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.house)
        self.told: list[object] = []
        self.left = 0

    def go_back(self) -> None:
        self.left += 1

    def build(self) -> None:
        grid, add = self.panel.grid, self.panel.add
        add(Button(key="one", box=grid.rect(100, 100, 200, 50), words="One",
                   on_press=lambda: self.told.append("one")))  # fmt: skip
        add(Button(key="off", box=grid.rect(400, 100, 200, 50), words="Off", enabled=False,
                   on_press=lambda: self.told.append("off")))  # fmt: skip
        add(Stepper(key="step", box=grid.rect(700, 100, 200, 50), values=("a", "b", "c"),
                    names=("A", "B", "C"), value="a", on_change=self.told.append))  # fmt: skip
        add(Toggle(key="toggle", box=grid.rect(100, 300, 200, 50), label="Toggle", value=False,
                   on_change=self.told.append))  # fmt: skip
        add(TextField(key="name", box=grid.rect(400, 300, 200, 50), text="Ann", limit=8,
                      on_change=self.told.append))  # fmt: skip
        add(TextField(key="seed", box=grid.rect(700, 300, 200, 50), text="12", limit=8,
                      digits=True, on_change=self.told.append))  # fmt: skip

    def paint(self, screen: Surface, drain: Drain) -> None:
        screen.fill("black")


@pytest.fixture
def guest(tmp_path: Path) -> Guest:
    guest = Guest(tmp_path)
    guest.enter(Trial(guest))
    return guest


def told(guest: Guest) -> list[object]:
    assert isinstance(guest.top, Trial)
    return guest.top.told


# The measure


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1200), (3840, 2160)])
def test_a_page_is_never_smaller_than_it_is_drawn_for(size: tuple[int, int]) -> None:
    grid = Grid(size)
    assert grid.wide >= 1280 - 1e-6
    assert grid.high >= 720 - 1e-6
    assert grid.rect(0, 0, grid.wide, grid.high).size == size


def test_boxes_that_share_an_edge_share_it_in_pixels() -> None:
    grid = Grid((1111, 777))
    for x in range(0, 1200, 7):
        assert grid.rect(x, 0, 7, 5).right == grid.rect(x + 7, 0, 7, 5).left


# The focus


def test_focus_goes_to_the_nearest_in_that_direction() -> None:
    here = Rect(100, 100, 50, 20)
    boxes = [Rect(200, 100, 50, 20), Rect(160, 190, 50, 20), Rect(100, 160, 50, 20),
             Rect(20, 104, 50, 20)]  # fmt: skip
    assert nearest(here, boxes, RIGHT) == 0
    assert nearest(here, boxes, DOWN) == 2
    assert nearest(here, boxes, LEFT) == 3
    assert nearest(here, boxes, UP) is None


def test_reading_order_goes_row_by_row() -> None:
    boxes = [Rect(300, 12, 50, 20), Rect(10, 10, 50, 20), Rect(10, 80, 50, 20)]
    assert reading_order(boxes) == [1, 0, 2]


def test_arrows_pass_over_what_cannot_be_used(guest: Guest) -> None:
    assert guest.focus == "one"
    guest.key(pygame.KSCAN_RIGHT)
    assert guest.focus == "step"
    guest.key(pygame.KSCAN_DOWN)
    assert guest.focus == "seed"
    guest.key(pygame.KSCAN_LEFT, pygame.KSCAN_LEFT)
    assert guest.focus == "toggle"


def test_tab_goes_round_and_shift_tab_back(guest: Guest) -> None:
    order = []
    for _ in range(5):
        order.append(guest.focus)
        guest.key(pygame.KSCAN_TAB)
    assert order == ["one", "step", "toggle", "name", "seed"]
    assert guest.focus == "one"
    guest.desk.post(pygame.KEYDOWN, scancode=pygame.KSCAN_LSHIFT, key=0, mod=0, unicode="")
    guest.key(pygame.KSCAN_TAB)
    assert guest.focus == "seed"


def test_a_gamepad_moves_uses_and_leaves(guest: Guest) -> None:
    guest.plug_in()
    guest.button(A)
    guest.hat(1, 0)
    guest.button(A)
    guest.button(X)
    assert told(guest) == ["one", "b", "a"]
    for value in (0.0, 0.9, 0.0):
        guest.desk.post(pygame.JOYAXISMOTION, instance_id=7, axis=1, value=value)
        guest.hear()
    assert guest.focus == "seed"
    guest.button(B)
    assert isinstance(guest.top, Trial)
    assert guest.top.left == 1


def test_the_ring_shows_for_keys_and_not_for_the_mouse(guest: Guest) -> None:
    assert guest.panel.ring
    guest.point(guest.panel["toggle"].box.center)
    assert (guest.focus, guest.panel.ring) == ("toggle", False)
    guest.key(pygame.KSCAN_UP)
    assert (guest.focus, guest.panel.ring) == ("toggle", True)
    guest.key(pygame.KSCAN_UP)
    assert guest.focus == "one"


# Pointers


def test_a_mouse_that_only_lies_there_takes_no_focus(guest: Guest) -> None:
    facts = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    guest.desk.post(pygame.MOUSEMOTION, pos=guest.panel["toggle"].box.center, **facts)
    guest.hear()
    assert (guest.focus, guest.panel.ring) == ("one", True)


def test_a_click_uses_what_it_goes_down_and_comes_up_on(guest: Guest) -> None:
    guest.click("one")
    assert told(guest) == ["one"]
    guest.mouse(guest.panel["one"].box.center, True)
    assert guest.panel["one"].held
    guest.mouse((640, 600), False)
    assert not guest.panel["one"].held
    guest.click("off")
    assert told(guest) == ["one"]


def test_the_left_third_of_a_stepper_steps_back(guest: Guest) -> None:
    guest.click("step", 0.1)
    guest.click("step", 0.9)
    guest.click("step", 0.5)
    assert told(guest) == ["c", "a", "b"]


def test_a_tap_counts_once_and_leaves_nothing_hovered(guest: Guest) -> None:
    guest.tap("toggle")
    assert told(guest) == [True]
    guest.key(pygame.KSCAN_RIGHT)
    assert guest.focus in ("toggle", "name")


def test_the_library_puts_nothing_into_the_queue(guest: Guest) -> None:
    for key in ("one", "step", "toggle"):
        guest.click(key)
    assert pygame.event.get() == []


def test_hover_is_there_within_80_ms_and_at_once_without_motion(guest: Guest) -> None:
    guest.point(guest.panel["toggle"].box.center)
    guest.frames(5)
    assert guest.panel["toggle"].raised == 1
    assert guest.panel["one"].raised == 0
    guest.house.settings.motion = "reduced"
    guest.top.resize((1280, 720))
    guest.point(guest.panel["step"].box.center)
    guest.frames(1)
    assert guest.panel["step"].raised == 1


def test_a_page_at_rest_asks_for_no_frame(guest: Guest) -> None:
    guest.frames(10)
    assert guest.top.wake_ns is None
    assert not guest.top.dirty


# Typing


def test_boxes_of_a_pixel_are_read_in_order() -> None:
    assert reading_order([Rect(5, 1, 1, 1), Rect(2, 1, 1, 1), Rect(0, 0, 9, 0)]) == [2, 1, 0]


def test_what_is_typed_is_heard_when_typing_ends(guest: Guest) -> None:
    guest.click("name")
    assert guest.panel.typing
    guest.type("Zoë")
    assert told(guest) == []
    guest.key(pygame.KSCAN_RETURN)
    assert told(guest) == ["Zoë"]
    assert not guest.panel.typing
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize(
    "end", [pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_UP, pygame.KSCAN_RETURN]
)
def test_typing_ends_without_leaving_and_keys_repeat_no_more(guest: Guest, end: int) -> None:
    guest.click("name")
    assert pygame.key.get_repeat() != (0, 0)
    guest.type("a")
    guest.key(end)
    assert not guest.panel.typing
    assert pygame.key.get_repeat() == (0, 0)
    assert isinstance(guest.top, Trial)
    assert guest.top.left == 0


def test_letters_are_letters_while_typing(guest: Guest) -> None:
    guest.click("name")
    guest.key(pygame.KSCAN_SPACE, pygame.KSCAN_BACKSPACE, pygame.KSCAN_LEFT)
    assert guest.focus == "name"
    assert guest.panel.typing


def test_an_empty_line_leaves_what_was_there(guest: Guest) -> None:
    guest.click("name")
    event = {"scancode": pygame.KSCAN_BACKSPACE, "key": pygame.K_BACKSPACE, "mod": 0}
    guest.desk.post(pygame.KEYDOWN, **event, unicode="\b")
    guest.desk.post(pygame.KEYUP, **event, unicode="\b")
    guest.hear()
    guest.key(pygame.KSCAN_RETURN)
    assert told(guest) == []
    name = guest.panel["name"]
    assert isinstance(name, TextField)
    assert name.text == "Ann"


def test_a_field_for_numbers_keeps_digits_only(guest: Guest) -> None:
    guest.click("seed")
    guest.type("x3y4")
    guest.key(pygame.KSCAN_RETURN)
    assert told(guest) == ["34"]


def test_a_line_takes_no_more_than_its_limit(guest: Guest) -> None:
    guest.click("name")
    guest.type("abcdefghijkl")
    guest.click("one")
    assert told(guest) == ["abcdefgh", "one"]


@pytest.mark.parametrize("leave", [lambda g: g.top.leave(), lambda g: g.top.resize((1024, 640))])
def test_leaving_or_resizing_ends_typing(guest: Guest, leave: Callable[[Guest], None]) -> None:
    guest.click("name")
    guest.type("x")
    leave(guest)
    assert pygame.key.get_repeat() == (0, 0)
    assert told(guest) == ["x"]


def test_a_line_being_typed_is_seen(guest: Guest) -> None:
    guest.frames(5)
    before = pygame.image.tobytes(guest.screen.subsurface(guest.panel["name"].box), "RGB")
    guest.click("name")
    guest.type("mmm")
    guest.frames(5)
    after = pygame.image.tobytes(guest.screen.subsurface(guest.panel["name"].box), "RGB")
    assert before != after


# The library


def test_building_and_drawing_warns_of_nothing(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        guest = Guest(tmp_path, (1024, 640))
        guest.enter(Trial(guest))
        guest.click("name")
        guest.frames(3)


def test_only_the_ui_knows_pygame_gui(root: Path) -> None:
    knows = {
        path.parent.relative_to(root)
        for path in root.glob("*/**/*.py")
        if path.relative_to(root).parts[0] in ("art", "game", "scenes", "sounds")
        and re.search(r"^\s*(from|import) pygame_gui", path.read_text(), re.MULTILINE)
    }
    assert knows == {Path("scenes/ui")}


# One manager, and elements


def test_every_control_is_an_element_of_the_one_manager_of_the_window(guest: Guest) -> None:
    gui = guest.house.gui((1280, 720))
    for widget in guest.panel.widgets:
        assert isinstance(widget, UIButton)
        assert widget.ui_manager is gui
        assert widget in gui.get_sprite_group().sprites()
    guest.enter(Trial(guest))
    assert guest.panel.widgets[0].ui_manager is gui


def test_a_page_below_another_hears_nothing_and_costs_nothing(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = guest.panel
    guest.enter(Trial(guest))
    asked: list[object] = []
    for widget in below.widgets:
        monkeypatch.setattr(widget, "process_event", asked.append)
        monkeypatch.setattr(widget, "check_hover", lambda *more: asked.append(more))
        monkeypatch.setattr(widget, "update", asked.append)
    guest.click("one")
    guest.point(guest.panel["toggle"].box.center)
    guest.frames(5)
    assert told(guest) == ["one"]
    assert asked == []


def test_a_page_at_rest_is_neither_updated_nor_drawn(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.frames(10)
    done: list[str] = []
    for name in ("update", "draw_ui", "process_events"):
        monkeypatch.setattr(
            guest.house.gui((1280, 720)), name, lambda *more, name=name: done.append(name)
        )
    guest.frames(50)
    assert done == []


def test_how_an_element_is_found_in_the_theme_is_worked_out_once_for_its_kind(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    found_out = UIAppearanceTheme.build_all_combined_ids

    def noted(self: UIAppearanceTheme, *ids: Any) -> list[str]:
        asked.append(ids)
        return found_out(self, *ids)

    monkeypatch.setattr(UIAppearanceTheme, "build_all_combined_ids", noted)
    fresh = Guest(guest.house.paths.settings.parent / "fresh")
    fresh.enter(Trial(fresh))
    assert asked and len(asked) < len(fresh.panel.widgets)
    names = [widget.combined_element_ids for widget in fresh.panel.widgets]
    asked.clear()
    fresh.enter(Trial(fresh))
    assert not asked
    assert [widget.combined_element_ids for widget in fresh.panel.widgets] == names


def test_a_hover_paints_what_changed_and_nothing_else(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.frames(10)
    painted: list[str] = []
    for kind in (Button, Stepper, Toggle, TextField):
        paint = kind.paint

        def noted(
            self: Widget, screen: Surface, brush: Brush,
            paint: Callable[[Any, Surface, Brush], None] = paint,
        ) -> None:  # fmt: skip
            painted.append(self.key)
            paint(self, screen, brush)

        monkeypatch.setattr(kind, "paint", noted)
    guest.point(guest.panel["toggle"].box.center)
    guest.frames(10)
    assert set(painted) == {"one", "toggle"}


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 640)])
def test_a_list_stays_over_its_field_when_the_window_takes_another_size(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path)
    page = SettingsScene(guest.house)
    page.sheet = "table"
    guest.enter(page)
    guest.click("back")
    guest.stage.resize(size)
    listed, row = guest.top, page.panel["back"]
    assert isinstance(listed, ChoicesScene)
    assert isinstance(row, Choice)
    assert listed.panel["choice-0"].box.collidepoint(row.field(row.box).center)
    guest.key(pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert guest.house.settings.back == "lozenges"


def test_a_choice_of_many_shows_a_list_and_closes_where_nothing_is_chosen(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    page = SettingsScene(guest.house)
    page.sheet = "table"
    guest.enter(page)
    before = guest.house.settings.back
    guest.click("back")
    listed = guest.top
    assert isinstance(listed, ChoicesScene)
    assert guest.focus == "choice-0"
    guest.mouse((5, 5), True)
    assert guest.top is page
    assert guest.house.settings.back == before
    guest.panel.to("cloth")
    guest.key(pygame.KSCAN_DOWN)
    assert guest.focus == "back"
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN)
    assert guest.top is page
    assert guest.focus == "back"
    assert guest.house.settings.back != before
    guest.key(pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE)
    assert guest.top is page
