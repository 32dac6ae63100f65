"""Jetriko, Worked examples of the rulebook: EX-1 to EX-20."""

from __future__ import annotations

from game.jetriko.cards import KIND_WORDS, NAMES
from game.jetriko.events import AttackHits, PassedOver
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


def test_ex_1_plus_on_plus() -> None:
    state = table(["G2-plus R1", "Y1-plus R2", "C1 C2"], top="G4")
    play(state, "0 play G2-plus", "1 play Y1-plus")
    assert (KIND_WORDS[state.attack.kind], state.attack.value) == ("plus", 4)
    assert (state.attack.attacker, state.attack.victim) == (B, C)
    events = play(state, "2 take-hit")
    assert len(drawn(events, C).split()) == 4
    assert turn(state) == (C, "main")
    assert top(state) == "Y1-plus"
    assert not free(state, C)
    assert "play C1" in offers(state, C)
    assert "play C2" not in offers(state, C)


def test_ex_2_more() -> None:
    state = table(["C1-plus G1", "R4-plus G2", "more-1 G3", "C2 R1"], top="C5")
    events = play(state, "0 play C1-plus", "1 play R4-plus", "2 play more-1")
    assert sent(events) == [(2, A, B, "started"), (4, B, C, "raised"), (5, C, D, "more")]
    assert offers(state, D) == {"take-hit"}
    assert len(drawn(play(state, "3 take-hit"), D).split()) == 5
    assert free(state, D)


def test_ex_3_steal_with_deflect() -> None:
    state = table(["R1-steal G1", "R3-deflect G2", "R4-steal G3 G4 Y1", "C2 Y2"], top="R5")
    events = play(state, "0 play R1-steal", "1 play R3-deflect clockwise")
    assert sent(events) == [(1, A, B, "started"), (1, B, C, "deflected")]
    assert sent(play(state, "2 play R4-steal")) == [(2, C, D, "raised")]
    before = set(state.hands[C])
    events = play(state, "3 take-hit")
    gone = [move.cards for move in taken(events, C, D)]
    assert len(gone) == 2
    assert {card for (card,) in gone} < before
    assert sizes(state) == [1, 1, 1, 4]
    assert turn(state) == (D, "main")
    assert top(state) == "R4-steal"


def test_ex_4_trap_in_a_big_plus() -> None:
    hands = ["times-two-1 G1", "G2 G3", "Y1 Y2", "C1 C2"]
    state = table(hands, top="R4-plus", attack=("plus", 4, D), coming="R1 R2 TG5")
    assert sent(play(state, "0 play times-two-1")) == [(8, A, B, "doubled")]
    pile = len(state.draw)
    events = play(state, "1 take-hit")
    assert revealed(events) == [("TG5", B)]
    assert drawn(events, B) == "R1 R2"
    assert turn(state) == (B, "swap")
    play(state, "1 decline")
    assert hand(state, B) == "G2 G3 R1 R2"
    assert len(state.draw) == pile - 3
    assert free(state, C)


def test_ex_5_surviving_the_round() -> None:
    state = table(["C4", "B4 R1", "B2 R2"], top="C1")
    assert winner(play(state, "0 play C4")) is None
    assert state.brink == (A,)
    play(state, "1 play B4")
    assert state.brink == (A,)
    assert winner(play(state, "2 play B2")) == A


def test_ex_6_skipped_on_the_brink() -> None:
    state = table(["", "G1 G2", "R1 R2", "Y4-skip R3"], top="Y3", turn=D)
    events = play(state, "3 play Y4-skip")
    assert winner(events) is None
    assert [event.seat for event in found(events, PassedOver)] == [A]
    assert turn(state) == (B, "main")
    assert state.brink == (A,)


def test_ex_7_skip_as_last_card_two_players() -> None:
    state = table(["B2-skip", "G1 G2"], top="B5")
    events = play(state, "0 play B2-skip")
    assert [event.seat for event in found(events, PassedOver)] == [B]
    assert winner(events) == A


def test_ex_8_blank_on_an_empty_hand() -> None:
    state = table(["", "G1 C3", "R1 R2", "C5-blank R3"], top="C1", turn=D, coming="C2")
    events = play(state, "3 play C5-blank")
    assert winner(events) is None
    assert drawn(events, A) == "C2"
    assert offers(state, A) == {"play C2", "pass"}
    play(state, "0 play C2")
    assert state.brink == (A,)
    assert turn(state) == (B, "main")
    assert offers(state, B) == {"play C3", "draw"}


def test_ex_9_steal_with_an_empty_attacker() -> None:
    state = table(["", "G1 G2", "Y1 Y2", "R1-steal"], top="R5", turn=D)
    events = play(state, "3 play R1-steal")
    assert found(events, AttackHits)
    assert taken(events, D, A) == []
    assert sizes(state)[D] == 0
    assert winner(events) == A


def test_ex_10_which_deflect_answers() -> None:
    held = "R1-deflect C2-deflect Y5-deflect B2-skip G5"
    state = table(["G1 Y1", held, "Y2 Y3"], top="G2-plus", turn=B, attack=("plus", 2, A))
    assert offers(state, B) == {
        "play C2-deflect clockwise", "play C2-deflect anticlockwise", "take-hit",
    }  # fmt: skip


def test_ex_11_answers_on_a_deflect() -> None:
    held = "C1-plus Y2-plus R5-plus B4-deflect G2 stop-1 C4-steal"
    state = table(["G1 Y1", held, "Y2 Y3"], top="C2-deflect", turn=B, attack=("plus", 4, A))
    assert offers(state, B) == {
        "play C1-plus", "play Y2-plus", "play B4-deflect clockwise",
        "play B4-deflect anticlockwise", "play stop-1", "take-hit",
    }  # fmt: skip
    for card in ("R5-plus", "G2", "C4-steal"):
        refused(state, f"1 play {card}")


