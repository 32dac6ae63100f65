"""How a game ends, and the match (STR-50 to STR-56; O-6)."""

from __future__ import annotations

from game.cards import NOBODY, Event, Seat
from game.rules import Outcome
from game.stratego.events import Attacked, GameEnded, HandSeen, SlotsSeen
from game.stratego.state import BOTH, Result, Table
from game.stratego.steps import AskGoOn


def end_game(table: Table, winner: Seat, reason: str, events: list[Event]) -> None:
    """The game is over; the match too if somebody has won enough games (O-6)."""
    if winner != NOBODY:
        table.wins = tuple(won + (seat == winner) for seat, won in enumerate(table.wins))
    table.sheet += (result_of(table, winner, reason),)
    events.append(GameEnded(winner, reason, table.wins))
    needed = table.options.wins
    if needed == 1 or max(table.wins) == needed:
        table.outcome = outcome_of(table.wins, reason)
        table.agenda = ()
    else:
        table.agenda = (AskGoOn(BOTH),)


def result_of(table: Table, winner: Seat, reason: str) -> Result:
    """What is kept of the game."""
    attacks = [event for event in table.history if type(event) is Attacked]
    looks = [event.seat for event in table.history if isinstance(event, HandSeen | SlotsSeen)]
    made = [event.seat for event in attacks]
    won = [event.seat for event in attacks if not event.attacker_fell]
    made_by, won_by, looks_by = (tuple(map(seats.count, BOTH)) for seats in (made, won, looks))
    return Result(table.red, winner, reason, table.turn, made_by, won_by, looks_by)


def outcome_of(wins: tuple[int, ...], reason: str) -> Outcome:
    """Who has won the match; nobody if a single game was drawn."""
    most = max(wins)
    winners = tuple(seat for seat in BOTH if wins[seat] == most) if wins[0] != wins[1] else ()
    places = tuple(1 if won == most else 2 for won in wins)
    return Outcome(winners, wins, places, reason)
