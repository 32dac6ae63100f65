"""What Kibitz takes from pygame_gui: the line to type in, with its cursor, selection and keys.

The library is never shown the queue or the mouse. It hears what the panel passes on, so
that a picture depends on signals alone. A manager of its takes five megabytes and more:
there is one only while something is being typed.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from art import theme
from art.text import font_file
from art.theme import RGB, css, mix
from game.names import typable

FONT = "kibitz"
PASTE_MODS = pygame.KMOD_CTRL | pygame.KMOD_META
# No field has room for more letters.
MOST_PASTED = 1000


class Line:
    """A line of text being typed, all of it selected: what is typed first replaces it.

    `letters` is the size in pixels; `pointer` is where the mouse is.
    """

    def __init__(
        self, size: tuple[int, int], box: Rect, letters: int, pointer: tuple[int, int],
        text: str, limit: int,
    ) -> None:  # fmt: skip
        self._gui = _Gui(size, letters, pointer)
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(box)
        text = typable(text)[:limit]
        self._entry: Any = _Entry(box, self._gui, text, limit)
        self._gui.set_focus_set(self._entry)
        self._entry.set_text(text)
        self._entry.select_range = [0, len(text)]

    @property
    def text(self) -> str:
        return str(self._entry.get_text())

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether it lies there."""
        return bool(self._entry.rect.collidepoint(pos))

    def hear(self, event: pygame.Event) -> None:
        """A key, or letters."""
        self._gui.process_events(event)

    def point(self, pos: tuple[int, int]) -> None:
        """The mouse is at `pos`."""
        self._gui.pointer = pos
        self._gui.update(0)

    def press(self, pos: tuple[int, int], pressed: bool) -> None:
        """The mouse goes down or comes up at `pos`."""
        kind = pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP
        event = pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos, touch=False)
        self._gui.process_events(event)
        self._gui.update(0)

    def advance(self, seconds: float) -> None:
        """Let time pass: the cursor blinks."""
        self._gui.update(seconds)

    def paint(self, screen: Surface) -> None:
        screen.blit(self._entry.image, self._entry.rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def end(self) -> str:
        """Put the line away and return what stands in it. Keys repeat no more."""
        text = self.text
        self._gui.set_focus_set(None)
        self._entry.kill()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)
        return text


class _Entry(UITextEntryLine):
    """A line into which nothing comes that cannot be seen, however it is typed or pasted."""

    def __init__(self, box: Rect, gui: UIManager, text: str, limit: int) -> None:
        self.limit = limit
        super().__init__(box, gui, initial_text=text)

    def process_event(self, event: pygame.Event) -> bool:
        if event.type != pygame.TEXTINPUT:
            # The clipboard may be nobody's.
            with suppress(pygame.error):
                return bool(super().process_event(event))
            return True
        pasted = event.text == "v" and pygame.key.get_mods() & PASTE_MODS
        self._insert(_clipboard() if pasted else event.text)
        return True

    def _do_paste(self) -> None:
        self._insert(_clipboard())

    def _insert(self, fresh: str) -> None:
        """Put letters where the cursor is, in the place of what is selected."""
        begin, end = sorted(self.select_range)
        if begin == end:
            begin = end = self.edit_position
        after = self.text[end:]
        # An accent that comes by itself belongs to the letter before it.
        before = typable(self.text[:begin] + fresh[:MOST_PASTED])[: self.limit - len(after)]
        self.select_range = [0, 0]
        self.set_text(before + after)
        self.edit_position = len(before)
        shape: Any = self.drawable_shape
        shape.text_box_layout.set_cursor_position(self.edit_position)
        shape.apply_active_text_changes()
        self.cursor_has_moved_recently = True


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


class _Gui(UIManager):
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
