"""What people put on cards of their own: sixteen figures, each in the light they choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from art.curves import put
from art.faces.frantic.base_events import HEART
from art.faces.frantic.glyphs import SKULL
from art.faces.frantic.grins import visage
from art.faces.frantic.inks import AMBER, CYAN, LIME, NIGHT, PINK, RED, VIOLET, WHITE
from art.faces.frantic.pen import (
    bend,
    burst,
    curve,
    ellipse,
    flowing,
    glow,
    lamp,
    limbs,
    mirrored,
    rounded_box,
    sparks,
    tube,
    turned,
)
from art.svg import Outline, circle, shape, stroke

LIGHTS = {
    "pink": PINK,
    "amber": AMBER,
    "lime": LIME,
    "cyan": CYAN,
    "violet": VIOLET,
    "red": RED,
}

Drawn = Callable[[str], str]


def _nothing(light: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of 100 by 100: its body, its face (x, y, size, look, mouth), and its limbs.

    `behind` and `before` are what is drawn in its light under and over the body; limbs are so
    wide. All that a sign in one ink shows of it is body, limbs, face and `holes`.
    """

    body: Sequence[Outline]
    face: tuple[float, float, float, str, str]
    limbs: Sequence[Outline] = field(default=())
    wide: float = 7
    behind: Drawn = _nothing
    before: Drawn = _nothing
    holes: Sequence[Outline] = field(default=())


def drawing(light: str, icon: str) -> str:
    """The figure as a dark thing whose edge is a tube of that light."""
    colour, figure = LIGHTS[light], _FIGURES[icon]
    arms = limbs(figure.limbs, figure.wide, colour, 2.6) if figure.limbs else ""
    return (
        figure.behind(colour)
        + arms
        + lamp(figure.body, colour, 4.8)
        + visage(*figure.face)
        + figure.before(colour)
    )


def sign(icon: str, ink: str, dark: str = NIGHT) -> str:
    """The figure in one ink, to be read at the size of a letter; `dark` shows through it."""
    figure = _FIGURES[icon]
    x, y, size, look, says = figure.face
    return (
        stroke(figure.limbs, ink, figure.wide + 4)
        + shape(figure.body, ink, "nonzero")
        + visage(x, y, size * 1.1, look, says, dark)
        + shape(figure.holes, dark)
    )


def _bomb() -> Figure:
    fuse = [curve([(58, 22), (64, 8), (76, 8), (82, 20)])]
    return Figure(
        [circle(47, 60, 35, 44), rounded_box(38, 17, 24, 14, 4)],
        (47, 60, 48, "sly", "grin"), fuse, 3.4,
        before=lambda light: tube(sparks(85, 24, 5, 13, 8, 0.3), AMBER, 2.6)
        + shape([burst(85, 24, 8, 3.4, 7)], WHITE),
    )  # fmt: skip


def _potato() -> Figure:
    body = flowing(
        [
            (26, 26),
            (44, 18),
            (72, 22),
            (86, 42),
            (84, 60),
            (94, 78),
            (78, 96),
            (46, 94),
            (20, 90),
            (6, 66),
            (16, 46),
        ]
    )
    steam = [curve([(x, 14), (x + 6, 8), (x - 2, 2), (x + 4, -5)]) for x in (34, 52, 70)]
    return Figure(
        [body],
        (50, 56, 48, "wild", "tongue"),
        behind=lambda light: tube(steam, AMBER, 3),
        before=lambda light: shape(
            [ellipse(24, 66, 4, 2.6), ellipse(78, 62, 3.6, 2.4), ellipse(66, 84, 4, 2.4)], light
        ),
    )


def _broom() -> Figure:
    bush = flowing([(58, 44), (68, 56), (60, 84), (30, 98), (4, 92), (10, 66), (36, 46)], 5)
    hairs = [[(14, 92), (24, 76)], [(30, 96), (36, 80)], [(46, 90), (48, 76)]]
    dust: list[Outline] = [circle(84, 88, 4, 14), circle(94, 76, 2.6, 12), circle(74, 95, 2.4, 12)]
    return Figure(
        [bush],
        (38, 66, 36, "side", "smirk"),
        [[(58, 48), (92, 6)]],
        6,
        behind=lambda light: glow(dust, WHITE, 3),
        before=lambda light: tube(hairs, light, 2) + tube([[(44, 42), (66, 58)]], AMBER, 3.4),
    )


