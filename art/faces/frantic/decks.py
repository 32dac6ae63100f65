"""The event, power and rule cards, 210 by 300, and their pictures without a card round them."""

from __future__ import annotations

from functools import cache, lru_cache

from art.curves import put, veiled
from art.faces.frantic import base_events, late_events, more_events, powers, rules
from art.faces.frantic.fronts import FIELD, rays, sheet
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.inks import (
    AMBER,
    CYAN,
    LIME,
    NIGHT,
    PINK,
    RED,
    VIOLET,
    WHITE,
)
from art.faces.frantic.numerals import figures
from art.faces.frantic.pen import glow, lamp, rounded_box, tube
from art.svg import Outline, circle, round_gradient, shape, svg
from game.frantic.cards import EVENTS, EVENTS_OF, FIRST_POWERS, POWERS, RULE_CARDS

# The other decks as front_svg numbers them, after the playing cards; and the kinds of backs.
EVENT_CARDS = {event: 1000 + n for n, event in enumerate(EVENTS)}
POWER_CARDS = {power: 2000 + n for n, power in enumerate(POWERS)}
RULE_CARD_CARDS = {rule: 3000 + n for n, rule in enumerate(RULE_CARDS)}
BACK_PLAYING, BACK_EVENT, BACK_POWER, BACK_RULE = range(4)

LIGHTS = {
    "base": AMBER,
    "troublemaker": PINK,
    "supercharge": CYAN,
    "pandora": VIOLET,
    "fan": LIME,
    "promo": RED,
    "blank": WHITE,
}
_LIGHT = {event: LIGHTS[module] for module, events in EVENTS_OF.items() for event in events}
_EVENTS = {**base_events.EMBLEMS, **more_events.EMBLEMS, **late_events.EMBLEMS}
REVEAL = (960, 240)


def light_of(event: str) -> str:
    """The light an event is shown in: that of its module."""
    return _LIGHT[event]


@cache
def emblem_svg(name: str) -> str:
    """The picture of an event, a power or a rule card by its id, 100 by 100, to stand on dark."""
    return standing(emblem(name))


def standing(drawing: str) -> str:
    """A drawing as a picture of its own, to stand on dark."""
    return svg(100, 100, put(drawing, 50, 50, 84))


def emblem(name: str) -> str:
    if name in _EVENTS:
        return _EVENTS[name]()
    return (powers.EMBLEMS if name in powers.EMBLEMS else rules.EMBLEMS)[name]()


def _lit(colour: str) -> str:
    stops = [(0, "#3d2c56"), (0.55, "#1b1429"), (1, NIGHT)]
    return round_gradient("lit", (105, 150), 180, stops)


def event_front(event: str) -> str:
    """An event card: a picture in beams of light between two bolts."""
    return happening(light_of(event), emblem(event))


def happening(light: str, drawing: str) -> str:
    """The card of something that happens, in that light."""
    bolt = glow([BOLT], light, 9)
    return sheet(
        shape([FIELD], "url(#lit)")
        + veiled(shape([rays(105, 150, 190, 16)], light, "nonzero"), 0.17)
        + tube([FIELD], light, 3, closed=True)
        + put(drawing, 105, 152, 150)
        + put(bolt, 34, 40, 34, 8)
        + put(bolt, 176, 262, 34, 188),
        _lit(light),
    )


def power_front(power: str) -> str:
    """A power card: a battery with its picture; 1 or 2 says when it acts."""
    first = power in FIRST_POWERS
    light = CYAN if first else PINK
    body: Outline = rounded_box(12, 22, 186, 266, 18)
    return sheet(
        shape([body], "url(#lit)")
        + veiled(shape([rays(105, 156, 150, 24)], light, "nonzero"), 0.1)
        + tube([rounded_box(78, 9, 54, 13, 4), body], light, 3.4, closed=True)
        + shape([rounded_box(24, 270 - 9 * n, 162, 5, 2) for n in range(2)], light)
        + put(emblem(power), 105, 156, 140)
        + lamp([circle(40, 51, 19, 32)], light, 4)
        + figures("1" if first else "2", 40, 51, 22, WHITE),
        _lit(light),
    )


def rule_front(rule: str) -> str:
    """A rule card: a notice nailed to the wall."""
    inner = rounded_box(22, 22, 166, 256, 5)
    nails = [circle(x, y, 5, 16) for x in (34, 176) for y in (34, 266)]
    return sheet(
        shape([FIELD], "url(#lit)")
        + tube([FIELD], VIOLET, 3, closed=True)
        + tube([inner], AMBER, 2.2, closed=True)
        + glow(nails, AMBER, 4)
        + put(emblem(rule), 105, 150, 140),
        _lit(VIOLET),
    )


@lru_cache(maxsize=2)
def reveal_svg(event: str, right: bool = False) -> str:
    """The wide picture of an event, 960 by 240: its emblem on the left, or on the right.

    The other two thirds are dark and plain: room for its name and what it does.
    """
    return revealed(light_of(event), emblem(event), right)


def revealed(light: str, drawing: str, right: bool) -> str:
    """The wide picture of something that happens, in that light."""
    wide, high = REVEAL
    x = wide - 150 if right else 150
    far = 40 if right else wide - 40
    stops = [(0, "#4a3568"), (0.35, "#1e162d"), (1, NIGHT)]
    bars = [[(-10, 8), (wide + 10, 8)], [(-10, high - 8), (wide + 10, high - 8)]]
    return svg(
        wide,
        high,
        f"<defs>{round_gradient('lit', (x, high / 2), 620, stops)}</defs>"
        f'<rect width="{wide}" height="{high}" fill="url(#lit)" fill-opacity="0.97"/>'
        + veiled(shape([rays(x, high / 2, 900, 20, -4.5, 355.5)], light, "nonzero"), 0.13)
        + tube(bars, light, 4.4)
        + veiled(put(glow([BOLT], light, 6), far, high / 2, 150, 10), 0.5)
        + put(drawing, x, high / 2, 168),
    )
