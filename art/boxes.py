"""Game boxes as they stand on the shelf."""

from __future__ import annotations

from typing import Protocol

import pygame

from art.paint import Size, blank, draw, ready, shadow
from art.text import Lettering
from art.theme import INK, PAPER, RGB, World, contrast, mix

# How much of the height the sides take that one sees of a box standing a little turned.
DEPTH = 0.07
# Slanted edges are drawn so many times larger and brought to size, to be smooth.
FINE = 3
# The lid as the faces draw it, and where in it the title goes.
LID = (300, 400)
# So many edges of cards are seen in a box that is open, less one.
EDGES = 7
TITLE = (22, 314, 256, 66)


class Lid(Protocol):
    """What a box needs of a game's face."""

    WORLD: World

    def box_svg(self) -> str: ...


def box(
    face: Lid, size: Size, title: str, lettering: Lettering, open: bool = True, band: str = ""
) -> pygame.Surface:
    """A box with its title on the lid, `size` px in all, its foot at the lower edge.

    A box that is not `open` is dim and wears a paper band with the words `band`.
    """
    lettering = lettering.printed
    width, height, depth = _measures(size)
    lid = draw(face.box_svg(), (width, height))
    front = lid.copy()
    _title(front, face.WORLD, title, lettering)
    if not open:
        for side in (lid, front):
            side.fill((150, 144, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
        _paper_band(lid, "", lettering)
        _paper_band(front, band, lettering)
    top = pygame.transform.average_color(lid, pygame.Rect(0, 0, width, max(1, height // 16)))
    stood = blank((width + depth, height + depth // 2))
    _top(stood, mix((top[0], top[1], top[2]), (255, 236, 205), 0.28), width, depth)
    return _standing(stood, front, lid, depth, size)


def tray(world: World, size: Size) -> pygame.Surface:
    """The box without its lid, the cards in it showing: `size` px, and it stands where `box` does.

    It is as much lower than the box as the lid reaches over its top.
    """
    width, height, depth = _measures(size)
    lower = max(2, height // 16)
    front = blank((width, height - lower))
    card, shade = mix(world.cloth, PAPER, 0.18), mix(world.cloth_dark, INK, 0.45)
    for row in range(front.get_height()):
        colour = mix(card, shade, 0.15 + 0.85 * row / front.get_height())
        pygame.draw.line(front, colour, (0, row), (width, row))
    stood = blank((width + depth, front.get_height() + depth // 2))
    _top(stood, mix(shade, (0, 0, 0), 0.5), width, depth)
    _cards_within(stood, width, depth)
    return _standing(stood, front, front, depth, size)


def _standing(
    stood: pygame.Surface, front: pygame.Surface, lid: pygame.Surface, depth: int, size: Size
) -> pygame.Surface:
    """What has its top, with its front and a side that the lid runs over too; `size` px in all."""
    _side(stood, lid, depth)
    stood.blit(front, (0, depth // 2))
    _worn_edges(stood, front.get_rect(top=depth // 2), depth)
    whole = blank(size)
    whole.blit(stood, ((size[0] - stood.get_width()) // 2, size[1] - stood.get_height()))
    return ready(whole)


def _measures(size: Size) -> tuple[int, int, int]:
    """How wide and high the front of a box is, and how deep the box seems."""
    depth = max(4, round(size[1] * DEPTH))
    height = min(size[1] - depth // 2, round((size[0] - depth) * LID[1] / LID[0]))
    return round(height * LID[0] / LID[1]), height, depth


def _cards_within(stood: pygame.Surface, width: int, depth: int) -> None:
    """The upper edges of the cards, from the back of the box to its front."""
    rise = depth // 2
    for number in range(1, EDGES):
        y = rise * number / EDGES
        left, inset = depth * (1 - y / rise), width * 0.05
        ends = (left + inset, y), (left + width - inset, y)
        pygame.draw.aaline(stood, mix(PAPER, (120, 96, 70), 0.25 + 0.5 * (number % 2)), *ends)


def box_shadow(size: Size) -> pygame.Surface:
    """The shade a box throws on the wall behind it; its margin is `size[1] // 8` px."""
    radius = size[1] // 16
    return shadow(size, radius, 170, radius // 2)


def _title(front: pygame.Surface, world: World, title: str, lettering: Lettering) -> None:
    scale = front.get_width() / LID[0]
    place = pygame.Rect([round(value * scale) for value in TITLE])
    ground = pygame.transform.average_color(front, place)
    behind: RGB = (ground[0], ground[1], ground[2])
    inks: list[RGB] = [mix(world.ink, (0, 0, 0), 0.2), mix(world.paper, (255, 255, 255), 0.2)]
    colour = max(inks, key=lambda ink: contrast(ink, behind))
    face = world.ground.title
    size = lettering.fit(title, round(place.height * 0.74), round(place.width * 0.94), face)
    letters = lettering.line(title, size, colour, face)
    front.blit(letters, letters.get_rect(center=place.center))


def _paper_band(front: pygame.Surface, words: str, lettering: Lettering) -> None:
    w, h = front.get_size()
    strip = pygame.Rect(0, round(h * 0.6), w, max(18, round(h * 0.12)))
    for row in range(strip.height):
        bulge = abs(row / strip.height - 0.4)
        line = mix(PAPER, (168, 142, 104), min(1.0, bulge * bulge * 1.5))
        pygame.draw.line(front, line, (0, strip.top + row), (w, strip.top + row))
    for edge, colour in ((strip.top, (250, 244, 230)), (strip.bottom, (36, 24, 18))):
        pygame.draw.line(front, colour, (0, edge), (w, edge))
    size = lettering.fit(words, round(strip.height * 0.56), round(w * 0.9), "bold")
    letters = lettering.line(words, size, INK, "bold")
    front.blit(letters, letters.get_rect(center=strip.center))


def _top(stood: pygame.Surface, colour: RGB, width: int, depth: int) -> None:
    rise = depth // 2
    large = blank(((width + depth) * FINE, rise * FINE))
    points = [(0, rise), (depth, 0), (width + depth, 0), (width, rise)]
    pygame.draw.polygon(large, colour, [(x * FINE, y * FINE) for x, y in points])
    stood.blit(pygame.transform.smoothscale(large, (width + depth, rise)), (0, 0))


def _side(stood: pygame.Surface, lid: pygame.Surface, depth: int) -> None:
    # The lid's picture runs over the edge: its last columns, narrowed and in the shade.
    w, h = lid.get_size()
    rise = depth // 2
    strip = lid.subsurface((w - depth * 2, 0, depth * 2, h))
    wide = pygame.transform.smoothscale(strip, (depth * FINE, h * FINE))
    side = pygame.transform.flip(wide, True, False)
    side.fill((112, 98, 96, 255), special_flags=pygame.BLEND_RGBA_MULT)
    large = blank((depth * FINE, (h + rise) * FINE))
    for column in range(depth * FINE):
        drop = rise * FINE - round(rise * column / depth)
        large.blit(side, (column, drop), (column, 0, 1, h * FINE))
    stood.blit(pygame.transform.smoothscale(large, (depth, h + rise)), (w, 0))


def _worn_edges(whole: pygame.Surface, lid: pygame.Rect, depth: int) -> None:
    rise = depth // 2
    light = (255, 244, 222)
    pygame.draw.aaline(whole, light, lid.topleft, (lid.right - 1, lid.top))
    soft = blank((2, lid.height))
    soft.fill((*light, 70))
    whole.blit(soft, lid.topleft)
    soft.fill((0, 0, 0, 90))
    whole.blit(soft, (lid.right - 1, lid.top))
    pygame.draw.aaline(
        whole, mix(light, (80, 60, 50), 0.5), (lid.right, rise), (lid.right + depth - 1, 0)
    )
    # The lid is deeper than the tray: a line round the foot.
    y = lid.bottom - max(3, lid.height // 40)
    line = blank((lid.width, max(1, lid.height // 220)))
    line.fill((0, 0, 0, 110))
    whole.blit(line, (lid.left, y))
