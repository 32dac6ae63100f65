"""The 60 cards of NYET!: four colours, each with three 1s and one of every value from 2 to 13."""

from __future__ import annotations

from functools import cache

from game.cards import Card

Colour = int

LETTERS = "BRYG"
COLOUR_WORDS = ("blue", "red", "yellow", "green")
BLUE, RED, YELLOW, GREEN = range(4)
# No trump (O-7), no supertrump; and the playing colour of supertrumps when there is no trump.
NONE = -1
SUPER = 4

VALUES = (1, 1, 1, *range(2, 14))
NAMES: tuple[str, ...] = tuple(f"{letter}{value}" for letter in LETTERS for value in VALUES)
COLOUR_OF: tuple[Colour, ...] = tuple(card // len(VALUES) for card in range(len(NAMES)))
VALUE_OF: tuple[int, ...] = tuple(VALUES[card % len(VALUES)] for card in range(len(NAMES)))
# Equal 1s are one and the same to every choice: each card's first equal stands for all of them.
FACE: tuple[Card, ...] = tuple(NAMES.index(name) for name in NAMES)
EQUALS: tuple[tuple[Card, ...], ...] = tuple(
    tuple(other for other, same in enumerate(NAMES) if same == name) for name in NAMES
)
CARD: dict[str, Card] = {name: FACE[card] for card, name in enumerate(NAMES)}


@cache
def deck_for(seats: int) -> tuple[Card, ...]:
    """The cards in use: with three players the 11s, 12s and 13s stay out (NYET-04)."""
    return tuple(card for card, value in enumerate(VALUE_OF) if seats != 3 or value <= 10)


def is_one(card: Card) -> bool:
    return VALUE_OF[card] == 1


def is_super(card: Card, supertrump: Colour) -> bool:
    """Whether it is a supertrump: a 1 of the supertrump colour (NYET-38)."""
    return VALUE_OF[card] == 1 and COLOUR_OF[card] == supertrump


@cache
def playing_colours(trump: Colour, supertrump: Colour) -> tuple[Colour, ...]:
    """The playing colour of every card: supertrumps belong to trump (NYET-67, NYET-113)."""
    of_super = SUPER if trump == NONE else trump
    return tuple(
        of_super if is_super(card, supertrump) else COLOUR_OF[card] for card in range(len(NAMES))
    )


def held(hand: list[Card], face: Card) -> Card | None:
    """The first card of that face in a hand, or None."""
    for card in EQUALS[face]:
        if card in hand:
            return card
    return None
