"""NYET!, Terms of the round: NYET-35 to NYET-40."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.nyet.cards import LETTERS
from game.nyet.events import TermsRead
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    deal,
    form,
    found,
    gains,
    legal_cards,
    offers,
    veto_down,
    winner,
)


@pytest.mark.parametrize(("seats", "first"), [(s, f) for s in (2, 3, 4, 5) for f in range(s)])
def test_nyet_35_the_open_character_is_the_first_player(seats: int, first: int) -> None:
    state = deal(seats)
    (event,) = found(veto_down(state, first), TermsRead)
    assert event.terms.first == first
    assert state.view(A).terms == event.terms
    assert state.to_act() == (first,)


@pytest.mark.parametrize(
    ("word", "phase", "cards"),
    [
        ("one", "discards", 1),
        ("two", "discards", 2),
        ("no-1s", "discards", 1),
        ("pass", "passes", 1),
        ("keep", "tricks", 0),
    ],
)
def test_nyet_36_line_2(word: str, phase: str, cards: int) -> None:
    state = deal(4)
    veto_down(state, discards=word)
    form(state, 2)
    assert state.phase == phase
    if cards:
        assert state.to_act() == (0, 1, 2, 3)
        for seat in range(4):
            assert {len(offer.split()) - 1 for offer in offers(state, seat)} == {cards}


@pytest.mark.parametrize("letter", "BRYG")
def test_nyet_37_the_open_colour_of_line_3_is_trump(letter: str) -> None:
    state = deal(4)
    veto_down(state, trump=letter, supertrump="")
    assert LETTERS[state.view(A).terms.trump] == letter
    led, other = [one for one in LETTERS if one != letter][:2]
    assert winner(f"{led}13 {letter}2 {led}12 {other}13", trump=letter) == 1


@pytest.mark.parametrize("letter", "BRYG")
def test_nyet_38_the_three_1s_of_the_open_colour_are_supertrumps(letter: str) -> None:
    state = deal(4)
    veto_down(state, supertrump=letter)
    assert LETTERS[state.view(A).terms.supertrump] == letter
    trump = "Y" if letter != "Y" else "G"
    led = next(one for one in LETTERS if one not in (letter, trump))
    for seat in (1, 2, 3):
        trick = [f"{led}13", f"{trump}13", f"{trump}12", f"{trump}11"]
        trick[seat] = f"{letter}1"
        assert winner(" ".join(trick), trump=trump, supertrump=letter) == seat


@pytest.mark.parametrize("letter", "BRG")
def test_nyet_38_without_supertrump_all_1s_are_ordinary(letter: str) -> None:
    state = deal(4)
    veto_down(state, supertrump="")
    assert state.view(A).terms.supertrump == -1
    assert winner(f"{letter}2 {letter}1 {letter}1 {letter}1", trump="Y", supertrump="") == 0


@pytest.mark.parametrize("letter", "BRYG")
def test_nyet_39_trump_and_supertrump_may_be_the_same_colour(letter: str) -> None:
    state = deal(4)
    veto_down(state, trump=letter, supertrump=letter)
    terms = state.view(A).terms
    assert (LETTERS[terms.trump], LETTERS[terms.supertrump]) == (letter, letter)
    same = f"{letter}13 {letter}1 {letter}12 {letter}11"
    assert winner(same, trump=letter, supertrump=letter) == 1
    assert winner(same, trump=letter, supertrump="") == 0


def test_nyet_39_then_the_three_1s_follow_trump() -> None:
    hands = ["", "Y1 Y2 R3", "", ""]
    state = position(hands, trump="Y", supertrump="Y", trick="Y13")
    assert legal_cards(state, 1) == "Y1 Y2"


@pytest.mark.parametrize("value", [1, 2, 3, 4, -2])
def test_nyet_40_the_open_number_is_the_value_for_both_teams(value: int) -> None:
    state = deal(4)
    veto_down(state, value=value)
    assert state.view(A).terms.value == value
    assert gains([3, 2, 1, 1], [0, 1, 0, 0], value=value) == (
        4 * value, 4 * value, 4 * value, 4 * value,
    )  # fmt: skip
    assert gains([5, 2, 1, 1], [1, 0, 0, 0], value=value) == (
        7 * value, 3 * value, 7 * value, 3 * value,
    )  # fmt: skip


def test_terms_are_read_once_and_stay() -> None:
    state = deal(3)
    veto_down(state, 1, "two", "G", "R", -2)
    seen: list[object] = []
    while state.phase != "scores":
        seen.append(state.view(None).terms)
        state.play(state.moves(state.to_act()[0])[0])
    assert all(one == other for one, other in pairwise(seen))


def lines_closed_by(events: Sequence[object]) -> list[str]:
    return [type(event).__name__ for event in events][-2:]


def test_terms_are_told_after_the_last_line_has_closed() -> None:
    state = deal(4)
    events = veto_down(state)
    assert lines_closed_by(events) == ["LineClosed", "TermsRead"]
