"""Totem, Turn: TOT-201 to TOT-208."""

from __future__ import annotations

from typing import Any

from game.cards import CLOCK
from game.totem.events import Counted, Lifted, NewDeck, PotDealtOut, Revealed, RushLapsed
from game.totem.moves import Pause, Resume, Tick
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CORRECT_CHOICE,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    A,
    B,
    C,
    D,
    card,
    counts,
    found,
    grab,
    grabs,
    next_due,
    run_to,
    sizes,
    table,
    top,
    turn,
    turned,
    until,
)


def test_tot_201_hands_turn_in_clockwise_order() -> None:
    state = table(["1 S1-P", "1 D1-G", "1 T1-O", "1 K1-Y"], ["", "", "", ""], starts=B)
    assert [turned(state) for _ in range(4)] == [(B,), (C,), (D,), (A,)]
    assert state.pointer == B


def test_tot_202_the_top_card_goes_face_up_on_the_pile_for_all_in_one_frame() -> None:
    state = table(["1 S1-P D1-P", 2, 2, 2], ["K1-Y", "", "", ""])
    until(state, Lifted)
    assert [state.view(seat).hands[A].top for seat in (0, 1, 2, 3, None)] == [card("K1-Y")] * 5
    shown = found(turn(state), Revealed)
    assert [(event.hands, event.cards) for event in shown] == [((A,), (card("D1-P"),))]
    assert [state.view(seat).hands[A].top for seat in (0, 1, 2, 3, None)] == [card("D1-P")] * 5
    assert state.piles[A] == [card("K1-Y"), card("D1-P")]
    assert state.decks[A][-1] == card("S1-P")


def test_tot_203_a_hand_with_an_empty_deck_is_passed_over() -> None:
    state = table(["1 S1-P", "", "1 T1-O", "1 K1-Y"], ["", "D1-G", "", ""])
    assert [turned(state) for _ in range(4)] == [(A,), (C,), (D,), (A,)]


def test_tot_203_a_passed_over_hand_still_counts_and_grabs() -> None:
    state = table(["1 S1-P", "", 2, 2], ["", "S1-G", "", ""])
    turn(state)
    assert grab(state, B) == CORRECT_DUEL
    assert state.outcome.winners == (B,)


def test_tot_204_the_pointer_moves_to_the_next_hand_that_has_a_deck() -> None:
    state = table(["1 S1-P", "", "", "1 K1-Y"], ["", "D1-G", "T1-O", ""])
    turn(state)
    assert state.pointer == D
    turn(state)
    assert state.pointer == A


def test_tot_205_a_starter_without_a_deck_gives_the_turn_to_the_next_that_has_one() -> None:
    on = Options(play_on=True)
    state = table(["1 IN1", "", "", 2], ["", "2 D1-G", "T1-O", "K1-Y"], options=on)
    turn(state)
    assert grab(state, B) == CORRECT_RUSH
    assert state.places[B] == 1
    assert state.pointer == D


def test_tot_205_looks_at_decks_when_the_whole_reveal_is_worked_out() -> None:
    # B owns the outward arrows and turns coloured arrows as their last card: they get a new
    # deck (TOT-535) and only then it is seen that they can start (TOT-523).
    state = table(["1 S1-P", "COL1 OUT1", "1 T1-O", "1 K1-Y"], ["", "", "", ""], starts=B)
    turn(state, 2)
    assert len(state.decks[B]) == 2
    assert state.pointer == B


def timeline(state: Any, until_t: int) -> list[tuple[int, list[str]]]:
    """When something happens, and what kind of thing."""
    happened = []
    while next_due(state) <= until_t:
        events = state.play(Tick(next_due(state)))
        happened.append((state.now, [type(event).__name__ for event in events]))
    return happened


def test_tot_206_an_unnoticed_match_changes_nothing_in_what_happens_and_when() -> None:
    rest = ["1 T1-O", "1 K1-Y"]
    match = table(["1 S1-P", "1 S1-G", *rest], ["", "", "", ""])
    none = table(["1 S1-P", "1 D1-G", *rest], ["", "", "", ""])
    happened = timeline(match, 9000)
    assert happened == timeline(none, 9000)
    assert sum("Revealed" in kinds for _, kinds in happened) == 4


def test_tot_206_a_covered_member_leaves_the_group() -> None:
    state = table(["1 D1-Y", 2, 2, 2], ["S1-P", "S1-G", "S1-O", ""])
    turn(state)
    run_to(state, state.now + 301)
    assert grab(state, B) == CORRECT_DUEL
    assert top(state, A) == "D1-Y"


def test_tot_206_an_uncovered_rest_of_one_is_no_group() -> None:
    state = table(["1 D1-Y", 2, 2, 2], ["S1-P", "S1-G", "K1-P", ""])
    turn(state)
    run_to(state, state.now + 301)
    assert grab(state, B)[0] == "error"


def test_tot_207_no_card_is_turned_while_a_rush_is_open() -> None:
    state = table(["1 IN1", 2, 2, 2], ["", *CALM[1:]])
    turn(state)
    events = until(state, RushLapsed)
    assert not found(events, Lifted)
    assert state.view(A).phase == "turning"


def test_tot_207_no_turn_of_one_hand_during_a_countdown() -> None:
    state = table(["2 S1-P OUT1", "2 D1-G", "2 T1-O", "2 K1-Y"], ["", "", "", ""])
    turn(state)
    events = until(state, Lifted)
    assert counts(events) == [1, 2, 3]
    assert [event.hands for event in found(events, Lifted)] == [(A, B, C, D)]


