"""What all soldiers are made of: a head in profile that looks right, and a coat."""

from __future__ import annotations

from dataclasses import dataclass

from art.faces.stratego.burin import cut, pen, placed, shade, swell, traced
from art.faces.stratego.crests import crest
from art.faces.stratego.inks import CHALK, GOLD, INK, SKIN, Livery
from art.svg import Outline, circle, shape, stroke

BLACK = "#3a2f2a"


@dataclass(frozen=True, slots=True)
class Portrait:
    """A soldier of one army: the body from the front, and the head, which looks right."""

    body: str
    head: str


@dataclass(frozen=True, slots=True)
class Profile:
    """How far a nose and a chin stand out, how low the tip of the nose hangs."""

    nose: float = 14.0
    droop: float = 0.0
    chin: float = 2.0
    skin: str = SKIN


def head(face: Profile, brow: float = 5.0) -> str:
    """Neck, face, ear and eye."""
    tip, low, chin = 150 + face.nose, 150 + face.droop, 152 + face.chin
    trace = (
        "96,216! 100,194 86,172 80,132 106,98 140,100 150,122 149,134 "
        f"{tip},{low} {tip - 4},{low + 7} 152,160! 157,166 151,171 155,177 150,182 "
        f"{chin},190 {chin - 5},200 138,203 128,201 132,216!"
    )
    return (
        cut(trace, face.skin)
        + shade(trace, 158, 0.36, 4.2, 2.0)
        + cut("103,142 111,136 116,144 113,157 105,160", face.skin, 2)
        + pen("107,145 111,143 111,152", 1.6)
        + shape([traced("136,138 146,132! 149,141!")], CHALK)
        + pen("134,138 140,133 150,133", 2.4)
        + shape([circle(145, 137.4, 3.1, 14)], INK)
        + swell("130,130 140,124 152,127", (2, brow, 2.4))
        + pen(f"{tip - 8},{low + 9} {tip - 14},{low + 6} {tip - 13},{low}", 1.8)
        + pen("146,172 152,171", 2)
    )


def hair(colour: str, length: float = 184.0) -> str:
    """Hair under a hat, down to the ear and to the nape at `length`."""
    trace = (
        f"78,118! 122,114! 120,132 112,138 104,136 102,152 106,164 104,{length - 6} 94,{length} "
        "82,166 76,142"
    )
    return cut(trace, colour, 2.2) + shade(trace, 150, 0.6, 4.5, 1.8)


def torso(body: str) -> str:
    """What is drawn in the coat's own measure, set under the head."""
    return placed(body, -8, -32, 1.09)


COAT = "24,302! 28,268 42,242 74,226 98,212 140,212 160,224 184,234 200,252 206,302!"


def coat(fill: str, shadow: str) -> str:
    """Chest and shoulders, without anything on them."""
    return cut(COAT, fill) + shade(COAT, 150, 0.3, 5, 2.6, shadow) + pen("52,302 58,276 56,256", 2)


def collar(fill: str, edge: str) -> str:
    """A standing collar with a braid."""
    trace = "94,206! 118,212 138,208! 146,232! 120,240 90,232!"
    return (
        cut(trace, fill) + shade(trace, 170, 0.3, 4, 1.8) + pen("98,211 120,217 138,213", 3, edge)
    )


def epaulettes(fringe: str = GOLD) -> str:
    """A pad with a fringe on either shoulder."""
    return _epaulette(50, fringe, 1) + _epaulette(188, fringe, -1)


def _epaulette(x: float, fringe: str, side: int) -> str:
    def at(points: list[tuple[float, float]]) -> Outline:
        return [(x + side * px, py) for px, py in points]

    pad = at(
        [(-24, 254), (-20, 243), (-6, 236), (14, 232), (24, 234), (18, 244), (2, 250), (-12, 258)]
    )
    tails = at([(-28, 252), (-12, 258), (2, 250), (4, 272), (-8, 280), (-30, 280)])
    lines = [at([(n, 257), (n - 2, 278)]) for n in (-24, -18, -12, -6, 0)]
    return cut(tails, fringe) + stroke(lines, INK, 1.6) + cut(pad, fringe)


def buttons(x: float, y: float, count: int, step: float = 15.0, lean: float = 1.0) -> str:
    """A row of gold buttons down a coat."""
    return "".join(
        cut(circle(x + lean * n, y + step * n, 4.2, 14), GOLD, 1.6) for n in range(count)
    )


def plate(army: int, x: float, y: float, size: float, livery: Livery) -> str:
    """An army's crest in gold on a disc of its colour, for hats and flags."""
    return cut(circle(x, y, size * 0.62, 28), livery.dark, 2) + crest(
        army, x, y, size * 0.86, GOLD, livery.dark
    )


def star(x: float, y: float, size: float) -> str:
    """An order on the chest."""
    points = [
        (x + dx * size * r, y + dy * size * r)
        for dx, dy, r in (
            (0, -1, 1), (0.33, -0.33, 0.9), (1, 0, 1), (0.33, 0.33, 0.9),
            (0, 1, 1), (-0.33, 0.33, 0.9), (-1, 0, 1), (-0.33, -0.33, 0.9),
        )
    ]  # fmt: skip
    return cut(points, GOLD, 1.8) + cut(circle(x, y, size * 0.3, 14), CHALK, 1.4)


def plume(trace: str, livery: Livery) -> str:
    """Feathers in the army's colour, their barbs engraved."""
    return cut(trace, livery.coat) + shade(trace, 100, 0.55, 5, 2.6, livery.dark)
