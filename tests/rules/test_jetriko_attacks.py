"""Jetriko, Attacks: JET-50 to JET-59, how they start, and how they are answered."""

from __future__ import annotations

import pytest

from game.jetriko.cards import BASE, KIND_WORDS, PLUS, REDRAW, STEAL
from game.jetriko.events import TurnBegan
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    found,
    offers,
    play,
    refused,
    sent,
    sizes,
    table,
    turn,
    winner,
)

ATTACKS = [("R4-plus", "plus", 2), ("R4-steal", "steal", 1), ("R5-redraw", "redraw", 1)]
KINDS = pytest.mark.parametrize(("card", "kind", "value"), ATTACKS)
# One card of every kind, none of colour or number of red 4.
MIXED = "G1-steal G2-plus Y3-redraw C1-skip B3-blank C2-deflect G5 divide-1 more-1 stop-1"


@KINDS
@pytest.mark.parametrize(("direction", "victim"), [(1, B), (-1, D)])
def test_jet_50_starting_an_attack(
    card: str, kind: str, value: int, direction: int, victim: int
) -> None:
    hands = [f"{card} G1", "Y1 Y2", "C1 C2", "B1 B2"]
    state = table(hands, top="R3", direction=direction)
    assert sent(play(state, f"0 play {card}")) == [(value, A, victim, "started")]
    attack = state.attack
    assert (KIND_WORDS[attack.kind], attack.value) == (kind, value)
    assert (attack.attacker, attack.victim) == (A, victim)


def test_jet_50_the_base_values() -> None:
    assert {PLUS: 2, STEAL: 1, REDRAW: 1} == BASE


def test_jet_51_the_victim_is_active_at_once_and_defends() -> None:
    state = table(["R4-plus G1", "Y2-plus Y1", "C1 C2"], top="R3")
    events = play(state, "0 play R4-plus")
    assert [event.seat for event in found(events, TurnBegan)] == [B]
    assert turn(state) == (B, "defence")
    assert state.turn == B
    # At most one attack is pending: the answer replaces it.
    play(state, "1 play Y2-plus")
    assert (state.attack.attacker, state.attack.victim) == (B, C)
    assert turn(state) == (C, "defence")


def test_jet_52_nobody_else_acts_before_the_victim() -> None:
    hands = ["R4-plus stop-1", "Y2-plus Y1", "G2-plus divide-1", "more-1 C1"]
    state = table(hands, top="R3")
    play(state, "0 play R4-plus")
    assert state.to_act() == (B,)
    for seat, card in ((A, "stop-1"), (C, "G2-plus"), (C, "divide-1"), (D, "more-1")):
        assert offers(state, seat) == set()
        refusal = refused(state, f"{seat} play {card}")
        assert (refusal.code, refusal.args) == ("jetriko-not-your-turn", (("seat", B),))


def answers(top: str, held: str, kind: str, value: int = 2) -> set[str]:
    """The cards with which this attack may be answered."""
    hands = ["G3 G4", held, "Y4 Y5"]
    state = table(hands, top=top, turn=B, attack=(kind, value, A))
    assert "take-hit" in offers(state, B)
    return {text.split()[1] for text in offers(state, B) if text.startswith("play")}


@pytest.mark.parametrize(
    ("top", "kind", "wanted"),
    [
        ("R4-plus", "plus", "G2-plus divide-1 more-1 stop-1"),
        ("R4-steal", "steal", "G1-steal divide-1 more-1 stop-1"),
        ("R5-redraw", "redraw", "Y3-redraw divide-1 more-1 stop-1"),
    ],
)
def test_jet_53_answers_on_an_attack_card(top: str, kind: str, wanted: str) -> None:
    assert answers(top, MIXED, kind) == set(wanted.split())


def test_jet_53_a_deflect_needs_colour_or_number_of_the_attack_card() -> None:
    deflects = "G2-deflect G3-deflect Y4-deflect Y5-deflect R1-deflect R3-deflect B4-deflect"
    assert answers("R4-plus", deflects, "plus") == {
        "Y4-deflect", "R1-deflect", "R3-deflect", "B4-deflect",
    }  # fmt: skip


