"""Pictures of cards in the air: turned, narrowed and scaled from a bounded store."""

from __future__ import annotations

from collections import OrderedDict

import pygame
from pygame import Surface

DEGREES = 3
WIDTH_STEPS = 24
SQUEEZE_STEPS = 8
BYTES_KEPT = 32 * 1024 * 1024


class Sprites:
    """Variants of pictures in steps too small to see, made once and kept while there is room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int, int], tuple[Surface, Surface]] = OrderedDict()
        self._bytes = 0

    def of(self, picture: Surface, wide: float, degrees: float, narrow: float) -> Surface:
        """`picture` at that width, turned, and narrowed to `narrow` of its width (1: not)."""
        step = round(wide / picture.get_width() * WIDTH_STEPS)
        turn = round(degrees / DEGREES) % (360 // DEGREES)
        slim = max(1, round(narrow * SQUEEZE_STEPS))
        if step == WIDTH_STEPS and turn == 0 and slim == SQUEEZE_STEPS:
            return picture
        key = (id(picture), step, turn, slim)
        found = self._kept.get(key)
        if found is None:
            found = picture, _made(picture, step, turn, slim)
            self._keep(key, found)
        else:
            self._kept.move_to_end(key)
        return found[1]

    def _keep(self, key: tuple[int, int, int, int], made: tuple[Surface, Surface]) -> None:
        self._kept[key] = made
        self._bytes += _size(made[1])
        while self._bytes > BYTES_KEPT:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)

    def clear(self) -> None:
        """Forget all, as after a change of size."""
        self._kept.clear()
        self._bytes = 0


def _size(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _made(picture: Surface, step: int, turn: int, slim: int) -> Surface:
    scale = step / WIDTH_STEPS
    made = picture
    if slim < SQUEEZE_STEPS:
        width = max(1, picture.get_width() * slim // SQUEEZE_STEPS)
        made = pygame.transform.smoothscale(made, (width, picture.get_height()))
    if turn or step != WIDTH_STEPS:
        made = pygame.transform.rotozoom(made, turn * DEGREES, scale)
    return made
