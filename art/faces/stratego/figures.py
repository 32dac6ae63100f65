"""Pictures of Stratego Cards that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from art.faces.stratego.backs import back
from art.faces.stratego.battle import burst_svg, fallen_svg, laurels_svg, slot_svg
from art.faces.stratego.fronts import HEIGHT, WIDTH
from art.faces.stratego.trimmings import (
    crest_svg,
    danger_svg,
    eye_svg,
    regroup_svg,
    sabres_svg,
    seen_svg,
    standard_svg,
    truce_svg,
)
from art.paint import blank, picture
from game.stratego.cards import BLUE, CAPTAIN, COLOUR_WORDS, RED


def _square(source: Callable[[], str], height: int) -> Surface:
    return picture(source(), (height, height))


def _card(source: Callable[[], str], height: int) -> Surface:
    return picture(source(), (round(height * WIDTH / HEIGHT), height))


def _line(height: int) -> Surface:
    """A line of five: cards face down, and a gap in the fourth slot."""
    width = round(height * WIDTH / HEIGHT)
    step = width + max(2, height // 16)
    line = blank((4 * step + width, height))
    for slot in range(5):
        line.blit(_card(partial(slot_svg if slot == 3 else back, RED), height), (slot * step, 0))
    return line


def _seen(height: int) -> Surface:
    return picture(seen_svg(CAPTAIN), (round(height / 0.6), height))


# Each is drawn at a height in pixels.
FIGURES: dict[str, Callable[[int], Surface]] = {
    "line": _line,
    "gap": partial(_card, partial(slot_svg, RED)),
    **{f"back-{COLOUR_WORDS[one]}": partial(_card, partial(back, one)) for one in (RED, BLUE)},
    **{
        f"army-{COLOUR_WORDS[one]}": partial(_square, partial(crest_svg, one))
        for one in (RED, BLUE)
    },
    **{
        f"banner-{COLOUR_WORDS[one]}": partial(_square, partial(standard_svg, one))
        for one in (RED, BLUE)
    },
    "attack": partial(_square, sabres_svg),
    "battle": partial(_square, burst_svg),
    "fallen": partial(_square, partial(fallen_svg, RED)),
    "look": partial(_square, eye_svg),
    "seen": _seen,
    "regroup": partial(_square, regroup_svg),
    "danger": partial(_square, partial(danger_svg, RED)),
    "draw-count": partial(_square, partial(truce_svg, 13, 20)),
    "winner": partial(_square, partial(laurels_svg, RED)),
}
