"""Totem, Inward arrows: TOT-510 to TOT-520."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import GroupsSpent, Lifted, RushLapsed, RushOpened
from game.totem.options import Options
from tests.rules.totem_play import (
    CLOSED,
    CORRECT_CHOICE,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    SPENT,
    A,
    B,
    C,
    D,
    E,
    F,
    back,
    card,
    choose,
    found,
    grab,
    grabs,
    run_to,
    sizes,
    table,
    turn,
    turned,
    until,
)


def rush(piles: tuple[str, ...] = ("", "4 D1-G", "1 T1-O", "K1-Y"), **rest: Any) -> Any:
    """A has just turned inward arrows and still has a deck."""
    state = table(["2 IN1", 3, 3, 3], piles, **rest)
    turn(state)
    return state


def last_card_rush(decks: tuple[str | int, ...] = (3, 3, "IN2", 3), pot: int = 5) -> Any:
    """C has just turned inward arrows as their last card: open cards 3, 2, 6, 1."""
    state = table(decks, ["2 S1-P", "1 D1-G", "5", "K1-Y"], pot, starts=C)
    turn(state)
    return state


def two_owners(decks: tuple[str, ...], **rest: Any) -> Any:
    """A's outward arrows made B and C turn inward arrows as their last cards at once."""
    state = table(decks, ["", "1 D1-G", "2 T1-O", "3 K1-Y"], 2, **rest)
    turn(state, 2)
    assert state.view(None).rush_open
    return state


TWO_OWNERS = ("2 S1-P OUT1", "IN1", "IN2", "2 D3-Y")


# The rush


@pytest.mark.parametrize("hand", [A, B, C, D])
def test_tot_510_everybody_may_grab_the_turner_too(hand: int) -> None:
    assert grab(rush(), hand) == CORRECT_RUSH


def test_tot_510_a_hand_with_an_empty_pile_may_grab() -> None:
    assert grab(rush(("", "D1-G", "T1-O", "")), D) == CORRECT_RUSH


def test_tot_510_a_hand_without_a_deck_may_grab() -> None:
    state = table(["2 IN1", "", 3, 3], ["", "D1-G", "T1-O", "K1-Y"])
    turn(state)
    assert grab(state, B) == CORRECT_RUSH


def test_tot_511_winners_pile_goes_to_the_pot_and_they_start() -> None:
    state = rush(pot=2)
    grabs(state, B)
    assert len(state.pot) == 2 + 5
    assert sizes(state.piles) == [1, 0, 2, 1]
    assert sizes(state.decks) == [2, 3, 3, 3]
    assert back(state) == B


def test_tot_511_winner_without_a_pile_still_starts() -> None:
    state = rush(("", "D1-G", "T1-O", ""), pot=2)
    grabs(state, D)
    assert len(state.pot) == 2
    assert sizes(state.piles) == [1, 1, 1, 0]
    assert back(state) == D


def test_tot_512_no_card_is_turned_while_the_rush_is_open() -> None:
    state = rush()
    assert not found(run_to(state, state.now + 9999), Lifted)
    assert state.view(None).rush_open


def test_tot_513_inward_arrows_do_nothing_after_their_reveal() -> None:
    state = table(["2 IN1", "2 S3-G", 3, 3], ["", "4 D1-G", "1 T1-O", "K1-Y"])
    turn(state)
    grabs(state, B)
    assert not found(turn(state), RushOpened)
    assert not state.view(None).rush_open
    assert grab(state, C)[0] == ERROR


def test_tot_514_the_rush_lapses_after_rush_ms_and_the_next_hand_goes_on() -> None:
    state = rush()
    opened = state.now
    until(state, RushLapsed)
    assert state.now == opened + 10000
    assert not state.view(None).rush_open
    assert sizes(state.piles) == [1, 5, 2, 1]
    assert turned(state) == (B,)


def test_tot_514_live_groups_stay_live_when_the_rush_lapses() -> None:
    state = rush(("", "S1-P", "S1-G", "K1-Y"))
    until(state, RushLapsed)
    run_to(state, state.now + 301)
    assert grab(state, C) == CORRECT_DUEL


def test_tot_514_after_a_simultaneous_reveal_the_owner_of_the_outward_arrows_goes_on() -> None:
    state = table(["2 S1-P OUT1", "2 D1-G", "2 IN1", "2 K1-Y"], ["", "", "", ""])
    turn(state, 2)
    until(state, RushLapsed)
    assert turned(state) == (A,)


