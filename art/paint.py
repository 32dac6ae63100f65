"""The brushes: pictures from SVG, soft shadows, rounded plates, and a cache with a bound."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

import pygame
from lz4.block import compress, decompress

from art.beside import Beside
from art.svg import svg as svg
from art.theme import RGB, SHADOW

Size: TypeAlias = tuple[int, int]

MEGABYTE = 1 << 20
USUAL_WINDOW = (1920, 1080)
# What weighs more is laid in parts, of which those between the edges are tiles so wide.
WHOLE, TILE = MEGABYTE // 2, 128
# Pictures that are not needed now are packed: those of the screen's own format alone.
PACKED_FORMAT: Literal["BGRA"] = "BGRA"
PACKED_MASKS = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)


class Packed(NamedTuple):
    """A picture of that size, as few bytes."""

    size: Size
    content: bytes


def nothing() -> None:
    """Whoever draws goes on at once."""


# What is called wherever much has been drawn: something else may be done then.
give_way: ContextVar[Callable[[], None]] = ContextVar("give_way", default=nothing)


class Pictures:
    """Surfaces made once and kept, the longest unused leaving first, up to `limit` bytes.

    That is for a window of 1920x1080; in a larger one there is room for as much more. What takes
    long to draw is packed when it leaves, up to `packs` bytes: unpacked it is there at once.
    """

    def __init__(self, limit: int, packs: int = 0) -> None:
        self.limit = limit
        self.used = 0
        self._packs = packs
        self._packed_bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._packed: OrderedDict[Hashable, Packed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or key in self._packed

    def get(
        self, key: Hashable, make: Callable[[], pygame.Surface], weighs: int = 0
    ) -> pygame.Surface:
        """The surface of `key`; made by `make` if it is not at hand.

        Where it is known what it `weighs`, the others leave before it is made: a large one and all
        that it drives out are never there at once.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if key in self._packed:
            # What makes room for it would else drive it out.
            self._packed.move_to_end(key)
        while self._kept and self.used + weighs > roomier(self.limit):
            self._leave(*self._kept.popitem(last=False))
        made = self._unpacked(key) or make()
        if key in self._kept:
            # While this one waited, somebody else was quicker.
            return self._kept[key]
        self._kept[key] = made
        self.used += weight(made)
        room = roomier(self.limit)
        while self.used > room and len(self._kept) > 1:
            self._leave(*self._kept.popitem(last=False))
        give_way.get()()
        return made

    def _leave(self, key: Hashable, surface: pygame.Surface) -> None:
        self.used -= weight(surface)
        if not self._packs or key in self._packed or surface.get_masks() != PACKED_MASKS:
            return
        # The buffer, not a copy: a picture across the table has megabytes.
        packed = Packed(surface.get_size(), compress(surface.get_buffer()))
        self._packed[key] = packed
        self._packed_bytes += len(packed.content)
        while self._packed_bytes > roomier(self._packs):
            self._packed_bytes -= len(self._packed.popitem(last=False)[1].content)

    def _unpacked(self, key: Hashable) -> pygame.Surface | None:
        packed = self._packed.get(key)
        if packed is None:
            return None
        # It stays packed, so that it need not be packed again. It has the screen's format already,
        # and is not copied once more.
        return pygame.image.frombuffer(decompress(packed.content), packed.size, PACKED_FORMAT)

    def clear(self) -> None:
        """Forget everything, as after a resize."""
        self._kept.clear()
        self._packed.clear()
        self.used = self._packed_bytes = 0


def weight(surface: pygame.Surface) -> int:
    """Bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


def roomier(limit: int) -> int:
    """How many bytes may be kept in this window, where one of 1920x1080 has room for `limit`."""
    window = pygame.display.get_surface()
    wide, high = window.get_size() if window else USUAL_WINDOW
    return round(limit * max(1.0, wide * high / (USUAL_WINDOW[0] * USUAL_WINDOW[1])))


_pictures = Pictures(3 * MEGABYTE, packs=MEGABYTE)
# Cards and plates need half of it; the rest are slips as long as what is said, each seen once.
_soft = Pictures(2 * MEGABYTE)
_beside = Beside()


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the screen's format, or as it is while there is no screen yet."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def blank(size: Size) -> pygame.Surface:
    """A wholly transparent surface."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


def picture(source: str, size: Size) -> pygame.Surface:
    """The SVG drawn at exactly this size in pixels (shared: do not draw on it)."""
    key = _named_at(source, size)
    return _pictures.get(key, lambda: _taken(key) or draw(source, size), 4 * size[0] * size[1])


def picture_soon(source: str, size: Size) -> None:
    """That picture will be asked for: it is drawn beside everything else."""
    key = _named_at(source, size)
    if key not in _pictures and key not in _beside:
        _beside.begin(key, partial(drawn, source, size))


def _taken(key: Hashable) -> pygame.Surface | None:
    beside = _beside.take(key)
    return None if beside is None else ready(beside)


