"""NYET!, Round: NYET-10 to NYET-14."""

from __future__ import annotations

import pytest

from game.cards import CardsMoved, Zone
from game.nyet.events import (
    BoardCleared,
    BonusGiven,
    Confirmed,
    RoundBegan,
    RoundScored,
    TeamsFormed,
    TermsRead,
    TokenPlaced,
    TrickTaken,
)
from game.nyet.moves import Veto
from tests.nyet_table import veto_board
from tests.rules.nyet_play import (
    A,
    C,
    deal,
    form,
    found,
    fresh,
    next_round,
    play,
    play_until,
    veto_down,
)


def test_nyet_10_order_of_a_round() -> None:
    state = fresh(5)
    events = play(state, "0 choose bear", "1 choose wolf", "2 choose crane", "3 choose tiger")
    events += veto_down(state, C, "one")
    events += form(state, A, bonus=A)
    events += play_until(state, "scores")
    kinds = (
        RoundBegan, TokenPlaced, TermsRead, TeamsFormed, BonusGiven, Confirmed, TrickTaken,
        RoundScored,
    )  # fmt: skip
    told = [kind for event in events for kind in kinds if type(event) is kind]
    order = [kinds.index(kind) for kind in told]
    assert order == sorted(order)
    assert set(told) == set(kinds)


@pytest.mark.parametrize(
    ("seats", "discards", "phases"),
    [
        (2, "keep", ["vetoes", "tricks", "scores"]),
        (2, "pass", ["vetoes", "passes", "tricks", "scores"]),
        (3, "two", ["vetoes", "teams", "discards", "tricks", "scores"]),
        (4, "keep", ["vetoes", "teams", "tricks", "scores"]),
        (5, "no-1s", ["vetoes", "teams", "bonus", "discards", "tricks", "scores"]),
    ],
)
def test_nyet_10_nothing_is_skipped_except_as_stated(
    seats: int, discards: str, phases: list[str]
) -> None:
    state = deal(seats)
    seen = [state.phase]
    veto_down(state, discards=discards)
    while state.phase != "vetoes":
        if state.phase != seen[-1]:
            seen.append(state.phase)
        state.play(state.moves(state.to_act()[0])[0])
    assert seen == phases


@pytest.mark.parametrize(
    ("seats", "each", "rest"), [(2, 15, 30), (3, 16, 0), (4, 15, 0), (5, 12, 0)]
)
def test_nyet_11_hand_sizes(seats: int, each: int, rest: int) -> None:
    view = deal(seats).view(A)
    assert view.counts == (each,) * seats
    assert view.rest == rest


def test_nyet_11_the_whole_deck_is_shuffled_anew_for_every_deal() -> None:
    state = deal(4)
    first = [sorted(hand) for hand in state.hands]
    next_round(state)
    second = [sorted(hand) for hand in state.hands]
    assert first != second
    assert sorted(card for hand in second for card in hand) == list(range(60))
    assert [sorted(hand) for hand in deal(4, seed=2).hands] != first
    assert [sorted(hand) for hand in deal(4).hands] == first


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_11_the_deal_is_fair(seats: int) -> None:
    got = [[0] * 60 for _ in range(seats)]
    for seed in range(120):
        for seat, hand in enumerate(deal(seats, seed).hands):
            for card in hand:
                got[seat][card] += 1
    share = 1 / 3 if seats == 3 else (1 / 4 if seats in (2, 4) else 1 / 5)
    in_use = [card for card in range(60) if any(counts[card] for counts in got)]
    assert len(in_use) == (48 if seats == 3 else 60)
    for counts in got:
        assert all(abs(counts[card] - 120 * share) < 25 for card in in_use)


def test_nyet_12_with_two_players_30_cards_rest_unseen() -> None:
    state = deal(2)
    assert len(state.rest) == 30
    for seat in (0, 1, None):
        other = state.copy()
        swapped = state.hands[0 if seat != 0 else 1][0]
        other.rest = (swapped, *state.rest[1:])
        other.hands[0 if seat != 0 else 1][0] = state.rest[0]
        other.hands = [sorted(hand) for hand in other.hands]
        if seat is not None:
            assert state.view(seat).hand == other.view(seat).hand
        assert other.view(seat) == state.view(seat)


def test_nyet_12_the_rest_is_shuffled_back_in() -> None:
    state = deal(2)
    before = set(state.rest)
    next_round(state)
    assert sorted((*state.hands[0], *state.hands[1], *state.rest)) == list(range(60))
    assert before & {card for hand in state.hands for card in hand}
    assert before & set(state.rest)


def test_nyet_12_no_event_shows_the_rest() -> None:
    state = fresh(2)
    events = play(state, "0 choose bear", "1 choose wolf")
    to_rest = [e for e in found(events, CardsMoved) if Zone("rest") in (e.source, e.target)]
    for event in to_rest:
        for seat in (0, 1, None):
            assert set(event.seen_by(seat).cards) == {-1}


def test_nyet_13_no_redeal_even_with_a_hopeless_hand() -> None:
    hopeless = "B1 B1 B1 R1 R1 R1 Y1 Y1 Y1 G1 G1 G1 B2 R2 G2"
    state = veto_board(hands=[hopeless, "B13", "R13", "Y13"])
    assert all(isinstance(move, Veto) for move in state.moves(A))


def test_nyet_14_after_scoring_the_board_is_cleared_and_the_deal_moves_left() -> None:
    state = deal(5)
    dealer = state.dealer
    for number in range(1, 10):
        assert state.dealer == (dealer + number - 1) % 5
        veto_down(state)
        play_until(state, "scores")
        view = state.view(A)
        assert len(view.tokens) == 19
        events = play_until(state, "vetoes")
        assert len(found(events, BoardCleared)) == 1
        view = state.view(A)
        assert view.number == number + 1
        assert view.tokens == ()
        assert view.covered == frozenset()
        assert view.terms is None
        assert view.teams == ()
        assert view.bonus == -1
        assert view.tricks_won == (0,) * 5
        assert view.loot == ((),) * 5
        assert view.discards == ((),) * 5 or view.discards == ()
        assert state.to_act() == ((dealer + number) % 5,)
