"""What stands in the way of cards that would fit (FRA-63, FRA-313, FRA-323)."""

from __future__ import annotations

from functools import lru_cache

from game.frantic.cards import Colour
from game.frantic.matching import Bar
from game.frantic.state import Table
from game.frantic.view import FranticView


def bar_for(table: Table | FranticView, black: bool) -> Bar:
    """What stands in the way now, with a black card, or none, on top (FRA-63, FRA-313, FRA-323)."""
    on_black = ""
    if black:
        on_black = "any" if "black_on_black" in table.rules else "no"
    if not table.running:
        return make_bar(on_black, False, (), table.bar.blank)
    sealed = any(one.power == "special_seal" for one in table.running)
    blocked = {one.colour for one in table.running if one.power == "colour_blockade"}
    return make_bar(on_black, sealed, tuple(sorted(blocked)), table.bar.blank)


@lru_cache(maxsize=512)
def make_bar(on_black: str, sealed: bool, blocked: tuple[Colour, ...], blank: Colour) -> Bar:
    return Bar(on_black, sealed, blocked, blank)


def update_bar(table: Table) -> None:
    """Something that stands in the way has changed, but not the top card."""
    table.bar = bar_for(table, bool(table.bar.on_black))
