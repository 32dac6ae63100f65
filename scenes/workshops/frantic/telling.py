"""What is wrong with the file of a card, in words."""

from __future__ import annotations

from game.frantic.composed.card_file import BadCard
from scenes.words import Words
from scenes.words.names import short

# What may be chosen is told whole, however long the list.
WHOLE = ("allowed",)


def told(fault: BadCard, words: Words) -> str:
    """Where and what: nothing that stands in the file is told at more length than a name."""
    about = {
        name: short(value) if isinstance(value, str) and name not in WHOLE else value
        for name, value in fault.about
    }
    return words(fault.code, **about)
