"""The options of NYET!, each with its default first (Options and variants, O-1 to O-8)."""

from __future__ import annotations

from dataclasses import dataclass

from game.options import MATCH, TABLE, choice

ROUNDS = {
    "full": {2: 8, 3: 9, 4: 8, 5: 10},
    "short": {2: 4, 3: 6, 4: 4, 5: 5},
}
MOST_ROUNDS = 40


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before the first deal."""

    length: str = choice("full", "short", "points", group=MATCH)
    limit: int = choice(100, 50, 150, 200, needs=("length", "points"), group=MATCH)
    bonus: str = choice("holder", "shared", "team", group=MATCH)
    difference: bool = choice(False, True)
    anonymous: bool = choice(False, True, group=TABLE)
    look_back: str = choice("last", "none", "all", group=TABLE)
    no_trump: bool = choice(False, True)
    play_forced: bool = choice(False, True)

    def rounds(self, seats: int) -> int:
        """How many rounds are played at most (NYET-07, NYET-110)."""
        return ROUNDS[self.length][seats] if self.length in ROUNDS else MOST_ROUNDS
