"""Jetriko, Cards: plain cards, Plus, Steal, Redraw, Skip, Blank, Deflect: JET-119 to JET-146."""

from __future__ import annotations

import pytest

from game.jetriko.cards import KIND_WORDS
from game.jetriko.events import BoundByBlank, DirectionSet, PassedOver, TurnBegan
from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    found,
    free,
    held,
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
    winner,
)


def test_jet_119_a_plain_card_has_no_effect() -> None:
    state = table(["R1 R2", "G1 G2", "Y1 Y2"], top="R5")
    events = play(state, "0 play R1")
    assert sent(events) == []
    assert found(events, DirectionSet) == []
    assert not state.bound
    assert turn(state) == (B, "main")


def test_jet_120_plus_starts_with_two_and_raises_by_two() -> None:
    state = table(["R4-plus R2", "G2-plus G1", "Y1 Y2"], top="R5")
    assert sent(play(state, "0 play R4-plus")) == [(2, A, B, "started")]
    assert sent(play(state, "1 play G2-plus")) == [(4, B, C, "raised")]


def test_jet_121_draws_beyond_the_piles_are_void() -> None:
    state = table(["G1", "Y1"], top="R4-plus", under="C3", pile="C1 C2", turn=B,
                  attack=("plus", 9, A))  # fmt: skip
    assert drawn(play(state, "1 take-hit"), B) == "C1 C2 C3"
    assert turn(state) == (B, "main")


def test_jet_121_a_trap_stops_the_rest() -> None:
    state = table(["G1 G2", "Y1 Y2"], top="R4-plus", turn=B, attack=("plus", 9, A),
                  coming="C1 TG5 C2")  # fmt: skip
    assert drawn(play(state, "1 take-hit"), B) == "C1"
    assert turn(state) == (B, "swap")


def test_jet_122_steal_starts_with_one_and_raises_by_one() -> None:
    state = table(["R4-steal R2", "G1-steal G1", "Y1 Y2"], top="R5")
    assert sent(play(state, "0 play R4-steal")) == [(1, A, B, "started")]
    assert sent(play(state, "1 play G1-steal")) == [(2, B, C, "raised")]


def test_jet_123_the_cards_go_from_attacker_to_victim() -> None:
    state = table(["R4-steal R2", "G1 G2", "Y1 Y2"], top="R5")
    play(state, "0 play R4-steal", "1 take-hit")
    assert hand(state, B) == "G1 G2 R2"
    assert state.brink == (A,)


def test_jet_124_as_the_last_card_the_attack_stands() -> None:
    state = table(["R4-steal", "G1-steal G1", "Y1 Y2"], top="R5")
    play(state, "0 play R4-steal")
    assert turn(state) == (B, "defence")
    other = state.copy()
    events = play(other, "1 take-hit")
    assert taken(events, A, B) == []
    assert turn(other) == (B, "main")
    # Passed on, it is the answerer's hand.
    play(state, "1 play G1-steal")
    assert len(taken(play(state, "2 take-hit"), B, C)) == 1
    assert hand(state, C) == "G1 Y1 Y2"
    assert sizes(state) == [0, 0, 3]


def test_jet_124_against_divide_the_empty_attacker_does_its_steps() -> None:
    state = table(["R4-steal", "divide-1 G1 G2", "Y1 Y2"], top="R5")
    play(state, "0 play R4-steal")
    events = play(state, "1 play divide-1")
    assert len(taken(events, B, A)) == 1
    assert sizes(state) == [1, 1, 2]


def test_jet_125_a_victim_on_the_brink_takes_the_cards() -> None:
    state = table(["R4-steal R2", "", "Y1 Y2"], top="R5")
    play(state, "0 play R4-steal")
    assert hand(state, B) == "R2"
    assert state.brink == (A,)
    assert turn(state) == (B, "main")


def test_jet_126_redraw_starts_with_one_and_raises_by_one() -> None:
    state = table(["R5-redraw R2", "G1-redraw G1", "Y1 Y2"], top="R1")
    assert sent(play(state, "0 play R5-redraw")) == [(1, A, B, "started")]
    assert sent(play(state, "1 play G1-redraw")) == [(2, B, C, "raised")]
    assert KIND_WORDS[state.attack.kind] == "redraw"


