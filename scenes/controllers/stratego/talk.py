"""What only the window of Stratego Cards says: what is remembered, and cards read in full."""

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
    Slot,
)
from game.stratego.naming import rank_name
from game.stratego.sentences import score
from scenes.table.in_full import Told
from scenes.table.table_talk import TableTalk

# Ranks with a sentence of their own, and those that can do something besides.
PARTICULAR = (FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB)
POWERS = (SPY, SCOUT, FLAG)


class Talk(TableTalk):
    """Says what Stratego Cards asks and tells."""

    def remembered(self, slot: Slot) -> str:
        """What the memory aid says about an enemy slot, or ""."""
        rank = self.shown.marks[self.shown.enemy][slot]
        if rank < 0:
            return ""
        return self.words("stratego-enemy-seen", slot=slot + 1, rank=self.say(rank_name(rank)))

    def in_full(self, card: Card) -> Told:
        """All there is to say about a card."""
        rank, army = RANK_OF[card], self.words(f"stratego-colour-{COLOUR_WORDS[COLOUR_OF[card]]}")
        kind = self.words(f"stratego-read-{'ranked' if MOVABLE[rank] else 'unmoved'}",
                          army=army, rank=rank)  # fmt: skip
        word = RANK_WORDS[rank] if rank in PARTICULAR else "ranks"
        said = [self.words(f"stratego-read-{word}")]
        off = {"all": (), "no-regroup": (FLAG,), "none": POWERS}
        if rank in POWERS and rank not in off[self.shown.options.powers]:
            said.append(self.words(f"stratego-read-power-{RANK_WORDS[rank]}"))
        name = self.say(rank_name(rank))
        return Told(name, kind, "\n".join(said), self.words("table-read-close"))

    def score(self) -> str:
        """How the match stands, if it is of more than one game."""
        stands = score(self.shown)
        return "" if stands is None else self.say(stands)
