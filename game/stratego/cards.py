"""The two armies of Stratego Cards: red and blue, each with ranks from the Flag to the Bombs."""

from __future__ import annotations

from functools import cache

from game.cards import Card

Rank = int
Colour = int
Slot = int

# The rank of a card is its number; the Flag is below and the Bomb above them all.
FLAG, SPY, SCOUT, MINER, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR, COLONEL, GENERAL, MARSHAL, BOMB = (
    range(12)
)
RANKS = range(12)
LETTERS = ("F", *map(str, range(1, 11)), "B")
RANK_WORDS = (
    "flag", "spy", "scout", "miner", "sergeant", "lieutenant", "captain", "major", "colonel",
    "general", "marshal", "bomb",
)  # fmt: skip
RANK: dict[str, Rank] = {letter: rank for rank, letter in enumerate(LETTERS)}

# What a slot holds when it holds no card.
GAP = -2
SLOTS = range(5)
HAND_SIZE = 3

RED, BLUE = range(2)
COLOUR_WORDS = ("red", "blue")

# How many cards of every rank an army has (Components; O-2).
ARMIES = {
    "A": (1, 1, 4, 3, 3, 2, 2, 1, 1, 1, 1, 3),
    "B": (1, 1, 4, 4, 2, 2, 2, 1, 1, 1, 1, 3),
}
SIZE = 23

# Cards are numbered so that both armies fit: what one of them lacks is not used.
_EACH = tuple(rank for rank in RANKS for _ in range(max(army[rank] for army in ARMIES.values())))
PER_ARMY = len(_EACH)
RANK_OF: tuple[Rank, ...] = (*_EACH, *_EACH)
# The same to be mapped over cards.
rank_of = list(RANK_OF).__getitem__
COLOUR_OF: tuple[Colour, ...] = (RED,) * PER_ARMY + (BLUE,) * PER_ARMY
NAMES: tuple[str, ...] = tuple(
    "RB"[colour] + LETTERS[rank] for colour, rank in zip(COLOUR_OF, RANK_OF, strict=True)
)
CARD: dict[str, Card] = {name: card for card, name in reversed(list(enumerate(NAMES)))}


def alike(card: Card) -> Card:
    """The first card of the same army and rank: nobody tells equal cards apart."""
    return CARD[NAMES[card]]


MOVABLE: tuple[bool, ...] = tuple(SPY <= rank <= MARSHAL for rank in RANKS)
# By card; the last two entries are `GAP` and `HIDDEN`.
CAN_MOVE: tuple[bool, ...] = (*(MOVABLE[rank] for rank in RANK_OF), False, False)


@cache
def army(colour: Colour, kind: str) -> tuple[Card, ...]:
    """The 23 cards of an army of kind `A` or `B`, in order of rank."""
    first = colour * PER_ARMY
    counts = ARMIES[kind]
    return tuple(first + _EACH.index(rank) + at for rank in RANKS for at in range(counts[rank]))


def clash(attacker: Rank, target: Rank) -> tuple[bool, bool]:
    """Whether attacker and target fall (Result table; STR-27 to STR-34)."""
    if target == FLAG:
        return False, False
    if target == BOMB:
        return attacker != MINER, attacker == MINER
    if attacker == SPY and target == MARSHAL:
        return False, True
    return attacker <= target, target <= attacker


CLASH: tuple[tuple[tuple[bool, bool], ...], ...] = tuple(
    tuple(clash(attacker, target) for target in RANKS) for attacker in RANKS
)
