"""How a game ends, and the match (STR-50 to STR-56; O-6)."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event, Seat
from game.rules import Outcome
from game.stratego.events import Attacked, GameEnded, HandSeen, SlotsSeen
from game.stratego.state import BOTH, Table
from game.stratego.steps import AskGoOn
from game.stratego.values import Result

LOOKS = (HandSeen, SlotsSeen)


def end_game(table: Table, winner: Seat, reason: str, events: list[Event]) -> None:
    """The game is over; the match too if somebody has won enough games (O-6)."""
    if winner != NOBODY:
        table.wins = tuple(won + (seat == winner) for seat, won in enumerate(table.wins))
    table.sheet += (result_of(table.history, table.red, winner, reason, table.turn),)
    events.append(GameEnded(winner, reason, table.wins))
    needed = table.options.wins
    if needed == 1 or max(table.wins) == needed:
        table.outcome = outcome_of(table.wins, reason)
        table.agenda = ()
    else:
        table.agenda = (AskGoOn(BOTH),)


def result_of(history: Sequence[Event], red: Seat, winner: Seat, reason: str, turns: int) -> Result:
    """What is kept of a game in which this happened."""
    attacks = [event for event in history if isinstance(event, Attacked)]
    looks = [event.seat for event in history if isinstance(event, LOOKS)]
    made = [event.seat for event in attacks]
    won = [event.seat for event in attacks if not event.attacker_fell]
    made_by, won_by, looks_by = (tuple(map(seats.count, BOTH)) for seats in (made, won, looks))
    return Result(red, winner, reason, turns, made_by, won_by, looks_by)


def outcome_of(wins: tuple[int, ...], reason: str) -> Outcome:
    """Who has won the match; nobody if a single game was drawn."""
    most = max(wins)
    winners = tuple(seat for seat in BOTH if wins[seat] == most) if wins[0] != wins[1] else ()
    places = tuple(1 if won == most else 2 for won in wins)
    return Outcome(winners, wins, places, reason)
