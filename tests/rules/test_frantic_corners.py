"""Frantic: rules that meet: rewound specials, rules turned over in events, short piles, chains."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import COLOUR_WORDS
from game.frantic.events import EventTurned, Fizzled
from tests.frantic_table import named, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    drew,
    found,
    go,
    hands,
    happened,
    happens,
    needs,
    on_turn,
    plays,
    settle,
    sizes,
    table,
    top,
    turned,
)

ALL: dict[str, Any] = {"preset": "everything", "top": "R5"}


def test_fra_76_rewind_and_the_first_card_set_the_last_colour() -> None:
    state = happens("rewind", "Y1", "B1", draw="G7", pile="R1 R2 R3")
    assert COLOUR_WORDS[state.last_colour] == "green"
    state = happens("rewind", "Y1", "B1", draw="K7", pile="R1 R2 R3", last_colour="blue")
    assert COLOUR_WORDS[state.last_colour] == "blue"


def test_fra_131_fra_285_a_black_number_rewound_triggers_nothing() -> None:
    _, events = happened("rewind", "Y1", "B1", draw="K7", pile="R1 R2 R3",
                         then=["friday_the_13th"])  # fmt: skip
    assert turned(events) == ["rewind"]


def test_fra_131_fra_285_a_black_gift_rewound_triggers_its_event() -> None:
    state, events = happened("rewind", "Y1 Y2 Y3", "B1", draw="black_gift", pile="R1 R2 R3",
                             then=["friday_the_13th"], texts=("0 yes",))  # fmt: skip
    while state.phase == "choice":
        events += state.play(state.moves(A)[0])
        events += settle(state)
    assert "friday_the_13th" in turned(events)
    assert {event.trigger for event in found(events, EventTurned)} == {A}


def test_fra_47_fra_285_mimicry_rewound_may_be_any_open_wish_special() -> None:
    state = happens("rewind", "Y1", "B1", draw="mimicry", pile="R1 R2 R3")
    assert "play mimicry as fantastic_four" in offers(state, A)
    assert "play mimicry as gift" not in offers(state, A)
    go(state, "0 play mimicry as fantastic_four", "0 yes", "0 wish red")
    settle(state)
    assert (sizes(state), needs(state)) == ([3, 7], "red")


def test_fra_569_a_rule_turned_over_in_a_plague_holds_for_its_second_event() -> None:
    state = table("K5 Y1", "gift-B B1", totals=(0, 0), **ALL,
                  events=["plague", "pandoras_box", "double_taxation"])  # fmt: skip
    state.rule_deck = ("heavy_baggage",)
    settle(state, "0 play K5")
    assert state.totals == (1, 11)


def test_fra_569_inside_a_composed_event_the_old_rules_hold() -> None:
    state = table("K5 Y1", "B1", events=["pandoras_box"], lasting=["plus_one"],
                  pandoras_box="Trial|||rule, draw 1 self", **ALL)  # fmt: skip
    state.rule_deck = ("glass_table",)
    settle(state, "0 play K5")
    assert (state.rules, sizes(state)) == (("glass_table",), [3, 1])
    assert state.view(None).open == (A, B)


def test_fra_168_user_score_steps_count_for_the_next_dealer() -> None:
    state = happens("pandoras_box", "R5", "B5", "G1", pandoras_box="Trial|||score 40 left",
                    totals=(0, 0, 0))  # fmt: skip
    settle(state, "1 play B5")
    assert state.sheet[-1].winners == (B,)
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert state.dealer == C


def test_fra_168_a_direct_gain_may_make_somebody_else_the_dealer() -> None:
    state = happens("seppuku", "Y1", "B5", "G9 G8", totals=(0, 0, 0), draw="gift-R R9 R8",
                    texts=("1 yes", "2 yes", "0 yes"))  # fmt: skip
    settle(state, "1 play B5")
    assert state.sheet[-1].winners == (B,)
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert state.dealer == B


def test_fra_318_fuck_you_by_random_chance_with_exactly_ten_cards() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table(f"R1 fuck_you {nine}", "G1", powers=["random_chance", ""], **ALL)
    go(state, "0 play R1 with random_chance")
    assert "play fuck_you" in offers(state, A)
    settle(state, "0 play fuck_you")
    assert (needs(state), top(state), sizes(state)) == ("red 1", "R1", [9, 1])


def test_fra_320_recycling_brings_the_last_colour_back() -> None:
    state = table("R4 Y1", "B1", top="G4", powers=["recycling", ""], preset="everything")
    settle(state, "0 play R4 with recycling", "0 name 0")
    assert (COLOUR_WORDS[state.last_colour], needs(state)) == ("green", "green 4")


def test_fra_101_fra_211_error_404_in_edison() -> None:
    powers = ["looping", "recycling", "black_wish", "number_wish"]
    state = table("edison Y1", "B1 error_404", "G1", "R1", powers=powers, **ALL)
    go(state, "0 play edison", "0 yes", "0 name 0", "0 name 1")
    while asks(state) != "TargetWindow":
        state.play(state.moves(A)[0])
    play(state, "1 throw error_404 green")
    assert offers(state, A) >= {"name 2", "name 3"}
    assert "name 1" not in offers(state, A)
    play(state, "0 name 3")
    while asks(state) != "AskPlay":
        state.play(state.moves(state.to_act()[0])[0])
    assert [row[0].name for row in state.powers] == [
        "number_wish", "recycling", "black_wish", "looping",
    ]  # fmt: skip


def test_fra_141_fra_301_southpole_with_a_short_pile() -> None:
    state = happens("southpole", "Y1", "B1", "G1", draw_count=4)
    while state.phase == "choice":
        state.play(state.moves(state.to_act()[0])[0])
    assert (sum(sizes(state)), state.sheet[-1].cause) == (7, "empty_pile")


def test_fra_141_mexican_standoff_with_a_short_pile_makes_winners() -> None:
    state = happens("mexican_standoff", "Y1", "B1", "G1", draw_count=4)
    assert sizes(state) == [0, 3, 1]
    assert (state.sheet[-1].cause, state.sheet[-1].winners) == ("out", (A,))


def test_fra_70_fra_332_mimicry_as_black_gift_on_black() -> None:
    state = table("mimicry Y1 Y2 Y3", "B1", top="K3", rules=["black_on_black"], preset="everything")
    assert "play mimicry as black_gift" in offers(state, A)
    state = table("mimicry Y1 Y2 Y3", "B1", top="K3", preset="everything")
    assert "play mimicry as black_gift" not in offers(state, A)


def test_fra_204_error_404_named_last_leaves_nobody_for_a_part() -> None:
    state = table("skip-R Y1", "B1 error_404", "G1 mimicry", **ALL)
    events = go(state, "0 play skip-R", "0 name 1", "1 throw error_404 green",
                "2 throw mimicry red as error_404")  # fmt: skip
    assert found(events, Fizzled)
    assert (on_turn(state), needs(state), state.view(A).skipped) == (B, "red", ())


def test_fra_102_a_part_of_fantastic_four_is_lost() -> None:
    state = table("fantastic_four Y1", "B1 error_404", "G1 mimicry", **ALL)
    events = go(state, "0 play fantastic_four", "0 share 0 2 2", "0 wish red",
                "1 throw error_404 blue", "2 throw mimicry green as error_404")  # fmt: skip
    assert drew(events) == []
    assert on_turn(state) == B


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_fra_265_fra_133_last_chance_of_a_player_in_the_middle(seats: int) -> None:
    others = ["B1 B2", "G1", "G2", "G3", "G4", "G6", "G7"][: seats - 1]
    state = table("thief-R Y1", *others, lasting=["last_chance"], events=["expansion"], **ALL)
    events = go(state, "0 play thief-R")
    if state.phase == "choice":
        events += go(state, "0 name 1")
    events += settle(state)
    order = [(B + step) % seats for step in range(1, seats + 1)]
    assert [seat for seat, _ in drew(events)] == order
    assert found(events, EventTurned)[0].trigger == B


def test_fra_266_two_players_owe_an_event() -> None:
    state = table("fantastic_event", "B1 B2", "G1 counterattack", lasting=["last_chance"],
                  events=["friday_the_13th", "market"], **ALL)  # fmt: skip
    events = go(state, "0 play fantastic_event", "0 no", "0 wish red")
    events += settle(state)
    assert turned(events) == ["friday_the_13th"]
    state = table("gift-R", "counterattack", "G1", "Y1", lasting=["last_chance"], **ALL,
                  events=["friday_the_13th", "finish_line"])  # fmt: skip
    events = settle(state, "0 play gift-R", "0 name 1", "1 throw counterattack red", "1 name 2")
    assert [event.trigger for event in found(events, EventTurned)] == [A, B]
    assert turned(events) == ["friday_the_13th", "finish_line"]


def test_fra_114_hands_pass_over_a_protected_player() -> None:
    for event, after in (
        ("riot", ["Y1 skip-R", "B1 gift-B", "G1 gift-Y", "R1"]),
        ("earthquake", ["R1 skip-R", "B1 gift-B", "Y1 gift-Y", "G1"]),
    ):
        state = table("K5 Y1 gift-Y", "B1 gift-B lucky_bastard", "G1", "R1 skip-R", events=[event],
                      **ALL)  # fmt: skip
        settle(state, "0 play K5", "1 throw lucky_bastard green")
        assert hands(state) == after


def test_fra_114_they_are_not_counted_among_the_players() -> None:
    state = table("K5 Y1", "B1 lucky_bastard", "G1", events=["market"], draw="R1 R2 R3", **ALL)
    settle(state, "0 play K5", "1 throw lucky_bastard green")
    assert offers(state, C) == {"pick R1", "pick R2"}
    state = table("K5 Y1", "B1 lucky_bastard", "G1", events=["southpole"], **ALL)
    settle(state, "0 play K5", "1 throw lucky_bastard green")
    while state.phase == "choice":
        state.play(state.moves(state.to_act()[0])[0])
    assert sizes(state) == [3, 1, 3]


def test_fra_63_a_black_gift_lying_there_takes_no_black_card() -> None:
    state = table("K5 black_gift gift-B", "B1", top="black_gift", preset="everything")
    assert plays(state) == "gift-B"


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_fra_254_fra_242_every_player_at_once(seats: int) -> None:
    cards = [f"R{number} Y{number}" for number in range(1, seats + 1)]
    state = happens("vandalism", *cards, last_colour="red")
    assert hands(state) == [f"Y{number}" for number in range(1, seats + 1)]
    state = happens("mating_season", *cards)
    assert sizes(state) == [0] * seats
    assert state.sheet[-1].winners == tuple(range(seats))


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_fra_282_fra_287_fra_300_at_larger_tables(seats: int) -> None:
    cards = [f"Y{number} gift-{'RBYG'[number % 4]}" for number in range(1, seats + 1)]
    state = happens("riot", *cards)
    kinds = [hand.split()[-1] for hand in hands(state)]
    assert kinds == [f"gift-{'RBYG'[seat % 4]}" for seat in (seats, *range(1, seats))]
    state = happens("loot", *cards)
    assert sizes(state) == [2] * seats
    assert hands(state)[A].startswith("Y2")
    state = happens("eternal_love", f"{cards[0]} Y9", *cards[1:])
    assert sizes(state) == [2 + seats, *[1] * (seats - 1)]
    assert D == 3


def test_fra_292_a_worthless_card_may_follow_a_full_set() -> None:
    state = happens("lucky_10", "Y1", "B4 B6 gambling_champ B9", texts=("1 pick B4", "1 pick B6"))
    assert offers(state, B) == {"pick gambling_champ", "enough"}
    settle(state, "1 enough")
    assert set(hands(state)[B].split()) == {"gambling_champ", "B9"}


def test_fra_356_the_old_gambling_man_without_a_fitting_card_draws_two() -> None:
    state, events = happened(
        "gambling_man", "Y9", "B9", "G1", gambling_man="old", last_colour="red"
    )
    assert drew(events) == [(B, 2), (C, 2), (A, 2)]
    assert sizes(state) == [3, 3, 3]


def test_fra_575_error_404_of_the_last_other_player_leaves_the_other_steps() -> None:
    state = table("do_it_yourself Y1", "B1 error_404",
                  do_it_yourself="Trial|||draw 2 chosen, draw 1 self", **ALL)  # fmt: skip
    settle(state, "0 play do_it_yourself", "0 yes", "0 wish red", "1 throw error_404 blue")
    assert (sizes(state), needs(state)) == ([2, 1], "blue")


def test_fra_438_a_rewound_black_gift_without_a_victim_is_left_out_c5() -> None:
    state = table("K5 Y1", "B1 lucky_bastard", events=["rewind", "third_time_lucky"], **ALL,
                  draw="black_gift", pile="R1 R2 R3")  # fmt: skip
    events = settle(state, "0 play K5", "1 throw lucky_bastard green")
    assert (turned(events), needs(state), on_turn(state)) == (["rewind"], "gift", B)


def test_fra_114_fra_346_left_and_right_pass_over_a_protected_player() -> None:
    state = table("K5 Y1", "B1 lucky_bastard", "G1", "R1", events=["pandoras_box"],
                  pandoras_box="Trial|||draw 2 right, rotate right", **ALL)  # fmt: skip
    settle(state, "0 play K5", "1 throw lucky_bastard green")
    assert sizes(state) == [1, 1, 1, 3]


def test_fra_556_a_protected_winner_gives_nobody_the_right() -> None:
    state = table("R1", "B1", "G9", lasting=["parasite"], **ALL)
    state.lasting = (type(state.lasting[0])("parasite", 1 << A),)
    settle(state, "0 play R1")
    assert state.sheet[-1].points == (0, 1, 9)


def test_fra_426_special_favours_is_known_to_these_two_only() -> None:
    state = table("G1 G2", "special_favours Y1 gift-Y", "B1 thief-B B2", "R1", turn=1, **ALL)
    settle(state, "1 play special_favours", "1 yes", "1 name 2", "1 wish red")
    assert [named(state.view(seat).known[C]) for seat in (B, A, D)] == ["gift-Y", "", ""]
    assert [named(state.view(seat).known[B]) for seat in (C, A, D)] == ["thief-B", "", ""]


def test_fra_426_cards_drawn_in_southpole_are_known_to_who_drew_them() -> None:
    state = happens("southpole", "Y1", "B1", "G1", "R1")
    assert state.to_act() == (B,)
    assert state.view(B).aside[B] == tuple(state.aside[B])
    for seat in (A, C, D, None):
        assert set(state.view(seat).aside[B]) == {-1}


@pytest.mark.parametrize(("below", "asked"), [("R1", 1), ("R1 R2", 2), ("R1 R2 R3", 2)])
def test_fra_299_resurrection_by_how_many_cards_lie_there(below: str, asked: int) -> None:
    *rest, last = below.split()
    state = happens("resurrection", "Y1", "B1", "G1", pile=" ".join(rest), top=last,
                    requirement="free")  # fmt: skip
    while state.phase == "choice":
        state.play(state.moves(A)[0])
    assert sum(sizes(state)) == 3 + asked
