"""Scoring a round and ending the match (NYET-85 to NYET-97, NYET-110 to NYET-114)."""

from __future__ import annotations

from operator import add

from game.agenda import answer, push
from game.cards import NOBODY, Event, Seat
from game.nyet.events import RoundScored, WentOn
from game.nyet.moves import GoOn
from game.nyet.options import Options
from game.nyet.state import Table
from game.nyet.steps import AskGoOn, ClearBoard, Score
from game.nyet.teams import smaller_team
from game.nyet.values import Result
from game.nyet.zones import SEATS
from game.rules import Outcome

# By seat.
GO_ON, WENT_ON = tuple((GoOn(seat),) for seat in SEATS), tuple(map(WentOn, SEATS))


def team_points(
    catches: tuple[int, ...], teams: tuple[int, ...], bonus: Seat, value: int, options: Options
) -> tuple[int, int]:
    """Both teams' points, the first player's team first (NYET-85, NYET-86, O-3, O-4).

    Without the doubling of NYET-88, which is the Bonus holder's alone.
    """
    caught = [0, 0]
    for seat, team in enumerate(teams):
        caught[team] += catches[seat]
    if options.bonus == "shared" and bonus != NOBODY:
        caught[teams[bonus]] += catches[bonus]
    small = smaller_team(teams)
    if options.bonus == "team" and small:
        caught[teams[small[0]]] *= 2
    own, other = caught[0] * value, caught[1] * value
    if options.difference:
        return max(own - other, 0), max(other - own, 0)
    return own, other


def gains_of(
    catches: tuple[int, ...], teams: tuple[int, ...], bonus: Seat, value: int, options: Options
) -> tuple[int, ...]:
    """What each seat scores (NYET-87 to NYET-89)."""
    return gains_from(team_points(catches, teams, bonus, value, options), teams, bonus, options)


def gains_from(
    points: tuple[int, int], teams: tuple[int, ...], bonus: Seat, options: Options
) -> tuple[int, ...]:
    """What each seat scores of its team's points: the Bonus holder twice as much (NYET-88)."""
    doubles = bonus if options.bonus == "holder" else NOBODY
    return tuple(points[team] * (2 if seat == doubles else 1) for seat, team in enumerate(teams))


def score_round(table: Table, step: Score, events: list[Event]) -> None:
    """Write the round down; the match is over or goes on."""
    terms = table.law
    tricks, loot = table.caught()
    catches = tuple(map(add, tricks, loot))
    points = team_points(catches, table.teams, table.bonus, terms.value, table.options)
    gains = gains_from(points, table.teams, table.bonus, table.options)
    table.scores = tuple(map(add, table.scores, gains))
    result = Result(table.dealer, terms, table.teams, table.bonus, tricks, loot, gains)
    table.sheet = (*table.sheet, result)
    events.append(RoundScored(table.number, tricks, loot, points, gains, table.scores))
    reason = why_over(table)
    if reason:
        table.outcome = outcome_of(table.scores, reason)
    else:
        table.agenda = push(table.agenda, AskGoOn(tuple(range(table.seats))), ClearBoard())


def why_over(table: Table) -> str:
    """Why the match is over with this round, or "" (NYET-95, NYET-97, NYET-110)."""
    options = table.options
    if options.length == "points" and max(table.scores) >= options.limit:
        return "limit"
    return "rounds" if table.number == options.rounds(table.seats) else ""


def outcome_of(scores: tuple[int, ...], reason: str) -> Outcome:
    """The highest score wins; places with gaps (NYET-95, NYET-96)."""
    return Outcome.of(scores, reason)


def offer_going_on(table: Table, step: AskGoOn, seat: Seat) -> tuple[GoOn, ...]:
    return GO_ON[seat]


def go_on(table: Table, step: AskGoOn, move: GoOn, events: list[Event]) -> None:
    """A seat has seen the scores (C-8)."""
    events.append(WENT_ON[move.seat])
    table.agenda = answer(table.agenda, step.without(move.seat))
