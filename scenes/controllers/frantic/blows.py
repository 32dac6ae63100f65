"""A blow that travels along the table to whom it hits, and says its name."""

from __future__ import annotations

import pygame
from pygame import Surface, Vector2

from art import theme
from art.faces.frantic.blow import BLOW, FACE, LIGHTS, blow_svg, face_svg
from art.faces.frantic.inks import PINK
from art.grounds import ground_of
from art.paint import Size, picture, picture_soon
from scenes.table.hand.brush import Brush

Point = tuple[int, int]

# Units: how wide it is, how large its name is lettered, and how far above or below it that stands;
# and how far from the edges of the window at the sides and above.
WIDE, NAME, AWAY, EDGE, TOP = 330, 30, 60, 130, 30


def blow_soon(effect: str, unit: float) -> None:
    """A blow will travel: its picture is drawn until then."""
    for source, size in _parts(effect, unit):
        picture_soon(source, size)


def blow(effect: str, start: Point, goal: Point, unit: float) -> Surface:
    """The blow as it travels from here to there."""
    body, face = (picture(source, size) for source, size in _parts(effect, unit))
    way = Vector2(goal) - Vector2(start)
    drawn = pygame.transform.rotozoom(body, way.angle_to((1, 0)), 1)
    drawn.blit(face, face.get_rect(center=drawn.get_rect().center))
    return drawn


def _parts(effect: str, unit: float) -> tuple[tuple[str, Size], tuple[str, Size]]:
    """What its light and its face are drawn from, and how large."""
    scale = unit * WIDE / BLOW[0]
    size = (round(BLOW[0] * scale), round(BLOW[1] * scale))
    return (blow_svg(effect), size), (face_svg(), (round(FACE * scale),) * 2)


def name_of(effect: str, text: str, brush: Brush) -> Surface:
    """What it is called, in its own light."""
    light = pygame.Color(LIGHTS.get(effect, PINK))
    rim = (light.r, light.g, light.b)
    line = brush.lettering.line(text, brush.px(NAME), theme.PAPER, brush.ground.title)
    size = line.get_rect().inflate(brush.px(30), brush.px(12)).size
    slip = ground_of(brush.ground, size, brush.unit, rim, 2.4)
    slip.blit(line, line.get_rect(center=slip.get_rect().center))
    return slip


def above_or_below(start: Point, goal: Point, size: tuple[int, int], unit: float) -> int:
    """How far below it (above it, if negative) its name stands all the way, off its face."""
    away = round(AWAY * unit)
    high, low = min(start[1], goal[1]), max(start[1], goal[1])
    return away if high < 3 * away and low < size[1] - 3 * away else -away


def beside(spot: Point, off: int, size: tuple[int, int], unit: float) -> Point:
    """Where its name stands while it is there."""
    edge, top = round(EDGE * unit), round(TOP * unit)
    return min(max(spot[0], edge), size[0] - edge), max(top, spot[1] + off)
