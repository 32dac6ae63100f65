"""Numbers and letters of cards as strokes of a round pen, for games without glyphs of their own."""

from __future__ import annotations

from art.svg import stroke

# Through the points of a grid three wide (a to c) and five high (1 to 5).
GLYPHS = {
    "0": ("a1 c1 c5 a5 a1",), "1": ("a2 b1 b5",), "2": ("a2 a1 c1 c3 a5 c5",),
    "3": ("a1 c1 b3 c3 c5 a5",), "4": ("b1 a4 c4", "c2 c5"), "5": ("c1 a1 a3 c3 c5 a5",),
    "6": ("c1 a1 a5 c5 c3 a3",), "7": ("a1 c1 b5",), "8": ("a1 c1 c5 a5 a1", "a3 c3"),
    "9": ("c3 a3 a1 c1 c5 a5",), "A": ("a5 a3 b1 c3 c5", "a4 c4"), "J": ("c1 c5 a5 a4",),
    "K": ("a1 a5", "c1 a3 c5"), "Q": ("a1 c1 c5 a5 a1", "b4 c5"),
}  # fmt: skip
# How thick the pen is, and how far one glyph is from the next, in squares of the grid.
PEN, STEP = 0.55, 3


def written(text: str, x: float, y: float, unit: float, ink: str) -> str:
    """A text whose first glyph begins at `x` and whose upper edge is at `y`."""
    lines = [
        [(x + (number * STEP + "abc".index(at[0])) * unit, y + (int(at[1]) - 1) * unit)
         for at in line.split()]
        for number, glyph in enumerate(text) for line in GLYPHS[glyph]
    ]  # fmt: skip
    return stroke(lines, ink, unit * PEN)
