"""What each temper likes in Stratego Cards: to strike unseen, to look first, to take revenge."""

from __future__ import annotations

from game.cards import HIDDEN
from game.cast import Temper
from game.stratego.cards import MARSHAL
from game.stratego.moves import Attack, Regroup, ScoutLook, SpyLook, StrategoMove
from game.stratego.view import StrategoView


def taste(temper: Temper, view: StrategoView, move: StrategoMove) -> float:
    """How much a move is to the liking of a temper, from 0 to 1.

    The bold attack what they have not seen; the careful look, regroup, and attack what they know;
    the spiteful go for cards that have shown themselves, the higher the better.
    """
    match move:
        case Attack(target=target):
            rank = view.known[view.enemy][target]
            if temper is Temper.BOLD:
                return float(rank == HIDDEN)
            if temper is Temper.CAREFUL:
                return 0.5 * (rank != HIDDEN)
            return 0.0 if rank == HIDDEN else min(1.0, rank / MARSHAL)
        case ScoutLook() | SpyLook() | Regroup():
            return float(temper is Temper.CAREFUL)
    return 0.0
