"""Jetriko, Worked examples of the rulebook: EX-21 to EX-40."""

from __future__ import annotations

from game.jetriko.cards import KIND_WORDS, NAMES
from game.jetriko.events import DirectionSet, NothingToDraw, PassedOver
from game.jetriko.options import Options
from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    endings,
    found,
    free,
    offers,
    play,
    refused,
    revealed,
    sent,
    sizes,
    slid_under,
    table,
    taken,
    top,
    turn,
    under,
    winner,
)


def test_ex_21_white_as_last_card() -> None:
    state = table(["target-1", "G1 G2", "Y1 Y2"], top="R5", coming="C1")
    events = play(state, "0 play target-1")
    assert sent(events) == []
    assert drawn(events, A) == "C1"
    assert free(state, B)

    state = table(["target-1", "G1 G2", "Y1 Y2"], top="R5", coming="TG1")
    play(state, "0 play target-1")
    assert sizes(state)[A] == 0
    assert state.brink == (A,)
    assert free(state, B)


def test_ex_22_white_after_a_hit() -> None:
    hands = ["G1 G2", "more-1 Y1", "Y2 Y3"]
    state = table(hands, top="R1-steal", turn=B, attack=("steal", 1, A), coming="C1")
    play(state, "1 take-hit")
    events = play(state, "1 play more-1")
    assert sent(events) == []
    assert drawn(events, B) == "C1"
    assert free(state, C)


def test_ex_23_target() -> None:
    hands = ["G1 G2", "target-1 Y1", "Y2 Y3", "C1 C2"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 6, A))
    assert sent(play(state, "1 play target-1 at 3")) == [(6, B, D, "targeted")]
    assert len(drawn(play(state, "3 take-hit"), D).split()) == 6
    assert free(state, D)
    play(state, "3 draw", "3 pass")
    assert turn(state) == (A, "main")


def test_ex_24_stop() -> None:
    hands = ["G1 G2", "stop-1 Y1 Y4 Y5 R1", "Y2 Y3"]
    state = table(hands, top="R2-redraw", turn=B, attack=("redraw", 4, A))
    events = play(state, "1 play stop-1")
    assert endings(events) == ["stopped"]
    assert sizes(state) == [2, 4, 2]
    assert free(state, C)


def test_ex_25_an_empty_hand_travels() -> None:
    state = table(["", "G1 G2", "Y1 Y2", "R4-plus R1"], top="R5", turn=D, coming="TB1")
    events = play(state, "3 play R4-plus")
    assert [hand(state, seat) for seat in range(4)] == ["R1", "", "G1 G2", "Y1 Y2"]
    assert winner(events) == B


def test_ex_26_reshuffle_in_the_middle_of_a_hit() -> None:
    ten = "G1 G2 G3 G4 G5 Y1 Y2 Y3 Y4 Y5"
    state = table(
        ["R2", "R3", "R4"], top="B4-plus", under=ten, pile="R1", turn=B, attack=("plus", 2, A),
    )  # fmt: skip
    first, second = drawn(play(state, "1 take-hit"), B).split()
    assert first == "R1"
    assert second in ten.split()
    assert sorted([second, *(NAMES[card] for card in state.draw)]) == sorted(ten.split())
    assert (top(state), under(state)) == ("B4-plus", [])


def test_ex_27_nothing_left_to_draw() -> None:
    state = table(["", "G1", "Y1-plus R1"], pile="", turn=C)
    events = play(state, "2 play Y1-plus")
    assert drawn(events, A) == ""
    assert {event.seat for event in found(events, NothingToDraw)} == {A}
    assert winner(events) == A


def test_ex_28_blank_forces_a_play() -> None:
    state = table(["R4 G1-steal stop-1", "G1", "G2"], top="G4-blank", bound=True)
    assert offers(state, A) == {"play R4"}
    for move in ("0 draw", "0 play G1-steal", "0 play stop-1"):
        refused(state, move)


def test_ex_29_blank_and_the_drawn_card() -> None:
    hands = ["R1-steal", "G1 Y4 Y1-blank R3", "G2"]
    state = table(hands, top="G4-blank", bound=True, coming="stop-1")
    assert offers(state, A) == {"draw"}
    play(state, "0 draw")
    assert offers(state, A) == {"pass"}
    refused(state, "0 play stop-1")
    play(state, "0 pass")
    assert top(state) == "G4-blank"
    assert offers(state, B) == {"play G1", "play Y4", "play Y1-blank", "draw"}


