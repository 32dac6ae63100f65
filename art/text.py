"""Lettering: every word on screen, in one face for text and one for titles."""

from __future__ import annotations

import importlib.resources
from collections.abc import Callable
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from art.emblems import emblem as emblem
from art.paint import MEGABYTE, Pictures, blank, ready
from art.theme import RGB

Face: TypeAlias = Literal["text", "bold", "title"]
Align: TypeAlias = Literal["left", "center", "right"]

FONTS: dict[Face, tuple[str, str]] = {
    "text": ("fontpkg_heebo", "Heebo[wght].ttf"),
    "bold": ("fontpkg_heebo", "Heebo[wght].ttf"),
    "title": ("fontpkg_frank_ruhl_libre", "FrankRuhlLibre[wght].ttf"),
}
# How much thicker the strokes are drawn than the font's own weight, as a part of the size.
# The files are variable fonts, of which only the default weight can be loaded.
EMBOLDEN: dict[Face, float] = {"text": 0.0, "bold": 0.021, "title": 0.023}
# How much of a line's height its letters take; the rest is air.
INK_SHARE = 0.76
# No letters are made smaller than this to fit (px).
SMALLEST = 6
# Single letters are kept up to this size (px): larger ones are few, and heavy.
LARGEST_KEPT = 40
FONTS_KEPT = 40
# Fluent puts these round every argument; fonts draw them as boxes.
INVISIBLE = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


def font_file(face: Face) -> Path:
    """The file of a typeface, or the one that comes with pygame_gui if it is missing."""
    package, name = FONTS[face]
    try:
        file = Path(str(importlib.resources.files(package) / "files" / name))
    except ModuleNotFoundError:
        file = Path()
    if file.is_file():
        return file
    weight = "Regular" if face == "text" else "Bold"
    data = importlib.resources.files("pygame_gui") / "data"
    return Path(str(data / f"NotoSansHebrew-{weight}.ttf"))


