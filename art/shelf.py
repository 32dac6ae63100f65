"""The shelf the boxes stand on, and the sign of the house."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pygame

from art.paint import Size, blank, draw, ready, shadow
from art.svg import Outline, circle, line_gradient, round_gradient, shape, stroke, svg
from art.text import Lettering
from art.theme import BRASS, BRASS_DARK, BRASS_LIGHT, RGB, WOOD, WOOD_DARK, WOOD_LIGHT, css, mix

# Between dark and light wood there are so many shades.
TONES = 96


def board_height(size: Size) -> int:
    """How thick a board of the shelf is (px)."""
    return max(10, round(size[1] * 0.03))


def shelf(size: Size, rows: Sequence[int]) -> pygame.Surface:
    """A panelled wall in warm light with a board below every y of `rows`, as the window has it."""
    surface = pygame.Surface(size)
    _panels(surface)
    for y in rows:
        _board(surface, y, board_height(size))
    surface.blit(_lamplight(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _panels(surface: pygame.Surface) -> None:
    """Upright planks, each with its own grain and tone."""
    w, h = surface.get_size()
    dice = random.Random(29)
    count = max(6, round(w / max(90, h * 0.17)))
    edges = [round(w * n / count) for n in range(count + 1)]
    for left, right in pairwise(edges):
        tone = dice.uniform(-0.1, 0.1)
        surface.blit(_grain((right - left, h), tone, dice), (left, 0))
        seam = max(1, w // 900)
        pygame.draw.rect(surface, mix(WOOD_DARK, (0, 0, 0), 0.45), (left, 0, seam + 1, h))
        pygame.draw.rect(surface, mix(WOOD, WOOD_LIGHT, 0.55), (left + seam + 1, 0, seam, h))


def _grain(size: Size, tone: float, dice: random.Random) -> pygame.Surface:
    columns, rows = max(8, size[0] // 3), 14
    light = mix(WOOD, WOOD_LIGHT, 0.4)
    tones = [bytes(mix(WOOD_DARK, light, share / TONES)) for share in range(TONES + 1)]
    pixels = [b""] * (columns * rows)
    for x in range(columns):
        streak = 0.6 + tone + dice.uniform(-0.17, 0.17)
        for y in range(rows):
            share = streak + dice.uniform(-0.07, 0.07)
            pixels[y * columns + x] = tones[round(min(1.0, max(0.0, share)) * TONES)]
    small = pygame.image.frombytes(b"".join(pixels), (columns, rows), "RGB")
    return pygame.transform.smoothscale(small, size)


def _board(surface: pygame.Surface, y: int, thick: int) -> None:
    """A board whose upper side begins a little above `y`, where the boxes stand."""
    w = surface.get_width()
    dice = random.Random(y)
    deep = round(thick * 0.9)
    surface.blit(shadow((w, thick * 2), thick, 215, 0), (-2 * thick, y))
    # The upper side lies full in the light, dark where it meets the wall.
    _laid(surface, pygame.Rect(0, y - deep // 2, w, deep), 0.42, (0.4, 1.0), dice)
    edge = pygame.Rect(0, y + deep - deep // 2, w, thick)
    _laid(surface, edge, 0.3, (0.96, 0.34), dice)
    glint = blank((w, max(1, thick // 10)))
    glint.fill((*BRASS_LIGHT, 120))
    surface.blit(glint, edge.topleft)
    pygame.draw.line(surface, (12, 6, 4), edge.bottomleft, edge.bottomright)


def _laid(
    surface: pygame.Surface,
    place: pygame.Rect,
    tone: float,
    light: tuple[float, float],
    dice: random.Random,
) -> None:
    """Wood with its grain from left to right, lit from `light[0]` above to `light[1]` below."""
    wood = pygame.transform.rotate(_grain((place.height, place.width), tone, dice), 90)
    surface.blit(wood, place)
    strip = pygame.Surface((1, place.height), 0, 24)
    for row in range(place.height):
        share = light[0] + (light[1] - light[0]) * row / max(1, place.height - 1)
        strip.set_at((0, row), (round(255 * share),) * 3)
    fall = pygame.transform.scale(strip, place.size)
    surface.blit(fall, place, special_flags=pygame.BLEND_RGB_MULT)


def _lamplight(size: Size) -> pygame.Surface:
    """What the lamps leave of the colours: a warm pool from above, dusk at the edges."""
    width, height = 96, max(8, round(96 * size[1] / size[0]))
    across = [math.exp(-((((x + 0.5) / width - 0.5) / 0.46) ** 2)) for x in range(width)]
    down = [math.exp(-((((y + 0.5) / height - 0.45) / 0.6) ** 2)) for y in range(height)]
    warm = [_warmth(0.34 + 0.66 * step / 255) for step in range(256)]
    pixels = b"".join(warm[round(255 * v * u)] for v in down for u in across)
    small = pygame.image.frombytes(pixels, (width, height), "RGB")
    return pygame.transform.smoothscale(small, size)


def _warmth(level: float) -> bytes:
    """Lamplight of that strength, 0 to 1: the weaker the warmer."""
    return bytes((round(255 * level), round(244 * level**1.06), round(226 * level**1.14)))


def title_plate(size: Size, words: str, lettering: Lettering) -> pygame.Surface:
    """A brass plate with engraved words and a screw at either end."""
    w, h = size
    tones = (
        (0, BRASS_LIGHT, 0), (0.16, BRASS_LIGHT, 1), (0.38, BRASS_LIGHT, 0.25),
        (0.56, BRASS_LIGHT, 0.8), (0.8, BRASS_LIGHT, 0), (1, BRASS_DARK, 0.5),
    )  # fmt: skip
    stops = [(at, css(mix(BRASS, towards, share))) for at, towards, share in tones]
    shine = line_gradient("brass", (0, 0), (w, h * 0.9), stops)
    radius, line, dark_brass = h * 0.16, max(1.0, h * 0.022), css(BRASS_DARK)
    body = (
        f"<defs>{shine}</defs>"
        + _plate(size, 0, radius, f'fill="{dark_brass}"')
        + _plate(size, line, radius - line, 'fill="url(#brass)"')
        + _plate(
            size,
            h * 0.08,
            radius * 0.7,
            f'fill="none" stroke="{dark_brass}" stroke-opacity="0.75" stroke-width="{line:g}"',
        )
        + _screw(h * 0.3, h / 2, h * 0.075, 0.6)
        + _screw(w - h * 0.3, h / 2, h * 0.075, 2.2)
    )
    plate = draw(svg(w, h, body), size)
    lettering = lettering.printed
    letter = lettering.fit(words, round(h * 0.62), round(w - 1.2 * h), "title")
    dark = lettering.line(words, letter, (48, 27, 9), "title")
    light = lettering.line(words, letter, mix(BRASS_LIGHT, (255, 255, 255), 0.25), "title")
    place = dark.get_rect(center=(w // 2, h // 2))
    lip = max(1, letter // 40)
    plate.blit(light, place.move(0, lip))
    plate.blit(dark, place)
    return ready(plate)


def _plate(size: Size, inset: float, radius: float, paint: str) -> str:
    w, h = size[0] - 2 * inset, size[1] - 2 * inset
    corner = f'x="{inset:g}" y="{inset:g}" rx="{radius:g}"'
    return f'<rect {corner} width="{w:g}" height="{h:g}" {paint}/>'


def _screw(x: float, y: float, radius: float, turn: float) -> str:
    dx, dy = radius * 0.7 * math.cos(turn), radius * 0.7 * math.sin(turn)
    return (
        shape([circle(x, y + radius * 0.16, radius * 1.08, 24)], css(BRASS_DARK))
        + shape([circle(x, y, radius, 24)], css(BRASS_LIGHT))
        + f'<path fill="none" stroke="{css(BRASS_DARK)}" stroke-width="{radius * 0.3:g}" '
        f'd="M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"/>'
    )


# The sign of the house: an eye on a card, for one who watches.

SIGN_CLOTH: RGB = (140, 44, 34)


def app_icon(size: int) -> pygame.Surface:
    """The program's icon, square, on a transparent ground."""
    return draw(icon_svg(), (size, size))


