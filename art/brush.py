"""How menus are drawn: slabs of brass, ink and paper with soft shadows, sharp at every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from art import theme
from art.grid import Grid
from art.looks import Look
from art.paint import lay_drawn_out, lay_shadow, picture
from art.parting import parted
from art.svg import svg
from art.text import INK_SHARE, Align, Face, Lettering
from art.theme import RGB, css, luminance, mix


def lit(look: Look, share: float) -> Look:
    """The same slab in more light, in a few steps so that few pictures are kept."""
    if luminance(look.ink) > luminance(look.top):
        share *= DIMMER
    share = round(share * 25) / 25
    white = (255, 248, 228)
    return Look(
        mix(look.top, white, share),
        mix(look.bottom, white, share),
        mix(look.rim, theme.BRASS_LIGHT, min(1, share * 3)),
        look.ink,
    )


def dulled(look: Look) -> Look:
    """The same slab when it cannot be used."""
    grey = mix(look.top, look.bottom, 0.5)
    ink = theme.faint(look.ink, grey, FAINTEST)
    return Look(grey, grey, mix(look.rim, grey, 0.6), ink, usable=False)


def starker(look: Look) -> Look:
    """The same slab plain and with a rim that cannot be missed, unless it cannot be used."""
    ink, body = theme.stark(look.ink), mix(look.top, look.bottom, 0.5)
    if not look.usable:
        return replace(look, ink=ink)
    if luminance(body) < DARK:
        return Look(NIGHT, NIGHT, theme.BRASS_LIGHT, ink)
    if luminance(body) > PALE and max(body) - min(body) < COLOURED:
        return Look(theme.WHITE, theme.WHITE, theme.INK, ink)
    return Look(look.top, look.top, NIGHT, ink)


SMALLEST = 7
NIGHT = (6, 4, 3)
# Slabs with light words become so much less light than others, and words on what cannot be used are
# no fainter than this (contrast).
DIMMER, FAINTEST = 0.55, 4.8
# Slabs darker or lighter than this become black or white for those who need more contrast.
DARK, PALE = 0.12, 0.62
# Colours that say something have channels further apart than this, and stay.
COLOURED = 50


class Brush:
    """Draws menus for one size of window; `stark` with all the contrast there is."""

    def __init__(self, grid: Grid, lettering: Lettering, stark: bool = False) -> None:
        self.grid = grid
        self.lettering = lettering
        self.stark = stark

    def line(
        self, words: str, units: float, colour: RGB, face: Face = "text",
        room: int | None = None, tall: int | None = None,
    ) -> Surface:  # fmt: skip
        """One line of text, made smaller if it is wider than `room` pixels.

        Enlarged letters grow no higher than `tall` pixels.
        """
        size: float = self.grid.px(units)
        if room is not None and tall is not None:
            size = self.lettering.fit_into(words, size, (max(1, room), tall), face)
        elif room is not None:
            size = self.lettering.fit(words, size, max(1, room), face)
        return self.lettering.line(words, size, self.ink(colour), face)

    def ink(self, colour: RGB) -> RGB:
        """A colour of letters, starker for those who need that."""
        return theme.stark(colour) if self.stark else colour

    def write(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        """Write a line into a box, centred from top to bottom; returns where it is.

        It becomes several if one would be small and there is room for more.
        """
        size = self._in_lines(words, box, units, face)
        if size:
            ink = self.ink(colour)
            written = self.lettering.paragraph(words, size, ink, box.width, align, face)
        else:
            written = self.line(words, units, colour, face, box.width, box.height)
        place, side = written.get_rect(midleft=box.midleft), self.lettering.side(align)
        if side == "center":
            place.center = box.center
        elif side == "right":
            place.midright = box.midright
        place.y += _shift(written, place, box)
        screen.blit(written, place)
        return place

    def _in_lines(self, words: str, box: Rect, units: float, face: Face) -> float:
        """The size of words that are better written in several lines, 0 if they are not."""
        size: float = self.grid.px(units)
        if " " not in words.strip() or self.lettering.measure(words, size, face)[0] <= box.width:
            return 0
        size = self.wrapped_size(words, box, units, face)
        alone = self.lettering.fit(words, self.grid.px(units), box.width, face)
        pixels = self.lettering.pixels
        return size if pixels(size) > pixels(alone) else 0

    def wrap(
        self, screen: Surface, words: str, box: Rect, units: float, colour: RGB,
        face: Face = "text", align: Align = "left",
    ) -> Rect:  # fmt: skip
        """Write a paragraph into a box from its top, smaller until it fits; returns its place."""
        size = self.wrapped_size(words, box, units, face)
        ink = self.ink(colour)
        written = self.lettering.paragraph(words, size, ink, box.width, align, face)
        place = written.get_rect(topleft=box.topleft)
        place.y += _shift(written, place, box)
        screen.blit(written, place)
        return place

    def row(self, box: Rect, pictures: Sequence[Surface], gap: int) -> list[Rect]:
        """Where pictures lie side by side in the middle of a box, in reading order."""
        wide = sum(one.get_width() + gap for one in pictures) - gap
        whole = Rect(box.centerx - wide // 2, box.top, wide, box.height)
        places, x = [], 0
        for one in pictures:
            part = self.grid.part(whole, x, one.get_width())
            places.append(one.get_rect(center=part.center))
            x += one.get_width() + gap
        return places

    def wrapped_size(self, words: str, box: Rect, units: float, face: Face = "text") -> float:
        """The size in pixels, up to that of `units`, at which a paragraph fits into a box."""
        size: float = self.grid.px(units)
        # Enlarged letters may take the air above the first line and below the last one, too.
        air = 1 - INK_SHARE if self.lettering.scale > 1 else 0.0
        longest = max(parted(words), key=len, default="")
        size = self.lettering.fit(longest, size, box.width, face)
        while self.lettering.pixels(size) > SMALLEST:
            lines = len(self.lettering.wrap(words, size, box.width, face))
            if (lines - air) * self.lettering.measure(words, size, face)[1] <= box.height:
                break
            size -= 1 / self.lettering.scale
        return size

    def slab(self, screen: Surface, box: Rect, look: Look, corner: float = 10) -> None:
        """A rounded slab with a thin rim and a light upper edge."""
        round_by, rim = self.grid.px(corner), self.grid.px(2.4 if self.stark else 1.4)
        look = starker(look) if self.stark else look
        # The colours change from top to bottom only: what lies between its ends is stretched.
        edge = round_by + 2 * rim + 2
        narrow = (min(box.width, 2 * edge + 2), box.height)
        source = _slab(narrow, look, min(round_by, box.width / 2), rim)
        lay_drawn_out(screen, source, narrow, edge, box)

    def shade(self, screen: Surface, box: Rect, depth: float, corner: float = 10) -> None:
        """The soft shadow under a box that lies `depth` units above the ground and is laid next."""
        soft = self.grid.px(depth)
        lay_shadow(screen, box.move(0, soft * 2 // 3), soft, 150, self.grid.px(corner))

    def ring(self, screen: Surface, box: Rect, corner: float = 12) -> None:
        """The glowing brass ring round what has the focus."""
        glow = self.grid.px(9)
        whole = box.inflate(2 * glow, 2 * glow)
        body = _ring(box.size, glow, self.grid.px(corner), self.grid.px(3))
        screen.blit(picture(body, whole.size), whole)


def _shift(written: Surface, place: Rect, box: Rect) -> int:
    """How far down enlarged letters are moved so that their ink stays in the box."""
    if place.height <= box.height:
        return 0
    ink = written.get_bounding_rect().move(place.topleft)
    return ink.clamp(box).y - ink.y if ink.height <= box.height else box.centery - ink.centery


def _slab(size: tuple[int, int], look: Look, corner: float, rim: int) -> str:
    w, h = size
    r = min(corner, w / 2, h / 2)
    half = rim / 2
    shine = 0.35 if luminance(look.top) > 0.2 else 0.07
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0"'
        f' y2="{h}"><stop offset="0" stop-color="{css(look.top)}"/>'
        f'<stop offset="1" stop-color="{css(look.bottom)}"/></linearGradient></defs>'
        f'<rect x="{half}" y="{half}" width="{w - rim}" height="{h - rim}" rx="{r - half}"'
        f' fill="url(#g)" stroke="{css(look.rim)}" stroke-width="{rim}"/>'
        f'<path d="M{r} {rim * 1.5} H{w - r}" stroke="#fff" stroke-opacity="{shine}"'
        f' stroke-width="{rim}" fill="none"/>'
    )
    return svg(w, h, body)


def _ring(size: tuple[int, int], glow: int, corner: int, thick: int) -> str:
    bands = [
        (css(theme.BRASS_LIGHT), 0.075, thick + 2 * glow * step / 6 * 0.8)
        for step in range(6, 0, -1)
    ]
    bands += [(css(theme.BRASS_DARK), 1.0, thick * 1.6), (css(theme.BRASS_LIGHT), 1.0, thick)]
    body = "".join(
        f'<rect x="{glow}" y="{glow}" width="{size[0]}" height="{size[1]}" rx="{corner}"'
        f' fill="none" stroke="{colour}" stroke-opacity="{share}" stroke-width="{wide}"/>'
        for colour, share, wide in bands
    )
    return svg(size[0] + 2 * glow, size[1] + 2 * glow, body)
