"""Frantic, the target window: Counterattack and chains (FRA-92 to FRA-100, FRA-503)."""

from __future__ import annotations

import pytest

from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    go,
    hands,
    needs,
    on_turn,
    settle,
    sizes,
    table,
    top,
)

ALL = {"preset": "everything", "top": "R5"}


# What A plays against B so that the window opens for B.
ATTACKS = [
    ("exchange-R", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("gift-R", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("skip-R", ["0 name 1"]),
    ("thief-R", ["0 name 1"]),
    ("fantastic_four", ["0 share 0 4 0", "0 wish red"]),
    ("equality", ["0 yes", "0 name 1", "0 wish red"]),
    ("inequality", ["0 yes", "0 name 1", "0 wish red"]),
    ("special_favours", ["0 yes", "0 name 1", "0 wish red"]),
    ("black_gift", ["0 name 1", "0 pick Y1", "0 pick Y2"]),
    ("blank_play", ["0 yes", "0 name 1", "0 pick Y1", "0 wish red"]),
]


@pytest.mark.parametrize(("card", "texts"), ATTACKS)
@pytest.mark.parametrize("mimicry", [False, True])
def test_fra_92_the_window_opens_for_named_victims(
    card: str, texts: list[str], mimicry: bool
) -> None:
    start = "gift-R" if card == "black_gift" else "R5"
    played = f"mimicry as {card.split('-')[0]}" if mimicry else card
    own = "mimicry" if mimicry else card
    state = table(
        f"{own} Y1 Y2 Y3 Y4",
        "B1 B2 counterattack",
        "G1 G2",
        top=start,
        preset="everything",
        events=["friday_the_13th"],
    )
    play(state, f"0 play {played}", *texts)
    assert (state.phase, asks(state), state.to_act()) == ("window", "TargetWindow", (B,))
    assert "throw counterattack red" in offers(state, B)


def test_fra_92_edison_opens_it_for_the_named_player_other_than_the_actor() -> None:
    state = table(
        "edison Y1", "B1 B2", "G1 G2", powers=["looping", "recycling", "recycling"], **ALL
    )
    go(state, "0 play edison", "0 yes", "0 name 0", "0 name 2", "0 wish red")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


def test_fra_92_fra_220_a_golden_card_that_is_given_opens_it() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table(f"golden_fuck_you {nine}", "R1", "R2", **ALL)
    go(state, "0 play golden_fuck_you", "0 yes", "0 name 2")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


def test_fra_92_composed_cards_with_a_chosen_player_open_it() -> None:
    state = table(
        "do_it_yourself Y1", "B1 B2", "G1 G2", do_it_yourself="Trial|||draw 2 chosen", **ALL
    )
    go(state, "0 play do_it_yourself", "0 yes", "0 name 2", "0 wish red")
    assert (asks(state), state.to_act()) == ("TargetWindow", (C,))


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("fantastic", ["0 wish red"]),
        ("troublemaker-R", []),
        ("K5", []),
        ("update", ["0 no", "0 wish red"]),
        ("nice_try", ["0 wish red"]),
        ("do_it_yourself", ["0 yes", "0 wish red"]),
        ("equality", ["0 no", "0 wish red"]),
        ("colour_swap-RG", []),
    ],
)
def test_fra_93_it_does_not_open_for_anything_else(card: str, texts: list[str]) -> None:
    state = table(
        f"{card} Y1 Y2 Y3",
        "B1 counterattack",
        "G1 error_404",
        powers=["", "", ""],
        events=["third_time_lucky"],
        **ALL,
    )
    play(state, f"0 play {card}", *texts)
    while state.phase == "window":
        assert asks(state) != "TargetWindow"
        play(state, f"{state.to_act()[0]} pass")
    assert on_turn(state) == B


def test_fra_93_power_cards_open_no_window() -> None:
    state = table("R1 Y1", "B1 counterattack", "G1 G2", powers=["all_draw_one", "", ""], **ALL)
    events = play(state, "0 play R1 with all_draw_one")
    assert drew(events) == [(B, 1), (C, 1)]
    assert on_turn(state) == B


