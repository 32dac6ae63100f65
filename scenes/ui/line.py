"""A line to type in: pygame_gui's, with its cursor, selection and keys."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from art.bidi import begins_at_the_right
from art.brush import Brush
from art.carets import Part, parts, seen_at, stand_at
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
        # Of what runs both ways: its parts as they were painted, where its left end is, how much of
        # it is past the edge, and before which letter and where the cursor was put.
        self._parts: Sequence[Part] = ()
        self._left = self._over = 0
        self._put = -1, 0
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(box)
        text = typable(text)[:limit]
        super().__init__(box, gui, initial_text=text)
        gui.set_focus_set(self)
        self.set_text(text)
        self.select_range = [0, len(text)]

    def paint(self, screen: Surface, brush: Brush, size: float) -> None:
        """What runs from right to left: the library writes whatever it is from the left."""
        if not self._both_ways:
            return
        text, rtl = str(self.text), begins_at_the_right(str(self.text))
        room, pen = self.rect.inflate(-2 * brush.grid.px(2), 0), brush.grid.px(2)
        colours: Any = self.background_colour, self.selected_bg_colour, self.text_colour
        (ground, chosen, ink), clip = map(pygame.Color, colours), screen.get_clip()
        written = brush.lettering.line(alone(text), size, (ink.r, ink.g, ink.b))
        fresh = parts(text, rtl, partial(_wide, brush.lettering, size))
        if fresh != self._parts:
            self._parts, self._put = fresh, (-1, 0)
        here, wide = self._cursor(), written.get_width()
        # The cursor is beyond the last letter: there is room for it on that side.
        self._left = room.left + pen * rtl + self._begin(wide, here, room.width - pen, rtl)
        screen.set_clip(room.clip(clip))
        screen.fill(ground, room)
        for part in self._parts:
            marked = part.marked(*sorted(self.select_range))
            if marked is not None:
                left, right = marked
                screen.fill(chosen, (self._left + left, room.top, right - left, room.height))
        screen.blit(written, written.get_rect(midleft=(self._left, room.centery)))
        if self.cursor_on:
            screen.fill(ink, (self._left + here - pen * rtl, room.top, pen, room.height))
        screen.set_clip(clip)

    @property
    def _both_ways(self) -> bool:
        return runs_both_ways(str(self.text))

    def _cursor(self) -> int:
        """Where the cursor is seen: between two ways it has two places, and was put into one."""
        at, x = self._put
        return x if at == self.edit_position else seen_at(self._parts, self.edit_position)

    def _begin(self, wide: int, here: int, room: int, rtl: bool) -> int:
        """Where the left end of the letters is, so that in a line too long the cursor is seen."""
        ahead = wide - here if rtl else here
        self._over = max(ahead - room, min(self._over, ahead, max(0, wide - room)), 0)
        return room - wide + self._over if rtl else -self._over

    def _point(self, pos: tuple[int, int]) -> None:
        """The cursor comes to where the pointer is, whichever way the letters run there."""
        at, _ = self._put = stand_at(self._parts, pos[0] - self._left)
        # Letters may have gone since it was painted.
        self.edit_position = min(at, len(self.text))
        self._lay_cursor()

    def end(self) -> str:
        """Put the line away and return what stands in it. Keys repeat no more."""
        self.gui.set_focus_set(None)
        UITextEntryLine.kill(self)
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)
        return str(self.text)

    def _process_mouse_button_event(self, event: pygame.Event) -> bool:
        """In what runs both ways the library would count the letters from the left."""
        if not (self._both_ways and self._parts) or getattr(event, "button", 0) != 1:
            return bool(super()._process_mouse_button_event(event))
        if event.type == pygame.MOUSEBUTTONDOWN and self.hover_point(*event.pos):
            self._point(event.pos)
            line: Any = self
            again = self.double_click_timer < self.ui_manager.get_double_click_time()
            if not (again and line._calculate_double_click_word_selection()):
                self.select_range = [self.edit_position, self.edit_position]
                self.selection_in_progress, self.double_click_timer = True, 0.0
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.selection_in_progress:
            self._select_text_to_mouse_pos(event.pos)
            self.selection_in_progress = False
        return False

    def _select_text_to_mouse_pos(self, scaled_mouse_pos: tuple[int, int]) -> None:
        if not (self._both_ways and self._parts):
            library: Any = super()
            library._select_text_to_mouse_pos(scaled_mouse_pos)
            return
        self._point(scaled_mouse_pos)
        self.select_range = [self.select_range[0], self.edit_position]

    def process_event(self, event: pygame.Event) -> bool:
        if event.type in LETTERS:
            self._put = -1, 0
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
        self._lay_cursor()

    def _lay_cursor(self) -> None:
        """The library has its cursor there, too."""
        shape: Any = self.drawable_shape
        shape.text_box_layout.set_cursor_position(self.edit_position)
        shape.apply_active_text_changes()
        self.cursor_has_moved_recently = True


def _wide(lettering: Lettering, size: float, text: str) -> int:
    return lettering.measure(text, size)[0]


def is_typed(event: pygame.Event) -> bool:
    """Whether an event is for the line being typed, and no signal."""
    return event.type in LETTERS and getattr(event, "scancode", None) not in LEAVES_LINE


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
