"""How what moves goes on its way: each is a function of how much of its time is over, 0 to 1."""

from __future__ import annotations


def ease_out(x: float) -> float:
    """Fast, then settling."""
    return 1 - (1 - x) ** 3


def ease_in(x: float) -> float:
    """Held back at first, and fastest where it strikes."""
    return x * x


def let_go(x: float) -> float:
    """What was held back goes at once, is fastest early on, and settles."""
    return ease_in_out(1 - (1 - x) ** 1.4)


def ease_in_out(x: float) -> float:
    """Slow, fast, slow."""
    return x * x * (3 - 2 * x)


def overshoot(x: float) -> float:
    """A little past the goal and back."""
    x -= 1
    return 1 + 2.4 * x**3 + 1.4 * x**2


def swing(x: float) -> float:
    """Slow, fast, a little past the goal and back."""
    return overshoot(x**1.4)
