"""The screen printer's inks of Jetriko: five card colours, three of traps, black and paper."""

from __future__ import annotations

from art.faces.jetriko.inlay import inlay
from art.theme import RGB, Ground, World, css, mix

WORLD = World(
    cloth=(18, 104, 108),
    cloth_light=(44, 148, 146),
    cloth_dark=(6, 44, 52),
    ink=(10, 42, 50),
    paper=(250, 244, 228),
    accent=(255, 196, 61),
    inlay=inlay,
    ground=Ground(
        (6, 30, 42),
        "round",
        24,
        rim=(250, 244, 228),
        button=(255, 196, 61),
        paper=(250, 244, 228),
        title="comic",
    ),
)
INK, PAPER, GOLD, HOT = "#0b2733", "#faf4e4", "#ffc53d", "#ff6a3d"
STEEL, STEEL_DARK = "#c9d6d8", "#7d9298"

# Green, yellow, cyan, dark blue, red, as the rulebook lists them: far apart in lightness.
PALETTE: tuple[RGB, ...] = (
    (50, 158, 92), (252, 194, 44), (96, 222, 246), (44, 52, 146), (208, 32, 42),
)  # fmt: skip
SAFE_PALETTE: tuple[RGB, ...] = (
    (34, 136, 118), (246, 200, 34), (128, 236, 250), (18, 20, 92), (172, 28, 14),
)  # fmt: skip

# The backs of the traps.
TRAP_COLOURS: dict[str, RGB] = {
    "red": (188, 18, 34),
    "blue": (62, 84, 208),
    "green": (88, 190, 92),
}


def darker(rgb: RGB, share: float) -> str:
    """A colour nearer to the ink, as SVG writes it."""
    return css(mix(rgb, (8, 26, 40), share))


def lighter(rgb: RGB, share: float) -> str:
    """A colour nearer to the paper, as SVG writes it."""
    return css(mix(rgb, WORLD.paper, share))