def _named_at(source: str, size: Size) -> tuple[Hashable, ...]:
    return (*_named(source), size, bool(pygame.display.get_surface()))


def _named(source: str) -> tuple[int, int]:
    """What a drawing is kept under: it may be longer than what is kept."""
    return hash(source), len(source)


def drawn_out(source: str, small: Size, edge: int, size: Size) -> pygame.Surface:
    """The SVG drawn at `small` and brought to `size` (shared: do not draw on it).

    Its corners of `edge` px stay as they are: what lies between them must be all alike.
    """
    key = (*_named(source), small, edge, size, bool(pygame.display.get_surface()))
    return _pictures.get(key, lambda: ready(stretched(draw(source, small), edge, size)))


def lay_drawn_out(
    screen: pygame.Surface, source: str, small: Size, edge: int, box: pygame.Rect
) -> None:
    """Lay the SVG drawn at `small` and brought to the size of `box`; no edge is wider than `edge`.

    From top to bottom it is as high as the box, and within its edges nothing shines through. A
    large one is laid in parts: kept whole it would drive all else out of what is kept.
    """
    if 4 * box.width * box.height <= WHOLE or small[0] == box.width or small[1] < 2 * edge + 2:
        screen.blit(drawn_out(source, small, edge, box.size), box)
        return
    whole, (wide, high) = picture(source, small), small
    for part, left in ((0, box.left), (wide - edge, box.right - edge)):
        screen.blit(whole, (left, box.top), (part, 0, edge, high))
    key = (*_named(source), small, "within", bool(pygame.display.get_surface()))
    tile = _pictures.get(key, lambda: _tile(whole, (edge, 0, wide - 2 * edge, high), (TILE, high)))
    body = _pictures.get((*key, "body"), lambda: _solid(tile, edge))
    area = pygame.Rect(box.left + edge, box.top, box.width - 2 * edge, box.height)
    parts = ((tile, 0, edge), (body, edge, high - 2 * edge), (tile, high - edge, edge))
    for one, down, tall in parts:
        top = 0 if one is body else down
        _lay_tiles(screen, one, area.left, area.right, area.top + down, (top, tall))


def _lay_tiles(
    screen: pygame.Surface, tile: pygame.Surface, left: int, right: int, y: int,
    rows: tuple[int, int],
) -> None:  # fmt: skip
    """So many rows of a tile, side by side from `left` to `right`."""
    top, tall = rows
    screen.blits(
        [(tile, (x, y), (0, top, min(TILE, right - x), tall)) for x in range(left, right, TILE)],
        False,
    )


def _tile(surface: pygame.Surface, part: tuple[int, int, int, int], size: Size) -> pygame.Surface:
    return ready(pygame.transform.scale(surface.subsurface(part), size))


def _solid(tile: pygame.Surface, edge: int) -> pygame.Surface:
    """What lies between the upper and the lower edge, laid without a look at what is below."""
    wide, high = tile.get_size()
    body = pygame.Surface((wide, high - 2 * edge), 0, 32)
    body.blit(tile, (0, 0), (0, edge, wide, high - 2 * edge))
    return body.convert() if pygame.display.get_surface() else body


def draw(source: str, size: Size) -> pygame.Surface:
    """The SVG as a surface of one's own. A shape that is narrower than `size` is centred."""
    return ready(drawn(source, size))


