"""Totem, Illegal input and Choices: what is refused, and that nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CLOCK
from game.rules import BadOptions, Illegal
from game.totem import GAME
from game.totem.events import Began, Judged, Lifted, Paused, Resumed
from game.totem.moves import (
    Choose,
    Flip,
    Grab,
    Knock,
    NextGame,
    Pause,
    Release,
    Resume,
    Stop,
    Tick,
    parse_move,
)
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    A,
    B,
    C,
    D,
    card,
    choose,
    deal,
    found,
    grabs,
    lift,
    press,
    refused,
    run_to,
    settle,
    table,
    turn,
    until,
    verdict,
)

PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")
OWN = Options(flip_mode="own_key")


def own(piles: tuple[str, ...] = CALM, decks: Any = (3, 3, 3, 3), **o: Any) -> Any:
    return table(decks, piles, options=Options(flip_mode="own_key", **o))


# Flip


@pytest.mark.parametrize("hand", [B, C, D])
def test_illegal_flip_out_of_turn(hand: int) -> None:
    refusal = refused(own(), Flip(hand, 700))
    assert (refusal.code, refusal.rule) == ("totem-not-your-turn", "TOT-201")


def test_illegal_flip_with_an_empty_deck() -> None:
    refusal = refused(own(decks=(3, "", 3, 3)), Flip(B, 700))
    assert (refusal.code, refusal.rule) == ("totem-empty-deck", "TOT-203")


def before_the_start() -> Any:
    return deal(4, flip_mode="own_key")


def in_a_rush() -> Any:
    state = own(("", *CALM[1:]), ("3 IN1", 3, 3, 3))
    turn(state)
    return state


def in_a_countdown() -> Any:
    state = own(("", *CALM[1:]), ("3 OUT1", 3, 3, 3))
    turn(state)
    return state


def with_a_card_in_the_air() -> Any:
    state = own()
    until(state, Lifted)
    return state


def in_a_tie_window() -> Any:
    state = own(PAIR)
    state.play(Grab(A, 100))
    return state


def in_a_grip() -> Any:
    state = own(PAIR, steady_grip=True)
    state.play(Grab(A, 100))
    settle(state)
    return state


def in_a_hold() -> Any:
    state = own(PAIR)
    grabs(state, A)
    return state


def in_a_choice() -> Any:
    state = own(("", "S1-P", "S1-G", "K1-Y"), ("3 IN1", 3, 3, 3))
    turn(state)
    grabs(state, B)
    return state


def in_a_pause() -> Any:
    state = own()
    state.play(Pause(100))
    return state


@pytest.mark.parametrize(
    "situation",
    [
        before_the_start,
        in_a_rush,
        in_a_countdown,
        with_a_card_in_the_air,
        in_a_tie_window,
        in_a_grip,
        in_a_hold,
        in_a_choice,
        in_a_pause,
    ],
)
def test_illegal_flip_while_turning_stops(situation: Any) -> None:
    state = situation()
    refusal = refused(state, Flip(state.pointer, state.now))
    assert (refusal.code, refusal.rule) == ("totem-wait", "TOT-207")


@pytest.mark.parametrize("games", ["1", "best of 3"])
def test_illegal_flip_or_choose_after_the_end(games: str) -> None:
    state = own(PAIR, ("", 3, 3, 3), games=games)
    grabs(state, A)
    for move in (Flip(B, state.now), Choose(A, "duel", state.now)):
        assert refused(state, move).code == "totem-over"


def test_illegal_flip_in_auto_mode() -> None:
    refusal = refused(table([3, 3, 3, 3], CALM), Flip(A, 700))
    assert (refusal.code, refusal.rule) == ("totem-automatic", "TOT-708")


def test_flip_in_the_gap_is_remembered_without_a_message() -> None:
    state = own()
    turn(state)
    assert state.check(Flip(B, state.now + 1)) is None
    state.play(Flip(B, state.now + 1))
    assert lift(state) - (state.now - 600) == 600


# Grabs are always legal; their verdict may be "ignored"


def test_a_grab_that_is_ignored_is_not_refused_and_changes_no_card() -> None:
    for situation in (before_the_start, in_a_hold, in_a_choice, in_a_pause):
        state = situation()
        before = state.copy()
        assert state.check(Grab(D, state.now)) is None
        events = state.play(Grab(D, state.now))
        assert [event.verdict for event in found(events, Judged)] == ["ignored"]
        assert (state.decks, state.piles, state.pot) == (before.decks, before.piles, before.pot)
        assert state.pointer == before.pointer


@pytest.mark.parametrize("games", ["1", "endless"])
def test_a_grab_after_the_end_is_ignored(games: str) -> None:
    state = own(PAIR, ("", 3, 3, 3), games=games)
    grabs(state, A)
    assert verdict(press(state, C), C) == ("ignored", "closed")


# Choose


def test_illegal_choose_with_nothing_to_choose() -> None:
    for situation in (in_a_rush, in_a_hold, with_a_card_in_the_air):
        state = situation()
        refusal = refused(state, Choose(A, "duel", state.now))
        assert (refusal.code, refusal.rule) == ("totem-nothing-to-choose", "TOT-516")


@pytest.mark.parametrize("hand", [A, C, D])
def test_illegal_choose_by_another_hand(hand: int) -> None:
    state = in_a_choice()
    refusal = refused(state, Choose(hand, "rush", state.now))
    assert (refusal.code, refusal.rule) == ("totem-nothing-to-choose", "TOT-516")


def test_illegal_choose_of_something_else() -> None:
    state = in_a_choice()
    refusal = refused(state, Choose(B, "both", state.now))
    assert (refusal.code, refusal.rule) == ("totem-unknown-choice", "TOT-516")


def test_illegal_choose_twice() -> None:
    state = in_a_choice()
    choose(state, B, "duel")
    assert refused(state, Choose(B, "rush", state.now)).code == "totem-nothing-to-choose"


# Ignored without a word


def test_pause_while_paused_is_ignored() -> None:
    state = in_a_pause()
    before = state.copy()
    assert state.check(Pause(100)) is None
    assert not found(state.play(Pause(100)), Paused)
    assert state == before


def test_resume_while_not_paused_is_ignored() -> None:
    state = own()
    before = state.copy()
    assert not found(state.play(Resume(0)), Resumed)
    assert state == before


def test_release_without_a_grip_is_ignored() -> None:
    state = own()
    before = state.copy()
    assert state.play(Release(A, 0)) == []
    assert state == before


# Faults


@pytest.mark.parametrize(
    "move",
    [Tick(499), Flip(A, 499), Grab(A, 499), Release(A, 499), Pause(499), Resume(499)],
)
def test_illegal_time_before_the_last_one(move: Any) -> None:
    state = own()
    state.play(Tick(500))
    refusal = refused(state, move)
    assert (refusal.code, refusal.rule) == ("totem-time-backwards", "TOT-701")


@pytest.mark.parametrize("hand", [-1, 4, 99])
def test_illegal_unknown_hand(hand: int) -> None:
    state = table([3, 3, 3, 3], CALM, options=Options(flip_mode="own_key", knock_over=True))
    for move in (Grab(hand, 10), Flip(hand, 10), Release(hand, 10), Knock(hand, 10)):
        refusal = refused(state, move)
        assert refusal.code == "totem-unknown-hand"
        assert dict(refusal.args)["allowed"] == "0-3"
    assert refused(state, Choose(hand, "duel", 10)).code == "totem-unknown-hand"


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("pace", "glacial", "normal, calm, brisk, frantic, custom"),
        ("games", "best of 7", "1, best of 3, best of 5, endless"),
        ("deck", "pinochle", "full, short"),
        ("penalty_piles", "none", "all, others, mild"),
        ("pace_ms", 699, "700-4000"),
        ("air_ms", 401, "80-400"),
        ("grace_ms", -1, "0-500"),
        ("tie_ms", 21, "0-20"),
        ("hold_ms", 799, "800-3000"),
        ("dead_ms", 10001, "2000-10000"),
        ("rush_ms", "10000", "3000-30000"),
    ],
)
def test_illegal_option_value(option: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadOptions) as bad:
        deal(4, **{option: value})
    told = dict(bad.value.refusal.args)
    assert told == {"option": option, "value": str(value), "allowed": allowed}


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 100])
def test_illegal_number_of_players(seats: int) -> None:
    with pytest.raises(BadOptions) as bad:
        deal(seats)
    assert bad.value.refusal.rule == "TOT-101"


def test_illegal_knock_when_the_totem_cannot_fall() -> None:
    refusal = refused(table([3, 3, 3, 3], CALM), Knock(A, 10))
    assert refusal.rule == "TOT-725"


def test_illegal_next_game_and_stop() -> None:
    running = table([3, 3, 3, 3], CALM, options=Options(games="best of 3"))
    assert refused(running, NextGame(10)).code.startswith("totem-")
    assert refused(running, Stop(10)).code.startswith("totem-")
    single = own(PAIR, ("", 3, 3, 3))
    grabs(single, A)
    assert refused(single, NextGame(single.now)).code == "totem-over"
    best = own(PAIR, ("", 3, 3, 3), games="best of 3")
    grabs(best, A)
    assert refused(best, Stop(best.now)).code == "totem-not-endless"


@pytest.mark.parametrize(
    "text",
    ["", "tick", "tick @", "tick @-1", "tick @1.5", "grab @5", "grab A @5", "grab 1 5",
     "choose 1 @5", "choose 1 both @5", "pause 1 @5", "fly 1 @5", "grab 1 @5 "],
)  # fmt: skip
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        parse_move(text)


@pytest.mark.parametrize(
    "move",
    [Tick(5), Flip(1, 5), Grab(2, 5), Release(3, 5), Knock(0, 5), Choose(1, "duel", 5),
     Choose(2, "rush", 5), Pause(5), Resume(5), NextGame(5), Stop(5)],
)  # fmt: skip
def test_every_move_is_its_own_text(move: Any) -> None:
    assert GAME.parse_move(str(move)) == move


# Choices


def test_choice_c1_flip_is_offered_to_the_hand_at_the_pointer_only() -> None:
    state = own()
    run_to(state, 700)
    offered = {
        hand for seat in range(4) for move in state.moves(seat)
        if isinstance(move, Flip) for hand in [move.hand]
    }  # fmt: skip
    assert offered == {A}
    auto = table([3, 3, 3, 3], CALM)
    assert not [move for move in auto.moves(A) if isinstance(move, Flip)]


def test_choice_c2_grab_is_offered_to_every_hand_that_is_not_out() -> None:
    state = table(["", 3, 3, 3], PAIR, options=Options(play_on=True))
    grabs(state, A)
    until(state, Lifted)
    offered = {
        move.hand for seat in range(4) for move in state.moves(seat) if isinstance(move, Grab)
    }
    assert offered == {B, C, D}


def test_choice_c3_both_hands_of_a_player_are_offered() -> None:
    state = table([3, 3, 3, 3], CALM, seats=2)
    for seat in (0, 1):
        hands = {move.hand for move in state.moves(seat) if isinstance(move, Grab)}
        assert hands == {hand for hand in range(4) if state.owners[hand] == seat}


def test_choice_c4_duel_or_rush_is_offered_to_the_grabber() -> None:
    state = in_a_choice()
    offered = {(move.hand, move.what) for move in state.moves(B) if isinstance(move, Choose)}
    assert offered == {(B, "duel"), (B, "rush")}
    for seat in (A, C, D):
        assert not [move for move in state.moves(seat) if isinstance(move, Choose)]


def test_every_offered_move_is_legal() -> None:
    situations = (in_a_rush, in_a_countdown, in_a_hold, in_a_choice, in_a_pause, in_a_grip, own)
    for situation in situations:
        state = situation()
        for seat in (*range(4), CLOCK):
            for move in state.moves(seat):
                assert state.check(move) is None, move
                state.copy().play(move)


def test_play_raises_what_check_says() -> None:
    state = own()
    with pytest.raises(Illegal) as illegal:
        state.play(Flip(C, 700))
    assert illegal.value.refusal == state.check(Flip(C, 700))


def test_a_copy_shares_nothing_that_changes() -> None:
    state = own(PAIR)
    other = state.copy()
    assert other == state
    grabs(other, A)
    assert other != state
    assert state.piles[A] == [card("S1-P")]
    assert state.phase == "turning"


def test_a_dealt_game_begins_by_the_clock_alone() -> None:
    state = before_the_start()
    assert state.moves(CLOCK)
    until(state, Began)
    assert state.phase == "turning"


def test_choice_c6_everybody_may_pause_and_nobody_twice() -> None:
    state = own()
    for seat in range(4):
        assert Pause(state.now) in state.moves(seat)
    hold = in_a_hold()
    assert Pause(hold.now) in hold.moves(C)
    hold.play(Pause(hold.now))
    assert Pause(hold.now) not in hold.moves(C)
    paused = in_a_pause()
    assert Pause(paused.now) not in paused.moves(A)
    assert Resume(paused.now) in paused.moves(A)


def test_the_clock_acts_as_long_as_something_is_due() -> None:
    assert CLOCK in own().to_act()
    assert CLOCK not in in_a_pause().to_act()