def _ghost() -> Figure:
    hem = [(86, 92), (74, 82), (62, 95), (50, 83), (38, 95), (26, 82), (14, 92)]
    body: Outline = [*bend(50, 44, 36, 180, 360, 30), *hem]
    return Figure(
        [body],
        (50, 48, 50, "wide", "oh"),
        before=lambda light: tube([[(16, 58), (4, 50)], [(84, 58), (96, 46)]], light, 4),
    )


def _cat() -> Figure:
    head: Outline = [(10, 8), (34, 27), (66, 27), (90, 8), (93, 52), (78, 80), (50, 92), (22, 80),
                     (7, 52)]  # fmt: skip
    hairs = [[(24, 66), (0, 60)], [(24, 72), (2, 76)]]
    return Figure(
        [head], (50, 56, 50, "sly", "smirk"),
        before=lambda light: tube([*hairs, *(mirrored(line) for line in hairs)], light, 2.4)
        + shape([[(45, 58), (55, 58), (50, 64)]], PINK),
    )  # fmt: skip


def _octopus() -> Figure:
    arms = [curve([(38, 62), (20, 68), (12, 84), (2, 78)]), curve([(42, 64), (34, 80), (22, 96)]),
            curve([(48, 64), (47, 84), (42, 98)])]  # fmt: skip
    return Figure(
        [flowing([(50, 2), (76, 10), (86, 36), (76, 60), (50, 68), (24, 60), (14, 36), (24, 10)])],
        (50, 36, 46, "bored", "flat"),
        [*arms, *(mirrored(line) for line in arms)],
        7,
        before=lambda light: shape([circle(30, 18, 3, 12), circle(40, 12, 2, 10)], light),
    )


def _rocket() -> Figure:
    hull = flowing([(50, -2), (66, 18), (72, 46), (66, 72), (34, 72), (28, 46), (34, 18)], 6)
    fin: Outline = [(70, 48), (90, 72), (88, 84), (66, 72)]
    flame: list[Outline] = [flowing([(40, 76), (60, 76), (58, 90), (50, 104), (42, 90)])]
    return Figure(
        [fin, mirrored(fin), hull], (50, 42, 34, "wild", "grin"),
        behind=lambda light: turned(glow(flame, AMBER, 9), 0, 50, 50)
        + glow([flowing([(45, 78), (55, 78), (50, 94)])], WHITE, 3),
        before=lambda light: tube([[(35, 18), (65, 18)]], light, 2.6),
    )  # fmt: skip


def _saucer() -> Figure:
    beam: list[Outline] = [[(34, 70), (66, 70), (86, 100), (14, 100)]]
    bulbs = [ellipse(x, y, 4, 3) for x, y in ((18, 60), (36, 66), (64, 66), (82, 60))]
    return Figure(
        [[*bend(50, 46, 27, 180, 360, 24)], ellipse(50, 56, 48, 16)],
        (50, 34, 30, "up", "smirk"),
        behind=lambda light: f'<g opacity="0.3">{shape(beam, LIME)}</g>',
        before=lambda light: glow(bulbs, WHITE, 3),
    )


def _die() -> Figure:
    top: Outline = [(20, 32), (42, 10), (94, 10), (76, 32)]
    side: Outline = [(76, 32), (94, 10), (94, 64), (76, 86)]
    pips = [ellipse(x, 21, 4.4, 2.6) for x in (42, 57, 72)]
    dots = [ellipse(85, y, 2.6, 4.4) for y in (40, 57)]
    return Figure(
        [top, side, rounded_box(12, 32, 64, 56, 5)],
        (44, 60, 46, "wild", "grin"),
        before=lambda light: shape([*pips, *dots], light),
    )


def _heart() -> Figure:
    tail = curve([(84, 70), (96, 74), (96, 88), (86, 92)])
    return Figure(
        [HEART], (50, 46, 50, "sly", "fangs"),
        behind=lambda light: tube([tail], light, 3.4)
        + glow([[(80, 96), (92, 98), (84, 86)]], light, 3),
        before=lambda light: glow([[(24, 14), (18, -2), (36, 10)], [(76, 14), (82, -2), (64, 10)]],
                                  light, 4),
    )  # fmt: skip


def _skull() -> Figure:
    bones = [[(4, 98), (30, 80)], [(96, 98), (70, 80)]]
    return Figure(
        [SKULL], (50, 44, 54, "cross", "grin"),
        behind=lambda light: tube(bones, light, 5)
        + glow([circle(x, y, 5, 16) for x, y in ((4, 92), (10, 100), (96, 92), (90, 100))],
               light, 3),
    )  # fmt: skip


