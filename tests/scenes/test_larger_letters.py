"""Larger letters: on every menu, in every language, nothing is smaller, clipped or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from art.brush import Brush
from art.text import Align, Face, Lettering
from art.theme import RGB
from scenes.menus.page import Page
from scenes.ui.widgets import Widget
from scenes.words import Words
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.test_menus import check_layout, check_reach
from tests.scenes.tongues import OTHERS, RightToLeft

# What rounding and the overhang of single letters may take (px).
HAIR = 2
# So far round a box its ink is looked for (px).
AROUND = 120
# So much of what a page says is larger by so much of what was asked for: the rest would not fit.
MOST, NEARLY = 0.85, 0.75
REFRESH = Widget.refresh
SPEAKERS: dict[str, tuple[Callable[[], Words], tuple[int, int]]] = {
    "english": (Words, (1280, 720)),
    **{f"{code}, small": (partial(Words, code), (1024, 640)) for code in OTHERS},
    "right to left, longer and small": (RightToLeft, (1024, 640)),
}


class Sizes:
    """How large every text was rendered (px)."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: dict[str, list[int]] = {}
        line, paragraph = Lettering.line, Lettering.paragraph

        def noted_line(of: Lettering, text: str, size: int, *more: Any, **other: Any) -> Surface:
            self.note(of, text, size)
            return line(of, text, size, *more, **other)

        def noted(of: Lettering, text: str, size: int, *more: Any, **other: Any) -> Surface:
            self.note(of, text, size)
            return paragraph(of, text, size, *more, **other)

        monkeypatch.setattr(Lettering, "line", noted_line)
        monkeypatch.setattr(Lettering, "paragraph", noted)

    def note(self, of: Lettering, text: str, size: int) -> None:
        if text.strip():
            self.found.setdefault(text, []).append(of.pixels(size))

    def taken(self) -> dict[str, list[int]]:
        """What was found since the last time."""
        found, self.found = self.found, {}
        return found


class Writing(Brush):
    """Notes what it writes: the words, the box, and where their ink is on the page."""

    found: list[tuple[str, Rect, Rect]]
    # Where ink was in its room: the same words in a box of that size are written the same.
    inks: dict[tuple[object, ...], Rect]
    # Where in the window that begins which is painted: a control has a picture of its own.
    corner = (0, 0)

    def write(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        return self._noted(super().write, screen, words, box, units, colour, face, align)

    def wrap(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        return self._noted(super().wrap, screen, words, box, units, colour, face, align)

    def _noted(
        self, way: Callable[..., Rect], screen: Surface, words: str, box: Rect, *more: Any
    ) -> Rect:
        room = box.inflate(2 * min(box.width, AROUND), 2 * min(2 * box.height, AROUND))
        on_page = (self.corner[0], self.corner[1] + self.grid.top)
        letters = self.lettering
        key = (way.__name__, words, box.size, *more, self.grid.px(100), letters.scale, letters.rtl)
        if key not in self.inks:
            # On a sheet of its own: what is written is there as it is, wherever the window ends.
            apart = Surface(room.size, pygame.SRCALPHA)
            way(apart, words, box.move(-room.x, -room.y), *more)
            self.inks[key] = apart.get_bounding_rect()
        ink = self.inks[key].move(room.topleft).move(on_page)
        self.found.append((words, box.move(on_page), ink))
        return way(screen, words, box, *more)


def refresh_at_its_place(widget: Widget, brush: Brush) -> None:
    """A control paints its picture, and its brush knows where that lies."""
    Writing.corner = (widget.rect.x, widget.rect.y)
    REFRESH(widget, brush)
    Writing.corner = (0, 0)


def opened(home: Path, name: str, percent: int, speaker: str) -> tuple[Guest, Page]:
    speak, size = SPEAKERS[speaker]
    guest = guest_who_reads(home, size, speak())
    guest.house.settings.text_size = percent
    guest.house.settle()
    page = SCREENS[name](guest)
    guest.stage.push(page)
    return guest, page


def rolled(guest: Guest, page: Page) -> Iterator[None]:
    """The page drawn from its top to its end."""
    page.panel.roll(0)
    while True:
        page.dirty = True
        guest.frames(1)
        yield
        before = page.panel.top
        page.panel.roll(before + page.panel.area.height // 2)
        if page.panel.top == before:
            return


@pytest.fixture
def tmp_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as short as a player's, for its name stands on a screen."""
    return tmp_path_factory.mktemp("home")


@pytest.mark.sample(54)
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("speaker", SPEAKERS)
def test_larger_letters_make_nothing_smaller(
    tmp_path: Path, name: str, speaker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.ui.panel.Brush", Writing)
    monkeypatch.setattr(Widget, "refresh", refresh_at_its_place)
    sizes, seen, Writing.inks = Sizes(monkeypatch), {}, {}
    for percent in (100, 150, 200):
        Writing.found = []
        guest, page = opened(tmp_path / str(percent), name, percent, speaker)
        for _ in rolled(guest, page):
            pass
        seen[percent] = sizes.taken()
        if percent > 100:
            check_sizes(seen[100], seen[percent], percent / 100)
            check_layout(page, guest.stage.size, name)
            check_reach(page, name)
            check_ink(page, Writing.found)
        guest.stage.clear()


def check_sizes(usual: dict[str, list[int]], larger: dict[str, list[int]], times: float) -> None:
    both = usual.keys() & larger.keys()
    # A rolled page of a list shows fewer of its things.
    assert len(both) > len(usual) / 3
    smaller = {
        text: (usual[text], larger[text]) for text in both
        if min(larger[text]) < min(usual[text]) or max(larger[text]) < max(usual[text])
    }  # fmt: skip
    assert not smaller
    grown = [text for text in both if max(larger[text]) >= NEARLY * times * max(usual[text])]
    left = sorted(both - set(grown))
    assert len(grown) >= MOST * len(both), [(text, usual[text], larger[text]) for text in left]


def check_ink(page: Page, found: list[tuple[str, Rect, Rect]]) -> None:
    """Every text in its box, every box on the page, and none on another's letters."""
    size = page.panel.grid.size
    whole = Rect(0, 0, size[0], size[1] + page.panel.most)
    inks: dict[tuple[str, tuple[int, ...]], Rect] = {}
    for words, box, ink in found:
        room = box.inflate(2 * HAIR, 2 * HAIR)
        assert not ink or room.contains(ink), (words, box, ink)
        assert not ink or whole.contains(ink), (words, ink, whole)
        inks[words, tuple(box)] = ink
    for (one, ink), (other, another) in combinations(inks.items(), 2):
        # A thing that is raised is drawn a little higher than it was before.
        moved = one[0] == other[0] and abs(ink.y - another.y) < ink.height
        assert moved or not ink.inflate(-HAIR, -HAIR).colliderect(another), (one, other)


@pytest.mark.sample(2)
@pytest.mark.parametrize("speaker", ["english", "de, small"])
def test_what_stands_at_the_foot_covers_nothing(tmp_path: Path, speaker: str) -> None:
    for number, name in enumerate(SCREENS):
        for percent in (100, 200):
            guest, page = opened(tmp_path / f"{number}-{percent}", name, percent, speaker)
            widgets = page.panel.widgets
            page.panel.roll(page.panel.most)
            lowest = max(widget.box.bottom for widget in widgets)
            for hint in {widget.hint for widget in widgets if widget.hint}:
                assert page._foot_box(hint).top >= lowest - HAIR, (name, percent, hint)
            guest.stage.clear()
