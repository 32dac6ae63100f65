"""Jetriko, Options and variants: every value of every option, and JET-200 to JET-207."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.chance import Chance
from game.codec import pack
from game.jetriko import GAME
from game.jetriko.cards import BACK_WORDS, DECK, KIND_OF, NAMES, TRAP, TRAPS
from game.jetriko.events import (
    BackShown,
    DirectionSet,
    NothingToDraw,
    PassedOver,
)
from game.jetriko.options import Options
from game.match import Match, Player
from game.options import options_of
from game.record import Record
from game.rules import BadOptions
from tests.jetriko_table import hand
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    all_cards,
    any_move,
    deal,
    drawn,
    found,
    free,
    held,
    offers,
    play,
    play_until,
    refused,
    revealed,
    sent,
    sizes,
    table,
    turn,
    winner,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
IN_USE = {"all": 100, "mild": 95, "none": 85}


def test_options_and_their_defaults() -> None:
    found = {o.name: (o.default, o.values, o.lowest, o.highest) for o in options_of(Options)}
    assert found == {
        "length": ("one", ("one", "first-2", "first-3", "first-5", "open"), None, None),
        "hand": (5, (5,), 3, 7),
        "traps": ("all", ("all", "mild", "none"), None, None),
        "backs": (True, (True, False), None, None),
        "after_drawing": ("any", ("any", "drawn"), None, None),
        "deflect": ("always", ("always", "matching"), None, None),
        "skip_finish": ("wins", ("wins", "draws"), None, None),
        "first_dealer": (0, (0, 1, 2, 3, 4, 5, 6), None, None),
        "timer": (0, (0, 15, 30, 60), None, None),
    }


@pytest.mark.parametrize(
    ("length", "rounds"), [("one", 1), ("first-2", 2), ("first-3", 3), ("first-5", 5)]
)
def test_option_length(length: str, rounds: int) -> None:
    state = deal(2, seed=rounds, length=length)
    play_until(state, "over", chance=Chance(rounds))
    assert max(state.outcome.scores) == rounds
    assert sorted(state.outcome.places) == [1, 2]
    assert state.number >= rounds


def test_option_length_open_end() -> None:
    state = deal(2, length="open")
    for number in range(1, 7):
        play_until(state, "scores", chance=Chance(number))
        assert state.number == number
        play(state, "0 go-on", "1 go-on")
    play_until(state, "scores", chance=Chance(9))
    play(state, "1 stop")
    assert state.outcome.scores == state.wins
    assert sum(state.wins) >= 5


@EVERY_TABLE
@pytest.mark.parametrize("traps", ["all", "mild", "none"])
def test_jet_200_with_fewer_traps_the_deck_shrinks(seats: int, traps: str) -> None:
    state = deal(seats, traps=traps)
    assert len(all_cards(state)) == IN_USE[traps]
    assert len(state.draw) == IN_USE[traps] - 5 * seats
    there = Counter(NAMES[card][:2] for card in all_cards(state) if KIND_OF[card] == TRAP)
    wanted = {"all": ("TR", "TB", "TG"), "mild": ("TB", "TG"), "none": ()}[traps]
    assert there == dict.fromkeys(wanted, 5)


@pytest.mark.parametrize("traps", ["mild", "none"])
def test_jet_200_nothing_else_changes(traps: str) -> None:
    state = deal(3, traps=traps)
    events = play_until(state, "over", chance=Chance(4))
    kinds = {name[:2] for name, _ in revealed(events)}
    assert kinds <= ({"TB", "TG"} if traps == "mild" else set())
    assert sorted(all_cards(state)) == [
        card for card in DECK if card not in TRAPS or (traps == "mild" and NAMES[card][1] != "R")
    ]


@pytest.mark.parametrize("coming", ["TR1", "TB1", "TG1", "C1"])
def test_jet_201_with_backs_hidden_the_pile_shows_the_playing_back(coming: str) -> None:
    state = table(held(2, 2), top="R5", coming=coming, options=Options(backs=False))
    for looker in (A, B, None):
        assert BACK_WORDS[state.view(looker).back] == "playing"


def test_jet_201_no_back_is_told_and_everything_else_stays() -> None:
    shown, hidden = deal(3, seed=6), deal(3, seed=6, backs=False)
    chances = Chance(2), Chance(2)
    while shown.outcome is None:
        events = any_move(shown, chances[0])
        without = any_move(hidden, chances[1])
        assert {event.back for event in found(without, BackShown)} <= {0, -1}
        assert [e for e in events if not isinstance(e, BackShown)] == [
            e for e in without if not isinstance(e, BackShown)
        ]
        assert hidden.hands == shown.hands
        assert hidden.view(None).back == (0 if hidden.draw else -1)
    assert hidden.outcome == shown.outcome


@EVERY_TABLE
def test_jet_203_any_decision_may_be_a_bots_and_the_next_a_persons(seats: int) -> None:
    """Who decides is nothing of the rules: the record does not say, and plays the same."""
    state = deal(seats, seed=9)
    chance = Chance(1)
    moves = []
    while state.outcome is None:
        seat = chance.choice(state.to_act())
        move = chance.choice(state.moves(seat))
        moves.append(str(move))
        state.play(move)
    for levels in ([""] * seats, ["normal"] * seats):
        players = tuple(Player(f"P{seat}", seat, level) for seat, level in enumerate(levels))
        twin = Match.resume(Record("jetriko", Options(), players, 9, tuple(moves))).state
        assert twin.remembered() == state.remembered()
        assert pack(twin) == pack(state)


@EVERY_TABLE
@pytest.mark.parametrize("count", range(3, 8))
def test_jet_204_another_hand_size(seats: int, count: int) -> None:
    state = deal(seats, hand=count)
    assert sizes(state) == [count] * seats
    assert len(state.draw) == 100 - count * seats


@pytest.mark.parametrize("count", [3, 7])
def test_jet_204_the_numbers_in_the_trap_texts_stay(count: int) -> None:
    options = Options(hand=count)
    state = table(held(7, 1), top="R5", coming="TB5 C1", options=options)
    play(state, "0 draw")
    first, second, *_ = hand(state, A).split()
    play(state, f"0 discard {first} {second}")
    assert sizes(state) == [5, 2]
    state = table(held(1, 1), top="R5", coming="TR1 C1 C2 C3", options=options)
    assert drawn(play(state, "0 draw"), A) == "C1 C2 C3"


SOFT = Options(skip_finish="draws")


def test_jet_205_skip_as_last_card_draws_one() -> None:
    state = table(["R3-skip", "Y1 Y2"], top="R5", coming="C1", options=SOFT)
    events = play(state, "0 play R3-skip")
    assert drawn(events, A) == "C1"
    assert [event.seat for event in found(events, PassedOver)] == [B]
    assert winner(events) is None
    assert turn(state) == (A, "main")


def test_jet_205_not_when_it_is_not_the_last_card() -> None:
    state = table(["R3-skip R1", "Y1 Y2"], top="R5", options=SOFT)
    assert drawn(play(state, "0 play R3-skip"), A) == ""
    assert turn(state) == (A, "main")


def test_jet_205_a_trap_ends_the_skip_too() -> None:
    state = table(["R3-skip", "Y1 Y2"], top="R5", coming="TR1 C1 C2 C3", options=SOFT)
    events = play(state, "0 play R3-skip")
    assert found(events, PassedOver) == []
    assert sizes(state) == [3, 2]
    assert free(state, B)


def test_jet_205_with_nothing_to_draw_the_player_wins() -> None:
    state = table(["R3-skip", "Y1 Y2"], pile="", options=SOFT)
    events = play(state, "0 play R3-skip")
    assert found(events, NothingToDraw)
    assert winner(events) == A


def test_jet_205_with_two_players_only() -> None:
    state = table(["R3-skip", "Y1 Y2", "B1"], top="R5", options=SOFT)
    events = play(state, "0 play R3-skip")
    assert drawn(events, A) == ""
    assert state.brink == (A,)
    assert turn(state) == (C, "main")


def test_jet_205_by_default_it_wins() -> None:
    state = table(["R3-skip", "Y1 Y2"], top="R5")
    assert winner(play(state, "0 play R3-skip")) == A


DRAWN = Options(after_drawing="drawn")


def test_jet_206_only_the_drawn_card() -> None:
    hands = ["R1 R4 stop-1", "Y1 Y2", "B1"]
    state = table(hands, top="R5", coming="R3", options=DRAWN)
    assert offers(state, A) == {"play R1", "play R4", "play stop-1", "draw"}
    play(state, "0 draw")
    assert offers(state, A) == {"play R3", "pass"}
    for card in ("R1", "R4", "stop-1"):
        refusal = refused(state, f"0 play {card}")
        assert (refusal.code, refusal.rule) == ("jetriko-drawn-only", "JET-206")
    play(state, "0 play R3")
    assert turn(state) == (B, "main")


def test_jet_206_a_drawn_white_card_may_be_played() -> None:
    state = table(["R1", "Y1 Y2", "B1"], top="R5", coming="more-1 C1", options=DRAWN)
    play(state, "0 draw")
    assert drawn(play(state, "0 play more-1"), A) == "C1"


def test_jet_206_a_drawn_card_that_does_not_match_may_not() -> None:
    state = table(["R1", "Y1 Y2", "B1"], top="R5", coming="C1", options=DRAWN)
    play(state, "0 draw")
    assert offers(state, A) == {"pass"}


def test_jet_206_in_free_play_too() -> None:
    state = table(["R1", "Y1 Y2", "B1"], coming="C1", options=DRAWN)
    play(state, "0 draw")
    assert offers(state, A) == {"play C1", "pass"}


MATCHING = Options(deflect="matching")


def test_jet_207_a_deflect_on_a_deflect_must_match() -> None:
    cards = "R1-deflect G2-deflect C5-deflect"
    hands = ["G1", cards, "B1"]
    where: dict[str, Any] = {"top": "C2-deflect", "turn": B, "attack": ("plus", 2, A)}
    state = table(hands, options=MATCHING, **where)
    played = {text.split()[1] for text in offers(state, B) if text.startswith("play")}
    assert played == {"G2-deflect", "C5-deflect"}
    assert refused(state, "1 play R1-deflect clockwise").code == "jetriko-deflect-fit"
    state = table(hands, **where)
    assert "play R1-deflect clockwise" in offers(state, B)


def test_jet_207_in_the_main_step_the_effect_still_matches() -> None:
    state = table(["R1-deflect G1", "Y1", "B1"], top="C2-deflect", options=MATCHING)
    assert "play R1-deflect clockwise" in offers(state, A)


def test_jet_207_on_attack_cards_nothing_changes() -> None:
    state = table(["G1", "R1-deflect G2-deflect", "B1"], top="R4-plus", turn=B,
                  attack=("plus", 2, A), options=MATCHING)  # fmt: skip
    assert sent(play(state, "1 play R1-deflect clockwise")) == [(2, B, C, "deflected")]


@EVERY_TABLE
def test_option_first_dealer_a_chosen_seat(seats: int) -> None:
    for chosen in range(1, seats + 1):
        for seed in range(3):
            assert deal(seats, seed, first_dealer=chosen).dealer == chosen - 1
    if seats < 6:
        with pytest.raises(BadOptions) as told:
            deal(seats, first_dealer=seats + 1)
        assert told.value.refusal.code == "jetriko-first-dealer"


def test_option_first_dealer_is_for_the_first_round_only() -> None:
    options = Options(first_dealer=1, length="first-2")
    state = table(["R1 R2", "", "Y1 Y2"], top="C5", options=options)
    assert winner(play(state, "0 draw", "0 pass")) == B
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert state.dealer == B


def test_option_first_dealer_random_tries_all() -> None:
    dealers = [deal(6, seed).dealer for seed in range(60)]
    assert set(dealers) == set(range(6))
    assert any(one != two for one, two in pairwise(dealers))
    assert {GAME.deal(4, Options(), seed).dealer for seed in range(40)} == {A, B, C, D}


def test_the_direction_of_a_round_is_set_anew() -> None:
    state = deal(3, length="first-2")
    play_until(state, "scores", chance=Chance(3))
    for seat in state.to_act():
        events = play(state, f"{seat} go-on")
    assert turn(state) == (state.dealer, "direction")
    events = play(state, f"{state.dealer} start right")
    assert state.direction == -1
    assert {event.direction for event in found(events, DirectionSet)} <= {-1}
