"""What lies round the cards: bomb, skip, target, seal, direction, dealer, banners and bursts."""

from __future__ import annotations

from functools import cache

from art.curves import put, veiled
from art.faces.frantic.decks import emblem, light_of, revealed
from art.faces.frantic.glyphs import BOLT, STAR
from art.faces.frantic.grins import eyes, imp, mouth, visage
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
from art.faces.frantic.marks import OUTLINES, mark
from art.faces.frantic.numerals import figures
from art.faces.frantic.pen import (
    arrow,
    bend,
    burst,
    card,
    curve,
    flowing,
    glow,
    lamp,
    rounded_box,
    sparks,
    tube,
)
from art.svg import Outline, box, circle, shape, spun, stroke, svg

THROWN = {"counterattack": RED, "error_404": CYAN, "lucky_bastard": LIME, "nice_try": AMBER}


@cache
def thrown_svg(symbol: str) -> str:
    """A burst to lay under a card that was thrown in, 400 by 400, by what it acts as."""
    light = THROWN[symbol]
    star = burst(200, 200, 196, 140, 17)
    return svg(
        400,
        400,
        stroke([star], light, 16, True, 'stroke-opacity="0.2"')
        + shape([star], light)
        + shape([burst(200, 200, 178, 124, 17)], NIGHT)
        + veiled(shape([burst(200, 200, 172, 60, 17)], light), 0.4)
        + tube([burst(200, 200, 160, 112, 17)], WHITE, 3, closed=True),
    )


@cache
def bomb_svg(turns: int) -> str:
    """Time Bomb with so many turns to go (0-3): the fuse grows short, 100 by 100."""
    fuse = curve([(60, 26), (66, 10), (80, 6), (90, 14), (94, 26)], 6)
    left = fuse[: max(2, 1 + round(len(fuse) * turns / 3))]
    x, y = left[-1]
    light = (RED, RED, ORANGE, AMBER)[turns]
    return svg(
        100,
        100,
        '<g transform="translate(3 5) scale(0.9)">'
        + tube([left], WHITE, 3.6)
        + lamp([circle(44, 60, 34, 44)], light, 5)
        + lamp([rounded_box(48, 20, 22, 13, 3)], light, 4)
        + eyes(44, 44, 26, 10, "wild" if turns else "cross")
        + figures(str(turns), 44, 73, 29, light)
        + glow([burst(x, y, 13, 5, 8)], ORANGE, 6)
        + shape([burst(x, y, 6, 3, 6)], WHITE)
        + "</g>",
    )


@cache
def skip_svg() -> str:
    """Has to be skipped, 100 by 100."""
    return svg(
        100,
        100,
        lamp([circle(50, 50, 40, 44)], RED, 6)
        + eyes(50, 35, 30, 12, "bored")
        + glow([rounded_box(21, 53, 58, 17, 5)], WHITE, 4)
        + stroke([curve([(36, 63), (50, 60), (64, 63)])], NIGHT, 4),
    )


@cache
def direction_svg(clockwise: bool) -> str:
    """A ring of arrows to lay round the piles, 300 by 300, its middle free."""
    way = 1 if clockwise else -1
    lines = [bend(150, 150, 130, turn, turn + way * 56, 18) for turn in range(0, 360, 90)]
    return svg(
        300,
        300,
        "".join(
            stroke([line], colour, 18, extra='stroke-opacity="0.16"') + arrow(line, 8, colour)
            for line, colour in zip(lines, (PINK, CYAN, AMBER, VIOLET), strict=True)
        ),
    )


@cache
def bow_svg(left: bool, up: bool) -> str:
    """The way play goes at one side of the piles, bent round them, 37 by 250."""
    centre, middle, tint = (345.0, 180, PINK) if left else (-308.0, 0, VIOLET)
    # Angles grow clockwise, as seen on the screen.
    turn = 18 if left == up else -18
    line = bend(centre, 125, 332, middle - turn, middle + turn, 24)
    soft = stroke([line], tint, 15, extra='stroke-opacity="0.16"')
    return svg(37, 250, soft + arrow(line, 7.5, tint))


@cache
def turning_svg(clockwise: bool) -> str:
    """One way round as a sign, 100 by 100."""
    start, end = (-215, 25) if clockwise else (35, -205)
    return svg(100, 100, _disc(CYAN) + arrow(bend(50, 53, 22, start, end, 30), 9, WHITE, ""))


def _disc(light: str) -> str:
    return lamp([circle(50, 50, 41, 48)], light, 5.4)


@cache
def dealer_svg() -> str:
    """The dealer's chip, 100 by 100."""
    notches = [spun(box(45, 3, 10, 10), turn, (50, 50)) for turn in range(0, 360, 45)]
    fan = "".join(
        card(50 + 0.6 * turn, 52, 40, turn, tint) for turn, tint in ((-24, CYAN), (24, AMBER))
    )
    return svg(
        100,
        100,
        shape([circle(50, 50, 48, 48)], NIGHT)
        + lamp([circle(50, 50, 44, 48)], PINK, 5)
        + shape(notches, WHITE)
        + fan
        + card(50, 51, 42, 0, WHITE, visage(50, 50, 80, "sly", "grin")),
    )


