"""Lettering: every word on screen, in one face for text and one for titles; games have theirs."""

from __future__ import annotations

import importlib.resources
import math
import re
from collections.abc import Callable, Mapping
from copy import copy
from functools import cache, lru_cache
from itertools import accumulate, zip_longest
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

# Imported, so that whoever builds the program finds it.
from art import fonts
from art.bidi import INVISIBLE as INVISIBLE
from art.bidi import Run, carried, runs
from art.emblems import emblem as emblem
from art.paint import MEGABYTE, Pictures, blank, ready
from art.parting import NO_BREAK, parted
from art.theme import RGB, SHADOW
from art.theme import Face as Face
from game.directions import runs_both_ways
from game.numerals import MINUS

Align: TypeAlias = Literal["left", "center", "right"]

FONTS: dict[Face, tuple[str, str]] = {
    "text": ("fontpkg_heebo", "Heebo[wght].ttf"),
    "bold": (fonts.__name__, "Heebo-Bold.ttf"),
    "title": (fonts.__name__, "FrankRuhlLibre-Bold.ttf"),
    "carved": ("fontpkg_rowdies", "Rowdies-Bold.ttf"),
    "poster": ("fontpkg_russo_one", "RussoOne-Regular.ttf"),
    "engraved": ("fontpkg_abril_fatface", "AbrilFatface-Regular.ttf"),
    "comic": ("fontpkg_titan_one", "TitanOne-Regular.ttf"),
    "neon": ("fontpkg_righteous", "Righteous-Regular.ttf"),
}
# How wide a space is at least, as a share of the size, in a face whose own is so narrow that the
# words of a small line run together.
SPACES: dict[Face, float] = {"engraved": 0.28}
# What stands for a minus in a face that has none: it is as long, and as high.
MINUSES: dict[Face, str] = {"poster": "–"}
# Fonts that draw whatever the house writes; another's letters are asked for at this size.
HOUSE: tuple[Face, ...] = ("text", "bold", "title")
ASKED = 20
# No font has it: it measures what stands for whatever is missing.
NO_LETTER = "\uffff"
# How much of a line's height its letters take; the rest is air.
INK_SHARE = 0.76
# A size is guessed from that of larger letters, and never guessed too large.
ROUGHLY = 0.94
# Letters are asked for at this size at least, however small the window. Where there is no room they
# are made smaller, but not smaller than that (px).
READABLE, SMALLEST = 12, 6
# So much of a name is left in any case.
FEWEST_LETTERS = 4
# Up to this size (px) a font sets its letters on whole pixels only, so that words run together:
# they are drawn so many times as large, and brought to size.
COARSE, ENLARGED = 16, 4
FONTS_KEPT, MEASURED_KEPT, PAIRS_KEPT, LETTERS_KEPT, ABLE_KEPT = 16, 10_000, 16_000, 4000, 2000
# More letters than this are on no line and in no paragraph: no surface has room for them.
LONGEST_LINE, LONGEST_TEXT = 240, 4000
# What no font can draw, or what turns the order of letters without an end: controls stand for
# the space they make, half letters for a letter nobody knows, and the narrow space that parts
# long numbers is a usual one. Lines are parted before.
UNDRAWN: dict[int, str] = {
    **dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " "),
    **dict.fromkeys(range(0xD800, 0xE000), "\ufffd"),
    **dict.fromkeys((0, *range(0x202A, 0x202F)), ""),
    0x202F: NO_BREAK,
}
PARTED = {letter: drawn for letter, drawn in UNDRAWN.items() if letter != ord("\n")}
# How wide the edge of letters is, as a share of their size, and of how many letters it is made.
EDGE, EDGES = 0.06, 16
# How letters that run from right to left are shaped.
SCRIPT = "Hebr"