def test_jet_127_on_the_brink_n_cards_are_drawn() -> None:
    state = table(["times-two-1 R2", "", "Y1 Y2"], top="G1-redraw", attack=("redraw", 2, C))
    events = play(state, "0 play times-two-1")
    assert slid_under(events, B) == ""
    assert sizes(state)[B] == 4
    assert turn(state) == (B, "main")


def test_jet_127_a_trap_after_a_whole_hand_was_discarded() -> None:
    state = table(["R5-redraw R2", "G1", "Y1 Y2"], top="R1", coming="TG1")
    play(state, "0 play R5-redraw")
    events = play(state, "1 take-hit")
    assert slid_under(events, B) == "G1"
    assert revealed(events) == [("TG1", B)]
    assert winner(events) is None
    assert state.brink == (B,)
    assert free(state, C)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("direction", [1, -1])
def test_jet_128_the_next_player_is_passed_over(seats: int, direction: int) -> None:
    hands = ["R3-skip R1", *held(*[2] * (seats - 1))]
    hands[1:] = ["Y1 Y2", "Y3 Y4", "Y5 B1", "B2 B3", "B4 B5"][: seats - 1]
    state = table(hands, top="R5", direction=direction)
    events = play(state, "0 play R3-skip")
    assert [event.seat for event in found(events, PassedOver)] == [direction % seats]
    assert [event.seat for event in found(events, TurnBegan)] == [2 * direction % seats]
    assert turn(state) == (2 * direction % seats, "main")


