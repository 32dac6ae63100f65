"""Jetriko, Traps in general: JET-90 to JET-102, and the notes common to all, JET-180 to JET-182."""

from __future__ import annotations

import pytest

from game.cards import CardsMoved
from game.jetriko.cards import NAMES, TRAPS
from game.jetriko.events import CardsShown, Chosen, TrapDropped, TrapRevealed
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    DISCARD,
    DRAW,
    A,
    B,
    C,
    D,
    drawn,
    endings,
    found,
    free,
    hand_zone,
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
    under,
    winner,
)


def test_jet_90_a_drawn_trap_is_laid_open_on_the_discard_pile() -> None:
    state = table(["R1 R2", "Y1 Y2", "G1 G2"], top="C1", coming="TG3 C2")
    events = play(state, "0 draw")
    assert events[0] == CardsMoved((TRAPS[12],), DRAW, DISCARD)
    assert isinstance(events[1], TrapRevealed)
    assert top(state) == "TG3"
    # It does not replace the draw.
    assert drawn(events, A) == ""
    assert NAMES[state.draw[-1]] == "C2"
    assert turn(state) == (A, "gift")


def test_jet_91_a_hit_stops_and_what_was_drawn_stays() -> None:
    hands = ["G1 G2", "Y1 Y2", "G3 G4"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 5, A), coming="C1 C2 TB3 C3")
    events = play(state, "1 take-hit")
    assert drawn(events, B) == "C1 C2"
    assert endings(events) == ["trap"]
    assert state.attack is None
    assert sizes(state)[B] == 4


def test_jet_91_the_rest_of_a_redraw_is_dropped() -> None:
    hands = ["G1 G2", "Y1 Y2 Y3", "G3 G4"]
    state = table(hands, top="R2-redraw", turn=B, attack=("redraw", 2, A), coming="C1 TG4 C3")
    play(state, "1 take-hit")
    events = play(state, "1 discard Y1 Y2")
    assert slid_under(events, B) == "Y1 Y2"
    assert drawn(events, B) == "C1"
    assert turn(state) == (B, "counterblow")


def test_jet_91_the_rest_of_a_divide_is_dropped() -> None:
    hands = ["G1 G2", "Y1 divide-1", "G3 G4"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 6, A), coming="C1 TG4 C3")
    events = play(state, "1 play divide-1")
    assert (drawn(events, A), drawn(events, B)) == ("C1", "")
    assert turn(state) == (B, "counterblow")
    assert state.attack is None


def test_jet_91_a_blank_ends() -> None:
    state = table(["G1 G2", "Y1 Y2", "G3 G4"], top="C5-blank", bound=True, coming="TG4 C1 C3")
    play(state, "0 draw")
    assert turn(state) == (A, "counterblow")
    assert not state.bound


def test_jet_92_with_direction_and_hands_as_they_are_now() -> None:
    # Anticlockwise, and the hand drawn so far is passed on too.
    hands = ["G1 G2", "Y1 Y2", "B1 B2"]
    state = table(
        hands, top="R4-plus", turn=B, direction=-1, attack=("plus", 4, C), coming="C1 TB1",
    )  # fmt: skip
    play(state, "1 take-hit")
    assert [set(hand(state, seat).split()) for seat in range(3)] == [
        {"Y1", "Y2", "C1"}, {"B1", "B2"}, {"G1", "G2"},
    ]  # fmt: skip


@pytest.mark.parametrize("trap", ["TG1", "TG2", "TG3"])
def test_jet_93_the_impossible_is_void(trap: str) -> None:
    state = table(["R4-plus G1", "", "B1 B2"], top="R3", coming=trap)
    events = play(state, "0 play R4-plus")
    assert revealed(events) == [(trap, B)]
    assert sizes(state) == [1, 0, 2]
    assert free(state, C)


