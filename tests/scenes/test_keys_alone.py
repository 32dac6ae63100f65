"""Every screen by keys alone: Tab comes to every control, Enter uses it, Escape leads back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import open_games
from scenes.forms import TextField
from scenes.menus.page import Page
from scenes.menus.pause import PauseScene
from scenes.menus.start import StartScene
from scenes.table.kit import open_record
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from scenes.ui.panel import Panel
from tests.scenes.guest import FRAME_MS, Guest
from tests.scenes.screens import SCREENS, under_way
from tests.scenes.test_menus import check_reach

TAB, ENTER, ESCAPE = pygame.KSCAN_TAB, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
DEEPEST, MOST_CONTROLS = 8, 120
TURNING = {"earlier", "later"}


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def at(home: Path, screen: str) -> Guest:
    """Somebody who came from the shelf to that screen."""
    guest = Guest(home)
    page = SCREENS[screen](guest)
    if not isinstance(page, StartScene):
        guest.stage.push(StartScene(guest.house))
    guest.stage.push(page)
    # A result hears nothing that was pressed for the table just before.
    guest.frames()
    guest.wait(1000)
    return guest


def panel_of(guest: Guest) -> Panel:
    top = guest.top
    return top.bar.panel if isinstance(top, ReplayScene) else guest.panel


def usable(guest: Guest) -> set[str]:
    return {widget.key for widget in panel_of(guest).widgets if widget.enabled}


def focus(guest: Guest) -> str:
    found = panel_of(guest).focus
    assert found is not None
    return found.key


def tabs(guest: Guest) -> list[str]:
    """What has the focus, one Tab after the other, until it comes round."""
    seen = [focus(guest)]
    for _ in range(MOST_CONTROLS):
        guest.key(TAB)
        assert panel_of(guest).ring
        if focus(guest) == seen[0]:
            return seen
        seen.append(focus(guest))
    raise AssertionError("Tab does not come round")


def walk_to(guest: Guest, key: str) -> None:
    """With Tab to a control."""
    for _ in range(MOST_CONTROLS):
        if focus(guest) == key:
            return
        guest.key(TAB)
    raise AssertionError(f"Tab does not come to {key}")


def leave(guest: Guest) -> None:
    """Back to the shelf, by keys."""
    for _ in range(DEEPEST):
        if isinstance(guest.top, StartScene) and len(guest.stage.scenes) == 1:
            return
        if isinstance(guest.top, PauseScene) and isinstance(guest.stage.scenes[-2], TableScene):
            walk_to(guest, "leave")
            guest.key(ENTER)
        else:
            guest.key(ESCAPE)
        # Time passes, but nobody looks.
        for _ in range(2):
            guest.top.tick(guest.desk.clock.forward(FRAME_MS))
    raise AssertionError(f"no way back to the shelf from {guest.top}")


@pytest.mark.sample(8)
def test_tab_comes_to_every_control_once(tmp_path: Path, screen: str) -> None:
    guest = at(tmp_path, screen)
    assert guest.panel.ring
    seen = tabs(guest)
    assert len(set(seen)) == len(seen)
    # Tab opens every page of the rules as it comes by; what turns its sheets the arrows reach.
    assert usable(guest) - set(seen) <= TURNING
    page = guest.top
    assert isinstance(page, Page)
    check_reach(page, screen)


@pytest.mark.sample(12)
@pytest.mark.parametrize(
    # The sheets of all games are built by the same few hands.
    "screen",
    [one for one in SCREENS if not any(game in one for game in open_games()[1:])],
)
def test_enter_uses_every_control_and_a_way_leads_back(
    tmp_path: Path, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each on a fresh screen: what it does may be to leave it."""
    for number, key in enumerate(tabs(at(tmp_path / "first", screen))):
        guest = at(tmp_path / str(number), screen)
        page, heard = guest.top, list[str]()
        monkeypatch.setattr(guest.house.mixer, "play", heard.append)
        walk_to(guest, key)
        line = isinstance(guest.panel[key], TextField)
        guest.key(ENTER)
        if line:
            assert guest.panel.typing, key
            guest.key(ESCAPE)
            assert guest.top is page and not guest.panel.typing, key
        else:
            assert "button" in heard, key
        if guest.stage.top is None:
            assert key == ("yes" if screen == "leave" else "quit")
        else:
            leave(guest)


@pytest.mark.sample(6)
def test_escape_leads_to_where_one_came_from(tmp_path: Path, screen: str) -> None:
    guest = at(tmp_path, screen)
    guest.key(ESCAPE)
    assert isinstance(guest.top, StartScene)
    assert len(guest.stage.scenes) == 1


def test_a_replay_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(number: int) -> Guest:
        guest = Guest(tmp_path / str(number))
        guest.stage.push(StartScene(guest.house))
        kept = under_way(guest)
        guest.enter(open_record(guest.house, kept.rename(tmp_path / f"{number}{kept.name}")))
        return guest

    guest = opened(0)
    keys = tabs(guest)
    assert set(keys) == usable(guest)
    guest.key(ESCAPE)
    assert isinstance(guest.top, StartScene)
    for number, key in enumerate(keys, 1):
        guest = opened(number)
        walk_to(guest, key)
        heard = list[str]()
        monkeypatch.setattr(guest.house.mixer, "play", heard.append)
        guest.key(ENTER)
        assert "button" in heard, key
        leave(guest)
