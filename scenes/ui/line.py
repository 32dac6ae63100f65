"""A line to type in: pygame_gui's, with its cursor, selection and keys."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from art.bidi import begins_at_the_right
from art.brush import Brush
from art.grid import mirrored
from art.text import Lettering
from game.directions import alone, runs_both_ways
from game.names import typable
from scenes.ui.gui import Gui

PASTE_MODS = pygame.KMOD_CTRL | pygame.KMOD_META
# No field has room for more letters.
MOST_PASTED = 1000
LETTERS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)
SIDES = {pygame.K_LEFT: pygame.K_RIGHT, pygame.K_RIGHT: pygame.K_LEFT}
# These end typing and are heard by the panel; every other key belongs to the line.
LEAVES_LINE = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_TAB, pygame.KSCAN_ESCAPE,
               pygame.KSCAN_UP, pygame.KSCAN_DOWN)  # fmt: skip


class Line(UITextEntryLine):
    """A line being typed, all of it selected: what is typed first replaces it.

    Nothing comes into it that cannot be seen, however it is typed or pasted.
    """

    def __init__(self, box: Rect, gui: Gui, text: str, limit: int) -> None:
        self.limit, self.gui = limit, gui
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(box)
        text = typable(text)[:limit]
        super().__init__(box, gui, initial_text=text)
        gui.set_focus_set(self)
        self.set_text(text)
        self.select_range = [0, len(text)]

    def paint(self, screen: Surface, brush: Brush, size: float) -> None:
        """What runs from right to left: the library writes whatever it is from the left."""
        text, here = str(self.text), self.edit_position
        if not runs_both_ways(text):
            return
        room, pen = self.rect.inflate(-2 * brush.grid.px(2), 0), brush.grid.px(2)
        rtl, wide = begins_at_the_right(text), partial(self._wide, brush.lettering, size)
        # In a line that is too long the cursor is seen.
        over = max(0, wide(here) + pen - room.width)

        def across(begin: int, end: int, least: int = 0) -> Rect:
            box = Rect(room.left + wide(begin) - over, room.top, 0, room.height)
            box.width = max(least, wide(end) - wide(begin))
            return mirrored(box, room) if rtl else box

        colours: Any = self.background_colour, self.selected_bg_colour, self.text_colour
        (ground, chosen, ink), clip = map(pygame.Color, colours), screen.get_clip()
        screen.set_clip(room.clip(clip))
        screen.fill(ground, room)
        screen.fill(chosen, across(*sorted(self.select_range)))
        written = brush.lettering.line(alone(text), size, (ink.r, ink.g, ink.b))
        box = across(0, len(text))
        screen.blit(written, written.get_rect(midright=box.midright) if rtl else
                    written.get_rect(midleft=box.midleft))  # fmt: skip
        if self.cursor_on:
            screen.fill(ink, across(here, here, pen))
        screen.set_clip(clip)

    def _wide(self, lettering: Lettering, size: float, end: int) -> int:
        """How wide the letters up to there are."""
        return lettering.measure(alone(self.text[:end]), size)[0] if end else 0

    def end(self) -> str:
        """Put the line away and return what stands in it. Keys repeat no more."""
        self.gui.set_focus_set(None)
        UITextEntryLine.kill(self)
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)
        return str(self.text)

    def process_event(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in SIDES:
            # The cursor goes to the side of which the key speaks.
            to = SIDES[event.key] if begins_at_the_right(str(self.text)) else event.key
            event = pygame.Event(event.type, {**event.dict, "key": to})
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


def is_typed(event: pygame.Event) -> bool:
    """Whether an event is for the line being typed, and no signal."""
    return event.type in LETTERS and getattr(event, "scancode", None) not in LEAVES_LINE


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