def test_tot_515_several_inward_arrows_open_one_rush() -> None:
    state = table(["2 S1-P OUT1", "2 IN1", "2 IN2", "2 IN3"], ["", "", "", ""])
    events = turn(state, 2)
    assert [set(event.owners) for event in found(events, RushOpened)] == [{B, C, D}]
    grabs(state, D)
    back(state)
    assert not state.view(None).rush_open
    assert grab(state, C)[0] == ERROR


# Rush and duel together


def rush_and_duels() -> Any:
    """A's inward arrows meet two live groups: B-C and D-E; B has 2 open cards, C 3."""
    state = table(
        ["2 IN1", 3, 3, 3, 3, 3], ["", "1 S1-P", "2 S1-G", "G2-P", "G2-Y", "1 K1-O"], 4
    )  # fmt: skip
    turn(state)
    return state


def test_tot_516_a_grabber_in_a_live_group_chooses() -> None:
    state = rush_and_duels()
    assert grab(state, B) == CORRECT_CHOICE
    assert state.phase == "choice"
    assert state.view(None).chooser == B
    assert sizes(state.piles) == [1, 2, 3, 1, 1, 2]


def test_tot_516_chosen_duel() -> None:
    state = rush_and_duels()
    grabs(state, B)
    events = choose(state, B, "duel")
    assert sizes(state.piles) == [1, 0, 0, 1, 1, 2]
    assert len(state.decks[C]) == 3 + 2 + 3 + 4
    assert len(found(events, GroupsSpent)) == 1
    assert back(state) == C
    assert grab(state, 5)[0] == ERROR  # the rush not chosen is over


def test_tot_516_chosen_rush() -> None:
    state = rush_and_duels()
    grabs(state, B)
    choose(state, B, "rush")
    assert sizes(state.piles) == [1, 0, 3, 1, 1, 2]
    assert len(state.pot) == 4 + 2
    assert back(state) == B


def test_tot_516_after_a_chosen_rush_what_still_lies_visible_is_live_again() -> None:
    state = rush_and_duels()
    grabs(state, B)
    events = choose(state, B, "rush")
    assert not found(events, GroupsSpent)
    assert grab(state, D) == CLOSED
    back(state)
    assert grab(state.copy(), C)[0] == ERROR  # the match of C went with B's card
    assert grab(state, D) == CORRECT_DUEL


def test_tot_516_after_a_rush_the_rest_of_the_grabbers_own_group_can_be_fought_for() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "S1-O"])
    turn(state)
    grabs(state, B)
    choose(state, B, "rush")
    back(state)
    assert grab(state, C) == CORRECT_DUEL


def test_tot_516_a_grabber_outside_every_live_group_takes_the_rush() -> None:
    state = rush_and_duels()
    assert grab(state, 5) == CORRECT_RUSH
    assert state.phase == "hold"
    assert len(state.pot) == 4 + 2
    assert state.view(None).spent == ()
    back(state)
    for member in (B, C, D, E):
        assert grab(state.copy(), member) == CORRECT_DUEL


def test_tot_516_a_rush_and_a_duel_woken_by_one_reveal_are_one_decision() -> None:
    """A's outward arrows show inward arrows and a pair; D-E has been there since before."""
    piles = ["", "", "", "G2-P", "G2-Y", "1 D1-G"]
    state = table(["2 S2-O OUT1", "2 S1-P", "2 S1-G", "", "", "2 IN1"], piles)
    turn(state, 2)
    events = grabs(state, F)
    (spent,) = found(events, GroupsSpent)
    assert [set(group) for group in spent.groups] == [{card("S1-P"), card("S1-G")}]
    back(state)
    assert grab(state.copy(), B) == SPENT
    assert grab(state, D) == CORRECT_DUEL


# Last card


def test_tot_517_the_owner_grabs_first_and_wins() -> None:
    state = last_card_rush()
    assert grab(state, C) == CORRECT_RUSH
    assert state.outcome.winners == (C,)
    assert len(state.pot) == 5 + 6


def test_tot_518_another_hand_takes_the_rush_and_the_owner_takes_all() -> None:
    state = last_card_rush()
    assert grab(state, A) == CORRECT_RUSH
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert len(state.pot) == 0
    assert sizes(state.decks) == [3, 3, 3 + 2 + 6 + 1 + 5, 3]
    assert state.outcome is None
    assert back(state) == A


