"""Totem, Ties and holding: TOT-717 to TOT-723, TOT-727."""

from __future__ import annotations

from typing import Any

import pytest

from game.totem.events import (
    ChoiceOpened,
    Chosen,
    CountdownVoided,
    Counted,
    DuelWon,
    Grabbed,
    GroupsSpent,
    Lifted,
    NewDeck,
    PutBack,
    Returned,
    RushLapsed,
    Slipped,
)
from game.totem.moves import Choose, Grab, Release, Tick, parse_move
from game.totem.options import Options
from tests.rules.totem_play import (
    CALM,
    CLOSED,
    CORRECT_DUEL,
    CORRECT_RUSH,
    ERROR,
    LOCKED,
    SPENT,
    A,
    B,
    C,
    D,
    back,
    counts,
    deal,
    found,
    grab,
    grabs,
    lift,
    press,
    run_to,
    settle,
    sizes,
    table,
    turn,
    turned,
    until,
    verdict,
)

PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")
TRIO = ("S1-P", "S1-G", "S1-O", "K1-Y")


def presses(state: Any, *which: tuple[int, int]) -> list[Any]:
    """Presses (hand, t) in order, and the close of the tie window."""
    events: list[Any] = []
    for hand, t in which:
        events += press(state, hand, t)
    return events + settle(state)


def pair(**rest: Any) -> Any:
    return table([3, 3, 3, 3], PAIR, **rest)


# Ties


def test_tot_717_the_first_grab_opens_a_window_of_tie_ms() -> None:
    state = pair()
    state.play(Grab(A, 100))
    state.play(Tick(107))
    assert state.phase == "window"
    assert sizes(state.piles) == [1, 1, 1, 1]
    state.play(Tick(109))
    assert state.phase == "hold"
    assert sizes(state.piles) == [0, 0, 1, 1]


def test_tot_717_option_tie_ms() -> None:
    for tie_ms, winner in ((20, B), (15, A)):
        state = pair(options=Options(tie_ms=tie_ms), right_of_way=[B, A, C, D])
        events = presses(state, (A, 100), (B, 116))
        assert [event.hand for event in found(events, Grabbed)] == [winner]


def test_tot_717_option_tie_ms_zero_still_ties_equal_stamps() -> None:
    state = pair(options=Options(tie_ms=0), right_of_way=[B, A, C, D])
    state.play(Grab(A, 100))
    state.play(Grab(B, 100))
    events = state.play(Tick(100)) + settle(state)
    assert [event.hand for event in found(events, Grabbed)] == [B]


def test_tot_718_the_tied_hand_highest_in_the_right_of_way_list_wins() -> None:
    state = table([3, 3, 3, 3], TRIO, right_of_way=[D, C, A, B])
    events = presses(state, (A, 100), (B, 104), (C, 108))
    assert found(events, DuelWon)[0].winner == C
    assert verdict(events, A) == ("ignored", "tied")
    assert verdict(events, B) == ("ignored", "tied")


def test_tot_718_the_winner_of_a_tie_goes_to_the_bottom_of_the_list() -> None:
    state = table([3, 3, 3, 3], TRIO, right_of_way=[D, C, A, B])
    presses(state, (A, 100), (C, 104))
    assert list(state.right_of_way) == [D, A, B, C]
    assert list(state.view(None).right_of_way) == [D, A, B, C]


def test_tot_718_one_hand_alone_leaves_the_list_as_it_is() -> None:
    state = pair(right_of_way=[D, C, A, B])
    presses(state, (A, 100))
    assert list(state.right_of_way) == [D, C, A, B]


def test_tot_718_a_grab_after_the_window_is_ignored_even_if_it_is_not_resolved_yet() -> None:
    state = pair(right_of_way=[B, A, C, D])
    state.play(Grab(A, 100))
    assert verdict(state.play(Grab(B, 109)), B) == CLOSED
    events = settle(state)
    assert found(events, DuelWon)[0].winner == A
    assert list(state.right_of_way) == [B, A, C, D]


def test_tot_718_the_list_starts_as_a_seeded_random_order_of_all_hands() -> None:
    lists = {tuple(deal(4, seed).right_of_way) for seed in range(30)}
    assert all(sorted(one) == [0, 1, 2, 3] for one in lists)
    assert len(lists) > 8
    assert deal(4, 5).right_of_way == deal(4, 5).right_of_way


BY_PHONE = Options(phones=True)


def in_spans(state: Any, *which: tuple[int, int, int]) -> list[Any]:
    """Presses (hand, t, within) in order, and the close of the tie window."""
    events: list[Any] = []
    for hand, t, within in which:
        events += state.play(Grab(hand, t, within))
    return events + settle(state)


