"""To attack no more (STR-80); there is no other way to end a turn early (STR-14)."""

from __future__ import annotations

from game.agenda import Step
from game.cards import Event
from game.rules import Refusal
from game.stratego.cards import GAP
from game.stratego.events import Stopped
from game.stratego.moves import Stop
from game.stratego.setup import lay_more
from game.stratego.state import Table
from game.stratego.steps import AskAgain, AskFill, AskLayout
from game.stratego.turns import fill_gaps, fill_more


def must_act(table: Table, step: Step, move: Stop) -> Refusal:
    """Why a player cannot stop: there is no pass, and gaps must be filled (STR-14, STR-15)."""
    line, hand = table.lines[move.seat], table.hands[move.seat]
    match step:
        case AskFill():
            return fill_more(line.count(GAP), len(hand))
        case AskLayout():
            return lay_more(hand)
    return Refusal("stratego-must-act", "STR-14")


def stop(table: Table, step: AskAgain, move: Stop, events: list[Event]) -> None:
    """The attacks of this turn are over; gaps are filled."""
    events.append(Stopped(move.seat))
    fill_gaps(table, move.seat, events)
