"""The options of Stratego Cards, each with its default first (Options and variants, O-1 to O-8)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Seat
from game.options import CARDS, MATCH, TABLE, choice


@dataclass(frozen=True, slots=True)
class Options:
    """What the two agreed on before the first game. A `draw_count` of 0 is off."""

    wins: int = choice(1, 2, 3, group=MATCH)
    memory: str = choice("off", "seen", "first", "second", group=TABLE)
    army: str = choice("A", "B", basic=False, group=CARDS)
    keep_attacking: bool = choice(False, True)
    powers: str = choice("all", "no-regroup", "none", basic=False)
    regroup_saves: bool = choice(False, True, basic=False, needs=("powers", "all"))
    draw_count: int = choice(20, 40, 0, basic=False, group=MATCH)
    colours: str = choice("random", "first", "second", basic=False, group=CARDS)

    def aids(self, seat: Seat) -> bool:
        """Whether this seat sees marks on cards that were seen (O-1)."""
        return self.memory in ("seen", ("first", "second")[seat])