def test_ex_30_deflect_without_attack() -> None:
    state = table(["B5 R1 Y4-deflect R2", "B1-deflect G1", "G2 G3"], top="B3", turn=B)
    events = play(state, "1 play B1-deflect anticlockwise")
    assert [event.direction for event in found(events, DirectionSet)] == [-1]
    assert sent(events) == []
    assert turn(state) == (A, "main")
    assert offers(state, A) == {
        "play B5", "play R1", "play Y4-deflect clockwise", "play Y4-deflect anticlockwise", "draw",
    }  # fmt: skip


def test_ex_31_leveller() -> None:
    hands = ["", "Y1", "R1 R2 R3 R4 R5 Y2 Y3", "G1 G2 G3"]
    state = table(hands, top="C5", turn=C, coming="TB5 C1 C2 C3")
    play(state, "2 draw")
    assert turn(state) == (C, "discard")
    events = play(state, "2 discard R1 R2")
    assert slid_under(events, C) == "R1 R2"
    assert (drawn(events, A), drawn(events, B)) == ("C1 C2", "C3")
    assert state.brink == ()
    assert free(state, D)


def test_ex_32_hand_me_down_two_players() -> None:
    state = table(["R1 R2", "Y1"], top="C5", coming="TR4 C1")
    events = play(state, "0 draw")
    assert drawn(events, A) == "C1"
    assert sizes(state) == [3, 1]
    assert free(state, B)


def test_ex_33_effect_match_starts_anew() -> None:
    state = table(["R1", "R2", "B5-plus Y1"], top="G3-plus", turn=C)
    assert sent(play(state, "2 play B5-plus")) == [(2, C, A, "started")]
    assert KIND_WORDS[state.attack.kind] == "plus"


def test_ex_34_no_effect_is_no_match() -> None:
    state = table(["R1", "G3 Y1"], top="R5", turn=B)
    assert refused(state, "1 play G3").code == "jetriko-no-match"


def test_ex_35_first_turn_passed() -> None:
    state = table(["R1 G1", "G3 Y1-plus"])
    play(state, "0 draw", "0 pass")
    assert state.discard == []
    assert free(state, B)


def test_ex_36_deflect_back_onto_an_empty_hand() -> None:
    state = table(["G5-steal", "Y5-deflect R1 R2", "G1 G2"], top="G3")
    play(state, "0 play G5-steal")
    before = set(state.hands[B])
    events = play(state, "1 play Y5-deflect anticlockwise")
    (move,) = taken(events, B, A)
    assert set(move.cards) < before
    assert state.hands[A] == list(move.cards)
    assert turn(state) == (A, "main")
    assert state.brink == ()


def test_ex_37_direction_after_u_turn() -> None:
    state = table(
        ["R1 R2", "Y1 Y2 Y3", "", "C1 C2 C3 C4"], top="G4", turn=B, coming="TB3",
    )  # fmt: skip
    events = play(state, "1 draw")
    assert [event.direction for event in found(events, DirectionSet)] == [-1]
    assert state.to_act() == (A, B, D)
    play(state, "3 give C1", "0 give R1", "1 give Y1")
    assert [hand(state, seat) for seat in range(4)] == ["Y1 R2", "Y2 Y3", "C1", "C2 C3 C4 R1"]
    assert free(state, A)


def test_ex_38_white_card_after_drawing() -> None:
    state = table(["R1", "stop-1 Y1", "G1 G2"], top="R5", turn=B, coming="C1 C2")
    play(state, "1 draw")
    events = play(state, "1 play stop-1")
    assert drawn(events, B) == "C2"
    assert free(state, C)


def test_ex_39_traps_of_one_turn_do_not_come_back_in_it() -> None:
    state = table(["G1 G2 G3 G4 G5", "R1", "R2 R3"], top="Y1-plus", pile="TR1 TR2", turn=B)
    events = play(state, "1 draw")
    assert revealed(events) == [("TR1", B), ("TR2", B)]
    assert drawn(events, B) == "Y1-plus"
    assert {event.seat for event in found(events, NothingToDraw)} == {B}
    assert [NAMES[card] for card in state.draw] == ["TR1"]
    assert (top(state), under(state)) == ("TR2", [])
    assert free(state, C)


def test_ex_40_skip_as_last_card_softened() -> None:
    options = Options(skip_finish="draws")
    state = table(["B2-skip", "G1 G2"], top="B5", options=options, coming="C1")
    events = play(state, "0 play B2-skip")
    assert [event.seat for event in found(events, PassedOver)] == [B]
    assert drawn(events, A) == "C1"
    assert winner(events) is None
    assert turn(state) == (A, "main")
    assert (top(state), hand(state, A)) == ("B2-skip", "C1")

    state = table(["B2-skip", "G1 G2"], top="B5", options=options, coming="TG1")
    events = play(state, "0 play B2-skip")
    assert found(events, PassedOver) == []
    assert sizes(state)[A] == 0
    assert free(state, B)
