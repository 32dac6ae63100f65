"""What the suites of all games must know of Shed."""

from __future__ import annotations

from tests.house.shed import GAME, ShedState
from tests.house.table import round_two_piles

TABLE = round_two_piles(GAME, ShedState)
