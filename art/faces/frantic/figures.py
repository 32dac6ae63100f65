"""Pictures of Frantic that are no cards, by the names the rules pages call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from art.faces.frantic import ASPECT, backs, rings, trimmings
from art.faces.frantic.decks import emblem_svg, event_front, power_front, rule_front
from art.paint import picture
from game.frantic.cards import COLOUR_WORDS, EVENTS, POWERS, RULE_CARDS, WISHES


def _wide(svg: str, aspect: float, height: int) -> Surface:
    return picture(svg, (round(height * aspect), height))


_SQUARE = {
    **{f"colour-{word}": rings.colour_badge_svg(n) for n, word in enumerate(COLOUR_WORDS)},
    **{f"special-{symbol}": rings.symbol_badge_svg(symbol) for symbol in WISHES},
    "number": rings.number_badge_svg(7),
    "black": rings.black_badge_svg(),
    "free": rings.free_badge_svg(),
    "bomb": trimmings.bomb_svg(3),
    "skip": trimmings.skip_svg(),
    "direction": trimmings.direction_svg(False),
    "dealer": trimmings.dealer_svg(),
    "low-pile": trimmings.low_pile_svg(),
    "target": trimmings.target_svg(),
    "seal": trimmings.seal_svg(),
    "open": trimmings.open_svg(),
    "trigger": trimmings.trigger_svg(),
    "protected": trimmings.protected_svg(),
    "out": trimmings.out_svg(),
    "round-win": trimmings.win_svg(),
    "power": trimmings.power_mark_svg(False),
    "event": trimmings.owed_svg(1),
    **{name: emblem_svg(name) for name in (*EVENTS, *POWERS, *RULE_CARDS)},
}
_RING = rings.RING[0] / rings.RING[1]

# Each is drawn at a height in pixels.
FIGURES: dict[str, Callable[[int], Surface]] = {
    **{name: partial(_wide, svg, 1.0) for name, svg in _SQUARE.items()},
    "wish-colour": partial(_wide, rings.colour_ring_svg(1), _RING),
    "wish-number": partial(_wide, rings.number_ring_svg(7), _RING),
    **{
        f"back-{word}": partial(_wide, backs.back(kind), ASPECT)
        for kind, word in enumerate(("playing", "event", "power", "rule"))
    },
    **{f"event-{event}": partial(_wide, event_front(event), ASPECT) for event in EVENTS},
    **{f"power-{power}": partial(_wide, power_front(power), ASPECT) for power in POWERS},
    **{f"rule-{rule}": partial(_wide, rule_front(rule), ASPECT) for rule in RULE_CARDS},
}
