"""Stratego Cards, Turn: STR-10 to STR-20."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.cards import CardsMoved, Zone
from game.stratego.events import Attacked, Filled, Refilled, SlotsSeen, TurnBegan
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    begun,
    deck,
    found,
    line,
    lost,
    offers,
    play,
    ranks_seen,
    refused,
    sorted_hand,
    table,
)

STEPS = (TurnBegan, Refilled, Attacked, SlotsSeen, Filled)


def drawn(events: list[Any], seat: int) -> int:
    return sum(event.count for event in found(events, Refilled) if event.seat == seat)


def test_str_10_a_turn_is_refill_then_action_then_fill() -> None:
    state = table(
        "5 4 2 - -", "5 4 3 - -", blue_hand="6 7", blue_deck="8 9", red_hand="F", red_deck="B"
    )
    events = act(state, "scout-look 3 1 2", "fill - - - F -")
    assert [type(event) for event in events if isinstance(event, STEPS)] == [
        SlotsSeen, Filled, TurnBegan, Refilled,
    ]  # fmt: skip
    assert (state.phase, state.to_act()) == ("action", (B,))
    events = act(state, "attack 1 2", "fill - - - 6 7")
    assert [type(event) for event in events if isinstance(event, STEPS)] == [
        Attacked, Filled, TurnBegan, Refilled,
    ]  # fmt: skip


def test_str_10_steps_are_never_swapped() -> None:
    state = table("5 4 2 - -", "5 4 3 - -", red_hand="F 7")
    assert not any(text.startswith("fill") for text in offers(state, A))
    assert refused(state, "0 fill - - - F 7").rule == "STR-10"
    play(state, "0 attack 1 2")
    assert state.phase == "fill"
    assert {text.split()[0] for text in offers(state, A)} == {"fill"}
    for text in ("0 attack 2 1", "0 scout-look 3 1 3", "0 stop"):
        assert refused(state, text)


@pytest.mark.parametrize(
    ("held", "pile", "after", "left", "count"),
    [
        ("4", "5 6 7 8", "4 5 6", "7 8", 2),
        ("", "5 6 7 8", "5 6 7", "8", 3),
        ("4 9", "5 6", "4 5 9", "6", 1),
        ("4 9 10", "5 6", "4 9 10", "5 6", 0),
        ("4", "5", "4 5", "", 1),
        ("4", "", "4", "", 0),
        ("", "", "", "", 0),
    ],
)
def test_str_11_refill_draws_from_the_top_up_to_three(
    held: str, pile: str, after: str, left: str, count: int
) -> None:
    state = table("5 4 2 - -", "2 4 3 2 4", blue_hand=held, blue_deck=pile)
    events = act(state, "scout-look 3 1 2")
    assert sorted_hand(state, BLUE) == after
    assert deck(state, BLUE) == left
    assert drawn(events, B) == count
    assert state.phase == "action"


def test_str_11_only_the_player_whose_turn_begins_draws() -> None:
    state = table(
        "5 4 2 3 6", "2 4 3 6 7", red_hand="8", red_deck="9 10", blue_hand="8", blue_deck="9 10"
    )
    events = act(state, "scout-look 3 1 2")
    assert drawn(events, A) == 0
    assert (sorted_hand(state, RED), deck(state, RED)) == ("8", "9 10")


def test_str_11_nothing_is_drawn_on_the_first_turn_of_each() -> None:
    for seed in range(20):
        state = begun(seed)
        for colour in (RED, BLUE):
            seat = state.seat_of(colour)
            assert state.to_act() == (seat,)
            assert (len(state.hands[seat]), len(state.decks[seat])) == (3, 15)
            events = state.play(state.moves(seat)[0])
            assert drawn(events, seat) == 0
            while state.mover == seat and state.outcome is None:
                state.play(state.moves(seat)[0])
            if state.outcome is not None:
                break


def test_str_11_only_the_owner_sees_what_they_drew() -> None:
    state = table("5 4 2 3 6", "2 4 3 6 7", blue_hand="8", blue_deck="9 10")
    moved = found(act(state, "scout-look 3 1 2"), CardsMoved)
    draws = [move for move in moved if move.source == Zone("deck", B)]
    cards = [card for move in draws for card in move.cards]
    assert sorted(cards) == sorted(state.hands[B][-2:])
    for move in draws:
        assert move.target == Zone("hand", B)
        assert move.seen_by(B) == move
        for looker in (A, None):
            assert set(move.seen_by(looker).cards) == {-1}


def test_str_12_an_empty_deck_is_not_renewed_and_ends_nothing() -> None:
    state = table("5 4 2 3 6", "2 4 3 6 7")
    for _ in range(3):
        act(state, "scout-look 3 1 2", "scout-look 1 1 2")
        assert deck(state, RED) == deck(state, BLUE) == ""
        assert sorted_hand(state, RED) == sorted_hand(state, BLUE) == ""
        assert state.outcome is None


def test_str_12_casualties_do_not_come_back_when_the_deck_is_empty() -> None:
    state = table("5 4 2 3 6", "2 4 3 6 7")
    act(state, "attack 1 1")
    assert len(state.casualties[B]) == 19
    assert deck(state, BLUE) == ""


def test_str_13_without_a_movable_card_in_the_line_they_have_lost_before_the_action() -> None:
    state = table("5 4 - - -", "B F 3 - -", blue_hand="9 10", blue_deck="8")
    events = act(state, "attack 1 3")
    assert lost(state, B, "immovable")
    assert found(events, Refilled)  # it is checked after the refill
    assert line(state, BLUE) == "B F - - -"
    assert sorted_hand(state, BLUE) == "8 9 10"


def test_str_13_one_movable_card_is_enough() -> None:
    state = table("5 4 - - -", "B F 3 1 -", blue_hand="9 10", blue_deck="8")
    act(state, "attack 1 3")
    assert (state.phase, state.to_act()) == ("action", (B,))


def test_str_14_the_action_is_exactly_one_of_four() -> None:
    state = table("1 2 F 5 B", "3 B - - -", blue_hand="7")
    assert offers(state, A) == {
        "attack 1 1", "attack 1 2", "attack 2 1", "attack 2 2", "attack 4 1", "attack 4 2",
        "spy-look", "scout-look 2 1 2", "regroup",
    }  # fmt: skip


@pytest.mark.parametrize(
    "action", ["attack 4 1", "spy-look", "scout-look 2 1 2"], ids=lambda text: text.split()[0]
)
def test_str_14_after_one_action_the_turn_is_used_up(action: str) -> None:
    state = table("1 2 F 5 B", "3 4 B - -", blue_hand="7")
    act(state, action)
    assert state.to_act() == (B,)


def test_str_14_regroup_uses_the_action_up() -> None:
    state = table("1 2 F 5 B", "3 4 B - -", blue_hand="7")
    act(state, "regroup")
    assert (state.phase, state.to_act()) == ("layout", (A,))
    assert {text.split()[0] for text in offers(state, A)} == {"lay"}
    act(state, "lay 1 2 F 5 B")
    assert state.to_act() == (B,)


def test_str_14_there_is_no_pass() -> None:
    state = table("1 2 F 5 B", "3 4 B - -", blue_hand="7")
    assert "stop" not in offers(state, A)
    assert refused(state, "0 stop").rule == "STR-14"


def gaps_and_hand(gaps: int, held: str) -> Any:
    """Red has attacked in vain with slot 1 and has so many gaps in slots 1 to `gaps`."""
    behind = ["4", "4", "4", "6"][: 5 - gaps]
    state = table(
        " ".join(["2", *("-" * (gaps - 1)), *behind]), "9 4 5 - -", red_hand=held, blue_hand="3"
    )
    play(state, "0 attack 1 1")
    return state


@pytest.mark.parametrize(
    ("gaps", "held"),
    [(1, "3 8"), (1, "3 8 F"), (2, "3 8"), (2, "3"), (2, "F 3 8"), (2, "3 3 8"), (3, "3 8 F"),
     (4, "3"), (4, "3 8 F"), (3, "5 5")],
)  # fmt: skip
def test_str_15_they_choose_which_card_goes_into_which_gap(gaps: int, held: str) -> None:
    state = gaps_and_hand(gaps, held)
    count = min(gaps, len(held.split()))
    expected = set()
    for slots in permutations(range(gaps), count):
        for cards in permutations(held.split(), count):
            row = ["-"] * 5
            for slot, card in zip(slots, cards, strict=True):
                row[slot] = card
            expected.add(f"fill {' '.join(row)}")
    assert (state.phase, state.to_act()) == ("fill", (A,))
    assert offers(state, A) == expected


def test_str_15_until_no_gap_is_left_or_the_hand_is_empty() -> None:
    state = gaps_and_hand(2, "F 3 8")
    act(state, "fill 8 3 - - -")
    assert (line(state, RED), sorted_hand(state, RED)) == ("8 3 4 4 4", "F")
    state = gaps_and_hand(3, "3 8")
    act(state, "fill 8 - 3 - -")
    assert (line(state, RED), sorted_hand(state, RED)) == ("8 - 3 4 4", "")


@pytest.mark.parametrize(
    ("held", "text", "left"),
    [
        ("F 3 8", "fill - - - - -", 2),
        ("F 3 8", "fill 3 - - - -", 1),
        ("F 3 8", "fill - 8 - - -", 1),
        ("F", "fill - - - - -", 1),
    ],
)
def test_str_15_filling_is_a_duty(held: str, text: str, left: int) -> None:
    refusal = refused(gaps_and_hand(2, held), f"0 {text}")
    assert refusal.rule == "STR-15"
    assert left in dict(refusal.args).values()


def test_str_15_one_card_and_one_gap_go_together_by_themselves() -> None:
    state = gaps_and_hand(1, "8")
    assert line(state, RED) == "8 4 4 4 6"
    assert state.to_act() == (B,)


def test_str_15_without_gaps_nothing_is_asked() -> None:
    state = table("2 4 4 4 6", "9 4 5 - -", red_hand="3 8", blue_hand="3")
    play(state, "0 scout-look 1 1 2")
    assert state.to_act() == (B,)
    assert sorted_hand(state, RED) == "3 8"


def test_str_16_gaps_that_cannot_be_filled_stay_until_there_are_cards() -> None:
    # Five gaps at once are possible when O-3 made four of them.
    state = table("2 - - - -", "9 2 5 3 -", red_hand="3 8 F", red_deck="6 7 4", blue_hand="3")
    act(state, "attack 1 1", "fill 3 - 8 - F")
    assert line(state, RED) == "3 - 8 - F"
    act(state, "scout-look 2 1 3")
    assert line(state, RED) == "3 - 8 - F"
    assert sorted_hand(state, RED) == "4 6 7"
    act(state, "attack 1 3")
    assert state.phase == "fill"
    act(state, "fill 4 6 - 7 -")
    assert line(state, RED) == "4 6 8 7 F"


def test_str_16_gaps_stay_when_there_are_no_cards_at_all() -> None:
    state = table("6 4 - 2 -", "5 2 3 - -")
    act(state, "attack 1 1")
    assert (line(state, RED), line(state, BLUE)) == ("6 4 - 2 -", "- 2 3 - -")
    act(state, "scout-look 2 1 2")
    assert (line(state, RED), line(state, BLUE)) == ("6 4 - 2 -", "- 2 3 - -")
    assert state.to_act() == (A,)


def test_str_17_a_gap_made_in_the_enemys_turn_stays_until_the_end_of_the_own_next() -> None:
    state = table("6 4 - 2 -", "5 2 3 4 4", blue_hand="7 8", blue_deck="9")
    act(state, "attack 1 1")
    assert line(state, BLUE) == "- 2 3 4 4"
    assert sorted_hand(state, BLUE) == "7 8 9"
    assert not any(text.startswith("attack 1 ") for text in offers(state, B))
    assert refused(state, "1 attack 1 2")
    act(state, "scout-look 2 1 2")
    assert line(state, BLUE) == "- 2 3 4 4"
    act(state, "fill 9 - - - -")
    assert line(state, BLUE) == "9 2 3 4 4"


def test_str_17_a_gap_cannot_be_attacked() -> None:
    state = table("6 4 - 2 -", "5 2 3 4 4")
    act(state, "attack 1 1", "scout-look 2 1 2")
    assert not any(text.endswith(" 1") for text in offers(state, A) if text.startswith("attack"))
    assert refused(state, "0 attack 2 1").rule in ("STR-17", "STR-35")


def test_str_18_cards_in_the_line_keep_their_slots() -> None:
    state = table("6 4 - 2 -", "5 2 3 4 4", red_hand="3 F 8")
    for slot in range(1, 6):
        assert refused(state, f"0 shift {slot}").rule == "STR-18"
    act(state, "attack 1 1", "fill - - 8 - 3")
    assert line(state, RED) == "6 4 8 2 3"
    assert line(state, BLUE) == "- 2 3 4 4"


def test_str_18_filling_changes_no_other_slot() -> None:
    state = gaps_and_hand(2, "F 3 8")
    for text in ("fill 3 8 F - -", "fill 3 - 8 - -", "fill - - 3 8 -", "fill - - F - -"):
        assert refused(state, f"0 {text}").rule in ("STR-15", "STR-18")


def test_str_19_the_owner_sees_their_line_and_hand_at_any_time() -> None:
    state = table("6 4 2 2 B", "5 2 3 4 F", red_hand="3 9 8", blue_hand="1 B")
    for text in ("scout-look 3 1 2", "scout-look 2 1 2", "attack 1 1"):
        assert ranks_seen(state.view(A), A) == line(state, RED)
        assert list(state.view(A).hand) == state.hands[A]
        assert ranks_seen(state.view(B), B) == line(state, BLUE)
        assert list(state.view(B).hand) == state.hands[B]
        act(state, text)


def test_str_20_after_the_fill_the_turn_passes() -> None:
    state = gaps_and_hand(2, "F 3 8")
    assert state.mover == A
    (turn,) = found(act(state, "fill 3 8 - - -"), TurnBegan)
    assert (turn.seat, state.mover, state.to_act()) == (B, B, (B,))
    assert turn.turn == state.turn == 2
    for text in ("0 attack 3 1", "0 give-up", "0 offer-draw"):
        assert refused(state, text)
