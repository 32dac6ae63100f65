"""The printer's inks of NYET!: four card colours, five animals, two teams, and the poster's own."""

from __future__ import annotations

from art.faces.nyet.inlay import inlay
from art.theme import RGB, Ground, World

WORLD = World(
    cloth=(70, 80, 92),
    cloth_light=(104, 116, 128),
    cloth_dark=(27, 32, 40),
    ink=(24, 22, 24),
    paper=(240, 227, 200),
    accent=(214, 52, 40),
    inlay=inlay,
    ground=Ground(
        (18, 22, 30),
        "slash",
        15,
        rim=(214, 52, 40),
        button=(226, 204, 158),
        paper=(240, 227, 200),
        title="poster",
    ),
)
RED, CREAM, BLACK, GREY = "#d3321f", "#f0e3c8", "#191719", "#6d7a80"
GOLD, SAND = "#f2b531", "#d9c7a1"

# Blue, red, yellow, green, as the game numbers its colours: far apart in lightness, so that
# they stay four for eyes that mix red and green.
PALETTE: tuple[RGB, ...] = ((26, 66, 138), (204, 44, 28), (246, 186, 34), (72, 158, 116))
SAFE_PALETTE: tuple[RGB, ...] = ((22, 48, 122), (190, 50, 20), (252, 206, 60), (66, 166, 140))

CHARACTER_COLOURS: dict[str, RGB] = {
    "bear": (112, 58, 30),
    "wolf": (70, 100, 126),
    "crane": (222, 120, 150),
    "tiger": (232, 122, 24),
    "eagle": (84, 44, 120),
}
NEUTRAL: RGB = (60, 56, 58)
