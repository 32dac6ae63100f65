"""Frantic, Cards: open-wish specials (FRA-202 to FRA-215)."""

from __future__ import annotations

import pytest

from game.frantic.cards import symbols_for
from game.frantic.events import Decided
from game.frantic.moves import parse_move
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    asks,
    code,
    drew,
    found,
    go,
    hands,
    needs,
    plays,
    settle,
    sizes,
    table,
    turned,
    wishes,
)

ALL = {"preset": "everything", "top": "R5"}


COLOURS = {"red", "blue", "yellow", "green", "violet"}


NUMBERS = {str(number) for number in range(1, 11)}


@pytest.mark.parametrize("wish", sorted(COLOURS | NUMBERS))
def test_fra_202_fantastic_wishes_a_colour_or_a_number(wish: str) -> None:
    state = table("fantastic Y1", "B1", **ALL)
    go(state, "0 play fantastic")
    assert set(wishes(state).split()) == COLOURS | NUMBERS
    settle(state, f"0 wish {wish}")
    assert (needs(state), sizes(state)) == (wish, [1, 1])


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_fra_203_fantastic_four_shares_out_exactly_four(seats: int) -> None:
    others = ["B1", "G1", "R1", "B2", "G2", "R2", "B3"][: seats - 1]
    state = table("fantastic_four Y1", *others, **ALL)
    play(state, "0 play fantastic_four")
    if seats == 2:
        assert asks(state) == "AskWish"
        return
    zeros = " ".join("0" * (seats - 3))
    assert f"share 0 3 1 {zeros}".strip() in offers(state, A)
    assert f"share 0 4 0 {zeros}".strip() in offers(state, A)
    for wrong in ("0 3 0", "0 5 0", "4 0 0", "1 2 1", "0 6 -2"):
        assert code(state, f"0 share {wrong} {zeros}".strip())[1] in ("FRA-203", "FRA-87")


def test_fra_203_each_victim_makes_one_draw_in_order_of_play() -> None:
    state = table("fantastic_four Y1", "B1", "G1", "R1", "Y2", **ALL)
    events = settle(state, "0 play fantastic_four", "0 share 0 1 1 1 1", "0 wish 7")
    assert drew(events) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert needs(state) == "7"


def test_fra_205_equality() -> None:
    state = table("equality Y1 Y2 Y3 Y4", "B1", "G1 G2", "R1 R2 R3 R4", **ALL)
    go(state, "0 play equality", "0 yes")
    assert offers(state, A) == {"name 1", "name 2"}
    events = settle(state, "0 name 1", "0 wish green")
    assert drew(events) == [(B, 3)]
    assert (sizes(state), needs(state)) == ([4, 4, 2, 4], "green")


def test_fra_206_inequality() -> None:
    state = table("inequality Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4", "G1 G2 G3 G4 G5 G6 G7", **ALL)
    settle(state, "0 play inequality", "0 yes", "0 wish green")
    assert (sizes(state), needs(state)) == ([4, 6, 7], "green")


def test_fra_206_as_many_cards_are_allowed_more_are_not() -> None:
    state = table("inequality Y1 Y2", "B1 B2", "G1 G2 G3", "R1", **ALL)
    go(state, "0 play inequality", "0 yes")
    assert offers(state, A) == {"name 1", "name 3"}
    assert code(state, "0 name 2") == ("frantic-has-more", "FRA-206")
    settle(state, "0 name 1", "0 wish red")
    assert sizes(state) == [1, 3, 3, 1]


def test_fra_207_inequality_without_cards_and_with_fuck_you() -> None:
    state = table("inequality", "", "B1", **ALL)
    settle(state, "0 play inequality", *(["0 yes"]), "0 wish red")
    assert sizes(state) == [0, 0, 1]
    state = table("inequality fuck_you", "", "B1", **ALL)
    go(state, "0 play inequality", "0 yes", "0 name 1", "0 wish red")
    settle(state)
    assert hands(state)[B] == "fuck_you"


