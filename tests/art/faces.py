"""The faces under test, and pictures compared pixel by pixel."""

from __future__ import annotations

from importlib import import_module

import pygame

from art.cards import Face
from art.paint import draw

SMALL = 48


def face_of(game_id: str) -> Face:
    """How the cards of a game look."""
    face: Face = import_module(f"art.faces.{game_id}")
    return face


def inked(source: str, size: int = SMALL) -> list[bool]:
    """By pixel, row by row: whether something darker or more coloured than paper is there."""
    surface = draw(source, (size, size))
    pixels = [surface.get_at((x, y)) for y in range(size) for x in range(size)]
    return [min(pixel.r, pixel.g, pixel.b) < 170 for pixel in pixels]


def turned(pixels: list[bool], quarters: int) -> list[bool]:
    """A square picture turned clockwise by quarters."""
    side = round(len(pixels) ** 0.5)
    rows = [pixels[row * side : (row + 1) * side] for row in range(side)]
    for _ in range(quarters % 4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return [pixel for row in rows for pixel in row]


def difference(one: list[bool], other: list[bool]) -> float:
    """The part of the pixels that differ, at the turn where the two are most alike."""
    return min(
        sum(a != b for a, b in zip(one, turned(other, quarters), strict=True)) / len(one)
        for quarters in range(4)
    )


def colours(surface: pygame.Surface) -> int:
    """How many different colours a grid of points on the surface has."""
    w, h = surface.get_size()
    return len({tuple(surface.get_at((x, y))) for x in range(0, w, 3) for y in range(0, h, 3)})