def test_tot_207_no_card_is_turned_while_the_totem_is_held() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"])
    grabs(state, A)
    held_until = state.now + 1500
    assert not found(run_to(state, held_until - 1), Lifted)
    assert state.phase == "hold"


def test_tot_207_no_card_is_turned_while_a_choice_is_open() -> None:
    state = table(["1 IN1", 2, 2, 2], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    assert grab(state, B) == CORRECT_CHOICE
    assert not found(run_to(state, state.now + 3900), Lifted)
    assert state.phase == "choice"


def test_tot_207_nothing_is_due_during_a_pause() -> None:
    state = table([2, 2, 2, 2], list(CALM))
    state.play(Pause(100))
    assert not state.moves(CLOCK)
    state.play(Resume(100))
    assert state.moves(CLOCK)


def dead_table(pot: int = 3) -> Any:
    """Nobody has a deck; C turned last."""
    state = table(["", "", "T1-O", ""], ["1 S1-P", "2 D1-G", "", "K1-Y"], pot, starts=C)
    turn(state)
    return state


def test_tot_208_after_dead_ms_every_pile_becomes_a_new_deck() -> None:
    state = dead_table()
    died = state.now
    assert not found(run_to(state, died + 4999), NewDeck)
    piles = [sorted(pile) for pile in state.piles]
    events = run_to(state, died + 5000)
    assert [(event.hand, event.why) for event in found(events, NewDeck)] == [
        (hand, "dead") for hand in range(4)
    ]
    assert [sorted(deck) for deck in state.decks] == piles
    assert sizes(state.piles) == [0] * 4
    assert len(state.pot) == 3


def test_tot_208_the_hand_after_the_last_turner_starts() -> None:
    state = dead_table()
    until(state, NewDeck)
    assert turned(state) == (D,)


def test_tot_208_an_accepted_grab_ends_the_wait() -> None:
    state = table(
        ["", "", "T1-O", ""], ["1 S1-P", "2 S1-G", "", "K1-Y"],
        options=Options(play_on=True), starts=C,
    )  # fmt: skip
    turn(state)
    run_to(state, state.now + 4900)
    assert grab(state, A) == CORRECT_DUEL
    assert not found(until(state, Lifted), NewDeck)


def test_tot_208_new_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(8):
        state = table(["", "", "D1-G"], ["5 S1-P", "T1-O", ""], starts=C, seats=3, seed=seed)
        until(state, NewDeck)
        orders.add(tuple(state.decks[A]))
    assert len(orders) > 1


def test_tot_208_cards_that_come_round_in_vain_bring_the_pot_back() -> None:
    state = dead_table(pot=5)
    until(state, NewDeck)
    assert state.turned_in_vain == 1
    events = until(state, PotDealtOut, 100)
    cards = sum(len(event.cards) for event in found(events, Revealed))
    assert (1 + cards, len(state.pot)) == (3 * 7, 0)
    assert found(events, PotDealtOut) == [PotDealtOut(5)]
    last = found(events, Revealed)[-1].hands[-1]
    shares = [sizes(state.decks)[hand] + sizes(state.piles)[hand] for hand in (A, B, C, D)]
    assert [all_ - own for all_, own in zip(shares, (2, 3, 1, 1), strict=True)] == [
        2 if hand == (last + 1) % 4 else 1 for hand in (A, B, C, D)
    ]


def test_tot_208_what_a_single_special_card_does_over_and_over_is_in_vain_too() -> None:
    state = table(["COL1", "", "", ""], ["", "1 S1-P", "1", "1"], 4)
    assert found(until(state, PotDealtOut, 200), PotDealtOut) == [PotDealtOut(4)]


def test_tot_208_without_a_pot_the_piles_are_dealt_out() -> None:
    """Else one hand with a special card, and one without a deck, would never come to an end."""
    state = table(["COL1", ""], ["", "9 S1-P"])
    cards = sum(sizes(state.decks)) + sum(sizes(state.piles))
    events = until(state, PotDealtOut, 100)
    assert len(found(events, Revealed)) == 3 * cards
    assert found(events, PotDealtOut) == [PotDealtOut(cards - 1)]
    assert (state.turned_in_vain, len(state.pot), sizes(state.piles)) == (0, 0, [0, 0])
    assert sorted(sizes(state.decks)) == [cards // 2, cards - cards // 2]


def test_tot_208_piles_wait_for_the_end_of_a_rush() -> None:
    state = table(["2 IN1", "3"], ["", "3 S1-P"])
    state.turned_in_vain = 1000
    events = until(state, RushLapsed)
    assert len(found(events, Revealed)) == 1
    assert found(events, PotDealtOut) == []
    assert len(found(until(state, Revealed), PotDealtOut)) == 1


def test_tot_208_an_accepted_grab_begins_the_count_anew() -> None:
    state = dead_table(pot=5)
    until(state, NewDeck)
    turn(state, 10)
    assert grab(state, A)[0] == ERROR
    assert state.turned_in_vain == 0


def test_tot_207_countdown_steps_are_shown_one_by_one() -> None:
    state = table(["2 S1-P OUT1", "2 D1-G", "2 T1-O", "2 K1-Y"], ["", "", "", ""])
    turn(state)
    shown = state.now
    times = []
    for _ in range(3):
        until(state, Counted)
        times.append(state.now - shown)
    assert times == [400, 1000, 1600]
