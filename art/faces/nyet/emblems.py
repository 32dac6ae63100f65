"""The four emblems that go with the card colours: anchor, gear, bolt and fir."""

from __future__ import annotations

import math

from art.svg import Outline, arc, box, circle, path


def _anchor() -> list[Outline]:
    arms: Outline = [
        *arc((50, 48), 46, math.pi * 0.9, math.pi * 0.1, 24),
        *arc((50, 40), 34, math.pi * 0.1, math.pi * 0.9, 24),
    ]
    flukes: list[Outline] = [[(0, 70), (8, 44), (30, 63)], [(100, 70), (70, 63), (92, 44)]]
    ring = circle(50, 17, 17, 30)
    eye = circle(50, 17, 7, 20)[::-1]
    return [ring, eye, box(42, 31, 16, 58), box(24, 34, 52, 14), arms[::-1], *flukes]


def _gear() -> list[Outline]:
    rim: Outline = []
    for tooth in range(8):
        turn = math.tau * tooth / 8
        for lean, far in ((-0.24, 36), (-0.19, 50), (0.19, 50), (0.24, 36)):
            rim.append((50 + far * math.cos(turn + lean), 50 + far * math.sin(turn + lean)))
    return [rim, circle(50, 50, 15, 30)[::-1]]


def _bolt() -> list[Outline]:
    return [[(62, 0), (14, 56), (45, 56), (28, 100), (88, 36), (56, 36), (78, 0)]]


def _fir() -> list[Outline]:
    return [
        [
            (50, 0), (76, 34), (65, 34), (86, 60), (74, 60), (96, 86), (59, 86), (59, 100),
            (41, 100), (41, 86), (4, 86), (26, 60), (14, 60), (35, 34), (24, 34),
        ],
    ]  # fmt: skip


# In the order of the colours: blue, red, yellow, green.
EMBLEMS: tuple[list[Outline], ...] = (_anchor(), _gear(), _bolt(), _fir())


def emblem(colour: int, x: float, y: float, size: float, fill: str) -> str:
    """The emblem of a colour in a square by its corner."""
    scale = size / 100
    grown = [[(x + px * scale, y + py * scale) for px, py in line] for line in EMBLEMS[colour]]
    return f'<path fill-rule="nonzero" fill="{fill}" d="{path(grown)}"/>'
