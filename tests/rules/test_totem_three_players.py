"""Totem, Three players: TOT-600 to TOT-606."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.cards import is_coloured
from game.totem.events import Lifted, RushLapsed
from game.totem.moves import Flip, Grab, Pause, Release, Resume
from game.totem.options import Options
from tests.rules.totem_play import (
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    LATE,
    SPENT,
    A,
    B,
    C,
    all_cards,
    back,
    card,
    deal,
    found,
    grab,
    grabs,
    lift,
    refused,
    run_to,
    settle,
    sizes,
    table,
    turn,
    turned,
    until,
)

GREEN = ("2 D1-G", "T2-G", "5 K4-G")


def three(piles: tuple[str, ...] = GREEN, decks: Any = (3, 3, 3), pot: int = 0, **o: Any) -> Any:
    return table(decks, piles, pot, seats=3, options=Options(**o))


def turned_to_three(**o: Any) -> Any:
    """C turns K4-G: three greens lie open, and A would turn next."""
    state = table(
        [3, 3, "3 K4-G"], ["2 D1-G", "T2-G", "5"], seats=3, starts=C, options=Options(**o)
    )
    turn(state)
    return state


def test_tot_600_coloured_arrows_are_out_and_shapes_count() -> None:
    state = deal(3)
    assert not any(is_coloured(card) for card in all_cards(state))
    assert state.rule == "shape"


def test_tot_600_a_pair_of_one_colour_is_no_group() -> None:
    assert grab(three(("D1-G", "T2-G", "K4-P")), A)[0] == ERROR


@pytest.mark.parametrize("hand", [A, B, C])
def test_tot_601_three_of_a_colour_is_a_rush_for_all_three(hand: int) -> None:
    assert grab(three(), hand) == CORRECT_RUSH


def test_tot_601_a_special_card_among_them_is_not_three_of_a_colour() -> None:
    assert grab(three(("D1-G", "T2-G", "OUT1")), A)[0] == ERROR
    assert grab(three(("D1-G", "T2-G", "")), A)[0] == ERROR


def test_tot_601_it_stops_the_turning_until_it_is_taken() -> None:
    state = turned_to_three()
    assert not found(run_to(state, state.now + 9999), Lifted)
    assert grab(state, B) == CORRECT_RUSH
    assert back(state) == B
    assert turned(state) == (B,)


def test_tot_601_it_lapses_like_a_rush_of_510_and_the_next_hand_goes_on() -> None:
    state = turned_to_three()
    opened = state.now
    until(state, RushLapsed)
    assert state.now == opened + 10000
    assert grab(state.copy(), A, state.now + 300) == LATE
    assert turned(state) == (A,)


def test_tot_601_a_lapsed_three_of_a_colour_is_dimmed_and_no_longer_counts() -> None:
    state = turned_to_three()
    until(state, RushLapsed)
    assert [set(group) for group in state.view(None).spent] == [
        {card(name) for name in ("D1-G", "T2-G", "K4-G")}
    ]
    run_to(state, state.now + 301)
    assert grab(state, A) == SPENT


def test_tot_601_with_keys_of_their_own_nobody_may_turn_meanwhile() -> None:
    state = turned_to_three(flip_mode="own_key")
    assert refused(state, Flip(A, state.now)).code == "totem-wait"
    until(state, RushLapsed)
    assert state.check(Flip(A, state.now)) is None


def test_tot_601_after_a_pause_the_rest_of_the_time_is_left() -> None:
    state = turned_to_three()
    opened = state.now
    state.play(Pause(opened + 4000))
    state.play(Resume(opened + 4000))
    until(state, RushLapsed)
    assert state.now == opened + 10000


def test_tot_601_as_a_duel_it_does_not_stop_the_turning() -> None:
    state = three(three_colour_effect="duel")
    assert lift(state) == 1800


def test_tot_601_it_ends_when_a_card_is_covered() -> None:
    state = three(decks=("2 S1-P", 3, 3), three_colour_effect="duel")
    turn(state)
    assert grab(state.copy(), B, state.now + 300) == LATE
    assert grab(state, B, state.now + 301)[0] == ERROR


def test_tot_601_it_is_told_to_everybody_after_the_fact_only() -> None:
    # The view says that the rule of three is played at all, not that it holds now.
    live, calm = three(), three(("2 D1-G", "T2-G", "5 K4-P"))
    assert live.view(A).three_of_a_colour == calm.view(A).three_of_a_colour
    assert (live.view(A).phase, live.view(A).rush_open) == ("turning", False)


def test_tot_602_winners_pile_goes_to_the_pot_and_they_start() -> None:
    state = three(pot=1)
    grabs(state, C)
    assert sizes(state.piles) == [3, 1, 0]
    assert len(state.pot) == 1 + 6
    assert sizes(state.decks) == [3, 3, 3]
    assert back(state) == C


def test_tot_602_with_an_empty_deck_they_win() -> None:
    state = three(decks=(3, "", 3))
    grabs(state, B)
    assert state.outcome.winners == (B,)


def test_tot_602_the_last_card_rules_are_not_for_it() -> None:
    # C's deck is empty and their last card made three of a colour: A's rush costs C nothing.
    state = table([3, 3, "K4-G"], ["2 D1-G", "T2-G", "5"], seats=3, starts=C)
    turn(state)
    assert grab(state, A) == CORRECT_RUSH
    assert sizes(state.decks) == [3, 3, 0]
    assert sizes(state.piles) == [0, 1, 6]


def test_tot_603_equal_colours_never_meet_a_duel_so_nobody_chooses() -> None:
    state = three()
    grabs(state, A)
    assert state.phase == "hold"
    # A shape duel of two with the third in the colour of one of them is no three of a colour.
    state = three(("D1-G", "D1-P", "T2-G"))
    assert grab(state.copy(), A) == CORRECT_DUEL
    assert grab(state, C)[0] == ERROR


def test_tot_604_a_cancelled_three_of_a_colour_is_spent() -> None:
    state = three(steady_grip=True)
    state.play(Grab(A, 100))
    settle(state)
    state.play(Release(A, 150))
    assert len(state.view(None).spent) == 1
    assert grab(state, C, 500) == SPENT


def test_tot_605_three_colour_effect_duel() -> None:
    state = three(pot=4, three_colour_effect="duel")
    assert grab(state, B) == CORRECT_DUEL
    # B's card and the pot of four: C, A, C, A, C.
    assert sizes(state.piles) == [0, 0, 0]
    assert sizes(state.decks) == [3 + 3 + 2, 3, 3 + 6 + 3]
    assert back(state) == C


def test_tot_605_with_an_empty_deck_its_winner_wins() -> None:
    state = three(decks=("", 3, 3), three_colour_effect="duel")
    grabs(state, A)
    assert state.outcome.winners == (A,)


def test_tot_606_after_one_is_out_equal_colours_no_longer_apply() -> None:
    state = three(("S1-P", "S1-G", "K4-G"), decks=("", "2 D2-G", 3), play_on=True)
    assert grab(state, A) == CORRECT_DUEL
    turn(state)
    # B shows D2-G, C K4-G, A is out.
    assert grab(state, C)[0] == ERROR


def test_tot_606_not_in_a_game_of_four() -> None:
    state = table([3, 3, 3, 3], ["D1-G", "T2-G", "K4-G", ""])
    assert grab(state, A)[0] == ERROR


def test_option_three_player_rule_off_is_an_ordinary_game() -> None:
    assert grab(three(three_player_rule=False), A)[0] == ERROR
    state = table(["2 COL1", 3, 3], ["", "T2-G", "K4-G"], seats=3, options=OFF)
    turn(state)
    assert grab(state, B) == CORRECT_DUEL


OFF = Options(three_player_rule=False)


def test_option_three_colour_effect_needs_no_turning_stop_either() -> None:
    state = three(three_colour_effect="duel")
    assert found(run_to(state, 1800), Lifted)
