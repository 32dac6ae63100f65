"""Jetriko, White cards: JET-150 to JET-171."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved, Zone
from game.jetriko.cards import KIND_WORDS
from game.jetriko.events import AttackDivided, NothingToDraw
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    endings,
    found,
    free,
    hand_zone,
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

WHITES = ["divide-1", "more-1", "stop-1", "target-1", "times-two-1"]
ALL_WHITE = " ".join(WHITES)
PENDING = [
    ("R4-plus", "plus"), ("R4-steal", "steal"), ("R5-redraw", "redraw"), ("R3-deflect", "plus"),
    ("C2-deflect", "steal"), ("more-2", "redraw"), ("times-two-2", "plus"), ("target-2", "steal"),
]  # fmt: skip


def attacked(
    answer: str, value: int = 2, kind: str = "plus", top: str = "R4-plus", **rest: Any
) -> Any:
    """B, of four, holds this answer and three more cards and is attacked by A."""
    hands = ["G1 G2 G3", f"{answer} Y1 Y2 Y3", "B1 B2 B3", "R1 R2 R3"]
    return table(hands, top=top, turn=B, attack=(kind, value, A), **rest)


@pytest.mark.parametrize(("top", "kind"), PENDING)
@pytest.mark.parametrize("value", [1, 2, 9])
def test_jet_150_a_white_card_answers_any_attack(top: str, kind: str, value: int) -> None:
    state = table(["G1", f"{ALL_WHITE}", "B1"], top=top, turn=B, attack=(kind, value, A))
    cards = {text.split()[1] for text in offers(state, B) if text.startswith("play")}
    assert cards == set(WHITES)


def test_jet_151_on_a_white_card_only_white_cards_answer() -> None:
    hands = ["G1 R1", "more-1 Y1", "G2-plus R1-deflect R4 stop-1", "B1"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 2, A))
    play(state, "1 play more-1")
    assert offers(state, C) == {"play stop-1", "take-hit"}
    assert refused(state, "2 play G2-plus").code == "jetriko-white-only"


@pytest.mark.parametrize("card", ["more-1", "stop-1", "target-1 at 3", "times-two-1"])
def test_jet_152_as_an_answer_nothing_is_drawn_for_it(card: str) -> None:
    state = attacked(card.split()[0])
    events = play(state, f"1 play {card}")
    assert drawn(events, B) == ""
    assert sizes(state)[B] == 3


@pytest.mark.parametrize("card", WHITES)
def test_jet_153_in_the_main_step_one_card_is_drawn_and_the_turn_is_over(card: str) -> None:
    state = table([f"{card} R1", "Y1 Y2", "B1 B2"], top="R5", coming="R2")
    assert offers(state, A) == {f"play {card}", "play R1", "draw"}
    events = play(state, f"0 play {card}")
    assert drawn(events, A) == "R2"
    assert sent(events) == []
    assert state.attack is None
    assert turn(state) == (B, "main")


def test_jet_154_also_for_the_last_card_and_the_first_of_the_round() -> None:
    state = table(["more-1", "Y1 Y2", "B1 B2"], coming="R2")
    events = play(state, "0 play more-1")
    assert hand(state, A) == "R2"
    assert winner(events) is None
    assert free(state, B)


def test_jet_154_also_after_a_hit_and_after_a_draw() -> None:
    hands = ["G1", "more-1 Y1", "B1"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 2, A), coming="C1 C2 C3 C4")
    play(state, "1 take-hit", "1 draw")
    assert drawn(play(state, "1 play more-1"), B) == "C4"
    assert turn(state) == (C, "main")


def test_jet_155_a_trap_is_carried_out_and_the_turn_is_over() -> None:
    state = table(["more-1", "Y1 Y2", "B1 B2"], top="R5", coming="TG2")
    events = play(state, "0 play more-1")
    assert revealed(events) == [("TG2", A)]
    assert state.brink == (A,)
    assert free(state, B)


def test_jet_155_with_nothing_to_draw_the_turn_is_just_over() -> None:
    state = table(["more-1", "Y1 Y2", "B1 B2"], pile="")
    events = play(state, "0 play more-1")
    assert found(events, NothingToDraw)
    assert winner(events) is None
    assert state.brink == (A,)
    assert free(state, B)


@pytest.mark.parametrize("card", WHITES)
def test_jet_156_the_next_player_has_free_play(card: str) -> None:
    state = table([f"{card} R1", "Y1 B2", "B1 B3"], top="R5")
    play(state, f"0 play {card}")
    assert top(state) == card
    assert free(state, B)


def test_jet_157_divide_shares_the_attack_at_once() -> None:
    hands = ["G1 stop-1", "divide-1 Y1 stop-2", "more-1 B1"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 4, A))
    events = play(state, "1 play divide-1")
    (shared,) = found(events, AttackDivided)
    assert (KIND_WORDS[shared.kind], shared.value) == ("plus", 4)
    assert (shared.attacker, shared.divider) == (A, B)
    # Nobody could answer, pass it on or stop it.
    assert sizes(state) == [4, 4, 2]
    assert turn(state) == (C, "main")
    assert state.attack is None
    assert endings(events) == ["done"]


@pytest.mark.parametrize("value", range(1, 8))
def test_jet_158_in_turn_and_the_attacker_does_the_larger_half(value: int) -> None:
    state = attacked("divide-1", value)
    events = play(state, "1 play divide-1")
    draws = [move.target.owner for move in found(events, CardsMoved) if move.source == Zone("draw")]
    assert draws == ([A, B] * 4)[:value]
    assert sizes(state) == [3 + (value + 1) // 2, 3 + value // 2, 3, 3]


def test_jet_159_plus_each_step_is_a_drawn_card() -> None:
    state = attacked("divide-1", 3, coming="C1 C2 C3")
    events = play(state, "1 play divide-1")
    assert (drawn(events, A), drawn(events, B)) == ("C1 C3", "C2")


def test_jet_160_steal_takes_from_the_other_one_in_turn() -> None:
    state = attacked("divide-1", 5, "steal", "R4-steal")
    before = [set(state.hands[A]), set(state.hands[B])]
    events = play(state, "1 play divide-1")
    steps = [
        (move.source.owner, move.target)
        for move in found(events, CardsMoved)
        if move.source.kind == "hand" and move.target.kind == "aside"
    ]
    assert steps == [(B, Zone("aside", A)), (A, Zone("aside", B))] * 2 + [(B, Zone("aside", A))]
    # Taken cards cannot be taken back: all that A has taken were B's, and the reverse.
    assert sizes(state) == [3 - 2 + 3, 3 - 3 + 2, 3, 3]
    assert len(before[B] & set(state.hands[A])) == 3
    assert len(before[A] & set(state.hands[B])) == 2


def test_jet_160_taken_cards_lie_aside_until_the_end_and_are_known_to_both() -> None:
    state = attacked("divide-1", 4, "steal", "R4-steal")
    events = play(state, "1 play divide-1")
    moves = found(events, CardsMoved)[1:]
    aside = [move for move in moves if move.target.kind == "aside"]
    back = [move for move in moves if move.source.kind == "aside"]
    assert moves == aside + back
    assert len(aside) == 4
    for move in aside:
        assert (move.open, set(move.known_to)) == (False, {A, B})
        assert -1 in move.seen_by(C).cards
    assert {move.target for move in back} == {hand_zone(A), hand_zone(B)}
    for move in back:
        assert not move.open
        assert set(move.known_to) <= {A, B}


@pytest.mark.parametrize(
    ("attacker", "divider", "value", "wanted"),
    [
        # Hands without Divide itself; who has no card left is passed over, but it counts.
        ("", "Y1 Y2", 2, (1, 1)),
        ("", "Y1 Y2", 3, (2, 0)),
        ("G1", "", 2, (0, 1)),
        ("G1", "Y1", 4, (1, 1)),
        ("G1 G2 G3", "", 5, (1, 2)),
        ("", "", 3, (0, 0)),
    ],
)
def test_jet_160_a_step_without_a_card_is_void_but_counts(
    attacker: str, divider: str, value: int, wanted: tuple[int, int]
) -> None:
    hands = [attacker, f"divide-1 {divider}", "B1 B2"]
    state = table(hands, top="R4-steal", turn=B, attack=("steal", value, A))
    play(state, "1 play divide-1")
    assert tuple(sizes(state)[:2]) == wanted
    assert free(state, C)


def test_jet_161_redraw_each_step_is_a_discard_and_a_draw() -> None:
    state = attacked("divide-1", 3, "redraw", "R5-redraw", coming="C1 C2 C3")
    play(state, "1 play divide-1")
    assert turn(state) == (A, "discard")
    assert offers(state, A) == {"discard G1", "discard G2", "discard G3"}
    events = play(state, "0 discard G2")
    assert (slid_under(events, A), drawn(events, A)) == ("G2", "C1")
    assert turn(state) == (B, "discard")
    events = play(state, "1 discard Y1")
    assert (slid_under(events, B), drawn(events, B)) == ("Y1", "C2")
    # The card just drawn may be the one discarded next.
    assert turn(state) == (A, "discard")
    events = play(state, "0 discard C1")
    assert (slid_under(events, A), drawn(events, A)) == ("C1", "C3")
    assert sizes(state) == [3, 3, 3, 3]
    assert free(state, C)


def test_jet_161_without_a_card_only_the_draw_is_done() -> None:
    state = table(["", "divide-1", "B1 B2"], top="R5-redraw", turn=B, attack=("redraw", 2, A),
                  coming="C1 C2")  # fmt: skip
    events = play(state, "1 play divide-1")
    assert slid_under(events, A) == slid_under(events, B) == ""
    assert [hand(state, A), hand(state, B)] == ["C1", "C2"]


def test_jet_162_steps_that_cannot_be_done_count() -> None:
    hands = ["G1", "divide-1 Y1", "B1 B2"]
    state = table(hands, top="R4-plus", pile="C1", turn=B, attack=("plus", 5, A))
    # C1, then R4-plus from under Divide; the other three steps are void.
    events = play(state, "1 play divide-1")
    assert (drawn(events, A), drawn(events, B)) == ("C1", "R4-plus")
    assert found(events, NothingToDraw)
    assert free(state, C)


@pytest.mark.parametrize(("coming", "who"), [("C1 C2 TR1", A), ("C1 TR1", B)])
def test_jet_163_a_trap_stops_the_remaining_steps(coming: str, who: int) -> None:
    state = attacked("divide-1", 8, coming=coming)
    events = play(state, "1 play divide-1")
    assert revealed(events) == [("TR1", who)]
    assert sum(sizes(state)[:2]) == 6 + coming.count("C") + 3
    assert free(state, C)


def test_jet_163_a_trap_in_a_redraw_step() -> None:
    state = attacked("divide-1", 3, "redraw", "R5-redraw", coming="TG5")
    play(state, "1 play divide-1")
    play(state, "0 discard G1")
    assert turn(state) == (A, "swap")
    play(state, "0 decline")
    assert sizes(state) == [2, 3, 3, 3]
    assert free(state, C)


@pytest.mark.parametrize(("direction", "following"), [(1, C), (-1, A)])
def test_jet_164_play_goes_on_after_the_divider(direction: int, following: int) -> None:
    state = attacked("divide-1", direction=direction)
    play(state, "1 play divide-1")
    assert free(state, following)


def test_jet_165_the_attacker_may_be_on_the_brink() -> None:
    state = table(["R4-plus", "divide-1 Y1", "B1 B2"], top="R5", coming="C1 C2")
    play(state, "0 play R4-plus")
    events = play(state, "1 play divide-1")
    assert drawn(events, A) == "C1"
    assert winner(events) is None
    assert state.brink == ()
    # A share that brings nothing is no win either.
    state = table(["R4-steal", "divide-1", "B1 B2"], top="R5")
    play(state, "0 play R4-steal")
    events = play(state, "1 play divide-1")
    assert winner(events) is None
    assert sizes(state)[:2] == [0, 0]
    assert free(state, C)


@pytest.mark.parametrize("kind", ["plus", "steal", "redraw"])
def test_jet_166_more(kind: str) -> None:
    top = {"plus": "R4-plus", "steal": "R4-steal", "redraw": "R5-redraw"}[kind]
    state = attacked("more-1", 3, kind, top)
    assert sent(play(state, "1 play more-1")) == [(4, B, C, "more")]
    assert KIND_WORDS[state.attack.kind] == kind


@pytest.mark.parametrize("kind", ["plus", "steal", "redraw"])
def test_jet_167_stop(kind: str) -> None:
    top = {"plus": "R4-plus", "steal": "R4-steal", "redraw": "R5-redraw"}[kind]
    state = attacked("stop-1", 3, kind, top)
    events = play(state, "1 play stop-1")
    assert endings(events) == ["stopped"]
    assert sizes(state) == [3, 3, 3, 3]
    assert free(state, C)


@pytest.mark.parametrize("victim", [A, C, D])
@pytest.mark.parametrize("direction", [1, -1])
def test_jet_168_target_names_any_other_player(victim: int, direction: int) -> None:
    state = attacked("target-1", 3, direction=direction)
    wanted = {f"play target-1 at {other}" for other in (A, C, D)} | {"take-hit"}
    assert offers(state, B) == wanted
    for wrong in ("1 play target-1 at 1", "1 play target-1"):
        assert refused(state, wrong).code == "jetriko-target"
    assert sent(play(state, f"1 play target-1 at {victim}")) == [(3, B, victim, "targeted")]
    assert state.direction == direction
    assert turn(state) == (victim, "defence")


def test_jet_168_the_player_of_target_is_the_attacker() -> None:
    state = attacked("target-1", 2, "steal", "R4-steal")
    play(state, "1 play target-1 at 3")
    events = play(state, "3 take-hit")
    assert len(taken(events, B, D)) == 2
    assert sizes(state) == [3, 1, 3, 5]


def test_jet_169_play_goes_on_from_the_named_player() -> None:
    state = attacked("target-1", 2, coming="C1 C2 C3")
    play(state, "1 play target-1 at 3")
    play(state, "3 take-hit")
    assert free(state, D)
    play(state, "3 draw", "3 pass")
    assert turn(state) == (A, "main")

    # An answer of the named player goes to its own next player.
    hands = ["G1 G2", "target-1 Y1", "B1 B2", "more-1 R1"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 2, A))
    play(state, "1 play target-1 at 3")
    assert sent(play(state, "3 play more-1")) == [(3, D, A, "more")]


def test_jet_169_players_passed_over_have_no_win_check() -> None:
    hands = ["G1 G2", "target-1 Y1", "", "R1"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 2, A))
    assert winner(play(state, "1 play target-1 at 3")) is None
    assert state.brink == (C,)


def test_jet_170_with_two_players_nobody_is_asked_for() -> None:
    state = table(["G1", "target-1 Y1"], top="R4-plus", turn=B, attack=("plus", 2, A))
    assert offers(state, B) == {"play target-1", "take-hit"}
    assert sent(play(state, "1 play target-1")) == [(2, B, A, "targeted")]


@pytest.mark.parametrize("value", [1, 2, 7])
@pytest.mark.parametrize("kind", ["plus", "steal", "redraw"])
def test_jet_171_times_two(kind: str, value: int) -> None:
    top = {"plus": "R4-plus", "steal": "R4-steal", "redraw": "R5-redraw"}[kind]
    state = attacked("times-two-1", value, kind, top)
    assert sent(play(state, "1 play times-two-1")) == [(2 * value, B, C, "doubled")]
    assert KIND_WORDS[state.attack.kind] == kind


def test_both_copies_of_a_white_card_do_the_same() -> None:
    for card in ("more-1", "more-2"):
        state = attacked(card)
        assert sent(play(state, f"1 play {card}")) == [(3, B, C, "more")]
        assert names([state.top]) == [card]
