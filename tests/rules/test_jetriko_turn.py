"""Jetriko, Turn: JET-20 to JET-36."""

from __future__ import annotations

from collections import Counter

import pytest

from game.chance import Chance
from game.jetriko.cards import KIND_WORDS
from game.jetriko.events import AttackSent, Passed, PassedOver, TurnBegan
from game.jetriko.moves import parse_move
from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    any_move,
    deal,
    drawn,
    found,
    free,
    offers,
    play,
    refused,
    revealed,
    sent,
    sizes,
    table,
    top,
    turn,
    winner,
)


def test_jet_20_defence_then_win_check_then_main_step() -> None:
    # An empty hand does not win before the hit is carried out.
    state = table(["", "G1 G2", "Y1 Y2", "R4-plus R1"], top="R5", turn=D, coming="C1 C2")
    events = play(state, "3 play R4-plus")
    assert winner(events) is None
    assert drawn(events, A) == "C1 C2"
    assert turn(state) == (A, "main")
    play(state, "0 draw", "0 pass")
    assert turn(state) == (B, "main")


def test_jet_20_no_defence_without_an_attack() -> None:
    state = table(["R1 R2", "G1 G2"], top="R5", turn=B)
    assert turn(state) == (B, "main")


def test_jet_21_the_victim_answers_or_takes_the_hit() -> None:
    state = table(["R1 R2", "G2-plus G3"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert turn(state) == (B, "defence")
    assert offers(state, B) == {"play G2-plus", "take-hit"}


@pytest.mark.parametrize(
    "answer",
    ["G2-plus", "R3-deflect clockwise", "more-1", "times-two-1", "target-1 at 2", "stop-1",
     "divide-1"],
)  # fmt: skip
def test_jet_22_an_answer_is_the_whole_turn(answer: str) -> None:
    card = answer.split()[0]
    hands = ["Y1 Y2", f"{card}", "Y3 Y4"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 2, A))
    events = play(state, f"1 play {answer}")
    # No main step, no draw of it, and the hand emptied by it wins nothing.
    assert winner(events) is None
    assert turn(state)[0] == C
    wanted = 1 if card == "divide-1" else 0
    assert sizes(state)[B] == wanted


def test_jet_23_being_hit_does_not_cost_the_turn() -> None:
    state = table(["R1 R2", "G2 G3"], top="R4-plus", turn=B, attack=("plus", 2, A))
    play(state, "1 take-hit")
    assert turn(state) == (B, "main")
    assert sizes(state)[B] == 4
    play(state, "1 draw", "1 pass")
    assert turn(state) == (A, "main")


@pytest.mark.parametrize(("hand_b", "coming"), [("G2 G3", "TR2 C1"), ("", "TG1")])
def test_jet_24_a_trap_in_the_hit_ends_the_turn(hand_b: str, coming: str) -> None:
    hands = ["R4-plus R1 R2", hand_b, "Y1 Y2"]
    state = table(hands, top="R5", coming=coming)
    events = play(state, "0 play R4-plus", *(["1 take-hit"] if hand_b else []))
    assert winner(events) is None
    assert turn(state) == (C, "main")


def test_jet_25_no_hand_cards_at_the_win_check_win() -> None:
    state = table(["R1 R2", "", "Y1 Y2"], top="G5")
    assert winner(play(state, "0 draw", "0 pass")) == B


def test_jet_25_except_under_blank() -> None:
    state = table(["G4-blank R2", "", "Y1 Y2"], top="G5", coming="C1")
    assert winner(play(state, "0 play G4-blank")) is None
    assert turn(state) == (B, "drawn")


def test_jet_26_play_one_card_or_draw_one() -> None:
    state = table(["R1 G5 Y4", "G1 G2"], top="R5")
    assert offers(state, A) == {"play R1", "play G5", "draw"}
    play(state, "0 play R1")
    assert turn(state) == (B, "main")


def test_jet_27_drawing_with_a_playable_card_in_hand() -> None:
    state = table(["R1", "G1 G2"], top="R5", coming="C1")
    assert drawn(play(state, "0 draw"), A) == "C1"


def test_jet_28_after_drawing_any_legal_card_or_pass() -> None:
    state = table(["R1 B1", "G1 G2"], top="R5", coming="Y5")
    play(state, "0 draw")
    assert turn(state) == (A, "drawn")
    assert offers(state, A) == {"play R1", "play Y5", "pass"}
    for move, wanted in (("play R1", "B1 Y5"), ("play Y5", "R1 B1"), ("pass", "R1 Y5 B1")):
        other = state.copy()
        play(other, f"0 {move}")
        assert sorted(hand(other, A).split()) == sorted(wanted.split())
        assert turn(other) == (B, "main")


def test_jet_29_one_draw_and_one_card() -> None:
    state = table(["R1 R2", "G1 G2"], top="R5")
    play(state, "0 draw")
    assert refused(state, "0 draw").code == "jetriko-drawn-already"
    play(state, "0 play R1")
    assert turn(state)[0] == B


def test_jet_29_the_draw_for_a_white_card_is_not_counted() -> None:
    state = table(["stop-1 R2", "G1 G2"], top="R5", coming="C1 C2")
    events = play(state, "0 draw", "0 play stop-1")
    assert drawn(events, A) == "C1 C2"


def test_jet_29_draws_through_a_trap_are_not_counted() -> None:
    state = table(["R2", "G1 G2"], top="R5", coming="TR1 C1 C2 C3")
    assert drawn(play(state, "0 draw"), A) == "C1 C2 C3"


def test_jet_30_no_pass_without_drawing() -> None:
    state = table(["R1", "G1 G2"], top="R5")
    assert refused(state, "0 pass").code == "jetriko-draw-first"


def test_jet_30_unless_nothing_can_be_drawn() -> None:
    state = table(["R1", "G1 G2"], top="R5", pile="")
    assert offers(state, A) == {"play R1", "pass"}
    play(state, "0 pass")
    assert turn(state) == (B, "main")


def test_jet_31_after_a_trap_nothing_is_played() -> None:
    state = table(["R1 R2", "G1 G2", "Y1 Y2"], top="R5", coming="TR5 C1")
    events = play(state, "0 draw")
    assert revealed(events) == [("TR5", A)]
    assert turn(state) == (B, "main")


@pytest.mark.parametrize(("direction", "following"), [(1, C), (-1, A)])
def test_jet_32_the_turn_passes_to_the_next_player(direction: int, following: int) -> None:
    state = table(["R1 R2", "G1 G2", "Y1 Y2"], top="G5", turn=B, direction=direction)
    events = play(state, "1 play G1")
    assert [event.seat for event in found(events, TurnBegan)] == [following]
    assert turn(state) == (following, "main")


def test_jet_32_unless_the_card_says_otherwise() -> None:
    state = table(["R1 R2", "G5-skip G2", "Y1 Y2", "C1 C2"], top="G5", turn=B)
    events = play(state, "1 play G5-skip")
    assert [event.seat for event in found(events, PassedOver)] == [C]
    assert turn(state)[0] == D


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("R4-plus", {"play R4-plus"}),
        ("R1-steal", {"play R1-steal"}),
        ("R2-redraw", {"play R2-redraw"}),
        ("R3-deflect", {"play R3-deflect clockwise", "play R3-deflect anticlockwise"}),
        ("R3-skip", {"play R3-skip"}),
        ("R2-blank", {"play R2-blank"}),
    ],
)
def test_jet_33_an_effect_cannot_be_waived(card: str, texts: set[str]) -> None:
    state = table([f"{card} G1", "G2 G3", "Y1 Y2"], top="R5")
    assert offers(state, A) == texts | {"draw"}
    play(state, "0 " + min(texts, key=len))
    started = state.attack is not None or state.bound or turn(state)[0] == C
    assert started or card == "R3-deflect"


