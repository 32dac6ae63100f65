"""NYET!, Components and Setup: NYET-01 to NYET-07."""

from __future__ import annotations

from collections import Counter

import pytest

from game.nyet.board import BOX, BOX_WORDS, CHARACTERS, LINES, boxes_of
from game.nyet.cards import CARD, COLOUR_OF, COLOUR_WORDS, LETTERS, NAMES, VALUE_OF
from game.rules import BadOptions
from tests.rules.nyet_play import A, B, C, deal, fresh, named, next_round, offers, play, veto_down

COUNTS = {1: 3, **dict.fromkeys(range(2, 14), 1)}


# Components


def test_components_60_cards_15_of_each_colour_and_12_ones() -> None:
    assert len(NAMES) == 60
    assert Counter(COLOUR_OF) == dict.fromkeys(range(4), 15)
    assert Counter(VALUE_OF)[1] == 12


@pytest.mark.parametrize("letter", "BRYG")
def test_components_of_each_colour_three_1s_and_one_of_2_to_13(letter: str) -> None:
    expected = {f"{letter}{value}": count for value, count in COUNTS.items()}
    assert Counter(name for name in NAMES if name[0] == letter) == expected


def test_components_names_say_colour_and_value() -> None:
    for card, name in enumerate(NAMES):
        assert name == f"{LETTERS[COLOUR_OF[card]]}{VALUE_OF[card]}"
    assert list(zip(LETTERS, COLOUR_WORDS, strict=True)) == [
        ("B", "blue"), ("R", "red"), ("Y", "yellow"), ("G", "green"),
    ]  # fmt: skip


def test_components_equal_1s_have_one_name() -> None:
    assert len(CARD) == 52


BOARD = [
    ["bear", "wolf", "crane", "tiger", "eagle"],
    ["one", "two", "no-1s", "pass", "keep"],
    ["trump-blue", "trump-red", "trump-yellow", "trump-green"],
    ["super-blue", "super-red", "super-yellow", "super-green", "super-none"],
    ["points-1", "points-2", "points-3", "points-4", "points-minus-2"],
]


def test_board_has_24_boxes_in_five_lines() -> None:
    lines = [[BOX_WORDS[box] for box in boxes_of(line, no_trump=False)] for line in LINES]
    assert lines == BOARD
    assert [len(line) for line in lines] == [5, 5, 4, 5, 5]
    assert sum(map(len, lines)) == 24


def test_board_all_24_boxes_can_be_covered_at_the_start_of_a_game_of_five() -> None:
    state = deal(5)
    (dealer,) = state.to_act()
    assert offers(state, dealer) == {f"veto {word}" for line in BOARD for word in line}


@pytest.mark.parametrize(
    ("seats", "at_first", "placed", "each"),
    [
        (2, 3, 16, [8, 8]),
        (3, 2, 17, [6, 6, 5]),
        (4, 1, 18, [5, 5, 4, 4]),
        (5, 0, 19, [4, 4, 4, 4, 3]),
    ],
)
def test_tokens_needed(seats: int, at_first: int, placed: int, each: list[int]) -> None:
    for seed in range(4):
        state = deal(seats, seed)
        assert len(state.view(A).covered) == at_first
        dealer = state.dealer
        veto_down(state)
        view = state.view(A)
        assert len(view.tokens) == placed
        assert len(view.covered) == placed + at_first == 19
        count = Counter(token.seat for token in view.tokens)
        assert [count[(dealer + step) % seats] for step in range(seats)] == each


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_01_two_to_five_seats_are_dealt(seats: int) -> None:
    assert len(deal(seats).view(A).counts) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nyet_01_fewer_than_two_or_more_than_five_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        fresh(seats)
    assert refused.value.refusal.rule == "NYET-01"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_02_characters_are_chosen_in_seat_order_and_are_different(seats: int) -> None:
    state = fresh(seats)
    left = set(CHARACTERS)
    asked = []
    while state.phase == "characters":
        (seat,) = state.to_act()
        asked.append(seat)
        assert offers(state, seat) == {f"choose {name}" for name in left}
        choice = sorted(left)[-1]
        left.remove(choice)
        play(state, f"{seat} choose {choice}")
    assert asked == list(range(min(seats, 4)))
    assert len(set(state.characters)) == seats


def test_nyet_02_characters_stay_for_the_whole_game() -> None:
    state = fresh(2)
    play(state, "0 choose crane", "1 choose bear")
    chosen = (CHARACTERS.index("crane"), CHARACTERS.index("bear"))
    for _ in range(3):
        assert state.view(B).characters == chosen
        next_round(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_03_boxes_of_unused_characters_are_covered_for_the_whole_game(seats: int) -> None:
    state = deal(seats)
    unused = {BOX[name] for name in CHARACTERS[seats:]}
    for _ in range(3):
        assert state.view(A).covered == unused
        veto_down(state)
        assert unused <= state.view(A).covered
        next_round(state)


def test_nyet_03_it_is_the_unused_characters_whoever_they_are() -> None:
    state = fresh(3)
    play(state, "0 choose eagle", "1 choose crane", "2 choose wolf")
    assert state.view(C).covered == {BOX["bear"], BOX["tiger"]}


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_nyet_04_two_four_and_five_players_use_all_60_cards(seats: int) -> None:
    state = deal(seats)
    used = [card for hand in state.hands for card in hand] + list(state.rest)
    assert sorted(used) == list(range(60))


def test_nyet_04_three_players_play_without_11_12_and_13() -> None:
    state = deal(3)
    for _ in range(3):
        used = sorted(card for hand in state.hands for card in hand)
        assert used == [card for card in range(60) if VALUE_OF[card] <= 10]
        assert len(used) == 48
        assert Counter(COLOUR_OF[card] for card in used) == dict.fromkeys(range(4), 12)
        next_round(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_05_the_first_dealer_is_drawn_at_random(seats: int) -> None:
    dealers = Counter(deal(seats, seed).dealer for seed in range(40 * seats))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) >= 15


def test_nyet_06_all_scores_start_at_0() -> None:
    for seats in (2, 3, 4, 5):
        assert deal(seats).view(None).scores == (0,) * seats


@pytest.mark.parametrize(
    ("seats", "rounds", "deals"), [(2, 8, 4), (3, 9, 3), (4, 8, 2), (5, 10, 2)]
)
def test_nyet_07_rounds_and_deals(seats: int, rounds: int, deals: int) -> None:
    state = deal(seats)
    dealers = []
    while state.outcome is None:
        dealers.append(state.dealer)
        assert state.view(A).number == len(dealers)
        assert state.view(A).rounds == rounds
        next_round(state)
    assert len(dealers) == rounds
    assert Counter(dealers) == dict.fromkeys(range(seats), deals)
    assert len(state.view(A).sheet) == rounds


def test_a_hand_is_named_by_its_cards() -> None:
    state = deal(4)
    assert sorted(named(state.view(B).hand).split()) == sorted(NAMES[c] for c in state.hands[B])
