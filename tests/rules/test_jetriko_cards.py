"""Jetriko, Components: the 100 cards, exactly as the tables say."""

from __future__ import annotations

from collections import Counter

import pytest

from game.jetriko import GAME
from game.jetriko.cards import (
    BACK_OF,
    BACK_WORDS,
    CARD,
    COLOUR_OF,
    COLOUR_WORDS,
    COLOURED,
    DECK,
    KIND_OF,
    KIND_WORDS,
    NAMES,
    NUMBER_OF,
    TRAPS,
    WHITE,
    deck_for,
)
from tests.rules.jetriko_play import all_cards, deal

# The table of the rulebook: colour, number, copies 1, 2 and 3.
TABLE = """\
G1 plain steal redraw
G2 plain plus deflect
G3 plain plus deflect
G4 plain redraw blank
G5 plain steal skip
Y1 plain plus blank
Y2 plain plus steal
Y3 plain steal redraw
Y4 plain deflect skip
Y5 plain redraw deflect
C1 plain plus skip
C2 plain steal deflect
C3 plain plus redraw
C4 plain steal redraw
C5 plain deflect blank
B1 plain redraw deflect
B2 plain redraw skip
B3 plain steal blank
B4 plain plus deflect
B5 plain plus steal
R1 plain steal deflect
R2 plain redraw blank
R3 plain deflect skip
R4 plain plus steal
R5 plain plus redraw
"""
TRAP_TABLE = {
    "TR1": "red", "TR2": "red", "TR3": "red", "TR4": "red", "TR5": "red",
    "TB1": "blue", "TB2": "blue", "TB3": "blue", "TB4": "blue", "TB5": "blue",
    "TG1": "green", "TG2": "green", "TG3": "green", "TG4": "green", "TG5": "green",
}  # fmt: skip
PER_FIVE = {"plain": 5, "plus": 2, "steal": 2, "redraw": 2, "deflect": 2, "skip": 1, "blank": 1}


def kind(card: int) -> str:
    return KIND_WORDS[KIND_OF[card]]


def described(card: int) -> tuple[str, int, str]:
    return COLOUR_WORDS[COLOUR_OF[card]][0].upper(), NUMBER_OF[card], kind(card)


def test_components_the_coloured_cards_are_those_of_the_table() -> None:
    # Dark blue is B, blue in COLOUR_WORDS; the rows stand in the table's order.
    rows = [row.split() for row in TABLE.splitlines()]
    wanted = [(name[0], int(name[1]), effect) for name, *effects in rows for effect in effects]
    assert [described(card) for card in COLOURED] == wanted
    assert len(wanted) == 75


def test_components_a_coloured_card_is_named_for_what_it_is() -> None:
    assert NAMES[CARD["G2-plus"]] == "G2-plus"
    for card in COLOURED:
        letter, number, effect = described(card)
        assert NAMES[card] == f"{letter}{number}" + ("" if effect == "plain" else f"-{effect}")


@pytest.mark.parametrize("colour", range(5))
def test_components_check_sums_of_every_colour(colour: int) -> None:
    cards = [card for card in COLOURED if COLOUR_OF[card] == colour]
    assert Counter(map(kind, cards)) == PER_FIVE
    assert Counter(NUMBER_OF[card] for card in cards) == dict.fromkeys(range(1, 6), 3)


@pytest.mark.parametrize("number", range(1, 6))
def test_components_check_sums_of_every_number(number: int) -> None:
    cards = [card for card in COLOURED if NUMBER_OF[card] == number]
    assert Counter(map(kind, cards)) == PER_FIVE


def test_components_check_sums_of_the_whole_deck() -> None:
    assert Counter(map(kind, COLOURED)) == {
        "plain": 25, "plus": 10, "steal": 10, "redraw": 10, "deflect": 10, "skip": 5, "blank": 5,
    }  # fmt: skip


def test_components_no_triple_holds_an_effect_twice() -> None:
    triples = Counter((COLOUR_OF[card], NUMBER_OF[card], kind(card)) for card in COLOURED)
    assert set(triples.values()) == {1}


def test_components_white_cards_are_two_of_each_without_colour_and_number() -> None:
    assert Counter(map(kind, WHITE)) == {
        "divide": 2, "more": 2, "stop": 2, "target": 2, "times-two": 2,
    }  # fmt: skip
    assert {(COLOUR_OF[card], NUMBER_OF[card]) for card in WHITE} == {(-1, 0)}
    assert [NAMES[card] for card in WHITE] == [
        f"{word}-{copy}" for word in ("divide", "more", "stop", "target", "times-two")
        for copy in (1, 2)
    ]  # fmt: skip


def test_components_the_traps_and_their_backs() -> None:
    assert {NAMES[card]: BACK_WORDS[BACK_OF[card]] for card in TRAPS} == TRAP_TABLE
    assert {kind(card) for card in TRAPS} == {"trap"}


def test_components_playing_cards_share_one_back() -> None:
    assert {BACK_WORDS[BACK_OF[card]] for card in (*COLOURED, *WHITE)} == {"playing"}
    assert len(set(BACK_WORDS)) == 4


def test_components_100_cards_with_names_of_their_own() -> None:
    assert (len(COLOURED), len(WHITE), len(TRAPS), len(DECK)) == (75, 10, 15, 100)
    assert len(set(NAMES)) == 100
    assert {CARD[name] for name in NAMES} == set(DECK)
    assert [GAME.card_name(card) for card in DECK] == list(NAMES)


@pytest.mark.parametrize("seats", range(2, 7))
def test_components_every_card_is_dealt_once(seats: int) -> None:
    assert sorted(all_cards(deal(seats))) == list(DECK)


def test_components_cards_in_use_with_fewer_traps() -> None:
    assert {NAMES[card][:2] for card in deck_for("mild") if card in TRAPS} == {"TB", "TG"}
