"""What special cards do: one small function each, under the name the rulebook gives the card."""

from __future__ import annotations

from game.frantic.specials import open_wish, plain, unique
from game.frantic.specials.effect import Effect

EFFECTS: dict[str, Effect] = {
    "second_chance": Effect(plain.second_chance),
    "exchange": Effect(plain.exchange, names="others", gives=2),
    "gift": Effect(plain.gift, names="others", gives=2),
    "recharge": Effect(plain.recharge),
    "skip": Effect(plain.skip, names="not marked"),
    "thief": Effect(plain.thief, names="others"),
    "troublemaker": Effect(plain.troublemaker),
    "black_gift": Effect(plain.black_gift, names="others", gives=2, goes_on=True),
    "fantastic_four": Effect(open_wish.fantastic_four, names="shares"),
    "equality": Effect(open_wish.equality, names="fewer", must=False),
    "inequality": Effect(open_wish.inequality, names="no more", must=False),
    "special_favours": Effect(open_wish.special_favours, names="others", must=False),
    "edison": Effect(open_wish.edison, names="two with powers", must=False),
    "update": Effect(open_wish.update, must=False),
    "do_it_yourself": Effect(open_wish.composed_card, names="composed", must=False, goes_on=True),
    "fantastic_event": Effect(open_wish.fantastic_event, must=False),
    "blank_play": Effect(open_wish.composed_card, names="composed", must=False, goes_on=True),
    "golden_fuck_you": Effect(unique.golden_fuck_you, names="others", must=False),
}
