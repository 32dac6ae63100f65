"""The 100 cards of Jetriko: 75 coloured ones, 10 white ones and 15 traps (Components).

Cards are numbered in the order of the Components tables, so "the first" is the lowest number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.cards import Card

COLOUR_WORDS = ("green", "yellow", "cyan", "blue", "red")
LETTERS = "GYCBR"
COLOURS = range(len(LETTERS))
NUMBERS = range(1, 6)

# What a card does. Attacks come first, then the rest of the coloured cards, then the white ones.
KIND_WORDS = (
    "plain", "plus", "steal", "redraw", "deflect", "skip", "blank",
    "divide", "more", "stop", "target", "times-two", "trap",
)  # fmt: skip
(
    PLAIN, PLUS, STEAL, REDRAW, DEFLECT, SKIP, BLANK,
    DIVIDE, MORE, STOP, TARGET, TIMES_TWO, TRAP,
) = range(13)  # fmt: skip
# How strong an attack card is alone, and by how much it raises an attack (JET-50, JET-55).
BASE = {PLUS: 2, STEAL: 1, REDRAW: 1}

# The second and the third copy of every coloured card; the first one is plain.
_EFFECTS = (
    # green 1 to 5
    (STEAL, REDRAW), (PLUS, DEFLECT), (PLUS, DEFLECT), (REDRAW, BLANK), (STEAL, SKIP),
    # yellow
    (PLUS, BLANK), (PLUS, STEAL), (STEAL, REDRAW), (DEFLECT, SKIP), (REDRAW, DEFLECT),
    # cyan
    (PLUS, SKIP), (STEAL, DEFLECT), (PLUS, REDRAW), (STEAL, REDRAW), (DEFLECT, BLANK),
    # dark blue
    (REDRAW, DEFLECT), (REDRAW, SKIP), (STEAL, BLANK), (PLUS, DEFLECT), (PLUS, STEAL),
    # red
    (STEAL, DEFLECT), (REDRAW, BLANK), (DEFLECT, SKIP), (PLUS, STEAL), (PLUS, REDRAW),
)  # fmt: skip
COPIES = 3

COLOURED = range(75)
WHITE = range(75, 85)
TRAPS = range(85, 100)
PLAYING = range(85)
DECK = range(100)
NOTHING: Card = -1

TRAP_WORDS = (
    "TR1", "TR2", "TR3", "TR4", "TR5", "TB1", "TB2", "TB3", "TB4", "TB5",
    "TG1", "TG2", "TG3", "TG4", "TG5",
)  # fmt: skip
(
    PILE_UP, CATCH_UP, LUCKY_DIP, HAND_ME_DOWN, GLASS_HAND,
    MERRY_GO_ROUND, TOPSY_TURVY, U_TURN, SORTING_DESK, LEVELLER,
    BALLAST, COLOUR_FILTER, PARTING_GIFT, COUNTERBLOW, TRADE_UP,
) = TRAPS  # fmt: skip

# The backs there are: all playing cards share one, traps show their colour (JET-81).
BACK_WORDS = ("playing", "red", "blue", "green")
BACK_PLAYING, BACK_RED, BACK_BLUE, BACK_GREEN = range(4)
NO_BACK = -1


def _kinds() -> tuple[int, ...]:
    coloured = (kind for effects in _EFFECTS for kind in (PLAIN, *effects))
    white = (kind for kind in range(DIVIDE, TRAP) for _ in range(2))
    return (*coloured, *white, *(TRAP for _ in TRAPS))


KIND_OF: tuple[int, ...] = _kinds()
# Of a coloured card; -1 and 0 for others.
COLOUR_OF: tuple[int, ...] = tuple(
    card // (COPIES * len(NUMBERS)) if card in COLOURED else -1 for card in DECK
)
NUMBER_OF: tuple[int, ...] = tuple(
    card // COPIES % len(NUMBERS) + 1 if card in COLOURED else 0 for card in DECK
)
BACK_OF: tuple[int, ...] = tuple(
    1 + TRAPS.index(card) // 5 if card in TRAPS else BACK_PLAYING for card in DECK
)


def _name(card: Card) -> str:
    if card in TRAPS:
        return TRAP_WORDS[card - TRAPS[0]]
    kind = KIND_WORDS[KIND_OF[card]]
    if card in WHITE:
        return f"{kind}-{(card - WHITE[0]) % 2 + 1}"
    plain = f"{LETTERS[COLOUR_OF[card]]}{NUMBER_OF[card]}"
    return plain if KIND_OF[card] == PLAIN else f"{plain}-{kind}"


# `G2`, `G2-plus`, `divide-1`, `divide-2`, `TR1`.
NAMES: tuple[str, ...] = tuple(map(_name, DECK))
CARD: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}


def word_of(card: Card) -> str:
    """The word under which its sentences stand: its effect, or the trap's id in small letters."""
    if card in TRAPS:
        return TRAP_WORDS[card - TRAPS[0]].lower()
    return KIND_WORDS[KIND_OF[card]]


@cache
def deck_for(traps: str) -> tuple[Card, ...]:
    """The cards in use with the option Traps: all, mild (green and blue) or none (JET-200)."""
    unused = {"all": (), "mild": (BACK_RED,), "none": (BACK_RED, BACK_BLUE, BACK_GREEN)}[traps]
    return tuple(card for card in DECK if BACK_OF[card] not in unused)


def is_plain(card: Card) -> bool:
    return KIND_OF[card] == PLAIN


def is_white(card: Card) -> bool:
    return card in WHITE


def is_trap(card: Card) -> bool:
    return card in TRAPS


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards as the bits of one number."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