def drawn(source: str, size: Size) -> pygame.Surface:
    """As `draw`, but not yet in the screen's format. Other threads go on meanwhile."""
    shape = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
    if shape.get_size() == size:
        return shape
    whole = blank(size)
    whole.blit(shape, ((size[0] - shape.get_width()) // 2, (size[1] - shape.get_height()) // 2))
    return whole


def shadow(size: Size, radius: int, strength: int, corner: int | None = None) -> pygame.Surface:
    """A soft dark shape to lay under something of `size` (shared: do not draw on it).

    The surface is larger by 2 * `radius` (the blur, px) on every side. `strength` is its
    alpha in the middle, 0-255.
    """
    rounding = min(size) // 10 if corner is None else corner
    key = (size, radius, strength, rounding, bool(pygame.display.get_surface()))
    return _soft.get(key, lambda: _shadow(size, radius, strength, rounding))


def lay_shadow(
    screen: pygame.Surface, box: pygame.Rect, radius: int, strength: int, corner: int
) -> None:
    """Lay a soft shape as large as `box` there: of a large one what is seen beside its body."""
    margin = 2 * radius
    around = box.inflate(2 * margin, 2 * margin)
    edge = corner + 2 * margin
    if 4 * around.width * around.height <= WHOLE or min(around.size) < 2 * edge + TILE:
        screen.blit(shadow(box.size, radius, strength, corner), around)
        return
    side = 2 * (corner + margin) + 4
    key = ("corners", side, radius, strength, corner, bool(pygame.display.get_surface()))
    soft = _soft.get(key, lambda: ready(_soft_part((side, side), radius, strength, corner)))
    far = soft.get_width() - edge
    for x, left in ((0, around.left), (far, around.right - edge)):
        for y, top in ((0, around.top), (far, around.bottom - edge)):
            screen.blit(soft, (left, top), (x, y, edge, edge))
    between = (edge, soft.get_width() - 2 * edge)
    for y, top in ((0, around.top), (far, around.bottom - edge)):
        part = (between[0], y, between[1], edge)
        tile = _soft.get((*key, part), partial(_tile, soft, part, (TILE, edge)))
        _lay_tiles(screen, tile, around.left + edge, around.right - edge, top, (0, edge))
    for x, left in ((0, around.left), (far, around.right - edge)):
        part = (x, between[0], edge, between[1])
        tile = _soft.get((*key, part), partial(_tile, soft, part, (edge, TILE)))
        low = around.bottom - edge
        screen.blits(
            [(tile, (left, y), (0, 0, edge, min(TILE, low - y)))
             for y in range(around.top + edge, low, TILE)],
            False,
        )  # fmt: skip


def _shadow(size: Size, radius: int, strength: int, corner: int) -> pygame.Surface:
    # Only the corners need blurring: what lies between them is stretched.
    margin = 2 * radius
    edge = corner + margin
    part = (min(size[0], 2 * edge + 4), min(size[1], 2 * edge + 4))
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    return ready(stretched(_soft_part(part, radius, strength, corner), edge + margin, whole))


def _soft_part(size: Size, radius: int, strength: int, corner: int) -> pygame.Surface:
    # A blur hides detail, so large shadows are blurred small and brought to size.
    shrink = max(1, min(8, radius // 6))
    margin = 2 * radius
    small = blank(((size[0] + 2 * margin) // shrink, (size[1] + 2 * margin) // shrink))
    small.fill((*SHADOW, 0))
    body = pygame.Rect(margin // shrink, margin // shrink, size[0] // shrink, size[1] // shrink)
    pygame.draw.rect(small, (*SHADOW, strength), body, border_radius=corner // shrink)
    soft = blur(small, max(1, radius // shrink))
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    return pygame.transform.smoothscale(soft, whole)


def blur(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """The surface blurred as by frosted glass."""
    return pygame.transform.gaussian_blur(surface, max(1, radius))


def rounded(
    size: Size,
    radius: int,
    colour: RGB,
    border: int = 0,
    border_colour: RGB | None = None,
    alpha: int = 255,
) -> pygame.Surface:
    """A rounded plate with smooth corners and, if asked, a border inside its edge (px)."""
    key = ("plate", size, radius, colour, border, border_colour, alpha)
    return _soft.get(
        (*key, bool(pygame.display.get_surface())),
        lambda: plate(size, radius, colour, border, border_colour, alpha),
    )


def plate(
    size: Size,
    radius: int,
    colour: RGB,
    border: int = 0,
    border_colour: RGB | None = None,
    alpha: int = 255,
) -> pygame.Surface:
    """As `rounded`, but a surface of one's own: large ones that are needed once are not kept."""
    rim = border_colour if border and border_colour else None
    edge = max(radius, border) + 2
    # Only the corners need drawing: what lies between them is stretched.
    w, h = min(size[0], 2 * edge + 4), min(size[1], 2 * edge + 4)
    body = _rect_svg(0, w, h, radius, rim or colour)
    if rim:
        body += _rect_svg(border, w, h, max(0, radius - border), colour)
    whole = stretched(draw(svg(w, h, body), (w, h)), edge, size)
    if alpha < 255:
        whole.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return ready(whole)


def stretched(small: pygame.Surface, edge: int, size: Size) -> pygame.Surface:
    """A frame brought to `size`: its corners of `edge` px stay, its sides grow longer."""
    if small.get_size() == size:
        return small
    whole = blank(size)
    columns = _spans(small.get_width(), edge, size[0])
    rows = _spans(small.get_height(), edge, size[1])
    for x, w, to_x, to_w in columns:
        for y, h, to_y, to_h in rows:
            part = small.subsurface((x, y, w, h))
            whole.blit(pygame.transform.scale(part, (to_w, to_h)), (to_x, to_y))
    return whole


def _spans(short: int, edge: int, long: int) -> list[tuple[int, int, int, int]]:
    """For either corner and the side between: where and how long, before and after."""
    if short == long:
        return [(0, short, 0, long)]
    return [
        (0, edge, 0, edge),
        (edge, short - 2 * edge, edge, long - 2 * edge),
        (short - edge, edge, long - edge, edge),
    ]


def _rect_svg(inset: int, w: int, h: int, radius: int, colour: RGB) -> str:
    r, g, b = colour
    return (
        f'<rect x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" '
        f'rx="{radius}" fill="rgb({r},{g},{b})"/>'
    )


def clipped(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy of the surface with smooth rounded corners (px)."""
    cut = surface.copy() if surface.get_flags() & pygame.SRCALPHA else surface.convert_alpha()
    mask = rounded(surface.get_size(), radius, (255, 255, 255))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
