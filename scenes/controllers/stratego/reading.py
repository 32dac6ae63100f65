"""What a card of Stratego Cards says in full."""

from __future__ import annotations

from game.cards import Card
from game.stratego.cards import (
    BOMB,
    COLOUR_OF,
    COLOUR_WORDS,
    FLAG,
    MARSHAL,
    MINER,
    MOVABLE,
    RANK_OF,
    RANK_WORDS,
    SCOUT,
    SPY,
)
from game.stratego.naming import rank_name
from scenes.table.in_full import Told
from scenes.words import Words
from scenes.words.saying import Saying

# Ranks with a sentence of their own, and those that can do something besides.
PARTICULAR = (FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB)
POWERS = (SPY, SCOUT, FLAG)


def told(card: Card, powers: str, words: Words, say: Saying) -> Told:
    """All there is to say about a card, where these powers are in the game."""
    rank, army = RANK_OF[card], words(f"stratego-colour-{COLOUR_WORDS[COLOUR_OF[card]]}")
    kind = words(f"stratego-read-{'ranked' if MOVABLE[rank] else 'unmoved'}", army=army, rank=rank)
    said = [words(f"stratego-read-{RANK_WORDS[rank] if rank in PARTICULAR else 'ranks'}")]
    off = {"all": (), "no-regroup": (FLAG,), "none": POWERS}[powers]
    if rank in POWERS and rank not in off:
        said.append(words(f"stratego-read-power-{RANK_WORDS[rank]}"))
    return Told(say(rank_name(rank)), kind, "\n".join(said), words("table-read-close"))
