"""What each temper likes in Jetriko: to strike, to keep what saves one, to hit the leader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.cards import NOBODY, Card, Seat
from game.cast import Temper
from game.jetriko.cards import BASE, BLANK, KIND_OF, MORE, NOTHING, PLAIN, SKIP, TIMES_TWO
from game.jetriko.moves import Choose, Give, JetrikoMove, Play
from game.jetriko.policy import Style
from game.jetriko.view import JetrikoView

STRIKES = frozenset((*BASE, MORE, TIMES_TWO))
# What the careful would rather play than keep.
CALM = {PLAIN: 1.0, **dict.fromkeys(BASE, 0.4), SKIP: 0.4, BLANK: 0.4}
# How much sooner the bold play an attack in quiet times, and the careful a plain card.
SOONER = 2.5


def taste(temper: Temper, view: JetrikoView, move: JetrikoMove) -> float:
    """How much a move is to the liking of a temper, from 0 to 1.

    The bold strike; the careful keep what saves them, white cards and Deflects before all; the
    spiteful hit who is ahead.
    """
    match temper, move:
        case Temper.BOLD, Play(card=card):
            return float(KIND_OF[card] in STRIKES)
        case Temper.CAREFUL, Play(card=card):
            return CALM.get(KIND_OF[card], 0.0)
        case Temper.SPITEFUL, Play() | Choose() | Give():
            return float(_aimed_at(view, move) == _leader(view))
    return 0.0


def style_of(temper: Temper | None, style: Style) -> Style:
    """How somebody of that temper plays by habit."""
    sooner = {Temper.BOLD: tuple(BASE), Temper.CAREFUL: (PLAIN,)}.get(temper, ()) if temper else ()
    quiet = (worth + SOONER * (kind in sooner) for kind, worth in enumerate(style.quiet))
    return replace(style, quiet=tuple(quiet))


def aimed(
    temper: Temper, view: JetrikoView, move: JetrikoMove, moves: Sequence[JetrikoMove]
) -> JetrikoMove:
    """The same move with the same card at whom the spiteful would rather hit; of others itself."""
    if temper is not Temper.SPITEFUL or not isinstance(move, Play | Choose | Give):
        return move
    ways = [other for other in moves if _with(other) == _with(move)]
    return max(ways, key=lambda other: (taste(temper, view, other), other == move), default=move)


def _with(move: JetrikoMove) -> tuple[type, Card]:
    return type(move), move.card if isinstance(move, Play | Give) else NOTHING


def _aimed_at(view: JetrikoView, move: Play | Choose | Give) -> Seat:
    """Whom it hits, if it hits somebody."""
    match move:
        case Choose(other=seat) | Give(to=seat):
            return seat
        case Play(card=card, target=target, direction=direction):
            if target != NOBODY or (KIND_OF[card] not in STRIKES and not direction):
                return target
            return (move.seat + (direction or view.direction)) % len(view.counts)


def _leader(view: JetrikoView) -> Seat:
    """Who has won most rounds of the others; of equals who has fewest cards, then the first."""
    others = (seat for seat in range(len(view.counts)) if seat != view.seat)
    return max(others, key=lambda seat: (view.wins[seat], -view.counts[seat]))
