"""The printer's inks of Stratego Cards: sand, ink and gold, and the coats of two armies."""

from __future__ import annotations

from dataclasses import dataclass

from art.faces.stratego.inlay import inlay
from art.theme import Ground, World

WORLD = World(
    cloth=(146, 118, 78),
    cloth_light=(192, 164, 116),
    cloth_dark=(66, 50, 32),
    ink=(43, 34, 28),
    paper=(238, 222, 186),
    accent=(168, 44, 36),
    inlay=inlay,
    ground=Ground(
        (38, 26, 14),
        "ticket",
        9,
        lined=True,
        rim=(190, 146, 78),
        button=(222, 192, 134),
        paper=(243, 231, 198),
        title="engraved",
    ),
)
INK, SAND, PALE, CHALK = "#2b2019", "#e3cb98", "#f3e7c6", "#fcf6e4"
GOLD, BRASS, STEEL, IRON = "#dba63a", "#9a6a1c", "#cdd3d2", "#5b5f63"
ASH = "#4b443d"
LEATHER, HAIR, SKIN = "#7f5431", "#5d3d26", "#f1cfa0"
FIRE, EMBER = "#f6b52c", "#e0601c"


@dataclass(frozen=True, slots=True)
class Livery:
    """What an army wears: its colour, a darker and a lighter one of it."""

    coat: str
    dark: str
    light: str


# Red and Blue, as the game numbers its armies.
LIVERIES = (
    Livery("#b62f25", "#7d1b18", "#d9604a"),
    Livery("#2a5796", "#163460", "#5b8cc4"),
)
SAFE_LIVERIES = (
    Livery("#cf4a1a", "#8f2c0c", "#ec8052"),
    Livery("#17407f", "#0a2450", "#4a7cba"),
)