def test_fra_503_rewind_lets_victims_react() -> None:
    state = table(
        "K5 Y1 Y2 Y3", "B1 B2 counterattack", "G1 G2", draw="gift-B", events=["rewind"], **ALL
    )
    go(state, "0 play K5", "0 yes", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert (asks(state), state.to_act()) == ("TargetWindow", (B,))
    settle(state, "1 throw counterattack green", "1 yes", "1 name 2", "1 pick B1", "1 pick B2")
    assert needs(state) == "green"
    assert on_turn(state) == B
    assert {"B1", "B2"} <= set(hands(state)[C].split())
    assert {"Y1", "Y2", "Y3"} <= set(hands(state)[A].split())


def test_fra_503_a_player_protected_from_rewind_cannot_be_named() -> None:
    state = table(
        "K5 Y1 Y2 Y3", "B1 lucky_bastard", "G1 G2", "R1 R2", draw="gift-B", events=["rewind"], **ALL
    )
    go(state, "0 play K5", "1 throw lucky_bastard red", "0 yes")
    assert offers(state, A) == {"name 2", "name 3"}
    assert code(state, "0 name 1") == ("frantic-protected", "FRA-503")


def test_fra_94_only_victims_react_each_for_themselves() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 counterattack", "G1 counterattack", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert code(state, "2 throw counterattack red") == ("frantic-cannot-react", "FRA-94")
    assert code(state, "0 throw counterattack red")[0] in (
        "frantic-cannot-react",
        "frantic-not-held",
    )


def test_fra_94_fra_415_the_active_player_may_be_a_victim() -> None:
    state = table("gift-R Y1 Y2 counterattack", "B1 B2 counterattack", "G1 G2", **ALL)
    play(
        state,
        "0 play gift-R",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw counterattack blue",
        "1 name 0",
    )
    assert state.to_act() == (A,)
    settle(state, "0 throw counterattack green", "0 name 2")
    assert hands(state) == ["", "B1 B2", "Y1 Y2 G1 G2"]
    assert needs(state) == "green"


@pytest.mark.parametrize("direction", [1, -1])
def test_fra_95_victims_are_asked_in_order_of_play_from_the_actor(direction: int) -> None:
    state = table("R1", "fantastic_four Y1", "G1", "B1", turn=1, direction=direction, **ALL)
    play(state, "1 play fantastic_four", "1 share 1 0 2 1", "1 wish red")
    asked = []
    while state.phase == "window":
        asked.append(state.to_act()[0])
        events = play(state, f"{asked[-1]} pass")
    assert asked == ([2, 3, 0] if direction == 1 else [0, 3, 2])
    assert [seat for seat, _ in drew(events)] == asked


def test_fra_96_counterattack_cancels_the_whole_effect() -> None:
    state = table("fantastic_four Y1", "B1 counterattack", "G1 counterattack", "R1 R2", **ALL)
    play(state, "0 play fantastic_four", "0 share 0 1 2 1", "0 wish yellow")
    play(state, "1 throw counterattack blue", "1 share 4 0 0 0")
    events = settle(state)
    assert drew(events) == [(A, 4)]
    assert (top(state), needs(state)) == ("counterattack", "blue")
    assert sizes(state) == [5, 1, 2, 2]


def test_fra_96_cards_put_aside_go_back() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 B2 B3 counterattack", "G1", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert hands(state)[A] == "Y3"
    play(state, "1 throw counterattack blue")
    assert hands(state)[A] == "Y1 Y2 Y3"


@pytest.mark.parametrize("card", ["gift-R", "skip-R", "thief-R", "exchange-R"])
def test_fra_97_the_new_actor_must_carry_out_what_had_to_be(card: str) -> None:
    state = table(f"{card} Y1 Y2 Y3", "B1 B2 B3 counterattack", "G1 G2", **ALL)
    go(state, f"0 play {card}", "0 name 1")
    while state.phase == "choice":
        play(state, f"0 {sorted(offers(state, A))[0]}")
    play(state, "1 throw counterattack blue")
    assert offers(state, B) == {"name 0", "name 2"}


def test_fra_97_otherwise_they_may_leave_it_at_the_wish() -> None:
    state = table("inequality Y1 Y2 Y3", "B1 B2 counterattack", "G1 G2", **ALL)
    go(state, "0 play inequality", "0 yes", "0 name 1", "0 wish red", "1 throw counterattack blue")
    assert offers(state, B) == {"yes", "no"}
    settle(state, "1 no")
    assert (needs(state), sizes(state)) == ("blue", [3, 2, 2])


def test_fra_97_what_rewind_only_offered_may_be_left_out() -> None:
    state = table("K5 Y1 Y2 Y3", "B1 B2 counterattack", "G1", draw="gift-B", pile="R1 R2 R3 R4 R6",
                  events=["rewind"], **ALL)  # fmt: skip
    go(state, "0 play K5", "0 yes", "0 name 1", "0 pick Y1", "0 pick Y2")
    play(state, "1 throw counterattack blue")
    assert offers(state, B) == {"yes", "no"}
    before = sizes(state)
    settle(state, "1 no")
    assert (needs(state), sizes(state)) == ("blue", before)


def test_fra_98_the_new_actor_uses_their_own_hand_and_numbers() -> None:
    state = table("equality Y1 Y2 Y3 Y4", "B1 B2 counterattack", "G1", **ALL)
    go(state, "0 play equality", "0 yes", "0 name 1", "0 wish red", "1 throw counterattack blue")
    settle(state, "1 yes")
    assert sizes(state) == [4, 2, 2]
    state = table("special_favours Y1 skip-Y", "B1 gift-B counterattack", "G1 thief-G", **ALL)
    go(
        state,
        "0 play special_favours",
        "0 yes",
        "0 name 1",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
        "1 name 2",
    )
    settle(state)
    assert hands(state) == ["Y1 skip-Y", "B1 thief-G", "G1 gift-B"]


def test_fra_99_they_may_name_anyone_but_themselves() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1 B2 counterattack", "G1", "R1", **ALL)
    play(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2", "1 throw counterattack red")
    assert offers(state, B) == {"name 0", "name 2", "name 3"}
    assert code(state, "1 name 1") == ("frantic-not-yourself", "FRA-87")


def test_fra_99_in_edison_themselves_too_and_nobody_protected_in_this_chain() -> None:
    powers = ["looping", "recycling", "recycling", "all_draw_one"]
    state = table("edison Y1", "B1 B2 counterattack", "G1 error_404", "R1", powers=powers, **ALL)
    go(
        state,
        "0 play edison",
        "0 yes",
        "0 name 1",
        "0 name 2",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
    )
    assert offers(state, B) == {"name 0", "name 1", "name 2", "name 3"}
    state = table("gift-R Y1 Y2 Y3", "B1 B2 error_404", "G1 counterattack G2 G3", "R1", **ALL)
    go(
        state,
        "0 play gift-R",
        "0 name 1",
        "0 pick Y1",
        "0 pick Y2",
        "1 throw error_404 blue",
        "0 name 2",
        "2 throw counterattack red",
    )
    assert offers(state, C) == {"name 0", "name 3"}
    assert code(state, "2 name 1") == ("frantic-protected", "FRA-101")


def test_fra_100_chains_go_on_until_nobody_reacts() -> None:
    state = table("skip-R Y1", "B1 counterattack", "G1 counterattack", "R1 counterattack", **ALL)
    go(
        state,
        "0 play skip-R",
        "0 name 1",
        "1 throw counterattack blue",
        "1 name 2",
        "2 throw counterattack green",
        "2 name 3",
        "3 throw counterattack yellow",
        "3 name 1",
    )
    settle(state)
    assert needs(state) == "yellow"
    assert on_turn(state) == C
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]