def test_jet_94_a_second_trap_drops_the_rest_and_a_third_does_so_too() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TR1 C1 TR5 TB4 C2 C3 C4")
    events = play(state, "0 draw")
    assert revealed(events) == [("TR1", A), ("TR5", A), ("TB4", A)]
    assert [NAMES[event.trap] for event in found(events, TrapDropped)] == ["TR1", "TR5"]
    assert found(events, CardsShown) == []
    assert drawn(events, A) == "C1 C2 C3"
    assert turn(state) == (A, "discard")
    play(state, "0 discard C1 C2")
    assert free(state, B)


def test_jet_94_who_drew_the_second_trap_is_its_revealer() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TG4 TR1 C1 C2 C3")
    play(state, "0 draw")
    events = play(state, "0 choose 2")
    assert revealed(events) == [("TR1", C)]
    assert drawn(events, C) == "C1 C2 C3"


def test_jet_95_what_was_done_stays_done() -> None:
    hands = held(6, 0, 1, 1)
    state = table(hands, top="R5", coming="TB5 C1 C2 C3 TG1")
    play(state, "0 draw")
    first = hand(state, A).split()[0]
    events = play(state, f"0 discard {first}")
    assert slid_under(events, A) == first
    assert (drawn(events, B), drawn(events, C), drawn(events, D)) == ("C1 C2", "C3", "")
    assert revealed(events) == [("TG1", D)]
    assert sizes(state) == [5, 2, 2, 0]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_jet_96_the_turn_passes_on_from_the_active_player(seats: int) -> None:
    state = table(held(*[3] * seats), top="R5", coming="TG4 C1 TR1 C2 C3 C4")
    last = seats - 1
    events = play(state, "0 draw", f"0 choose {last}")
    assert revealed(events) == [("TG4", A), ("TR1", last)]
    assert free(state, B)


def test_jet_96_with_two_players_nobody_is_asked_and_the_other_is_next() -> None:
    state = table(held(3, 3), top="R5", coming="TG4 C1 TR1 C2 C3 C4")
    events = play(state, "0 draw")
    assert revealed(events) == [("TG4", A), ("TR1", B)]
    assert free(state, B)


def test_jet_96_in_the_direction_then_valid() -> None:
    state = table(["R1", "Y1", "B1", "G1"], top="R5", turn=B, coming="TG4 TB3 C1")
    play(state, "1 draw")
    play(state, "1 choose 3")
    assert state.direction == -1
    assert free(state, A)


def test_jet_96_no_card_may_be_played() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TR5 C1")
    play(state, "0 draw")
    assert offers(state, A) == set()
    assert refused(state, "0 play R1").code == "jetriko-not-your-turn"


@pytest.mark.parametrize(("coming", "who"), [("TR1 C1 C2 C3", A), ("C1 TR1 C2 C3 C4", B)])
def test_jet_97_in_a_divide_play_goes_on_after_the_divider(coming: str, who: int) -> None:
    hands = ["G1 G2", "Y1 divide-1", "B1 B2", "R1 R2"]
    state = table(hands, top="R4-plus", turn=B, attack=("plus", 4, A), coming=coming)
    events = play(state, "1 play divide-1")
    assert revealed(events) == [("TR1", who)]
    assert free(state, C)


def test_jet_98_the_next_player_has_free_play() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TR1 TG1")
    play(state, "0 draw", "0 discard R1")
    assert top(state) == "TG1"
    assert free(state, B)


def test_jet_99_a_trap_starts_no_attack() -> None:
    state = table(["R1 R2", "stop-1 divide-1", "B1 B2"], top="R3", coming="TG4 C1 C2")
    play(state, "0 draw")
    events = play(state, "0 choose 1")
    assert sent(events) == []
    assert state.attack is None
    assert drawn(events, B) == "C1 C2"
    assert turn(state) == (B, "main")


@pytest.mark.parametrize(
    ("trap", "moves"), [("TG1", []), ("TG2", []), ("TG3", ["0 give R1 to 2"]), ("TB1", [])]
)
def test_jet_100_a_trap_may_leave_anybody_on_the_brink(trap: str, moves: list[str]) -> None:
    hands = ["R1", "Y1 Y2", "B1 B2"] if trap != "TB1" else ["R1", "Y1 Y2", ""]
    state = table(hands, top="R3", coming=trap)
    events = play(state, "0 draw", *moves)
    assert state.brink == (A,)
    assert winner(events) is None


