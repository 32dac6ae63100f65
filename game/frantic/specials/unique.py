"""The effect of the one unique special that has any (FRA-219)."""

from __future__ import annotations

from game.cards import CardsMoved, Event
from game.frantic.cards import GOLDEN_FUCK_YOU
from game.frantic.events import HANDS
from game.frantic.hands import hand_loses, put_in_hand, remember
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import Deed


def golden_fuck_you(table: Table, deed: Deed, events: list[Event]) -> None:
    """It goes, as all have seen, from its holder to the player named last (FRA-107, FRA-219)."""
    [victim] = deed.victims
    if victim == deed.source:
        return
    card = (GOLDEN_FUCK_YOU,)
    hand_loses(table, deed.source, card, EVERYBODY, events)
    put_in_hand(table, victim, card, EVERYBODY)
    remember(table, card, EVERYBODY)
    events.append(CardsMoved(card, HANDS[deed.source], HANDS[victim], known=True))
