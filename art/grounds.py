"""What the plates and panels of a table are cut from: each game has its own ground and edge."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import Rect, Surface

from art.paint import Size, draw, lay_drawn_out, picture, stretched
from art.svg import Outline, arc, box, faint, shape, stroke, svg
from art.theme import RGB, Ground, Shape

# How much of the light of a tube is seen, and how far from it (as parts of its width).
LIGHT = ((0.16, 3.0), (0.3, 1.8))
# So far from its corners a side is the same all along, and so much of it is enough (px).
AIR = 4
# So many plates are drawn again without being worked out: those of ten seats, lit and not.
KEPT = 64


def ground_of(ground: Ground, size: Size, unit: float, rim: RGB, thick: float) -> Surface:
    """A plate of that ground with an edge `thick` units wide; a surface of one's own.

    Only its corners are drawn and kept: no two sentences are equally long.
    """
    edge = _edge(ground, unit, thick)
    small = (min(size[0], 2 * edge + AIR), min(size[1], 2 * edge + AIR))
    whole = stretched(shared_ground(ground, small, unit, rim, thick), edge, size)
    return whole.copy() if small == size else whole


def shared_ground(ground: Ground, size: Size, unit: float, rim: RGB, thick: float) -> Surface:
    """The same to be laid as it is (shared: do not draw on it)."""
    return picture(_source(ground, size, unit, rim, thick), size)


def drawn_ground(ground: Ground, size: Size, unit: float, rim: RGB, thick: float) -> Surface:
    """The same, of which nothing is kept: it may be as large as much of the table."""
    return draw(_source(ground, size, unit, rim, thick), size)


def lay_ground(
    screen: Surface, box: Rect, ground: Ground, unit: float, rim: RGB, thick: float
) -> None:
    """Lay one there that nothing shines through: of a large one its corners and sides are kept."""
    edge = _edge(ground, unit, thick)
    small = (min(box.width, 2 * edge + AIR), box.height)
    lay_drawn_out(screen, _source(ground, small, unit, rim, thick), small, edge, box)


def _edge(ground: Ground, unit: float, thick: float) -> int:
    """How far from its corners its sides are not yet the same all along (px)."""
    return math.ceil(ground.corner * unit + thick * unit * LIGHT[0][1] + AIR)


@lru_cache(maxsize=KEPT)
def _source(ground: Ground, size: Size, unit: float, rim: RGB, thick: float) -> str:
    """What it is drawn from."""
    wide, high = size
    corner, edge = min(ground.corner * unit, min(size) / 2), max(1.0, thick * unit)
    ink, line = f"rgb{ground.colour}", f"rgb{rim}"
    body = faint(shape([_outline(size, corner, 0, ground.shape)], ink), ground.alpha / 255)
    inner = [_outline(size, corner, edge / 2, ground.shape)]
    if ground.shape == "glow":
        # None of it falls out of the round corners.
        for share, width in LIGHT:
            lit = [_outline(size, corner, edge * width / 2, ground.shape)]
            body += faint(stroke(lit, line, edge * width, closed=True), share)
    if ground.lined:
        fine = [_outline(size, corner, edge + 3 * unit, ground.shape)]
        body += faint(stroke(fine, line, max(0.8, 0.9 * unit), closed=True), 0.55)
    body += stroke(inner, line, edge, closed=True)
    return svg(wide, high, body)


def _outline(size: Size, corner: float, inset: float, kind: Shape) -> Outline:
    """The edge of a plate, so many pixels within its box."""
    left, top, right, low = inset, inset, size[0] - inset, size[1] - inset
    bend = max(0.1, corner - inset)
    match kind:
        case "cut":
            return [
                (left + bend, top), (right - bend, top), (right, top + bend), (right, low - bend),
                (right - bend, low), (left + bend, low), (left, low - bend), (left, top + bend),
            ]  # fmt: skip
        case "slash":
            return [(left + bend, top), (right, top), (right, low - bend), (right - bend, low),
                    (left, low), (left, top + bend)]  # fmt: skip
        case "ticket":
            centres = ((right, top), (right, low), (left, low), (left, top))
            turns = (math.pi, 1.5 * math.pi, 2 * math.pi, 2.5 * math.pi)
            ways = -1
        case "round" | "glow":
            a, b = right - bend, low - bend
            centres = ((a, top + bend), (a, b), (left + bend, b), (left + bend, top + bend))
            turns = (1.5 * math.pi, 2 * math.pi, 2.5 * math.pi, 3 * math.pi)
            ways = 1
    if bend < 1:
        return box(left, top, right - left, low - top)
    quarter = ways * math.pi / 2
    return [
        point
        for centre, turn in zip(centres, turns, strict=True)
        for point in arc(centre, bend, turn, turn + quarter, 8)
    ]
