"""What each temper likes in NYET!: whoever is ahead is to lose, stakes are to be low or high."""

from __future__ import annotations

from game.cards import Seat
from game.cast import Temper
from game.nyet.board import FIRST, POINTS, VALUE, line_of
from game.nyet.cards import VALUE_OF
from game.nyet.moves import FormTeams, NyetMove, Play, Veto
from game.nyet.view import NyetView

HIGHEST = max(VALUE_OF)


def taste(temper: Temper, view: NyetView, move: NyetMove) -> float:
    """How much a move is to the liking of a temper, from 0 to 1.

    The bold play high cards for high stakes with few partners, the careful the other way round;
    the spiteful do not let the leader go first, nor team up with them.
    """
    match move:
        case Play(card=card) if temper is not Temper.SPITEFUL:
            return _daring(temper, VALUE_OF[card] / HIGHEST)
        case Veto(box=box) if line_of(box) == VALUE:
            return _daring(temper, 1 - abs(POINTS[box % len(POINTS)]) / max(POINTS))
        case Veto(box=box) if temper is Temper.SPITEFUL and line_of(box) == FIRST:
            return float(box == view.characters[_leader(view)])
        case FormTeams(partners=partners) if temper is Temper.SPITEFUL:
            return float(_leader(view) not in partners)
        case FormTeams(partners=partners):
            return _daring(temper, 1 - len(partners) / len(view.counts))
    return 0.0


def _daring(temper: Temper, risk: float) -> float:
    """Something of that risk, to the bold, and to the careful; all the same to others."""
    return {Temper.BOLD: risk, Temper.CAREFUL: 1 - risk}.get(temper, 0.0)


def _leader(view: NyetView) -> Seat:
    """Who has most points of the others, the first of equals."""
    others = (seat for seat in range(len(view.counts)) if seat != view.seat)
    return max(others, key=lambda seat: view.scores[seat])
