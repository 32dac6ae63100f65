"""Frantic: violet is a fifth colour wherever a colour is wished, shown, blocked or named."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import COLOUR_WORDS, WISHES
from tests.frantic_table import first_card, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    asks,
    go,
    hands,
    happens,
    needs,
    on_turn,
    plays,
    settle,
    table,
    wishes,
)

ALL: dict[str, Any] = {"preset": "everything", "top": "R5"}
WITHOUT: dict[str, Any] = {
    "preset": "own", "troublemaker": True, "supercharge": True, "fan": True, "promo": True,
    "blank": True, "top": "R5",
}  # fmt: skip
FOUR = {"red", "blue", "yellow", "green"}


def to_the_wish(card: str, **rest: Any) -> Any:
    """A plays an open-wish special and makes the easiest choices up to its wish."""
    state = table(f"{card} Y1 Y2", "B1 B2 B3", "G1", **rest)
    go(state, f"0 play {card}")
    while asks(state) != "AskWish":
        offered = offers(state, A)
        text = "no" if "no" in offered else sorted(offered)[0]
        play(state, f"0 {text}")
    return state


@pytest.mark.parametrize("card", [*sorted(set(WISHES) - {"do_it_yourself"}), "blank_play"])
def test_fra_12_fra_74_every_colour_wish_knows_violet_only_with_pandora(card: str) -> None:
    state = to_the_wish(card, **ALL)
    assert set(wishes(state).split()) >= {*FOUR, "violet"}
    play(state, "0 wish violet")
    assert needs(state) == "violet"
    assert "violet" not in wishes(to_the_wish(card, **WITHOUT)).split()


def test_fra_12_do_it_yourself_wishes_violet() -> None:
    assert set(wishes(to_the_wish("do_it_yourself", **ALL)).split()) == {*FOUR, "violet"}


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("counterattack", ("0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")),
        ("error_404", ("0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")),
        ("lucky_bastard", ("0 play K5",)),
        ("nice_try", ("0 play K5",)),
    ],
)
def test_fra_104_every_reaction_card_wishes_violet(card: str, moves: tuple[str, ...]) -> None:
    rest = {"events": ["friday_the_13th"]}
    mine = "K5" if card == "nice_try" else "gift-R K5 Y1 Y2 Y3"
    state = table(mine, f"{card} B1", "G1", **(ALL | rest))
    go(state, *moves, f"1 throw {card} violet")
    assert needs(state) == "violet"


def test_fra_66_fra_199_a_colour_swap_leaves_violet() -> None:
    state = table("colour_swap-VR Y1", "V3 B1", **ALL)
    settle(state, "0 play colour_swap-VR")
    assert (needs(state), plays(state, B)) == ("violet", "V3")


def test_fra_43_fra_70_violet_as_an_exit_colour_by_choice() -> None:
    state = first_card("colour_swap-VR", ["Y1", "B1"], preset="everything")
    play(state, "0 go-on")
    assert offers(state, A) == {"colour red", "colour violet"}
    state = table("mimicry Y1", "B1", **ALL)
    go(state, "0 play mimicry as colour_swap")
    assert offers(state, A) == {"colour blue", "colour yellow", "colour green", "colour violet"}


def test_fra_70_mimicry_takes_violet_over() -> None:
    state = table("mimicry Y1 Y2 Y3", "B1", top="V5", preset="everything")
    settle(state, "0 play mimicry as skip")
    assert needs(state) == "violet skip"
    assert COLOUR_WORDS[state.last_colour] == "violet"


def test_fra_313_violet_can_be_blocked() -> None:
    state = table("R1 Y1", "V1 fantastic", powers=["colour_blockade", ""], **ALL)
    go(state, "0 play R1 with colour_blockade")
    assert "colour violet" in offers(state, A)
    settle(state, "0 colour violet")
    assert (on_turn(state), plays(state, B)) == (B, "fantastic")
    play(state, "1 play fantastic")
    assert "violet" not in wishes(state, B).split()


def test_fra_254_vandalism_takes_violet_cards_and_swaps() -> None:
    state = happens(
        "vandalism", "V3 skip-V Y1", "colour_swap-VB B1", "G1", last_colour="violet",
    )  # fmt: skip
    assert hands(state) == ["Y1", "B1", "G1"]


def test_fra_356_the_old_gambling_man_asks_for_violet() -> None:
    state = happens(
        "gambling_man", "V3 V9 Y1", "V4 V5 B1", last_colour="violet", gambling_man="old",
    )  # fmt: skip
    assert offers(state, A) == {"pick V3", "pick V9"}
    assert offers(state, B) == {"pick V4", "pick V5"}


def test_fra_284_fra_76_rewind_turns_a_violet_card_over() -> None:
    state = happens("rewind", "Y1", "B1", draw="V7", pile="R1 R2 R3")
    assert (needs(state), COLOUR_WORDS[state.last_colour]) == ("violet 7", "violet")


def test_fra_335_a_violet_card_is_a_twin() -> None:
    state = table("R4 V4 Y1", "B1", rules=["twins"], **ALL)
    play(state, "0 play R4")
    assert "pick V4" in offers(state, A)
    settle(state, "0 pick V4")
    assert needs(state) == "violet 4"
