"""NYET!, Cards: NYET-100 to NYET-105."""

from __future__ import annotations

import pytest

from game.nyet.cards import VALUE_OF
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    E,
    deal,
    form,
    legal_cards,
    loot,
    offers,
    play,
    play_until,
    veto_down,
    winner,
)


def test_nyet_100_cards_2_to_13_have_no_effect_of_their_own() -> None:
    for value in range(2, 13):
        assert winner(f"R{value} R13 R{value + 1 if value < 12 else 2} B{value}", trump="Y") == B


def test_nyet_100_within_a_colour_13_is_high_and_10_with_three_players() -> None:
    assert winner("R12 R13 R11 R10", trump="Y") == B
    assert winner("R9 R10 R8", trump="Y") == B
    for seats, highest in ((3, 10), (4, 13)):
        assert max(VALUE_OF[card] for hand in deal(seats).hands for card in hand) == highest


def test_nyet_101_a_1_is_the_lowest_card_of_its_colour() -> None:
    for value in range(2, 14):
        assert winner(f"R1 R{value}", trump="Y") == B
        assert winner(f"R{value} R1", trump="Y") == A


def test_nyet_101_a_1_follows_its_printed_colour() -> None:
    state = position(["", "R1 B13", "", ""], trick="R13", trump="Y", supertrump="B")
    assert legal_cards(state, B) == "R1"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("R1 B13 G13 G12", A),  # led, nobody plays a higher red card, a trump or a supertrump
        ("R1 R1 G13 G12", B),  # the last of several equal 1s
        ("R13 R12 Y1 R11", C),  # the only trump
        ("R1 R2 G13 G12", B),
        ("R1 G13 Y2 G12", C),
        ("R1 G13 G12 B1", D),
    ],
)
def test_nyet_101_a_1_can_win(names: str, expected: int) -> None:
    assert winner(names, trump="Y", supertrump="B") == expected


def test_nyet_101_a_1_is_loot_when_the_other_team_wins() -> None:
    assert loot("R2 R1 R3 R4", trump="Y") == ""
    assert loot("R13 R1 R3 R1", trump="Y") == "R1 R1"
    assert loot("R1 R2 R3 R4", trump="Y") == "R1"


def test_nyet_102_a_supertrump_beats_everything_but_a_later_supertrump() -> None:
    for other in ("B13", "R13", "Y13", "G13", "Y1", "G1"):
        assert winner(f"B1 {other}", trump="Y", supertrump="B") == A
        assert winner(f"{other} B1", trump="Y", supertrump="B") == B
    assert winner("B1 B1", trump="Y", supertrump="B") == B


def test_nyet_102_it_can_be_led_and_must_be_followed_with_trump_or_supertrump() -> None:
    state = position(["B1 R2", "", "", ""], trump="Y", supertrump="B")
    assert legal_cards(state, A) == "B1 R2"
    state = position(["", "B1 B2 Y3 G5", "", ""], trick="B1", trump="Y", supertrump="B")
    assert legal_cards(state, B) == "B1 Y3"


@pytest.mark.parametrize(("word", "legal"), [("one", True), ("two", True), ("no-1s", False)])
def test_nyet_102_it_may_be_discarded_but_not_under_no_1s(word: str, legal: bool) -> None:
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    state = position(hands, phase="discards", line2=word, supertrump="B")
    assert any("B1" in offer.split() for offer in offers(state, A)) == legal


def test_nyet_102_it_may_be_passed() -> None:
    hands = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]
    state = position(hands, phase="passes", line2="pass", supertrump="B")
    assert "pass B1" in offers(state, A)


def test_nyet_102_beaten_by_the_other_team_it_is_loot_by_a_partner_not() -> None:
    assert loot("R2 B1 B1 R3", partners=(C,), trump="Y", supertrump="B") == "B1"
    assert loot("R2 B1 R3 B1", partners=(C,), trump="Y", supertrump="B") == ""
    assert loot("B1 B1 B1 R3", partners=(C,), trump="Y", supertrump="B") == "B1"


def test_nyet_103_all_three_supertrumps_may_lie_in_one_trick() -> None:
    assert winner("B1 B1 B1 Y13", trump="Y", supertrump="B") == C


def test_nyet_103_they_may_all_be_missing_and_nobody_else_is_told() -> None:
    """Whether seat 1 discards its three supertrumps or plain cards, the others see the same."""
    hands = ["B9 R4 R5 R6", "B1 B1 B1 B3", "Y2 Y9 Y3 Y4", "R2 G13 G2 G3"]
    views = []
    for discarded in ("B1 B1", "B1 B3"):
        state = position(hands, phase="discards", line2="two", supertrump="B")
        play(state, "0 discard R5 R6", f"1 discard {discarded}")
        play(state, "2 discard Y3 Y4", "3 discard G2 G3")
        views.append([state.view(seat) for seat in (A, C, D, None)])
    assert views[0] == views[1]


@pytest.mark.parametrize("letter", "BRYG")
def test_nyet_104_trumps_beat_all_cards_of_the_other_colours_but_supertrumps(letter: str) -> None:
    for other in (one for one in "BRYG" if one != letter):
        assert winner(f"{other}13 {letter}1", trump=letter) == B
        assert winner(f"{other}13 {letter}2", trump=letter) == B
        assert winner(f"{letter}2 {other}13", trump=letter) == A
        assert winner(f"{letter}13 {other}1", trump=letter, supertrump=other) == B


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_105_the_bonus_card_is_used_with_3_and_5_only_and_is_no_playing_card(
    seats: int,
) -> None:
    state = deal(seats)
    veto_down(state)
    partners = {2: (), 3: (B,), 4: (B,), 5: (B,)}[seats]
    form(state, *partners, bonus=B)
    play_until(state, "tricks")
    assert (state.view(A).bonus >= 0) == (seats in (3, 5))
    cards = sorted([card for hand in state.hands for card in hand] + list(state.rest))
    assert len(cards) == (48 if seats == 3 else 60)
    assert set(cards) <= set(range(60))


@pytest.mark.parametrize("seat", [A, B, C, D, E])
def test_nyet_105_it_has_no_effect_on_the_play(seat: int) -> None:
    hands = ["B1 R4 Y2", "B3 R1 G1", "Y3 Y9 G9", "R2 G13 Y1", "R9 R8 R7"]

    def legal(holder: int) -> str:
        led_by = (seat - 1) % 5
        state = position(
            hands, partners=(B,), bonus=holder, supertrump="B", trick="R10", leader=led_by
        )
        return legal_cards(state, seat)

    assert legal(A) == legal(B)
