"""The ordinary deck of 52 cards, suit by suit, for games that are played with it."""

from __future__ import annotations

from game.cards import Card
from game.messages import Message, message

SUITS, RANKS = "CDHS", "A23456789TJQK"
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK = range(len(NAMES))
CARD = {name: card for card, name in enumerate(NAMES)}
SUIT_OF = tuple(card // len(RANKS) for card in DECK)
# From 0, the ace, to 12, the king.
RANK_OF = tuple(card % len(RANKS) for card in DECK)


def card_name(card: Card) -> Message:
    """What a card is called."""
    return message("deck-card", rank=RANKS[RANK_OF[card]], suit=suit_name(SUIT_OF[card]))


def suit_name(suit: int) -> Message:
    """What a suit is called."""
    return message(f"deck-suit-{SUITS[suit].lower()}")
