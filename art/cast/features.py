"""Eyes, brows and mouths in six moods: what makes a face react."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.cast.pens import LINE, dot, line, mirrored, moved, shape
from game.cast import Mood

WHITE, RED, TONGUE = "#fffdf6", "#7a2230", "#f08a86"
# How far the ends of a brow are pushed down: the inner one, the outer one.
BROWS = {
    Mood.CALM: (0.0, 0.5),
    Mood.THINKING: (1.0, 0.0),
    Mood.GLOATING: (4.5, -2.0),
    Mood.HIT: (-5.0, 1.0),
    Mood.SAD: (-4.5, 4.5),
    Mood.WINNING: (-4.5, -2.5),
}
# Where pupils look, as parts of the eye's radius: to the right, and down.
GAZE = {
    Mood.CALM: (0.0, 0.08),
    Mood.THINKING: (0.34, -0.36),
    Mood.GLOATING: (0.34, 0.2),
    Mood.SAD: (-0.12, 0.36),
}


@dataclass(frozen=True, slots=True)
class Features:
    """Where the parts of a face sit: eyes `apart` from the middle at `eyes`, the mouth at `mouth`.

    `lid` is the colour of lids, `shut` that of the line of a closed eye.
    """

    apart: float
    eyes: float
    radius: float
    mouth: float
    wide: float
    lid: str
    shut: str = LINE
    brow: float = 7.0
    white: str = WHITE


def eyes(face: Features, mood: Mood, blinks: bool = False) -> str:
    """Both eyes; those that are squeezed shut do not blink."""
    if mood is Mood.WINNING:
        return _both_lines(face, _laughing(face))
    if mood is Mood.HIT:
        return _both_lines(face, _squeezed(face))
    if blinks:
        return _shut(face)
    left, right = 50 - face.apart, 50 + face.apart
    return _open(face, mood, left) + _open(face, mood, right)


def _both_lines(face: Features, data: str) -> str:
    part = line(data, max(3.6, face.radius * 0.42), face.shut)
    return part + mirrored(part)


def _laughing(face: Features) -> str:
    x, y, r = 50 - face.apart, face.eyes, face.radius
    return f"M{x - r * 0.9:g} {y + r * 0.4:g}Q{x:g} {y - r * 1.2:g} {x + r * 0.9:g} {y + r * 0.4:g}"


def _squeezed(face: Features) -> str:
    x, y, r = 50 - face.apart, face.eyes, face.radius
    return (
        f"M{x - r * 0.75:g} {y - r * 0.7:g}L{x + r * 0.7:g} {y:g}L{x - r * 0.75:g} {y + r * 0.7:g}"
    )


def _shut(face: Features) -> str:
    """Lids down for a moment."""
    x, y, r = 50 - face.apart, face.eyes, face.radius
    lash = f"M{x - r * 0.9:g} {y + r * 0.15:g}Q{x:g} {y + r:g} {x + r * 0.9:g} {y + r * 0.15:g}"
    lid = dot((x, y), r, face.lid, 2.4)
    return lid + mirrored(lid) + _both_lines(face, lash)


def _open(face: Features, mood: Mood, x: float) -> str:
    y, r = face.eyes, face.radius
    right, down = GAZE[mood]
    seen = (x + right * r, y + down * r)
    glint = (seen[0] - r * 0.18, seen[1] - r * 0.22)
    ball = dot((x, y), r, face.white, 2.4)
    pupil = dot(seen, r * 0.54, LINE) + dot(glint, r * 0.2, WHITE)
    return ball + pupil + _lid(face, mood, x)


def _lid(face: Features, mood: Mood, x: float) -> str:
    """What of the eye is closed from above."""
    if mood is Mood.GLOATING:
        return moved(_closed(face, x, 0.4), 14 if x < 50 else -14, (x, face.eyes))
    if mood is Mood.SAD:
        return moved(_closed(face, x, 0.34), -22 if x < 50 else 22, (x, face.eyes))
    if mood is Mood.THINKING and x < 50:
        return _closed(face, x, 0.26)
    return ""


def _closed(face: Features, x: float, share: float) -> str:
    r = face.radius + 0.6
    y = face.eyes - r + share * 2 * r
    half = math.sqrt(max(0.0, r * r - (face.eyes - y) ** 2))
    edge = f"M{x - half:g} {y:g}A{r:g} {r:g} 0 0 1 {x + half:g} {y:g}z"
    return shape(edge, face.lid, 2.4)


def brows(face: Features, mood: Mood) -> str:
    """Both brows; one is raised in thought."""
    inner, outer = BROWS[mood]
    y, r = face.eyes - face.radius - face.brow * 0.5, face.radius

    def brow(up: float) -> str:
        x = 50 - face.apart
        near, far = y + inner - up, y + outer - up
        bow = min(near, far) - 1.5
        return line(f"M{x - r * 0.9:g} {far:g}Q{x:g} {bow:g} {x + r * 0.85:g} {near:g}", 3.6)

    if mood is Mood.THINKING:
        return brow(-1.0) + mirrored(brow(4.0))
    return brow(0.0) + mirrored(brow(0.0))


def mouth(face: Features, mood: Mood) -> str:
    """A mouth that smiles, smirks, cries out or hangs."""
    y, w = face.mouth, face.wide
    if mood is Mood.CALM:
        return line(f"M{50 - w:g} {y:g}Q50 {y + 6.5:g} {50 + w:g} {y:g}", 2.8)
    if mood is Mood.THINKING:
        curve = f"M{50 - w * 0.35:g} {y + 2.5:g}Q{50 + w * 0.5:g} {y - 1:g} {50 + w:g} {y + 2:g}"
        return line(curve, 2.8)
    if mood is Mood.GLOATING:
        return _smirk(y, w)
    if mood is Mood.HIT:
        return _cry(y, w)
    if mood is Mood.SAD:
        return line(f"M{50 - w * 0.8:g} {y + 6:g}Q50 {y - 3.5:g} {50 + w * 0.8:g} {y + 6:g}")
    return _laugh(y, w)


def _smirk(y: float, w: float) -> str:
    left, right = 50 - w * 0.85, 50 + w * 1.25
    return shape(
        f"M{left:g} {y + 1:g}Q{50 + w * 0.3:g} {y + 4.5:g} {right:g} {y - 4:g}"
        f"Q{right - 1:g} {y + 9:g} {50 + w * 0.25:g} {y + 9:g}Q{left + 4:g} {y + 7:g} {left:g}"
        f" {y + 1:g}z",
        WHITE,
        2.6,
    )


def _cry(y: float, w: float) -> str:
    half = w * 0.62
    return shape(
        f"M{50 - half:g} {y + 8.5:g}Q{50 - half:g} {y - 2:g} 50 {y - 2:g}"
        f"Q{50 + half:g} {y - 2:g} {50 + half:g} {y + 8.5:g}Q50 {y + 4.5:g} {50 - half:g}"
        f" {y + 8.5:g}z",
        RED,
        2.6,
    )


def _laugh(y: float, w: float) -> str:
    top, low, half = y - 2, y + 11.5, w * 1.12
    hole = (
        f"M{50 - half:g} {top:g}Q50 {top + 3:g} {50 + half:g} {top:g}"
        f"Q{50 + half * 0.8:g} {low:g} 50 {low:g}Q{50 - half * 0.8:g} {low:g} {50 - half:g}"
        f" {top:g}z"
    )
    tongue = (
        f"M{50 - half * 0.5:g} {low - 3:g}Q50 {low - 8:g} {50 + half * 0.5:g} {low - 3:g}"
        f"Q50 {low:g} {50 - half * 0.5:g} {low - 3:g}z"
    )
    return shape(hole, RED, 0) + shape(tongue, TONGUE, 0) + shape(hole, "none", 2.6)
