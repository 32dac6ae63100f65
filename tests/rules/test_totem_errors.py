"""Totem, Errors: TOT-320 to TOT-324, and the option for the penalty."""

from __future__ import annotations

from game.totem.events import Grabbed, GroupsSpent, Lifted, Punished, Revealed
from game.totem.moves import Knock
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
    back,
    counts,
    found,
    grab,
    grabs,
    lift,
    run_to,
    settle,
    sizes,
    table,
    turn,
    turned,
    until,
    verdict,
)

PILES = ["2 S1-P", "1 D1-G", "3 T1-O", "K1-Y"]


def test_tot_320_the_offender_takes_all_piles_and_the_pot() -> None:
    state = table([3, 3, 3, 3], PILES, 2)
    events = grabs(state, B)
    assert verdict(events, B)[0] == ERROR
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert len(state.pot) == 0
    assert sizes(state.decks) == [3, 3 + 3 + 2 + 4 + 1 + 2, 3, 3]
    assert [(event.hand, event.count) for event in found(events, Punished)] == [(B, 12)]


def test_tot_320_what_they_take_goes_under_their_deck() -> None:
    state = table([3, 3, 3, 3], PILES, 2)
    deck = list(state.decks[B])
    grabs(state, B)
    assert state.decks[B][-3:] == deck


def test_tot_320_what_they_take_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        state = table([3, 3, 3, 3], PILES, 2, seed=seed)
        grabs(state, B)
        orders.add(tuple(state.decks[B]))
    assert len(orders) == 6


def test_tot_321_the_offender_starts() -> None:
    state = table([3, 3, 3, 3], PILES, starts=A)
    grabs(state, C)
    assert back(state) == C
    assert turned(state) == (C,)


def test_tot_322_all_duels_end() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "T1-O", "K1-Y"])
    assert grab(state, C)[0] == ERROR
    back(state)
    # The table is empty: a press for the old duel is an error without cards.
    assert grab(state, A)[0] == ERROR
    assert sizes(state.decks) == [3, 3, 7, 3]


def test_tot_322_a_rush_ends() -> None:
    state = table(["1 IN1", 2, 2, 2], ["", *CALM[1:]], options=Options(knock_over=True))
    turn(state)
    events = state.play(Knock(C, state.now)) + settle(state)
    assert verdict(events, C)[0] == ERROR
    assert not state.view(None).rush_open
    assert back(state) == C
    assert grab(state, B)[0] == ERROR


def test_tot_322_an_open_countdown_ends() -> None:
    state = table(["2 S1-P OUT1", 2, 2, 2], ["", *CALM[1:]])
    turn(state)
    run_to(state, state.now + 500)
    assert grab(state, C)[0] == ERROR
    events = until(state, Revealed)
    assert counts(events) == []
    assert [event.hands for event in found(events, Revealed)] == [(C,)]


def test_tot_323_an_error_that_takes_nothing_moves_nothing_and_keeps_the_pointer() -> None:
    state = table([3, 3, 3, 3], ["", "", "", ""], starts=A)
    before = state.copy()
    assert grab(state, C)[0] == ERROR
    assert state.decks == before.decks
    assert state.pointer == A
    assert state.view(None).hands[C].locked_until == state.now + 1500


def test_tot_323_it_brings_no_tie_window_and_no_hold() -> None:
    state = table([3, 3, 3, 3], ["", "", "", ""])
    events = grabs(state, C)
    assert not found(events, Grabbed)
    assert state.phase == "turning"
    assert grab(state, B)[0] == ERROR


def test_tot_323_cards_in_the_air_and_the_turn_go_on() -> None:
    state = table(["1 S1-P", 3, 3, 3], ["", "", "", ""])
    up = lift(state)
    assert grab(state, C, up + 100)[0] == ERROR
    turn(state)
    assert state.now == up + 180
    assert state.piles[A]


def test_tot_323_a_countdown_goes_on() -> None:
    # With the mild penalty a hand without open cards takes nothing.
    mild = Options(penalty_piles="mild")
    state = table(["1 S1-P OUT1", "1 D1-G", "1 T1-O", "1 K1-Y"], ["", "", "", ""], options=mild)
    turn(state)
    shown = state.now
    assert grab(state, C, shown + 500)[0] == ERROR
    assert counts(until(state, Lifted)) == [1, 2, 3]
    assert state.now == shown + 1600


def test_tot_324_a_hand_without_a_deck_wins_by_another_hands_error() -> None:
    state = table([3, "", 3, 3], PILES)
    assert grab(state, A)[0] == ERROR
    assert state.outcome.winners == (B,)
    assert len(state.pot) == 0


# Option penalty_piles


def test_option_penalty_others_leaves_the_offender_their_own_pile() -> None:
    state = table([3, 3, 3, 3], PILES, 2, options=Options(penalty_piles="others"))
    own = list(state.piles[B])
    grabs(state, B)
    assert state.piles == [[], own, [], []]
    assert sizes(state.decks) == [3, 3 + 3 + 4 + 1 + 2, 3, 3]
    assert back(state) == B


def test_option_penalty_mild_takes_only_their_own_pile_and_the_pot() -> None:
    state = table([3, 3, 3, 3], PILES, 2, options=Options(penalty_piles="mild"))
    others = [state.piles[hand] for hand in (A, C, D)]
    grabs(state, B)
    assert state.piles == [others[0], [], others[1], others[2]]
    assert sizes(state.decks) == [3, 3 + 2 + 2, 3, 3]
    assert back(state) == B


def test_option_penalty_mild_makes_other_groups_spent() -> None:
    tops = ["S1-P", "S1-G", "T1-O", "K1-Y"]
    state = table([3, 3, 3, 3], tops, options=Options(penalty_piles="mild"))
    events = grabs(state, C)
    assert len(found(events, GroupsSpent)) == 1
    back(state)
    assert grab(state, A) == SPENT


def test_option_penalty_all_is_the_default() -> None:
    assert Options().penalty_piles == "all"
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "T1-O", "K1-Y"])
    assert grab(state, A) == CORRECT_DUEL