@cache
def low_pile_svg() -> str:
    """The draw pile runs low: its last card is worried, 100 by 100."""
    return svg(
        100,
        100,
        tube([[(18, 92), (82, 92)]], RED, 4)
        + lamp([rounded_box(16, 70, 68, 12, 4)], AMBER, 4)
        + card(50, 42, 66, 6, WHITE, visage(50, 50, 84, "glum", "oh"))
        + put(glow([burst(50, 50, 50, 34, 8)], RED, 10), 84, 22, 32)
        + figures("!", 84, 22, 20, WHITE),
    )


@cache
def target_svg() -> str:
    """A named victim: cross-hairs, 100 by 100, the middle free."""
    ticks = [[(50, 4), (50, 24)], [(96, 50), (76, 50)], [(50, 96), (50, 76)], [(4, 50), (24, 50)]]
    return svg(
        100,
        100,
        stroke([[*circle(50, 50, 34, 44), (84, 50)], *ticks], NIGHT, 12)
        + tube([circle(50, 50, 34, 44)], RED, 5.4, closed=True)
        + tube(ticks, RED, 5.4),
    )


@cache
def seal_svg() -> str:
    """Specials are sealed, 100 by 100."""
    return svg(100, 100, put(emblem("special_seal"), 50, 48, 84))


@cache
def blockade_svg(colour: int) -> str:
    """A colour (0-4) nobody may play or wish, 100 by 100."""
    return svg(
        100,
        100,
        _disc(TUBES[colour])
        + mark(colour, 50, 50, 48, TUBES[colour])
        + stroke([[(20, 80), (80, 20)]], NIGHT, 15)
        + tube([[(20, 80), (80, 20)]], WHITE, 6),
    )


@cache
def open_svg() -> str:
    """A hand that lies open, 100 by 100."""
    lid = [
        *curve([(10, 50), (28, 32), (50, 25), (72, 32), (90, 50)]),
        *curve([(90, 50), (72, 68), (50, 75), (28, 68), (10, 50)])[1:-1],
    ]
    return svg(
        100,
        100,
        lamp([lid], CYAN, 5)
        + shape([circle(50, 50, 18, 30)], WHITE)
        + shape([circle(50, 50, 9, 20)], NIGHT),
    )


@cache
def trigger_svg() -> str:
    """Who set off the event, 100 by 100."""
    return svg(100, 100, _disc(AMBER) + put(glow([BOLT], AMBER, 6), 50, 50, 58))


@cache
def protected_svg() -> str:
    """Lucky: an event does not concern this player, 100 by 100."""
    return svg(
        100, 100, put(lamp(OUTLINES[3], LIME, 6) + shape(OUTLINES[3], NIGHT, "nonzero"), 50, 50, 78)
        + eyes(50, 40, 26, 10, "wink") + mouth(50, 58, 32, "grin"),
    )  # fmt: skip


@cache
def out_svg() -> str:
    """No hand cards left, 100 by 100."""
    return svg(
        100,
        100,
        tube([ray for ray in sparks(50, 60, 40, 48, 13, -180) if ray[0][1] < 62], AMBER, 4)
        + imp(50, 60, 62, GOLD, "shut", "grin"),
    )


@cache
def banner_svg(event: str) -> str:
    """A lasting event as a pennant, 100 by 130: hung up, and it stays."""
    light = light_of(event)
    cloth: Outline = [(9, 12), (91, 12), (91, 120), (50, 102), (9, 120)]
    return svg(
        100,
        130,
        lamp([cloth], light, 4.4)
        + tube([[(4, 10), (96, 10)]], WHITE, 5)
        + put(emblem(event), 50, 58, 60),
    )


@cache
def win_svg() -> str:
    """A round won, 100 by 100."""
    return svg(100, 100, put(_winner(), 50, 50, 80))


def _winner() -> str:
    return lamp([flowing(STAR, 3)], GOLD, 6) + visage(50, 56, 46, "shut", "grin")


@cache
def ended_svg(right: bool = False) -> str:
    """The wide picture of a round's end, as that of an event in decks.py."""
    return revealed(GOLD, _winner(), right)


@cache
def power_mark_svg(used: bool) -> str:
    """A power card as a small sign, charged or used, 100 by 100."""
    light = "#6d6480" if used else CYAN
    return svg(
        100,
        100,
        lamp([box(40, 7, 20, 9), rounded_box(25, 16, 50, 74, 8)], light, 5)
        + (eyes(50, 50, 24, 9, "cross") if used else put(glow([BOLT], AMBER, 7), 50, 52, 48)),
    )


@cache
def owed_svg(count: int) -> str:
    """So many events are owed, 100 by 100."""
    several = count > 1
    return svg(
        100,
        100,
        put(glow([burst(50, 50, 48, 36, 12)], PINK, 7), 50, 50, 88)
        + put(shape([BOLT], NIGHT), 38 if several else 50, 50, 50)
        + (figures(str(count), 66, 52, 30, NIGHT) if several else ""),
    )
