"""What must be played next: a neon ring to lay round the pile, and the same as a badge."""

from __future__ import annotations

from functools import cache

from art.curves import put
from art.faces.frantic.fronts import ring
from art.faces.frantic.glyphs import BOLT, glyph
from art.faces.frantic.inks import (
    AMBER,
    NIGHT,
    PALETTE,
    PINK,
    SAFE_PALETTE,
    TUBES,
    WHITE,
    lighter,
)
from art.faces.frantic.marks import mark
from art.faces.frantic.numerals import figures, fitted
from art.faces.frantic.pen import rounded_box, tube
from art.svg import circle, shape, stroke, svg

# The ring, and the card of 210 by 300 that lies in its middle.
RING = (310.0, 400.0)
CARD_IN_RING = (50.0, 50.0, 210.0, 300.0)
_SIDES = ((155.0, 24.0), (286.0, 200.0), (155.0, 376.0), (24.0, 200.0))


def light_of(colour: int, safe: bool) -> str:
    """The light a colour is shown in."""
    return lighter(SAFE_PALETTE[colour], 0.3) if safe else TUBES[colour]


def _ring(light: str, signs: str) -> str:
    line = [rounded_box(24, 24, 262, 352, 44)]
    plates = [circle(x, y, 20, 32) for x, y in _SIDES]
    return svg(
        *RING,
        stroke(line, light, 34, True, 'stroke-opacity="0.10"')
        + stroke(line, light, 22, True, 'stroke-opacity="0.16"')
        + tube(line, light, 8, closed=True)
        + shape(plates, NIGHT)
        + tube(plates, light, 3.4, closed=True)
        + signs,
    )


@cache
def colour_ring_svg(colour: int, safe: bool = False) -> str:
    """A wished colour (0-4) with its shape on all four sides, 310 by 400."""
    light = light_of(colour, safe)
    return _ring(light, "".join(mark(colour, x, y, 24, light) for x, y in _SIDES))


@cache
def number_ring_svg(number: int) -> str:
    """A wished number, 310 by 400."""
    text = str(number)
    high = fitted(text, 25, 27)
    return _ring(WHITE, "".join(figures(text, x, y, high, WHITE) for x, y in _SIDES))


@cache
def symbol_ring_svg(symbol: str) -> str:
    """A wished special, 310 by 400."""
    return ring_with(glyph(symbol, 50, 50, 100, WHITE))


def ring_with(sign: str) -> str:
    """A ring with a sign of 100 by 100 on all four sides."""
    return _ring(PINK, "".join(put(sign, x, y, 25) for x, y in _SIDES))


@cache
def black_ring_svg() -> str:
    """Black is wished, 310 by 400."""
    line = [rounded_box(24, 24, 262, 352, 44)]
    bolts = "".join(put(shape([BOLT], AMBER), x, y, 26) for x, y in _SIDES)
    plates = [circle(x, y, 20, 32) for x, y in _SIDES]
    return svg(
        *RING,
        stroke(line, WHITE, 30, True, 'stroke-opacity="0.12"')
        + stroke(line, WHITE, 16, True)
        + stroke(line, "#000000", 11, True)
        + shape(plates, "#000000")
        + stroke(plates, WHITE, 3, True)
        + bolts,
    )


@cache
def free_ring_svg() -> str:
    """Everything fits, 310 by 400: a side in each colour with its shape."""
    whole = rounded_box(24, 24, 262, 352, 44)
    quarter = len(whole) // 4
    # The corners are the quarters of the outline; a side runs from one corner's middle on.
    line = [*whole[quarter // 2 :], *whole[: quarter // 2]]
    parts = [
        [*line[n * quarter : (n + 1) * quarter], line[(n + 1) * quarter % len(line)]]
        for n in range(4)
    ]
    order = (1, 2, 3, 0)
    places = (_SIDES[1], _SIDES[2], _SIDES[3], _SIDES[0])
    plates = [circle(x, y, 20, 32) for x, y in _SIDES]
    return svg(
        *RING,
        "".join(tube([part], TUBES[n], 8) for part, n in zip(parts, order, strict=True))
        + shape(plates, NIGHT)
        + "".join(
            stroke([circle(x, y, 20, 32)], TUBES[n], 3.4, True) + mark(n, x, y, 24, TUBES[n])
            for (x, y), n in zip(places, order, strict=True)
        ),
    )


def _badge(light: str, inner: str, fill: str = NIGHT) -> str:
    disc = [circle(50, 50, 41, 48)]
    return svg(100, 100, shape(disc, fill) + tube(disc, light, 5.4, closed=True) + inner)


@cache
def colour_badge_svg(colour: int, safe: bool = False) -> str:
    """A colour (0-4) with its shape as a badge or button, 100 by 100."""
    rgb = (SAFE_PALETTE if safe else PALETTE)[colour]
    return _badge(
        light_of(colour, safe), mark(colour, 50, 50, 50, WHITE, NIGHT, 9), lighter(rgb, 0.0)
    )


@cache
def number_badge_svg(number: int) -> str:
    """A number as a badge or button, 100 by 100."""
    text = str(number)
    return _badge(WHITE, figures(text, 50, 50, fitted(text, 50, 54), WHITE))


@cache
def symbol_badge_svg(symbol: str) -> str:
    """A special as a badge or button, 100 by 100."""
    return badge_with(glyph(symbol, 50, 50, 100, WHITE))


def badge_with(sign: str) -> str:
    """A badge with a sign of 100 by 100."""
    return _badge(PINK, put(sign, 50, 50, 52))


@cache
def black_badge_svg() -> str:
    """Black as a badge or button, 100 by 100."""
    return _badge(WHITE, put(shape([BOLT], AMBER), 50, 50, 54), "#000000")


@cache
def free_badge_svg() -> str:
    """Everything fits, 100 by 100."""
    marks = "".join(
        mark(n, 50 + 15 * dx, 50 + 15 * dy, 26, TUBES[n])
        for n, (dx, dy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1)))
    )
    return svg(
        100, 100, shape([circle(50, 50, 41, 48)], NIGHT) + ring(TUBES[:4], 50, 50, 41, 5) + marks
    )
