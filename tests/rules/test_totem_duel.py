"""Totem, Outcome of a duel: TOT-310 to TOT-316."""

from __future__ import annotations

from typing import Any

from game.totem.events import DuelWon
from tests.rules.totem_play import (
    CORRECT_DUEL,
    A,
    B,
    C,
    D,
    back,
    found,
    grab,
    grabs,
    sizes,
    table,
)


def trio(pot: int = 0, seed: int = 1) -> Any:
    """A, B and C show D2 on 4, 3 and 2 open cards; D has nothing to do with it."""
    return table([3, 3, 3, 3], ["3 D2-P", "2 D2-G", "1 D2-Y", "K1-O"], pot, seed=seed)


def test_tot_310_first_member_to_grab_wins_and_the_others_lose() -> None:
    for winner, losers in ((A, (B, C)), (B, (C, A)), (C, (A, B))):
        state = trio()
        won = found(grabs(state, winner), DuelWon)
        assert [event.winner for event in won] == [winner]
        assert set(won[0].losers) == set(losers)


def test_tot_311_each_loser_takes_their_own_pile() -> None:
    state = table([3, 3, 3, 3], ["D2-P", "4 K3-O D2-G", "2 D2-Y", "K1-O"])
    own_b, own_c = set(state.piles[B]), set(state.piles[C])
    grabs(state, A)
    assert own_b <= set(state.decks[B])
    assert own_c <= set(state.decks[C])


def test_tot_312_winners_pile_and_pot_are_dealt_from_the_first_loser_after_the_winner() -> None:
    state = trio(pot=4)
    grabs(state, B)
    # 3 + 4 cards: C, A, C, A, C, A, C.
    assert sizes(state.decks) == [3 + 4 + 3, 3, 3 + 2 + 4, 3]


def test_tot_312_with_one_loser_they_get_everything() -> None:
    state = table([3, 3, 3, 3], ["2 S1-P", "1 S1-G", "T1-O", "K1-Y"], 5)
    grabs(state, A)
    assert sizes(state.decks) == [3, 3 + 2 + 3 + 5, 3, 3]


def test_tot_312_winners_pile_and_pot_are_shuffled_together() -> None:
    shares = set()
    for seed in range(12):
        state = trio(pot=4, seed=seed)
        pot, pile = set(state.pot), set(state.piles[B])
        grabs(state, B)
        taken = set(state.decks[C])
        shares.add((len(taken & pot), len(taken & pile)))
    assert len(shares) > 1
    assert all(from_pot + from_pile == 4 for from_pot, from_pile in shares)


def test_tot_313_losers_put_their_cards_under_the_deck() -> None:
    state = table([3, 3, 3, 3], ["2 S1-P", "1 S1-G", "T1-O", "K1-Y"], 2)
    deck, taken = list(state.decks[B]), {*state.piles[A], *state.piles[B], *state.pot}
    grabs(state, A)
    assert state.decks[B][-3:] == deck
    assert set(state.decks[B][:-3]) == taken


def test_tot_313_losers_shuffle_all_they_took() -> None:
    orders = set()
    for seed in range(8):
        state = table([3, 3, 3, 3], ["2 S1-P", "1 S1-G", "T1-O", "K1-Y"], 2, seed=seed)
        own = set(state.piles[B])
        grabs(state, A)
        orders.add(tuple(card in own for card in state.decks[B][:-3]))
    assert len(orders) > 2


def test_tot_314_winners_pile_and_pot_are_empty_and_outsiders_keep_everything() -> None:
    state = table([3, 3, 3, 3], ["2 S1-P", "1 S1-G", "1 T1-O", "2 K1-Y"], 2)
    before = state.copy()
    grabs(state, A)
    assert (state.piles[A], list(state.pot)) == ([], [])
    for hand in (C, D):
        assert state.decks[hand] == before.decks[hand]
        assert state.piles[hand] == before.piles[hand]
    assert state.decks[A] == before.decks[A]


def test_tot_315_the_only_loser_starts() -> None:
    for winner, loser in ((A, C), (C, A)):
        state = table([3, 3, 3, 3], ["S1-P", "T1-O", "S1-G", "K1-Y"], starts=D)
        grabs(state, winner)
        assert back(state) == loser


def test_tot_315_of_several_the_first_loser_clockwise_after_the_winner_starts() -> None:
    for winner, starter in ((A, B), (B, C), (C, A)):
        state = trio()
        grabs(state, winner)
        assert back(state) == starter


def test_tot_316_a_winner_with_an_empty_deck_wins_the_game() -> None:
    state = table(["", 3, 3, 3], ["2 S1-P", "1 S1-G", "T1-O", "K1-Y"])
    assert grab(state, A) == CORRECT_DUEL
    assert state.outcome.winners == (A,)


def test_tot_316_a_winner_with_a_deck_plays_on() -> None:
    state = table([1, 3, 3, 3], ["2 S1-P", "1 S1-G", "T1-O", "K1-Y"])
    grab(state, A)
    assert state.outcome is None
