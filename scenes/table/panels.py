"""Dark panels with a rim, for what stands over the table for a while."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pygame import Surface

from art.grounds import ground_of
from art.theme import RGB, Ground

# Units: how thick the rim of a panel is. So many panels are kept.
RIM, KEPT = 3, 12


@lru_cache(KEPT)
def panel(ground: Ground, size: tuple[int, int], u: float, rim: RGB | None = None) -> Surface:
    """An empty dark panel that nothing shines through (shared: do not draw on it)."""
    return ground_of(replace(ground, alpha=255), size, u, rim or ground.rim, RIM)
