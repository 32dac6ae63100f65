"""NYET!, Tricks: NYET-65 to NYET-76, who leads, what follows, who wins."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.cards import CardsMoved, Zone
from game.nyet.events import TrickTaken
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    found,
    legal_cards,
    plays,
    refused,
    trick,
    winner,
)

# Four colours, three of them with a 1.
HAND = "B1 B9 R1 R5 Y1 Y8 G4"


def after(led: str, hand: str, **terms: Any) -> str:
    """What the second of four may play from a hand when this card is led."""
    state = position(["", hand, "", ""], trick=led, **terms)
    return legal_cards(state, B)


@pytest.mark.parametrize("first", [A, B, C, D])
def test_nyet_65_the_first_player_leads_any_card(first: int) -> None:
    hands = ["", "", "", ""]
    hands[first] = HAND
    for dealer in range(4):
        state = position(hands, first=first, dealer=dealer, supertrump="B")
        assert state.to_act() == (first,)
        assert legal_cards(state, first) == HAND


def test_nyet_65_the_winner_of_a_trick_leads_the_next() -> None:
    state = position(["B2 B3 B4", "R2 R3 R9", "B5 R4 R5", "B9 R6 R7"])
    assert trick(state, "B2 R2 B5 B9").winner == D
    assert state.to_act() == (D,)
    assert legal_cards(state, D) == "R6 R7"
    assert trick(state, "R6 B3 R9 R4").winner == B
    assert state.to_act() == (B,)


@pytest.mark.parametrize("first", [A, B, C])
def test_nyet_66_one_card_each_clockwise_face_up(first: int) -> None:
    state = position(["R2 G2", "R3 G3", "R4 G4"], first=first)
    for step in range(3):
        seat = (first + step) % 3
        assert state.to_act() == (seat,)
        name = f"R{seat + 2}"
        (moved, *_) = found(plays(state, name), CardsMoved)
        assert (moved.source, moved.target) == (Zone("hand", seat), Zone("trick"))
        assert all(moved.seen_by(looker) == moved for looker in (0, 1, 2, None))
        if step < 2:
            assert len(state.view(None).trick) == step + 1
            assert state.view(None).leader == first
    assert [len(hand) for hand in state.hands] == [1, 1, 1]
    assert state.to_act() == (2,)


@pytest.mark.parametrize(
    ("led", "legal"),
    [("B5", "B9"), ("R9", "R1 R5"), ("Y5", "B1 Y1 Y8"), ("G2", "G4"), ("R1", "R1 R5")],
)
def test_nyet_67_the_led_card_says_the_led_colour(led: str, legal: str) -> None:
    assert after(led, HAND, trump="Y", supertrump="B") == legal


def test_nyet_67_a_led_supertrump_makes_trump_the_led_colour() -> None:
    assert after("B1", HAND, trump="Y", supertrump="B") == "B1 Y1 Y8"
    assert after("B1", "B9 R1 Y8", trump="Y", supertrump="B") == "Y8"
    assert after("B1", "B9 R1 G4", trump="Y", supertrump="B") == "B9 R1 G4"


def test_nyet_68_who_can_follow_must() -> None:
    assert after("R9", HAND, trump="Y", supertrump="") == "R1 R5"
    assert after("R9", "R1 Y13 B13", trump="Y", supertrump="") == "R1"


def test_nyet_68_no_duty_to_play_higher() -> None:
    assert after("R5", "R2 R4 R12 Y3", trump="Y") == "R2 R4 R12"
    state = position(["", "", "R2 R13", ""], trick="R5 R9", trump="Y")
    assert legal_cards(state, C) == "R2 R13"


def test_nyet_68_the_first_card_counts_not_the_last() -> None:
    state = position(["", "", "R2 G13 B4", ""], trick="R5 G9", trump="Y")
    assert legal_cards(state, C) == "R2"


def test_nyet_69_who_is_void_may_play_anything() -> None:
    assert after("R9", "B1 B9 Y1 Y8 G4", supertrump="B") == "B1 B9 Y1 Y8 G4"


def test_nyet_69_no_duty_to_trump_nor_to_beat_a_trump() -> None:
    state = position(["", "", "B4 Y3 Y12", ""], trick="R5 Y9", trump="Y")
    assert legal_cards(state, C) == "B4 Y3 Y12"


def test_nyet_70_trump_and_supertrump_both_follow_trump() -> None:
    assert after("Y5", "B1 B9 Y2 R3", trump="Y", supertrump="B") == "B1 Y2"


def test_nyet_70_a_lone_supertrump_must_be_played_to_trump() -> None:
    assert after("Y5", "B1 B10 G4", trump="Y", supertrump="B") == "B1"


def test_nyet_71_a_supertrump_does_not_follow_its_printed_colour() -> None:
    assert after("B9", "B1 B3 R8", trump="Y", supertrump="B") == "B3"
    state = position(["", "B1 B3 R8", "", ""], trick="B9", trump="Y", supertrump="B")
    assert refused(state, "1 play B1").rule == "NYET-71"


def test_nyet_71_it_need_not_follow_its_printed_colour() -> None:
    assert after("B9", "B1 R8 Y2", trump="Y", supertrump="B") == "B1 R8 Y2"


def test_nyet_71_unless_that_is_the_trump_colour() -> None:
    assert after("B9", "B1 B3 R8", trump="B", supertrump="B") == "B1 B3"
    assert after("B9", "B1 R8", trump="B", supertrump="B") == "B1"


def test_nyet_72_a_supertrump_beats_the_highest_trump() -> None:
    assert winner("Y13 B1 Y12 R1", trump="Y", supertrump="B") == B
    assert winner("B1 Y13 Y12 Y11", trump="Y", supertrump="B") == A


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("B1 B1 B1 Y13", C),
        ("B1 Y13 B1 Y12", C),
        ("R13 B1 R9 B1", D),
        ("Y2 B1 Y13 B1", D),
        ("B1 B1 Y13 Y12", B),
    ],
)
def test_nyet_72_the_last_supertrump_wins(cards: str, expected: int) -> None:
    assert winner(cards, trump="Y", supertrump="B") == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("R13 Y2 R12 G13", B), ("R13 Y2 Y5 Y3", C), ("Y4 Y9 Y8 B13", B), ("R13 B13 G13 Y1", D)],
)
def test_nyet_73_otherwise_the_highest_trump_wins(cards: str, expected: int) -> None:
    assert winner(cards, trump="Y", supertrump="") == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("R2 R9 R8 R3", B), ("R9 B13 G13 R8", A), ("R1 B13 R2 G13", C), ("R2 B3 G4 B12", A)],
)
def test_nyet_74_otherwise_the_highest_card_of_the_led_colour_wins(
    cards: str, expected: int
) -> None:
    assert winner(cards, trump="Y", supertrump="B") == expected


def test_nyet_74_every_value_beats_all_lower_ones() -> None:
    for low in range(1, 13):
        for high in range(low + 1, 14):
            assert winner(f"R{low} R{high}", trump="Y") == B
            assert winner(f"R{high} R{low}", trump="Y") == A
            assert winner(f"Y{low} Y{high}", trump="Y") == B


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 R1 R1 B5", C),
        ("R1 B5 R1 G7", C),
        ("R1 R1 B5 G7", B),
        ("R9 Y1 R5 Y1", D),
        ("Y1 Y1 Y1 R5", C),
        ("R1 R1 R1 R2", D),
    ],
)
def test_nyet_75_of_equal_cards_the_last_counts_as_higher(cards: str, expected: int) -> None:
    assert winner(cards, trump="Y", supertrump="G") == expected


def test_nyet_76_any_other_card_never_wins() -> None:
    for order in permutations(["B13", "G13", "G12"]):
        assert winner(f"R1 {' '.join(order)}", trump="Y", supertrump="") == A


def test_nyet_76_a_card_of_the_printed_colour_of_a_led_supertrump_never_wins() -> None:
    assert winner("B1 B13 R13 G13", trump="Y", supertrump="B") == A


def test_nyet_76_with_a_led_supertrump_a_trump_does_not_win_either() -> None:
    assert winner("B1 Y13 B13 B12", trump="Y", supertrump="B") == A


def test_a_trick_is_told_with_its_winner() -> None:
    state = position(["R2", "R3", "R4"])
    (taken,) = found(plays(state, "R2 R3 R4"), TrickTaken)
    assert taken.winner == C
