"""The pawn that stands for a player, in all its moods, and a gloved hand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from art.curves import curve, put
from art.faces.jetriko.inks import INK
from art.faces.jetriko.pen import edged, rounded_box
from art.svg import Outline, circle, shape, stroke

Mood: TypeAlias = Literal["glad", "glum", "shocked", "crushed", "sly"]


def pawn(x: float, y: float, size: float, fill: str, mood: Mood, degrees: float = 0.0) -> str:
    """A player from the chest up, its middle at a place and `size` high."""
    body: Outline = curve([(16, 100), (20, 72), (38, 58), (62, 58), (80, 72), (84, 100)], 6)
    return put(
        edged([body], fill, INK, 5) + edged([circle(50, 34, 29, 40)], fill, INK, 5) + _face(mood),
        x, y, size, degrees,
    )  # fmt: skip


def _face(mood: Mood) -> str:
    eyes = [circle(50 + side * 11, 29, 4.6, 14) for side in (-1, 1)]
    if mood == "glad":
        return shape(eyes, INK) + stroke([curve([(37, 41), (50, 50), (63, 41)], 6)], INK, 5)
    if mood == "sly":
        brows = [[(33, 20), (45, 24)], [(55, 24), (67, 20)]]
        return shape(eyes, INK) + stroke([*brows, curve([(40, 47), (54, 47), (64, 39)], 6)], INK, 5)
    if mood == "shocked":
        return shape([*eyes, circle(50, 47, 7, 20)], INK)
    if mood == "crushed":
        crosses = [
            [(50 + side * 12 - 5, 29 - way * 5), (50 + side * 12 + 5, 29 + way * 5)]
            for side in (-1, 1)
            for way in (-1, 1)
        ]
        return stroke([*crosses, [(38, 50), (44, 44), (50, 50), (56, 44), (62, 50)]], INK, 4.4)
    return shape(eyes, INK) + stroke([curve([(39, 50), (50, 43), (61, 50)], 6)], INK, 5)


def hand(x: float, y: float, size: float, fill: str, cuff: str, degrees: float = 0.0) -> str:
    """A glove that reaches down, its fingers a little bent."""
    fingers = [
        [(30.0, 50.0), (27.0, 82.0)],
        [(43.5, 50.0), (42.5, 90.0)],
        [(57.0, 50.0), (58.0, 89.0)],
        [(70.0, 50.0), (73.0, 80.0)],
    ]
    thumb = curve([(72, 36), (88, 46), (92, 62)], 6)
    palm = rounded_box(22, 22, 56, 40, 15)
    sleeve = rounded_box(20, -2, 60, 24, 5)
    drawn = (
        stroke([*fingers, thumb], INK, 19)
        + edged([palm], fill, INK, 3.6)
        + stroke([*fingers, thumb], fill, 12)
        + shape([palm], fill)
        + stroke([[(36 + 14 * n, 30), (36 + 14 * n, 42)] for n in range(3)], INK, 3)
        + edged([sleeve], cuff, INK, 3.6)
    )
    return put(drawn, x, y, size, degrees)
