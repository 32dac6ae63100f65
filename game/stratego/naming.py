"""What the cards and slots of Stratego Cards are called, as messages."""

from __future__ import annotations

from game.cards import Card
from game.messages import Message, message
from game.stratego.cards import GAP, RANK_OF, RANK_WORDS, Rank, Slot


def rank_name(rank: Rank) -> Message:
    """A rank by its name."""
    return message(f"stratego-rank-{RANK_WORDS[rank]}")


def card_name(card: Card) -> Message:
    """A card by its rank."""
    return rank_name(RANK_OF[card])


def slot_name(slot: Slot) -> Message:
    """A slot by its number, counted from its owner's left."""
    return message("stratego-slot", number=slot + 1)


def slot_with(slot: Slot, card: Card, known: Rank) -> Message:
    """A slot and what lies in it, as far as it is known there."""
    if card == GAP:
        return message("stratego-slot-empty", number=slot + 1)
    rank = RANK_OF[card] if card >= 0 else known
    if rank < 0:
        return message("stratego-slot-face-down", number=slot + 1)
    return message("stratego-slot-with", number=slot + 1, card=rank_name(rank))
