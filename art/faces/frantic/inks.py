"""The lamps of Frantic: neon colours, the night they glow in, and the five card colours."""

from __future__ import annotations

from art.faces.frantic.inlay import inlay
from art.theme import RGB, Ground, World, css, mix

WORLD = World(
    cloth=(27, 24, 34),
    cloth_light=(52, 44, 66),
    cloth_dark=(9, 8, 12),
    ink=(12, 10, 16),
    paper=(244, 240, 250),
    accent=(255, 61, 154),
    inlay=inlay,
    ground=Ground(
        (16, 10, 28),
        "glow",
        12,
        rim=(46, 230, 255),
        button=(255, 122, 190),
        paper=(236, 226, 255),
        title="neon",
    ),
)
NIGHT, SOOT, SMOKE, WHITE = "#0c0a12", "#1b1526", "#4a3f5e", "#fff8fb"
PINK, CYAN, LIME, AMBER, VIOLET = "#ff3d9a", "#2ee6ff", "#9dff4a", "#ffc13d", "#b07cff"
RED, ORANGE, BLUE, GOLD = "#ff4d5e", "#ff8a2e", "#5aa2ff", "#ffd35a"

# Red, blue, yellow, green, violet, as cards.py counts them: far apart in lightness.
PALETTE: tuple[RGB, ...] = (
    (226, 22, 56), (20, 126, 252), (255, 212, 36), (70, 214, 106), (118, 28, 176),
)  # fmt: skip
SAFE_PALETTE: tuple[RGB, ...] = (
    (206, 52, 20), (30, 110, 240), (255, 226, 60), (120, 226, 176), (84, 20, 120),
)  # fmt: skip

# The same as tubes, bright enough to stand on black.
TUBES = ("#ff4258", "#4d9bff", "#ffdf3d", "#57f08a", "#bd74ff")


def darker(rgb: RGB, share: float) -> str:
    """A colour nearer to the night, as SVG writes it."""
    return css(mix(rgb, (8, 4, 16), share))


def lighter(rgb: RGB, share: float) -> str:
    """A colour nearer to white, as SVG writes it."""
    return css(mix(rgb, (255, 250, 255), share))
