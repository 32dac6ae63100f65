"""The 80 cards of Totem: 18 shapes in four colours and 8 special cards (TOT, Components)."""

from __future__ import annotations

from game.cards import Card

COLOURS = "PGOY"
SHAPES = (
    "S1", "S2", "S3", "S4",
    "D1", "D2", "D3", "D4",
    "G1", "G2",
    "T1", "T2", "T3", "T4",
    "K1", "K2", "K3", "K4",
)  # fmt: skip
INWARD = ("IN1", "IN2", "IN3")
OUTWARD = ("OUT1", "OUT2", "OUT3")
COLOURED = ("COL1", "COL2")

SHORT_DECK_SHAPES = ("S1", "S4", "D1", "D4", "G1", "G2", "T1", "T3", "K1", "K3")

NAMES: tuple[str, ...] = (
    *(f"{shape}-{colour}" for shape in SHAPES for colour in COLOURS),
    *INWARD,
    *OUTWARD,
    *COLOURED,
)
CARD: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}

SHAPE_CARDS = len(SHAPES) * len(COLOURS)
# By card: the number of its shape and of its colour, or -1 for a special card.
SHAPE_OF: tuple[int, ...] = tuple(
    card // len(COLOURS) if card < SHAPE_CARDS else -1 for card in range(len(NAMES))
)
COLOUR_OF: tuple[int, ...] = tuple(
    card % len(COLOURS) if card < SHAPE_CARDS else -1 for card in range(len(NAMES))
)
FIRST_INWARD = CARD["IN1"]
FIRST_OUTWARD = CARD["OUT1"]
FIRST_COLOURED = CARD["COL1"]

NEAR_TWINS: frozenset[frozenset[str]] = frozenset(
    frozenset(pair.split("-"))
    for pair in (
        "S1-S2", "S1-S3", "S2-S4", "S3-S4", "D1-D2", "D1-D3", "D2-D4", "D3-D4",
        "G1-G2", "T2-T3", "T3-T4", "T1-T4", "K1-K2", "K3-K4",
    )
)  # fmt: skip


def is_inward(card: Card) -> bool:
    return FIRST_INWARD <= card < FIRST_OUTWARD


def is_outward(card: Card) -> bool:
    return FIRST_OUTWARD <= card < FIRST_COLOURED


def is_coloured(card: Card) -> bool:
    return card >= FIRST_COLOURED


def is_special(card: Card) -> bool:
    return card >= SHAPE_CARDS


def near_twins(one: Card, other: Card) -> bool:
    """Whether the shapes of two shape cards differ in one feature only."""
    return frozenset((NAMES[one][:2], NAMES[other][:2])) in NEAR_TWINS


def cousins(one: Card, other: Card) -> bool:
    """Whether two different shapes belong to one family without being near twins."""
    a, b = NAMES[one][:2], NAMES[other][:2]
    return a != b and a[0] == b[0] and not near_twins(one, other)
