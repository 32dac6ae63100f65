"""NYET!, Teams and Bonus card: NYET-45 to NYET-51."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.cards import NOBODY
from game.nyet.events import BonusGiven, TeamsFormed
from game.nyet.moves import FormTeams
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    deal,
    form,
    found,
    offers,
    play,
    play_until,
    veto_down,
)

FIRSTS = [(seats, first) for seats in (3, 4, 5) for first in range(seats)]


def at_teams(seats: int, first: int = A) -> Any:
    return position(seats=seats, first=first, phase="teams", line2="one")


@pytest.mark.parametrize(("seats", "first"), FIRSTS)
def test_nyet_45_the_first_player_alone_settles_teams_before_any_discard(
    seats: int, first: int
) -> None:
    state = deal(seats)
    veto_down(state, first, "one")
    assert state.phase == "teams"
    while state.phase in ("teams", "bonus"):
        assert state.to_act() == (first,)
        assert state.view(A).discards in ((), ((),) * seats)
        state.play(state.moves(first)[0])
    assert state.phase == "discards"


def test_nyet_45_nobody_is_asked_to_agree() -> None:
    state = deal(4)
    veto_down(state, B, "keep")
    play(state, "1 teams 0")
    assert state.phase == "tricks"
    assert state.view(A).teams == (0, 0, 1, 1)


@pytest.mark.parametrize("first", [A, B])
def test_nyet_46_two_players_are_a_team_each_and_the_first_only_leads(first: int) -> None:
    state = deal(2)
    events = veto_down(state, first)
    assert state.phase == "tricks"
    assert state.to_act() == (first,)
    view = state.view(A)
    assert view.teams == ((0, 1) if first == A else (1, 0))
    assert view.bonus == NOBODY
    assert not found(events, BonusGiven)


@pytest.mark.parametrize("first", [A, B, C])
def test_nyet_47_three_players_three_arrangements(first: int) -> None:
    state = at_teams(3, first)
    others = [seat for seat in range(3) if seat != first]
    expected = {"teams", *(f"teams {seat}" for seat in others)}
    assert offers(state, first) == expected


@pytest.mark.parametrize(
    ("move", "teams", "solo"),
    [("1 teams", (1, 0, 1), B), ("1 teams 0", (0, 0, 1), C), ("1 teams 2", (1, 0, 0), A)],
)
def test_nyet_47_and_nyet_50_three_players_the_solo_player_gets_the_bonus(
    move: str, teams: tuple[int, ...], solo: int
) -> None:
    state = deal(3)
    veto_down(state, B)
    events = play(state, move)
    assert [event.teams for event in found(events, TeamsFormed)] == [teams]
    assert [event.holder for event in found(events, BonusGiven)] == [solo]
    view = state.view(A)
    assert (view.teams, view.bonus, view.phase) == (teams, solo, "tricks")


@pytest.mark.parametrize("first", [A, B, C, D])
def test_nyet_48_four_players_one_of_three_partners_and_no_bonus(first: int) -> None:
    for partner in (seat for seat in range(4) if seat != first):
        state = deal(4)
        veto_down(state, first)
        assert offers(state, first) == {f"teams {seat}" for seat in range(4) if seat != first}
        events = play(state, f"{first} teams {partner}")
        view = state.view(None)
        assert [seat for seat in range(4) if view.teams[seat] == 0] == sorted((first, partner))
        assert sum(view.teams) == 2
        assert view.bonus == NOBODY
        assert not found(events, BonusGiven)
        assert state.phase == "tricks"


@pytest.mark.parametrize("first", [A, B, C, D, E])
def test_nyet_49_five_players_four_partners_or_six_pairs(first: int) -> None:
    state = at_teams(5, first)
    others = [seat for seat in range(5) if seat != first]
    pairs = {f"teams {one} {other}" for one, other in combinations(others, 2)}
    assert offers(state, first) == {f"teams {seat}" for seat in others} | pairs
    assert len(offers(state, first)) == 10


@pytest.mark.parametrize("first", [A, B, C, D, E])
def test_nyet_49_and_nyet_50_five_players_the_bonus_goes_to_either_of_the_pair(
    first: int,
) -> None:
    state = deal(5)
    veto_down(state, first)
    for move in state.moves(first):
        chosen = state.copy()
        chosen.play(move)
        own = {first, *move.partners}
        assert {seat for seat in range(5) if chosen.view(A).teams[seat] == 0} == own
        pair = own if len(own) == 2 else set(range(5)) - own
        assert chosen.phase == "bonus"
        assert chosen.to_act() == (first,)
        assert offers(chosen, first) == {f"bonus {seat}" for seat in pair}
        for holder in pair:
            given = chosen.copy()
            events = play(given, f"{first} bonus {holder}")
            assert [event.holder for event in found(events, BonusGiven)] == [holder]
            assert given.view(A).bonus == holder
            assert given.phase == "tricks"


def test_nyet_49_partners_may_be_named_in_any_order() -> None:
    state = at_teams(5, B)
    assert state.check(FormTeams(B, (E, A))) is None


def test_nyet_50_the_holder_may_be_the_first_player_themselves() -> None:
    state = deal(5)
    veto_down(state, C)
    form(state, D, bonus=C)
    assert state.view(A).bonus == C


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_51_teams_bonus_and_seats_are_public(seats: int) -> None:
    state = deal(seats)
    veto_down(state, B, "one")
    events = []
    while state.phase in ("teams", "bonus"):
        events += state.play(state.moves(B)[-1])
    views = [state.view(seat) for seat in (*range(seats), None)]
    assert len({(view.teams, view.bonus, view.characters) for view in views}) == 1
    assert len(views[0].teams) == seats
    for event in events:
        if isinstance(event, (TeamsFormed, BonusGiven)):
            assert all(event.seen_by(seat) == event for seat in (*range(seats), None))


def test_nyet_51_seats_do_not_change_partners_may_sit_next_to_each_other() -> None:
    state = deal(4)
    veto_down(state, B)
    form(state, C)
    order = []
    for _ in range(4):
        (seat,) = state.to_act()
        order.append(seat)
        state.play(state.moves(seat)[0])
    assert order == [B, C, D, A]


def test_teams_are_chosen_anew_every_round() -> None:
    state = deal(4)
    for first, partner in ((A, B), (C, A), (D, C)):
        veto_down(state, first)
        form(state, partner)
        teams = state.view(A).teams
        assert {seat for seat in range(4) if teams[seat] == 0} == {first, partner}
        play_until(state, "vetoes", "over")
