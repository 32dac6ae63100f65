"""Frantic, Setup: players, limits, decks, the deal (FRA-29 to FRA-38)."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved, Shuffled
from game.frantic import GAME
from game.frantic.cards import CARD, NAMES, deck_for, events_for
from game.frantic.events import CardPlayed, RoundBegan
from game.frantic.options import Options
from game.rules import BadOptions
from tests.frantic_table import first_card, play
from tests.rules.frantic_play import (
    A,
    B,
    found,
    fresh,
    moved,
    needs,
    on_turn,
    settle,
    sizes,
    table,
)

# With it the next round begins with a coloured number.
SEED = 2


def first(card: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """The first card is turned over, A dealing, and these moves are played."""
    state: Any = first_card(card, hands_, **rest)
    settle(state, "0 go-on", *texts)
    return state


@pytest.mark.parametrize("seats", range(2, 9))
def test_fra_29_two_to_eight_players(seats: int) -> None:
    state = fresh(seats)
    play(state, f"{state.dealer} go-on")
    assert state.seats == seats
    assert sizes(state) == [7] * seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fra_29_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as bad:
        GAME.deal(seats, Options(), 1)
    assert bad.value.refusal.rule == "FRA-29"


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_fra_30_hand_size(count: int) -> None:
    state = fresh(3, hand=count)
    events = play(state, f"{state.dealer} go-on")
    dealt = [len(event.cards) for event in moved(events, "draw", "hand")][:3]
    assert dealt == [count] * 3


LIMITS = [
    (2, "short", 137),
    (4, "short", 137),
    (5, "short", 113),
    (8, "short", 113),
    (2, "medium", 154),
    (4, "medium", 154),
    (5, "medium", 137),
    (8, "medium", 137),
    (3, "long", 179),
    (4, "long", 179),
    (5, "long", 154),
    (6, "long", 154),
]


@pytest.mark.parametrize(("seats", "length", "limit"), LIMITS)
def test_fra_31_the_point_limit(seats: int, length: str, limit: int) -> None:
    assert fresh(seats, length=length).limit == limit


@pytest.mark.parametrize("limit", [20, 333, 999])
def test_fra_31_an_own_limit(limit: int) -> None:
    assert fresh(3, length="own", limit=limit).limit == limit


@pytest.mark.parametrize("limit", [19, 1000, 0, -5])
def test_fra_31_absurd_limits_are_refused(limit: int) -> None:
    with pytest.raises(BadOptions):
        fresh(3, length="own", limit=limit)


@pytest.mark.parametrize("chosen", ["1", "2", "3"])
def test_fra_32_the_first_dealer_may_be_chosen(chosen: str) -> None:
    assert {fresh(3, seed, first_dealer=chosen).dealer for seed in range(5)} == {int(chosen) - 1}


def test_fra_32_the_first_dealer_is_drawn_at_random() -> None:
    assert {fresh(3, seed).dealer for seed in range(20)} == {0, 1, 2}


def test_fra_32_a_dealer_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions) as bad:
        fresh(3, first_dealer="4")
    assert (bad.value.refusal.code, bad.value.refusal.rule) == ("frantic-first-dealer", "FRA-32")


def test_fra_33_every_round_starts_with_all_cards_shuffled() -> None:
    state = table(
        "R1",
        "B1 fuck_you",
        "Y1 K3",
        top="R5",
        turned=["market"],
        lasting=["plus_one"],
        totals=(5, 6, 7),
        limit=200,
        number=3,
        seed=SEED,
    )
    settle(state, "0 play R1")
    totals = state.totals
    events = play(state, "0 go-on", "1 go-on", "2 go-on")
    zones = [event.zone.kind for event in found(events, Shuffled)]
    assert zones[:2] == ["draw", "events"]
    assert (state.limit, state.number) == (200, 4)
    assert state.totals == totals == (5, 49, 11)
    cards = [c for place in (*state.hands, *state.aside, state.draw, state.pile) for c in place]
    assert tuple(sorted(cards)) == deck_for(state.modules)
    assert found(events, RoundBegan)[0].dealer == 1


def test_fra_33_nothing_but_totals_limit_and_dealer_is_carried_over() -> None:
    state = table(
        "R1",
        "B1 fuck_you",
        "Y1 K3",
        top="R5",
        turned=["market"],
        lasting=["plus_one"],
        skipped=[1, 2],
        direction=-1,
        seed=SEED,
    )
    settle(state, "0 play R1")
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert (state.lasting, state.skipped, state.turned, state.direction) == ((), 0, (), 1)
    assert sorted(state.event_deck) == sorted(events_for(state.modules))


def test_fra_34_power_cards_two_each_every_round() -> None:
    state = fresh(5, preset="supercharged")
    play(state, f"{state.dealer} go-on")
    rows = [*state.powers]
    assert all(len(row) == 2 and not power.up for row in rows for power in row)
    names = sorted([power.name for row in rows for power in row] + [*state.power_deck])
    assert len(names) == 24
    assert all(names.count(name) == 2 for name in names)
    assert [p.name for p in state.view(1).powers[1]] == [p.name for p in state.powers[1]]


def test_fra_34_fra_410_power_cards_are_dealt_anew_each_round() -> None:
    state = table(
        "R1", "B1", preset="supercharged", powers=["looping* recycling looping", ""], top="R5"
    )
    settle(state, "0 play R1")
    play(state, "0 go-on", "1 go-on")
    assert [len(row) for row in state.powers] == [2, 2]
    assert not any(power.up for row in state.powers for power in row)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
def test_fra_35_rule_cards_are_turned_over_before_the_deal(count: int) -> None:
    state = fresh(3, preset="pandemonium", rule_cards=count, seed=3)
    play(state, f"{state.dealer} go-on")
    assert len(state.rules) == count
    assert len(state.rule_deck) == 15 - count
    assert Options().rule_cards == 2


def test_fra_36_cards_are_dealt_in_order_of_play_from_the_dealer() -> None:
    state = fresh(4, first_dealer="2")
    events = play(state, "1 go-on")
    order = [event.target.owner for event in moved(events, "draw", "hand")][:4]
    assert order == [2, 3, 0, 1]


def test_fra_36_the_deal_goes_one_card_at_a_time() -> None:
    state = fresh(3, first_dealer="1", hand=4, seed=5)
    events = play(state, "0 go-on")
    assert [len(event.cards) for event in moved(events, "draw", "hand")][:3] == [4, 4, 4]
    assert len({card for hand in state.hands for card in hand}) >= 12


def test_fra_37_fra_38_the_first_card_counts_as_played_by_the_dealer() -> None:
    state: Any = first_card("R5", ["B1 B2", "R2 B3", "Y1 Y2"])
    events = play(state, "0 go-on")
    (played,) = found(events, CardPlayed)
    assert (played.seat, NAMES[played.card], played.first) == (A, "R5", True)
    assert on_turn(state) == B
    assert needs(state) == "red 5"


def test_fra_33_the_event_deck_holds_each_event_once() -> None:
    state = fresh(3, preset="everything", seed=8)
    play(state, f"{state.dealer} go-on")
    assert sorted(state.event_deck) == sorted(events_for(state.modules))
    assert CARD["little_brother"] not in deck_for(state.modules)


def test_fra_34_dealing_shows_each_hand_to_its_owner_only() -> None:
    state = fresh(3)
    for event in play(state, f"{state.dealer} go-on"):
        if isinstance(event, CardsMoved) and event.target.kind == "hand":
            owner = event.target.owner
            assert event.known_to == (owner,)
            assert set(event.seen_by((owner + 1) % 3).cards) == {-1}
            assert event.seen_by(owner).cards == event.cards
