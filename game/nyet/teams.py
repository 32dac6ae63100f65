"""Teams and the Bonus card, settled by the first player alone (NYET-45 to NYET-51)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from game.agenda import done, push
from game.cards import Event, Seat
from game.nyet.events import BonusGiven, TeamsFormed
from game.nyet.moves import FormTeams, GiveBonus
from game.nyet.state import Table
from game.nyet.steps import AskBonus, AskTeams
from game.rules import Refusal

# How many partners the first player may choose, by number of players.
PARTNERS = {2: (0,), 3: (0, 1), 4: (1,), 5: (1, 2)}


@cache
def arrangements(seats: int, first: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Every choice of partners the first player has (NYET-47 to NYET-49)."""
    others = [(first + step) % seats for step in range(1, seats)]
    found = (sorted(pair) for count in PARTNERS[seats] for pair in combinations(others, count))
    return tuple(tuple(partners) for partners in found)


@cache
def smaller_team(teams: tuple[int, ...]) -> tuple[Seat, ...]:
    """The members of the smaller team; nobody where teams are equal."""
    if len(teams) % 2 == 0:
        return ()
    small = 0 if 2 * teams.count(0) < len(teams) else 1
    return tuple(seat for seat, team in enumerate(teams) if team == small)


def offer_teams(table: Table, step: AskTeams, seat: Seat) -> tuple[FormTeams, ...]:
    return teams_to_form(table.seats, seat)


@cache
def teams_to_form(seats: int, first: Seat) -> tuple[FormTeams, ...]:
    return tuple(FormTeams(first, partners) for partners in arrangements(seats, first))


def offer_bonus(table: Table, step: AskBonus, seat: Seat) -> list[GiveBonus]:
    return [GiveBonus(seat, holder) for holder in smaller_team(table.teams)]


def refuse_teams(table: Table, step: AskTeams, move: FormTeams) -> Refusal | None:
    """Why these teams cannot be formed."""
    if tuple(sorted(move.partners)) not in arrangements(table.seats, move.seat):
        if table.seats == 5:
            return Refusal("nyet-one-or-two-partners", "NYET-49")
        rule = "NYET-47" if table.seats == 3 else "NYET-48"
        return Refusal("nyet-partners", rule, (("count", 1),))
    return None


def form_teams(table: Table, step: AskTeams, move: FormTeams, events: list[Event]) -> None:
    """The first player and partners against the others."""
    own = (move.seat, *move.partners)
    teams = table.teams = tuple(int(seat not in own) for seat in range(table.seats))
    events.append(TeamsFormed(teams))
    table.agenda = done(table.agenda)
    small = smaller_team(teams)
    if not small or table.options.bonus == "team":
        return
    if len(small) == 1:
        take_bonus(table, small[0], events)
    else:
        table.agenda = push(table.agenda, AskBonus(move.seat))


def refuse_bonus(table: Table, step: AskBonus, move: GiveBonus) -> Refusal | None:
    """Why the Bonus card cannot go to this seat."""
    if move.holder not in smaller_team(table.teams):
        return Refusal("nyet-bonus-smaller-team", "NYET-50")
    return None


def give_bonus(table: Table, step: AskBonus, move: GiveBonus, events: list[Event]) -> None:
    """The first player hands out the Bonus card (NYET-50)."""
    table.agenda = done(table.agenda)
    take_bonus(table, move.holder, events)


def take_bonus(table: Table, holder: Seat, events: list[Event]) -> None:
    table.bonus = holder
    events.append(BonusGiven(holder))
