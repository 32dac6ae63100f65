"""Who is shown a window, and what is played when the time is up (FRA-359, FRA-361, FRA-577).

The rules ask every seat that may react. The screen need not show that to a person who has
nothing to throw in: then it lets the window pass by itself, as long as that tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import Chance
from game.frantic.moves import Draw, Enough, FranticMove, GoOn, Pass
from game.frantic.options import Options
from game.frantic.steps import EventWindow, NiceTryWindow

# What is played when the time is up, if it can be.
BY_DEFAULT = (GoOn, Pass, Draw, Enough)


def is_shown(options: Options, step: object, moves: Sequence[FranticMove], persons: int) -> bool:
    """Whether a person is shown a window; `persons` is how many play at this screen (FRA-359)."""
    if not isinstance(step, EventWindow | NiceTryWindow):
        return True
    everybody = options.prompts == "always" or (options.prompts == "auto" and persons > 1)
    return everybody or len(moves) > 1


def out_of_time(moves: Sequence[FranticMove], chance: Chance) -> FranticMove:
    """What is played for a seat whose time is up: the default, or anything (FRA-361, FRA-577)."""
    for kind in BY_DEFAULT:
        for move in moves:
            if isinstance(move, kind):
                return move
    return chance.choice(moves)
