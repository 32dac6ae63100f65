"""What each temper likes in Frantic: to be rid of points, to stir things up, to hit the leader."""

from __future__ import annotations

from game.cards import Seat
from game.cast import Temper
from game.frantic.cards import KIND, POINTS, Kind
from game.frantic.moves import Answer, Draw, FranticMove, Give, Name, Play, Share, Throw
from game.frantic.view import FranticView

MANY_POINTS = 10


def taste(temper: Temper, view: FranticView, move: FranticMove) -> float:
    """How much a move is to the liking of a temper, from 0 to 1.

    The bold play what does something, throw cards in and dare; the careful play what would count,
    and dare nothing; the spiteful hit whoever is ahead.
    """
    match temper:
        case Temper.BOLD:
            return _bold(move)
        case Temper.CAREFUL:
            return _careful(move)
        case Temper.SPITEFUL:
            return _spiteful(view, move)


def _bold(move: FranticMove) -> float:
    match move:
        case Play(card=card):
            return float(KIND[card] is not Kind.NUMBER)
        case Throw() | Answer(yes=True):
            return 1.0
    return 0.0


def _careful(move: FranticMove) -> float:
    match move:
        case Play(card=card):
            return min(1.0, max(0, POINTS[card]) / MANY_POINTS)
        case Answer(yes=False) | Draw():
            return 0.5
    return 0.0


def _spiteful(view: FranticView, move: FranticMove) -> float:
    ahead = _leader(view)
    match move:
        case Name(player=seat) | Give(to=seat):
            return float(seat == ahead)
        case Share(parts=parts):
            return parts[ahead] / max(1, sum(parts))
        case Throw():
            return 0.5
    return 0.0


def _leader(view: FranticView) -> Seat:
    """Who has fewest points of the others; of equals who has fewest cards, then the first."""
    others = (seat for seat in range(view.seats) if seat != view.seat)
    return min(others, key=lambda seat: (view.totals[seat], view.counts[seat]))
