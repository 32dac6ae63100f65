"""What cards count (FRA-158, FRA-340)."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card
from game.frantic.cards import GAMBLING_CHAMP, IS_NUMBER, POINTS
from game.frantic.state import Table

ORDINARY, HEAVY = 7, 10
FAIR, LUCKY = 7, -21


def points_of(table: Table, card: Card) -> int:
    """The points of a card; under Heavy Baggage specials worth 7 count 10 (FRA-340, FRA-570)."""
    points = POINTS[card]
    heavy = points == ORDINARY and "heavy_baggage" in table.rules and not IS_NUMBER[card]
    return HEAVY if heavy else points


def hand_points(table: Table, cards: Iterable[Card]) -> int:
    """What a hand counts (FRA-158, FRA-159)."""
    return sum(points_of(table, card) for card in cards)


def with_champ(cards: Iterable[Card], points: int) -> int:
    """Gambling Champ doubles, or turns little into a gift (FRA-161)."""
    if GAMBLING_CHAMP not in cards:
        return points
    return 2 * points if points >= FAIR else LUCKY
