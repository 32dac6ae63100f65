"""All that the house needs of one game, in one typed value: `KIT` in the game's `kit.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots import Thinker
from game.cards import Card, Event
from game.messages import Message, refused
from game.prompts import Ask
from game.rules import Game, Refusal
from game.spread import Spread
from game.telling import After


@dataclass(frozen=True, slots=True)
class GameKit:
    """One game: its rules, how it asks, what it tells, and its bots.

    `ask` puts questions (`game.prompts`). `tell` says in sentences what an event was, as the seat
    whose view is given saw it; `describe` says how the table stands for that seat. `after`
    is the view after an event (`game.telling`). `make_bot` makes a bot of a level for a seat, with
    a seed. `refuse` says why something is not allowed to the seat whose view is given.
    `spread` is what lies before a seat (`game.spread`); `cards` are all cards there may be, and
    `backs` all backs that lie there.
    """

    game: Game
    ask: Ask
    tell: Callable[[Event, Any], Sequence[Message]]
    describe: Callable[[Any], Sequence[Message]]
    make_bot: Callable[[str, int, int], Thinker]
    spread: Spread
    cards: Sequence[Card]
    backs: Sequence[int] = (0,)
    refuse: Callable[[Refusal, Any], Message] = lambda refusal, view: refused(refusal)
    after: After | None = None