class Lettering:
    """Renders text and keeps what it rendered. Sizes are pixels at a `scale` of 1.

    `visual` brings a line from reading order into left-to-right order of drawing. `scale`
    may be changed at any time; what is already on a surface stays as it is.
    """

    def __init__(self, visual: Callable[[str], str] = str, limit: int = 8 * MEGABYTE) -> None:
        pygame.font.init()
        self.visual = visual
        self.scale = 1.0
        self.lines = Pictures(limit)
        self._files = {face: font_file(face) for face in FONTS}
        self._open = lru_cache(FONTS_KEPT)(pygame.font.Font)

    @property
    def printed(self) -> Lettering:
        """The same letters as they are printed on cards and boxes: no scale enlarges them."""
        same = copy(self)
        same.scale = 1.0
        return same

    def pixels(self, size: int) -> int:
        """How large letters of that size are drawn."""
        return max(1, round(size * self.scale))

    def line(self, text: str, size: int, colour: RGB, face: Face = "text") -> pygame.Surface:
        """One line of text on a transparent ground (shared: do not draw on it)."""
        px = self.pixels(size)
        key = (text, px, colour, face, bool(pygame.display.get_surface()))
        return self.lines.get(key, lambda: self._line(text, px, colour, face))

    def paragraph(
        self,
        text: str,
        size: int,
        colour: RGB,
        width: int,
        align: Align = "left",
        face: Face = "text",
    ) -> pygame.Surface:
        """Text wrapped to `width` px (shared: do not draw on it)."""
        px = self.pixels(size)
        key = (text, px, colour, width, align, face, bool(pygame.display.get_surface()))
        return self.lines.get(key, lambda: self._paragraph(text, size, colour, width, align, face))

    def measure(self, text: str, size: int, face: Face = "text") -> tuple[int, int]:
        """Width and height of one line; needs no screen."""
        return self._measure(text, self.pixels(size), face)

    def _measure(self, text: str, size: int, face: Face) -> tuple[int, int]:
        clean = text.translate(INVISIBLE)
        if not EMBOLDEN[face]:
            width, height = self._font(size, face).size(clean)
            return width, height
        scale = _scale(size)
        wide = self._font(size * scale, face).size(clean)[0] / scale
        spread = EMBOLDEN[face] * size * (len(clean) + 1)
        return round(wide + spread) + 1, self._font(size, face).get_linesize()

    def fit(self, text: str, size: int, width: int, face: Face = "text") -> int:
        """The largest size up to `size` at which the text is no wider than `width` px."""
        best, least = max(1, size), max(1, round(SMALLEST / self.scale))
        while best > least and (wide := self.measure(text, best, face)[0]) > width:
            best = min(best - 1, max(least, int(best * width / wide)))
        return best

    def fit_into(self, text: str, size: int, room: tuple[int, int], face: Face = "text") -> int:
        """The same for a box of that width and height.

        Letters grow with the scale until their ink fills the box, but are never smaller for
        its height than at a scale of 1.
        """
        best = self.fit(text, size, room[0], face)
        tallest = max(room[1] / INK_SHARE, self._measure(text, best, face)[1])
        while best > 1 and self.measure(text, best, face)[1] > tallest:
            best -= 1
        return best

    def wrap(self, text: str, size: int, width: int, face: Face = "text") -> list[str]:
        """The lines of the text, in reading order, none wider than `width` px."""
        lines: list[str] = []
        for part in text.translate(INVISIBLE).split("\n"):
            line = ""
            for word in part.split():
                longer = f"{line} {word}" if line else word
                if self.measure(longer, size, face)[0] <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *pieces, line = self._broken(word, size, width, face)
                lines.extend(pieces)
            lines.append(line)
        return lines

    def _broken(self, word: str, size: int, width: int, face: Face) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.measure(pieces[-1] + letter, size, face)[0] > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _font(self, size: int, face: Face) -> pygame.font.Font:
        return self._open(str(self._files[face]), size)

    def _line(self, text: str, size: int, colour: RGB, face: Face) -> pygame.Surface:
        clean = self.visual(text.translate(INVISIBLE))
        if EMBOLDEN[face]:
            return ready(self._emboldened(clean, size, colour, face))
        return ready(self._font(size, face).render(clean, True, colour))

    def _emboldened(self, text: str, size: int, colour: RGB, face: Face) -> pygame.Surface:
        # Letters are outlined large, set a little wider apart, and brought to size.
        scale = _scale(size)
        font = self._font(size * scale, face)
        stroke = max(1, round(EMBOLDEN[face] * size * scale))
        spread = EMBOLDEN[face] * size * scale
        width, height = self._measure(text, size, face)
        large = blank((width * scale, height * scale))
        large.fill((*colour, 0))
        for place, letter in enumerate(text):
            x = font.size(text[:place])[0] + round(spread * (place + 0.5))
            draw = partial(_bold_letter, font, letter, stroke, colour)
            key = (letter, size, colour, face, "bold letter")
            bold = self.lines.get(key, draw) if size <= LARGEST_KEPT else draw()
            large.blit(bold, (x - stroke, -stroke))
        return pygame.transform.smoothscale(large, (width, height))

    def _paragraph(
        self, text: str, size: int, colour: RGB, width: int, align: Align, face: Face
    ) -> pygame.Surface:
        lines = self.wrap(text, size, width, face)
        step = self._font(self.pixels(size), face).get_linesize()
        whole = blank((width, step * len(lines)))
        whole.fill((*colour, 0))
        for place, line in enumerate(lines):
            drawn = self.line(line, size, colour, face)
            free = width - drawn.get_width()
            x = {"left": 0, "center": free // 2, "right": free}[align]
            whole.blit(drawn, (x, place * step))
        return ready(whole)


def _scale(size: int) -> int:
    return 4 if size < 40 else 3 if size < 80 else 2


def _bold_letter(font: pygame.font.Font, letter: str, stroke: int, colour: RGB) -> pygame.Surface:
    """A letter and its outline in one, kept: changing the outline empties the font's own store."""
    font.outline = stroke
    bold = font.render(letter, True, colour)
    font.outline = 0
    bold.blit(font.render(letter, True, colour), (stroke, stroke))
    return bold
