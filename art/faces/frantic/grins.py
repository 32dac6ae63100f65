"""What makes the deck grin: eyes, mouths, horns, and the imp they belong to."""

from __future__ import annotations

from art.curves import put
from art.faces.frantic.inks import NIGHT, PINK, WHITE
from art.faces.frantic.pen import curve, flowing, lamp, mirrored
from art.svg import Outline, circle, shape, stroke

# How far an eye is open, how its lid slopes to the nose, and where it looks.
EYES: dict[str, tuple[float, float, tuple[float, float]]] = {
    "sly": (0.68, 0.5, (0.15, 0.2)),
    "wild": (0.86, 0.36, (0.0, 0.0)),
    "wide": (1.0, 0.0, (0.0, 0.0)),
    "glum": (0.72, -0.5, (0.0, 0.35)),
    "bored": (0.5, 0.0, (0.3, 0.4)),
    "up": (1.0, 0.0, (0.0, -0.42)),
    "side": (0.74, 0.0, (0.5, 0.0)),
}


def eye(
    x: float,
    y: float,
    radius: float,
    slope: float = 0.0,
    open_: float = 1.0,
    look: tuple[float, float] = (0.0, 0.0),
    white: str = WHITE,
    pupil: str = NIGHT,
) -> str:
    """An eye under a lid that falls to the right by `slope`."""

    def lidded(outline: Outline) -> Outline:
        return [
            (px, max(py, y - radius + 2 * radius * (1 - open_) + slope * (px - x)))
            for px, py in outline
        ]

    ball = lidded(circle(x, y, radius, 22))
    px, py = x + look[0] * radius, y + look[1] * radius
    black = lidded(circle(px, py, radius * 0.48, 14))
    return shape([ball], white) + shape([black], pupil)


def eyes(x: float, y: float, apart: float, radius: float, mood: str, white: str = WHITE) -> str:
    """Two eyes about a place, in one of the moods, or a wink, shut, crossed out or in love."""
    left, right = x - apart / 2, x + apart / 2
    pen = radius * 0.5
    if mood == "shut":
        return stroke([_lash(left, y, radius), _lash(right, y, radius)], white, pen)
    if mood == "cross":
        return stroke([*_cross(left, y, radius), *_cross(right, y, radius)], white, pen)
    if mood == "wink":
        return eyes(x, y, apart, radius, "left", white) + stroke(
            [_lash(right, y + radius * 0.2, radius)], white, pen
        )
    if mood == "left":
        return eye(left, y, radius, 0.3, 0.84, (0.15, 0.1), white)
    open_, slope, (dx, dy) = EYES[mood]
    side = dx if mood in ("side", "bored") else -dx
    return eye(left, y, radius, slope, open_, (dx, dy), white) + eye(
        right, y, radius, -slope, open_, (side, dy), white
    )


def _lash(x: float, y: float, radius: float) -> Outline:
    return curve(
        [(x - radius, y + radius * 0.3), (x, y - radius * 0.5), (x + radius, y + radius * 0.3)]
    )


def _cross(x: float, y: float, radius: float) -> list[Outline]:
    r = radius * 0.7
    return [[(x - r, y - r), (x + r, y + r)], [(x + r, y - r), (x - r, y + r)]]


def mouth(x: float, y: float, wide: float, mood: str, white: str = WHITE, dark: str = NIGHT) -> str:
    """A mouth about its middle: grin, smirk, oh, glum, flat, fangs or tongue."""
    half = wide / 2
    if mood in ("glum", "flat", "smirk"):
        ends, middle = {"glum": (0.22, -0.16), "flat": (0.0, 0.0), "smirk": (-0.1, 0.2)}[mood]
        lift = wide * (0.2 if mood == "smirk" else 0)
        line = curve([(x - half, y + ends * wide), (x, y + middle * wide),
            (x + half, y + ends * wide - lift)])  # fmt: skip
        return stroke([line], white, wide * 0.15)
    if mood == "oh":
        return shape([circle(x, y, wide * 0.3, 24)], white) + shape(
            [circle(x, y, wide * 0.19, 20)], dark
        )
    return _grin(x, y, wide, mood, white, dark)


def _grin(x: float, y: float, wide: float, mood: str, white: str, dark: str) -> str:
    upper = curve(
        [(x - wide / 2, y - wide * 0.2), (x, y - wide * 0.02), (x + wide / 2, y - wide * 0.24)], 8
    )
    lower = curve(
        [(x + wide / 2, y - wide * 0.24), (x + wide * 0.3, y + wide * 0.2), (x, y + wide * 0.32),
         (x - wide * 0.3, y + wide * 0.2), (x - wide / 2, y - wide * 0.2)], 5,
    )  # fmt: skip
    lips = [*upper, *lower[1:-1]]
    if mood == "tongue":
        tongue = flowing(
            [(x - wide * 0.2, y + wide * 0.1), (x + wide * 0.2, y + wide * 0.08),
                (x + wide * 0.27, y + wide * 0.5),
             (x + wide * 0.06, y + wide * 0.74), (x - wide * 0.17, y + wide * 0.52)]
        )  # fmt: skip
        groove = [[(x + wide * 0.02, y + wide * 0.2), (x + wide * 0.05, y + wide * 0.5)]]
        return shape([lips], white) + shape([tongue], PINK) + stroke(groove, "#8c1152", wide * 0.06)
    if mood == "fangs":
        fangs: list[Outline] = [
            [(x + at * wide, y - wide * 0.1), (x + (at + 0.18) * wide, y - wide * 0.1),
                (x + (at + 0.09) * wide, y + wide * 0.16)]
            for at in (-0.36, 0.16)
        ]  # fmt: skip
        return shape([lips], PINK) + shape(fangs, white)
    gaps = [
        [(x + at * wide, y - wide * 0.2), (x + at * wide * 0.9, y + wide * 0.34)]
        for at in (-0.24, 0.0, 0.24)
    ]
    return shape([lips], white) + stroke(gaps, dark, wide * 0.045)


def visage(
    x: float, y: float, size: float, look: str = "sly", says: str = "grin", white: str = WHITE
) -> str:
    """Eyes over a mouth, about their middle, `size` wide."""
    return eyes(x, y - size * 0.2, size * 0.52, size * 0.2, look, white) + mouth(
        x, y + size * 0.24, size * 0.72, says, white
    )


_HEAD = flowing(
    [(50, 22), (72, 26), (87, 46), (85, 72), (68, 90), (50, 93), (32, 90), (15, 72), (13, 46),
        (28, 26)]
)  # fmt: skip
_HORN = curve([(60, 27), (76, 20), (84, 2)]) + curve([(84, 2), (94, 18), (88, 36), (79, 44)])[1:]


def imp(
    x: float,
    y: float,
    size: float,
    colour: str,
    look: str = "sly",
    says: str = "grin",
    horns: bool = True,
    degrees: float = 0.0,
    fill: str = NIGHT,
) -> str:
    """The imp's head about its middle."""
    body = lamp([_HORN, mirrored(_HORN)], colour, 4.6, fill) if horns else ""
    body += lamp([_HEAD], colour, 4.6, fill) + visage(50, 60, 54, look, says)
    return put(body, x, y, size, degrees)
