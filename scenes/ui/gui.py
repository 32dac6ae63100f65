"""pygame_gui as Kibitz uses it: one manager a window, and a leaf of its controls for every page.

The library is never shown the queue or the mouse. It hears what a panel passes on, so that a
picture depends on signals and time alone, and it puts nothing into the queue.
"""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager, _constants
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.core.layered_gui_group import LayeredGUIGroup
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.core.ui_window_stack import UIWindowStack

from art import looks
from art.text import font_file

FONT, LETTERS = "kibitz", 18
# Where a pointer is that is nowhere, such as a finger that was lifted.
AWAY = (-1, -1)
# What the library would tell a program that reads the queue.
ITS_EVENTS = {kind for name, kind in vars(_constants).items() if name.startswith("UI_")}


class Group(LayeredGUIGroup):
    """What is drawn: nothing has to be updated before a picture.

    The library cuts the picture of whatever is rolled beyond its container, a copy each time.
    Here what is `rolled` is drawn within the `frame` instead, and then what is not, round it.
    """

    def __init__(self) -> None:
        LayeredGUIGroup.__init__(self)
        self.frame: Rect | None = None

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip if self.frame is None else self.frame.clip(clip))
        surface.blits(self._shown(rolled=True))
        surface.set_clip(clip)
        surface.blits(self._shown(rolled=False))

    def _shown(self, rolled: bool) -> list[Any]:
        shown = (one for one in self._spritelist if one.image is not None and one.visible)
        return [one.blit_data for one in shown if getattr(one, "rolled", False) == rolled]


class Theme(UIAppearanceTheme):
    """A theme that knows at once by which names an element is found in it.

    The library remembers them, too, but under a text of up to two megabytes that it writes anew
    for each element: that was most of what a page took to be built.
    """

    def __init__(self, *made_of: Any) -> None:
        super().__init__(*made_of)
        self._names: dict[str, list[str]] = {}
        # Our brush draws the shapes: the library's store takes its four megabytes if one is kept.
        self.shape_cache.cache_surfaces.clear()

    def _preload_shadow_edges(self) -> None:
        """Our brush lays the shadows: the library draws none."""

    def build_all_combined_ids(self, *ids: Any) -> list[str]:
        key = repr(ids)
        if key not in self._names:
            self._names[key] = super().build_all_combined_ids(*ids)
            self.unique_theming_ids.clear()
        return self._names[key]


class Leaf:
    """The elements of one panel. While another lies open, the manager does not know them."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.group = Group()
        self.root: UIContainer | None = None
        self.stack: UIWindowStack | None = None


class Gui(UIManager):
    """The manager of a window, with a pointer that is told where it is."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, enable_live_theme_updates=False)
        self.mouse_position = AWAY
        self.add_font_paths(FONT, str(font_file("text")))
        self._usual, self._stark = looks.read(looks.USUAL), looks.read(looks.CONTRAST)
        self._sizes: set[int] = set()
        self._wears: tuple[bool, int] | None = None
        self.wear(False)
        pygame.event.set_blocked([pygame.USEREVENT, *ITS_EVENTS])

    def create_new_theme(self, theme_path: Any = None) -> Theme:
        return Theme(self.resource_loader, self._locale)

    def open(self, leaf: Leaf) -> UIContainer:
        """From now on the elements of that leaf are heard, drawn and put into its container."""
        if self.ui_group is leaf.group and leaf.root is not None:
            return leaf.root
        self.set_focus_set(None)
        self.ui_group, self.window_resolution = leaf.group, leaf.size
        if leaf.root is None or leaf.stack is None:
            self.root_container = None
            window = Rect((0, 0), leaf.size)
            leaf.root = UIContainer(window, self, container=None, object_id="#root_container")
            leaf.root.set_focus_set(None)
            leaf.stack = UIWindowStack(leaf.size, leaf.root)
        self.root_container, self.ui_window_stack = leaf.root, leaf.stack
        return leaf.root

    def close(self, leaf: Leaf) -> None:
        """The leaf goes for good: nothing keeps its elements."""
        if self.ui_group is leaf.group:
            self.open(Leaf(leaf.size))

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is at `pos`: what lies there is hovered, nothing else."""
        self.mouse_position = pos
        self._handle_hovering(0.0)

    def press(self, pos: tuple[int, int], pressed: bool, on: UIElement | None = None) -> None:
        """The pointer goes down or comes up at `pos`: on that element, or on what lies there."""
        self.mouse_position = pos
        kind = pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP
        event = pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos, touch=False)
        self.process_events(event) if on is None else on.process_event(event)

    def wear(self, stark: bool, letters: int = LETTERS) -> None:
        """The theme: the usual one, or that with more contrast; letters of that size (px)."""
        if self._wears == (stark, letters):
            return
        if self._wears is None or self._wears[0] != stark:
            self.ui_theme.load_theme(self._usual)
            if stark:
                self.ui_theme.load_theme(self._stark)
        self._wears = (stark, letters)
        font = {"name": FONT, "size": str(letters), "style": "regular"}
        if letters not in self._sizes:
            self._sizes.add(letters)
            self.preload_fonts([{**font, "point_size": letters}])
        self.ui_theme.load_theme({"text_entry_line": {"font": font}})

    def _update_mouse_position(self) -> None:
        """It is told where that is."""

    def _load_default_cursors(self) -> None:
        """The pointer is the window's."""
