"""How long a pair of eyes and a hand take: the reaction times of simulated players."""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt

from game.chance import Chance

# Nobody answers a picture faster than this; what is faster was a guess (TOT-751).
FLOOR_MS = 180
SIGMA = 0.32
# What each card beyond two that lie open costs to look at.
CARD_MS = 12


def normal(chance: Chance) -> float:
    """A number from the standard normal distribution."""
    return sqrt(-2.0 * log(1.0 - chance.random())) * cos(2.0 * pi * chance.random())


def reaction_ms(chance: Chance, median: float, sigma: float = SIGMA) -> int:
    """A reaction time: the floor and a lognormal part, `median` ms in the middle (TOT-751)."""
    return FLOOR_MS + round((median - FLOOR_MS) * exp(sigma * normal(chance)))
