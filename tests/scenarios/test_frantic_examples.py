"""Frantic, Worked examples of the rulebook: EX-01 to EX-38. A, B, C, D are the seats 0 to 3."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.events import BombTicked, EventTurned, TurnSkipped
from tests.frantic_table import first_card, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
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


def test_ex_1_colour_swap() -> None:
    state = table(
        "colour_swap-RG Y1", "colour_swap-BY colour_swap-RB", top="Y2", requirement="green"
    )
    settle(state, "0 play colour_swap-RG")
    assert (needs(state), plays(state, B)) == ("red", "colour_swap-RB")
    settle(state, "1 play colour_swap-RB")
    assert needs(state) == "blue"


def test_ex_2_gambling_man() -> None:
    state = happens("gambling_man", "Y2 Y1", "fantastic B1", "G9 G1", "fuck_you R1")
    play(state, "0 pick Y2", "1 pick fantastic", "2 pick G9", "3 pick fuck_you")
    assert set(hands(state)[B].split()) == {"B1", "Y2", "fantastic", "G9", "fuck_you"}


def test_ex_3_lucky_10() -> None:
    state = happens("lucky_10", "Y9", "B4 B6 B9 gift-B", "G1 G2 skip-G", "R8 R9")
    assert offers(state, B) == {"pick B4", "pick B6"}
    play(state, "1 pick B4")
    events = go(state)
    while state.phase == "choice":
        events += state.play(state.moves(state.to_act()[0])[0])
    assert hands(state)[1:3] == ["B9 gift-B", ""]
    settle(state)
    assert (D, 2) in drew(events)
    assert state.sheet[-1].winners == (C,)


def test_ex_4_gifted_nice_try() -> None:
    state = table("gift-R nice_try", "B1", "G1", top="R5", preset="first")
    events = settle(state, "0 play gift-R", "0 name 2", "2 throw nice_try blue")
    assert drew(events) == [(A, 3)]
    assert (on_turn(state), needs(state)) == (B, "blue")


def test_ex_5_first_card_fuck_you() -> None:
    state: Any = first_card("fuck_you", ["Y1 Y2", "B1 K3 gift-B", "G1"])
    play(state, "0 go-on")
    assert (needs(state), on_turn(state)) == ("free", B)
    assert plays(state, B) == "B1 K3 gift-B"


def test_ex_6_point_limit() -> None:
    state = table("R1", "B9", "G1", "Y1", totals=(154, 81, 40, 119), limit=154, **ALL)
    settle(state, "0 play R1")
    assert (state.totals, state.outcome) == ((154, 90, 41, 120), None)
    state = table("G6", "R5", "G8 G6", "Y9 Y2", turn=1, totals=(154, 90, 41, 120), limit=154, **ALL)
    settle(state, "1 play R5")
    assert state.totals == (160, 90, 55, 131)
    assert state.outcome.winners == (C,)


def test_ex_7_counterattack_chain() -> None:
    state = table(
        "fantastic_four Y1 counterattack",
        "B1 B2 counterattack",
        "G1 counterattack",
        "R1 R2",
        top="R5",
        preset="first",
    )
    play(
        state,
        "0 play fantastic_four",
        "0 share 0 2 0 2",
        "0 wish blue",
        "1 throw counterattack red",
        "1 share 3 0 1 0",
    )
    assert state.to_act() == (C,)
    play(state, "2 pass")
    assert state.to_act() == (A,)
    play(state, "0 throw counterattack green", "0 share 0 4 0 0")
    assert state.to_act() == (B,)
    events = play(state, "1 pass")
    assert drew(events) == [(B, 4)]
    assert (needs(state), on_turn(state), sizes(state)) == ("green", B, [1, 6, 2, 2])


def test_ex_8_last_card_and_redirected_gift() -> None:
    state = table("gift-R", "B1", "G1 G2 G3 counterattack", **ALL)
    settle(
        state,
        "0 play gift-R",
        "0 name 2",
        "2 throw counterattack red",
        "2 name 0",
        "2 pick G1",
        "2 pick G2",
    )
    assert (hands(state)[A], on_turn(state), needs(state)) == ("G1 G2", B, "red")


def test_ex_9_exchange_as_last_card() -> None:
    state = table("exchange-R", "B1", "G1", **ALL)
    settle(state, "0 play exchange-R", "0 name 1")
    assert hands(state)[:2] == ["B1", ""]
    assert state.sheet[-1].winners == (B,)


def test_ex_10_thief_gives_the_win_away() -> None:
    state = table(
        "thief-R Y1", "B1", "G1 G2", lasting=["last_chance"], events=["friday_the_13th"], **ALL
    )
    events = settle(state, "0 play thief-R", "0 name 2")
    (event,) = found(events, EventTurned)
    assert event.trigger == C
    assert (hands(state)[A], state.sheet[-1].winners) == ("Y1 G1 G2", (C,))


def test_ex_11_error_404_with_shares() -> None:
    state = table("fantastic_four Y1", "B1", "G1 counterattack", "R1 error_404", **ALL)
    go(
        state,
        "0 play fantastic_four",
        "0 share 0 0 2 2",
        "0 wish red",
        "2 pass",
        "3 throw error_404 yellow",
    )
    assert offers(state, A) == {"name 1", "name 2"}
    play(state, "0 name 2")
    assert state.to_act() == (C,)
    assert "throw counterattack red" in offers(state, C)


def test_ex_12_error_404_with_two_players() -> None:
    state = table("thief-R Y1", "B1 error_404", **ALL)
    settle(state, "0 play thief-R", "1 throw error_404 green")
    assert (hands(state), needs(state), on_turn(state)) == (["Y1", "B1"], "green", B)


def test_ex_13_second_chance_chain() -> None:
    state = table("second_chance-G second_chance-B K5", "B1", top="G1", preset="first", draw="B7")
    play(state, "0 play second_chance-G", "0 play second_chance-B")
    if on_turn(state) == A:
        assert offers(state, A) == {"draw"}
        play(state, "0 draw")
    assert (hands(state)[A], on_turn(state)) == ("B7 K5", B)


def test_ex_14_black_and_number_wish() -> None:
    state = table(
        "fantastic Y1",
        "R5 K5 equality gift-R mimicry",
        "R5 K7",
        top="B1",
        events=["friday_the_13th"],
    )
    settle(state, "0 play fantastic", "0 wish 5")
    assert {"play R5", "play K5", "play equality"} <= offers(state, B)
    assert not {"play gift-R", "play mimicry as gift"} & offers(state, B)
    settle(state, "1 play K5")
    assert plays(state, C) == "R5"


def test_ex_15_fuck_you_with_ten_cards() -> None:
    state = table(
        "Y1", "B1", "fuck_you G1 G2 G3 G4 Y2 Y3 Y4 Y6", turn=2, top="R5", draw="B3", preset="first"
    )
    assert "play fuck_you" not in offers(state, C)
    play(state, "2 draw", "2 play fuck_you")
    assert (sizes(state)[C], needs(state), pile(state).split()[-2:]) == (
        9,
        "red 5",
        ["fuck_you", "R5"],
    )


def test_ex_16_lucky_bastard_and_doomsday() -> None:
    state = table("K3 Y1", "B1", "G1 lucky_bastard", "R1", top="R3", events=["doomsday"], dealer=0)
    settle(state, "0 play K3", "2 throw lucky_bastard blue")
    assert state.sheet[-1].points == (50, 50, 0, 50)
    assert state.phase == "scores"
    play(state, *[f"{seat} go-on" for seat in range(4)])
    assert state.dealer == B


def test_ex_17_plague_with_round_end() -> None:
    state = table("K8", "B1", "G1", "R1", top="R8", events=["plague", "expansion", "finish_line"])
    events = settle(state, "0 play K8")
    assert drew(events) == [(B, 1), (C, 2), (D, 3), (A, 4)]
    assert (sizes(state), state.sheet[-1].cause) == ([4, 2, 3, 4], "finish_line")
    assert state.sheet[-1].points[A] > 0


def test_ex_18_nice_try_for_several() -> None:
    state = table(
        "K5 Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        "R1 R2 R3 R4 nice_try",
        top="R5",
        preset="first",
        events=["recession"],
    )
    events = settle(
        state, "0 play K5", "3 pick R1", "3 pick R2", "3 pick R3", "3 throw nice_try green"
    )
    assert drew(events) == [(B, 3), (C, 3), (A, 3)]
    assert (on_turn(state), hands(state)[D]) == (B, "R4")


def test_ex_19_nice_try_as_last_card() -> None:
    state = table("B1 B2", "R1", "G1", "nice_try", turn=1, top="R5", preset="first")
    events = settle(state, "1 play R1", "3 throw nice_try red")
    assert drew(events) == [(B, 3)]
    assert state.sheet[-1].winners == (D,)


def test_ex_20_time_bomb() -> None:
    state = table("K5 Y1", "B1", "G1", "R1", events=["time_bomb"], **ALL)
    events = settle(state, "0 play K5")
    seats = [event.seat for event in found(events, BombTicked)]
    for seat in (B, C, D, A) * 3:
        events = settle(state, f"{seat} draw", f"{seat} pass")
        seats += [event.seat for event in found(events, BombTicked)]
    assert seats == [B, C, D, A] * 3
    sheet = state.sheet[-1]
    assert sheet.cause == "time_bomb"
    assert sheet.points == tuple(2 * points for points in sheet.hands)
    state = table("Y1", "B2", "R1", "G3", turn=2, lasting=["time_bomb"], bomb=[2, 3, 3, 2], **ALL)
    settle(state, "2 play R1")
    assert state.sheet[-1].points == (11, 12, -10, 13)


def test_ex_21_time_bomb_and_skip() -> None:
    state = table(
        "R1 Y1",
        "B1",
        "G1",
        "Y2",
        turn=2,
        lasting=["time_bomb"],
        skipped=[3],
        bomb=[0, 0, 1, 0],
        **ALL,
    )
    events = settle(state, "2 draw", "2 pass")
    assert found(events, TurnSkipped) == [TurnSkipped(D)]
    assert state.bomb == (1, 0, 1, 1)


def test_ex_22_plus_one() -> None:
    state = table("fantastic_four Y1", "B1", "G1", lasting=["plus_one"], **ALL)
    events = settle(state, "0 play fantastic_four", "0 share 0 3 1", "0 wish red")
    assert drew(events) == [(B, 4), (C, 2)]
    settle(state, "1 draw", "1 pass", "2 draw", "2 pass")
    assert drew(play(state, "0 draw")) == [(A, 2)]


def test_ex_23_charity_with_a_tie() -> None:
    state = happens("charity", "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "G1 G2", "R1 R2 R3 R4")
    assert sizes(state) == [4, 4, 4, 6]
    for seat in (C, D):
        taken = hands(state)[seat]
        assert ("Y" in taken, "B" in taken) == (True, True)


def test_ex_24_special_favours_and_fuck_you() -> None:
    state = table("special_favours R3 fuck_you skip-R counterattack", "B1 gift-B", "G1", **ALL)
    settle(state, "0 play special_favours", "0 yes", "0 name 1", "0 wish red")
    assert set(hands(state)[A].split()) == {"R3", "fuck_you", "gift-B"}
    assert set(hands(state)[B].split()) == {"B1", "skip-R", "counterattack"}


@pytest.mark.parametrize(("own", "after"), [(6, (4, 6)), (5, (4, 5))])
def test_ex_25_inequality(own: int, after: tuple[int, int]) -> None:
    cards = " ".join(f"Y{number}" for number in range(1, own + 1))
    state = table(f"inequality {cards}", "B1", "G1 G2 G3 G4", **ALL)
    settle(state, "0 play inequality", "0 yes", "0 name 2", "0 wish red")
    assert (sizes(state)[A], sizes(state)[C]) == after


def test_ex_25_inequality_goes_on_when_they_are_equal() -> None:
    state = table("inequality Y1 Y2 Y3 Y4 Y6 Y7", "B1", "G1 G2 G3 G4", **ALL)
    settle(state, "0 play inequality", "0 yes", "0 name 2", "0 wish red")
    assert sizes(state) == [4, 1, 6]


def test_ex_26_the_end() -> None:
    state = table(
        "Y1 Y3",
        "the_end",
        "G1",
        "nice_try",
        turn=1,
        top="Y2",
        preset="everything",
        lasting=["time_bomb", "parasite"],
    )
    play(state, "1 play the_end")
    assert (state.phase, state.sheet[-1].points) == ("scores", (4, 0, 1, 7))


def test_ex_27_empty_draw_pile() -> None:
    state = table("equality Y1 Y2 Y3 Y4", "B1", "G1", draw_count=2, **ALL)
    events = settle(state, "0 play equality", "0 yes", "0 name 2", "0 wish red")
    assert drew(events) == [(C, 2)]
    assert (needs(state), state.sheet[-1].cause) == ("red", "empty_pile")
    state = table("fantastic_four", "B1 nice_try", "G1", draw_count=2, **ALL)
    events = settle(state, "0 play fantastic_four", "0 share 0 0 4", "0 wish red")
    assert drew(events) == [(C, 2)]
    assert (state.sheet[-1].winners, state.sheet[-1].cause) == ((A,), "out")


def test_ex_28_declining_on_an_empty_pile() -> None:
    state = table("Y1", "R1 B2", turn=1, draw_count=0, **ALL)
    assert "play R1" in offers(state, B)
    play(state, "1 draw")
    assert (state.phase, state.sheet[-1].points) == ("scores", (1, 3))


def recycled(card: str, *texts: str) -> Any:
    state = table(
        f"{card} Y1", "B1", "G1", top="R4", powers=["recycling", "", ""], preset="supercharged"
    )
    settle(state, f"0 play {card} with recycling", *texts, "0 name 2")
    return state


def test_ex_29_recycling() -> None:
    state = recycled("R9")
    assert ("R9" in hands(state)[C], needs(state)) == (True, "red 4")
    state = recycled("fantastic", "0 wish blue")
    assert ("fantastic" in hands(state)[C], needs(state)) == (True, "blue")


def test_ex_30_special_seal() -> None:
    state = table("Y6", "B1 nice_try", powers=["special_seal", ""], top="Y5", preset="supercharged")
    settle(state, "0 play Y6 with special_seal")
    assert (state.phase, state.sheet[-1].winners) == ("scores", (A,))


def test_ex_31_looping() -> None:
    state = table("R1 Y1", "B1", "G1", "Y2", powers=["looping", "", "", ""], **ALL)
    settle(state, "0 play R1 with looping")
    for seat in (D, C, B, A):
        assert on_turn(state) == seat
        settle(state, f"{seat} draw", f"{seat} pass")
    assert on_turn(state) == B


@pytest.mark.parametrize(("cards", "points"), [("B2 B4", -21), ("B2 B5", 14)])
def test_ex_32_gambling_champ(cards: str, points: int) -> None:
    state = table("R1", "Y1", "G1", f"gambling_champ {cards}", **ALL)
    settle(state, "0 play R1")
    assert state.sheet[-1].points[D] == points


def test_ex_33_parasite() -> None:
    state = table("curse Y3", "R1", "G1", turn=1, lasting=["parasite"], **ALL)
    settle(state, "1 play R1", "0 pick curse", "0 pick Y3")
    assert (state.sheet[-1].points, state.sheet[-1].winners) == ((0, 0, 1), (B,))


def test_ex_34_first_card_black() -> None:
    state: Any = first_card(
        "K6", ["Y1 lucky_bastard", "B1 mimicry", "G1 R6"], events=["friday_the_13th"]
    )
    play(state, "0 go-on")
    assert state.agenda[0].trigger == A
    assert "throw mimicry red as lucky_bastard" in offers(state, B)
    assert code(state, "0 throw lucky_bastard red")[0] == "frantic-too-late"
    other = state.copy()
    settle(state)
    assert (on_turn(state), needs(state)) == (B, "6")
    settle(other, "1 throw mimicry green as lucky_bastard")
    assert needs(other) == "green"


def test_ex_35_rewind_onto_a_special_card() -> None:
    state = happens("rewind", "Y1", "B1 B2", draw="thief-B", pile="R1 R2 R3")
    assert (asks(state), needs(state)) == ("AskUse", "blue thief")
    settle(state, "0 no")
    assert (needs(state), on_turn(state)) == ("blue thief", B)
    state = happens("rewind", "Y1", "B1 B2", draw="fantastic_four", pile="R1 R2 R3")
    assert offers(state, A) == {"yes", "no"}
    go(state, "0 no")
    assert "red" in wishes(state)
    settle(state, "0 wish 3")
    assert (needs(state), sizes(state)) == ("3", [3, 4])


def test_ex_36_distributor_with_an_empty_pile() -> None:
    state = table(
        "K4 Y1 Y2 Y3 Y6",
        "B1",
        "G1 G2 G3 G6",
        top="R4",
        events=["plague", "recession", "distributor"],
    )
    settle(state, "0 play K4", "2 pick G1", "2 pick G2", "0 pick Y1", "0 pick Y2", "0 pick Y3")
    assert "pile 1 0" in offers(state, A)
    settle(state, "0 pile 1 0", "0 pile 2 1")
    assert hands(state) == ["", "G3 G6", "Y6"]
    assert state.sheet[-1].winners == (A,)


def test_ex_37_golden_fuck_you() -> None:
    ten = "golden_fuck_you B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table("counterattack Y2", "G1", ten, "R1", turn=2, top="G5", preset="everything")
    settle(
        state,
        "2 play golden_fuck_you",
        "2 yes",
        "2 name 0",
        "0 throw counterattack green",
        "0 name 1",
    )
    assert hands(state)[B] == "G1 golden_fuck_you"
    assert (sizes(state)[C], needs(state), on_turn(state)) == (9, "green", D)


def test_ex_38_epic_fail() -> None:
    state = table("Y1 Y3", "K2", "G1", turn=1, top="R2", events=["epic_fail"], preset="everything")
    events = settle(state, "1 play K2")
    assert turned(events) == ["epic_fail"]
    assert (hands(state)[B], on_turn(state)) == ("fuck_you", C)
