"""Pictures of cards in the air: turned, narrowed and scaled from a bounded store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from pygame import Surface
from pygame.transform import rotozoom, smoothscale

from art.cards import bordered
from art.paint import MEGABYTE, roomier
from scenes.table.motion import Flight

# A picture, and where its left upper corner is drawn.
Sprite: TypeAlias = tuple[Surface, tuple[int, int]]

DEGREES = 3
WIDTH_STEPS = 24
# What grows and shrinks by little above its shade does so in finer steps than the shade. Where
# more cards fly than that nobody follows one of them: coarse steps do, and are made once.
FOLLOWED, COARSE_STEPS = 12, 12
FOLLOWED_STEPS, UNFOLLOWED_STEPS = (72, WIDTH_STEPS), (COARSE_STEPS, COARSE_STEPS)
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
        fine, coarse = FOLLOWED_STEPS if among <= FOLLOWED else UNFOLLOWED_STEPS
        for flight in flights:
            if flight.begins_ns < now_ns < flight.ends_ns:
                yield from self._seen(flight, now_ns, fine, coarse)
            elif now_ns >= flight.ends_ns:
                flight.lying = flight.lying or self._seen(flight, now_ns, *FOLLOWED_STEPS)
                yield from flight.lying
            elif not flight.hidden:
                # The pile on which it waits has a shade of its own.
                flight.waiting = flight.waiting or self._seen(flight, now_ns, *FOLLOWED_STEPS)[-1:]
                yield from flight.waiting

    def _seen(self, flight: Flight, now_ns: int, fine: int, coarse: int) -> tuple[Sprite, ...]:
        """A card at that moment, over its shade if it has one."""
        x, y, wide, turn = flight.place(now_ns)
        picture, narrow = flight.side(now_ns)
        if flight.shade is None:
            return (_centred(self.of(picture, wide, turn, narrow, coarse), x, y),)
        # The shade lies on the cloth: the higher the card, the farther off.
        margins = flight.shade.get_width() / flight.picture.get_width()
        shade = self.of(flight.shade, wide * margins, 0, narrow, coarse)
        off = FALLS_OFF * wide * max(0.0, flight.high(now_ns))
        card = self.of(picture, wide, turn, narrow, fine)
        return _centred(shade, x + off, y + 2 * off), _centred(card, x, y)

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
    if slim < SQUEEZE_STEPS:
        width = max(1, picture.get_width() * slim // SQUEEZE_STEPS)
        picture = smoothscale(picture, (width, picture.get_height()))
    if turn:
        # An edge that ends where the picture does would turn jagged.
        picture = bordered(picture)
    if turn or scale != 1:
        # Made smaller by `smoothscale`, a card would light up as it comes to lie.
        picture = rotozoom(picture, turn * DEGREES, scale)
    return picture


def _centred(picture: Surface, x: float, y: float) -> Sprite:
    """A picture round that point."""
    wide, high = picture.get_size()
    return picture, (round(x - wide / 2), round(y - high / 2))