def test_tot_518_the_owner_shuffles_what_they_take() -> None:
    orders = set()
    for seed in range(6):
        state = table([3, 3, "IN2", 3], ["2 S1-P", "1 D1-G", "5", "K1-Y"], starts=C, seed=seed)
        turn(state)
        grabs(state, A)
        orders.add(tuple(state.decks[C]))
    assert len(orders) == 6


@pytest.mark.parametrize("without_deck", [A, B])
def test_tot_518_a_hand_left_without_cards_wins(without_deck: int) -> None:
    decks: list[str | int] = [3, 3, "IN2", 3]
    decks[without_deck] = ""
    state = last_card_rush(tuple(decks))
    grabs(state, A)
    assert state.outcome.winners == (without_deck,)


def test_tot_518_is_not_for_an_owner_who_has_a_deck() -> None:
    state = last_card_rush((3, 3, "1 IN2", 3))
    grabs(state, A)
    assert sizes(state.piles) == [0, 2, 6, 1]
    assert len(state.pot) == 5 + 3


def test_tot_519_two_owners_share_what_518_takes() -> None:
    state = two_owners(TWO_OWNERS)
    # Open 2, 3, 4, 5 and pot 2: sixteen cards, dealt to B, C, B, C, ...
    assert sizes(state.piles) == [2, 3, 4, 5]
    grabs(state, D)
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert sizes(state.decks) == [2, 8, 8, 2]
    assert back(state) == D


def test_tot_519_dealing_begins_clockwise_after_the_winner() -> None:
    decks = ("2 S1-P OUT1", "IN1", "2 D3-Y", "IN2")
    # Open 2, 3, 4, 5 and pot 2 + one more card under A: seventeen cards.
    for winner, bigger in ((A, B), (C, D)):
        state = table(decks, ["1", "1 D1-G", "2 T1-O", "3 K1-Y"], 2)
        turn(state, 2)
        assert sum(sizes(state.piles)) + len(state.pot) == 17
        grabs(state, winner)
        assert len(state.decks[bigger]) == 9
        assert len(state.decks[B]) + len(state.decks[D]) == 17


def test_tot_519_one_of_the_owners_wins_by_the_rush() -> None:
    state = two_owners(TWO_OWNERS)
    grabs(state, C)
    assert state.outcome.winners == (C,)


def test_tot_519_if_the_game_goes_on_the_other_owner_takes_all_with_the_new_pot() -> None:
    state = two_owners(TWO_OWNERS, options=Options(play_on=True))
    grabs(state, C)
    assert state.places[C] == 1
    assert state.outcome is None
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert len(state.pot) == 0
    assert sizes(state.decks) == [2, 16, 0, 2]


def test_tot_520_when_the_last_card_rush_lapses_its_owner_has_failed() -> None:
    state = last_card_rush()
    until(state, RushLapsed)
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert sizes(state.decks) == [3, 3, 17, 3]
    assert turned(state) == (D,)


def test_tot_520_of_several_owners_dealing_begins_after_the_last_turner() -> None:
    state = table(TWO_OWNERS, ["1", "1 D1-G", "2 T1-O", "3 K1-Y"], 2)
    turn(state, 2)
    until(state, RushLapsed)
    # Seventeen cards; A turned last, so B gets the first and the last of them.
    assert sizes(state.decks) == [2, 9, 8, 2]
    assert turned(state) == (A,)


def test_tot_520_if_the_duel_is_chosen_the_owner_pays_nothing() -> None:
    state = table([3, 3, "IN2", 3, 3], ["1 S1-P", "S1-G", "5", "K1-Y", "2 T1-O"], 4, starts=C)
    turn(state)
    assert grab(state, A) == CORRECT_CHOICE
    choose(state, A, "duel")
    assert sizes(state.piles) == [0, 0, 0, 1, 3]
    assert sizes(state.decks) == [3, 3 + 2 + 1 + 4, 6, 3, 3]
    assert state.outcome is None
    assert back(state) == B


def test_tot_520_a_chosen_rush_makes_them_pay() -> None:
    state = table([3, 3, "IN2", 3, 3], ["1 S1-P", "S1-G", "5", "K1-Y", "2 T1-O"], 4, starts=C)
    turn(state)
    grabs(state, A)
    choose(state, A, "rush")
    assert sizes(state.piles) == [0, 0, 0, 0, 0]
    assert len(state.decks[C]) == 2 + 1 + 6 + 1 + 3 + 4
    assert back(state) == A
    assert grab(state, E)[0] == ERROR
