"""Hands that are laid open turn up card by card, one after another."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.cards import HIDDEN, Seat, Zone
from scenes.storage.settings import Motion
from scenes.table.hand.table import HandTable
from scenes.table.hand.unfolding import HANDS_MS, STAGGER_MS, TURNS_MS
from scenes.table.kit import open_replay
from scenes.table.motion import Flight
from scenes.table.sitting import Sitting
from tests.table.house import MS, Driver, furnished, sitting_at, table
from tests.table.round_ends import ENDS, before_the_end, end_round, match_of, played

GAMES = ["jetriko", "frantic"]
# By then they have turned up, in pictures: who went out of Frantic is told before.
LONGEST = 60 * 8


def held(game_id: str) -> list[int]:
    """How many cards each has left at the end of the round."""
    match = match_of(game_id, ["easy"] * ENDS[game_id][1], len(played(game_id)))
    return [len(hand) for hand in match.seat(None).view.known]


def of_hands(driver: Driver) -> HandTable:
    control = sitting_at(driver)
    assert isinstance(control, HandTable)
    return control


def turning(driver: Driver) -> dict[Seat, list[Flight]]:
    """The first cards that turn up where they lie, by whose they are."""
    plates = list(of_hands(driver).plates)
    for _ in range(LONGEST):
        driver.frame()
        flights = [one for one in table(driver).motion.flights if one.other_side is not None]
        found: dict[Seat, list[Flight]] = {}
        for one in flights:
            seat = plates.index(one.under[0]) if one.under else sitting_at(driver).bottom
            found.setdefault(seat, []).append(one)
        if found and not any(one.back for one in flights):
            return found
    return {}


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("game_id", GAMES)
def test_hands_turn_up_card_by_card(tmp_path: Path, game_id: str, people: int) -> None:
    with before_the_end(game_id, tmp_path, people=people) as driver:
        end_round(driver)
        control, cards = of_hands(driver), held(game_id)
        ways = turning(driver)
        # One's own lie open already, unless several look at the screen.
        turned = [seat for seat in range(3) if cards[seat] and (people > 1 or seat)]
        assert sorted(ways) == turned
        for seat, flights in ways.items():
            assert len(flights) == cards[seat]
            assert all(0 < (b.begins_ns - a.begins_ns) / MS <= STAGGER_MS
                       for a, b in pairwise(flights))  # fmt: skip
            assert (flights[-1].begins_ns - flights[0].begins_ns) / MS <= TURNS_MS
            # The plate says all the time how many there are.
            lie = control.shown.counts[seat]
            assert control.brush.count(Zone("hand", seat), lie) == cards[seat]
        firsts = [flights[0].begins_ns for flights in ways.values()]
        assert all(b - a == HANDS_MS * MS for a, b in pairwise(firsts))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_press_has_them_all_open(tmp_path: Path, game_id: str) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        end_round(driver)
        control, cards = sitting_at(driver), held(game_id)
        assert turning(driver)
        driver.click((20, 360))
        driver.frame()
        assert not [one for one in table(driver).motion.flights if one.other_side is not None]
        for seat in (1, 2):
            assert len(control.open_hand(seat)) == cards[seat]


@pytest.mark.parametrize("motion", ["reduced", "off"])
@pytest.mark.parametrize("game_id", GAMES)
def test_where_nothing_moves_they_are_open_at_once(
    tmp_path: Path, game_id: str, motion: Motion
) -> None:
    with before_the_end(game_id, tmp_path, motion) as driver:
        end_round(driver)
        assert not turning(driver)
        assert [len(sitting_at(driver).open_hand(seat)) for seat in (1, 2)] == held(game_id)[1:]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_card_is_seen_before_it_turns(tmp_path: Path, game_id: str) -> None:
    with before_the_end(game_id, tmp_path) as driver:
        control = sitting_at(driver)
        end_round(driver)
        assert not control.open_hand(1) and not control.open_hand(2)
        assert turning(driver)
        while table(driver).motion.moving:
            assert not control.open_hand(1) and not control.open_hand(2)
            driver.frame()
        assert HIDDEN not in control.open_hand(1)


@pytest.mark.parametrize("game_id", GAMES)
def test_where_all_cards_are_open_none_turns(tmp_path: Path, game_id: str) -> None:
    match = match_of(game_id, ["easy"] * 3, len(played(game_id)))
    while match.outcome is None:
        match.play(match.state.moves(match.asked[0])[0])
    scene = open_replay(furnished(tmp_path), match.record())
    with Driver(scene.house, scene) as driver:
        scene.toggle()
        scene.go(len(played(game_id)) - 1)
        assert isinstance(scene.controller, Sitting)
        scene.step(1)
        assert not turning(driver)
