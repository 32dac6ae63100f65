"""Jetriko, Draw pile and discard pile: JET-80 to JET-87."""

from __future__ import annotations

import pytest

from game.cards import CardsMoved, Shuffled
from game.jetriko.cards import BACK_WORDS, NAMES
from game.jetriko.events import AttackSent, BackShown, NothingToDraw
from tests.jetriko_table import names
from tests.rules.jetriko_play import (
    DISCARD,
    DRAW,
    A,
    B,
    C,
    drawn,
    found,
    free,
    hand_zone,
    offers,
    play,
    refused,
    revealed,
    sizes,
    slid_under,
    table,
    top,
    turn,
    under,
)


def test_jet_80_cards_are_drawn_and_looked_at_one_by_one() -> None:
    state = table(["G1", "Y1"], top="R4-plus", turn=B, attack=("plus", 3, A), coming="C1 C2 C3")
    events = play(state, "1 take-hit")
    draws = [move for move in found(events, CardsMoved) if move.source == DRAW]
    assert [names(move.cards) for move in draws] == [["C1"], ["C2"], ["C3"]]


def test_jet_80_a_trap_is_seen_before_the_next_card_is_drawn() -> None:
    state = table(["G1", "Y1"], top="R4-plus", turn=B, attack=("plus", 3, A), coming="C1 TG1 C3")
    events = play(state, "1 take-hit")
    assert drawn(events, B) == "C1"
    assert NAMES[state.draw[-1]] == "C3"


@pytest.mark.parametrize(
    ("coming", "back"),
    [("C1", "playing"), ("stop-1", "playing"), ("TR1", "red"), ("TB1", "blue"), ("TG1", "green")],
)
def test_jet_81_the_top_back_is_public(coming: str, back: str) -> None:
    state = table(["G1", "Y1"], top="R4", coming=coming)
    for looker in (A, B, None):
        assert BACK_WORDS[state.view(looker).back] == back


def test_jet_81_a_new_back_is_told_when_it_shows() -> None:
    state = table(["G1", "Y1"], top="R4", coming="C1 TB1")
    (shown,) = found(play(state, "0 draw"), BackShown)
    assert BACK_WORDS[shown.back] == "blue"
    assert shown.shows_hidden()


def test_jet_81_backs_further_down_are_not_visible() -> None:
    one = table(["G1", "Y1"], top="R4", pile="C1 TB1 C2")
    two = table(["G1", "Y1"], top="R4", pile="C1 C2 TB1")
    assert one.view(A) == two.view(A)
    assert one.view(None) == two.view(None)


def test_jet_82_the_discard_pile_is_reshuffled_at_once() -> None:
    below = "G2 more-1 TR3 Y1-plus TB1 G3"
    state = table(["R1 R2", "Y1 Y2"], top="R4", under=below, pile="C1")
    events = play(state, "0 draw")
    assert drawn(events, A) == "C1"
    assert found(events, Shuffled) == [Shuffled(DRAW)]
    assert sorted(names(state.draw)) == sorted(below.split())
    assert (top(state), under(state)) == ("R4", [])


def test_jet_82_the_order_is_new() -> None:
    below = "G2 G3 G4 G5 Y3 Y4 Y5 C1 C2 C3"
    orders = set()
    for seed in range(20):
        state = table(["R1 R2", "Y1 Y2"], top="R4", under=below, pile="B1", seed=seed)
        play(state, "0 draw")
        orders.add(tuple(state.draw))
    assert len(orders) == 20


def test_jet_82_not_before_the_draw_pile_is_empty() -> None:
    state = table(["R1 R2", "Y1 Y2"], top="R4", under="G1 G2", pile="C1 C2")
    assert found(play(state, "0 draw"), Shuffled) == []
    assert names(state.draw) == ["C2"]
    assert under(state) == ["G1", "G2"]


def test_jet_82_a_lone_top_card_is_no_draw_pile() -> None:
    state = table(["R1 R2", "Y1 Y2"], top="R4", pile="C1")
    assert found(play(state, "0 draw"), Shuffled) == []
    assert state.draw == []


def test_jet_83_checked_after_a_card_is_played() -> None:
    state = table(["R1 R2", "Y1 Y2"], top="R4", pile="")
    events = play(state, "0 play R1")
    assert found(events, Shuffled) == [Shuffled(DRAW)]
    assert names(state.draw) == ["R4"]


def test_jet_83_checked_after_a_card_is_revealed() -> None:
    # The trap is the last card of the pile; its text draws from the new one.
    state = table(["R1 R2", "Y1 Y2"], top="R4", under="G1 G2 G3", pile="TR1")
    events = play(state, "0 draw")
    assert len(drawn(events, A).split()) == 3
    assert set(drawn(events, A).split()) < {"R4", "G1", "G2", "G3"}


def test_jet_83_checked_after_a_set_was_slid_under_together() -> None:
    state = table(
        ["G1", "Y1 Y2 Y3"], top="R2-redraw", pile="", turn=B, attack=("redraw", 2, A),
    )  # fmt: skip
    play(state, "1 take-hit")
    events = play(state, "1 discard Y1 Y2")
    # One reshuffle, of both: neither is drawn before the other has been slid under.
    assert found(events, Shuffled) == [Shuffled(DRAW)]
    assert set(drawn(events, B).split()) == {"Y1", "Y2"}


