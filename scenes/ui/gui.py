"""pygame_gui as Kibitz uses it: one manager a window, and a leaf of its controls for every page.

The library is never shown the queue or the mouse. It hears what a panel passes on, so that a
picture depends on signals and time alone, and it puts nothing into the queue.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import pygame
from pygame import Rect
from pygame_gui import UIManager, _constants
from pygame_gui.core import UIContainer
from pygame_gui.core.layered_gui_group import LayeredGUIGroup
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme
from pygame_gui.core.ui_window_stack import UIWindowStack

from art import looks
from art.text import font_file

FONT, LETTERS = "kibitz", 18
# Where a pointer is that is nowhere, such as a finger that was lifted.
AWAY = (-1, -1)
# What the library would tell a program that reads the queue.
ITS_EVENTS = sorted(
    {
        pygame.USEREVENT,
        *(kind for name, kind in vars(_constants).items() if name.startswith("UI_")),
    }
)


class Group(LayeredGUIGroup):
    """What is drawn: nothing has to be updated before a picture.

    The library cuts the picture of whatever is rolled beyond its container, a copy each time.
    Here what is `rolled` is drawn within the `frame` instead, and what is not, round it.
    """

    def __init__(self) -> None:
        LayeredGUIGroup.__init__(self)
        self.frame: Rect | None = None

    def draw(self, surface: pygame.Surface) -> None:
        if self.frame is None:
            shown: dict[bool, list[Any]] = {False: self._shown()}
        else:
            shown = {True: self._shown(rolled=True), False: self._shown(rolled=False)}
        clip = surface.get_clip()
        for rolled, pictures in shown.items():
            surface.set_clip(self.frame.clip(clip) if rolled and self.frame else clip)
            surface.blits(pictures)
        surface.set_clip(clip)

    def _shown(self, rolled: bool | None = None) -> list[Any]:
        return [
            element.blit_data
            for element in self._spritelist
            if element.image is not None
            and element.visible
            and rolled in (None, getattr(element, "rolled", False))
        ]


class Theme(UIAppearanceTheme):
    """A theme that knows at once by which names an element is found in it.

    The library remembers them, too, but under a text of up to two megabytes that it writes anew
    for each element: that was most of what a page took to be built.
    """

    def __init__(self, *made_of: Any) -> None:
        UIAppearanceTheme.__init__(self, *made_of)
        self._names: dict[str, list[str]] = {}

    def _load_default_theme_file(self) -> None:
        self.load_theme(_look_of_the_library())

    def validate_theme_data(self, theme_data: dict[str, Any]) -> list[str]:
        """What is wrong with a theme; that of the library is right."""
        if theme_data is _look_of_the_library():
            return []
        found: list[str] = UIAppearanceTheme.validate_theme_data(self, theme_data)
        return found

    def _preload_shadow_edges(self) -> None:
        """Our brush lays the shadows: the library draws none."""

    def build_all_combined_ids(self, *ids: Any) -> list[str]:
        key = repr(ids)
        if key not in self._names:
            self._names[key] = UIAppearanceTheme.build_all_combined_ids(self, *ids)
            self.unique_theming_ids.clear()
        return self._names[key]


@cache
def _look_of_the_library() -> dict[str, Any]:
    """What every theme begins with, read once."""
    text = files("pygame_gui.data").joinpath("default_theme.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


class AtOnce(IResourceLoader):
    """Has begun: what is asked for is loaded there and then, a font or two, without a thread."""

    def add_resource(self, resource: Any) -> None:
        resource.load()

    def start(self) -> None:
        """Nothing waits."""

    def update(self) -> tuple[bool, float]:
        return True, 1.0

    def started(self) -> bool:
        return True


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
        self.pointer = AWAY
        super().__init__(size, enable_live_theme_updates=False, resource_loader=AtOnce())
        self.add_font_paths(FONT, str(font_file("text")))
        self._usual, self._stark = looks.read(looks.USUAL), looks.read(looks.CONTRAST)
        self._sizes: set[int] = set()
        self._wears: tuple[bool, int] | None = None
        self.wear(False)
        pygame.event.set_blocked(ITS_EVENTS)

    def create_new_theme(self, theme_path: Any = None) -> Theme:
        return Theme(self.resource_loader, self._locale)

    def open(self, leaf: Leaf) -> None:
        """From now on the elements of that leaf are heard, drawn and added to."""
        if self.ui_group is leaf.group:
            return
        self.set_focus_set(None)
        self.ui_group = leaf.group
        self.window_resolution = leaf.size
        if leaf.root is None or leaf.stack is None:
            self.root_container = None
            leaf.root = UIContainer(
                Rect((0, 0), leaf.size), self, container=None, object_id="#root_container"
            )
            leaf.root.set_focus_set(None)
            leaf.stack = UIWindowStack(leaf.size, leaf.root)
        self.root_container, self.ui_window_stack = leaf.root, leaf.stack

    def close(self, leaf: Leaf) -> None:
        """The leaf goes for good: nothing keeps its elements."""
        if self.ui_group is leaf.group:
            self.open(Leaf(leaf.size))

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is at `pos`: what lies there is hovered, nothing else."""
        self.pointer = self.mouse_position = pos
        self._handle_hovering(0.0)

    def press(self, pos: tuple[int, int], pressed: bool) -> None:
        """The pointer goes down or comes up at `pos`."""
        self.pointer = self.mouse_position = pos
        kind = pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP
        event = pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos, touch=False)
        self.process_events(event)

    def wear(self, stark: bool, letters: int = LETTERS) -> None:
        """The theme: the usual one, or that with more contrast; letters of that size (px)."""
        if self._wears == (stark, letters):
            return
        if self._wears is None or self._wears[0] != stark:
            self.ui_theme.load_theme(self._usual)
            if stark:
                self.ui_theme.load_theme(self._stark)
        self._wears = (stark, letters)
        if letters not in self._sizes:
            self._sizes.add(letters)
            self.preload_fonts([{"name": FONT, "point_size": letters, "style": "regular"}])
        font = {"name": FONT, "size": str(letters), "style": "regular"}
        self.ui_theme.load_theme({"text_entry_line": {"font": font}})

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer

    def _load_default_cursors(self) -> None:
        """The pointer is the window's."""
