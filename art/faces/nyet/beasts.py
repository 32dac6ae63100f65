"""The five animals as stencils, 200 by 200: paper, what is cut through, and one touch of colour."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.svg import Outline, arc, band, circle, polygon, shape


@dataclass(frozen=True, slots=True)
class Inks:
    """What a stencil is printed with, as SVG writes colours."""

    paper: str
    dark: str
    touch: str


def beast(name: str, inks: Inks) -> str:
    """A bear, wolf, crane, tiger or eagle."""
    return BEASTS[name](inks)


def _both(*outlines: Outline) -> list[Outline]:
    """The outlines and their mirror images."""
    return [side for line in outlines for side in (line, [(200 - x, y) for x, y in line])]


def _whole(half: Outline) -> Outline:
    """An outline from its right half, which starts and ends in the middle."""
    return [*half, *((200 - x, y) for x, y in half[-2:0:-1])]


def _bear(inks: Inks) -> str:
    head = _whole(
        [(100, 20), (136, 26), (164, 52), (172, 90), (162, 128), (140, 160), (116, 176), (100, 180)]
    )
    muzzle = _whole([(100, 92), (118, 98), (134, 122), (130, 148), (114, 166), (100, 170)])
    nose = _whole([(100, 97), (118, 102), (116, 112), (100, 120)])
    mouth = _whole([(100, 132), (122, 128), (120, 148), (100, 160)])
    crest = _whole([(100, 20), (108, 21), (104, 72), (100, 82)])
    return (
        shape(_both(circle(160, 38, 25, 40)), inks.paper)
        + shape(_both(circle(160, 38, 11, 30)), inks.touch)
        + shape([head], inks.paper)
        + shape([crest], inks.dark)
        + shape(_both([(128, 26), (156, 44), (140, 42)]), inks.dark)
        + shape(_both([(116, 78), (146, 66), (142, 82), (122, 88)]), inks.dark)
        + shape([muzzle], inks.dark)
        + shape([polygon(100, 134, 33, 24)], inks.paper)
        + shape([nose], inks.dark)
        + shape([mouth], inks.touch)
        + shape(_both([(106, 131), (118, 129), (112, 142)]), inks.paper)
    )


def _wolf(inks: Inks) -> str:
    """It howls, its throat to the left."""
    head: Outline = [
        (48, 14), (62, 8), (72, 14), (84, 34), (108, 54), (122, 60), (176, 48), (154, 84),
        (170, 106), (156, 106), (178, 136), (162, 134), (186, 168), (170, 166), (188, 196),
        (62, 196), (70, 174), (56, 180), (64, 152), (50, 158), (62, 130), (66, 112), (50, 92),
        (30, 66), (28, 54), (38, 50), (62, 66), (78, 72), (70, 56), (58, 36),
    ]  # fmt: skip
    ear: Outline = [(130, 70), (164, 58), (146, 82)]
    eye: Outline = [(92, 62), (112, 68), (106, 76), (96, 72)]
    nose: Outline = [(48, 14), (62, 8), (68, 12), (56, 26)]
    tongue: Outline = [(34, 53), (62, 68), (72, 74), (58, 78), (44, 66)]
    ruff: list[Outline] = [
        [(88, 112), (122, 98), (98, 132)],
        [(122, 106), (152, 100), (130, 130)],
        [(78, 150), (112, 136), (86, 172)],
        [(120, 144), (156, 138), (128, 172)],
        [(94, 180), (122, 172), (104, 196), (88, 196)],
    ]
    return (
        shape([head], inks.paper)
        + shape([ear, eye, nose], inks.dark)
        + shape(ruff, inks.dark)
        + shape([tongue], inks.touch)
    )


def _crane(inks: Inks) -> str:
    """It stands on one leg."""
    neck = [
        *arc((78, 46), 24, math.radians(200), math.radians(380), 20),
        (100, 66), (95, 80), (86, 92), (82, 104), (86, 116), (96, 126),
    ]  # fmt: skip
    body: Outline = [
        (80, 108), (96, 100), (124, 100), (152, 112), (176, 132), (190, 158), (160, 150),
        (132, 158), (108, 154), (88, 140), (78, 124),
    ]  # fmt: skip
    tail: Outline = [(148, 112), (178, 124), (198, 168), (176, 160), (180, 178), (156, 160),
                     (132, 152)]  # fmt: skip
    wing: Outline = [(100, 112), (132, 112), (150, 126), (122, 126), (142, 138), (116, 136)]
    beak: Outline = [(70, 34), (6, 62), (66, 52)]
    standing = band([(118, 148), (116, 172), (114, 199)], 8)
    raised = band([(132, 148), (146, 176), (116, 178)], 8)
    return (
        shape([standing], inks.dark)
        + shape([raised], inks.dark)
        + shape([tail], inks.dark)
        + shape([band(neck, lambda at: 16 + 18 * max(0.0, at - 0.55))], inks.paper)
        + shape([body], inks.paper)
        + shape([circle(74, 40, 19, 36)], inks.paper)
        + shape([wing], inks.dark)
        + shape([band(neck[22:], lambda at: 7 + 9 * math.sin(math.pi * at))], inks.dark)
        + shape([beak], inks.dark)
        + shape([[(60, 32), (66, 20), (84, 18), (92, 30), (76, 32)]], inks.touch)
        + shape([circle(70, 42, 5, 16)], inks.dark)
    )


def _tiger(inks: Inks) -> str:
    head = _whole(
        [
            (100, 24), (128, 26), (150, 40), (166, 62), (172, 88), (190, 104), (172, 112),
            (184, 134), (164, 134), (164, 154), (146, 150), (128, 172), (100, 182),
        ]
    )  # fmt: skip
    brow: list[Outline] = [
        [(100, 26), (106, 26), (100, 54), (94, 26)],
        *_both([(112, 26), (124, 27), (106, 62)], [(134, 30), (144, 37), (114, 66)]),
    ]
    cheeks = _both(
        [(170, 84), (174, 96), (140, 98)],
        [(182, 108), (172, 114), (140, 110)],
        [(180, 132), (166, 134), (140, 122)],
        [(162, 70), (166, 78), (142, 84)],
    )
    eyes = _both([(110, 88), (140, 70), (138, 88), (122, 96)])
    irises = _both(circle(127, 84, 6, 18))
    nose = _whole([(100, 106), (120, 104), (114, 118), (100, 126)])
    mouth = _whole([(100, 134), (112, 142), (130, 138), (126, 158), (100, 170)])
    return (
        shape(_both(circle(152, 40, 24, 40)), inks.paper)
        + shape(_both(circle(155, 38, 12, 30)), inks.dark)
        + shape([head], inks.paper)
        + shape([*brow, *cheeks, *eyes], inks.dark)
        + shape(irises, inks.touch)
        + shape([band([(100, 122), (100, 138)], 5)], inks.dark)
        + shape([nose, mouth], inks.dark)
        + shape([_whole([(100, 152), (114, 150), (112, 162), (100, 166)])], inks.touch)
        + shape(_both([(108, 141), (124, 140), (115, 156)]), inks.paper)
    )


def _eagle(inks: Inks) -> str:
    """It looks to the left, its neck feathers on end."""
    head: Outline = [
        (70, 44), (88, 24), (116, 14), (146, 18), (186, 14), (164, 34), (198, 44), (172, 58),
        (200, 80), (174, 84), (198, 116), (172, 112), (190, 150), (164, 140), (176, 184),
        (150, 166), (146, 198), (126, 174), (108, 196), (100, 170), (82, 184), (86, 156),
        (68, 164), (80, 128), (86, 108), (70, 96), (62, 70),
    ]  # fmt: skip
    beak: Outline = [
        (76, 42), (44, 42), (20, 58), (6, 84), (8, 116), (24, 96), (44, 90), (70, 96), (88, 100),
        (80, 72),
    ]  # fmt: skip
    gape: Outline = [(24, 96), (44, 84), (82, 88), (92, 100), (70, 98), (44, 92)]
    brow: Outline = [(70, 50), (84, 40), (132, 50), (118, 60), (92, 58)]
    eye = circle(103, 66, 12, 24)
    feathers: list[Outline] = [
        [(138, 40), (160, 46), (136, 56)],
        [(142, 70), (168, 80), (138, 86)],
        [(130, 98), (160, 116), (128, 116)],
        [(112, 124), (146, 148), (116, 142)],
        [(96, 134), (110, 168), (94, 154)],
    ]
    return (
        shape([head], inks.paper)
        + shape([beak], inks.touch)
        + shape([gape, brow, *feathers], inks.dark)
        + shape([eye], inks.dark)
        + shape([circle(100, 66, 5, 18)], inks.paper)
        + shape([[(46, 54), (58, 54), (54, 62), (44, 62)]], inks.dark)
    )


BEASTS: dict[str, Callable[[Inks], str]] = {
    "bear": _bear,
    "wolf": _wolf,
    "crane": _crane,
    "tiger": _tiger,
    "eagle": _eagle,
}
