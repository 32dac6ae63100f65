"""How far apart two colours are, for eyes of all kinds.

The matrices simulate full dichromacy on linear light (Machado, Oliveira, Fernandes 2009).
"""

from __future__ import annotations

import math

from art.theme import RGB

Triple = tuple[float, float, float]

SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def apart(one: RGB, other: RGB, sight: str) -> float:
    """The distance of two colours in CIELAB; 2 is just seen, 25 is plain at a glance."""
    return math.dist(_lab(_seen(one, sight)), _lab(_seen(other, sight)))


def _seen(colour: RGB, sight: str) -> Triple:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else math.pow((c + 0.055) / 1.055, 2.4)
        for c in (channel / 255 for channel in colour)
    )
    r, g, b = (
        min(1.0, max(0.0, row[0] * red + row[1] * green + row[2] * blue)) for row in SIGHTS[sight]
    )
    return r, g, b


def _lab(linear: Triple) -> Triple:
    r, g, b = linear
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (math.cbrt(t) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