def test_fra_208_special_favours_swaps_all_specials() -> None:
    state = table("special_favours Y1 gift-Y skip-R curse", "B1 thief-B", "G1", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 name 1", "0 wish red")
    assert hands(state) == ["Y1 thief-B", "B1 gift-Y skip-R curse", "G1"]


def test_fra_209_fra_385_the_actor_keeps_their_own() -> None:
    kept = "fuck_you golden_fuck_you gambling_champ"
    state = table(f"special_favours Y1 {kept} gift-Y", "B1 thief-B the_end", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 wish red")
    assert set(hands(state)[A].split()) == {"Y1", "thief-B", "the_end", *kept.split()}
    state = table("special_favours Y1 gift-Y", f"B1 {kept}", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 wish red")
    assert set(hands(state)[A].split()) == {"Y1", *kept.split()}
    assert hands(state)[B] == "B1 gift-Y"


def test_fra_210_either_may_be_out() -> None:
    state = table("special_favours gift-Y", "B1", "G1", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 name 1", "0 wish red")
    assert state.sheet[-1].winners == (A,)
    state = table("special_favours Y1", "skip-B", "G1", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 name 1", "0 wish red")
    assert state.sheet[-1].winners == (B,)


def test_fra_211_edison_swaps_two_power_cards_face_down() -> None:
    state = table("edison Y1", "B1", "G1", powers=["looping* recycling", "black_wish", ""], **ALL)
    go(state, "0 play edison", "0 yes")
    left = ["0 name 0", "0 power 0 0", "0 power 1 0", "0 wish red", "1 pass"]
    while asks(state) != "AskPlay":
        text = next(text for text in left if state.check(parse_move(text)) is None)
        left.remove(text)
        play(state, text)
    names = [sorted((power.name, power.up) for power in row) for row in state.powers]
    assert names == [[("black_wish", False), ("recycling", False)], [("looping", False)], []]


def test_fra_211_without_two_players_with_power_cards_nothing_happens() -> None:
    state = table("edison Y1", "B1", powers=["looping", ""], **ALL)
    go(state, "0 play edison")
    assert asks(state) == "AskWish"


def test_fra_212_update_takes_one_and_returns_another() -> None:
    state = table("update Y1", "B1", powers=["looping* recycling", ""], **ALL)
    go(state, "0 play update", "0 yes", "0 wish red")
    assert asks(state) == "AskUpdate"
    assert offers(state, A) == {"power 0 0", "power 0 1"}
    settle(state, "0 power 0 0")
    assert len(state.powers[A]) == 2
    assert state.powers[A][0].name == "recycling"
    assert not state.powers[A][1].up
    assert "looping" in state.power_deck


def test_fra_212_without_another_card_nothing_goes_back_and_an_empty_deck_allows_nothing() -> None:
    state = table("update Y1", "B1", powers=["", ""], **ALL)
    settle(state, "0 play update", "0 yes", "0 wish red")
    assert len(state.powers[A]) == 1
    state = table("update Y1", "B1", powers=["looping", ""], **ALL)
    state.power_deck = ()
    go(state, "0 play update")
    assert asks(state) == "AskWish"


def test_fra_213_do_it_yourself_by_default_turns_over_a_rule_card() -> None:
    state = table("do_it_yourself Y1", "B1", **ALL)
    settle(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert (len(state.rules), needs(state)) == (1, "red")
    state = table("do_it_yourself Y1", "B1", **ALL)
    settle(state, "0 play do_it_yourself", "0 no", "0 wish red")
    assert state.rules == ()


def test_fra_214_special_fantastic_wishes_a_colour_or_a_special() -> None:
    state = table("special_fantastic Y1", "B1", **ALL)
    go(state, "0 play special_fantastic")
    playable = set(symbols_for(state.modules)) - {"curse", "gambling_champ"}
    assert {"gift", "colour_swap", "fantastic", "black_gift", "fuck_you", "the_end"} < playable
    assert set(wishes(state).split()) == COLOURS | playable
    for never in ("curse", "gambling_champ", "little_brother"):
        assert code(state, f"0 wish {never}")[0] == "frantic-no-such-wish"


def test_fra_214_only_specials_of_the_game_can_be_wished() -> None:
    state = table("special_fantastic Y1", "B1", preset="own", fan=True, troublemaker=False)
    play(state, "0 play special_fantastic")
    base = {"second_chance", "exchange", "gift", "skip", "fantastic", "fantastic_four"}
    base |= {"counterattack", "equality", "nice_try", "fuck_you"}
    fan = {"black_gift", "special_fantastic", "fantastic_event"}
    assert set(wishes(state).split()) == (COLOURS - {"violet"}) | base | fan


@pytest.mark.parametrize("wish", ["fantastic", "nice_try", "do_it_yourself", "special_fantastic"])
def test_fra_214_after_the_wish_for_an_open_wish_special_only_those_fit(wish: str) -> None:
    nine = "gift-B black_gift skip-R R5 K5 equality colour_swap-RB fuck_you golden_fuck_you Y1"
    state = table("special_fantastic Y2", nine, top="R5", preset="everything")
    settle(state, "0 play special_fantastic", f"0 wish {wish}")
    assert plays(state, B) == "equality fuck_you golden_fuck_you"
    state = table("special_fantastic Y2", "mimicry the_end B1", **ALL)
    settle(state, "0 play special_fantastic", f"0 wish {wish}")
    assert "play mimicry as equality" in offers(state, B)
    assert "play mimicry as gift" not in offers(state, B)


@pytest.mark.parametrize("wish", ["mimicry", "fuck_you", "golden_fuck_you", "the_end"])
def test_fra_214_after_the_wish_for_a_unique_special_no_coloured_card_fits(wish: str) -> None:
    state = table("special_fantastic Y2", "gift-B R5 K5 equality mimicry Y1", **ALL)
    settle(state, "0 play special_fantastic", f"0 wish {wish}")
    assert {text.split()[1] for text in offers(state, B) if text.startswith("play")} == {
        "equality",
        "mimicry",
    }


def test_fra_214_fra_15_a_black_gift_wished_is_the_symbol_gift() -> None:
    state = table("special_fantastic Y2", "gift-B R5 black_gift skip-R", **ALL)
    settle(state, "0 play special_fantastic", "0 wish black_gift")
    assert (needs(state), plays(state, B)) == ("gift", "gift-B black_gift")


def test_fra_214_what_fits_after_a_special_wish() -> None:
    nine = (
        "gift-B black_gift skip-R R1 K5 fantastic colour_swap-RB mimicry fuck_you golden_fuck_you"
    )
    state = table(nine, "B1", top="Y9", requirement="gift", preset="everything")
    cards = {text.split()[1] for text in offers(state, A) if text.startswith("play")}
    assert cards == {"gift-B", "black_gift", "fantastic", "mimicry", "fuck_you", "golden_fuck_you"}
    assert "play mimicry as gift" not in offers(state, A)
    assert "play mimicry as fantastic" in offers(state, A)


def test_fra_215_fantastic_event_is_optional() -> None:
    for answer, events in (("yes", ["third_time_lucky"]), ("no", [])):
        state = table("fantastic_event Y1", "B1", events=["third_time_lucky"], **ALL)
        seen = go(state, "0 play fantastic_event", f"0 {answer}")
        assert set(wishes(state).split()) == COLOURS | NUMBERS
        assert turned(seen + settle(state, "0 wish 3")) == events
        assert found(seen, Decided)[0].yes is (answer == "yes")