def test_jet_53_answers_on_a_deflect() -> None:
    held = "G2-plus C3-plus Y1-plus C2-steal C1-skip C5-blank B3 R1-deflect G2-deflect target-1"
    # Colour cyan or number 2.
    assert answers("C2-deflect", held, "plus") == {
        "G2-plus", "C3-plus", "R1-deflect", "G2-deflect", "target-1",
    }  # fmt: skip


@pytest.mark.parametrize("top", ["more-1", "times-two-1", "target-1"])
def test_jet_53_only_white_cards_on_white_cards(top: str) -> None:
    held = "R4-plus C2-deflect R1-steal G1 divide-2 more-2 stop-2 target-2 times-two-2"
    assert answers(top, held, "plus") == {
        "divide-2", "more-2", "stop-2", "target-2", "times-two-2",
    }  # fmt: skip


@pytest.mark.parametrize("card", ["R4", "R3", "R3-skip", "R2-blank", "R1-steal", "R2-redraw"])
def test_jet_54_what_never_answers(card: str) -> None:
    state = table(["G1 G2", f"{card} Y1", "C1 C2"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert offers(state, B) == {"take-hit"}
    assert refused(state, f"1 play {card}").code == "jetriko-no-answer-fits"


@pytest.mark.parametrize(
    ("top", "kind", "card", "value"),
    [
        ("R4-plus", "plus", "G2-plus", 5),
        ("R4-steal", "steal", "G5-steal", 4),
        ("R5-redraw", "redraw", "B2-redraw", 4),
    ],
)
def test_jet_55_amplifying(top: str, kind: str, card: str, value: int) -> None:
    state = table(["G1 G3", f"{card} Y1", "C1 C2"], top=top, turn=B, attack=(kind, 3, A))
    assert sent(play(state, f"1 play {card}")) == [(value, B, C, "raised")]
    assert (KIND_WORDS[state.attack.kind], state.attack.value) == (kind, value)


@pytest.mark.parametrize(
    ("answer", "value", "how", "victim"),
    [
        ("R3-deflect clockwise", 3, "deflected", C),
        ("R3-deflect anticlockwise", 3, "deflected", A),
        ("more-1", 4, "more", C),
        ("times-two-1", 6, "doubled", C),
        ("target-1 at 0", 3, "targeted", A),
        ("target-1 at 2", 3, "targeted", C),
    ],
)
def test_jet_56_answers_that_pass_the_attack_on(
    answer: str, value: int, how: str, victim: int
) -> None:
    hands = ["G1 G3", f"{answer.split()[0]} Y1", "C1 C2"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 3, A))
    assert sent(play(state, f"1 play {answer}")) == [(value, B, victim, how)]
    assert state.to_act() == (victim,)


def test_jet_57_an_attack_may_return_to_who_began_it_and_go_on() -> None:
    hands = ["R4-plus G2-plus C3-plus", "Y1-plus Y2-plus", "B4-plus B5-plus"]
    state = table(hands, top="R3")
    texts = ["R4-plus", "Y1-plus", "B4-plus", "G2-plus", "Y2-plus", "B5-plus"]
    values = []
    for number, card in enumerate(texts):
        values += sent(play(state, f"{number % 3} play {card}"))
    assert [value for value, *_ in values] == [2, 4, 6, 8, 10, 12]
    assert (state.attack.attacker, state.attack.victim) == (C, A)
    assert drawn(play(state, "0 take-hit"), A).count(" ") == 11


def test_jet_58_the_value_has_no_upper_limit() -> None:
    hands = ["times-two-1 G1", "times-two-2 G3", "more-1 Y1", "more-2 Y2"]
    state = table(hands, top="R4-plus", attack=("plus", 500, D))
    play(state, "0 play times-two-1", "1 play times-two-2", "2 play more-1", "3 play more-2")
    assert state.attack.value == 2002


def test_jet_59_without_hand_cards_the_hit_is_taken() -> None:
    state = table(["R4-plus G1", "", "C1 C2"], top="R3")
    events = play(state, "0 play R4-plus")
    assert winner(events) is None
    assert sizes(state)[B] == 2
    assert turn(state) == (B, "main")