@pytest.mark.parametrize(
    ("first", "second", "tie"),
    [((100, 0), (108, 0), True), ((100, 0), (109, 0), False),
     ((100, 20), (128, 0), True), ((100, 20), (129, 0), False),
     ((100, 0), (109, 200), False), ((100, 40), (110, 0), True)],
)  # fmt: skip
def test_tot_749_presses_tie_if_their_spans_are_no_further_apart_than_tie_ms(
    first: tuple[int, int], second: tuple[int, int], tie: bool
) -> None:
    state = pair(options=BY_PHONE, right_of_way=[B, A, C, D])
    events = in_spans(state, (A, *first), (B, *second))
    assert found(events, Grabbed)[0].tie is tie
    assert found(events, DuelWon)[0].winner == (B if tie else A)


def test_tot_749_who_was_surely_later_than_one_of_the_tied_does_not_tie() -> None:
    state = table([3, 3, 3, 3], TRIO, options=BY_PHONE, right_of_way=[C, B, A, D])
    events = in_spans(state, (A, 100, 100), (B, 110, 0), (C, 119, 0))
    assert verdict(events, C) == CLOSED
    assert found(events, DuelWon)[0].winner == B


def test_tot_749_a_press_counts_as_made_in_the_middle_of_its_span() -> None:
    state = pair(options=BY_PHONE, right_of_way=[A, B, C, D])
    events = in_spans(state, (A, 100, 40), (B, 110, 0))
    grabbed = found(events, Grabbed)[0]
    assert grabbed.t == 120 and grabbed.presses[1][:2] == (B, -10)


def test_tot_749_no_press_is_less_sure_than_the_table_lets_it_be() -> None:
    for options, within, most in ((Options(), 1, 0), (BY_PHONE, 241, 240), (BY_PHONE, -1, 240)):
        refusal = pair(options=options).check(Grab(A, 100, within))
        assert refusal is not None and refusal.rule == "TOT-749"
        assert dict(refusal.args) == {"ms": within, "most": most}
    assert parse_move("grab 2 within 24 @1000") == Grab(C, 1000, 24)
    assert str(Grab(C, 1000, 24)) == "grab 2 within 24 @1000"


@pytest.mark.parametrize("first", [(D, A), (A, D)])
def test_tot_719_an_error_tied_with_a_correct_grab_is_forgiven(first: tuple[int, int]) -> None:
    state = pair()
    events = presses(state, (first[0], 100), (first[1], 108))
    assert found(events, DuelWon)[0].winner == A
    assert verdict(events, D) == ("ignored", "forgiven")
    assert state.view(None).hands[D].locked_until == 0


def test_tot_719_of_several_errors_the_earliest_is_punished() -> None:
    state = pair()
    events = presses(state, (D, 100), (C, 101))
    assert verdict(events, D)[0] == ERROR
    assert verdict(events, C)[0] == "ignored"
    assert sizes(state.decks) == [3, 3, 3, 7]
    assert state.view(None).hands[C].locked_until == 0


@pytest.mark.parametrize(("last_turner", "punished"), [(A, B), (B, C), (C, D), (D, B)])
def test_tot_719_at_equal_stamps_the_first_clockwise_after_the_last_turner(
    last_turner: int, punished: int
) -> None:
    state = table([3, 3, 3, 3], CALM, last_turner=last_turner)
    for hand in (D, C, B):
        state.play(Grab(hand, 100))
    assert [event.hand for event in found(settle(state), Grabbed)] == [punished]


def test_tot_719_only_one_hand_is_punished_per_hold() -> None:
    state = table([3, 3, 3, 3], CALM)
    presses(state, (A, 100), (B, 103), (C, 106), (D, 300))
    assert sizes(state.decks) == [7, 3, 3, 3]
    assert [hand.locked_until > 0 for hand in state.view(None).hands] == [True, False, False, False]


# Holding


def test_tot_720_the_totem_is_held_for_hold_ms() -> None:
    state = pair()
    grabs(state, A, 100)
    assert state.view(None).holder == A
    until(state, Returned)
    assert state.now == 108 + 1500
    assert state.view(None).holder == -1
    assert state.phase == "turning"


def test_tot_720_all_grabs_are_ignored_without_lock() -> None:
    state = pair()
    grabs(state, A)
    for hand in (B, C, D):
        assert grab(state, hand, state.now + 200) == CLOSED
        assert state.view(None).hands[hand].locked_until == 0


def test_tot_720_option_hold_ms() -> None:
    state = pair(options=Options(hold_ms=2222))
    grabs(state, A, 100)
    until(state, Returned)
    assert state.now == 108 + 2222


def choice(**options: Any) -> Any:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"], options=Options(**options))
    turn(state)
    grabs(state, B)
    return state


