"""What all portraits are drawn with, in a box of 100 by 100: paper shapes with an ink line."""

from __future__ import annotations

from art.svg import Point
from art.theme import INK, css

LINE = css(INK)
PEN = 3.0


def shape(data: str, fill: str, line: float = PEN) -> str:
    """A filled shape with an ink line round it; `line` 0: without."""
    if not line:
        return f'<path fill="{fill}" d="{data}"/>'
    return (
        f'<path fill="{fill}" stroke="{LINE}" stroke-width="{line:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" d="{data}"/>'
    )


def line(data: str, width: float = PEN, colour: str = LINE) -> str:
    """A line of a round pen."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" d="{data}"/>'
    )


def dot(centre: Point, radius: float, fill: str, line: float = 0) -> str:
    """A disc."""
    x, y = centre
    pen = f' stroke="{LINE}" stroke-width="{line:g}"' if line else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{pen}/>'


def oval(centre: Point, size: Point, fill: str, line: float = 0, turn: float = 0) -> str:
    """An ellipse by its centre and half axes, turned clockwise by degrees."""
    (x, y), (rx, ry) = centre, size
    pen = f' stroke="{LINE}" stroke-width="{line:g}"' if line else ""
    turned = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{pen}{turned}/>'


def moved(body: str, turn: float = 0, about: Point = (50, 60), by: Point = (0, 0)) -> str:
    """A part turned clockwise by degrees, then pushed."""
    (x, y), (dx, dy) = about, by
    if not turn and not dx and not dy:
        return body
    return f'<g transform="translate({dx:g} {dy:g}) rotate({turn:g} {x:g} {y:g})">{body}</g>'


def mirrored(body: str) -> str:
    """A part on the other side of the face."""
    return f'<g transform="translate(100 0) scale(-1 1)">{body}</g>'


def both(body: str) -> str:
    """A part, and the same on the other side."""
    return body + mirrored(body)
