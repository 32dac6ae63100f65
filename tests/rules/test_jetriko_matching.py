"""Jetriko, Matching: JET-40 to JET-46."""

from __future__ import annotations

import pytest

from game.jetriko.cards import CARD, COLOUR_OF, COLOURED, KIND_OF, NAMES, NUMBER_OF, PLAIN, WHITE
from tests.rules.jetriko_play import A, B, C, free, offers, play, refused, table, top, turn


def playable(top: str) -> set[str]:
    """What of all coloured cards may be played on this top card; each is tried alone."""
    found = set()
    for card in COLOURED:
        if NAMES[card] != top:
            state = table([f"{NAMES[card]}", "divide-1 divide-2"], top=top)
            if any(text.startswith("play") for text in offers(state, A)):
                found.add(NAMES[card])
    return found


@pytest.mark.parametrize("top", ["G2-plus", "R3", "C5-blank", "Y4-skip", "B1-deflect"])
def test_jet_40_same_colour_number_or_effect(top: str) -> None:
    on = CARD[top]
    wanted = {
        NAMES[card]
        for card in COLOURED
        if card != on
        and (
            COLOUR_OF[card] == COLOUR_OF[on]
            or NUMBER_OF[card] == NUMBER_OF[on]
            or (KIND_OF[card] == KIND_OF[on] != PLAIN)
        )
    }
    assert playable(top) == wanted


def test_jet_41_no_effect_is_not_an_effect() -> None:
    state = table(["G3 B3 R1", "Y1 Y2"], top="R5")
    assert offers(state, A) == {"play R1", "draw"}
    assert refused(state, "0 play G3").code == "jetriko-no-match"


@pytest.mark.parametrize("top", ["R3", "G2-plus", "Y4-skip", "R2-blank", "more-2", "TB1", ""])
def test_jet_42_white_cards_go_on_anything(top: str) -> None:
    for card in WHITE:
        if NAMES[card] != top:
            state = table([NAMES[card] + " G1", "Y1 Y2", "C1 C2"], top=top)
            assert f"play {NAMES[card]}" in offers(state, A)


def test_jet_42_but_not_under_blank() -> None:
    state = table(["stop-1 G1", "Y1 Y2"], top="R2-blank", bound=True)
    assert offers(state, A) == {"draw"}
    refused(state, "0 play stop-1")


@pytest.mark.parametrize("top", ["", "divide-1", "more-1", "stop-1", "target-1", "times-two-1",
                                 "TR1", "TB3", "TG5"])  # fmt: skip
def test_jet_43_free_play(top: str) -> None:
    state = table(["R1 G2-plus B3-blank Y4-skip divide-2", "C1 C2"], top=top)
    assert free(state, A)


def test_jet_43_not_while_an_attack_is_pending_on_a_white_card() -> None:
    hands = ["G1 G2", "R1 more-2", "Y1 Y2"]
    state = table(hands, top="more-1", turn=B, attack=("plus", 3, A))
    assert offers(state, B) == {"play more-2", "take-hit"}
    assert not state.free
    play(state, "1 take-hit")
    assert free(state, B)


@pytest.mark.parametrize("top", ["", "stop-1", "TG4"])
def test_jet_44_passing_does_not_end_free_play(top: str) -> None:
    state = table(["R1 R2", "G1 Y3", "C1 C2"], top=top)
    play(state, "0 draw", "0 pass")
    assert free(state, B)
    play(state, "1 draw")
    assert free(state, B)
    play(state, "1 pass")
    assert free(state, C)


def test_jet_44_a_coloured_card_on_top_ends_it() -> None:
    state = table(["R1 R2", "G1 Y3", "C1 C2"], top="TG4")
    play(state, "0 play R1")
    assert not free(state, B)
    assert offers(state, B) == {"play G1", "draw"}


def test_jet_44_a_white_card_does_not() -> None:
    state = table(["stop-1 R2", "G1 Y3", "C1 C2"], top="TG4")
    play(state, "0 play stop-1")
    assert free(state, B)


def test_jet_45_the_whole_top_card_counts_later_too() -> None:
    state = table(["R1 G5 Y2 B5-plus C3", "Y4 Y5"], top="G2-plus")
    assert offers(state, A) == {"play G5", "play Y2", "play B5-plus", "draw"}
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    assert turn(state) == (A, "main")
    assert top(state) == "G2-plus"
    assert {"play G5", "play Y2", "play B5-plus"} < offers(state, A)


def test_jet_46_a_trap_is_never_played() -> None:
    state = table(["R1 R2", "G1 G2"], top="")
    assert refused(state, "0 play TG1").code == "jetriko-trap-played"


def test_jet_46_a_trap_never_has_to_match() -> None:
    state = table(["R1 R2", "G1 G2"], top="C5", coming="TR5 Y1")
    play(state, "0 draw")
    assert top(state) == "TR5"
