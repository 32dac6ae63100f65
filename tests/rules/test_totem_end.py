"""Totem, Scoring and End: TOT-550 to TOT-562, and the option play_on."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import Dealt, DuelWon, GameOver, Punished, RushWon, WentOut
from game.totem.moves import NextGame, Stop
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CORRECT_DUEL,
    ERROR,
    A,
    B,
    C,
    D,
    all_cards,
    back,
    found,
    grab,
    grabs,
    lift,
    sizes,
    table,
    turn,
    turned,
)

PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")


def winning(winner: int, **options: Any) -> Any:
    """One press of `winner` ends this game: their deck is empty and their card matches."""
    other = (winner + 2) % 4
    tops = ["T1-O", "D1-G", "T3-O", "K1-Y"]
    tops[winner], tops[other] = "S1-P", "S1-G"
    decks = ["" if hand == winner else 3 for hand in range(4)]
    return table(decks, tops, options=Options(**options))


# The end of a game


def test_tot_550_a_hand_without_cards_wins_and_the_game_ends_at_once() -> None:
    state = winning(A)
    events = grabs(state, A)
    assert [event.hands for event in found(events, WentOut)] == [(A,)]
    assert [event.winners for event in found(events, GameOver)] == [(A,)]
    assert state.outcome.winners == (A,)
    assert state.to_act() == ()


def test_tot_550_a_loser_with_their_cards_in_hand_is_not_out() -> None:
    # B has no deck either: while they hold their pile and A's they have no card on the table.
    state = table(["", "", 3, 3], PAIR)
    grabs(state, A)
    assert state.outcome.winners == (A,)
    assert sizes(state.decks)[B] == 2


def test_tot_550_the_offender_with_everything_in_hand_is_not_out() -> None:
    state = table(["", 3, 3, 3], CALM)
    grabs(state, A)
    assert state.outcome is None


@pytest.mark.parametrize("way", ["nothing", "duel", "rush", "error", "outward"])
def test_tot_551_the_ways_out(way: str) -> None:
    decks: list[str | int] = ["", 3, 3, "2 D2-G"]
    piles = ["2 S1-P", "D1-G", "T1-O", "K1-Y"]
    if way == "duel":
        piles[B] = "S1-G"
    if way == "rush":
        decks[D] = "2 IN1"
    if way == "outward":
        decks[A] = "OUT1"
    state = table(decks, piles, starts=A if way == "outward" else D)
    turn(state)
    if way == "nothing":
        # Turning the last card is not enough.
        state = table(["S1-P", 3, 3, 3], ["", "D1-G", "T1-O", "K1-Y"])
        turn(state)
        assert sizes(state.decks)[A] == 0
    elif way == "error":
        grabs(state, B)
    elif way != "outward":
        grabs(state, A)
    assert (state.outcome is None) == (way == "nothing")
    assert way == "nothing" or state.outcome.winners == (A,)


def test_tot_552_a_loser_an_offender_and_a_failed_owner_have_a_deck() -> None:
    loser = table([3, "", 3, 3], PAIR)
    grabs(loser, A)
    assert sizes(loser.decks)[B] == 2
    offender = table([3, 3, "", 3], PAIR)
    grabs(offender, C)
    assert sizes(offender.decks)[C] == 4
    owner = table([3, 3, "IN1", 3], ["S1-P", "D1-G", "", "K1-Y"], starts=C)
    turn(owner)
    grabs(owner, A)
    assert sizes(owner.decks)[C] == 4


def test_tot_553_the_grabber_wins_if_they_are_one_of_them() -> None:
    # C fails with inward arrows as their last card and takes all: A, B and D have nothing left.
    state = table(["", "", "IN1", ""], (*CALM[:2], "", "K1-Y"), starts=C, ran_out=[3, 1, 0, 2])
    turn(state)
    grabs(state, A)
    assert state.outcome.winners == (A,)


@pytest.mark.parametrize(("starter", "winner"), [(B, B), (C, C)])
def test_tot_553_otherwise_the_one_whose_deck_ran_out_earliest(starter: int, winner: int) -> None:
    # B and C have one card each: whoever begins the round runs out of their deck first.
    state = table([3, "D1-G", "T1-O", 3], ["S1-P", "", "", "K1-Y"], starts=starter)
    turn(state, 4)
    assert sizes(state.decks)[B] == sizes(state.decks)[C] == 0
    assert grab(state, D)[0] == ERROR
    assert state.outcome.winners == (winner,)


def test_tot_553_if_that_is_equal_too_they_win_together() -> None:
    state = table(["2 S3-P OUT1", "D1-G", "T1-O", "2 K1-Y"], ["", "", "", ""])
    turn(state, 2)
    assert grab(state, D)[0] == ERROR
    assert state.outcome.winners == (B, C)
    assert state.outcome.places[B] == state.outcome.places[C] == 1


def test_tot_554_places_by_cards_left_and_equal_counts_share() -> None:
    state = table(["", 3, 2, 2, 1], ["S1-P", "S1-G", "1 T1-O", "1 K1-Y", "D1-P"])
    grabs(state, A)
    # Left: B 3 + 2, C and D 4 each, E 2.
    assert list(state.outcome.places) == [1, 5, 3, 3, 2]


# A series


def test_tot_560_the_winner_gets_a_point() -> None:
    state = winning(B, games="best of 3")
    events = grabs(state, B)
    assert list(state.points) == [0, 1, 0, 0]
    assert [event.points for event in found(events, GameOver)] == [(0, 1, 0, 0)]


def test_tot_560_joint_winners_get_a_point_each() -> None:
    state = table([3, "", "", 3], CALM, options=Options(games="best of 3"))
    grabs(state, A)
    assert list(state.points) == [0, 1, 1, 0]


def test_tot_560_a_draw_gives_no_point() -> None:
    state = table(["", "", 3, 7], CALM, seats=2, options=Options(games="best of 3"))
    grabs(state, 2)
    assert list(state.points) == [0, 0]


def test_tot_561_one_game_is_the_default() -> None:
    state = winning(A)
    grabs(state, A)
    assert state.outcome is not None


@pytest.mark.parametrize(("games", "needed"), [("best of 3", 2), ("best of 5", 3)])
def test_tot_561_best_of_ends_when_a_player_has_enough_points(games: str, needed: int) -> None:
    state = winning(A, games=games)
    for won in range(1, needed + 1):
        assert state.outcome is None
        grabs(state, A)
        assert list(state.points) == [won, 0, 0, 0]
        if won < needed:
            state = next_game(state, A)
    assert state.outcome.winners == (A,)


def next_game(state: Any, *winners: int) -> Any:
    """The next game of the series, laid so that one press ends it for these winners.

    A single winner presses alone; several win together by an error of hand A.
    """
    events = state.play(NextGame(state.now))
    assert [event.game for event in found(events, Dealt)] == [state.game]
    laid = winning(*winners) if len(winners) == 1 else both_win(*winners)
    laid.options, laid.points, laid.game = state.options, state.points, state.game
    return laid


def both_win(one: int, other: int, **options: Any) -> Any:
    decks = ["" if hand in (one, other) else 3 for hand in range(4)]
    return table(decks, CALM, options=Options(**options))


def test_tot_561_if_several_reach_it_together_one_more_game_is_played() -> None:
    state = both_win(B, C, games="best of 3")
    grabs(state, A)
    state = next_game(state, B, C)
    grabs(state, A)
    assert list(state.points) == [0, 2, 2, 0]
    assert state.outcome is None
    state = next_game(state, C)
    grabs(state, C)
    assert list(state.points) == [0, 2, 3, 0]
    assert state.outcome.winners == (C,)


def test_tot_561_the_next_game_is_a_fresh_deal_of_all_cards() -> None:
    state = winning(A, games="best of 3")
    grabs(state, A)
    state.play(NextGame(state.now))
    assert all_cards(state) == list(range(80))
    assert sizes(state.decks) == [20, 20, 20, 20]
    assert sizes(state.piles) == [0, 0, 0, 0]
    assert state.phase == "start"
    assert list(state.points) == [1, 0, 0, 0]


def test_tot_561_endless_goes_on_until_somebody_stops() -> None:
    state = winning(A, games="endless")
    for won in range(1, 5):
        grabs(state, A)
        assert list(state.points) == [won, 0, 0, 0]
        assert state.outcome is None
        if won < 4:
            state = next_game(state, A)
    state.play(Stop(state.now))
    assert state.outcome.winners == (A,)
    assert state.outcome.scores == (4, 0, 0, 0)


def test_tot_562_events_tell_what_the_statistics_count() -> None:
    duel = table([3, 3, 3, 3], PAIR)
    events = grabs(duel, A, 640)
    assert [(event.winner, event.losers) for event in found(events, DuelWon)] == [(A, (B,))]
    error = table([3, 3, 3, 3], PAIR)
    assert [event.hand for event in found(grabs(error, C), Punished)] == [C]
    rush = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]])
    turn(rush)
    assert [event.winner for event in found(grabs(rush, D), RushWon)] == [D]


# Option play_on


def test_option_play_on_goes_on_for_places_until_one_is_left() -> None:
    state = table(
        ["", "2 T1-G", "", "2 D4-Y"], ["S1-P", "S1-G", "T1-O", "K1-Y"], options=PLAY_ON
    )  # fmt: skip
    grabs(state, A)
    assert (state.places, state.outcome) == ([1, 0, 0, 0], None)
    back(state)
    turn(state)  # B, the loser, turns T1-G
    assert grab(state, C) == CORRECT_DUEL
    assert (state.places, state.outcome) == ([1, 0, 2, 0], None)


def test_option_play_on_the_last_two_end_the_game() -> None:
    state = table(["", "3 T1-G", ""], ["S1-P", "S1-G", "T1-O"], seats=3, options=PLAY_ON)
    grabs(state, A)
    back(state)
    turn(state)
    grabs(state, C)
    assert state.outcome.winners == (A,)
    assert list(state.outcome.places) == [1, 3, 2]


def test_option_play_on_hands_out_are_skipped() -> None:
    state = table(["", 3, 3, 3], PAIR, options=PLAY_ON)
    grabs(state, A)
    assert [turned(state)[0] for _ in range(4)] == [B, C, D, B]


def test_option_play_on_gives_shared_places() -> None:
    state = table(["", "", 3, 3], CALM, options=PLAY_ON, ran_out=[1, 2, 0, 0])
    grabs(state, C)
    assert state.places == [1, 1, 0, 0]
    assert state.outcome is None


PLAY_ON = Options(play_on=True)


def test_option_play_on_off_ends_with_the_first() -> None:
    state = table(["", "", 3, 3], CALM, ran_out=[1, 2, 0, 0])
    grabs(state, C)
    assert state.outcome.winners == (A,)


def test_tot_706_a_card_in_the_air_counts_for_places() -> None:
    state = table(["", 3, 3, "2 D2-P"], PAIR, starts=D)
    lift(state)
    grabs(state, A)
    # B 3 + 2, C 3 + 1, D 3 + 1 with the card that was in the air.
    assert list(state.outcome.places) == [1, 4, 2, 2]


@pytest.mark.parametrize(
    ("games", "offered"), [("best of 3", {NextGame}), ("endless", {NextGame, Stop})]
)
def test_tot_561_what_is_offered_between_two_games(games: str, offered: set[type]) -> None:
    state = winning(A, games=games)
    grabs(state, A)
    assert {type(move) for move in state.moves(B)} & {NextGame, Stop} == offered
