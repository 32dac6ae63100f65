"""What is printed on the back of the cards and on the lid of the box."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.faces.totem.carving import hand_group, post
from art.faces.totem.paper import pasted
from art.faces.totem.shapes import Piece
from art.svg import Outline, Point, box, circle, polygon, round_gradient, shape, spun
from art.theme import RGB, css

NIGHT: RGB = (74, 18, 20)
EARTH: RGB = (142, 46, 33)
CREAM: RGB = (246, 230, 198)
OCHRE: RGB = (236, 168, 60)
GREEN: RGB = (22, 140, 98)
PURPLE: RGB = (112, 52, 160)
ORANGE: RGB = (240, 98, 18)
BLACK: RGB = (48, 22, 20)


def back() -> str:
    """A mask in a frame of triangles, 200 by 200."""
    ground = '<rect width="200" height="200" fill="' + css(NIGHT) + '"/>'
    frame = [Piece([box(9, 9, 182, 182), box(15, 15, 170, 170)])]
    teeth: list[Piece] = []
    for quarter in (0, 90, 180, 270):
        for n in range(6):
            x = 31 + 23.0 * n
            tooth = [(x + 1, 21), (x + 22, 21), (x + 11.5, 36)]
            teeth.append(Piece([spun(tooth, quarter)]))
    corners = [Piece([spun(box(20, 20, 10, 10), quarter)]) for quarter in (0, 90, 180, 270)]
    field = box(40, 40, 120, 120)
    return "".join(
        (
            ground,
            _glue(frame, CREAM, "frame"),
            _glue(teeth, OCHRE, "teeth"),
            _glue(corners, GREEN, "corners"),
            _glue([Piece([field])], EARTH, "field"),
            mask(),
        )
    )


def mask() -> str:
    """A painted mask about the middle of a square of 200."""
    head = _mirrored(
        [(100, 50), (124, 53), (139, 66), (143, 96), (135, 126), (118, 147), (100, 152)]
    )
    plume: Outline = [(100, 44), (110, 58), (100, 70), (90, 58)]
    horn = [(136, 62), (150, 44), (154, 72), (142, 84)]
    brow = [(100, 78), (112, 68), (130, 68), (137, 78), (130, 76), (114, 79), (105, 90)]
    eye = circle(119, 92, 12, 26)
    cheek = [(138, 106), (131, 126), (121, 120), (128, 108)]
    mouth = _mirrored([(100, 121), (118, 118), (122, 128), (113, 139), (100, 142)])
    teeth = [box(x, 122, 8, 7) for x in (83, 92, 101, 110)]
    beak: Outline = [(100, 84), (110, 104), (100, 118), (90, 104)]
    return "".join(
        (
            _glue(_pair(horn), CREAM, "horn"),
            _glue([Piece([head])], OCHRE, "head"),
            _glue([Piece([plume])], ORANGE, "plume"),
            _glue(_pair(eye), CREAM, "eye"),
            _glue(_pair(circle(118, 92, 5.4, 18)), BLACK, "pupil"),
            _glue(_pair(brow), GREEN, "brow"),
            _glue(_pair(cheek), PURPLE, "cheek"),
            _glue([Piece([mouth])], BLACK, "mouth"),
            _glue([Piece([tooth]) for tooth in teeth], CREAM, "bite"),
            _glue([Piece([beak])], ORANGE, "beak"),
        )
    )


def _glue(pieces: list[Piece], colour: RGB, seed: str) -> str:
    return pasted([*pieces], colour, seed, 0.55)


def _flipped(outline: Sequence[Point]) -> Outline:
    return [(200 - x, y) for x, y in outline]


def _pair(outline: Sequence[Point]) -> list[Piece]:
    return [Piece([list(outline)]), Piece([_flipped(outline)])]


def _mirrored(half: Sequence[Point]) -> Outline:
    return [*half, *_flipped(half[-2:0:-1])]


def front_of_box() -> str:
    """The lid, 300 by 400; its lowest quarter is left for the title."""
    centre = (150.0, 176.0)
    glow = round_gradient("glow", centre, 250, [(0, "#d9562f"), (0.55, "#8f2a20"), (1, "#3f0f12")])
    rays = []
    for n in range(18):
        turn = math.tau * n / 18
        spread = math.tau / 18 * 0.27
        far = 420.0
        rays.append(
            [
                centre,
                (
                    centre[0] + far * math.cos(turn - spread),
                    centre[1] + far * math.sin(turn - spread),
                ),
                (
                    centre[0] + far * math.cos(turn + spread),
                    centre[1] + far * math.sin(turn + spread),
                ),
            ]
        )
    sun = pasted([Piece([polygon(*centre, 104, 30)])], (250, 190, 60), "sun")
    ring = pasted([Piece([circle(*centre, 88), circle(*centre, 80)])], (232, 110, 34), "ring")
    hands = (
        f'<g transform="translate(2 262) rotate(52) scale(0.62) translate(-85 -130)">'
        f"{hand_group((104, 174, 255))}</g>"
        f'<g transform="translate(298 262) rotate(-52) scale(-0.62 0.62) translate(-85 -130)">'
        f"{hand_group((92, 206, 132))}</g>"
        f'<g transform="translate(30 26) rotate(132) scale(0.5) translate(-85 -130)">'
        f"{hand_group((190, 154, 255))}</g>"
        f'<g transform="translate(270 26) rotate(-132) scale(-0.5 0.5) translate(-85 -130)">'
        f"{hand_group((255, 150, 204))}</g>"
    )
    floor = shape(
        [[(0, 296), (70, 288), (150, 292), (232, 286), (300, 294), (300, 410), (0, 410)]], "#2c0c10"
    )
    return (
        f'<defs>{glow}</defs><rect width="300" height="400" fill="url(#glow)"/>'
        + f'<g opacity="0.32">{shape(rays, "#f7a544", "nonzero")}</g>'
        + sun
        + ring
        + floor
        + hands
        + post("translate(29 30) scale(1.21)")
    )
