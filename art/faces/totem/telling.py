"""Where two cards that look alike differ: the one place of each card to ring."""

from __future__ import annotations

from typing import TypeAlias

from game.cards import Card
from game.totem.cards import NAMES, near_twins

# The middle of a ring and its radius, in the box of 200 by 200 of a card.
Ring: TypeAlias = tuple[int, int, int]

WHOLE: Ring = (100, 100, 94)
RAY, GAP = (100, 34, 36), (142, 58, 30)
CROSSING, RIM = (100, 100, 36), (172, 100, 30)
LARGE, SMALL = (46, 46, 46), (100, 100, 34)
# By both shapes of near twins, the lower one first.
FEATURES: dict[tuple[str, str], Ring] = {
    ("S1", "S2"): GAP, ("S3", "S4"): GAP, ("S1", "S3"): RAY, ("S2", "S4"): RAY,
    ("D1", "D2"): CROSSING, ("D3", "D4"): CROSSING, ("D1", "D3"): RIM, ("D2", "D4"): RIM,
    ("G1", "G2"): (56, 56, 48),
    ("T1", "T4"): LARGE, ("T2", "T3"): LARGE, ("T3", "T4"): SMALL,
    ("K1", "K2"): (152, 152, 46), ("K3", "K4"): (100, 90, 88),
}  # fmt: skip


def telling(one: Card, other: Card) -> Ring:
    """What tells two cards apart: of near twins their one feature, else all of the card."""
    if not near_twins(one, other):
        return WHOLE
    first, second = sorted((NAMES[one][:2], NAMES[other][:2]))
    return FEATURES[first, second]
