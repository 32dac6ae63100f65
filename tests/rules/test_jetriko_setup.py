"""Jetriko, Setup: JET-1 to JET-13."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.cards import CardsMoved, Event, Shuffled
from game.chance import Chance
from game.jetriko.cards import DECK, NAMES, PLAYING, TRAPS
from game.jetriko.events import RoundBegan
from game.jetriko.options import Options
from game.rules import BadOptions
from tests.rules.jetriko_play import (
    DRAW,
    A,
    B,
    C,
    D,
    all_cards,
    any_move,
    deal,
    found,
    free,
    hand_zone,
    offers,
    play,
    sizes,
    table,
    turn,
    winner,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))


def next_round(state: Any, chance: Chance) -> list[Event]:
    """Play anything until a round has ended, go on, and what the deal told."""
    while state.phase != "scores":
        any_move(state, chance)
    events: list[Event] = []
    for seat in state.to_act():
        events += play(state, f"{seat} go-on")
    return events


def a_second_round() -> tuple[Any, list[Event]]:
    """Seat 2 wins the first round of a match that goes on; the next one is dealt."""
    options = Options(length="first-2")
    state = table(["R1 R2", "B2 B3", "", "G1 G2"], top="C1", turn=B, options=options)
    assert winner(play(state, "1 draw", "1 pass")) == C
    return state, [event for seat in range(4) for event in play(state, f"{seat} go-on")]


@EVERY_TABLE
def test_jet_1_every_round_is_dealt_afresh_with_all_cards(seats: int) -> None:
    state = deal(seats, length="first-3")
    chance = Chance(seats)
    for number in (2, 3):
        (began,) = found(next_round(state, chance), RoundBegan)
        assert (began.number, state.number) == (number, number)
        assert sorted(all_cards(state)) == list(DECK)
        assert state.discard == []
        assert sizes(state) == [5] * seats


def test_jet_2_a_random_seat_deals_first() -> None:
    dealers = Counter(deal(3, seed).dealer for seed in range(300))
    assert set(dealers) == {A, B, C}
    assert min(dealers.values()) > 70


def test_jet_2_the_winner_deals_the_next_round() -> None:
    state, events = a_second_round()
    assert [event.dealer for event in found(events, RoundBegan)] == [C]
    assert state.dealer == C
    assert turn(state) == (C, "direction")


def test_jet_3_all_cards_are_shuffled_together() -> None:
    places: Counter[int] = Counter()
    for seed in range(200):
        state = deal(2, seed)
        places.update(state.hands[A])
    # Every playing card comes to every hand now and then.
    assert set(places) == set(PLAYING)
    assert deal(4, 7).hands == deal(4, 7).hands
    assert deal(4, 7).hands != deal(4, 8).hands


@EVERY_TABLE
def test_jet_4_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    state = deal(seats, length="first-2")
    events = next_round(state, Chance(seats))
    dealer = state.dealer
    dealt = [
        (move.target.owner, len(move.cards))
        for move in found(events, CardsMoved)
        if move.source == DRAW and move.target.kind == "hand"
    ]
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    assert dealt == [(seat, 1) for _ in range(5) for seat in order]


@EVERY_TABLE
def test_jet_5_traps_that_come_up_are_put_aside(seats: int) -> None:
    for seed in range(30):
        state = deal(seats, seed)
        assert sizes(state) == [5] * seats
        assert not any(card in TRAPS for hand in state.hands for card in hand)
        assert state.discard == []
        assert state.traps == ()


@EVERY_TABLE
def test_jet_6_all_traps_are_in_the_draw_pile(seats: int) -> None:
    low = 0
    for seed in range(40):
        state = deal(seats, seed)
        assert set(TRAPS) <= set(state.draw)
        low += sum(card in TRAPS for card in state.draw[: len(state.draw) // 2])
    # Put-aside traps are shuffled in: half of all traps lie in the lower half.
    assert 0.4 < low / (15 * 40) < 0.6


def test_jet_6_the_draw_pile_is_shuffled_after_the_deal() -> None:
    state, events = a_second_round()
    kinds = [
        "shuffle" if isinstance(event, Shuffled) else "deal"
        for event in events
        if isinstance(event, Shuffled)
        or (isinstance(event, CardsMoved) and event.target.kind == "hand")
    ]
    assert kinds[-1] == "shuffle"
    assert kinds.count("deal") == 20
    assert len(state.draw) == 80


def test_jet_7_no_card_is_turned_up() -> None:
    state = deal(4)
    assert state.discard == []
    assert state.view(A).top == -1


def test_jet_8_the_dealer_decides_who_starts() -> None:
    state = deal(4)
    dealer = state.dealer
    assert turn(state) == (dealer, "direction")
    assert offers(state, dealer) == {"start left", "start right"}
    # The own hand is looked at before.
    assert state.view(dealer).hand == tuple(state.hands[dealer])
    assert len(state.view(dealer).hand) == 5


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("side", "step"), [("left", 1), ("right", -1)])
def test_jet_9_the_neighbour_says_the_direction(seats: int, side: str, step: int) -> None:
    state = deal(seats)
    dealer = state.dealer
    play(state, f"{dealer} start {side}")
    assert state.direction == step
    first = (dealer + step) % seats
    assert turn(state) == (first, "main")


def test_jet_9_turns_then_pass_that_way() -> None:
    for side, step in (("left", 1), ("right", -1)):
        state = table(["R1 R2", "G1 G2", "Y1 Y2", "C1 C2"], direction=step)
        play(state, "0 draw", "0 pass")
        assert turn(state)[0] == step % 4, side


def test_jet_10_with_two_players_the_other_starts_clockwise() -> None:
    for seed in range(20):
        state = deal(2, seed)
        assert turn(state) == (1 - state.dealer, "main")
        assert state.direction == 1


@EVERY_TABLE
def test_jet_12_cards_in_the_draw_pile(seats: int) -> None:
    wanted = {2: 90, 3: 85, 4: 80, 5: 75, 6: 70}
    for seed in range(5):
        assert len(deal(seats, seed).draw) == wanted[seats]


@pytest.mark.parametrize("held", ["R1", "G2-plus", "B3-blank", "Y4-skip", "divide-1"])
def test_jet_13_the_first_player_may_play_any_card_or_draw(held: str) -> None:
    state = table([f"{held} C1", "G1 G3", "Y1 Y2"], coming="R5")
    assert free(state, A)
    assert offers(state, A) == {f"play {held}", "play C1", "draw"}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_players_2_to_6(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        deal(seats)
    assert caught.value.refusal.code == "jetriko-seats"


def test_the_deal_moves_cards_only_their_owner_sees() -> None:
    _, events = a_second_round()
    for move in found(events, CardsMoved):
        if move.target.kind == "hand":
            assert not move.open
            assert move.known_to == (move.target.owner,)
            assert NAMES[move.cards[0]][0] != "T"
            assert move.target == hand_zone(move.target.owner)
    assert D in {move.target.owner for move in found(events, CardsMoved)}
