"""Coloured paper pasted on a sheet, its edges gone over with an ink brush."""

from __future__ import annotations

import math

from art.faces.totem.ribbon import Ribbon, sides
from art.faces.totem.shapes import Shape
from art.svg import Outline, band, cut, inked, line_gradient, moved, shape
from art.theme import RGB, css, mix

PAPER: RGB = (248, 241, 226)
SHADE, SHADE_INK = (1.6, 2.4), "#3a1c14"


def sheet(paper: RGB) -> str:
    """A square sheet of paper, 200 by 200."""
    light, dark = css(mix(paper, (255, 255, 255), 0.35)), css(mix(paper, (190, 160, 120), 0.16))
    wash = line_gradient("sheet", (0, 0), (200, 200), [(0, light), (1, dark)])
    return f'<defs>{wash}</defs><rect width="200" height="200" fill="url(#sheet)"/>'


def pasted(pieces: Shape, colour: RGB, seed: str, wobble: float = 1.0) -> str:
    """Pieces of one colour; those of one seed are cut by the same unsteady hand."""
    ink = css(mix(colour, (20, 6, 16), 0.55))
    shade: list[str] = []
    body: list[str] = []
    for piece in pieces:
        if isinstance(piece, Ribbon):
            whole = cut(piece.outline(), seed, wobble)
            shade.append(shape([moved(whole, *SHADE)], SHADE_INK, "nonzero"))
            body.append(_ribbon(piece, whole, css(colour), ink, seed))
        else:
            outlines = [cut(outline, seed, wobble) for outline in piece.outlines]
            shade.append(shape([moved(outline, *SHADE) for outline in outlines], SHADE_INK))
            body.append(shape(outlines, css(colour)))
            body.append(shape([outlines[0], inked(outlines[0], seed, 0.4, 5.0)], ink))
    return f'<g opacity="0.28">{"".join(shade)}</g>{"".join(body)}'


def _ribbon(ribbon: Ribbon, whole: Outline, colour: str, ink: str, seed: str) -> str:
    def laid(line: Outline) -> str:
        strips = [cut(strip, seed) for strip in sides(line, ribbon.width, _pressed)]
        return shape(strips, ink, "nonzero")

    parts = [shape([whole], colour, "nonzero"), laid(ribbon.line)]
    for line in ribbon.overs():
        parts.append(shape([cut(band(line[2:-2], ribbon.width + 9), seed)], css(PAPER)))
        parts.append(shape([cut(band(line, ribbon.width), seed)], colour))
        parts.append(laid(line))
    return "".join(parts)


def _pressed(nx: float, ny: float) -> float:
    """How deep the brush goes at an edge that faces this way."""
    return 0.3 + 4.2 * math.pow(max(0.0, 0.6 * nx + 0.8 * ny), 1.6)
