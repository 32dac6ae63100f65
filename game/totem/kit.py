"""Totem as the house plugs it in."""

from __future__ import annotations

from game.kit import GameKit
from game.totem import GAME
from game.totem.cards import CARD
from game.totem.key_moments import key_moment
from game.totem.looking_back import grabs
from game.totem.moves import TotemMove
from game.totem.options import Options
from game.totem.pads import PADS
from game.totem.rules import TotemState
from game.totem.stats import FIGURES
from game.totem.view import TotemView


def time_of(move: TotemMove) -> int:
    """When a move was made (match ms)."""
    return move.t


KIT: GameKit[TotemState, TotemView, TotemMove, Options] = GameKit(
    game=GAME,
    cards=CARD,
    figures=FIGURES,
    key_moment=key_moment,
    time_of=time_of,
    pads=PADS,
    grabs=grabs,
)