def test_jet_34_every_attack_is_announced() -> None:
    state = table(["G2-plus R1", "Y1-plus R2", "C1 C2"], top="G4")
    (one,) = found(play(state, "0 play G2-plus"), AttackSent)
    assert (KIND_WORDS[one.kind], one.value, one.attacker, one.victim) == ("plus", 2, A, B)
    assert sent(play(state, "1 play Y1-plus")) == [(4, B, C, "raised")]


def test_jet_34_announcements_are_for_all() -> None:
    state = table(["G2-plus R1", "Y1-plus R2", "C1 C2"], top="G4")
    (one,) = found(play(state, "0 play G2-plus"), AttackSent)
    assert {one.seen_by(seat) for seat in (A, B, C, None)} == {one}


def test_jet_35_hand_sizes_are_public_and_true() -> None:
    for seats in range(2, 7):
        state = deal(seats, seed=seats)
        chance = Chance(seats)
        while state.outcome is None:
            counts = {state.view(looker).counts for looker in (*range(seats), None)}
            assert counts == {tuple(sizes(state))}
            any_move(state, chance)


def test_jet_35_there_is_no_move_for_agreements() -> None:
    kinds: Counter[str] = Counter()
    state = deal(4, seed=2, length="first-2")
    chance = Chance(5)
    while state.outcome is None:
        for seat in state.to_act():
            kinds.update(str(move).split()[1] for move in state.moves(seat))
        any_move(state, chance)
    assert set(kinds) <= {
        "start", "play", "take-hit", "draw", "pass", "discard", "give", "colour", "choose",
        "decline", "go-on",
    }  # fmt: skip
    try:
        parse_move("0 say I hold two cards")
    except ValueError:
        return
    raise AssertionError("there is talk at the table")


def test_jet_36_no_win_check_for_a_turn_one_does_not_have() -> None:
    # Skip.
    state = table(["R3-skip R1", "", "G1 G2", "Y1 Y2"], top="R5")
    assert winner(play(state, "0 play R3-skip")) is None
    assert turn(state)[0] == C
    # Target to someone beyond.
    state = table(["target-1 R1", "", "G1 G2", "Y1 Y2"], top="R4-plus", attack=("plus", 2, D))
    assert winner(play(state, "0 play target-1 at 2")) is None
    assert winner(play(state, "2 take-hit", "2 draw", "2 pass")) is None
    assert turn(state)[0] == D
    # A change of direction.
    state = table(["R3-deflect R1", "", "G1 G2", "Y1 Y2"], top="R5")
    assert winner(play(state, "0 play R3-deflect anticlockwise")) is None
    assert turn(state)[0] == D
    assert state.brink == (B,)
    assert top(state) == "R3-deflect"


def test_passing_is_told() -> None:
    state = table(["R1", "G1 G2"], top="G5")
    (passed,) = found(play(state, "0 draw", "0 pass"), Passed)
    assert (passed.seat, passed.blocked) == (A, False)
    assert not free(state, B)
