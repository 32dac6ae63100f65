"""The fronts of the playing cards, 210 by 300: a field of colour, or night and a wish."""

from __future__ import annotations

from art.curves import put, veiled
from art.faces.frantic.glyphs import BOLT, glyph
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    PALETTE,
    PINK,
    SAFE_PALETTE,
    SMOKE,
    TUBES,
    VIOLET,
    WHITE,
    darker,
    lighter,
)
from art.faces.frantic.marks import mark
from art.faces.frantic.numerals import creature, figures, fitted
from art.faces.frantic.pen import (
    HEIGHT,
    WIDTH,
    bend,
    flowing,
    glow,
    rounded_box,
    tube,
)
from art.faces.frantic.plain import plain, swap
from art.faces.frantic.uniques import UNIQUES, unique
from art.faces.frantic.wishes import wish
from art.svg import Outline, circle, line_gradient, round_gradient, shape, stroke, svg
from art.theme import RGB, css

FIELD = rounded_box(9, 9, WIDTH - 18, HEIGHT - 18, 13)
MIDDLE = (118.0, 156.0)


def sheet(body: str, defs: str = "") -> str:
    """A whole card: black to its edge, and what is drawn on it."""
    return svg(
        WIDTH, HEIGHT, f'<defs>{defs}</defs><rect width="210" height="300" fill="{NIGHT}"/>{body}'
    )


def lit_field(name: str, rgb: RGB) -> str:
    """The light of a field: full in the middle, deeper at the edge."""
    stops = [(0, lighter(rgb, 0.16)), (0.55, css(rgb)), (1, darker(rgb, 0.42))]
    return round_gradient(name, (112, 160), 205, stops)


def palette(safe: bool) -> tuple[RGB, ...]:
    """The colours of cards; `safe`: those that cannot be mistaken."""
    return SAFE_PALETTE if safe else PALETTE


def number(colour: int, value: int, safe: bool = False) -> str:
    """A coloured number card."""
    rgb = palette(safe)[colour]
    x, y = MIDDLE
    text = str(value)
    high = fitted(text, 172, 140)
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(mark(colour, 113, 158, 236, darker(rgb, 0.3)), 0.4)
        + stroke([FIELD], lighter(rgb, 0.45), 2.6, closed=True)
        + creature(text, x, y, high, lighter(rgb, 0.6))
        + _index(text, colour)
        + _foot(figures(text, 34, 36, fitted(text, 34, 40), WHITE, NIGHT, 4)),
        lit_field("lit", rgb),
    )


def _foot(body: str) -> str:
    """The same upside down in the other corner."""
    return f'<g transform="rotate(180 105 150)">{body}</g>'


def _index(text: str, colour: int) -> str:
    high = fitted(text, 50, 48)
    return figures(text, 38, 45, high, WHITE, NIGHT, 5) + mark(colour, 37, 99, 36, WHITE, NIGHT, 12)


def black(value: int) -> str:
    """A black number card: it calls an event."""
    text = str(value)
    high = fitted(text, 172, 140)
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(put(shape([BOLT], AMBER), 113, 150, 270), 0.16)
        + tube([FIELD], WHITE, 2.4, closed=True)
        + creature(text, *MIDDLE, high, "#d8cdf0")
        + figures(text, 38, 45, fitted(text, 50, 48), WHITE)
        + put(glow([BOLT], AMBER), 37, 100, 42)
        + _foot(figures(text, 34, 36, fitted(text, 34, 40), WHITE)),
        round_gradient("lit", (112, 160), 205, [(0, SMOKE), (0.6, "#221a30"), (1, "#0d0a14")]),
    )


SPLAT: Outline = flowing(
    [(104, 82), (140, 78), (168, 96), (192, 122), (188, 156), (198, 186), (180, 222), (176, 240),
        (170, 264),
     (164, 244), (150, 250), (132, 256), (124, 278), (116, 258), (92, 250), (78, 260), (68, 240),
         (46, 220), (44, 190),
     (26, 164), (40, 134), (58, 126), (66, 98)], 6,
)  # fmt: skip
DRIPS: list[Outline] = [circle(170, 274, 4.4, 14), circle(52, 250, 5.5, 14),
    circle(186, 84, 6, 16), circle(30, 196, 4, 12)]  # fmt: skip


def coloured(symbol: str, colour: int, safe: bool = False) -> str:
    """A plain special: its drawing on a splash of black."""
    return splashed(colour, plain(symbol, TUBES[colour]), glyph(symbol, 38, 44, 36, WHITE), safe)


def splashed(colour: int, drawing: str, sign: str, safe: bool = False) -> str:
    """A drawing on a splash of black in a field of colour; its sign is in the corner."""
    rgb = palette(safe)[colour]
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(mark(colour, 113, 158, 236, darker(rgb, 0.3)), 0.4)
        + stroke([FIELD], lighter(rgb, 0.45), 2.6, closed=True)
        + _splat(lighter(rgb, 0.5))
        + put(drawing, 116, 167, 126)
        + shape([circle(38, 44, 27, 36)], NIGHT)
        + sign
        + mark(colour, 37, 99, 36, WHITE, NIGHT, 12),
        lit_field("lit", rgb),
    )