def test_ex_12_white_wall() -> None:
    hands = ["G1 Y1", "Y2-steal R1-deflect times-two-1", "Y2 Y3"]
    state = table(hands, top="more-1", turn=B, attack=("steal", 3, A))
    assert offers(state, B) == {"play times-two-1", "take-hit"}
    assert sent(play(state, "1 play times-two-1")) == [(6, B, C, "doubled")]
    assert KIND_WORDS[state.attack.kind] == "steal"


def test_ex_13_divide_odd_plus() -> None:
    hands = ["G1 Y1", "divide-1 Y2", "Y3 Y4"]
    state = table(
        hands, top="R4-plus", turn=B, attack=("plus", 5, A), coming="R1 C1 R2 C2 R3",
    )  # fmt: skip
    events = play(state, "1 play divide-1")
    assert drawn(events, A) == "R1 R2 R3"
    assert drawn(events, B) == "C1 C2"
    assert turn(state) == (C, "main")
    assert free(state, C)


def test_ex_14_divide_steal_with_small_hands() -> None:
    hands = ["G1", "divide-1 R1 R2", "Y3 Y4"]
    state = table(hands, top="R4-steal", turn=B, attack=("steal", 3, A))
    events = play(state, "1 play divide-1")
    assert [len(move.cards) for move in taken(events, B, A)] == [1, 1]
    assert [NAMES[card] for move in taken(events, A, B) for card in move.cards] == ["G1"]
    assert hand(state, A) == "R1 R2"
    assert hand(state, B) == "G1"


def test_ex_15_divide_redraw_with_an_empty_attacker() -> None:
    hands = ["Y3-redraw G1", "G1-redraw", "divide-1 R1 R2", "Y1 Y2"]
    state = table(hands, top="Y5", coming="C1 C2")
    play(state, "0 play Y3-redraw", "1 play G1-redraw")
    assert (state.attack.value, state.attack.attacker) == (2, B)
    events = play(state, "2 play divide-1")
    assert (slid_under(events, B), drawn(events, B)) == ("", "C1")
    events = play(state, "2 discard R1")
    assert (slid_under(events, C), drawn(events, C)) == ("R1", "C2")
    assert hand(state, B) == "C1"
    assert free(state, D)


def test_ex_16_divide_and_a_trap() -> None:
    hands = ["G1 Y1", "G2 Y2", "divide-1 Y3", "Y4 Y5"]
    where = {"top": "R4-plus", "turn": C, "attack": ("plus", 4, B)}
    state = table(hands, coming="R1 TR1 C1 C2 C3 C4", **where)
    events = play(state, "2 play divide-1")
    assert drawn(events, B) == "R1"
    assert revealed(events) == [("TR1", C)]
    assert drawn(events, C) == "C1 C2 C3"
    assert free(state, D)

    state = table(hands, coming="R1 R2 TR1 C1 C2 C3 C4", **where)
    events = play(state, "2 play divide-1")
    assert revealed(events) == [("TR1", B)]
    assert drawn(events, B) == "R1 C1 C2 C3"
    assert drawn(events, C) == "R2"
    assert free(state, D)


def test_ex_17_trap_on_trap() -> None:
    for held, discard in (("R1 R2", "R1"), ("R1 R2 R3", "R1 R2")):
        state = table(["Y1", "Y2", held, "Y3 Y4"], top="Y5", turn=C, coming="TR1 C1 TG1 C2")
        pile = len(state.draw)
        events = play(state, "2 draw")
        assert revealed(events) == [("TR1", C), ("TG1", C)]
        assert drawn(events, C) == "C1"
        assert len(state.draw) == pile - 3
        assert turn(state) == (C, "discard")
        assert slid_under(play(state, f"2 discard {discard}"), C) == discard
        assert free(state, D)


def test_ex_18_somebody_elses_second_trap() -> None:
    state = table(["R1", "R2 R3", "Y1 Y2 Y3", "C1"], top="G4", turn=B, coming="TG4 B1 TB1 B2")
    play(state, "1 draw")
    events = play(state, "1 choose 3")
    assert revealed(events) == [("TB1", D)]
    assert drawn(events, D) == "B1"
    assert [hand(state, seat) for seat in range(4)] == ["C1 B1", "R1", "R2 R3", "Y1 Y2 Y3"]
    assert free(state, C)


def test_ex_19_saved_by_a_trap_but_no_win() -> None:
    state = table(["", "G1 G2", "Y1 Y2", "R4-plus R1"], top="R5", turn=D, coming="TG1")
    events = play(state, "3 play R4-plus")
    assert endings(events) == ["trap"]
    assert winner(events) is None
    assert state.attack is None
    assert state.brink == (A,)
    assert free(state, B)


def test_ex_20_redraw_that_empties_a_hand() -> None:
    hands = ["G1", "R1 R2 R3 R4 R5 Y1", "C1 C2", "B1-redraw B1 B2 B3 B4"]
    state = table(hands, top="B5", turn=D, coming="TB2")
    play(state, "3 play B1-redraw")
    assert slid_under(play(state, "0 take-hit"), A) == "G1"
    assert sizes(state) == [0, 2, 6, 4]
    assert hand(state, B) == "C1 C2"
    assert state.brink == (A,)
    assert free(state, B)
    assert under(state) == ["G1", "B1-redraw", "B5"]