@cache
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
    """Renders text and keeps what it rendered.

    Sizes are pixels at a `scale` of 1. Those that were made to fit are fractions, so that
    enlarged letters too come in every number of pixels.

    `rtl` says that lines begin at the right: what is aligned "left" is then on the right, and
    the other way round. It and `scale` may be changed at any time; what is already on a
    surface stays as it is.
    """

    def __init__(self, limit: int = 2 * MEGABYTE) -> None:
        pygame.font.init()
        self.scale = 1.0
        self.rtl = False
        self.lines = Pictures(limit)

    @property
    def printed(self) -> Lettering:
        """The same letters as they are printed on cards and boxes: no scale enlarges them."""
        same = copy(self)
        same.scale = 1.0
        return same

    def pixels(self, size: float) -> int:
        """How large letters of that size are drawn."""
        return max(1, round(size * self.scale))

    def _asked(self, size: float) -> int:
        return max(READABLE, self.pixels(size))

    def able(self, text: str, face: Face) -> Face:
        """That face, or the house's for titles if one of these letters is not in it."""
        return face if face in HOUSE or _draws(text, face) else "title"

    def line(self, text: str, size: float, colour: RGB, face: Face = "text") -> pygame.Surface:
        """One line of text on a transparent ground (shared: do not draw on it)."""
        text, face = _cut(text, LONGEST_LINE), self.able(text, face)
        px = self.pixels(size)
        key = (text, px, colour, face, self.rtl, bool(pygame.display.get_surface()))
        return self.lines.get(key, lambda: self._line(text, px, colour, face))

    def edged(self, text: str, size: float, colour: RGB, face: Face = "text") -> pygame.Surface:
        """One line with a dark edge all round (shared), for a ground that may be anything."""
        text, face = _cut(text, LONGEST_LINE), self.able(text, face)
        px = self.pixels(size)
        key = ("edged", text, px, colour, face, self.rtl, bool(pygame.display.get_surface()))

        def make() -> pygame.Surface:
            letters, dark = (self._line(text, px, ink, face) for ink in (colour, SHADOW))
            return edged(letters, dark, px)

        return self.lines.get(key, make)

    def paragraph(
        self,
        text: str,
        size: float,
        colour: RGB,
        width: int,
        align: Align = "left",
        face: Face = "text",
    ) -> pygame.Surface:
        """Text wrapped to `width` px (shared: do not draw on it)."""
        px, face = self.pixels(size), self.able(text, face)
        key = (text, px, colour, width, align, face, self.rtl, bool(pygame.display.get_surface()))
        return self.lines.get(key, lambda: self._paragraph(text, size, colour, width, align, face))

    def high(self, text: str, size: float, width: int, face: Face = "text") -> int:
        """How high a paragraph is that is wrapped to `width` px."""
        lines = self.wrap(text, size, width, face)
        return _font(self.pixels(size), self.able(text, face)).get_linesize() * len(lines)

    def side(self, align: Align) -> Align:
        """Where on the screen that is: lines begin at the left, or else at the right."""
        other: dict[Align, Align] = {"left": "right", "right": "left"}
        return other.get(align, align) if self.rtl else align

    def measure(self, text: str, size: float, face: Face = "text") -> tuple[int, int]:
        """Width and height of one line; needs no screen."""
        face = self.able(text, face)
        return _measured(_cut(text, LONGEST_LINE), self.pixels(size), face, self.rtl)

    def fit(self, text: str, size: float, width: int, face: Face = "text") -> float:
        """The largest size up to `size` at which the text is no wider than `width` px."""
        text, most, face = _cut(text, LONGEST_LINE), self._asked(size), self.able(text, face)
        best, least = most, min(most, SMALLEST)
        while best > least and (wide := _measured(text, best, face, self.rtl)[0]) > width:
            best = min(best - 1, max(least, int(best * width / wide)))
        # The guess above may have gone too far.
        while best < most and _measured(text, best + 1, face, self.rtl)[0] <= width:
            best += 1
        return best / self.scale

    def fit_into(self, text: str, size: float, room: tuple[int, int], face: Face = "text") -> float:
        """The same for a box of that width and height.

        Letters grow with the scale until their ink fills the box, but are never smaller for
        its height than at a scale of 1.
        """
        face = self.able(text, face)
        best, printed = self.pixels(self.fit(text, size, room[0], face)), max(READABLE, round(size))
        while best > printed and _measured("", best, face, self.rtl)[1] * INK_SHARE > room[1]:
            best -= 1
        return best / self.scale

    def fit_lines(
        self, text: str, size: float, room: tuple[int, int], face: Face = "text"
    ) -> float:
        """The largest size up to `size` at which the text, in lines, fits into a box.

        Nothing is smaller at a larger scale, for any size that fits is taken.
        """
        face = self.able(text, face)
        longest = max(parted(text), key=len, default="")
        best = largest = self.pixels(self.fit(longest, size, room[0], face))
        wide, high = _measured(_cut(text, LONGEST_LINE), largest, face, self.rtl)
        # What is far too large is not measured at every size.
        while best > SMALLEST and not _has_room(
            (wide * ROUGHLY * best / largest, high * ROUGHLY * best / largest), room
        ):
            best -= 1
        while best > SMALLEST and not self._fits(text, best, room, face):
            best -= 1
        return best / self.scale

    def _fits(self, text: str, px: int, room: tuple[int, int], face: Face) -> bool:
        size = _measured(_cut(text, LONGEST_LINE), px, face, self.rtl)
        if not _has_room(size, room):
            return False
        return len(self.wrap(text, px / self.scale, room[0], face)) <= _most_lines(size[1], room)

    def wrap(self, text: str, size: float, width: int, face: Face = "text") -> list[str]:
        """The lines of the text, in reading order, none wider than `width` px."""
        face, lines = self.able(text, face), list[str]()
        text = _cut(text, LONGEST_TEXT, PARTED)
        both = self.rtl or runs_both_ways(text)
        for part in (text if both else text.translate(INVISIBLE)).split("\n"):
            line = ""
            for word in parted(part):
                longer = f"{line} {word}" if line else word
                if self.measure(longer, size, face)[0] <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *pieces, line = self._broken(word, size, width, face)
                lines.extend(pieces)
            lines.append(line)
        return carried(lines) if both else lines

    def _broken(self, word: str, size: float, width: int, face: Face) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.measure(pieces[-1] + letter, size, face)[0] > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _line(self, text: str, size: int, colour: RGB, face: Face) -> pygame.Surface:
        line = self._run_by_run(text, _drawn(size), colour, face)
        if size > COARSE:
            return ready(line)
        width, height = _measured(text, size, face, self.rtl)
        large = blank((width * ENLARGED, height * ENLARGED))
        large.fill((*colour, 0))
        large.blit(line, (0, 0))
        return ready(pygame.transform.smoothscale(large, (width, height)))

    def _run_by_run(self, text: str, size: int, colour: RGB, face: Face) -> pygame.Surface:
        parts = [
            part
            for run in _runs(text, self.rtl, face)
            for part in _words(_font(size, face, run.rtl), run.text, colour, _wider(size, face))
        ]
        if len(parts) == 1:
            return parts[0][0]
        whole = blank((sum(wide for _, wide in parts), parts[0][0].get_height()))
        whole.fill((*colour, 0))
        x = 0
        for part, wide in parts:
            whole.blit(part, (x, 0))
            x += wide
        return whole

    def _paragraph(
        self, text: str, size: float, colour: RGB, width: int, align: Align, face: Face
    ) -> pygame.Surface:
        lines = self.wrap(text, size, width, face)
        step = _font(self.pixels(size), face).get_linesize()
        whole = blank((width, step * len(lines)))
        whole.fill((*colour, 0))
        for place, line in enumerate(lines):
            drawn = self.line(line, size, colour, face)
            free = width - drawn.get_width()
            x = {"left": 0, "center": free // 2, "right": free}[self.side(align)]
            whole.blit(drawn, (x, place * step))
        return ready(whole)


def shortened(name: str, pixels: Callable[[str], float]) -> str:
    """A name, or as much of it, with dots, as is large enough to be read.

    `pixels` says how large a text can be written where it is to stand.
    """
    shown = name
    while pixels(shown) < READABLE and len(name) > FEWEST_LETTERS:
        name = name[:-1].rstrip()
        shown = f"{name}…"
    return shown


def edged(letters: pygame.Surface, dark: pygame.Surface, px: int) -> pygame.Surface:
    """Letters of that size with an edge of the same letters in another colour."""
    wide = max(2, round(px * EDGE))
    whole = blank((letters.get_width() + 2 * wide, letters.get_height() + 2 * wide))
    for step in range(EDGES):
        turn = math.tau * step / EDGES
        off = (wide + round(wide * math.cos(turn)), wide + round(wide * math.sin(turn)))
        whole.blit(dark, off)
    whole.blit(letters, (wide, wide))
    return ready(whole)


def _cut(text: str, most: int, undrawn: Mapping[int, str] = UNDRAWN) -> str:
    """The text without what no font can draw, and no longer than `most` letters."""
    if not text.isprintable():
        text = text.translate(undrawn)
    return text if len(text) <= most else text[: most - 1] + "…"


@lru_cache(FONTS_KEPT)
def _opened(file: str, size: int, rtl: bool) -> pygame.font.Font:
    # No font outlives the pygame that drew with it.
    pygame.register_quit(_opened.cache_clear)
    font = pygame.font.Font(file, size)
    if rtl:
        font.set_direction(pygame.DIRECTION_RTL)
        font.set_script(SCRIPT)
    return font


def _font(size: int, face: Face, rtl: bool = False) -> pygame.font.Font:
    return _opened(str(font_file(face)), size, rtl)


@lru_cache(ABLE_KEPT)
def _draws(text: str, face: Face) -> bool:
    """Whether all these letters are in that face."""
    letters = _in_face(text[:LONGEST_TEXT].translate(INVISIBLE), face).split()
    font = _font(ASKED, face)
    missing = font.metrics(NO_LETTER)[0]
    return not {None, missing} & set(font.metrics("".join(letters)))


def _in_face(text: str, face: Face) -> str:
    """The text in letters that the face has."""
    return text.replace(MINUS, MINUSES[face]) if face in MINUSES else text


def _runs(text: str, rtl: bool, face: Face) -> list[Run]:
    return [Run(_in_face(run.text, face), run.rtl) for run in runs(text, rtl)]


@lru_cache(MEASURED_KEPT)
def _measured(text: str, size: int, face: Face, rtl: bool) -> tuple[int, int]:
    """Width and height of a line in px."""
    wide = sum(_places(run, _drawn(size), face)[-1] for run in _runs(text, rtl, face))
    if size > COARSE:
        return wide, _font(size, face).get_height()
    return round(wide / ENLARGED) + 1, _font(size, face).get_linesize()


def _places(run: Run, size: int, face: Face) -> list[int]:
    """Where each letter of a run begins, in reading order, and last how wide the run is.

    Texts are measured by their pairs, for a font lays out a whole text each time it is asked.
    What a letter takes nearly always depends on the next one alone; where it does not (2 of
    600 texts), a line comes out wider by up to 0.1 %.
    """
    if run.rtl:
        font = _font(size, face, rtl=True)
        return [font.size(run.text[:end])[0] for end in range(len(run.text) + 1)]
    pairs = map("".join, zip_longest(run.text, run.text[1:], fillvalue=""))
    return [*accumulate((_advance(pair, size, face) for pair in pairs), initial=0)]


@lru_cache(PAIRS_KEPT)
def _advance(pair: str, size: int, face: Face) -> int:
    """How much further the second letter of a pair begins."""
    wider = _wider(size, face) if pair[0] == " " else 0
    return _font(size, face).size(pair)[0] - _alone(pair[1:], size, face) + wider


@lru_cache(LETTERS_KEPT)
def _alone(letter: str, size: int, face: Face) -> int:
    """How wide a letter is with nothing beside it: it is in many pairs."""
    return _font(size, face).size(letter)[0]


def _wider(size: int, face: Face) -> int:
    """By how much a space is wider than the font has it."""
    least = SPACES.get(face)
    return 0 if least is None else max(0, round(size * least) - _alone(" ", size, face))


def _most_lines(high: float, room: tuple[int, int]) -> int:
    """How many lines of that height a box holds; the air above and below them needs no room."""
    return int(room[1] / high + 1 - INK_SHARE)


def _has_room(size: tuple[float, float], room: tuple[int, int]) -> bool:
    """Whether a text whose one long line has that size may fit into a box, in lines."""
    return size[0] <= room[0] * _most_lines(size[1], room)


def _drawn(size: int) -> int:
    """How large the font draws what is asked for at that size."""
    return size if size > COARSE else size * ENLARGED


def _words(
    font: pygame.font.Font, text: str, colour: RGB, wider: int
) -> list[tuple[pygame.Surface, int]]:
    """The text as it is drawn, and how far what follows is from where it begins.

    Where spaces are `wider` than the font has them, that is word by word.
    """
    pieces = re.findall("[^ ]+ ?| ", text) if wider and " " in text else [text]
    drawn = ((_rendered(font, piece, colour), piece) for piece in pieces)
    return [(part, part.get_width() + wider * piece.endswith(" ")) for part, piece in drawn]


def _rendered(font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
    """The text as the font draws it; marks that only join or turn others are nothing to see."""
    try:
        return font.render(text, True, colour)
    except pygame.error:
        return blank((1, font.get_linesize()))
