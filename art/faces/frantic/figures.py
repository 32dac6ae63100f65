"""Pictures of Frantic that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from art.faces.frantic import ASPECT, backs, rings, trimmings
from art.faces.frantic.decks import emblem_svg, event_front, power_front, rule_front
from art.paint import picture
from game.frantic.cards import COLOUR_WORDS, EVENTS, POWERS, RULE_CARDS, WISHES


def _wide(source: Callable[[], str], aspect: float, height: int) -> Surface:
    return picture(source(), (round(height * aspect), height))


# Each is composed when it is first asked for.
_SQUARE: dict[str, Callable[[], str]] = {
    **{f"colour-{word}": partial(rings.colour_badge_svg, n) for n, word in enumerate(COLOUR_WORDS)},
    **{f"special-{symbol}": partial(rings.symbol_badge_svg, symbol) for symbol in WISHES},
    "number": partial(rings.number_badge_svg, 7),
    "black": rings.black_badge_svg,
    "free": rings.free_badge_svg,
    "bomb": partial(trimmings.bomb_svg, 3),
    "skip": trimmings.skip_svg,
    "direction": partial(trimmings.direction_svg, False),
    "dealer": trimmings.dealer_svg,
    "low-pile": trimmings.low_pile_svg,
    "target": trimmings.target_svg,
    "seal": trimmings.seal_svg,
    "open": trimmings.open_svg,
    "trigger": trimmings.trigger_svg,
    "protected": trimmings.protected_svg,
    "out": trimmings.out_svg,
    "round-win": trimmings.win_svg,
    "power": partial(trimmings.power_mark_svg, False),
    "event": partial(trimmings.owed_svg, 1),
    **{name: partial(emblem_svg, name) for name in (*EVENTS, *POWERS, *RULE_CARDS)},
}
_RING = rings.RING[0] / rings.RING[1]

# Each is drawn at a height in pixels.
FIGURES: dict[str, Callable[[int], Surface]] = {
    **{name: partial(_wide, source, 1.0) for name, source in _SQUARE.items()},
    "wish-colour": partial(_wide, partial(rings.colour_ring_svg, 1), _RING),
    "wish-number": partial(_wide, partial(rings.number_ring_svg, 7), _RING),
    **{
        f"back-{word}": partial(_wide, partial(backs.back, kind), ASPECT)
        for kind, word in enumerate(("playing", "event", "power", "rule"))
    },
    **{f"event-{one}": partial(_wide, partial(event_front, one), ASPECT) for one in EVENTS},
    **{f"power-{one}": partial(_wide, partial(power_front, one), ASPECT) for one in POWERS},
    **{f"rule-{one}": partial(_wide, partial(rule_front, one), ASPECT) for one in RULE_CARDS},
}
