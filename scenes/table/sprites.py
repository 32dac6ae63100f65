"""Pictures of cards in the air: turned, narrowed and scaled from a bounded store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pygame import BLEND_RGBA_MULT, Surface
from pygame.transform import rotozoom, smoothscale, smoothscale_by

from art.cards import bordered
from art.paint import MEGABYTE, Pictures
from scenes.table.motion import Flight

# A picture, and where its left upper corner is drawn.
Sprite: TypeAlias = tuple[Surface, tuple[int, int]]

DEGREES = 3
# What grows and shrinks by little, above its shade, does so in finer steps.
WIDTH_STEPS, FINE_STEPS = 24, 72
# Where more cards fly than this nobody follows one of them: coarse steps do, and are made once.
FOLLOWED, COARSE_STEPS = 12, 12
# What turns over becomes darker by up to this part, the less of it faces the light.
SQUEEZE_STEPS, DARKENS = 8, 0.37
# How far off the shade of a lifted card lies, in its width by its height above the cloth.
FALLS_OFF = 0.9
BYTES_KEPT = 5 * MEGABYTE


class Sprites:
    """Variants of pictures in steps too small to see, made once and kept while there is room."""

    def __init__(self) -> None:
        self._kept = Pictures(BYTES_KEPT)

    def of(
        self, picture: Surface, wide: float, degrees: float, narrow: float,
        steps: int = WIDTH_STEPS, lies: bool = False,
    ) -> Surface:  # fmt: skip
        """`picture` at that width, turned, and narrowed to `narrow` of its width (1: not).

        One that `lies` still is as bright as the picture itself.
        """
        step = max(1, round(wide / picture.get_width() * steps))
        turn = round(degrees / DEGREES) % (360 // DEGREES)
        slim = max(1, round(narrow * SQUEEZE_STEPS))
        scale = step / steps
        if slim < SQUEEZE_STEPS:
            key = (picture, scale, turn, slim)
            return self._kept.get(key, lambda: _narrowed(picture, scale, turn, slim))
        if lies:
            return self._turned(picture, turn, scale)
        # To scale what was turned before takes a quarter of the time, and some of the light.
        turned = self._turned(picture, turn)
        if scale == 1:
            return turned
        return self._kept.get((turned, scale), lambda: smoothscale_by(turned, scale))

    def _turned(self, picture: Surface, turn: int, scale: float = 1) -> Surface:
        if turn == 0 and scale == 1:
            return picture
        return self._kept.get((picture, turn, scale), lambda: _turned(picture, turn, scale))

    def flying(self, flights: Sequence[Flight], now_ns: int, among: int) -> Iterator[Sprite]:
        """Cards in the air, each over its shade; `among` so many that fly."""
        followed = among <= FOLLOWED
        for flight in flights:
            if flight.begins_ns < now_ns < flight.ends_ns:
                yield from self._seen(flight, now_ns, followed)
            elif now_ns <= flight.begins_ns:
                if flight.hidden:
                    continue
                # Its shade is that of the pile on which it lies.
                flight.waiting = flight.waiting or self._seen(flight, flight.begins_ns)[-1:]
                yield from flight.waiting
            else:
                flight.lying = flight.lying or self._seen(flight, flight.ends_ns)
                yield from flight.lying

    def _seen(self, flight: Flight, now_ns: int, followed: bool = True) -> tuple[Sprite, ...]:
        """A card at that moment, over its shade."""
        lies = now_ns in (flight.begins_ns, flight.ends_ns)
        x, y, wide, turn = flight.place(now_ns)
        picture, narrow = flight.side(now_ns)
        steps = WIDTH_STEPS if followed else COARSE_STEPS
        if flight.shade is None:
            return (_centred(self.of(picture, wide, turn, narrow, steps, lies), x, y),)
        fine = FINE_STEPS if followed else steps
        card = _centred(self.of(picture, wide, turn, narrow, fine, lies), x, y)
        # It lies on the cloth: the higher the card, the farther off.
        margins = flight.shade.get_width() / flight.picture.get_width()
        shade = self.of(flight.shade, wide * margins, 0, narrow, steps)
        off = FALLS_OFF * wide * max(0.0, flight.high(now_ns))
        return _centred(shade, x + off, y + 2 * off), card

    def clear(self) -> None:
        """Forget all, as after a change of size."""
        self._kept.clear()


def _narrowed(picture: Surface, scale: float, turn: int, slim: int) -> Surface:
    wide, high = picture.get_size()
    size = (max(1, int(wide * scale * slim / SQUEEZE_STEPS)), max(1, int(high * scale)))
    narrow = smoothscale(picture, size)
    light = round(255 * (1 - DARKENS * (1 - slim / SQUEEZE_STEPS)))
    narrow.fill((light, light, light, 255), special_flags=BLEND_RGBA_MULT)
    return _turned(narrow, turn, 1) if turn else narrow


def _turned(picture: Surface, turn: int, scale: float) -> Surface:
    # An edge that ends where the picture does would turn jagged.
    return rotozoom(bordered(picture) if turn else picture, turn * DEGREES, scale)


def _centred(picture: Surface, x: float, y: float) -> Sprite:
    """A picture round that point."""
    return picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
