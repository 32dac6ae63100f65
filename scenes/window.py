"""Opening the window, and taking it to full screen and back."""

from __future__ import annotations

import logging
import os
import sys
import warnings
from dataclasses import dataclass

import pygame

from art.shelf import app_icon
from scenes.doorstep import SMALLEST_WINDOW, Trouble

log = logging.getLogger(__name__)

ICON = 64
PLAIN_SURFACE = "SDL_FRAMEBUFFER_ACCELERATION"
DRIVER = "SDL_VIDEODRIVER"
# What SDL falls back on where there is no screen: it would play on unseen.
UNSEEN = ("offscreen", "dummy")
# SDL's name for the middle of a screen, to which its number is added.
MIDDLE_OF = pygame.WINDOWPOS_CENTERED
# What a window has of a screen on which it had no room: its frame needs some, too.
SHARE = 0.9


class NoDisplay(Trouble):
    """There is no screen to open a window on."""

    def __init__(self) -> None:
        super().__init__("error-no-display")


@dataclass(slots=True)
class Window:
    """The window's picture, and the size it has when it does not fill the screen."""

    screen: pygame.Surface
    windowed: tuple[int, int]
    full_screen: bool = False

    def toggle_full_screen(self) -> None:
        """To full screen at the size of the desktop, or back to the size of before."""
        if self.full_screen:
            _frame().set_windowed()
        else:
            self.windowed = self.screen.get_size()
            _frame().set_fullscreen(desktop=True)
        self.full_screen = not self.full_screen

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window that size, now or when it comes back from full screen."""
        self.windowed = size
        if not self.full_screen:
            _frame().size = size

    def move_to(self, number: int) -> None:
        """Show the window in the middle of that screen, and fill it if it filled the last."""
        filled = self.full_screen
        if filled:
            self.toggle_full_screen()
        _frame().position = MIDDLE_OF | number
        if filled:
            self.toggle_full_screen()


def screens() -> list[tuple[int, int]]:
    """The size of every screen (px)."""
    return pygame.display.get_desktop_sizes()


def inside(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """The size of a window that was remembered, so that all of it is on the screen.

    Its frame has its title above it: as high as the screen, it would hang out below.
    """
    if size[0] <= screen[0] and size[1] < screen[1]:
        return size
    return min(size[0], round(screen[0] * SHARE)), min(size[1], round(screen[1] * SHARE))


def open_window(
    size: tuple[int, int], title: str, full_screen: bool = False, number: int = 0,
    remembered: bool = False,
) -> Window:  # fmt: skip
    """Start pygame's display and show a window of `size` pixels on the screen of that number,
    or on the first if it is gone. Raises `NoDisplay`.

    A size that is only remembered gives way to a smaller screen.
    """
    _set_hints()
    try:
        screen = _opened(size, number, remembered)
        window = Window(screen, screen.get_size())
    except pygame.error as error:
        log.error("no window: %s", error)
        raise NoDisplay from error
    pygame.display.set_caption(title)
    _frame().minimum_size = SMALLEST_WINDOW
    if full_screen:
        window.toggle_full_screen()
    return window


def _set_hints() -> None:
    """What SDL must know before it starts."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    if not sys.platform.startswith("linux"):
        return
    # As the desktop entry calls the window's program; else it would be Python's.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "kibitz")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "kibitz")
    # Without a graphics card SDL would send every picture through a software OpenGL:
    # 12 ms a frame instead of 0.6. Wayland has no plain surface to fall back on.
    if os.environ.get(DRIVER, "x11") == "x11" and os.environ.get("DISPLAY"):
        os.environ.setdefault(PLAIN_SURFACE, "0")
    # Without this folder Wayland is not there either, and its library says so in words of its own.
    if not os.environ.get("XDG_RUNTIME_DIR"):
        os.environ.setdefault(DRIVER, "x11")


def _opened(size: tuple[int, int], number: int, remembered: bool) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_icon(app_icon(ICON))
    if DRIVER not in os.environ and pygame.display.get_driver() in UNSEEN:
        raise NoDisplay
    number = number if number < len(screens()) else 0
    if remembered and pygame.display.get_driver() not in UNSEEN:
        size = inside(size, screens()[number])
    size = (max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1]))
    try:
        return pygame.display.set_mode(size, pygame.RESIZABLE, display=number)
    except pygame.error:
        if os.environ.pop(PLAIN_SURFACE, None) is None:
            raise
        pygame.display.quit()
        pygame.display.init()
        return pygame.display.set_mode(size, pygame.RESIZABLE, display=number)


def _frame() -> pygame.Window:
    """The window round the picture.

    The display module has no smallest size, and the way it leaves full screen does not
    give the old size back; `pygame.Window` does both. The bridge from one to the other
    goes with pygame-ce 3, hence its warning.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
