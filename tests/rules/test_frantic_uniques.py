"""Frantic, Cards: unique specials and the Blank play card (FRA-216 to FRA-227)."""

from __future__ import annotations

import pytest

from tests.frantic_table import offers
from tests.rules.frantic_play import (
    A,
    B,
    C,
    code,
    drew,
    go,
    hands,
    happens,
    needs,
    on_turn,
    pile,
    plays,
    settle,
    sizes,
    table,
    wishes,
)

ALL = {"preset": "everything", "top": "R5"}


NINE = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"


COLOURS = {"red", "blue", "yellow", "green", "violet"}


@pytest.mark.parametrize("count", [1, 2, 8, 9, 10, 11])
def test_fra_216_fuck_you_needs_exactly_ten_cards(count: int) -> None:
    rest = f"{NINE} Y2".split()[: count - 1]
    state = table(" ".join(["fuck_you", *rest]), "G1", top="R5", preset="first")
    assert ("fuck_you" in plays(state)) is (count == 10)
    if count == 10:
        settle(state, "0 play fuck_you")
        assert (pile(state).split()[-2:], needs(state)) == (["fuck_you", "R5"], "red 5")
        assert (on_turn(state), sizes(state)) == (B, [9, 1])
    else:
        assert code(state, "0 play fuck_you") == ("frantic-ten-cards", "FRA-71")


def test_fra_217_fra_384_nobody_gives_fuck_you_away_themselves() -> None:
    for card, texts in (
        ("gift-R", ["0 name 1"]),
        ("exchange-R", ["0 name 1"]),
        ("blank_play", ["0 yes", "0 name 1"]),
    ):
        state = table(f"{card} fuck_you Y1 Y2 Y3", "B1 B2", "G1", **ALL)
        go(state, f"0 play {card}", *texts)
        assert offers(state, A) == {"pick Y1", "pick Y2", "pick Y3"}
        assert code(state, "0 pick fuck_you")[0] == "frantic-not-given-away"


def test_fra_217_it_may_leave_the_hand_blind_by_others_and_in_events() -> None:
    state = table("thief-R Y1", "fuck_you B1 B2", "G1", **ALL)
    settle(state, "0 play thief-R", "0 name 1", "0 pick fuck_you", "0 pick B1")
    assert "fuck_you" in hands(state)[A]
    state = table("exchange-R Y1 Y2", "fuck_you", "G1", **ALL)
    settle(state, "0 play exchange-R", "0 name 1")
    assert "fuck_you" in hands(state)[A]
    state = happens("earthquake", "Y1", "fuck_you")
    assert hands(state)[A] == "fuck_you"


def test_fra_218_they_give_only_what_may_be_given() -> None:
    state = table("gift-R fuck_you Y1", "B1 B2", "G1", **ALL)
    settle(state, "0 play gift-R", "0 name 1")
    assert hands(state)[:2] == ["fuck_you", "B1 B2 Y1"]


def test_fra_219_golden_fuck_you_goes_under_or_is_given() -> None:
    state = table(f"golden_fuck_you {NINE}", "G1", "R1", **ALL)
    go(state, "0 play golden_fuck_you")
    assert offers(state, A) == {"yes", "no"}
    other = state.copy()
    settle(state, "0 no")
    assert (pile(state).split()[-2:], needs(state)) == (["golden_fuck_you", "R5"], "red 5")
    assert (on_turn(state), sizes(state)) == (B, [9, 1, 1])
    settle(other, "0 yes", "0 name 2")
    assert (hands(other)[C], needs(other), on_turn(other)) == ("R1 golden_fuck_you", "red 5", B)
    assert code(table(f"golden_fuck_you {NINE} Y2", "G1", **ALL), "0 play golden_fuck_you") == (
        "frantic-ten-cards",
        "FRA-71",
    )


def test_fra_220_fra_381_it_is_not_given_by_an_own_special_card() -> None:
    state = table("gift-R golden_fuck_you Y1 Y2 Y3", "B1 B2", "G1", **ALL)
    go(state, "0 play gift-R", "0 name 1")
    assert code(state, "0 pick golden_fuck_you")[0] == "frantic-not-given-away"