def test_jet_128_in_the_main_step_only() -> None:
    state = table(["R3 R1", "R3-skip Y1", "G1 G2"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert refused(state, "1 play R3-skip").code == "jetriko-no-answer-fits"


def test_jet_129_the_passed_over_player_does_nothing() -> None:
    state = table(["R3-skip R1", "", "divide-1 stop-1"], top="R5")
    events = play(state, "0 play R3-skip")
    assert winner(events) is None
    assert drawn(events, B) == ""
    assert offers(state, B) == set()
    assert refused(state, "1 draw").code == "jetriko-not-your-turn"


def test_jet_129_with_two_players_one_goes_on_oneself() -> None:
    state = table(["R3-skip R1", "Y1 Y2"], top="R5")
    play(state, "0 play R3-skip")
    assert turn(state) == (A, "main")
    state = table(["R3-skip", "Y1 Y2"], top="R5")
    assert winner(play(state, "0 play R3-skip")) == A
    # Even when the other one is on the brink.
    state = table(["R3-skip", ""], top="R5")
    assert winner(play(state, "0 play R3-skip")) == A


def test_jet_130_blank_binds_the_next_player() -> None:
    state = table(["G4-blank R1", "G1 stop-1 divide-1 more-1", "Y1 Y2"], top="G5")
    events = play(state, "0 play G4-blank")
    assert [event.seat for event in found(events, BoundByBlank)] == [B]
    assert sent(events) == []
    assert state.bound
    assert offers(state, B) == {"play G1"}
    # It cannot be answered, passed on or stopped.
    for card in ("stop-1", "divide-1", "more-1"):
        refused(state, f"1 play {card}")


def test_jet_130_in_the_main_step_only() -> None:
    state = table(["R3 R1", "R2-blank Y1", "G1 G2"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert refused(state, "1 play R2-blank").code == "jetriko-no-answer-fits"


def test_jet_131_only_a_fitting_plain_card_and_it_must_be_played() -> None:
    cards = "G1 G5 R4 B3 G2-plus G5-skip B4-deflect Y1-blank stop-1"
    state = table([cards, "Y1 Y2"], top="G4-blank", bound=True)
    assert offers(state, A) == {"play G1", "play G5", "play R4"}
    assert refused(state, "0 draw").code == "jetriko-blank-must"
    for card in ("B3", "G2-plus", "G5-skip", "B4-deflect clockwise", "Y1-blank", "stop-1"):
        assert refused(state, f"0 play {card}").code == "jetriko-blank-plain"


def test_jet_132_with_none_one_card_is_drawn() -> None:
    state = table(["B3 G2-plus stop-1", "Y1 Y2"], top="G4-blank", bound=True, coming="C1")
    assert offers(state, A) == {"draw"}
    assert drawn(play(state, "0 draw"), A) == "C1"


def test_jet_132_with_nothing_to_draw_the_turn_is_over() -> None:
    state = table(["G4-blank R1", "B3 stop-1", "G1 G2"], pile="")
    play(state, "0 play G4-blank")
    assert turn(state) == (C, "main")
    assert not state.bound


@pytest.mark.parametrize("coming", ["G1", "R4"])
def test_jet_133_a_fitting_drawn_card_may_be_played(coming: str) -> None:
    hands = ["B3 G2-plus", "Y1 Y2", "Y3 Y4"]
    state = table(hands, top="G4-blank", bound=True, coming=coming)
    play(state, "0 draw")
    assert offers(state, A) == {f"play {coming}", "pass"}
    other = state.copy()
    play(other, "0 pass")
    assert turn(other) == (B, "main")
    assert not other.bound
    play(state, f"0 play {coming}")
    assert turn(state) == (B, "main")
    assert top(state) == coming


@pytest.mark.parametrize("coming", ["R1", "G1-steal", "Y1-blank", "stop-1", "B4-deflect"])
def test_jet_133_any_other_drawn_card_ends_the_turn(coming: str) -> None:
    hands = ["B3 G2-plus", "Y1 Y2", "Y3 Y4"]
    state = table(hands, top="G4-blank", bound=True, coming=coming)
    play(state, "0 draw")
    # Asked all the same (C6), so that the hand stays a secret.
    assert offers(state, A) == {"pass"}
    play(state, "0 pass")
    assert turn(state) == (B, "main")


def test_jet_134_with_an_empty_hand_one_card_is_drawn_first() -> None:
    state = table(["G4-blank R1", "", "Y1 Y2"], top="G5", coming="G1")
    events = play(state, "0 play G4-blank")
    assert winner(events) is None
    assert drawn(events, B) == "G1"
    assert offers(state, B) == {"play G1", "pass"}
    play(state, "1 play G1")
    assert state.brink == (B,)


def test_jet_135_with_an_empty_hand_and_nothing_to_draw_the_player_wins() -> None:
    state = table(["G4-blank R1", "", "Y1 Y2"], pile="")
    assert winner(play(state, "0 play G4-blank")) == B


@pytest.mark.parametrize("held_by_b", ["B3 R1-steal", ""])
def test_jet_136_a_trap_ends_blank_and_the_turn(held_by_b: str) -> None:
    state = table(["G4-blank R1", held_by_b, "Y1 Y2"], top="G5", coming="TR5 C1")
    events = play(state, "0 play G4-blank", *(["1 draw"] if held_by_b else []))
    assert revealed(events) == [("TR5", B)]
    assert not state.bound
    assert free(state, C)


def test_jet_137_the_binding_ends_with_the_turn() -> None:
    hands = ["G4-blank R1", "B3 R1-steal", "G2-plus C4-steal Y1-blank R3 stop-1"]
    state = table(hands, top="G5", coming="R2")
    play(state, "0 play G4-blank", "1 draw", "1 pass")
    assert top(state) == "G4-blank"
    assert offers(state, C) == {
        "play G2-plus", "play C4-steal", "play Y1-blank", "play stop-1", "draw",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("direction", "word", "now", "following"),
    [
        (1, "clockwise", 1, B), (1, "anticlockwise", -1, D),
        (-1, "clockwise", 1, B), (-1, "anticlockwise", -1, D),
    ],
)  # fmt: skip
def test_jet_140_deflect_in_the_main_step(
    direction: int, word: str, now: int, following: int
) -> None:
    hands = ["R3-deflect G1", "Y1 Y2", "B1 B2", "C1 C2"]
    state = table(hands, top="R5", direction=direction)
    events = play(state, f"0 play R3-deflect {word}")
    assert state.direction == now
    assert sent(events) == []
    assert state.attack is None
    assert turn(state) == (following, "main")


def test_jet_141_on_an_attack_card_colour_or_number_must_fit() -> None:
    held_by_b = "R1-deflect B4-deflect G2-deflect"
    for kind, card in (("plus", "R4-plus"), ("steal", "R4-steal")):
        state = table(["G1", held_by_b, "Y1"], top=card, turn=B, attack=(kind, 2, A))
        cards = {text.split()[1] for text in offers(state, B) if text.startswith("play")}
        assert cards == {"R1-deflect", "B4-deflect"}
        assert refused(state, "1 play G2-deflect clockwise").code == "jetriko-deflect-fit"


def test_jet_142_any_deflect_on_a_deflect() -> None:
    held_by_b = "R1-deflect B4-deflect G2-deflect C5-deflect"
    state = table(["G1", held_by_b, "Y1"], top="Y4-deflect", turn=B, attack=("plus", 2, A))
    cards = {text.split()[1] for text in offers(state, B) if text.startswith("play")}
    assert cards == set(held_by_b.split())


def test_jet_143_the_attack_goes_on_unchanged_and_the_direction_stays() -> None:
    hands = ["G1 G3", "R1-deflect Y1", "B1 B2", "C1 C2"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 6, A))
    assert sent(play(state, "1 play R1-deflect anticlockwise")) == [(6, B, A, "deflected")]
    assert KIND_WORDS[state.attack.kind] == "plus"
    play(state, "0 take-hit", "0 draw", "0 pass")
    # For the rest of the round.
    assert state.direction == -1
    assert turn(state) == (D, "main")


def test_jet_144_with_two_players_the_direction_is_not_asked_for() -> None:
    state = table(["G1 G3", "R1-deflect Y1"], top="R4-plus", turn=B, attack=("plus", 6, A))
    assert offers(state, B) == {"play R1-deflect", "take-hit"}
    events = play(state, "1 play R1-deflect")
    assert sent(events) == [(6, B, A, "deflected")]
    assert (state.direction, found(events, DirectionSet)) == (1, [])
    state = table(["R3-deflect G3", "Y1 Y2"], top="R5")
    assert offers(state, A) == {"play R3-deflect", "draw"}
    play(state, "0 play R3-deflect")
    assert (state.direction, turn(state)) == (1, (B, "main"))


def test_jet_144_reversing_sends_it_back() -> None:
    for direction, word, victim in ((1, "clockwise", C), (1, "anticlockwise", A)):
        state = table(
            ["G1 G3", "R1-deflect Y1", "B1 B2", "C1"], top="R4-plus", turn=B,
            direction=direction, attack=("plus", 6, A),
        )  # fmt: skip
        play(state, f"1 play R1-deflect {word}")
        assert state.attack.victim == victim


def test_jet_145_raising_on_a_deflect_needs_its_colour_or_number() -> None:
    hands = ["G1", "Y1-plus C3-plus G2-plus Y2-steal", "B1"]
    state = table(hands, top="Y4-deflect", turn=B, attack=("plus", 2, A))
    assert offers(state, B) == {"play Y1-plus", "take-hit"}
    assert refused(state, "1 play C3-plus").code == "jetriko-raise-on-deflect"
    state = table(hands, top="C2-deflect", turn=B, attack=("plus", 2, A))
    assert offers(state, B) == {"play C3-plus", "play G2-plus", "take-hit"}


def test_jet_146_deflect_answers_no_white_card_no_skip_and_no_blank() -> None:
    hands = ["G1", "Y4-deflect G2-deflect", "B1"]
    state = table(hands, top="more-1", turn=B, attack=("plus", 3, A))
    assert offers(state, B) == {"take-hit"}
    assert refused(state, "1 play Y4-deflect clockwise").code == "jetriko-white-only"
    # Skip: the player passed over is not asked at all.
    state = table(["Y4-skip R1", "Y4-deflect G2-deflect", "B1"], top="Y5")
    play(state, "0 play Y4-skip")
    assert turn(state)[0] == C
    # Blank.
    state = table(["G4-blank R1", "Y4-deflect G2-deflect", "B1"], top="G5")
    play(state, "0 play G4-blank")
    assert offers(state, B) == {"draw"}
