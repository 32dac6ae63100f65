"""Jetriko, Attacks: JET-60 to JET-69, the hit."""

from __future__ import annotations

from collections import Counter

import pytest

from game.jetriko.cards import NAMES
from game.jetriko.events import AttackHits
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
    sizes,
    slid_under,
    table,
    taken,
    top,
    turn,
    winner,
)


def test_jet_60_the_hit_is_carried_out_and_the_attack_is_over() -> None:
    state = table(["G1 G2", "Y1 Y2"], top="R4-plus", turn=B, attack=("plus", 2, A))
    events = play(state, "1 take-hit")
    (hit,) = found(events, AttackHits)
    assert (hit.value, hit.attacker, hit.victim) == (2, A, B)
    assert endings(events) == ["done"]
    assert state.attack is None
    assert sizes(state) == [2, 4]
    assert refused(state, "1 take-hit")


def test_jet_61_plus_draws_one_after_the_other() -> None:
    state = table(
        ["G1 G2", "Y1 Y2"], top="R4-plus", turn=B, attack=("plus", 5, A), coming="C1 C2 C3 C4 C5",
    )  # fmt: skip
    assert drawn(play(state, "1 take-hit"), B) == "C1 C2 C3 C4 C5"


@pytest.mark.parametrize("value", [1, 2, 3])
def test_jet_62_steal_takes_from_the_attacker(value: int) -> None:
    hands = ["G1 G2", "Y1 Y2", "C1 C2 C3 C4"]
    state = table(hands, top="R4-steal", turn=B, attack=("steal", value, C))
    pile = len(state.draw)
    events = play(state, "1 take-hit")
    assert [len(move.cards) for move in taken(events, C, B)] == [1] * value
    assert sizes(state) == [2, 2 + value, 4 - value]
    assert len(state.draw) == pile


def test_jet_63_a_blind_take_is_uniformly_random() -> None:
    gone: Counter[str] = Counter()
    for seed in range(400):
        state = table(
            ["G1 R3 C2 divide-1", "Y1 Y2"], top="R4-steal", turn=B, attack=("steal", 1, A),
            seed=seed,
        )  # fmt: skip
        (move,) = taken(play(state, "1 take-hit"), A, B)
        gone[NAMES[move.cards[0]]] += 1
        assert not move.open
        assert set(move.known_to) == {A, B}
    assert len(gone) == 4
    assert min(gone.values()) > 70


def test_jet_63_the_taker_chooses_nothing() -> None:
    state = table(["G1 R3", "Y1 Y2"], top="R4-steal", turn=B, attack=("steal", 1, A))
    assert offers(state, B) == {"take-hit"}
    assert refused(state, "1 take 0").code == "jetriko-random-take"


def test_jet_64_when_the_attackers_hand_runs_out_the_rest_is_void() -> None:
    hands = ["G1 G2", "Y1 Y2", "C1 C2"]
    state = table(hands, top="R4-steal", turn=B, attack=("steal", 5, A))
    events = play(state, "1 take-hit")
    assert len(taken(events, A, B)) == 2
    assert sizes(state) == [0, 4, 2]
    assert turn(state) == (B, "main")


def test_jet_64_a_steal_of_an_empty_attacker_may_be_answered() -> None:
    state = table(["R4-steal", "G1-steal Y1", "C1 C2"], top="R3")
    play(state, "0 play R4-steal")
    assert offers(state, B) == {"play G1-steal", "take-hit"}
    other = state.copy()
    assert taken(play(other, "1 take-hit"), A, B) == []
    assert turn(other) == (B, "main")


def test_jet_65_redraw_slides_under_then_draws() -> None:
    state = table(
        ["G1 G2", "Y1 Y2 Y3"], top="R2-redraw", turn=B, attack=("redraw", 2, A), coming="C1 C2",
    )  # fmt: skip
    assert play(state, "1 take-hit")
    assert turn(state) == (B, "discard")
    assert offers(state, B) <= {"discard Y1 Y2", "discard Y1 Y3", "discard Y2 Y3"}
    events = play(state, "1 discard Y3 Y1")
    assert set(slid_under(events, B).split()) == {"Y1", "Y3"}
    assert drawn(events, B) == "C1 C2"
    assert hand(state, B) == "Y2 C1 C2"
    assert top(state) == "R2-redraw"


@pytest.mark.parametrize(("held", "value"), [("Y1", 3), ("Y1 Y2", 3), ("Y1 Y2", 2)])
def test_jet_66_with_fewer_cards_all_go_and_n_are_drawn(held: str, value: int) -> None:
    state = table(["G1 G2", held], top="R2-redraw", turn=B, attack=("redraw", value, A))
    events = play(state, "1 take-hit")
    assert slid_under(events, B) == held
    assert sizes(state)[B] == value
    assert turn(state) == (B, "main")


def test_jet_66_with_no_cards_n_are_drawn() -> None:
    state = table(["R5-redraw G2", "", "C1 C2"], top="R2", coming="Y1")
    events = play(state, "0 play R5-redraw")
    assert slid_under(events, B) == ""
    assert drawn(events, B) == "Y1"


def test_jet_67_the_cards_are_picked_before_anything_is_drawn() -> None:
    state = table(["G1 G2", "Y1 Y2"], top="R2-redraw", turn=B, attack=("redraw", 1, A))
    pile = len(state.draw)
    play(state, "1 take-hit")
    assert len(state.draw) == pile
    assert sizes(state)[B] == 2
    play(state, "1 discard Y1")
    assert len(state.draw) == pile - 1


def test_jet_68_after_the_hit_the_top_card_is_matched_as_usual() -> None:
    state = table(["G1 G2", "R1 Y2"], top="R4-plus", turn=B, attack=("plus", 2, A), coming="B1 B2")
    play(state, "1 take-hit")
    assert top(state) == "R4-plus"
    assert offers(state, B) == {"play R1", "draw"}


@pytest.mark.parametrize("top", ["more-1", "target-1", "times-two-1"])
def test_jet_68_on_a_white_card_the_victim_has_free_play(top: str) -> None:
    state = table(["G1 G2", "R1 Y2"], top=top, turn=B, attack=("plus", 2, A), coming="B1 B2")
    play(state, "1 take-hit")
    assert free(state, B)


def test_jet_69_an_attack_that_delivers_nothing_counts_as_carried_out() -> None:
    # An empty attacker.
    state = table(["R4-steal", "", "C1 C2", "Y1 Y2"], top="R3")
    events = play(state, "0 play R4-steal")
    assert endings(events) == ["done"]
    assert winner(events) == B
    # Nothing to draw.
    state = table(["R4-plus G1", "", "C1 C2", "Y1 Y2"], pile="")
    events = play(state, "0 play R4-plus")
    assert endings(events) == ["done"]
    assert winner(events) == B


def test_jet_69_the_victim_with_cards_goes_on() -> None:
    state = table(["R4-steal", "G1 G2", "C1 C2", "Y1 Y2"], top="R3")
    play(state, "0 play R4-steal", "1 take-hit")
    assert turn(state) == (B, "main")
    assert D not in state.brink
    assert state.brink == (A,)
    assert sizes(state)[C] == 2
