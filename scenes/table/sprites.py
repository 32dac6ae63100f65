"""Pictures of cards in the air: turned, narrowed and scaled from a bounded store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import pygame
from pygame import Surface

from art.cards import bordered
from art.paint import MEGABYTE, roomier
from scenes.table.motion import Flight

# A picture, and where its left upper corner is drawn.
Sprite: TypeAlias = tuple[Surface, tuple[int, int]]

DEGREES = 3
# What grows and shrinks by little does so in finer steps.
WIDTH_STEPS, FINE_STEPS = 24, 72
# Where more cards fly than this nobody follows one of them: coarse steps do, and are made once.
FOLLOWED = 12
SQUEEZE_STEPS = 8
# How far off the shade of a lifted card lies, in its width by its height above the cloth.
FALLS_OFF = 0.9
BYTES_KEPT = 5 * MEGABYTE


class Sprites:
    """Variants of pictures in steps too small to see, made once and kept while there is room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, ...], tuple[Surface, Surface]] = OrderedDict()
        self._bytes = 0

    def of(
        self, picture: Surface, wide: float, degrees: float, narrow: float, steps: int = WIDTH_STEPS
    ) -> Surface:
        """`picture` at that width, turned, and narrowed to `narrow` of its width (1: not)."""
        step = round(wide / picture.get_width() * steps)
        turn = round(degrees / DEGREES) % (360 // DEGREES)
        slim = max(1, round(narrow * SQUEEZE_STEPS))
        if step == steps and turn == 0 and slim == SQUEEZE_STEPS:
            return picture
        key = (id(picture), step, steps, turn, slim)
        found = self._kept.get(key)
        if found is None:
            found = picture, _made(picture, step / steps, turn, slim)
            self._keep(key, found)
        else:
            self._kept.move_to_end(key)
        return found[1]

    def flying(self, flights: Sequence[Flight], now_ns: int, among: int) -> Iterator[Sprite]:
        """Cards in the air, each over its shade; `among` so many that fly."""
        fine = FINE_STEPS if among <= FOLLOWED else WIDTH_STEPS
        for flight in flights:
            steps = fine if flight.shade else WIDTH_STEPS
            if now_ns > flight.begins_ns:
                if flight.shade is not None:
                    yield self._shade(flight, now_ns)
                yield self._card(flight, now_ns, steps)
                continue
            if flight.hidden:
                continue
            if flight.waiting is None:
                flight.waiting = self._card(flight, now_ns, steps)
            yield flight.waiting

    def _card(self, flight: Flight, now_ns: int, steps: int) -> Sprite:
        x, y, wide, turn = flight.place(now_ns)
        picture, narrow = flight.side(now_ns)
        picture = self.of(picture, wide, turn, narrow, steps)
        return picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))

    def _shade(self, flight: Flight, now_ns: int) -> Sprite:
        """It lies on the cloth: the higher the card, the farther off."""
        x, y, wide, _ = flight.place(now_ns)
        margins = flight.shade.get_width() / flight.picture.get_width()
        shade = self.of(flight.shade, wide * margins, 0, flight.side(now_ns)[1])
        off = FALLS_OFF * wide * max(0.0, flight.high(now_ns))
        left, top = x - shade.get_width() / 2 + off, y - shade.get_height() / 2 + 2 * off
        return shade, (round(left), round(top))

    def _keep(self, key: tuple[int, ...], made: tuple[Surface, Surface]) -> None:
        self._kept[key] = made
        self._bytes += _size(made[1])
        room = roomier(BYTES_KEPT)
        while self._bytes > room:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._bytes -= _size(oldest)

    def clear(self) -> None:
        """Forget all, as after a change of size."""
        self._kept.clear()
        self._bytes = 0


def _size(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _made(picture: Surface, scale: float, turn: int, slim: int) -> Surface:
    made = picture
    if slim < SQUEEZE_STEPS:
        width = max(1, picture.get_width() * slim // SQUEEZE_STEPS)
        made = pygame.transform.smoothscale(made, (width, picture.get_height()))
    if turn:
        # An edge that ends where the picture does would turn jagged.
        made = bordered(made)
    if turn or scale != 1:
        made = pygame.transform.rotozoom(made, turn * DEGREES, scale)
    return made
