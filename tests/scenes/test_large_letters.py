"""Letters at twice their size: on every menu, in every direction, none leaves its box."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from art.text import Align, Face
from art.theme import RGB
from scenes.ui.brush import Brush
from scenes.words import Words
from tests.scenes.screens import SCREENS
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.tongues import RightToLeft

TWICE = 2.0
# What rounding and the overhang of single letters may take (px).
HAIR = 2


class Writing(Brush):
    """Notes what it writes: the words, the box, and where their ink is."""

    found: list[tuple[str, Rect, Rect]]

    def write(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        place = super().write(screen, words, box, units, colour, face, align)
        line = self.line(words, units, colour, face, box.width, box.height)
        self.found.append((words, box.copy(), line.get_bounding_rect().move(place.topleft)))
        return place

    def wrap(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        place = super().wrap(screen, words, box, units, colour, face, align)
        size = self.wrapped_size(words, box, units, face)
        text = self.lettering.paragraph(words, size, self._ink(colour), box.width, align, face)
        self.found.append((words, box.copy(), text.get_bounding_rect().move(place.topleft)))
        return place


@pytest.mark.parametrize(
    ("speak", "size"),
    [
        (Words, (1280, 720)),
        (lambda: Words("de"), (1280, 720)),
        (lambda: Words("de"), (1024, 640)),
        (RightToLeft, (1024, 640)),
    ],
    ids=["english", "german", "german, small", "hebrew, small"],
)
def test_no_text_leaves_its_box_at_two_hundred_percent(
    tmp_path: Path, speak: Callable[[], Words], size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("scenes.ui.panel.Brush", Writing)
    outside = []
    for number, (name, screen) in enumerate(SCREENS.items()):
        guest = guest_who_reads(tmp_path / str(number), size, speak())
        guest.house.settings.text_size = 200
        guest.house.lettering.scale = TWICE
        Writing.found = []
        guest.stage.push(screen(guest))
        guest.frames(1)
        assert Writing.found, name
        window = pygame.Rect((0, 0), size)
        for words, box, ink in Writing.found:
            room = box.inflate(2 * HAIR, 2 * HAIR)
            if words.strip() and not (room.contains(ink) and window.contains(ink)):
                outside.append((name, words, tuple(box), tuple(ink)))
    assert not outside, "\n".join(map(str, outside))
