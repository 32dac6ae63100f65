"""To attack no more (STR-80); there is no other way to end a turn early (STR-14)."""

from __future__ import annotations

from game.cards import Event
from game.rules import Refusal
from game.stratego.cards import GAP
from game.stratego.events import Stopped
from game.stratego.moves import Fill, Lay, Stop
from game.stratego.setup import check_lay
from game.stratego.state import Table
from game.stratego.steps import AskAgain, AskFill, AskLayout
from game.stratego.turns import check_fill, fill_gaps


def check_stop(table: Table, move: Stop) -> Refusal | None:
    """Why a player cannot stop: there is no pass, and gaps must be filled (STR-14, STR-15)."""
    match table.agenda[0]:
        case AskAgain():
            return None
        case AskFill():
            return check_fill(table, Fill(move.seat, (GAP,) * 5))
        case AskLayout():
            return check_lay(table, Lay(move.seat, ()))
    return Refusal("stratego-must-act", "STR-14")


def stop(table: Table, move: Stop, events: list[Event]) -> None:
    """The attacks of this turn are over; gaps are filled."""
    events.append(Stopped(move.seat))
    fill_gaps(table, move.seat, events)