def _splat(edge: str) -> str:
    return stroke([SPLAT, *DRIPS], edge, 5, closed=True) + shape([SPLAT, *DRIPS], NIGHT, "nonzero")


def two_coloured(colours: tuple[int, int], safe: bool = False) -> str:
    """A Colour Swap: half of it in either colour."""
    one, other = (palette(safe)[colour] for colour in colours)
    right: Outline = [(x, y) for x, y in FIELD if x + 0.7 * y > 210]
    return sheet(
        shape([FIELD], "url(#lit)")
        + shape([right], "url(#far)")
        + stroke([FIELD], WHITE, 2.6, closed=True)
        + _splat(WHITE)
        + put(swap(colours, (TUBES[colours[0]], TUBES[colours[1]])), 116, 167, 126)
        + shape([circle(38, 44, 27, 36)], NIGHT)
        + mark(colours[0], 31, 37, 25, TUBES[colours[0]])
        + mark(colours[1], 47, 54, 25, TUBES[colours[1]])
        + mark(colours[0], 37, 99, 34, WHITE, NIGHT, 12)
        + mark(colours[1], 173, 262, 34, WHITE, NIGHT, 12),
        lit_field("lit", one) + lit_field("far", other),
    )


def ring(colours: tuple[str, ...], x: float, y: float, radius: float, width: float) -> str:
    """A neon ring with a part for each colour."""
    part = 360 / len(colours)
    gap = 380 * width / radius / 6
    return "".join(
        tube([bend(x, y, radius, start + gap, start + part - gap, 20)], colour, width)
        for start, colour in ((-135 + part * n, colour) for n, colour in enumerate(colours))
    )


LIGHTS = {
    "fuck_you": PINK,
    "golden_fuck_you": GOLD,
    "mimicry": CYAN,
    "curse": LIME,
    "the_end": VIOLET,
    "gambling_champ": GOLD,
    "little_brother": CYAN,
    "black_gift": WHITE,
    "blank_play": VIOLET,
}
WISH = (107.0, 180.0)


def wishing(symbol: str) -> str:
    """An open-wish special: night, and a ring of all colours round its drawing."""
    tubes = TUBES if symbol == "do_it_yourself" else TUBES[:4]
    index = glyph(symbol, 37, 42, 44, WHITE) + four_lights(36, 89, 32)
    return ringed(tubes, wish(symbol), index)


def ringed(tubes: tuple[str, ...], drawing: str, index: str) -> str:
    """A drawing in a ring of lights, at night; its index is in the corner."""
    x, y = WISH
    return sheet(
        shape([FIELD], "url(#lit)")
        + stroke([FIELD], "url(#rim)", 5, closed=True)
        + disco(x, y)
        + veiled(shape([circle(x, y, 82, 48)], NIGHT), 0.8)
        + ring(tubes, x, y, 89, 6)
        + put(drawing, x, y, 126)
        + index,
        _night() + _rim(),
    )


def four_lights(x: float, y: float, size: float) -> str:
    """The four colours with their shapes in a square: any of them may be wished."""
    return "".join(
        mark(n, x + dx * size * 0.32, y + dy * size * 0.32, size * 0.52, TUBES[n])
        for n, (dx, dy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1)))
    )


def _rim() -> str:
    """All four colours down the edge of a card."""
    stops = [(0.02, TUBES[0]), (0.3, TUBES[2]), (0.55, TUBES[3]), (0.85, TUBES[1])]
    return line_gradient("rim", (0, 0), (70, 300), stops)


def _night() -> str:
    return round_gradient("lit", WISH, 190, [(0, "#3a2b52"), (0.5, "#1d1530"), (1, "#0c0a12")])


def dark(symbol: str) -> str:
    """A unique or blank card or a Black Gift: its drawing in a light of its own."""
    x, y = WISH
    light = LIGHTS[symbol]
    drawing = unique(symbol) if symbol in UNIQUES else wish(symbol)
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(shape([rays(x, y, 250, 13)], light, "nonzero"), 0.1)
        + tube([FIELD], light, 2.6, closed=True)
        + put(drawing, x, y - 14, 140)
        + glyph(symbol, 37, 42, 46, light),
        _night(),
    )


def rays(x: float, y: float, far: float, count: int, start: float = 0, end: float = 360) -> Outline:
    """Beams from a place to far off the card, between two angles."""
    part = (end - start) / count
    return [
        point
        for n in range(count)
        for point in ((x, y), *bend(x, y, far, start + part * n, start + part * (n + 0.5), 1))
    ]


def disco(x: float, y: float) -> str:
    """Faint beams in all four colours."""
    return "".join(
        veiled(shape([rays(x, y, 240, 4, 90 * n - 135, 90 * n - 45)], TUBES[n], "nonzero"), 0.13)
        for n in range(4)
    )
