"""What is done for a seat whose time has run out (JET-202)."""

from __future__ import annotations

from game.cards import Seat
from game.jetriko.choices import list_moves
from game.jetriko.moves import JetrikoMove
from game.jetriko.offers import DRAWS, HITS, PASSES
from game.jetriko.state import Table
from game.jetriko.steps import AskAfterDraw, AskDefence, AskMain


def in_time(table: Table, seat: Seat) -> JetrikoMove:
    """Take the hit; draw, then pass; under Blank the first fitting card; else the first option."""
    step = table.agenda[0]
    offered = list_moves(table, seat)
    if isinstance(step, AskDefence):
        return HITS[seat]
    if isinstance(step, AskAfterDraw):
        return PASSES[seat]
    if isinstance(step, AskMain) and not table.bound:
        return DRAWS[seat] if table.draw else PASSES[seat]
    return offered[0]
