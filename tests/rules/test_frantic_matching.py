"""Frantic, Matching: what a card leaves on the pile and what fits on it."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import CARD, COLOUR_WORDS
from tests.frantic_table import offers
from tests.rules.frantic_play import (
    A,
    B,
    code,
    go,
    happens,
    needs,
    pile,
    plays,
    settle,
    table,
    wishes,
)

MANY = (
    "R1 R5 B5 K5 K7 gift-R gift-B skip-R colour_swap-RG colour_swap-BY fantastic black_gift "
    "counterattack"
)


OPEN_WISH = (
    "fantastic",
    "fantastic_four",
    "counterattack",
    "equality",
    "nice_try",
    "special_favours",
    "inequality",
    "lucky_bastard",
)


def fitting(requirement: str, cards: str = MANY, top: str = "G9", **rest: Any) -> str:
    """What A may play on that requirement."""
    rest = {"preset": "everything"} | rest
    return plays(table(cards, "B1", top=top, requirement=requirement, **rest))


PLAYED = [
    ("R7", (), "red 7"),
    ("gift-R", ("0 pick B1", "0 pick B2"), "red gift"),
    ("skip-R", (), "red skip"),
    ("colour_swap-RG", (), "green"),
    ("fantastic", ("0 wish yellow",), "yellow"),
    ("fantastic", ("0 wish 8",), "8"),
    ("equality", ("0 yes", "0 wish blue"), "blue"),
    ("special_fantastic", ("0 wish skip",), "skip"),
    ("mimicry as gift", ("0 pick B1", "0 pick B2"), "red gift"),
    ("mimicry as fantastic", ("0 wish 8",), "8"),
]


@pytest.mark.parametrize(("card", "texts", "wanted"), PLAYED)
def test_fra_60_what_a_played_card_requires(card: str, texts: tuple[str, ...], wanted: str) -> None:
    state = table(f"{card.split()[0]} B1 B2 B3", "R1", top="R5", preset="everything")
    settle(state, f"0 play {card}", *texts)
    assert needs(state) == wanted


def test_fra_60_black_number_and_black_gift() -> None:
    state = happens("friday_the_13th", "B1", "B2")
    assert needs(state) == "5"
    state = table(
        "black_gift B1 B2 B3", "R1", top="gift-R", preset="everything", events=["friday_the_13th"]
    )
    settle(state, "0 play black_gift", "0 pick B1", "0 pick B2")
    assert needs(state) == "gift"


@pytest.mark.parametrize("card", ["fuck_you", "golden_fuck_you"])
def test_fra_60_a_card_put_under_leaves_the_requirement(card: str) -> None:
    state = table(f"{card} B1 B2 B3 B4 B6 B7 B8 B9 Y1", "R1 R2", top="G5", preset="everything")
    go(state, f"0 play {card}")
    if card == "golden_fuck_you":
        go(state, "0 no")
    settle(state)
    assert needs(state) == "green 5"
    assert pile(state).split()[-2:] == [card, "G5"]


def test_fra_60_number_wish_and_black_wish() -> None:
    for power, texts, wanted in (("number_wish", ["0 wish 3"], "3"), ("black_wish", [], "black")):
        state = table("R7 B1", "B2", top="R5", preset="supercharged", powers=[power, ""])
        settle(state, f"0 play R7 with {power}", *texts)
        assert needs(state) == wanted


@pytest.mark.parametrize(
    ("requirement", "wanted"),
    [
        ("red 5", "R1 R5 B5"),
        ("red", "R1 R5"),
        ("5", "R5 B5"),
        ("free", "R1 R5 B5"),
        ("black", ""),
        ("gift", ""),
    ],
)
def test_fra_61_coloured_numbers(requirement: str, wanted: str) -> None:
    assert fitting(requirement, "R1 R5 B5") == wanted


@pytest.mark.parametrize(
    ("requirement", "wanted"),
    [
        ("red 5", "K5"),
        ("red", ""),
        ("5", "K5"),
        ("free", "K5 K7"),
        ("black", "K5 K7"),
        ("gift", ""),
    ],
)
def test_fra_62_black_numbers(requirement: str, wanted: str) -> None:
    assert fitting(requirement, "K5 K7") == wanted


def test_fra_62_not_only_because_a_card_is_black() -> None:
    assert plays(table("K7 K5", "B1", top="K3", preset="first")) == ""


def test_fra_63_never_black_on_black() -> None:
    state = table("K7 R7", "B1", top="K3", requirement="7", preset="first")
    assert plays(state) == "R7"
    assert code(state, "0 play K7") == ("frantic-black-on-black", "FRA-63")


def test_fra_63_not_even_under_a_number_wish_for_its_number() -> None:
    state = table(
        "K5 R1",
        "K7 R7",
        top="R5",
        preset="supercharged",
        powers=["number_wish", ""],
        events=["friday_the_13th"],
    )
    settle(state, "0 play K5 with number_wish", "0 wish 7")
    assert plays(state, B) == "R7"


def test_fra_63_but_under_black_wish_and_black_on_black() -> None:
    state = table(
        "K5 R1",
        "K7 R7",
        top="R5",
        preset="supercharged",
        powers=["black_wish", ""],
        events=["friday_the_13th"],
    )
    settle(state, "0 play K5 with black_wish")
    assert plays(state, B) == "K7"
    state = table("K7 R7 black_gift", "B1", top="K3", rules=["black_on_black"], preset="everything")
    assert plays(state) == "K7 black_gift"


def test_fra_64_what_fits_on_a_black_number() -> None:
    ten = "R3 G3 R5 K4 gift-R colour_swap-RG fantastic fuck_you counterattack mimicry"
    assert plays(table(ten, "B1", top="K3")) == (
        "R3 G3 fantastic counterattack fuck_you "
        + " ".join(f"mimicry as {symbol}" for symbol in sorted(OPEN_WISH))
    )
    assert plays(table("the_end", "B1", top="K3", preset="supercharged")) == "the_end"


def test_fra_64_a_wish_replaces_the_requirement_of_a_black_number() -> None:
    state = table("K5 R1", "R7 R8 lucky_bastard", top="R5", events=["friday_the_13th"])
    settle(state, "0 play K5", "1 throw lucky_bastard red")
    assert plays(state, B) == "R7 R8"


@pytest.mark.parametrize(
    ("requirement", "wanted"),
    [
        ("red 5", "gift-R skip-R"),
        ("gift", "gift-R gift-B"),
        ("red gift", "gift-R gift-B skip-R"),
        ("5", ""),
        ("free", "gift-R gift-B skip-R"),
        ("black", ""),
    ],
)
def test_fra_65_plain_specials(requirement: str, wanted: str) -> None:
    got = fitting(requirement, "gift-R gift-B skip-R")
    assert set(got.split()) == set(wanted.split())


@pytest.mark.parametrize(
    ("requirement", "wanted"),
    [
        ("red 5", "colour_swap-RG"),
        ("blue", "colour_swap-BY"),
        ("5", ""),
        ("gift", ""),
        ("black", ""),
        ("colour_swap", "colour_swap-RG colour_swap-BY"),
        ("free", "colour_swap-RG colour_swap-BY"),
    ],
)
def test_fra_66_fra_67_colour_swaps(requirement: str, wanted: str) -> None:
    assert fitting(requirement, "colour_swap-RG colour_swap-BY") == wanted


def test_fra_66_not_on_another_colour_swap_by_symbol() -> None:
    state = table("colour_swap-RG R1", "colour_swap-BY colour_swap-RB G1", top="G5")
    settle(state, "0 play colour_swap-RG")
    assert plays(state, B) == "colour_swap-RB"


@pytest.mark.parametrize("requirement", ["free", "colour_swap"])
def test_fra_67_the_player_chooses_the_exit_colour(requirement: str) -> None:
    state = table("colour_swap-RG R1", "B1", top="B5", requirement=requirement)
    go(state, "0 play colour_swap-RG")
    assert offers(state, A) == {"colour red", "colour green"}
    settle(state, "0 colour red")
    assert needs(state) == "red"


@pytest.mark.parametrize("requirement", ["red 5", "5", "gift", "black", "free"])
def test_fra_68_open_wish_specials_always_fit(requirement: str) -> None:
    wish = (
        "fantastic fantastic_four counterattack equality nice_try special_favours inequality "
        "lucky_bastard update edison do_it_yourself special_fantastic fantastic_event "
        "error_404 blank_play"
    )
    assert set(fitting(requirement, wish).split()) == set(wish.split())


@pytest.mark.parametrize(
    ("requirement", "top", "fits"),
    [
        ("red gift", "gift-R", True),
        ("gift", "fantastic", True),
        ("gift", "black_gift", False),
        ("black", "R5", True),
        ("black", "K5", True),
        ("free", "curse", True),
        ("red 5", "R5", False),
        ("5", "K5", False),
    ],
)
def test_fra_69_black_gift(requirement: str, top: str, fits: bool) -> None:
    assert (fitting(requirement, "black_gift", top) == "black_gift") is fits


def test_fra_70_mimicry_as_open_wish_on_everything() -> None:
    for requirement in ("red 5", "5", "gift", "black", "free"):
        assert "play mimicry as fantastic" in offers(
            table("mimicry R1", "B1", top="G9", requirement=requirement), A
        )


def test_fra_70_mimicry_as_plain_special_takes_the_colour_over() -> None:
    state = table("mimicry R1 R2 R3", "B1 gift-Y G1", top="G9")
    settle(state, "0 play mimicry as gift", "0 pick R1", "0 pick R2")
    assert needs(state) == "green gift"
    assert plays(state, B) == "G1 gift-Y"
    state = table("mimicry R1 R2 R3", "B1", top="K9")
    assert not {"play mimicry as gift", "play mimicry as colour_swap"} & offers(state, A)
    assert code(state, "0 play mimicry as gift") == ("frantic-no-colour-to-take", "FRA-70")


def test_fra_70_mimicry_as_colour_swap_picks_any_other_colour() -> None:
    state = table("mimicry R1 R2", "B1", top="G9", preset="pandemonium")
    go(state, "0 play mimicry as colour_swap")
    assert offers(state, A) == {"colour " + c for c in ("red", "blue", "yellow", "violet")}
    settle(state, "0 colour violet")
    assert needs(state) == "violet"


def test_fra_70_mimicry_as_black_gift_counts_as_black() -> None:
    state = table(
        "mimicry R1 R2 R3",
        "B1 black_gift gift-Y",
        top="gift-R",
        preset="everything",
        events=["friday_the_13th"],
    )
    settle(state, "0 play mimicry as black_gift", "0 pick R1", "0 pick R2")
    assert needs(state) == "gift"
    assert plays(state, B) == "gift-Y"
    assert "mimicry as black_gift" not in plays(table("mimicry R1", "B1", preset="everything"))


@pytest.mark.parametrize("card", ["fuck_you", "golden_fuck_you"])
@pytest.mark.parametrize("requirement", ["red 5", "black", "gift", "3"])
def test_fra_71_ten_cards_fit_on_every_requirement(card: str, requirement: str) -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    rest = {"top": "G9", "requirement": requirement, "preset": "everything"}
    assert card in plays(table(f"{card} {nine}", "B1", **rest))
    assert card not in plays(table(f"{card} {nine} Y2", "B1", **rest))
    assert card not in plays(table(f"{card} {nine[3:]}", "B1", **rest))


@pytest.mark.parametrize("requirement", ["red 5", "black", "gift", "3"])
def test_fra_72_the_end_fits_as_the_only_card(requirement: str) -> None:
    rest = {"top": "G9", "requirement": requirement, "preset": "everything"}
    assert plays(table("the_end", "B1", **rest)) == "the_end"
    assert "the_end" not in plays(table("the_end R1", "B1", **rest))


@pytest.mark.parametrize("card", ["curse", "gambling_champ", "little_brother"])
def test_fra_73_fra_380_cards_that_can_never_be_played(card: str) -> None:
    state = table(f"{card} R1", "B1", requirement="free", preset="everything")
    assert card not in plays(state)
    assert code(state, f"0 play {card}")[0] == "frantic-unplayable"


def test_fra_74_a_colour_wish_names_a_colour_that_is_not_blocked() -> None:
    state = table(
        "R7 B1",
        "fantastic equality R1",
        top="R5",
        preset="supercharged",
        powers=["colour_blockade", ""],
    )
    settle(state, "0 play R7 with colour_blockade", "0 colour green")
    go(state, "1 play fantastic")
    colours = {what for what in wishes(state, B).split() if not what.isdigit()}
    assert colours == {"red", "blue", "yellow"}
    assert code(state, "1 wish green")[0] in ("frantic-no-such-wish", "frantic-blocked")


def test_fra_75_a_wish_lasts_until_a_card_covers_it() -> None:
    state = table("fantastic R1", "R1 R2", "B7 B1", top="R5", preset="first")
    settle(state, "0 play fantastic", "0 wish blue", "1 draw", "1 pass")
    assert needs(state) == "blue"
    settle(state, "2 play B7")
    assert needs(state) == "blue 7"


LAST = [
    ("R7", (), "red"),
    ("skip-R", (), "red"),
    ("colour_swap-RG", (), "green"),
    ("fantastic", ("0 wish yellow",), "blue"),
    ("mimicry as skip", (), "red"),
    ("K5", (), "blue"),
]


@pytest.mark.parametrize(("card", "texts", "colour"), LAST)
def test_fra_76_the_last_colour(card: str, texts: tuple[str, ...], colour: str) -> None:
    state = table(
        f"{card.split()[0]} B1 B2",
        "R1 R2",
        "G1 G2",
        top="R5",
        last_colour="blue",
        events=["friday_the_13th"],
    )
    settle(state, f"0 play {card}", *texts)
    assert COLOUR_WORDS[state.last_colour] == colour


def test_fra_76_a_card_slid_under_does_not_count() -> None:
    state = happens("recession", "", "G1", "B1 B2", preset="first")
    assert COLOUR_WORDS[state.last_colour] == "red"
    assert CARD["G1"] in state.pile
