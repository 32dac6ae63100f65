"""Totem, Engine and turning: TOT-701, TOT-702, TOT-706 to TOT-709."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.cards import CLOCK
from game.totem.events import Began, Lifted, NewDeck, PutBack, Returned, Revealed, RushLapsed
from game.totem.moves import Flip, Grab, Pause, Release, Resume, Tick
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CORRECT_DUEL,
    ERROR,
    SPENT,
    A,
    B,
    C,
    D,
    all_cards,
    back,
    card,
    deal,
    found,
    grab,
    grabs,
    lift,
    next_due,
    press,
    refused,
    run_to,
    sizes,
    starts,
    table,
    top,
    turn,
    turned,
    until,
)

OWN = Options(flip_mode="own_key")
TAMING = ["2 D3-P", "2 D1-G", "2 T1-O", "2 K1-Y"]


def own_key(**rest: Any) -> Any:
    """A turned the last card; B may flip once the gap is over."""
    state = table(["2 S1-P", *TAMING[1:]], ["", "", "", ""], options=OWN, **rest)
    until(state, Lifted)
    turn(state)
    assert state.pointer == B
    return state


# The engine


def test_tot_701_the_same_seed_and_inputs_give_the_same_game() -> None:
    def play(seed: int) -> Any:
        state = deal(4, seed)
        told = until(state, Began)
        for step in range(40):
            t = next_due(state)
            if step % 5 == 4:
                told += state.play(Grab(step % 4, t))
                told += state.play(Release(step % 4, t))
            told += state.play(Tick(t))
        return state, told

    one, other, third = play(7), play(7), play(8)
    assert one == other
    assert one[0] != third[0]


def test_tot_701_a_time_before_the_last_one_is_refused() -> None:
    state = table([2, 2, 2, 2], list(CALM))
    state.play(Tick(500))
    for move in (Grab(A, 499), Tick(499), Pause(499), Flip(A, 499), Release(A, 499)):
        assert refused(state, move).rule == "TOT-701"
    state.play(Grab(A, 500))


def test_tot_702_only_tick_carries_out_what_is_due() -> None:
    state = table(TAMING, ["", "", "", ""])
    up = lift(state)
    press(state, B, up + 1000)
    assert sizes(state.piles) == [0, 0, 0, 0]
    state.play(Tick(up + 1000))
    assert sizes(state.piles) == [1, 0, 0, 0]


def test_tot_702_one_tick_carries_out_all_that_is_due_in_order() -> None:
    far = table(TAMING, ["", "", "", ""])
    near = far.copy()
    events = far.play(Tick(9000))
    assert [event.hands for event in found(events, Revealed)] == [(A,), (B,), (C,), (D,)]
    assert events == run_to(near, 9000)
    assert (far.decks, far.piles, far.pointer) == (near.decks, near.piles, near.pointer)


# Turning


def test_tot_706_a_card_is_in_the_air_for_air_ms() -> None:
    state = table(TAMING, ["", "", "", ""])
    up = lift(state)
    turn(state)
    assert state.now == up + 180


def test_tot_706_a_card_in_the_air_is_no_part_of_the_table_and_not_shown() -> None:
    state = table(["2 S1-P", 2, 2, 2], ["K1-G", "S1-G", "T1-O", "K2-Y"])
    until(state, Lifted)
    for seat in (0, 1, None):
        hand = state.view(seat).hands[A]
        assert (hand.in_air, hand.deck, hand.pile) == (True, 3, 1)
        assert hand.top == state.piles[A][-1]
    assert top(state, A) == "K1-G"
    assert grab(state, B)[0] == ERROR


def test_tot_706_what_is_in_the_air_changes_no_view() -> None:
    one = table(["2 S1-P", 2, 2, 2], ["K1-G", "D1-G", "T1-O", "K2-Y"])
    other = table(["2 S1-O", 2, 2, 2], ["K1-G", "D1-G", "T1-O", "K2-Y"])
    for state in (one, other):
        until(state, Lifted)
    assert one.view(A) == other.view(A)


def test_tot_706_it_still_counts_as_the_top_card_of_its_deck() -> None:
    # A has no other card: a mistake of B while it is in the air does not make A win.
    state = table(["S1-P", 2, 2, 2], ["1", "D1-G", "T1-O", "K2-Y"])
    until(state, Lifted)
    assert grab(state, B)[0] == ERROR
    assert state.outcome is None
    assert sizes(state.decks)[A] == 1


def test_tot_707_an_accepted_grab_puts_cards_in_the_air_back_unseen() -> None:
    for hand, starter in ((B, C), (D, D)):
        state = table(["2 S3-P", 2, 2, 2], ["K1-G", "S1-G", "S1-O", "K2-Y"])
        up = lift(state)
        events = grabs(state, hand, up + 100)
        assert [event.hands for event in found(events, PutBack)] == [(A,)]
        assert not found(events, Revealed)
        assert state.decks[A][-1] == card("S3-P")
        assert back(state) == starter


def test_tot_707_the_effect_of_outward_arrows_is_over_then() -> None:
    decks = ["2 S3-P OUT1", "2 D3-P", "2 D4-P", "2 T3-P"]
    state = table(decks, ["K1-G", "S1-G", "S1-O", "K2-Y"])
    turn(state)
    up = lift(state)
    grabs(state, B, up + 100)
    events = until(state, Revealed)
    assert [event.hands for event in found(events, Revealed)] == [(C,)]


def test_tot_707_ignored_grabs_do_not_disturb_cards_in_the_air() -> None:
    state = table([2, "2 D3-P", 2, 2], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    back(state)
    up = lift(state)
    assert grab(state, C, up + 50) == SPENT
    turn(state)
    assert state.now == up + 180


def waits(kind: type, make: Any) -> list[int]:
    """How long after that moment the next card goes up, over many games."""
    found_waits = []
    for seed in range(24):
        state = make(seed)
        until(state, kind)
        start = state.now
        found_waits.append(lift(state) - start)
    return found_waits


def calm(seed: int, **options: Any) -> Any:
    return table(TAMING, ["", "", "", ""], seed=seed, options=Options(**options))


def held(seed: int) -> Any:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"], seed=seed)
    grabs(state, A)
    return state


def rushed(seed: int) -> Any:
    state = table(["2 IN1", 2, 2, 2], ["", "S1-G", "T1-O", "K1-Y"], seed=seed)
    turn(state)
    return state


def dead(seed: int) -> Any:
    return table(["", "", "", "D1-P"], ["S1-P", "S2-G", "T1-O", "K1-Y"], starts=D, seed=seed)


def dealt(seed: int) -> Any:
    return deal(4, seed)


@pytest.mark.parametrize(
    ("kind", "make"),
    [
        (Began, dealt),
        (Revealed, calm),
        (Returned, held),
        (RushLapsed, rushed),
        (NewDeck, dead),
    ],
)
def test_tot_708_the_next_card_goes_up_pace_ms_later_varied_by_15_percent(
    kind: type, make: Any
) -> None:
    found_waits = waits(kind, make)
    assert min(found_waits) >= 1800 * 0.85 - 1
    assert max(found_waits) <= 1800 * 1.15 + 1
    assert len(set(found_waits)) > 12
    assert max(found_waits) - min(found_waits) > 200


def test_tot_708_the_wait_begins_anew_after_resume() -> None:
    found_waits = []
    for seed in range(16):
        state = calm(seed)
        state.play(Pause(1500))
        state.play(Resume(1500))
        found_waits.append(lift(state) - 1500)
    assert min(found_waits) >= 1529
    assert max(found_waits) <= 2071
    assert len(set(found_waits)) > 8


def test_tot_708_after_a_simultaneous_reveal_the_wait_is_double() -> None:
    found_waits = []
    for seed in range(16):
        state = table(["2 D3-P S1-P OUT1", *TAMING[1:]], ["", "", "", ""], seed=seed)
        turn(state, 2)
        start = state.now
        found_waits.append(lift(state) - start)
    assert min(found_waits) >= 3600 * 0.85 - 1
    assert max(found_waits) <= 3600 * 1.15 + 1
    assert len(set(found_waits)) > 8


@pytest.mark.parametrize(
    ("options", "pace"),
    [
        ({"pace": "calm"}, 2600),
        ({"pace": "normal"}, 1800),
        ({"pace": "brisk"}, 1300),
        ({"pace": "frantic"}, 900),
        ({"pace": "custom", "pace_ms": 3700}, 3700),
        ({"pace": "normal", "pace_ms": 700}, 1800),
    ],
)
def test_tot_708_option_pace(options: dict[str, Any], pace: int) -> None:
    found_waits = waits(Revealed, lambda seed: calm(seed, **options))
    assert pace * 0.85 - 1 <= min(found_waits) < pace < max(found_waits) <= pace * 1.15 + 1


# Own key


def test_tot_709_the_hand_at_the_pointer_flips() -> None:
    state = own_key()
    gone = state.now + 600
    state.play(Tick(gone))
    events = state.play(Flip(B, gone + 40)) + state.play(Tick(gone + 40))
    assert [event.hands for event in found(events, Lifted)] == [(B,)]
    turn(state)
    assert state.now == gone + 40 + 180
    assert state.pointer == C


def test_tot_709_a_press_in_the_gap_is_carried_out_at_its_end() -> None:
    state = own_key()
    shown = state.now
    events = state.play(Flip(B, shown + 100))
    assert not found(events + run_to(state, shown + 599), Lifted)
    assert found(state.play(Tick(shown + 600)), Lifted)


def test_tot_709_a_remembered_press_is_forgotten_when_a_grab_is_accepted() -> None:
    state = table(
        ["2 S1-P", "2 D1-G", 2, 2], ["", "S1-G", "T1-O", "K1-Y"], options=OWN
    )  # fmt: skip
    turn(state)
    shown = state.now
    state.play(Flip(B, shown + 100))
    # A wins, so B starts: their old press must not turn the card.
    grabs(state, A, shown + 200)
    assert back(state) == B
    returned = state.now
    assert lift(state) == returned + 4000


def test_tot_709_after_flip_timeout_the_program_turns() -> None:
    state = own_key()
    shown = state.now
    assert lift(state) == shown + 4000


def test_tot_709_option_flip_timeout_off() -> None:
    options = Options(flip_mode="own_key", flip_timeout=False)
    state = table(TAMING, ["", "", "", ""], options=options)
    assert not found(run_to(state, 120000), Lifted)
    assert found(state.play(Flip(A, 120000)) + run_to(state, 120001), Lifted)


def test_tot_709_times_count_from_the_end_of_a_hold() -> None:
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"], options=OWN)
    grabs(state, A)
    back(state)
    returned = state.now
    assert not found(state.play(Flip(B, returned + 10)) + run_to(state, returned + 599), Lifted)
    assert found(state.play(Tick(returned + 600)), Lifted)


def test_tot_709_simultaneous_turns_are_automatic() -> None:
    state = table(["2 S1-P OUT1", *TAMING[1:]], ["", "", "", ""], options=OWN)
    turn(state)
    shown = state.now
    assert lift(state) == shown + 1600
    assert turned(state) == (A, B, C, D)


@pytest.mark.parametrize(("name", "value"), [("min_gap_ms", 900), ("flip_timeout_ms", 2500)])
def test_tot_709_options_gap_and_timeout(name: str, value: int) -> None:
    changed: dict[str, Any] = {name: value}
    state = table(TAMING, ["", "", "", ""], options=replace(OWN, **changed))
    turn(state)
    shown = state.now
    if name == "min_gap_ms":
        state.play(Flip(B, shown + 1))
    assert lift(state) == shown + value


def test_option_air_ms() -> None:
    state = table(TAMING, ["", "", "", ""], options=Options(air_ms=333))
    up = lift(state)
    turn(state)
    assert state.now == up + 333


# Option wait_for_duel


def test_option_wait_for_duel_holds_the_next_card_while_a_group_is_live() -> None:
    beginners = Options(wait_for_duel=True)
    state = table([2, 2, 2, 2], ["S1-P", "S1-G", "T1-O", "K1-Y"], options=beginners)
    assert not found(run_to(state, 5900), Lifted)
    assert grab(state, A) == CORRECT_DUEL


def test_option_wait_for_duel_waits_at_most_six_seconds() -> None:
    beginners = Options(wait_for_duel=True)
    state = table(["2 S1-P", 2, 2, 2], ["", "S1-G", "T1-O", "K1-Y"], options=beginners)
    turn(state)
    shown = state.now
    assert 5900 <= lift(state) - shown <= 6000 + 2070


def test_option_wait_for_duel_waits_for_three_of_a_colour() -> None:
    beginners = Options(wait_for_duel=True)
    state = table([2, 2, 2], ["S1-P", "D1-P", "T1-P"], options=beginners, seats=3)
    assert not found(run_to(state, 5900), Lifted)


def test_option_wait_for_duel_does_not_wait_without_a_group() -> None:
    beginners = Options(wait_for_duel=True)
    state = table(TAMING, ["", "", "", ""], options=beginners)
    turn(state)
    shown = state.now
    assert lift(state) - shown <= 2070


def test_the_clock_has_always_something_due_in_play() -> None:
    state = deal(5)
    cards = all_cards(state)
    for _ in range(80):
        assert state.moves(CLOCK)
        state.play(Tick(next_due(state)))
        assert all_cards(state) == cards


def test_returned_names_who_turns_next() -> None:
    state = held(1)
    assert starts(until(state, Returned)) == B
    assert turned(state) == (B,)