def test_jet_101_traps_on_the_discard_pile_come_back() -> None:
    state = table(["R1 R2", "Y1 Y2"], top="R3", under="TR1 TG5 C1", pile="C2")
    play(state, "0 draw")
    assert sorted(names(state.draw)) == ["C1", "TG5", "TR1"]


def test_jet_102_all_choose_before_any_card_moves() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TB3")
    play(state, "0 draw")
    assert state.to_act() == (A, B, C)
    before = [hand(state, seat) for seat in range(3)]
    events = play(state, "1 give Y1", "0 give R2")
    assert found(events, CardsMoved) == []
    assert [event.seat for event in found(events, Chosen)] == [B, A]
    assert [hand(state, seat) for seat in range(3)] == before
    assert state.to_act() == (C,)
    # Unseen by the others, and it cannot be changed.
    twin = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TB3")
    play(twin, "0 draw", "1 give Y2", "0 give R1")
    assert state.view(C) == twin.view(C)
    assert state.view(None) == twin.view(None)
    assert state.view(B) != twin.view(B)
    refused(state, "0 give R1")
    events = play(state, "2 give B2")
    assert len(found(events, CardsMoved)) == 3


def test_jet_180_you_is_the_revealer_and_order_follows_the_direction() -> None:
    hands = held(0, 1, 7, 1)
    state = table(hands, top="R5", turn=C, direction=-1, coming="TB5 C1 C2 C3 C4")
    play(state, "2 draw")
    first, second = hand(state, C).split()[:2]
    events = play(state, f"2 discard {first} {second}")
    draws = [
        move.target.owner
        for move in found(events, CardsMoved)
        if move.source == DRAW and move.target.kind == "hand"
    ]
    assert draws == [B, A, A, D]


def test_jet_180_who_discards_chooses_and_slides_under() -> None:
    state = table(held(6, 7, 2), top="R5", turn=C, coming="TB5")
    play(state, "2 draw")
    assert turn(state) == (A, "discard")
    card = hand(state, A).split()[2]
    assert slid_under(play(state, f"0 discard {card}"), A) == card
    assert turn(state) == (B, "discard")
    assert card in under(state)


def test_jet_181_cards_passed_are_seen_by_giver_and_receiver_only() -> None:
    state = table(["R1 R2", "Y1 Y2", "B1 B2"], top="R3", coming="TG3")
    play(state, "0 draw")
    (move,) = taken(play(state, "0 give R1 to 2"), A, C)
    assert not move.open
    assert set(move.known_to) == {A, C}
    assert move.seen_by(B).cards == (-1,)
    assert move.seen_by(None).cards == (-1,)
    assert move.seen_by(C).cards == move.seen_by(A).cards == move.cards


def test_jet_182_a_tie_is_for_the_first_in_order_from_you() -> None:
    # The most: B and D, with four each; the fewest: A and C. C reveals.
    for direction, giver in ((1, D), (-1, B)):
        state = table(held(1, 4, 1, 4), top="R5", turn=C, direction=direction, coming="TB2")
        before = [hand(state, seat) for seat in range(4)]
        play(state, "2 draw")
        assert hand(state, C) == before[giver]
        assert hand(state, giver) == before[C]
        assert hand(state, A) == before[A]


def test_jet_182_you_are_first_unless_left_out() -> None:
    for direction, giver in ((1, D), (-1, B)):
        # C holds the most, but gives nothing to itself (JET-186).
        state = table(held(1, 4, 4, 4), top="R5", turn=C, direction=direction, coming="TR4")
        play(state, "2 draw")
        assert turn(state) == (giver, "hand-down")
        card = hand(state, giver).split()[0]
        play(state, f"{giver} give {card}")
        assert card in hand(state, C).split()
        assert hand_zone(C).owner == C