def test_tot_721_no_answer_means_duel() -> None:
    state = choice()
    opened = state.now
    events = until(state, Chosen)
    assert [event.what for event in found(events, Chosen)] == ["duel"]
    assert state.now == opened + 4000
    assert sizes(state.piles) == [1, 0, 0, 1]


def test_tot_721_the_hold_follows_the_choice() -> None:
    state = choice()
    state.play(Choose(B, "rush", state.now + 1000))
    chosen = state.now
    until(state, Returned)
    assert state.now == chosen + 1500


def test_tot_721_option_choice_ms() -> None:
    state = choice(choice_ms=2345)
    opened = state.now
    until(state, Chosen)
    assert state.now == opened + 2345


def test_tot_722_the_steps_of_the_countdown() -> None:
    state = table(["2 G1-P OUT1", 2, 2, 2], ["", "", "", ""])
    turn(state)
    shown = state.now
    steps = []
    for _ in range(3):
        events = until(state, Counted)
        steps.append((state.now - shown, counts(events)))
    assert steps == [(400, [1]), (1000, [2]), (1600, [3])]
    turn(state)
    assert state.now == shown + 1600 + 180


def test_tot_722_option_count_step_ms() -> None:
    state = table(
        ["2 G1-P OUT1", 2, 2, 2], ["", "", "", ""], options=Options(count_step_ms=300)
    )  # fmt: skip
    turn(state)
    shown = state.now
    assert lift(state) == shown + 400 + 300 + 300


def test_tot_723_cards_in_the_air_are_back_at_the_press() -> None:
    state = pair()
    up = lift(state)
    events = state.play(Grab(A, up + 178))
    assert [event.hands for event in found(events, PutBack)] == [(A,)]
    # The card was due two ms later, inside the window.
    state.play(Tick(up + 185))
    assert state.phase == "window"
    assert sizes(state.piles) == [1, 1, 1, 1]


def test_tot_723_a_countdown_is_over_at_the_press() -> None:
    state = table([2, 2, "2 OUT1", 2], PAIR, starts=C)
    turn(state)
    shown = state.now
    run_to(state, shown + 1590)
    assert found(state.play(Grab(A, shown + 1595)), CountdownVoided)
    assert not found(state.play(Tick(shown + 1602)), Lifted)


def test_tot_723_no_rush_lapses_in_the_window() -> None:
    state = table(["2 IN1", 2, 2, 2], ["", *CALM[1:]])
    turn(state)
    opened = state.now
    run_to(state, opened + 9990)
    state.play(Grab(C, opened + 9995))
    assert not found(state.play(Tick(opened + 10002)), RushLapsed)
    assert verdict(state.play(Grab(B, opened + 10002)), B) != CLOSED
    assert len(found(settle(state), Grabbed)) == 1


def test_tot_723_no_dead_table_in_the_window() -> None:
    state = table(["", "", "T1-O", ""], ["S1-P", "S1-G", "", "K1-Y"], starts=C)
    turn(state)
    dead = state.now + 5000
    run_to(state, dead - 3)
    state.play(Grab(D, dead - 2))
    assert not found(state.play(Tick(dead + 2)), NewDeck)
    assert sizes(state.piles) == [1, 1, 1, 1]


# Steady grip

STEADY = Options(steady_grip=True)


def gripped(piles: tuple[str, ...] = PAIR, hand: int = A) -> Any:
    """A hand pressed at 100 and still holds its key; the tie window is over."""
    state = table([3, 3, 3, 3], piles, options=STEADY)
    state.play(Grab(hand, 100))
    settle(state)
    assert state.phase == "grip"
    return state


def test_tot_727_a_grab_held_for_grip_ms_is_good() -> None:
    state = gripped()
    assert sizes(state.piles) == [1, 1, 1, 1]
    events = state.play(Tick(220))
    assert found(events, DuelWon)
    state.play(Release(A, 221))
    assert state.phase == "hold"
    until(state, Returned)
    assert state.now == 220 + 1500


@pytest.mark.parametrize("let_go", [105, 110, 219])
def test_tot_727_let_go_earlier_and_the_duel_is_cancelled(let_go: int) -> None:
    state = table([3, 3, 3, 3], PAIR, options=STEADY, starts=D)
    before = state.copy()
    state.play(Grab(A, 100))
    if let_go > 108:
        settle(state)
    events = state.play(Release(A, let_go)) + run_to(state, 225)
    assert [event.hand for event in found(events, Slipped)] == [A]
    assert not found(events, DuelWon)
    assert (state.piles, state.decks, state.pointer) == (before.piles, before.decks, D)
    assert state.phase == "turning"