def icon_svg() -> str:
    """The icon as SVG, 256 by 256."""
    cloth = round_gradient(
        "cloth", (128, 110), 150, [(0, "#c2563a"), (0.6, css(SIGN_CLOTH)), (1, "#57171a")]
    )
    paper = line_gradient("card", (80, 50), (190, 220), [(0, "#fffaf0"), (1, "#ead9b8")])
    wood = line_gradient(
        "rim", (0, 0), (0, 256), [(0, "#a9713d"), (0.5, "#6b4022"), (1, "#3a2010")]
    )
    return svg(
        256,
        256,
        f"<defs>{cloth}{paper}{wood}</defs>"
        '<rect width="256" height="256" rx="54" fill="url(#rim)"/>'
        f'<rect x="11" y="11" width="234" height="234" rx="45" fill="{css(BRASS)}"/>'
        '<rect x="15" y="15" width="226" height="226" rx="41" fill="url(#cloth)"/>'
        + _card(-24, "#2b2f6b", "#5d63b8")
        + _card(-8, "#126b58", "#2ba588")
        + _watching_card(10),
    )


def _card(turn: float, fill: str, line: str) -> str:
    box = 'width="104" height="148" rx="13"'
    inner = 'width="88" height="132" rx="8"'
    return (
        f'<g transform="rotate({turn} 128 232)">'
        f'<rect x="80" y="52" {box} fill="#000" opacity="0.3"/>'
        f'<rect x="76" y="46" {box} fill="{fill}"/>'
        f'<rect x="84" y="54" {inner} fill="none" stroke="{line}" stroke-width="4"/></g>'
    )


def _watching_card(turn: float) -> str:
    x, y, ink = 132.0, 124.0, "#2a1712"
    arch = [math.sin(math.pi * n / 24) for n in range(25)]
    lid: Outline = [(x - 40 + 80 * n / 24, y - 40 * up) for n, up in enumerate(arch)]
    low: Outline = [(x - 40 + 80 * n / 24, y + 34 * up) for n, up in enumerate(arch)]
    eye = lid + low[::-1]
    white = [(x + (px - x) * 0.84, y + (py - y) * 0.8) for px, py in eye]
    lashes = [
        [(x + r * math.sin(a), y - 4 - r * 1.06 * math.cos(a)) for r in (42, 54)]
        for a in (-0.72, -0.24, 0.24, 0.72)
    ]
    card = 'width="104" height="148" rx="13"'
    return (
        f'<g transform="rotate({turn} 128 232)">'
        f'<rect x="84" y="52" {card} fill="#000" opacity="0.35"/>'
        f'<rect x="80" y="46" {card} fill="url(#card)"/>'
        + stroke(lashes, ink, 7)
        + shape([eye], ink)
        + shape([white], "#ffffff")
        + shape([circle(x + 2, y, 23, 40)], "#e08a1e")
        + shape([circle(x + 2, y, 12.5, 30)], ink)
        + shape([circle(x + 9, y - 8, 5, 20)], "#ffffff")
        + "</g>"
    )
