"""The fronts of the fifteen traps, 210 by 300: each has its own thing in the open mouth."""

from __future__ import annotations

from functools import cache

from art.curves import put
from art.faces.jetriko.monster import maw
from art.faces.jetriko.traps_blue import BLUE
from art.faces.jetriko.traps_green import GREEN
from art.faces.jetriko.traps_red import RED

KINDS = {"R": "red", "B": "blue", "G": "green"}
INSIDES = {**RED, **BLUE, **GREEN}


@cache
def trap(name: str) -> str:
    """The front of a trap by its id, such as "TR1"."""
    return maw(KINDS[name[1]], put(INSIDES[name](), 105, 188, 128))
