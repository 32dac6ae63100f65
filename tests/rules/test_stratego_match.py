"""Stratego Cards, O-6: matches of 1, 2 or 3 won games; colours swap after every game."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import NOBODY
from game.chance import Chance
from game.stratego.events import (
    Attacked,
    GameBegan,
    GameEnded,
    HandSeen,
    SlotsSeen,
    WentOn,
)
from tests.rules.stratego_play import (
    A,
    B,
    any_move,
    begun,
    found,
    fresh,
    lay_anything,
    legal,
    play,
    refused,
)


def play_a_move(state: Any) -> None:
    """Whoever is to act makes the first move that does not end the game."""
    (seat,) = state.to_act()
    for move in state.moves(seat):
        trial = state.copy()
        trial.play(move)
        if trial.phase not in ("ended", "over"):
            state.play(move)
            return
    raise AssertionError("every move ends the game")


def lose_game(state: Any, loser: int) -> list[Any]:
    """Play until that seat can give up its game in its own turn."""
    lay_anything(state, Chance(7))
    while state.to_act() != (loser,):
        play_a_move(state)
    return play(state, f"{loser} give-up")


def draw_game(state: Any) -> list[Any]:
    lay_anything(state, Chance(7))
    (seat,) = state.to_act()
    return play(state, f"{seat} offer-draw", f"{1 - seat} accept-draw")


def go_on(state: Any) -> list[Any]:
    return play(state, "1 go-on", "0 go-on")


def test_option_6_a_single_game_ends_the_match() -> None:
    state = begun(2)
    lose_game(state, A)
    assert state.phase == "over"
    assert (state.outcome.winners, state.outcome.scores) == ((B,), (0, 1))
    assert state.outcome.places == (2, 1)
    assert refused(state, "0 go-on")


@pytest.mark.parametrize("wins", [2, 3])
@pytest.mark.parametrize("loser", [A, B])
def test_option_6_first_to_so_many_wins(wins: int, loser: int) -> None:
    state = fresh(2, wins=wins)
    for won in range(1, wins):
        lose_game(state, loser)
        assert (state.phase, state.outcome) == ("ended", None)
        assert state.wins[1 - loser] == won
        go_on(state)
        assert (state.phase, state.number) == ("setup", won + 1)
    (ended,) = found(lose_game(state, loser), GameEnded)
    assert (ended.winner, ended.wins[1 - loser], ended.wins[loser]) == (1 - loser, wins, 0)
    assert state.outcome.winners == (1 - loser,)
    assert state.outcome.scores[1 - loser] == wins
    assert state.outcome.scores[loser] == 0
    assert state.to_act() == ()


@pytest.mark.parametrize("wins", [2, 3])
def test_option_6_games_are_counted_for_both(wins: int) -> None:
    state = fresh(5, wins=wins)
    losers = [A, B] * (wins - 1) + [A]
    for loser in losers[:-1]:
        lose_game(state, loser)
        assert state.outcome is None
        go_on(state)
    lose_game(state, losers[-1])
    assert (state.outcome.winners, state.outcome.scores) == ((B,), (wins - 1, wins))


@pytest.mark.parametrize("colours", ["first", "second", "random"])
def test_option_6_colours_swap_after_every_game(colours: str) -> None:
    state = fresh(3, wins=3, colours=colours)
    reds = [state.red]
    for loser in (A, B, A, B):
        lose_game(state, loser)
        (began,) = found(go_on(state), GameBegan)
        assert began.red == state.red
        reds.append(state.red)
        lay_anything(state.copy(), Chance(1))
    assert reds == [reds[0], 1 - reds[0]] * 2 + [reds[0]]


def test_option_6_so_the_other_player_starts() -> None:
    state = fresh(3, wins=2, colours="first")
    lay_anything(state, Chance(1))
    assert state.to_act() == (A,)
    play(state, "0 give-up")
    go_on(state)
    lay_anything(state, Chance(1))
    assert (state.to_act(), state.red) == ((B,), B)


@pytest.mark.parametrize("wins", [2, 3])
def test_option_6_a_drawn_game_counts_for_nobody_and_colours_swap(wins: int) -> None:
    state = fresh(3, wins=wins, colours="first")
    (ended,) = found(draw_game(state), GameEnded)
    assert (ended.winner, ended.wins) == (NOBODY, (0, 0))
    assert (state.phase, state.outcome, state.wins) == ("ended", None, (0, 0))
    go_on(state)
    assert (state.red, state.number) == (B, 2)


def test_option_6_a_drawn_single_game_is_a_drawn_match() -> None:
    state = begun(3)
    draw_game(state)
    assert state.outcome.places == (1, 1)
    assert state.outcome.scores == (0, 0)


def test_option_6_both_are_asked_to_go_on_in_any_order() -> None:
    for first, second in ((A, B), (B, A)):
        state = begun(3, wins=2)
        lose_game(state, A)
        assert set(state.to_act()) == {A, B}
        assert [str(move) for move in state.moves(first)] == [f"{first} go-on"]
        events = play(state, f"{first} go-on")
        assert [event.seat for event in found(events, WentOn)] == [first]
        assert state.to_act() == (second,)
        assert refused(state, f"{first} go-on")
        assert found(play(state, f"{second} go-on"), GameBegan)


def test_option_6_the_next_game_begins_from_nothing() -> None:
    state = begun(3, wins=2)
    for _ in range(30):
        play_a_move(state)
    assert state.turn > 5
    lose_game(state, A)
    go_on(state)
    assert (state.turn, state.quiet, state.number) == (0, 0, 2)
    for seat in (A, B):
        assert (len(state.hands[seat]), len(state.decks[seat])) == (8, 15)
        assert state.casualties[seat] == []
        view = state.view(seat)
        assert view.history == ()
        assert view.casualties == ((), ())
        assert set(view.known[A]) == set(view.known[B]) == {-1}
        assert view.seen_hands == (None, None)


def test_option_6_every_game_is_shuffled_anew() -> None:
    state = fresh(3, wins=3)
    decks = set()
    for loser in (A, B, A, B):
        cards = [*state.hands[0], *state.decks[0]]
        decks.add(tuple(card % 100 for card in cards))
        lose_game(state, loser)
        go_on(state)
    assert len(decks) == 4


def test_option_6_the_sheet_tells_every_game() -> None:
    state = fresh(3, wins=2, colours="first")
    lose_game(state, A)
    go_on(state)
    draw_game(state)
    go_on(state)
    lose_game(state, B)
    assert [(one.red, one.winner, one.reason) for one in state.sheet] == [
        (A, B, "gave-up"), (B, NOBODY, "agreed"), (A, A, "gave-up"),
    ]  # fmt: skip
    for looker in (A, B, None):
        assert state.view(looker).sheet == state.sheet
        assert state.view(looker).wins == (1, 1)


def test_option_6_the_sheet_counts_turns_attacks_and_looks() -> None:
    for seed in range(30):
        state = begun(seed)
        chance = Chance(seed)
        attacks, won, looks = [0, 0], [0, 0], [0, 0]
        while state.outcome is None:
            for event in any_move(state, chance):
                if isinstance(event, Attacked):
                    attacks[event.seat] += 1
                    won[event.seat] += not event.attacker_fell
                elif isinstance(event, HandSeen | SlotsSeen):
                    looks[event.seat] += 1
        (result,) = state.sheet
        assert (result.red, result.turns) == (state.red, state.turn)
        assert result.attacks == tuple(attacks)
        assert result.won == tuple(won)
        assert result.looks == tuple(looks)


def test_option_6_during_a_game_nobody_goes_on() -> None:
    state = begun(3, wins=2)
    assert not legal(state, "0 go-on")
    assert not legal(state, "1 go-on")


def test_option_6_a_whole_match_by_chance() -> None:
    for seed in range(6):
        state = fresh(seed, wins=3)
        chance = Chance(seed)
        while state.outcome is None:
            any_move(state, chance)
        assert max(state.outcome.scores) == 3 > min(state.outcome.scores)
        assert state.outcome.winners == (state.outcome.scores.index(3),)
        assert sum(one.winner == A for one in state.sheet) == state.outcome.scores[A]
