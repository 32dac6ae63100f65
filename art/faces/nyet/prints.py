"""The large prints: the back of the cards, the Bonus card and the lid of the box."""

from __future__ import annotations

from art.faces.nyet.beasts import Inks, beast
from art.faces.nyet.fronts import HEIGHT, WIDTH, frame, rounded_box
from art.faces.nyet.inks import BLACK, CREAM, GOLD, RED
from art.faces.nyet.numerals import WORD, centred
from art.faces.nyet.trimmings import star
from art.svg import Outline, band, box, circle, shape, spun, svg

DARK_RED = "#a52417"


def back() -> str:
    """The back of every card, 204 by 300: the word stamped over a wheel of beams."""
    middle = (102.0, 150.0)
    beams = [
        band([middle, spun([(102, -60)], turn, middle)[0]], _beam) for turn in range(0, 360, 20)
    ]
    ring = [circle(*middle, radius, 72) for radius in (80, 75, 66, 63)]
    strip: Outline = [(-30, 124), (234, 124), (234, 176), (-30, 176)]
    edges = [box(-30, 117, 264, 4), box(-30, 179, 264, 4)]
    letters = centred(WORD, (102, 150), 38, 1.28)
    inner = [
        rounded_box(at, at, WIDTH - 2 * at, HEIGHT - 2 * at, radius)
        for at, radius in ((13, 7), (15.5, 5))
    ]

    def slanted(lines: list[Outline]) -> list[Outline]:
        return [spun(line, -24, middle) for line in lines]

    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="204" height="300" fill="{RED}"/>'
        + shape(beams, DARK_RED, "nonzero")
        + shape([circle(*middle, 84, 72)], BLACK)
        + shape(ring, CREAM)
        + shape(slanted([box(-30, 117, 264, 66)]), RED)
        + shape(slanted([strip]), BLACK)
        + shape(slanted(edges), CREAM)
        + shape(slanted(letters), CREAM)
        + shape(inner, BLACK)
        + frame(CREAM),
    )


def bonus() -> str:
    """The Bonus card, 204 by 300: twice the points."""
    middle = (102.0, 138.0)
    beams = [
        band([middle, spun([(102, -260)], turn, middle)[0]], _beam) for turn in range(10, 370, 20)
    ]
    wedge: Outline = [(-10, 310), (-10, 232), (214, 176), (214, 310)]
    sign = centred("x", (52, 240), 62)
    two = centred("2", (124, 226), 104, 1.05)
    fallen = [[(x + 6, y + 6) for x, y in line] for line in [*sign, *two]]

    def slanted(lines: list[Outline]) -> list[Outline]:
        return [spun(line, -8, (102, 230)) for line in lines]

    return svg(
        WIDTH,
        HEIGHT,
        f'<rect width="204" height="300" fill="{BLACK}"/>'
        + shape(beams, "#3a3334", "nonzero")
        + star(102, 84, 66, GOLD, BLACK)
        + shape([wedge], RED)
        + shape([[(-10, 232), (214, 176), (214, 184), (-10, 240)]], CREAM)
        + shape(slanted(fallen), BLACK)
        + shape(slanted([*sign, *two]), CREAM)
        + frame(CREAM),
    )


def lid() -> str:
    """The lid, 300 by 400: a bear that says no, on a slant; the lowest quarter is plain."""
    ground = f'<rect width="300" height="400" fill="{CREAM}"/>'
    wedge: Outline = [(-10, 310), (-10, 150), (310, -64), (310, 310)]
    bars = [band([(-20, 118 - 26 * n), (320, -110 - 26 * n)], 11 - 2.4 * n) for n in range(3)]
    beams = [
        band([(150, 178), spun([(150, -180)], turn, (150, 178))[0]], _wide_beam)
        for turn in range(0, 360, 15)
    ]
    bear = beast("bear", Inks(CREAM, BLACK, RED))
    return svg(
        300,
        400,
        ground
        + shape([wedge], RED)
        + shape(bars, BLACK)
        + f'<g opacity="0.16">{shape(beams, BLACK, "nonzero")}</g>'
        + shape([circle(150, 178, 116, 90)], BLACK)
        + shape([circle(150, 178, 109, 90), circle(150, 178, 104, 90)], CREAM)
        + f'<g transform="translate(50 78)">{bear}</g>'
        + _cross()
        + shape([[(-10, 306), (310, 286), (310, 410), (-10, 410)]], BLACK)
        + shape([[(-10, 300), (310, 280), (310, 285), (-10, 305)]], CREAM),
    )


def _beam(place: float) -> float:
    return 1 + 40 * place


def _wide_beam(place: float) -> float:
    return 2 + 40 * place


def _cross() -> str:
    """A round stamp with a cross, banged on at an angle."""
    x, y = 238.0, 246.0
    cross = [spun(box(x - 26, y - 6.5, 52, 13), turn, (x, y)) for turn in (35, 125)]
    return (
        shape([circle(x, y, 47, 60)], CREAM)
        + shape([circle(x, y, 43, 60), circle(x, y, 36, 60)], RED)
        + shape(cross, RED, "nonzero")
    )