def test_tot_727_every_live_group_becomes_spent() -> None:
    state = gripped(("S1-P", "S1-G", "G2-P", "G2-G"))
    events = state.play(Release(A, 150))
    assert sum(len(event.groups) for event in found(events, GroupsSpent)) == 2
    assert len(state.view(None).spent) == 2
    assert grab(state.copy(), B, 451) == SPENT
    assert grab(state, D, 451) == SPENT


def test_tot_727_the_hand_is_locked_1000_ms_from_the_slip() -> None:
    state = gripped()
    state.play(Release(A, 150))
    assert state.view(None).hands[A].locked_until == 1150
    assert grab(state, A, 1149) == LOCKED


def test_tot_727_an_inward_rush_stays_open() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]], options=STEADY)
    turn(state)
    t = state.now
    state.play(Grab(B, t))
    settle(state)
    state.play(Release(B, t + 50))
    assert state.view(None).rush_open
    state.play(Grab(C, t + 60))
    settle(state)
    until(state, Returned)
    assert sizes(state.piles) == [1, 1, 0, 1]


def test_tot_727_countdown_and_cards_in_the_air_are_over_all_the_same() -> None:
    state = table([3, 3, "2 D3-G OUT1", 3], ["S1-P", "S1-G", "", "K1-Y"], options=STEADY, starts=C)
    turn(state)
    t = state.now + 700
    state.play(Grab(A, t))
    settle(state)
    state.play(Release(A, t + 50))
    events = until(state, Lifted)
    assert counts(events) == []
    assert [event.hands for event in found(events, Lifted)] == [(D,)]


def test_tot_727_grabs_during_the_grip_are_closed() -> None:
    state = gripped()
    assert verdict(press(state, C, 150), C) == CLOSED


def test_tot_727_a_second_correct_grabber_does_not_inherit() -> None:
    state = table([3, 3, 3, 3], PAIR, options=STEADY, right_of_way=[A, B, C, D])
    state.play(Grab(A, 100))
    state.play(Grab(B, 104))
    settle(state)
    state.play(Release(A, 150))
    run_to(state, 400)
    assert sizes(state.piles) == [1, 1, 1, 1]
    assert state.phase == "turning"


def test_tot_727_a_choice_opens_after_the_grip() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"], options=STEADY)
    turn(state)
    t = state.now
    state.play(Grab(B, t))
    settle(state)
    assert state.phase == "grip"
    events = state.play(Tick(t + 120))
    assert found(events, ChoiceOpened)
    assert state.phase == "choice"


def test_tot_727_an_error_needs_no_grip() -> None:
    state = table([3, 3, 3, 3], PAIR, options=STEADY)
    assert grab(state, C)[0] == ERROR
    assert sizes(state.piles) == [0, 0, 0, 0]


def test_tot_727_three_of_a_colour_becomes_spent_too() -> None:
    state = table([3, 3, 3], ["S1-P", "D1-P", "T1-P"], options=STEADY, seats=3)
    state.play(Grab(A, 100))
    settle(state)
    state.play(Release(A, 150))
    assert grab(state, B, 451) == SPENT


def test_tot_727_option_grip_ms() -> None:
    state = table([3, 3, 3, 3], PAIR, options=Options(steady_grip=True, grip_ms=200))
    state.play(Grab(A, 100))
    settle(state)
    assert not found(state.play(Tick(299)), DuelWon)
    assert found(state.play(Tick(300)), DuelWon)


def test_tot_727_off_by_default() -> None:
    state = table([3, 3, 3, 3], PAIR)
    assert grab(state, A) == CORRECT_DUEL
    assert state.phase == "hold"


def test_tot_707_the_slip_starts_a_new_wait_for_the_next_card() -> None:
    # TOT-708 names the slip among the moments from which the wait is counted.
    state = gripped()
    state.play(Release(A, 150))
    assert 150 + 1529 <= lift(state) <= 150 + 2071
    assert turned(state) == (A,)


def test_rush_winner_may_be_tied_too() -> None:
    state = table(["2 IN1", 3, 3, 3], ["", *CALM[1:]], right_of_way=[D, C, B, A])
    turn(state)
    t = state.now
    events = presses(state, (A, t + 1), (D, t + 2), (C, t + 9))
    assert verdict(events, D) == CORRECT_RUSH
    assert back(state) == D


def test_tot_717_the_record_of_a_window_names_every_press_in_it() -> None:
    state = pair(right_of_way=[B, A, C, D])
    (event,) = found(presses(state, (A, 100), (D, 103), (B, 106)), Grabbed)
    assert (event.hand, event.t, event.verdict, event.tie) == (B, 106, "correct", True)
    assert event.right_of_way == (B, A, C, D)
    assert [(hand, after) for hand, after, _ in event.presses] == [(A, 0), (D, 3), (B, 6)]
    assert [said for *_, said in event.presses] == ["ignored", "ignored", "correct"]
