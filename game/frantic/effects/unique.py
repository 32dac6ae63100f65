"""The effect of the one unique special that has any (FRA-219)."""

from __future__ import annotations

from game.cards import Event
from game.frantic.cards import GOLDEN_FUCK_YOU
from game.frantic.hands import give
from game.frantic.state import Table
from game.frantic.steps import Deed


def golden_fuck_you(table: Table, deed: Deed, events: list[Event]) -> None:
    """It goes from its holder to the player named last (FRA-107, FRA-219)."""
    [victim] = deed.victims
    if victim != deed.source:
        give(table, deed.source, victim, (GOLDEN_FUCK_YOU,), events)
