"""The bot that plays anything: the measure of every other bot, and the hand of random tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.chance import Chance


class RandomBot:
    """Chooses among its moves by chance alone and looks at nothing."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: Any, moves: Sequence[Any], budget: int) -> Any:
        """Any of `moves`, each as likely as the other."""
        return self.chance.choice(moves)
