"""What Kibitz takes from pygame_gui: the line to type in, with its cursor, selection and keys.

The library is never shown the queue or the mouse. It hears what the panel passes on, so
that a picture depends on signals alone. A manager of its takes five megabytes and more:
there is one only while something is being typed.
"""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from art import theme
from art.text import font_file
from art.theme import RGB, css, mix

FONT = "kibitz"


class Gui(UIManager):
    """The manager of a line being typed, with a pointer that is told where it is."""

    def __init__(self, size: tuple[int, int], letters: int, pointer: tuple[int, int]) -> None:
        self.pointer = pointer
        super().__init__(size, enable_live_theme_updates=False)
        file = str(font_file("text"))
        self.add_font_paths(FONT, file)
        self.preload_fonts([{"name": FONT, "point_size": letters, "style": "regular"}])
        self.ui_theme.load_theme(_look(letters))

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer

    def press(self, pos: tuple[int, int], pressed: bool) -> None:
        """A pointer goes down or comes up at `pos`."""
        kind = pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP
        event = pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos, touch=False)
        self.process_events(event)
        self.update(0)


def entry_line(box: Rect, gui: Gui, text: str, limit: int) -> Any:
    """A line of text being typed, all of it selected: what is typed first replaces it."""
    pygame.key.start_text_input()
    pygame.key.set_text_input_rect(box)
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
    pygame.key.stop_text_input()
    pygame.key.set_repeat(0)
    return text


def draw_entry(line: Any, screen: Surface) -> None:
    """Draw the line being typed."""
    screen.blit(line.image, line.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _look(letters: int) -> dict[str, Any]:
    """The theme: the line is ink on paper."""
    paper: RGB = mix(theme.PAPER, theme.PAPER_DIM, 0.1)
    colours = {
        "dark_bg": css(paper), "normal_text": css(theme.INK), "text_cursor": css(theme.INK),
        "selected_bg": css(theme.BRASS), "selected_text": css(theme.INK),
        "normal_border": "#00000000",
    }  # fmt: skip
    return {
        "text_entry_line": {
            "colours": colours,
            "misc": {"shape": "rectangle", "shadow_width": "0", "border_width": "0",
                     "padding": "8,2"},
            "font": {"name": FONT, "size": str(letters), "style": "regular"},
        },
    }  # fmt: skip
