"""Every screen by a gamepad alone and by a finger alone; `test_keys_alone.py` has the keys."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pygame
import pytest

from game.registry import open_games
from scenes.input.focus import DOWN, LEFT, RIGHT, UP, Step, nearest
from scenes.menus.page import Page
from scenes.menus.seats import SeatsScene
from scenes.stage import Scene
from scenes.ui.widgets import Widget
from tests.scenes.guest import FRAME_MS, Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_keys_alone import at

A = 0
HATS: dict[Step, tuple[int, int]] = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}
# The pages of all games are built by the same few hands; those of two games are all kinds.
ALL = [one for one in SCREENS if not any(game in one for game in open_games()[1:-1])]
DRAGS = 60


class Below(Scene):
    """What one comes from."""


def page_of(guest: Guest) -> Page:
    assert isinstance(guest.top, Page)
    return guest.top


def usable(guest: Guest) -> list[Widget]:
    return [widget for widget in guest.panel.widgets if widget.enabled]


def way_to(guest: Guest, key: str) -> list[Step]:
    """The directions that lead from what has the focus to a control, as few as there are."""
    widgets = usable(guest)
    boxes = [guest.panel.where(widget) for widget in widgets]
    ways: dict[int, list[Step]] = {widgets.index(guest.panel.focus or widgets[0]): []}
    fresh = list(ways)
    while fresh:
        here = fresh.pop(0)
        if widgets[here].key == key:
            return ways[here]
        others = [n for n in range(len(widgets)) if n != here]
        around = [boxes[n] for n in others]
        for step in HATS:
            found = nearest(boxes[here], around, step)
            if found is not None and others[found] not in ways:
                ways[others[found]] = [*ways[here], step]
                fresh.append(others[found])
    raise AssertionError(f"no way leads to {key}")


def was_used(guest: Guest, key: str, page: Page, heard: list[str]) -> None:
    """A press is heard; a line to type in is being typed."""
    typing = guest.stage.top is page and guest.panel.typing
    assert typing or "button" in heard, key


@pytest.mark.sample(24)
@pytest.mark.parametrize("screen", ALL)
def test_a_gamepad_alone_comes_to_every_control_and_uses_it(
    tmp_path: Path, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [widget.key for widget in usable(at(tmp_path / "first", screen))]
    for number, key in enumerate(keys):
        guest = at(tmp_path / str(number), screen)
        guest.plug_in()
        page, heard = page_of(guest), list[str]()
        if key not in [widget.key for widget in usable(guest)]:
            continue
        for _ in range(len(keys)):
            # A page of rules opens as one comes by, and its controls are others then.
            if guest.focus == key or key not in [widget.key for widget in usable(guest)]:
                break
            guest.hat(*HATS[way_to(guest, key)[0]])
        if key not in [widget.key for widget in guest.panel.widgets]:
            continue
        assert guest.focus == key or not guest.panel[key].enabled
        assert guest.panel.in_sight
        monkeypatch.setattr(guest.house.mixer, "play", heard.append)
        if guest.focus == key:
            if isinstance(page, SeatsScene) and page.roster.binds:
                # The first press of a gamepad sits its player down, or says that all is taken.
                guest.button(A)
                if key not in [widget.key for widget in usable(guest)]:
                    continue
                guest.panel.to(key)
            guest.button(A)
            was_used(guest, key, page, heard)
        guest.stage.clear()


def finger(guest: Guest, kind: int, pos: tuple[int, int]) -> None:
    wide, high = guest.stage.size
    guest.desk.post(kind, finger_id=3, touch_id=1, x=pos[0] / wide, y=pos[1] / high, dx=0, dy=0)
    guest.hear()


def drag_into_sight(guest: Guest, key: str) -> None:
    """Roll the page with the finger, as often as it takes."""
    area = guest.panel.area
    step = area.height // 3
    for _ in range(DRAGS):
        middle = guest.panel[key].box.center
        if guest.panel[key].fixed or area.collidepoint(middle):
            return
        by = step if middle[1] < area.top else -step
        start = (area.right - 3 * guest.panel.grid.px(14), area.centery)
        finger(guest, pygame.FINGERDOWN, start)
        for part in (1, 2, 3):
            finger(guest, pygame.FINGERMOTION, (start[0], start[1] + by * part // 3))
        finger(guest, pygame.FINGERUP, (start[0], start[1] + by))
    raise AssertionError(f"{key} cannot be dragged into sight")


@pytest.mark.sample(36)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("screen", ALL)
def test_a_finger_alone_comes_to_every_control_and_uses_it(
    tmp_path: Path, screen: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(name: str) -> Guest:
        guest = Guest(tmp_path / name, (1024, 640))
        guest.house.settings.text_size = percent
        guest.house.settle()
        page = SCREENS[screen](guest)
        guest.stage.push(Below())
        guest.stage.push(page)
        guest.top.tick(guest.desk.clock.forward(FRAME_MS))
        guest.wait(1000)
        return guest

    guest = opened("first")
    page, chosen = page_of(guest), deepcopy(guest.house.settings)
    shown = on_show(guest)
    for number, key in enumerate([widget.key for widget in usable(guest)]):
        if not came_back(guest, page, shown) or guest.house.settings != chosen:
            guest.stage.clear()
            guest = opened(str(number))
            page = page_of(guest)
        heard = list[str]()
        drag_into_sight(guest, key)
        monkeypatch.setattr(guest.house.mixer, "play", heard.append)
        pos = guest.panel[key].box.center
        finger(guest, pygame.FINGERDOWN, pos)
        finger(guest, pygame.FINGERUP, pos)
        was_used(guest, key, page, heard)
    guest.stage.clear()


def on_show(guest: Guest) -> list[object]:
    """What stands on the controls that can be used."""
    return [(widget.key, widget.says()) for widget in usable(guest)]


def came_back(guest: Guest, page: Page, shown: list[object]) -> bool:
    """Whether a way led back to a page that is as it was."""
    while page in guest.stage.scenes and guest.stage.top is not page:
        guest.stage.pop()
    return guest.stage.top is page and not guest.panel.typing and on_show(guest) == shown
