"""What Kibitz takes from pygame_gui: who is pressed, held or hovered, and the line to type in.

The library is never shown the queue or the mouse. It hears what the panel passes on, so
that a picture depends on signals alone; how things look is drawn by the widgets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui import UI_BUTTON_PRESSED, UI_BUTTON_START_PRESS, UIManager
from pygame_gui.elements import UIButton, UITextEntryLine

from art import theme
from art.text import font_file
from art.theme import RGB, css, mix

FONT = "kibitz"
AWAY = (-1, -1)


class Gui(UIManager):
    """One scene's manager, with a pointer that is told where it is."""

    def __init__(self, size: tuple[int, int], letters: int) -> None:
        super().__init__(size, enable_live_theme_updates=False)
        file = str(font_file("text"))
        self.add_font_paths(FONT, file)
        self.preload_fonts([{"name": FONT, "point_size": letters, "style": "regular"}])
        self.ui_theme.load_theme(_look(letters))
        self.pointer = AWAY

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer

    def press(self, pos: tuple[int, int], pressed: bool) -> None:
        """A pointer goes down or comes up at `pos`."""
        kind = pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP
        event = pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos, touch=False)
        self.process_events(event)
        self.update(0)


class Pad(UIButton):
    """A place that can be hovered and pressed; what is seen there is drawn by its widget.

    Hovering posts nothing: the queue is for what the devices say.
    """

    def __init__(
        self, box: Rect, gui: Gui, down: Callable[[], None], pressed: Callable[[], None]
    ) -> None:
        command = {UI_BUTTON_START_PRESS: down, UI_BUTTON_PRESSED: pressed}
        super().__init__(box, "", gui, command=command)

    def on_hovered(self) -> None:
        self.hover_time = 0.0

    def on_unhovered(self) -> None:
        self.hover_time = 0.0


def entry_line(box: Rect, gui: Gui, text: str, limit: int) -> Any:
    """A line of text being typed, all of it selected: what is typed first replaces it."""
    line = UITextEntryLine(box, gui, initial_text=text)
    line.set_text_length_limit(limit)
    gui.set_focus_set(line)
    line.set_text(text)
    line.select_range = [0, len(text)]
    return line


def end_entry(line: Any, gui: Gui) -> str:
    """Put the line away and return what stands in it. Keys repeat no more."""
    text = str(line.get_text())
    gui.set_focus_set(None)
    line.kill()
    pygame.key.set_repeat(0)
    return text


def draw_entry(line: Any, screen: Surface) -> None:
    """Draw the line being typed."""
    screen.blit(line.image, line.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _look(letters: int) -> dict[str, Any]:
    """The theme: pads are invisible, the line is ink on paper."""
    clear = "#00000000"
    pad = {f"{state}_{part}": clear
           for state in ("normal", "hovered", "active", "selected", "disabled")
           for part in ("bg", "border")}  # fmt: skip
    paper: RGB = mix(theme.PAPER, theme.PAPER_DIM, 0.1)
    flat = {"shape": "rectangle", "shadow_width": "0", "border_width": "0"}
    font = {"name": FONT, "size": str(letters), "style": "regular"}
    line = {
        "dark_bg": css(paper), "normal_text": css(theme.INK), "text_cursor": css(theme.INK),
        "selected_bg": css(theme.BRASS), "selected_text": css(theme.INK),
        "normal_border": clear,
    }  # fmt: skip
    return {
        "button": {"colours": pad, "misc": flat, "font": font},
        "text_entry_line": {"colours": line, "misc": {**flat, "padding": "8,2"}, "font": font},
    }
