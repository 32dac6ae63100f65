"""Emblems of the events of the base game, 100 by 100, to stand on black."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import put
from art.faces.frantic.grins import eyes, mouth, visage
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    GOLD,
    LIME,
    NIGHT,
    ORANGE,
    PINK,
    RED,
    VIOLET,
    WHITE,
)
from art.faces.frantic.numerals import figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    card,
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
from art.svg import Outline, box, circle, shape, stroke

HEART: Outline = flowing([(50, 30), (62, 14), (84, 14), (96, 34), (84, 62), (50, 94), (16, 62),
    (4, 34), (16, 14), (38, 14)], 5)  # fmt: skip


def _charity() -> str:
    wing = flowing(
        [(78, 44), (96, 26), (108, 30), (100, 42), (106, 50), (94, 56), (96, 66), (80, 62)], 4
    )
    return (
        lamp([wing, mirrored(wing)], WHITE, 3.4)
        + put(lamp([HEART], PINK, 5) + visage(50, 46, 46, "shut", "grin"), 50, 58, 78)
        + tube([ellipse(50, 10, 22, 6)], GOLD, 4, closed=True)
    )


def _communism() -> str:
    """All piles as high as the highest."""
    piles = "".join(
        "".join(lamp([rounded_box(x, y, 26, 12, 3)], RED, 3.4) for y in (84, 70, 56))
        + lamp([rounded_box(x, 34, 26, 18, 4)], RED, 3.6)
        + eyes(x + 13, 43, 12, 5, "side")
        for x in (4, 37, 70)
    )
    return piles + glow([burst(50, 14, 15, 6.4, 5)], GOLD, 6) + tube([[(6, 27), (94, 27)]], GOLD, 3)


def _doomsday() -> str:
    cap = flowing([(50, 2), (78, 8), (98, 26), (94, 46), (76, 54), (50, 50), (24, 54), (6, 46),
        (2, 26), (22, 8)])  # fmt: skip
    stem: Outline = [(36, 46), *curve([(38, 60), (38, 78), (24, 96)]),
        *curve([(76, 96), (62, 78), (62, 60)]), (64, 46)]  # fmt: skip
    return (
        lamp([stem], AMBER, 4.6)
        + tube([ellipse(50, 70, 30, 8, -20, 200)], RED, 3.6)
        + tube([ellipse(50, 92, 46, 9, -40, 220)], RED, 3.6)
        + lamp([cap], ORANGE, 5.4)
        + visage(50, 29, 44, "wild", "grin")
    )


def _earthquake() -> str:
    ground: Outline = [(0, 56), (34, 56), (44, 66), (38, 78), (50, 100), (0, 100)]
    other: Outline = [(100, 52), (52, 52), (60, 66), (54, 78), (64, 100), (100, 100)]
    house: Outline = [(8, 54), (8, 28), (24, 12), (40, 28), (40, 54)]
    waves = [[(56, 18), (64, 18), (68, 4), (76, 36), (82, 10), (88, 24), (100, 24)]]
    return (
        turned(
            lamp([house], CYAN, 4.4) + eyes(24, 36, 16, 6.4, "wide") + mouth(24, 48, 16, "oh"),
            -13, 24, 50,
        )
        + lamp([ground], ORANGE, 4.6) + lamp([other], ORANGE, 4.6)
        + tube(waves, RED, 4)
        + arrow([(64, 84), (84, 84)], 9, AMBER)
    )  # fmt: skip


def _expansion() -> str:
    bars = "".join(
        "".join(
            lamp([rounded_box(2 + 25 * n, 86 - 17 * row, 21, 12, 3)], tint, 3.2)
            for row in range(n + 1)
        )
        for n, tint in enumerate((LIME, CYAN, VIOLET, PINK))
    )
    return (
        bars
        + arrow(curve([(4, 66), (24, 48), (46, 24), (64, 8)]), 6.4, AMBER)
        + eyes(87.5, 41, 14, 6, "up")
    )


def _finish_line() -> str:
    squares = [
        [(22 + 18 * c, 12 + 15 * r + s), (40 + 18 * c, 12 + 15 * r - s),
            (40 + 18 * c, 27 + 15 * r - s), (22 + 18 * c, 27 + 15 * r + s)]
        for r in range(3) for c in range(4) for s in ((4, -4)[c % 2],) if (r + c) % 2 == 0
    ]  # fmt: skip
    edge = [(22, 16), (40, 8), (58, 16), (76, 8), (94, 16), (94, 57), (76, 53), (58, 61),
        (40, 53), (22, 61)]  # fmt: skip
    return (
        lamp([edge], WHITE, 4)
        + shape(squares, WHITE)
        + tube([[(18, 4), (18, 98)]], AMBER, 5.4)
        + put(visage(50, 50, 90, "wild", "grin"), 66, 82, 34)
        + tube([[(4, 98), (34, 98)]], AMBER, 4)
    )


def _friday_the_13th() -> str:
    """A black cat. Nothing happens."""
    body = flowing([(26, 96), (22, 66), (34, 50), (54, 50), (68, 66), (68, 96)], 5)
    ears: list[Outline] = [[(22, 34), (20, 6), (40, 20)], [(50, 20), (68, 6), (68, 34)]]
    head = flowing([(44, 14), (66, 24), (70, 42), (58, 56), (32, 56), (20, 42), (22, 24)])
    tail = curve([(66, 90), (86, 88), (90, 68), (80, 58), (88, 46)])
    whiskers: list[Outline] = [[(24, 46), (6, 42)], [(24, 50), (8, 53)], [(64, 46), (82, 40)]]
    return (
        tube([tail], VIOLET, 5) + lamp([body], VIOLET, 4.4) + lamp(ears, VIOLET, 4.4)
        + lamp([head], VIOLET, 4.4)
        + eyes(44, 35, 24, 9, "bored", LIME) + mouth(44, 48, 18, "smirk")
        + tube(whiskers, WHITE, 2) + figures("13", 46, 78, 26, AMBER)
    )  # fmt: skip


def _gambling_man() -> str:
    brim, crown = rounded_box(14, 26, 72, 9, 4), [(28, 28), (32, 2), (68, 2), (72, 28)]
    face = flowing([(28, 36), (72, 36), (76, 58), (64, 80), (36, 80), (24, 58)])
    whisker = flowing(
        [(50, 62), (64, 58), (78, 64), (66, 69), (50, 67), (34, 69), (22, 64), (36, 58)], 4
    )
    return (
        lamp([face], ORANGE, 4.4) + eyes(50, 48, 26, 9.4, "sly") + glow([whisker], AMBER, 3)
        + mouth(50, 73, 18, "smirk")
        + lamp([crown], VIOLET, 4.6) + shape([box(31, 18, 38, 7)], PINK)
        + lamp([brim], VIOLET, 4.4)
        + "".join(card(x, 88, 34, turn, tint, figures("?", 50, 50, 70, tint)) for x, turn,
            tint in ((32, -24, CYAN), (68, 24, CYAN), (50, 0, WHITE)))
    )  # fmt: skip


def _market() -> str:
    stripes = [
        glow([[(8 + 14 * n, 8), (22 + 14 * n, 8), (22 + 14 * n, 30),
            *bend(15 + 14 * n, 30, 7, 0, 180, 8)]], (RED, WHITE)[n % 2], 3)
        for n in range(6)
    ]  # fmt: skip
    return (
        tube([[(10, 34), (10, 96)], [(90, 34), (90, 96)]], AMBER, 4)
        + "".join(stripes)
        + "".join(card(x, 58, 32, turn, tint, visage(50, 50, 70, "wide", "grin")) for x, turn,
            tint in ((28, -6, CYAN), (50, 3, LIME), (72, -3, PINK)))
        + lamp([rounded_box(4, 76, 92, 22, 4)], AMBER, 4.6) + figures("1", 50, 87, 13, AMBER)
    )  # fmt: skip


def _mating_season() -> str:
    """Two of a number take each other by the hand and go."""
    return (
        card(28, 60, 66, -10, CYAN, figures("2", 50, 78, 62, CYAN) + eyes(50, 16, 44, 19, "side"))
        + card(72, 60, 66, 10, PINK, figures("2", 50, 78, 62, PINK) + eyes(50, 16, 44, 19, "shut"))
        + put(glow([HEART], RED, 9), 50, 15, 36)
        + put(glow([HEART], RED, 9), 79, 10, 17, 14)
        + put(glow([HEART], RED, 9), 23, 11, 15, -14)
    )


def _merry_christmas() -> str:
    hat = [(18, 44), *curve([(24, 22), (44, 4), (70, 6)]), *curve([(70, 6), (92, 18), (94, 42)]),
        (84, 36), *curve([(84, 36), (80, 28), (74, 28)]), (84, 44)]  # fmt: skip
    beard = flowing([(14, 56), (20, 82), (36, 92), (50, 100), (64, 92), (80, 82), (86, 56),
        (70, 66), (50, 62), (30, 66)], 4)  # fmt: skip
    return (
        lamp([flowing([(20, 48), (80, 48), (82, 70), (50, 84), (18, 70)])], PINK, 4)
        + lamp([beard], WHITE, 4.4)
        + eyes(50, 56, 28, 9, "wink")
        + mouth(50, 77, 32, "grin")
        + lamp([hat], RED, 5)
        + lamp([rounded_box(12, 38, 76, 13, 6)], WHITE, 4.4)
        + lamp([circle(94, 46, 8, 20)], WHITE, 4)
    )


def _mexican_standoff() -> str:
    """Two cacti, and neither blinks."""

    def cactus(x: float, side: int) -> str:
        arm = [(x + 20 * side, 64), (x + 20 * side, 80), (x, 80)]
        hat: Outline = [(x - 12, 36), (x - 6, 14), (x + 6, 14), (x + 12, 36)]
        return (
            limbs([[(x, 90), (x, 52)], arm], 12, LIME, 2.8)
            + lamp([circle(x, 56, 15, 26)], LIME, 3.6)
            + eyes(x, 52, 16, 7.4, "sly")
            + mouth(x, 64, 14, "flat")
            + lamp([ellipse(x, 38, 25, 6)], AMBER, 3.6)
            + lamp([hat], AMBER, 3.6)
        )

    return (
        tube([[(2, 98), (98, 98)]], ORANGE, 4)
        + cactus(27, -1)
        + cactus(73, 1)
        + glow([burst(50, 62, 9, 4, 6)], RED, 6)
    )


def _recession() -> str:
    return (
        tube([[(6, 4), (6, 96), (98, 96)]], SMOKE_BLUE, 4)
        + arrow([(12, 18), (36, 34), (46, 24), (72, 60), (84, 72)], 8, RED)
        + put(visage(50, 50, 90, "glum", "glum"), 30, 70, 44)
        + card(78, 26, 34, 24, WHITE, eyes(50, 40, 46, 18, "glum"))
    )


SMOKE_BLUE = "#7d86c9"


def _robin_hood() -> str:
    hat = [(8, 44), *curve([(30, 26), (52, 8), (74, 20), (88, 44)]),
        *curve([(88, 44), (50, 40), (8, 44)])]  # fmt: skip
    feather = [*curve([(62, 24), (76, 2), (100, -4)]), *curve([(100, -4), (96, 16), (68, 30)])]
    face = flowing([(26, 46), (74, 46), (76, 66), (62, 86), (50, 94), (38, 86), (24, 66)])
    beard = [[(50, 90), (50, 100)]]
    return (
        lamp([face], AMBER, 4.4) + visage(50, 65, 42, "wink", "grin") + tube(beard, AMBER, 4)
        + lamp([hat], LIME, 5) + lamp([feather], RED, 4)
        + arrow([(2, 92), (20, 72)], 4.4, CYAN) + arrow([(98, 72), (80, 92)], 4.4, CYAN)
    )  # fmt: skip


def _surprise_party() -> str:
    """Jack is out of the box."""
    spring = [(50, 64), (36, 60), (64, 56), (36, 51), (64, 47), (50, 42)]
    hat: list[Outline] = [
        flowing([(32, 16), (18, -2), (2, 4), (8, 16), (24, 26)], 4),
        flowing([(68, 16), (82, -2), (98, 4), (92, 16), (76, 26)], 4),
    ]
    return put(
        lamp(hat, PINK, 4) + glow([circle(2, 8, 5, 14), circle(98, 8, 5, 14)], AMBER, 4)
        + tube([spring], WHITE, 4)
        + lamp([circle(50, 26, 20, 30)], CYAN, 4.6) + visage(50, 27, 29, "wild", "tongue")
        + lamp([rounded_box(20, 64, 60, 34, 4)], VIOLET, 5)
        + put(figures("!", 50, 50, 100, AMBER), 50, 81, 24), 50, 54, 92,
    )  # fmt: skip


def _the_all_seeing_eye() -> str:
    almond = [
        *curve([(22, 62), (36, 48), (50, 44), (64, 48), (78, 62)]),
        *curve([(78, 62), (64, 74), (50, 78), (36, 74), (22, 62)])[1:-1],
    ]
    rays = [ray for ray in sparks(50, 60, 50, 60, 18, 10) if ray[0][1] < 58]
    return (
        tube(rays, AMBER, 3.6)
        + lamp([[(50, 8), (98, 94), (2, 94)]], GOLD, 5.6)
        + shape([almond], WHITE)
        + glow([circle(50, 61, 13, 24)], CYAN, 4)
        + shape([circle(50, 61, 7, 18)], NIGHT)
        + shape([circle(54, 57, 3, 12)], WHITE)
        + stroke([curve([(38, 86), (50, 88), (64, 83)])], WHITE, 4)
    )


def _third_time_lucky() -> str:
    shoe = [*curve([(16, 92), (6, 60), (12, 30), (32, 10), (50, 6), (68, 10), (88, 30), (94, 60),
        (84, 92)]), (66, 92),
            *curve([(66, 92), (74, 60), (66, 38), (50, 30), (34, 38), (26, 60), (34, 92)])[:-1],
                (34, 92)]  # fmt: skip
    holes = [circle(x, y, 3, 10) for x, y in ((18, 62), (24, 36), (76, 36), (82, 62))]
    return (
        lamp([shoe], LIME, 5)
        + shape(holes, LIME)
        + eyes(50, 20, 24, 9, "wink")
        + figures("3", 50, 68, 48, AMBER)
        + tube([[(12, 92), (38, 92)], [(62, 92), (88, 92)]], LIME, 5)
    )


def bomb(look: str = "wild", says: str = "grin", colour: str = RED) -> str:
    """A round bomb with its fuse alight."""
    fuse = curve([(62, 24), (70, 10), (84, 12), (90, 22)])
    return (
        tube([fuse], AMBER, 4.4)
        + glow([burst(92, 24, 14, 5, 8)], ORANGE, 7)
        + shape([burst(92, 24, 6, 3, 6)], WHITE)
        + lamp([circle(46, 60, 37, 44)], colour, 5.4)
        + lamp([rounded_box(50, 16, 22, 14, 3)], colour, 4.4)
        + tube([bend(46, 60, 28, 190, 240, 10)], WHITE, 3)
        + visage(46, 62, 48, look, says)
    )


def _time_bomb() -> str:
    hands = [[(80, 82), (80, 70)], [(80, 82), (88, 86)]]
    clock = lamp([circle(80, 82, 19, 30)], CYAN, 4.4) + tube(hands, WHITE, 3.4)
    return put(bomb(), 46, 46, 94) + clock


def _tornado() -> str:
    swirls = [ellipse(50 + dx, y, wide, high, -12, 192, 24) for dx, y, wide, high in
              ((0, 12, 46, 10), (4, 30, 38, 10), (2, 48, 29, 9), (-4, 64, 20, 7), (-2, 78, 12, 5),
                  (4, 90, 6, 3))]  # fmt: skip
    funnel: Outline = [(4, 12), (96, 12), (86, 36), (70, 58), (58, 78), (54, 98), (46, 92),
        (40, 76), (28, 60), (14, 36)]  # fmt: skip
    return (
        shape([funnel], NIGHT) + tube([ellipse(50, 12, 46, 10)], CYAN, 4.6, closed=True)
        + tube(swirls[1:], CYAN, 4.6)
        + eyes(52, 30, 32, 12, "wild") + mouth(52, 52, 34, "grin")
        + card(90, 66, 28, 32, PINK) + card(12, 76, 26, -28, AMBER) + card(80, 92, 22, 70, LIME)
    )  # fmt: skip


def _vandalism() -> str:
    can = rounded_box(40, 38, 40, 60, 6)
    spray = [
        circle(x, y, r, 12)
        for x, y, r in ((30, 20, 4), (18, 12, 5), (18, 28, 4.4), (4, 6, 5), (4, 20, 4), (5, 34, 5))
    ]
    return (
        glow(spray, PINK, 5)
        + lamp([can], CYAN, 5)
        + lamp([[(46, 37), (50, 26), (70, 26), (74, 37)]], CYAN, 4)
        + lamp([rounded_box(52, 12, 16, 14, 3)], WHITE, 4)
        + visage(60, 66, 34, "sly", "grin")
        + tube([curve([(2, 88), (8, 70), (16, 92), (24, 72), (32, 90)])], PINK, 5)
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "charity": _charity,
    "communism": _communism,
    "doomsday": _doomsday,
    "earthquake": _earthquake,
    "expansion": _expansion,
    "finish_line": _finish_line,
    "friday_the_13th": _friday_the_13th,
    "gambling_man": _gambling_man,
    "market": _market,
    "mating_season": _mating_season,
    "merry_christmas": _merry_christmas,
    "mexican_standoff": _mexican_standoff,
    "recession": _recession,
    "robin_hood": _robin_hood,
    "surprise_party": _surprise_party,
    "the_all_seeing_eye": _the_all_seeing_eye,
    "third_time_lucky": _third_time_lucky,
    "time_bomb": _time_bomb,
    "tornado": _tornado,
    "vandalism": _vandalism,
}
