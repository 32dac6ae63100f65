"""Frantic, rules read twice: order of choices, single options, ends inside events, Recycling."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import COLOUR_WORDS, NAMES
from game.frantic.moves import parse_move
from game.frantic.options import Options
from game.frantic.values import Running
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    go,
    hands,
    happened,
    needs,
    settle,
    table,
    turned,
)

ALL: dict[str, Any] = {"preset": "everything", "top": "R5"}
LAST = ["troublecharger"]
RED, BLUE, YELLOW, GREEN, VIOLET = range(5)


def names(state: Any) -> list[list[str]]:
    return [[power.name for power in row] for row in state.powers]


def edison(*powers: str, hands_: tuple[str, ...] = ("edison Y1", "B1", "G1")) -> Any:
    """A plays Edison on themselves and B, all is declared but the power cards."""
    state = table(*hands_, powers=powers, **ALL)
    go(state, "0 play edison", "0 yes", "0 name 0", "0 name 1", "0 wish red")
    return state


def test_fra_79_fra_211_the_power_cards_of_edison_are_picked_before_the_window() -> None:
    state = edison("looping recycling", "black_wish number_wish*", "troublecharger")
    assert (asks(state), offers(state, A)) == ("AskEdison", {"power 0 0", "power 0 1"})
    play(state, "0 power 0 1")
    assert offers(state, A) == {"power 1 0", "power 1 1"}
    play(state, "0 power 1 1")
    assert (asks(state), state.to_act()) == ("TargetWindow", (B,))
    assert names(state) == [["recycling", "looping"], ["black_wish", "number_wish"], LAST]
    play(state, "1 pass")
    assert names(state) == [["number_wish", "looping"], ["black_wish", "recycling"], LAST]


def test_fra_96_who_counters_edison_picks_anew() -> None:
    state = edison(
        "looping recycling",
        "black_wish number_wish",
        "special_seal all_draw_one",
        hands_=("edison Y1", "B1 B2 counterattack", "G1"),
    )
    go(state, "0 power 0 0", "1 throw counterattack blue", "1 yes", "1 name 1", "1 name 2")
    assert offers(state, B) == {"power 1 0", "power 1 1"}
    settle(state, "1 power 1 1")
    assert names(state)[A] == ["looping", "recycling"]
    assert sorted(names(state)[B]) == ["black_wish", "special_seal"]
    assert sorted(names(state)[C]) == ["all_draw_one", "number_wish"]


def test_fra_103_after_error_404_only_the_replacement_is_picked_anew() -> None:
    state = edison(
        "looping recycling",
        "black_wish",
        "special_seal* all_draw_one",
        hands_=("edison Y1", "B1 error_404", "G1"),
    )
    go(state, "0 power 0 1", "1 throw error_404 green")
    assert (asks(state), offers(state, A)) == ("AskEdison", {"power 2 0", "power 2 1"})
    play(state, "0 power 2 0")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))
    settle(state, "2 pass")
    assert names(state) == [
        ["special_seal", "looping"],
        ["black_wish"],
        ["recycling", "all_draw_one"],
    ]
    assert needs(state) == "green"


def test_fra_425_which_back_was_picked_tells_nothing() -> None:
    tables = [edison("looping recycling", "black_wish", *LAST) for _ in range(2)]
    for at, state in enumerate(tables):
        play(state, f"0 power 0 {at}")
        assert state.to_act() == (B,)
    one, other = tables
    assert one.view(B) == other.view(B)
    assert one.view(None) == other.view(None)


@pytest.mark.parametrize(
    ("powers", "asked"),
    [
        (("looping", "recycling"), False),
        (("looping* looping*", "recycling"), False),
        (("looping", "recycling black_wish"), False),
        (("looping looping", "recycling"), True),
        (("looping* recycling", "black_wish"), True),
        (("looping", "recycling* black_wish"), True),
    ],
)
def test_fra_438_edison_asks_unless_all_see_one_option(
    powers: tuple[str, str], asked: bool
) -> None:
    assert (asks(edison(*powers, *LAST)) == "AskEdison") is asked


@pytest.mark.parametrize(
    ("powers", "asked"),
    [("looping", False), ("looping* looping*", False), ("looping looping", True)],
)
def test_fra_438_fra_212_update_asks_unless_all_see_one_option(powers: str, asked: bool) -> None:
    state = table("update Y1", "B1", powers=[powers, ""], **ALL)
    settle(state, "0 play update", "0 yes", "0 wish red")
    assert (asks(state) == "AskUpdate") is asked
    if not asked:
        assert len(state.powers[A]) == len(powers.split())
        assert names(state)[A][:-1] == powers.replace("*", "").split()[1:]


def test_fra_285_a_colour_swap_of_two_blocked_colours_leaves_one_of_them() -> None:
    state = table("K5 Y1", "B1", events=["rewind"], draw="colour_swap-RB", pile="G1 G2 G3", **ALL)
    state.running = (Running("colour_blockade", B, RED), Running("colour_blockade", B, BLUE))
    settle(state, "0 play K5")
    assert (asks(state), offers(state, A)) == ("AskExit", {"colour red", "colour blue"})
    state = table("K5 Y1", "B1", events=["rewind"], draw="colour_swap-RB", pile="G1 G2 G3", **ALL)
    state.running = (Running("colour_blockade", B, RED),)
    settle(state, "0 play K5")
    assert needs(state) == "blue"


def test_fra_70_mimicry_is_no_colour_swap_when_no_other_colour_is_left() -> None:
    for blocked, allowed in (((BLUE, YELLOW, GREEN, VIOLET), False), ((BLUE, YELLOW, GREEN), True)):
        state = table("mimicry Y1", "B1", **ALL)
        state.running = tuple(Running("colour_blockade", B, colour) for colour in blocked)
        state.bar = type(state.bar)(blocked=tuple(blocked))
        assert ("play mimicry as colour_swap" in offers(state, A)) is allowed
        assert "play mimicry as gift" in offers(state, A)


def test_fra_269_fra_552_a_composed_event_after_doomsday_in_plague_is_carried_out_whole() -> None:
    state, events = happened(
        "plague",
        "Y1 Y2",
        "B1 B2",
        then=["doomsday", "blank_event"],
        blank_event="Trial|||draw 1 self, draw 2 self, score 5 self",
    )
    assert turned(events) == ["plague", "doomsday", "blank_event"]
    assert (state.sheet[-1].cause, state.totals[A]) == ("doomsday", 55)
    drawn = [e for e in events if type(e).__name__ == "CardsMoved" and e.source.kind == "draw"]
    assert sum(len(event.cards) for event in drawn) == 3


def test_fra_552_steps_after_an_event_step_that_ends_the_round_are_left_out() -> None:
    state, events = happened(
        "blank_event",
        "Y1 Y2",
        "B1 B2",
        then=["doomsday"],
        blank_event="Trial|||score 5 self, event, score 7 self",
    )
    assert turned(events) == ["blank_event", "doomsday"]
    assert state.totals[A] == 55


def test_fra_254_fra_345_vandalism_takes_a_blank_card_of_the_last_colour() -> None:
    blank = {"blank_play": "Trial|blue||nothing", "last_colour": "blue"}
    state, _ = happened("vandalism", "Y1 blank_play", "B1 G1", **blank)
    assert hands(state) == ["Y1", "G1"]
    blank = {"blank_play": "Trial|colour||nothing", "last_colour": "blue"}
    state, _ = happened("vandalism", "Y1 blank_play", "B1 G1", **blank)
    assert hands(state) == ["Y1 blank_play", "G1"]


def test_fra_320_the_last_colour_comes_back_though_a_wish_thrown_in_stays() -> None:
    state = table(
        "gift-B Y1 Y2 Y3", "B1 B2 counterattack", "G1",
        requirement="blue", powers=["recycling", "", ""], **ALL,
    )  # fmt: skip
    go(state, "0 play gift-B with recycling", "0 name 1", "0 pick Y1", "0 pick Y2")
    go(state, "1 throw counterattack green", "1 name 2")
    while asks(state) != "AskRecycling":
        state.play(state.moves(state.to_act()[0])[0])
    assert COLOUR_WORDS[state.last_colour] == "blue"
    play(state, "0 name 2")
    assert (COLOUR_WORDS[state.last_colour], needs(state)) == ("red", "green")


def test_fra_565_a_later_card_keeps_the_last_colour_it_set() -> None:
    state = table(
        "second_chance-B B4 Y1", "G1", requirement="blue", powers=["recycling", ""], **ALL
    )
    go(state, "0 play second_chance-B with recycling", "0 play B4", "0 name 1")
    assert (COLOUR_WORDS[state.last_colour], needs(state)) == ("blue", "blue 4")


def test_fra_63_fra_320_recycling_a_black_card_leaves_no_black_card_on_top() -> None:
    options = Options(preset="everything", powers="2")
    powers = ["number_wish recycling", ""]
    events = ["friday_the_13th"]
    state = table("K5 Y1", "K7", options=options, powers=powers, events=events, top="R5")
    go(state, "0 play K5 with number_wish", "0 turn-up recycling")
    settle(state, "0 wish 7", "0 name 0")
    assert (needs(state), state.to_act()) == ("7", (B,))
    assert state.check(parse_move("1 play K7")) is None


def test_fra_77_fra_219_a_golden_card_that_is_shown_is_known_while_it_stays_in_the_hand() -> None:
    state = table("golden_fuck_you B1 B2 B3 B4 B6 B7 B8 B9 Y1", "R1", "R2", **ALL)
    play(state, "0 play golden_fuck_you")
    assert asks(state) == "AskUse"
    for seat in (B, C, None):
        assert [NAMES[card] for card in state.view(seat).known[A]] == ["golden_fuck_you"]
    settle(state, "0 yes", "0 name 2")
    assert [NAMES[card] for card in state.view(B).known[C]] == ["golden_fuck_you"]


def test_fra_438_random_chance_asks_even_with_one_card() -> None:
    state = table("R1 Y1", "B1", powers=["random_chance", ""], **ALL)
    go(state, "0 play R1 with random_chance")
    assert asks(state) == "AskRandomChance"
    assert len(state.moves(A)) == 1
