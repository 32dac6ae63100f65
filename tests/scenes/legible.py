"""How far letters stand out from what they lie on, measured in the finished picture.

A picture is made twice more: without any letters, which shows what lies behind each, and with a
bar in a colour of its own for each line, which shows where in the picture the line has come to lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias
from unittest.mock import patch

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from art.text import Align, Face, Lettering, edged
from art.theme import RGB, SHADOW, luminance
from tests.drawn_once import LETTERED

Pixels: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.bool_]

# What is said of a ground is true of all but so many hundredths of it.
WORST = 10
# A bar of which less is seen than this share lies under something else.
SEEN = 0.5


class Letters(Enum):
    """How letters are drawn."""

    NONE = auto()
    BARS = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it was asked for."""

    text: str
    px: int
    colour: RGB


@dataclass(frozen=True, slots=True)
class Legible:
    """A line in the picture, and its contrast with the ground: as usual, and where that is bad."""

    line: Line
    usual: float
    worst: float
    at: tuple[int, int]


@dataclass(slots=True)
class Marks:
    """The lines of a picture, and the colour that each one's bar has."""

    found: dict[RGB, Line] = field(default_factory=dict)
    colours: dict[tuple[Line, Face], RGB] = field(default_factory=dict)
    inked: dict[RGB, Mask] = field(default_factory=dict)

    def bar(self, line: Line, face: Face, drawn: Surface) -> Surface:
        """What is drawn for a line: as large as its ink."""
        number = len(self.colours)
        colour = self.colours.setdefault(
            (line, face), (255 - number % 8, number // 8 % 32, 255 - number // 256)
        )
        ink = drawn.get_bounding_rect()
        mask = pygame.surfarray.array_alpha(drawn.subsurface(ink)) > 0
        self.found[colour], self.inked[colour] = line, mask
        bar = Surface(drawn.get_size(), pygame.SRCALPHA, 32)
        bar.fill((*line.colour, 0))
        bar.fill(colour, ink)
        return bar


def nothing_to_see(drawn: Surface) -> Surface:
    """As large as what was drawn, with the same ink to measure, and none to be seen."""
    empty, ink = Surface(drawn.get_size(), pygame.SRCALPHA, 32), drawn.get_bounding_rect()
    if ink.width and ink.height:
        for corner in (ink.topleft, (ink.right - 1, ink.bottom - 1)):
            empty.set_at(corner, (128, 128, 128, 1))
    return empty


@contextmanager
def lettered(letters: Letters, marks: Marks) -> Iterator[None]:
    """While it lasts all letters are drawn so, and nothing is kept that was drawn otherwise."""
    line, paragraph = Lettering.line, Lettering._paragraph

    def drawn(self: Lettering, text: str, size: float, colour: RGB, face: Face = "text") -> Surface:
        usual = line(self, text, size, colour, face)
        if letters is Letters.BARS and text.strip():
            return marks.bar(Line(text, self.pixels(size), colour), face, usual)
        return nothing_to_see(usual)

    def wrapped(
        self: Lettering, text: str, size: float, colour: RGB, width: int,
        align: Align = "left", face: Face = "text",
    ) -> Surface:  # fmt: skip
        return paragraph(self, text, size, colour, width, align, self.able(text, face))

    def with_edge(
        self: Lettering, text: str, size: float, colour: RGB, face: Face = "text"
    ) -> Surface:
        dark = line(self, text, size, SHADOW, face)
        return edged(drawn(self, text, size, colour, face), dark, self.pixels(size))

    before = LETTERED.set(letters.name)
    with (
        patch.object(Lettering, "line", drawn),
        patch.object(Lettering, "paragraph", wrapped),
        patch.object(Lettering, "edged", with_edge),
    ):
        yield
    LETTERED.reset(before)


def legible(seen: Callable[[], list[Surface]]) -> list[Legible]:
    """Every line of the pictures that `seen` makes anew each time it is asked."""
    marks = Marks()
    with lettered(Letters.NONE, marks):
        grounds = seen()
    with lettered(Letters.BARS, marks):
        barred = seen()
    pixels = pygame.surfarray.array3d
    return [
        line
        for ground, bars in zip(grounds, barred, strict=True)
        for line in _measured(pixels(ground), pixels(bars), marks)
    ]


def _measured(ground: Pixels, bars: Pixels, marks: Marks) -> Iterator[Legible]:
    shown, light = _numbers(bars), _luminance(ground)
    for colour, line in marks.found.items():
        here = np.argwhere(shown == _number(colour))
        inked = marks.inked[colour]
        if len(here) < SEEN * inked.size:
            continue
        x, y = here.min(axis=0)
        wide, high = inked.shape
        # The same line may stand there more than once: then all that its bars cover counts.
        if here.max(axis=0).tolist() == [x + wide - 1, y + high - 1]:
            here = here[inked[here[:, 0] - x, here[:, 1] - y]]
        behind, ink = light[here[:, 0], here[:, 1]], luminance(line.colour)
        ratios = (np.maximum(behind, ink) + 0.05) / (np.minimum(behind, ink) + 0.05)
        usual, worst = np.percentile(ratios, (50, WORST))
        yield Legible(line, float(usual), float(worst), (int(x), int(y)))


def _number(colour: RGB) -> int:
    red, green, blue = colour
    return red << 16 | green << 8 | blue


def _numbers(pixels: Pixels) -> NDArray[np.int64]:
    red, green, blue = np.moveaxis(pixels.astype(np.int64), 2, 0)
    found: NDArray[np.int64] = red << 16 | green << 8 | blue
    return found


def _luminance(pixels: Pixels) -> NDArray[np.float64]:
    linear = np.array([luminance((value, value, value)) for value in range(256)])[pixels]
    found: NDArray[np.float64] = linear @ np.array((0.2126, 0.7152, 0.0722))
    return found
