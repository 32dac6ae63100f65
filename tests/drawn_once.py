"""Pictures are made of nothing but what they show: each is drawn once for all tests.

Drawing the same cards for every table anew took most of the time of all tests.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from unittest.mock import patch

import pygame
from pygame import Surface

from art.cards import CardPictures, Look
from art.paint import MEGABYTE, Pictures, Size

LIMIT = 128 * MEGABYTE


@contextmanager
def drawn_once() -> Iterator[None]:
    """While it lasts an SVG, and a card of a game, is drawn the first time it is asked for."""
    sources, cards = Pictures(LIMIT), Pictures(LIMIT)
    load, paint = pygame.image.load_sized_svg, CardPictures._paint

    def loaded(source: io.BytesIO, size: Size) -> Surface:
        # A copy is of whoever asks, to draw on and to forget.
        return sources.get((source.getvalue(), size), lambda: load(source, size)).copy()

    def painted(self: CardPictures, look: Look) -> Surface:
        if not isinstance(self.face, ModuleType):
            return paint(self, look)
        screen = pygame.display.get_surface() is not None
        key = (self.face.__name__, self.lettering.rtl, screen, look)
        return cards.get(key, lambda: paint(self, look)).copy()

    with (
        patch.object(pygame.image, "load_sized_svg", loaded),
        patch.object(CardPictures, "_paint", painted),
    ):
        yield
