"""Totem, Who sees what: the view of every seat, TOT-108, TOT-307, TOT-747, TOT-750."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from game.cards import HIDDEN, CardsMoved, Seat, Zone
from game.chance import Chance
from game.totem import GAME
from game.totem.events import Lifted, Revealed
from game.totem.moves import Flip, Grab, Pause, Tick
from game.totem.options import Options
from game.totem.seeing import contested
from tests.rules.totem_play import (
    CALM,
    A,
    B,
    C,
    D,
    card,
    choose,
    found,
    grabs,
    next_due,
    press,
    run_to,
    settle,
    sizes,
    table,
    turn,
    until,
)

SEATS: tuple[Seat | None, ...] = (0, 1, 2, 3, None)
PAIR = ("S1-P", "S1-G", "T1-O", "K1-Y")


def without_own_keys(view: Any) -> Any:
    """A view without what a seat knows of its own keys only."""
    hands = tuple(replace(hand, key_down=False, ready_at=0) for hand in view.hands)
    return replace(view, seat=None, hands=hands, flip_wanted=False)


def same_for_all(state: Any) -> Any:
    """The one view of all seats; who looks and their own keys are the only difference."""
    views = [without_own_keys(state.view(seat)) for seat in SEATS]
    assert all(view == views[0] for view in views)
    assert state.view(None) == views[0]
    return views[0]


def in_play() -> list[Any]:
    """Tables in every phase of play."""
    turning = table([3, 3, 3, 3], CALM)
    air = turning.copy()
    until(air, Lifted)
    rush = table(["3 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"])
    turn(rush)
    choice = rush.copy()
    grabs(choice, B)
    counting = table(["3 OUT1", 3, 3, 3], ["", *CALM[1:]])
    turn(counting)
    window = table([3, 3, 3, 3], PAIR)
    window.play(Grab(A, 100))
    hold = window.copy()
    settle(hold)
    paused = turning.copy()
    paused.play(Pause(100))
    grip = table([3, 3, 3, 3], PAIR, options=Options(steady_grip=True))
    grip.play(Grab(A, 100))
    settle(grip)
    over = table(["", 3, 3, 3], PAIR)
    grabs(over, A)
    return [turning, air, rush, choice, counting, window, hold, paused, grip, over]


def test_tot_750_the_view_of_every_seat_is_the_same() -> None:
    phases = [same_for_all(state).phase for state in in_play()]
    assert phases == [
        "turning", "turning", "rush", "choice", "countdown", "window", "hold", "paused", "grip",
        "over",
    ]  # fmt: skip


def test_tot_750_the_view_names_the_seat_it_is_for() -> None:
    state = table([3, 3, 3, 3], CALM)
    assert [state.view(seat).seat for seat in SEATS] == list(SEATS)


def shuffled_secrets(state: Any, seed: int) -> Any:
    """The same visible table with everything hidden dealt anew: decks, covered cards, pot."""
    other = state.copy()
    chance = Chance(seed)
    hidden = [*other.pot]
    for deck, pile in zip(other.decks, other.piles, strict=True):
        hidden += [*deck, *pile[:-1]]
    chance.shuffle(hidden)
    for deck, pile in zip(other.decks, other.piles, strict=True):
        deck[:] = [hidden.pop() for _ in deck]
        pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    other.pot[:] = hidden
    return other


def test_tot_750_nothing_hidden_changes_any_view() -> None:
    state = table([3, "4", 2, 3], ["2 S1-P", "1 D1-G", "T1-O", ""], 4)
    until(state, Lifted)
    for seed in range(5):
        other = shuffled_secrets(state, seed)
        assert other.decks != state.decks
        for seat in SEATS:
            assert other.view(seat) == state.view(seat)


def ids_in(value: Any) -> list[int]:
    """Every whole number anywhere in a value."""
    if is_dataclass(value):
        return [one for item in fields(value) for one in ids_in(getattr(value, item.name))]
    if isinstance(value, (tuple, list, frozenset)):
        return [one for item in value for one in ids_in(item)]
    return [value] if type(value) is int else []


def test_who_sees_what_decks_piles_and_pot_are_numbers() -> None:
    state = table([3, 4, 2, 3], ["2 S1-P", "1 D1-G", "T1-O", ""], 4)
    view = state.view(B)
    assert [hand.deck for hand in view.hands] == [3, 4, 2, 3]
    assert [hand.pile for hand in view.hands] == [3, 2, 1, 0]
    assert [hand.top for hand in view.hands] == [card("S1-P"), card("D1-G"), card("T1-O"), None]
    assert view.pot == 4


def test_who_sees_what_a_card_in_the_air_shows_its_back_only() -> None:
    state = table(["3 S4-G", 3, 3, 3], ["", *CALM[1:]])
    until(state, Lifted)
    view = state.view(A)
    assert [hand.in_air for hand in view.hands] == [True, False, False, False]
    assert view.hands[A].top is None
    assert card("S4-G") not in ids_in([hand.top for hand in view.hands])


def test_who_sees_what_rule_in_force() -> None:
    state = table(["3 COL1", 3, 3, 3], ["", *CALM[1:]])
    assert {state.view(seat).rule for seat in SEATS} == {"shape"}
    turn(state)
    assert {state.view(seat).rule for seat in SEATS} == {"colour"}


def test_who_sees_what_live_groups_are_not_marked() -> None:
    # Nothing in the view of a matching table differs but the face itself.
    plain = Options(face_turns=False)
    match = table([3, 3, 3, 3], ["S1-P", "S1-G", "T1-O", "K1-Y"], options=plain).view(A)
    calm = table([3, 3, 3, 3], ["S1-P", "D1-G", "T1-O", "K1-Y"], options=plain).view(A)
    hands = tuple(
        replace(hand, top=other.top) for hand, other in zip(match.hands, calm.hands, strict=True)
    )
    assert replace(match, hands=hands) == calm


def test_tot_703_where_a_match_lies_open_it_matters_who_is_first() -> None:
    states = in_play()
    assert {contested(state.view(None)) for state in states} == {True, False}
    assert all(contested(state.view(None)) for state in states if state.live)


def test_who_sees_what_three_of_a_colour_is_not_marked() -> None:
    match = table([3, 3, 3], ["S1-P", "D1-P", "T1-P"], seats=3).view(A)
    calm = table([3, 3, 3], ["S1-P", "D1-P", "T1-O"], seats=3).view(A)
    assert replace(match, hands=calm.hands) == calm


def test_who_sees_what_spent_groups() -> None:
    state = table([3, 3, 3, 3], ["S1-P", "S1-G", "G2-P", "G2-G"])
    grabs(state, A)
    assert [set(group) for group in same_for_all(state).spent] == [{card("G2-P"), card("G2-G")}]


def test_who_sees_what_locks_and_right_of_way() -> None:
    state = table([3, 3, 3, 3], CALM, right_of_way=[C, A, D, B])
    grabs(state, D, 100)
    view = same_for_all(state)
    assert [hand.locked_until for hand in view.hands] == [0, 0, 0, 2108]
    assert view.right_of_way == (C, A, D, B)


def test_who_sees_what_keys_of_others_are_not_shown() -> None:
    state = table([3, 3, 3, 3], PAIR)
    grabs(state, A)
    before = state.copy()
    state.play(Grab(C, state.now))
    for seat in (A, B, D, None):
        assert state.view(seat) == before.view(seat)
    assert state.view(C).hands[C].key_down


def test_who_sees_what_a_remembered_flip_is_told_to_its_owner_only() -> None:
    state = table([3, 3, 3, 3], CALM, options=Options(flip_mode="own_key"))
    turn(state)
    state.play(Flip(B, state.now))
    assert [state.view(seat).flip_wanted for seat in SEATS] == [False, True, False, False, False]


def test_tot_747_a_reveal_tells_nothing_but_the_card() -> None:
    """What happens at a reveal that makes a match is what happens at any other."""

    def told(shape: str) -> list[Any]:
        state = table([f"3 {shape}-O", "3 K3-P", 3, 3], ["", "S1-G", "T1-O", "K1-Y"])
        events = turn(state)
        return [
            replace(event, cards=()) if isinstance(event, (Revealed, CardsMoved)) else event
            for event in events
        ] + [next_due(state), state.phase]

    assert told("S1") == told("D4")


def test_tot_748_a_later_press_is_judged_when_it_arrives() -> None:
    # A handicap delays presses on their way to the engine, which judges by the later stamp.
    state = table([3, 3, "3 K2-P", 3], ["S1-P", "D1-G", "S1-O", "K1-Y"], starts=C)
    run_to(state, 1979)
    in_time = state.copy()
    grabs(in_time, A, 1979)
    assert len(in_time.decks[C]) == 4 + 2
    turn(state)
    grabs(state, A, 1979 + 200)
    assert sizes(state.piles) == [1, 1, 2, 1]


@pytest.mark.parametrize("after", [1, 50, 119])
def test_tot_746_a_double_press_is_one_grab(after: int) -> None:
    state = table([3, 3, 3, 3], ["", "", "", ""])
    press(state, B, 100)
    locked = state.view(None).hands[B].locked_until
    press(state, B, 100 + after)
    assert state.view(None).hands[B].locked_until == locked


def test_after_the_game_the_totem_lies_still() -> None:
    state = table(["", 3, 3, 3], PAIR)
    grabs(state, A)
    assert not state.play(Tick(state.now + 10000))
    assert state.view(None).phase == "over"


# Imagined tables


def test_an_imagined_state_fits_the_view_and_knows_no_secret() -> None:
    state = table([3, 4, 2, 3], ["2 S1-P", "1 D1-G", "T1-O", "K1-Y"], 4)
    view = state.view(B)
    one, other = GAME.imagine(view, Chance(1)), GAME.imagine(view, Chance(2))
    assert one.view(B) == other.view(B) == view
    assert one.decks != other.decks


def test_events_of_a_choice_are_open_to_all() -> None:
    state = table(["3 IN1", 3, 3, 3], ["", "S1-P", "S1-G", "K1-Y"])
    turn(state)
    grabs(state, B)
    events = choose(state, B, "duel")
    shown = found(events, CardsMoved)
    assert shown
    assert all(event.seen_by(D) == event for event in events if not isinstance(event, CardsMoved))


@pytest.mark.parametrize("hand", [A, C])
def test_who_sees_what_no_event_shows_covered_cards(hand: int) -> None:
    # A's duel or C's error: piles and pot go under decks, unseen by everybody.
    state = table([3, 3, 3, 3], ["2 S1-P", "1 S1-G", "2 T1-O", "K1-Y"], 3)
    events = grabs(state, hand)
    visible = {card(name) for name in PAIR}
    moved = found(events, CardsMoved)
    assert moved
    for seat in SEATS:
        shown = {one for event in moved for one in event.seen_by(seat).cards}
        assert shown <= visible | {HIDDEN}


def test_who_sees_what_no_event_shows_what_goes_to_the_pot() -> None:
    state = table(["3 IN1", 3, 3, 3], ["", "3 D1-G", "T1-O", "K1-Y"])
    turn(state)
    (moved,) = found(grabs(state, B), CardsMoved)
    assert moved.target == Zone("pot")
    assert len(moved.cards) == 4
    assert set(moved.seen_by(C).cards) <= {HIDDEN, card("D1-G")}
