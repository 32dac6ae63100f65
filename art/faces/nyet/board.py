"""The veto board: a cream poster with five lines of boxes, and where everything lies on it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from art.faces.nyet.inks import BLACK, CREAM, RED, SAND
from art.faces.nyet.symbols import PAPER, line_svg, symbol_svg
from art.paint import MEGABYTE, Pictures, Size, draw, picture, ready
from art.svg import Outline, band, box, shape, svg
from game.nyet.board import LINES, PER_LINE, Box, boxes_of

# Narrower than so many times its height, a board is tall.
TALL = 0.95

_boards = Pictures(24 * MEGABYTE)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie on a board of this size (px): signs and heads by line, boxes by number."""

    size: Size
    signs: tuple[pygame.Rect, ...]
    heads: tuple[pygame.Rect, ...]
    boxes: dict[Box, pygame.Rect]


def plan(size: Size, no_trump: bool = False, rtl: bool = False) -> Plan:
    """The places on a board so large; `no_trump`: line 3 has its fifth box (O-7).

    The heads stand where one begins to read beside the boxes, on a tall board above them.
    """
    found = _plan(size, no_trump)
    if not rtl:
        return found

    def other_side(spot: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(size[0] - spot.right, spot.top, spot.width, spot.height)

    return Plan(
        size,
        tuple(map(other_side, found.signs)),
        tuple(map(other_side, found.heads)),
        {number: other_side(spot) for number, spot in found.boxes.items()},
    )


def _plan(size: Size, no_trump: bool) -> Plan:
    w, h = size
    edge = max(4, round(min(size) * 0.035))
    tall = w < TALL * h
    row = (h - 2 * edge) / len(LINES)
    pitch = min((w - 2 * edge) * (0.96 if tall else 0.7) / PER_LINE, row * (0.72 if tall else 1.12))
    left = w - edge - PER_LINE * pitch
    signs, heads = [], []
    boxes: dict[Box, pygame.Rect] = {}
    for line in LINES:
        top = edge + row * line
        head = pygame.Rect(edge, 0, round((w * 0.55 if tall else left) - edge), 0)
        head.height = round(row * 0.25 if tall else row * 0.64)
        head.centery = round(top + row * (0.16 if tall else 0.5))
        sign, words = _split(head, round(row * 0.2))
        signs.append(sign)
        heads.append(words)
        side = max(8, round(min(pitch, row * (0.7 if tall else 1.0)) * 0.86))
        for place, number in enumerate(boxes_of(line, no_trump)):
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (
                round(left + pitch * (place + 0.5)),
                round(top + row * (0.64 if tall else 0.5)),
            )
            boxes[number] = spot
    return Plan(size, tuple(signs), tuple(heads), boxes)


def _split(head: pygame.Rect, tip: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The arm of a line: its sign, and the room for words before its tip."""
    side = round(min(head.height * 0.8, head.width * 0.24))
    sign = pygame.Rect(head.left + side // 4, head.centery - side // 2, side, side)
    start = sign.right + max(3, side // 4)
    return sign, pygame.Rect(start, head.top, head.right - tip - start, head.height)


def board(size: Size, no_trump: bool = False, rtl: bool = False) -> pygame.Surface:
    """The board without words or tokens, `size` px (shared: do not draw on it).

    The heads of the lines go into `plan(size).heads`, in the world's paper colour; tokens
    and marks cover `plan(size).boxes`.
    """
    key = (size, no_trump, rtl, bool(pygame.display.get_surface()))
    return _boards.get(key, lambda: _board(size, no_trump, rtl))


def _board(size: Size, no_trump: bool, rtl: bool) -> pygame.Surface:
    surface = draw(board_svg(plan(size, no_trump)), size)
    surface = pygame.transform.flip(surface, rtl, False)
    places = plan(size, no_trump, rtl)
    for line, sign in enumerate(places.signs):
        surface.blit(picture(line_svg(line), sign.size), sign)
    for number, spot in places.boxes.items():
        inner = spot.inflate(-spot.width // 9, -spot.height // 9)
        surface.blit(picture(symbol_svg(number), inner.size), inner)
    return ready(surface)


def board_svg(places: Plan) -> str:
    """The poster under the symbols, at its size in pixels."""
    w, h = places.size
    line = max(1.5, min(w, h) / 160)
    ground = f'<rect width="{w}" height="{h}" rx="{3 * line:.1f}" fill="{CREAM}"/>'
    heads = "".join(_head(places, number, line) for number in LINES)
    frames = [_box_of(spot) for spot in places.boxes.values()]
    inner = [_box_of(spot, line) for spot in places.boxes.values()]
    shade = [[(x + line * 1.4, y + line * 1.4) for x, y in frame] for frame in frames]
    edge = [box(line, line, w - 2 * line, h - 2 * line)]
    edge.append(box(2.2 * line, 2.2 * line, w - 4.4 * line, h - 4.4 * line))
    return svg(
        w,
        h,
        ground
        + _beams(places)
        + heads
        + shape(shade, "#b59f78")
        + shape(frames, BLACK)
        + shape(inner, PAPER)
        + shape(edge, BLACK),
    )


def _beams(places: Plan) -> str:
    """Rays of a darker paper from the lower left, and the red wedge the heads lie on."""
    w, h = places.size
    far = float(w + h)
    rays = [
        [(0.0, float(h)), (far, h - far * slope), (far, h - far * (slope + 0.07))]
        for slope in (-0.02, 0.12, 0.27, 0.45, 0.68, 1.0, 1.5, 2.4)
    ]
    right = places.heads[0].right
    wedge: Outline = [(0, 0), (right * 0.62, 0), (right * 0.3, h), (0, h)]
    stripe = [
        band([(right * at, 0), (right * (at - 0.32), h)], right * 0.035) for at in (0.68, 0.74)
    ]
    return (
        f'<g opacity="0.4">{shape(rays, SAND, "nonzero")}</g>'
        + shape([wedge], RED)
        + shape(stripe, BLACK)
    )


def _head(places: Plan, line: int, pen: float) -> str:
    """A black arm that points along the line at its boxes."""
    sign, words = places.signs[line], places.heads[line]
    left = sign.left - sign.width * 0.3
    top, bottom = float(words.top), float(words.bottom)
    point = words.height * 0.22
    arm: Outline = [(left, top), (words.right, top), (words.right + point, (top + bottom) / 2),
                    (words.right, bottom), (left, bottom)]  # fmt: skip
    rim = [(x + (pen if x > left else -pen), y + (pen if y > (top + bottom) / 2 else -pen if
            y < (top + bottom) / 2 else 0)) for x, y in arm]  # fmt: skip
    return shape([rim], CREAM) + shape([arm], BLACK)


def _box_of(spot: pygame.Rect, inset: float = 0.0) -> Outline:
    return box(spot.left + inset, spot.top + inset, spot.width - 2 * inset, spot.height - 2 * inset)
