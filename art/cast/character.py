"""A character in parts that move: ears, head, eyes, mouth, and what it wears."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.cast.features import Features
from art.svg import Point
from game.cast import Mood


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Parts as SVG, lowest first: `behind`, coat, ears, head, eyes, mouth, `nose`, `over`.

    `ear` is the left one and hangs on `hinge`; it turns by `swing` of what the mood says.
    A `beak` or a mouth of its own takes the place of the usual one.
    """

    features: Features
    coat: str
    head: str
    nose: str = ""
    ear: str = ""
    hinge: Point = (28, 34)
    swing: float = 1.0
    ears_before: bool = False
    behind: str = ""
    over: str = ""
    speaks: Callable[[Features, Mood], str] | None = None
