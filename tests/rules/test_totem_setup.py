"""Totem, Setup: TOT-101 to TOT-109, the deck and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import BadOptions
from game.totem.cards import COLOUR_OF, COLOURS, NAMES, SHAPE_OF, SHAPES, is_coloured
from game.totem.events import Began, Counted, Dealt, Lifted, Revealed
from game.totem.moves import Grab, NextGame
from game.totem.options import Options
from tests.rules.totem_play import (
    CLOSED,
    A,
    B,
    all_cards,
    deal,
    found,
    grab,
    sizes,
    table,
    until,
    verdict,
)

FULL = list(range(80))


# Components


def test_deck_has_18_shapes_once_in_each_of_4_colours() -> None:
    pairs = Counter((SHAPE_OF[card], COLOUR_OF[card]) for card in range(72))
    expected = {(shape, colour): 1 for shape in range(len(SHAPES)) for colour in range(4)}
    assert pairs == expected


@pytest.mark.parametrize(
    ("family", "count"), [("S", 16), ("D", 16), ("G", 8), ("T", 16), ("K", 16)]
)
def test_deck_counts_by_family(family: str, count: int) -> None:
    shape_cards = [name for name in NAMES if name[2:3] == "-"]
    assert sum(name[0] == family for name in shape_cards) == count


@pytest.mark.parametrize(("kind", "count"), [("IN", 3), ("OUT", 3), ("COL", 2)])
def test_deck_counts_of_special_cards(kind: str, count: int) -> None:
    assert sum(name.startswith(kind) for name in NAMES) == count


# Setup


@pytest.mark.parametrize("seats", range(2, 11))
def test_tot_101_two_to_ten_seats_are_dealt(seats: int) -> None:
    assert set(deal(seats).owners) == set(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_tot_101_fewer_than_two_or_more_than_ten_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        deal(seats)
    assert refused.value.refusal.rule == "TOT-101"


@pytest.mark.parametrize("seats", range(4, 11))
def test_tot_102_four_to_ten_players_use_all_80_cards(seats: int) -> None:
    assert all_cards(deal(seats)) == FULL


def test_tot_103_three_players_take_the_coloured_arrows_out() -> None:
    assert all_cards(deal(3)) == [card for card in FULL if not is_coloured(card)]


def test_tot_103_three_player_rule_off_uses_all_80() -> None:
    assert all_cards(deal(3, three_player_rule=False)) == FULL


@pytest.mark.parametrize("form", ["two_hands", "one_hand"])
def test_tot_104_two_players_take_the_coloured_arrows_out_in_both_forms(form: str) -> None:
    cards = all_cards(deal(2, two_player_form=form))
    assert cards == [card for card in FULL if not is_coloured(card)]


def test_tot_105_first_hand_is_drawn_at_random() -> None:
    first = {deal(4, seed).pointer for seed in range(60)}
    assert first == {0, 1, 2, 3}


def test_tot_105_with_two_hands_each_a_is_drawn_and_a_right_turns_first() -> None:
    players = set()
    for seed in range(30):
        state = deal(2, seed)
        order = [(state.pointer + step) % 4 for step in range(4)]
        a, b = state.owners[order[0]], state.owners[order[1]]
        assert [state.owners[hand] for hand in order] == [a, b, a, b]
        assert [state.sides[hand] for hand in order] == ["right", "right", "left", "left"]
        assert {a, b} == {0, 1}
        players.add(a)
    assert players == {0, 1}


@pytest.mark.parametrize(("winner", "then"), [(0, 1), (2, 3), (3, 0)])
def test_tot_105_in_a_rematch_the_player_after_the_winner_starts(winner: int, then: int) -> None:
    loser = (winner + 2) % 4
    decks = ["" if hand == winner else 3 for hand in range(4)]
    tops = ["D1-P", "K1-G", "T1-O", "S3-Y"]
    tops[winner], tops[loser] = "G1-P", "G1-Y"
    for seed in range(4):
        state = table(decks, tops, options=Options(games="best of 3"), seed=seed)
        grab(state, winner)
        dealt = found(state.play(NextGame(state.now)), Dealt)
        assert state.pointer == then
        assert [event.starts for event in dealt] == [then]


def test_tot_105_after_a_joint_win_the_start_is_drawn_at_random() -> None:
    first = set()
    for seed in range(40):
        # B and C have lost their decks at the same time: A's error makes both of them win.
        state = table(
            [3, "", "", 3], ["D1-P", "K1-G", "T1-O", "S3-Y"],
            options=Options(games="best of 3"), seed=seed,
        )  # fmt: skip
        grab(state, A)
        state.play(NextGame(state.now))
        first.add(state.pointer)
    assert first == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "form", "expected"),
    [
        (2, "two_hands", [20, 20, 19, 19]),
        (2, "one_hand", [39, 39]),
        (3, "two_hands", [26] * 3),
        (4, "two_hands", [20] * 4),
        (5, "two_hands", [16] * 5),
        (6, "two_hands", [14, 14, 13, 13, 13, 13]),
        (7, "two_hands", [12, 12, 12, 11, 11, 11, 11]),
        (8, "two_hands", [10] * 8),
        (9, "two_hands", [9, 9, 9, 9, 9, 9, 9, 9, 8]),
        (10, "two_hands", [8] * 10),
    ],
)
def test_tot_106_deck_sizes_in_turn_order(seats: int, form: str, expected: list[int]) -> None:
    for seed in range(6):
        state = deal(seats, seed, two_player_form=form)
        hands = len(state.decks)
        order = [(state.pointer + step) % hands for step in range(hands)]
        assert [len(state.decks[hand]) for hand in order] == expected


def test_tot_106_cards_are_shuffled() -> None:
    decks = {tuple(map(tuple, deal(4, seed).decks)) for seed in range(10)}
    assert len(decks) == 10
    assert deal(4, 3).decks == deal(4, 3).decks


def test_tot_107_piles_and_pot_start_empty_and_the_totem_stands_free() -> None:
    state = deal(5)
    assert sizes(state.piles) == [0] * 5
    assert not state.pot
    assert state.view(0).holder == -1


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_tot_108_no_view_depends_on_a_deck_card(seat: int | None) -> None:
    one = table(["S1-P D1-P", 2, 2, 2], ["K1-P", "T1-G", "S3-O", ""])
    other = table(["D1-P S1-P", 2, 2, 2], ["K1-P", "T1-G", "S3-O", ""])
    assert one.decks != other.decks
    assert one.view(seat) == other.view(seat)


def test_tot_109_a_count_of_three_two_one_precedes_the_first_turn() -> None:
    state = deal(4)
    events = until(state, Began)
    counted = [event.number for event in found(events, Counted) if event.what == "start"]
    assert counted == [3, 2, 1]
    assert not found(events, Lifted)


def test_tot_109_grabs_before_the_count_ends_are_ignored() -> None:
    state = deal(4)
    before = all_cards(state)
    assert verdict(state.play(Grab(B, state.now)), B) == CLOSED
    until(state, Counted)
    assert grab(state, A) == CLOSED
    assert all_cards(state) == before
    assert sizes(state.piles) == [0] * 4
    assert state.view(0).hands[B].locked_until == 0


# Deck and deal options


@pytest.mark.parametrize(("seats", "count"), [(2, 46), (3, 46), (4, 48), (10, 48)])
def test_option_deck_short(seats: int, count: int) -> None:
    cards = all_cards(deal(seats, deck="short"))
    shapes = {SHAPES[SHAPE_OF[card]] for card in cards if SHAPE_OF[card] >= 0}
    assert len(cards) == count
    assert shapes == {"S1", "S4", "D1", "D4", "G1", "G2", "T1", "T3", "K1", "K3"}
    assert sum(SHAPE_OF[card] >= 0 for card in cards) == len(shapes) * len(COLOURS)


@pytest.mark.parametrize(
    ("seats", "each", "pot"),
    [(2, 19, 2), (3, 26, 0), (4, 20, 0), (6, 13, 2), (7, 11, 3), (9, 8, 8)],
)
def test_option_surplus_pot_deals_equal_decks_and_the_rest_into_the_pot(
    seats: int, each: int, pot: int
) -> None:
    state = deal(seats, surplus="pot")
    assert set(sizes(state.decks)) == {each}
    assert len(state.pot) == pot


def test_option_face_turns() -> None:
    def quarter_turns(face_turns: bool) -> set[int]:
        found_turns: set[int] = set()
        for seed in range(12):
            state = deal(4, seed, face_turns=face_turns)
            until(state, Revealed)
            view = state.view(0)
            found_turns |= {view.turns[hand.top] for hand in view.hands if hand.top is not None}
        return found_turns

    assert quarter_turns(True) == {0, 1, 2, 3}
    assert quarter_turns(False) == {0}
