"""The look of NYET!: a poster of the 1920s in flat red, cream and black."""

from __future__ import annotations

from art.svg import Outline, band, box, circle, polygon, shape, spun, svg
from art.theme import World

WORLD = World(
    cloth=(70, 80, 92),
    cloth_light=(104, 116, 128),
    cloth_dark=(27, 32, 40),
    ink=(24, 22, 24),
    paper=(240, 227, 200),
    accent=(214, 52, 40),
)

RED, CREAM, BLACK, GREY = "#d3321f", "#f0e3c8", "#191719", "#8b8f92"


def box_svg() -> str:
    """The lid, 300 by 400: a bear that says no, on a slant; the lowest quarter is plain."""
    ground = f'<rect width="300" height="400" fill="{CREAM}"/>'
    wedge: Outline = [(-10, 310), (-10, 150), (310, -64), (310, 310)]
    bars = [band([(-20, 118 - 26 * n), (320, -110 - 26 * n)], 11 - 2.4 * n) for n in range(3)]
    beams = [
        band([(150, 178), spun([(150, -180)], turn, (150, 178))[0]], _beam)
        for turn in range(0, 360, 15)
    ]
    return svg(
        300,
        400,
        ground
        + shape([wedge], RED)
        + shape(bars, BLACK)
        + f'<g opacity="0.16">{shape(beams, BLACK, "nonzero")}</g>'
        + shape([circle(150, 178, 116, 90)], BLACK)
        + shape([circle(150, 178, 109, 90), circle(150, 178, 104, 90)], CREAM)
        + _bear()
        + _stamp()
        + shape([[(-10, 306), (310, 286), (310, 410), (-10, 410)]], BLACK)
        + shape([[(-10, 300), (310, 280), (310, 285), (-10, 305)]], CREAM),
    )


def _beam(place: float) -> float:
    return 2 + 40 * place


def _bear() -> str:
    """A stencil: cream where the paper shows, red for the mouth."""
    ears = [circle(150 + side * 60, 116, 25, 40) for side in (-1, 1)]
    inner = [circle(150 + side * 60, 116, 11, 30) for side in (-1, 1)]
    head: Outline = [
        (150, 98), (186, 104), (214, 130), (222, 168), (212, 206), (190, 238), (166, 254),
        (150, 258), (134, 254), (110, 238), (88, 206), (78, 168), (86, 130), (114, 104),
    ]  # fmt: skip
    eyes = [_both([(166, 156), (196, 144), (192, 160), (172, 166)])]
    muzzle: Outline = [
        (150, 170), (168, 176), (184, 200), (180, 226), (164, 244), (150, 248),
        (136, 244), (120, 226), (116, 200), (132, 176),
    ]  # fmt: skip
    nose: Outline = [(150, 198), (134, 190), (132, 180), (150, 175), (168, 180), (166, 190)]
    mouth: Outline = [(150, 210), (172, 206), (170, 226), (150, 238), (130, 226), (128, 206)]
    fangs = _both([(156, 209), (168, 207), (162, 220)])
    return (
        shape(ears, CREAM)
        + shape(inner, RED)
        + shape([head], CREAM)
        + shape([[(150, 98), (158, 99), (154, 150), (150, 160), (146, 150), (142, 99)]], BLACK)
        + shape(_both([(178, 104), (206, 122), (190, 120)]), BLACK)
        + shape(eyes[0], BLACK)
        + shape([muzzle], BLACK)
        + shape([polygon(150, 212, 33, 24)], CREAM)
        + shape([nose], BLACK)
        + shape([mouth], RED)
        + shape(fangs, CREAM)
    )


def _both(outline: Outline) -> list[Outline]:
    return [outline, [(300 - x, y) for x, y in outline]]


def _stamp() -> str:
    """A round stamp with a cross, banged on at an angle."""
    x, y = 238.0, 246.0
    cross = [spun(box(x - 26, y - 6.5, 52, 13), turn, (x, y)) for turn in (35, 125)]
    return (
        shape([circle(x, y, 47, 60)], CREAM)
        + shape([circle(x, y, 43, 60), circle(x, y, 36, 60)], RED)
        + shape(cross, RED, "nonzero")
    )