def test_fra_221_fra_382_curse_is_never_played_but_given_taken_and_discarded_in_events() -> None:
    state = table("gift-R curse Y1 Y2", "B1", **ALL)
    settle(state, "0 play gift-R", "0 pick curse", "0 pick Y1")
    assert "curse" in hands(state)[B]
    state = table("thief-R Y1", "curse B1 B2", **ALL)
    settle(state, "0 play thief-R", "0 pick curse", "0 pick B1")
    assert "curse" in hands(state)[A]
    state = happens("recession", "", "curse B1", texts=("1 pick curse",))
    assert "curse" in pile(state)
    assert code(table("curse", "B1", **ALL), "0 play curse") == ("frantic-unplayable", "FRA-73")


def test_fra_222_gambling_champ_is_not_given_but_taken() -> None:
    state = table("gift-R gambling_champ Y1 Y2 Y3", "B1 B2", "G1", **ALL)
    go(state, "0 play gift-R", "0 name 1")
    assert code(state, "0 pick gambling_champ")[0] == "frantic-not-given-away"
    state = table("thief-R Y1", "gambling_champ B1 B2", **ALL)
    settle(state, "0 play thief-R", "0 pick gambling_champ", "0 pick B1")
    assert "gambling_champ" in hands(state)[A]
    state = happens("recession", "", "gambling_champ B1", texts=("1 pick gambling_champ",))
    assert "gambling_champ" in pile(state)


def test_fra_223_mimicry_imitates_every_special_but_unique_ones() -> None:
    state = table("mimicry Y1", "B1", **ALL)
    got = {text.split(" as ")[1] for text in offers(state, A) if " as " in text}
    plain = {
        "second_chance",
        "exchange",
        "gift",
        "skip",
        "thief",
        "troublemaker",
        "recharge",
        "colour_swap",
    }
    wish = {
        "fantastic",
        "fantastic_four",
        "counterattack",
        "equality",
        "nice_try",
        "special_favours",
        "inequality",
        "lucky_bastard",
        "update",
        "edison",
        "do_it_yourself",
        "special_fantastic",
        "fantastic_event",
        "error_404",
        "blank_play",
    }
    assert got == plain | wish
    for unique in (
        "curse",
        "fuck_you",
        "golden_fuck_you",
        "gambling_champ",
        "the_end",
        "mimicry",
        "little_brother",
    ):
        assert code(state, f"0 play mimicry as {unique}") == ("frantic-no-imitation", "FRA-223")


def test_fra_223_only_of_the_modules_in_play() -> None:
    state = table("mimicry Y1", "B1", preset="chaos", top="R5")
    assert code(state, "0 play mimicry as error_404") == ("frantic-no-imitation", "FRA-223")
    assert code(state, "0 play mimicry as recharge") == ("frantic-no-imitation", "FRA-223")


def test_fra_224_mimicry_copies_the_composed_effect() -> None:
    state = table("mimicry Y1", "B1", "G1", blank_play="Trial|colour||draw 3 others", **ALL)
    settle(state, "0 play mimicry as blank_play", "0 yes", "0 wish green")
    assert (sizes(state), needs(state)) == ([1, 4, 4], "green")


def test_fra_224_in_a_hand_it_is_a_special_without_colour() -> None:
    state = happens("take_them_out", "mimicry Y1", "B1")
    assert hands(state)[A] == "Y1"
    state = happens("vandalism", "mimicry R1 Y1", "B1", last_colour="red")
    assert hands(state)[A] == "Y1 mimicry"


def test_fra_225_the_end_takes_no_power_card_with_it() -> None:
    state = table("the_end", "B1", powers=["looping", ""], **ALL)
    assert offers(state, A) == {"play the_end", "draw"}
    assert code(state, "0 play the_end with looping")[1] == "FRA-304"


def test_fra_226_the_end_may_be_given_and_discarded_before() -> None:
    state = table("the_end R1", "B1", **ALL)
    assert code(state, "0 play the_end") == ("frantic-not-last", "FRA-72")
    state = table("gift-R the_end Y1", "B1", **ALL)
    settle(state, "0 play gift-R")
    assert "the_end" in hands(state)[B]


def test_fra_227_the_blank_card_is_a_hot_potato_by_default() -> None:
    state = table("blank_play Y1 Y2", "B1", "G1", **ALL)
    go(state, "0 play blank_play", "0 yes", "0 name 2", "0 pick Y1")
    assert set(wishes(state).split()) == COLOURS
    events = settle(state, "0 wish blue")
    assert drew(events) == [(C, 1)]
    assert sizes(state) == [1, 1, 3]
