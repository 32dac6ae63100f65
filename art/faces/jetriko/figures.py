"""Pictures of Jetriko that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from art.faces.jetriko import ASPECT
from art.faces.jetriko.attack import COMET, badge_svg, comet_svg
from art.faces.jetriko.effects import EFFECTS
from art.faces.jetriko.monster import trap_back
from art.faces.jetriko.prints import back
from art.faces.jetriko.trimmings import (
    bound_svg,
    brink_svg,
    colour_svg,
    dealer_svg,
    effect_svg,
    free_play_svg,
    share_svg,
    shield_svg,
    turning_svg,
    win_svg,
)
from art.paint import picture
from game.jetriko.cards import COLOUR_WORDS


def _wide(source: Callable[[], str], aspect: float, height: int) -> Surface:
    return picture(source(), (round(height * aspect), height))


# Each is composed when it is first asked for.
_SQUARE: dict[str, Callable[[], str]] = {
    "attack": partial(badge_svg, "plus", 4),
    "direction": partial(turning_svg, True),
    "bound": bound_svg,
    "brink": brink_svg,
    "free-play": free_play_svg,
    "share": share_svg,
    "shield": shield_svg,
    "dealer": dealer_svg,
    "round-win": win_svg,
    **{f"colour-{word}": partial(colour_svg, colour) for colour, word in enumerate(COLOUR_WORDS)},
    **{f"effect-{effect}": partial(effect_svg, effect) for effect in EFFECTS},
}

# Each is drawn at a height in pixels.
FIGURES: dict[str, Callable[[int], Surface]] = {
    **{name: partial(_wide, source, 1.0) for name, source in _SQUARE.items()},
    "comet": partial(_wide, partial(comet_svg, "plus", 5), COMET[0] / COMET[1]),
    "back-playing": partial(_wide, back, ASPECT),
    **{
        f"back-{kind}": partial(_wide, partial(trap_back, kind), ASPECT)
        for kind in ("red", "blue", "green")
    },
}