def test_jet_83_checked_at_the_start_of_a_turn() -> None:
    state = table(["R1", "Y1"], top="C1", pile="TR5 TG1")
    play(state, "0 draw")
    # TR5 drew TG1, which takes R1. C1 and R1 are the pile; in B's turn TR5 joins no more.
    assert top(state) == "TG1"
    assert {NAMES[card] for card in (*state.draw, *state.discard)} == {"C1", "R1", "TR5", "TG1"}

    state = table(["G1 G2", "Y1"], top="C1", pile="TR1 TR2")
    play(state, "0 draw")
    # C1 was all there was to draw: only as B's turn begins TR1 makes a new draw pile.
    assert names(state.draw) == ["TR1"]


def test_jet_83_a_draw_of_many_goes_on_with_the_new_pile() -> None:
    state = table(
        ["G1", "Y1"], top="R4-plus", under="C3 C4 C5", pile="C1 C2", turn=B, attack=("plus", 4, A),
    )  # fmt: skip
    events = play(state, "1 take-hit")
    one, two, *others = drawn(events, B).split()
    assert (one, two) == ("C1", "C2")
    assert len(others) == 2
    assert set(others) < {"C3", "C4", "C5"}


def test_jet_84_a_reshuffle_touches_no_attack() -> None:
    state = table(["R4-plus R1", "Y1 Y2", "G1 G2"], top="R5", pile="", direction=-1)
    events = play(state, "0 play R4-plus")
    assert found(events, Shuffled)
    assert (state.attack.value, state.attack.attacker, state.attack.victim) == (2, A, C)
    assert state.direction == -1


def test_jet_84_a_reshuffle_touches_no_free_play() -> None:
    state = table(["stop-1 R1", "Y1 Y2", "G1 G2"], top="R5", under="C1 C2", pile="C3")
    events = play(state, "0 play stop-1")
    assert found(events, Shuffled)
    assert free(state, B)


def test_jet_85_when_nothing_can_be_drawn_draws_are_void() -> None:
    state = table(["R4-plus R1", "Y1 Y2", "G1 G2"], pile="C1")
    events = play(state, "0 play R4-plus", "1 take-hit")
    assert drawn(events, B) == "C1"
    assert found(events, NothingToDraw)
    assert turn(state) == (B, "main")


def test_jet_85_then_one_may_pass_without_drawing() -> None:
    state = table(["R1 R2", "Y1 Y2"], top="R4", pile="")
    assert offers(state, A) == {"play R1", "play R2", "pass"}
    assert refused(state, "0 draw").code == "jetriko-nothing-to-draw"
    play(state, "0 pass")
    assert turn(state) == (B, "main")


def test_jet_86_discards_are_slid_under_face_up_and_trigger_nothing() -> None:
    hands = ["R4-plus R3-skip", "Y1 Y2", "G1 G2"]
    state = table(hands, top="C5", coming="TB4 G4-blank B1-deflect")
    play(state, "0 draw")
    events = play(state, "0 discard R3-skip R4-plus")
    assert set(slid_under(events, A).split()) == {"R3-skip", "R4-plus"}
    (move,) = [move for move in found(events, CardsMoved) if move.source == hand_zone(A)]
    assert (move.target, move.open, move.under) == (DISCARD, True, True)
    assert found(events, AttackSent) == []
    assert top(state) == "TB4"
    assert turn(state) == (B, "main")
    assert free(state, B)


def test_jet_87_traps_of_this_turn_stay_under_the_top_card() -> None:
    state = table(["R1", "Y1 Y2 Y3 Y4 Y5", "G1 G2"], top="C1", under="C2", pile="TR1 TR2")
    events = play(state, "0 draw")
    assert revealed(events) == [("TR1", A), ("TR2", A)]
    # TR2 asks for three: C1 and C2 are all there is, TR1 is not drawn again.
    assert set(drawn(events, A).split()) == {"C1", "C2"}
    assert sizes(state)[A] == 3


def test_jet_87_traps_of_earlier_turns_come_back() -> None:
    state = table(["R1", "Y1 Y2", "G1 G2"], top="C1", under="TB4", pile="TR5")
    # TR5 is drawn; C1 and TB4, of an earlier turn, are the new pile.
    events = play(state, "0 draw")
    assert revealed(events)[0] == ("TR5", A)
    seen = {name for name, _ in revealed(events)} | set(drawn(events, A).split())
    assert seen in ({"TR5", "C1"}, {"TR5", "TB4", "C1"})


def test_jet_87_the_next_turn_takes_them_in() -> None:
    state = table(["R1", "Y1 Y2 Y3 Y4 Y5", "G1 G2"], top="C1", pile="TR1 TR2")
    play(state, "0 draw")
    assert names(state.draw) == ["TR1"]
    events = play(state, "1 draw")
    # TR1 was the last card of the pile; TR2, of the turn before, is reshuffled for its draws.
    assert revealed(events) == [("TR1", B), ("TR2", B)]
