"""Frantic, Cards: open-wish specials and unique specials (FRA-202 to FRA-227)."""

from __future__ import annotations

import pytest

from game.frantic.events import Decided
from game.frantic.moves import parse_move
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
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
    turned,
    wishes,
)

ALL = {"preset": "everything", "top": "R5"}
NINE = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
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


def test_fra_209_fra_385_the_actor_keeps_his_own() -> None:
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
    specials = {
        "second_chance",
        "exchange",
        "gift",
        "skip",
        "thief",
        "troublemaker",
        "recharge",
        "colour_swap",
    }
    assert set(wishes(state).split()) == COLOURS | specials
    assert code(state, "0 wish fantastic")[0] == "frantic-no-such-wish"


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


def test_fra_217_fra_384_nobody_gives_fuck_you_away_himself() -> None:
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


def test_fra_218_he_gives_only_what_may_be_given() -> None:
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
    state = table("mimicry Y1", "B1", "G1", blank_play="Trial|colour|draw 3 others", **ALL)
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
