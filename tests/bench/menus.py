"""What menus cost at 1920x1080: opening a page, and a hover on it, beside elements of the library.

Times are CPU time of this process, so that neighbours on the machine do not count. The yardstick
is a bare page of as many buttons of pygame_gui, built and drawn once.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Rect
from pygame_gui import UIManager
from pygame_gui.elements import UIButton

from scenes.menus.page import Page
from tests.bench.figures import Figure
from tests.scenes.guest import FRAME_MS, Guest
from tests.scenes.screens import SCREENS

SIZE = (1920, 1080)
# The aims, in ms: the shelf, any other page in 95 of 100 cases, what has the focus changes.
START, OTHER, HOVER = 60.0, 150.0, 12.0
HOVERS, QUICK_PAGES = 12, 8
YARDSTICK_BUTTONS = 40


def painted(guest: Guest, page: Page) -> None:
    page.tick(guest.desk.clock.forward(FRAME_MS))
    page.dirty = False
    page.draw(guest.screen, lambda: None)


def opening(home: Path, name: str) -> tuple[float, Guest, Page]:
    """How long it takes until a page is seen for the second time in a house (ms)."""
    guest = Guest(home, SIZE)
    took = 0.0
    for _ in range(2):
        page = SCREENS[name](guest)
        began = time.process_time()
        guest.stage.push(page)
        painted(guest, page)
        took = (time.process_time() - began) * 1e3
    return took, guest, page


def hovers(guest: Guest, page: Page) -> list[float]:
    """What a pointer costs that goes from one control to the next (ms)."""
    found = []
    for widget in [one for one in page.panel.widgets if one.enabled][:HOVERS]:
        began = time.process_time()
        guest.point(widget.box.center)
        if guest.top is not page:
            break
        painted(guest, page)
        found.append((time.process_time() - began) * 1e3)
        guest.frames(8)
    return found


def bare() -> float:
    """A page of buttons of the library, built and drawn (ms)."""
    manager, screen = UIManager(SIZE, enable_live_theme_updates=False), pygame.Surface(SIZE)
    began = time.process_time()
    for number in range(YARDSTICK_BUTTONS):
        UIButton(Rect(10, 26 * number, 300, 24), f"Button {number}", manager)
    manager.update(0.01)
    manager.draw_ui(screen)
    return (time.process_time() - began) * 1e3


def most_of(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[min(len(values) - 1, int(0.95 * len(values)))]


def figures(quick: bool) -> Iterator[Figure]:
    """The shelf, all other pages, and hovers, in ms; the yardstick is 40 bare buttons."""
    pygame.display.set_mode(SIZE)
    names = list(SCREENS)[: QUICK_PAGES if quick else None]
    opened, hovered = {}, list[float]()
    with TemporaryDirectory() as home:
        for name in names:
            opened[name], guest, page = opening(Path(home) / name.replace(" ", "-"), name)
            hovered += hovers(guest, page)
            guest.stage.clear()
    yardstick = bare()
    others = [took for name, took in opened.items() if name != "start"]
    for what, took, aim in (
        ("the shelf opens", opened["start"], START),
        ("95 of 100 pages open", most_of(others), OTHER),
        ("95 of 100 hovers", most_of(hovered), HOVER),
    ):
        yield Figure(f"menus: {what}", took, "ms", aim, "less", took / yardstick, "40 bare buttons")