def _mushroom() -> Figure:
    cap: Outline = [*bend(50, 48, 46, 180, 360, 30), (84, 56), (50, 60), (16, 56)]
    stem = flowing([(36, 54), (64, 54), (68, 76), (72, 94), (50, 98), (28, 94), (32, 76)], 5)
    spots = [ellipse(30, 34, 8, 7), ellipse(58, 20, 10, 8), ellipse(76, 40, 6, 6)]
    return Figure(
        [stem, cap],
        (50, 78, 32, "side", "grin"),
        before=lambda light: (
            shape([cap], NIGHT) + tube([cap], light, 4.8, closed=True) + glow(spots, WHITE, 3)
        ),
    )


def _spider() -> Figure:
    legs = [curve([(62, 50), (82, 34), (96, 44)]), curve([(64, 58), (88, 54), (100, 68)]),
            curve([(64, 66), (84, 74), (90, 94)]),
            curve([(58, 44), (72, 22), (90, 18)])]  # fmt: skip
    return Figure(
        [circle(50, 58, 27, 36)],
        (50, 58, 42, "wild", "fangs"),
        [*legs, *(mirrored(line) for line in legs)],
        3.4,
        behind=lambda light: tube([[(50, -4), (50, 34)]], WHITE, 2),
    )


def _eye() -> Figure:
    lid = flowing([(0, 52), (24, 28), (50, 20), (76, 28), (100, 52), (76, 76), (50, 84), (24, 76)])
    lashes = [
        [(x, y), (x + dx, y - 15)]
        for x, y, dx in ((14, 36, -9), (32, 24, -5), (50, 19, 0), (68, 24, 5), (86, 36, 9))
    ]
    return Figure(
        [lid], (50, 50, 0.01, "shut", "flat"),
        behind=lambda light: tube(lashes, light, 3.4),
        before=lambda light: shape([circle(50, 52, 27, 64)], WHITE)
        + shape([circle(55, 54, 19, 56)], NIGHT)
        + stroke([circle(55, 54, 18, 56)], light, 6.5, closed=True)
        + shape([circle(61, 47, 4, 20)], WHITE),
        holes=[circle(50, 52, 25, 32), circle(54, 50, 10, 20)],
    )  # fmt: skip


def _cactus() -> Figure:
    arms = [curve([(36, 56), (18, 56), (16, 40)]), curve([(64, 48), (82, 48), (84, 30)])]
    pot: list[Outline] = [[(26, 76), (74, 76), (66, 100), (34, 100)]]
    spines = [[(x, y), (x + 5, y - 4)] for x, y in ((36, 22), (60, 18), (42, 66), (60, 64))]
    return Figure(
        [rounded_box(32, 6, 36, 80, 18)], (50, 42, 34, "glum", "smirk"), arms, 11,
        before=lambda light: tube(spines, WHITE, 2)
        + lamp(pot, AMBER, 4.4)
        + glow([burst(50, 4, 9, 4, 6)], PINK, 3),
    )  # fmt: skip


def _magnet() -> Figure:
    horse: Outline = [*bend(50, 44, 40, 180, 0, 30), (90, 12), (68, 12), (68, 44),
                      *bend(50, 44, 18, 0, 180, 20), (32, 12), (10, 12)]  # fmt: skip
    tips: list[Outline] = [
        [(10, 10), (32, 10), (32, 26), (10, 26)],
        [(68, 10), (90, 10), (90, 26), (68, 26)],
    ]
    pull = [curve([(x, 2), (x + 3, -4), (x - 3, -8)]) for x in (21, 79)]
    return Figure(
        [horse], (50, 68, 30, "sly", "grin"),
        behind=lambda light: tube(pull, AMBER, 3),
        before=lambda light: lamp(tips, WHITE, 3.4, WHITE)
        + put(tube(sparks(50, 18, 8, 20, 6, 0.5), AMBER, 4), 50, 14, 60),
    )  # fmt: skip


_FIGURES: dict[str, Figure] = {
    "bomb": _bomb(),
    "potato": _potato(),
    "broom": _broom(),
    "ghost": _ghost(),
    "cat": _cat(),
    "octopus": _octopus(),
    "rocket": _rocket(),
    "saucer": _saucer(),
    "die": _die(),
    "heart": _heart(),
    "skull": _skull(),
    "mushroom": _mushroom(),
    "spider": _spider(),
    "eye": _eye(),
    "cactus": _cactus(),
    "magnet": _magnet(),
}
