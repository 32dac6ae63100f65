"""No words are made smaller to fit, in the smallest usual window and the longer languages."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pygame import Rect, Surface

from art.brush import Brush
from art.text import Align, Face
from art.theme import RGB
from scenes.words import FIRST, Words
from tests.scenes.screens import SCREENS
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.tongues import OTHERS

# Rounding to whole pixels may take so much of a size.
NEARLY = 0.97
# A card is printed: its text is as large as there is room on it.
PRINTED = "workshop"


class Measured(Brush):
    """Notes what it writes smaller than it was asked to."""

    smaller: dict[str, float]

    def write(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        asked = self.grid.px(units)
        room = (max(1, box.width), max(1, box.height))
        size = self._in_lines(words, box, units, face)
        self._note(words, asked, size or self.lettering.fit_into(words, asked, room, face))
        return super().write(screen, words, box, units, colour, face, align)

    def wrap(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        self._note(words, self.grid.px(units), self.wrapped_size(words, box, units, face))
        return super().wrap(screen, words, box, units, colour, face, align)

    def line(
        self, words: str, units: float, colour: RGB, face: Face = "text",
        room: int | None = None, tall: int | None = None,
    ) -> Surface:  # fmt: skip
        if room is not None:
            asked = self.grid.px(units)
            self._note(words, asked, self.lettering.fit(words, asked, max(1, room), face))
        return super().line(words, units, colour, face, room, tall)

    def _note(self, words: str, asked: float, size: float) -> None:
        if words.strip() and size < NEARLY * asked:
            self.smaller[words] = round(size / asked, 2)


@pytest.mark.sample(61)
@pytest.mark.parametrize("name", [name for name in SCREENS if name != PRINTED])
@pytest.mark.parametrize(
    ("language", "size", "percent"),
    [(FIRST, (1280, 720), 100), *product(OTHERS, [(1024, 640)], [100, 150, 200])],
)
def test_words_keep_their_size(
    tmp_path: Path, name: str, language: str, size: tuple[int, int], percent: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    Measured.smaller = {}
    monkeypatch.setattr("scenes.ui.panel.Brush", Measured)
    guest = guest_who_reads(tmp_path, size, Words(language))
    guest.house.lettering.scale = percent / 100
    guest.stage.push(SCREENS[name](guest))
    guest.frames(3)
    panel = guest.panel
    while panel.top < panel.most:
        panel.turn(1)
        guest.top.dirty = True
        guest.frames(1)
    guest.stage.clear()
    # Where a folder is named, its name may be of any length.
    assert not [words for words in Measured.smaller if str(tmp_path) not in words]
