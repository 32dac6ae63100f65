"""The specials that wish, and black gifts, as neon drawings, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.grins import eye, eyes, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    TUBES,
    VIOLET,
    WHITE,
)
from art.faces.frantic.marks import OUTLINES
from art.faces.frantic.numerals import creature, figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    card,
    ellipse,
    flowing,
    glow,
    lamp,
    mirrored,
    rounded_box,
    sparks,
    tube,
)
from art.faces.frantic.plain import gift_box
from art.svg import Outline, box, circle, shape, stroke

_STAR: Outline = flowing(burst(50, 54, 55, 29, 5), 4)


def star(colour: str, hot: str) -> str:
    """A star too cool to look at you."""
    glass: Outline = flowing([(20, 42), (47, 42), (45, 55), (35, 60), (24, 55)])
    return (
        lamp([_STAR], colour, 5)
        + stroke([[(12, 44), (88, 44)]], hot, 4)
        + shape([glass, mirrored(glass)], hot, "nonzero")
        + stroke([[(25, 52), (31, 46)], [(58, 52), (64, 46)]], WHITE, 3)
        + mouth(50, 71, 32, "grin")
    )


def _fantastic() -> str:
    return star(GOLD, PINK) + shape(
        [burst(88, 14, 12, 4, 4), burst(10, 22, 9, 3, 4), burst(90, 84, 8, 3, 4)], WHITE
    )


def _fantastic_four() -> str:
    """Four cards fly off."""
    fan = "".join(
        card(50 + 40 * dx, 52 + 34 * dy, 46, turn, tint, figures("!", 50, 50, 84, tint))
        for dx, dy, turn, tint in (
            (-0.9, -0.7, -28, TUBES[0]),
            (0.9, -0.7, 28, TUBES[1]),
            (-0.9, 0.75, 24, TUBES[2]),
            (0.9, 0.75, -24, TUBES[3]),
        )
    )
    return fan + creature("4", 50, 51, 84, PINK)


def _counterattack() -> str:
    """A boxing glove on a spring."""
    glove = flowing(
        [(30, 44), (34, 22), (56, 8), (82, 12), (96, 32), (92, 56), (76, 68), (50, 68), (36, 60)]
    )
    thumb = flowing([(36, 62), (24, 52), (22, 34), (34, 28), (44, 38), (50, 54)])
    spring = [(50, 84), (34, 84), (44, 94), (18, 88), (30, 102), (2, 96)]
    cuff: Outline = [(36, 66), (72, 72), (68, 86), (32, 80)]
    return (
        tube([spring], CYAN, 4)
        + lamp([glove], RED, 5)
        + lamp([thumb], RED, 5)
        + lamp([cuff], WHITE, 4)
        + eyes(66, 32, 28, 11, "wild")
        + mouth(68, 53, 32, "grin")
        + tube(sparks(60, 38, 50, 60, 12, 5)[8:12], AMBER, 4)
    )


def _equality() -> str:
    return (
        eyes(50, 26, 44, 17, "side")
        + lamp([rounded_box(12, 52, 76, 16, 6)], CYAN, 5)
        + lamp([rounded_box(12, 78, 76, 16, 6)], CYAN, 5)
    )


def _inequality() -> str:
    return (
        eye(26, 24, 20, 0.3, 0.9, (0.2, 0.2))
        + eye(76, 30, 12, -0.5, 0.7, (-0.2, 0.2))
        + lamp([rounded_box(12, 52, 76, 16, 6)], ORANGE, 5)
        + lamp([rounded_box(12, 78, 76, 16, 6)], ORANGE, 5)
        + stroke([[(38, 100), (64, 46)]], NIGHT, 20)
        + tube([[(38, 100), (64, 46)]], WHITE, 7)
    )


def _nice_try() -> str:
    """A pat on the head that is none: thumbs up, and a smirk."""
    hand = flowing([(34, 44), (44, 34), (46, 6), (60, 4), (66, 18), (62, 36), (90, 38), (95, 52),
        (92, 84), (80, 95),
                    (44, 94), (34, 86)], 5)  # fmt: skip
    return (
        lamp([rounded_box(6, 46, 24, 48, 4)], CYAN, 4.6)
        + lamp([hand], AMBER, 5)
        + tube([[(76, y), (92, y)] for y in (56, 73)], AMBER, 3)
        + eyes(56, 54, 25, 10, "bored")
        + mouth(56, 77, 28, "smirk")
    )


def _special_favours() -> str:
    def small(x: float, y: float, tint: str, look: str, says: str) -> str:
        return put(lamp([_STAR], tint, 8) + visage(50, 56, 52, look, says), x, y, 58)

    return (
        arrow(bend(50, 50, 46, -74, -8, 18), 7, PINK)
        + arrow(bend(50, 50, 46, 106, 172, 18), 7, LIME)
        + small(29, 33, LIME, "wink", "grin")
        + small(71, 69, PINK, "wide", "oh")
    )


def _lucky_bastard() -> str:
    hat = [rounded_box(31, -4, 38, 26, 3), rounded_box(20, 20, 60, 9, 4)]
    return (
        put(lamp(OUTLINES[3], LIME, 6) + shape(OUTLINES[3], NIGHT, "nonzero"), 50, 60, 84)
        + lamp(hat, AMBER, 4)
        + shape([box(33, 12, 34, 7)], PINK)
        + eyes(50, 46, 32, 12, "wink")
        + mouth(50, 68, 42, "grin")
        + shape([burst(61, 70, 7, 2.6, 4)], AMBER)
    )


def _update() -> str:
    return (
        lamp([rounded_box(6, 8, 88, 68, 9)], CYAN, 5)
        + eyes(50, 30, 36, 12, "up")
        + stroke([rounded_box(22, 52, 56, 14, 7)], CYAN, 3, closed=True)
        + glow([rounded_box(25, 55, 38, 8, 4)], LIME, 4)
        + arrow([(50, 104), (50, 92)], 12, LIME)
    )


def _edison() -> str:
    bulb = [*bend(50, 40, 36, 125, 415, 40), (64, 80), (36, 80)]
    rays = sparks(50, 40, 47, 58, 12, 15)
    return (
        tube([ray for ray in rays if ray[0][1] < 58], AMBER, 4)
        + lamp([bulb], GOLD, 5)
        + visage(50, 38, 46, "wild", "grin")
        + lamp([rounded_box(36, 82, 28, 16, 4)], CYAN, 4)
        + tube([[(38, 90), (62, 90)]], CYAN, 2.4)
    )


def _do_it_yourself() -> str:
    """A robot with a screw loose."""
    return (
        tube([[(50, 22), (50, 6)], [(12, 50), (0, 50)], [(88, 50), (100, 50)]], VIOLET, 4.4)
        + glow([circle(50, 5, 7, 18)], PINK, 5)
        + lamp([rounded_box(13, 22, 74, 56, 8)], VIOLET, 5)
        + lamp([circle(34, 44, 13, 24)], CYAN, 3) + eye(34, 44, 9, 0, 1, (0.3, 0.2))
        + lamp([rounded_box(55, 33, 24, 22, 3)], LIME, 3)
        + stroke([[(60, 38), (74, 50)], [(74, 38), (60, 50)]], WHITE, 4)
        + mouth(50, 67, 34, "grin")
        + put(stroke([[(30, 30), (76, 76)]], AMBER, 15)
            + stroke([bend(22, 22, 16, -5, 275, 20)], AMBER, 12), 84, 90, 44, 90)
        + put(stroke([[(20, 20), (80, 80)]], WHITE, 10)
            + shape([box(6, 6, 34, 22)], WHITE), 16, 90, 38, 0)
    )  # fmt: skip


def _black_gift() -> str:
    return (
        put(gift_box(WHITE, RED, "sly", 14), 48, 58, 92)
        + put(glow([BOLT], AMBER, 9), 91, 20, 42, 12)
        + put(glow([BOLT], AMBER, 9), 8, 24, 34, -16)
    )


def _special_fantastic() -> str:
    return (
        put(star(CYAN, VIOLET), 44, 56, 90)
        + lamp([[*ellipse(82, 18, 22, 18, 110, 430, 30), (72, 46)]], PINK, 3.4)
        + figures("?", 82, 18, 24, WHITE)
    )


def _fantastic_event() -> str:
    return (
        put(glow([BOLT], AMBER, 8), 18, 74, 56, 14)
        + put(glow([BOLT], AMBER, 8), 88, 74, 56, -8)
        + put(star(LIME, ORANGE), 50, 46, 86)
    )


def _error_404() -> str:
    glitch: list[Outline] = [box(2, 30, 22, 5), box(78, 24, 26, 4), box(-4, 62, 18, 4),
        box(84, 56, 14, 5), box(82, 64, 22, 3)]  # fmt: skip
    return (
        stroke([rounded_box(8, 8, 88, 66, 8)], RED, 4, closed=True, extra='stroke-opacity="0.8"')
        + lamp([rounded_box(4, 5, 88, 66, 8)], CYAN, 5)
        + shape(glitch, PINK)
        + eyes(48, 22, 42, 12, "cross")
        + figures("404", 48, 52, 26, PINK)
        + figures("404", 46, 50, 26, WHITE)
        + lamp([box(38, 74, 20, 12)], CYAN, 4)
        + tube([[(22, 92), (74, 92)]], CYAN, 6)
    )


def blank(inner: str = "") -> str:
    """A card nobody has drawn yet, and the pencil that will."""
    dashes = [[(x, y), (x + 9, y)] for y in (4, 96) for x in (24, 44, 62)]
    dashes += [[(x, y), (x, y + 10)] for x in (14, 80) for y in (12, 33, 54, 75)]
    pencil: list[Outline] = [[(66, 92), (70, 76), (94, 40), (106, 48), (82, 84)]]
    return (
        tube(dashes, VIOLET, 4.4)
        + (inner or visage(47, 40, 50, "up", "smirk"))
        + lamp(pencil, AMBER, 4)
        + shape([[(66, 92), (69, 82), (75, 86)]], WHITE)
    )


_ICONS: dict[str, Callable[[], str]] = {
    "fantastic": _fantastic,
    "fantastic_four": _fantastic_four,
    "counterattack": _counterattack,
    "equality": _equality,
    "inequality": _inequality,
    "nice_try": _nice_try,
    "special_favours": _special_favours,
    "lucky_bastard": _lucky_bastard,
    "update": _update,
    "edison": _edison,
    "do_it_yourself": _do_it_yourself,
    "black_gift": _black_gift,
    "special_fantastic": _special_fantastic,
    "fantastic_event": _fantastic_event,
    "error_404": _error_404,
    "blank_play": blank,
}


def wish(symbol: str) -> str:
    """The drawing of a special that wishes, of Black Gift or of the blank card."""
    return _ICONS[symbol]()
