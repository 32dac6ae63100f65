"""Portraits of the cast in six moods, drawn sharp at any size."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from art.cast.character import Character
from art.cast.features import brows, eyes, mouth
from art.cast.furred import FURRED
from art.cast.others import OTHERS
from art.cast.pens import both, dot, moved, oval, shape
from art.paint import picture
from art.svg import round_gradient, svg
from art.theme import INK, RGB, WHITE, css, mix
from game.cast import Mood

# So many sources are kept: every mood of all at the fullest table.
KEPT = 64
# How the head is held: turned by degrees, and pushed.
POSE = {
    Mood.CALM: (0, (0, 0)),
    Mood.THINKING: (-5, (0, 0)),
    Mood.GLOATING: (5, (1, 0)),
    Mood.HIT: (-9, (-1, 2)),
    Mood.SAD: (3, (0, 3)),
    Mood.WINNING: (0, (0, -1)),
}
# By how many degrees ears hang.
EARS = {
    Mood.CALM: 0, Mood.THINKING: 4, Mood.GLOATING: -5,
    Mood.HIT: -20, Mood.SAD: -28, Mood.WINNING: 6,
}  # fmt: skip
DRAWN: dict[str, Character] = FURRED | OTHERS


@dataclass(frozen=True, slots=True)
class Portrait:
    """Whose face, what it shows, and whether it `blinks` just now."""

    name: str
    mood: Mood = Mood.CALM
    blinks: bool = False


def portrait(who: Portrait, size: int, colour: RGB) -> pygame.Surface:
    """A face on a disc of a seat's colour, `size` px wide (shared: do not draw on it)."""
    return picture(portrait_svg(who, colour), (size, size))


@lru_cache(maxsize=KEPT)
def portrait_svg(who: Portrait, colour: RGB) -> str:
    """A face on its disc as SVG."""
    one, mood = DRAWN[who.name], who.mood
    turn, push = POSE[mood]
    head = moved(_head(one, mood, who.blinks), turn, (50, 78), push)
    behind = moved(one.behind, turn, (50, 78), push)
    return svg(100, 100, _disc(colour) + behind + one.coat + head + _besides(mood))


def _disc(colour: RGB) -> str:
    light, dark = css(mix(colour, WHITE, 0.3)), css(mix(colour, INK, 0.28))
    glow = round_gradient("d", (50, 36), 66, ((0, light), (1, dark)))
    return f'{glow}<circle cx="50" cy="50" r="48" fill="url(#d)"/>'


def _head(one: Character, mood: Mood, blinks: bool) -> str:
    face = one.features
    ears = both(moved(one.ear, EARS[mood] * one.swing, one.hinge)) if one.ear else ""
    speaks = one.speaks or mouth
    before, after = ("", ears) if one.ears_before else (ears, "")
    return (
        before + one.head + after + eyes(face, mood, blinks) + speaks(face, mood) + one.nose
        + one.over + brows(face, mood)
    )  # fmt: skip


def _besides(mood: Mood) -> str:
    """What stands round a face: a thought, a blow, a tear, a glitter."""
    if mood is Mood.THINKING:
        bubble = oval((82, 17), (15, 11), "#fffdf6", 2.6) + dot((85, 33), 3, "#fffdf6", 2.2)
        return bubble + "".join(dot((x, 17), 2.5, css(INK)) for x in (75, 82, 89))
    if mood is Mood.HIT:
        return shape(_star((82, 20), 16, 7, 8), "#ffe066", 2.6)
    if mood is Mood.SAD:
        drop = "M20 56Q27 66 26 71A6 6 0 1 1 14 71Q13 66 20 56z"
        return shape(drop, "#6cc4f2", 2.4)
    if mood is Mood.WINNING:
        return "".join(
            shape(_star(at, far, far * 0.36, 4), "#ffe066", 2)
            for at, far in (((12, 24), 11), ((88, 22), 12), ((90, 66), 8))
        )
    return ""


def _star(centre: tuple[float, float], far: float, near: float, points: int) -> str:
    found = []
    for step in range(points * 2):
        turn, reach = math.pi * step / points - math.pi / 2, near if step % 2 else far
        found.append(
            f"{centre[0] + reach * math.cos(turn):.1f} {centre[1] + reach * math.sin(turn):.1f}"
        )
    return "M" + " ".join(found) + "z"
