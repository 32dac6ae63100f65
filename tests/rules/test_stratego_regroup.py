"""Stratego Cards, the Flag's regroup: STR-60 to STR-64."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.cards import CardsMoved
from game.stratego.events import Filled, LineLaid, Regrouped
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    fallen,
    found,
    hand,
    known_of,
    letters,
    line,
    offers,
    play,
    ranks_seen,
    refused,
    side,
    sorted_hand,
    table,
)
from tests.rules.stratego_reference import regroup_sizes

BLUE_LINE = "3 B 4 2 -"


def regrouping(red: str, held: str = "", pile: str = "", seed: int = 1) -> Any:
    """Red has shown their Flag and taken up to eight cards."""
    state = table(red, BLUE_LINE, red_hand=held, red_deck=pile, seed=seed)
    play(state, "0 regroup")
    return state


def test_str_60_the_flag_may_stand_in_line_hand_or_deck() -> None:
    for where in ({"red_hand": "F"}, {"red_deck": "F"}, {}):
        state = table("F 5 4 4 6" if not where else "2 5 4 4 6", BLUE_LINE, **where)
        act(state, "attack 2 1")
        assert state.outcome is None


def test_str_61_regroup_needs_the_flag_in_the_line() -> None:
    assert "regroup" in offers(table("F 5 - - -", BLUE_LINE), A)
    for where in ({"red_hand": "F"}, {"red_deck": "F"}):
        state = table("B 5 - - -", BLUE_LINE, **where)
        assert "regroup" not in offers(state, A)
        assert refused(state, "0 regroup").rule == "STR-61"


def test_str_61_the_flag_alone_is_no_way_out_without_a_movable_card() -> None:
    state = table("B F 5 - -", "9 4 - - -", red_hand="7 8 10", to_act=BLUE)
    act(state, "attack 1 3")
    assert state.outcome is not None  # STR-13 comes first


def test_str_61_line_hand_and_deck_are_shuffled_and_eight_are_taken() -> None:
    before = "F B 7 4 2 2 5 3 3 6 6 9 10"
    state = regrouping("F B - 7 4", "2 2 5", "3 3 6 6 9 10")
    red = side(state, A)
    assert red.line == ["-"] * 5
    assert (len(red.hand), len(red.deck)) == (8, 5)
    assert sorted(red.hand + red.deck) == sorted(before.split())
    assert len(red.out) == 10
    assert (state.phase, state.to_act()) == ("layout", (A,))


def test_str_61_every_shuffle_is_another() -> None:
    eights = {letters(regrouping("F B - 7 4", "2 2 5", "3 3 6 6 9 10", seed).hands[A])
              for seed in range(30)}  # fmt: skip
    assert len(eights) > 20


def test_str_61_they_lay_five_of_the_eight_and_keep_three() -> None:
    state = regrouping("F B - 7 4", "2 2 5", "3 3 6 6 9 10")
    eight = hand(state, RED).split()
    pile = side(state, A).deck
    assert offers(state, A) == {f"lay {' '.join(five)}" for five in permutations(eight, 5)}
    events = play(state, f"0 lay {' '.join(eight[3:])}")
    assert line(state, RED).split() == eight[3:]
    assert sorted(hand(state, RED).split()) == sorted(eight[:3])
    assert side(state, A).deck == pile
    assert [event.seat for event in found(events, LineLaid)] == [A]


def test_str_61_casualties_stay_out() -> None:
    state = table("F 5 4 B 6", BLUE_LINE, red_hand="7 8 2", red_deck="9")
    out = fallen(state, RED)
    act(state, "regroup")
    act(state, str(state.moves(A)[5]).removeprefix("0 "))
    assert fallen(state, RED) == out


def test_str_61_the_enemy_is_not_touched() -> None:
    state = table("F 5 4 B 6", BLUE_LINE, blue_hand="7 8 2", blue_deck="9 10")
    blue = side(state, B)
    act(state, "regroup", "lay 4 5 6 B F")
    assert side(state, B).line == blue.line
    assert side(state, B).hand == blue.hand
    assert side(state, B).deck == blue.deck


def test_str_61_only_own_cards_that_were_taken_may_be_laid() -> None:
    state = regrouping("F B - 7 4", "2 2 5", "3 3 6 6 9 10")
    missing = next(card for card in side(state, A).deck if card not in hand(state, RED).split())
    four = " ".join(hand(state, RED).split()[:4])
    refusal = refused(state, f"0 lay {four} {missing}")
    assert refusal.rule in ("STR-03", "STR-61")
    assert refused(state, f"0 lay {four} -")


REST = ["F", "B", "7", "4", "2", "2", "5", "3", "3", "6", "6", "9", "10", "8", "1"]


@pytest.mark.parametrize("count", range(2, 16))
def test_str_62_how_many_go_where_with_so_many_cards(count: int) -> None:
    cards = [REST[0], REST[3], *REST[1:3], *REST[4:]][:count]
    in_line, rest = (cards + ["-"] * 5)[:5], cards[5:]
    state = regrouping(" ".join(in_line), " ".join(rest[:3]), " ".join(rest[3:]))
    to_line, to_hand, left = regroup_sizes(count)
    assert len(state.hands[A]) == to_line + to_hand == min(count, 8)
    assert len(state.decks[A]) == left == max(count - 8, 0)
    for text in offers(state, A):
        laid = text.split()[1:]
        assert 5 - laid.count("-") == to_line
    state.play(state.moves(A)[-1])
    assert 5 - line(state, RED).split().count("-") == to_line == min(count, 5)
    assert len(state.hands[A]) == to_hand
    assert len(state.decks[A]) == left
    assert state.to_act() == (B,)


@pytest.mark.parametrize("cards", ["F 5", "F 5 6", "F 5 6 B", "F 4 4 B"])
def test_str_62_below_five_all_are_laid_in_slots_of_their_choice(cards: str) -> None:
    row = (cards.split() + ["-"] * 5)[:5]
    state = regrouping(" ".join(row))
    assert offers(state, A) == {f"lay {' '.join(order)}" for order in permutations(row)}
    short = " ".join(["5", "-", "-", "-", "-"])
    refused(state, f"0 lay {short}" if "5" in cards else "0 lay 4 - - - -")


def test_str_62_five_cards_all_go_to_the_line() -> None:
    state = regrouping("F 5 6 B -", "2")
    assert offers(state, A) == {
        f"lay {' '.join(p)}" for p in permutations(["F", "5", "6", "B", "2"])
    }


@pytest.mark.parametrize(("held", "kept"), [("2", 1), ("2 3", 2)])
def test_str_62_of_six_or_seven_all_are_taken_and_five_laid(held: str, kept: int) -> None:
    cards = f"F 5 6 B 7 {held}"
    state = regrouping("F 5 6 B 7", held)
    assert sorted(hand(state, RED).split()) == sorted(cards.split())
    assert offers(state, A) == {f"lay {' '.join(p)}" for p in permutations(cards.split(), 5)}
    act(state, "lay 5 6 B 7 2")
    assert len(hand(state, RED).split()) == kept


def test_str_63_regroup_closes_gaps_at_once() -> None:
    state = regrouping("F - - - 5", "2 3 4", "6 7")
    events = play(state, str(state.moves(A)[0]))
    assert "-" not in line(state, RED).split()
    assert not found(events, Filled)
    assert state.to_act() == (B,)


def seen_line() -> Any:
    """Both sides of Red's line were seen: an attack, a Scout, a Spy who looked at their hand."""
    state = table("5 F 2 B 7", "1 2 4 4 6", red_hand="8 9 10", blue_hand="3")
    act(state, "attack 1 3")  # 5 wins and is known
    act(state, "scout-look 2 2 4", "scout-look 3 1 2", "spy-look")
    return state


def test_str_63_after_it_nothing_of_the_owner_counts_as_seen() -> None:
    state = seen_line()
    assert known_of(state.view(B), A) == "5 F 2 B ?"
    assert state.view(B).seen_hands[A] is not None
    act(state, "regroup")
    act(state, str(state.moves(A)[0]).removeprefix("0 "))
    for looker in (A, B, None):
        assert known_of(state.view(looker), A) == "? ? ? ? ?"
        assert state.view(looker).seen_hands[A] is None


def test_str_63_what_the_owner_has_seen_stays_seen() -> None:
    state = seen_line()
    known = known_of(state.view(A), B)
    assert known != "? ? ? ? ?"
    act(state, "regroup")
    act(state, str(state.moves(A)[0]).removeprefix("0 "))
    assert known_of(state.view(A), B) == known


def test_str_63_the_enemy_sees_no_card_of_the_new_line() -> None:
    state = table("F 5 4 B 6", BLUE_LINE, red_hand="7 8 2", red_deck="9")
    events = act(state, "regroup")
    events += act(state, str(state.moves(A)[7]).removeprefix("0 "))
    for event in found(events, CardsMoved):
        for looker in (B, None):
            assert set(event.seen_by(looker).cards) == {-1}
    assert ranks_seen(state.view(B), A) == "? ? ? ? ?"
    assert state.view(B).hands[A] == 3


def test_str_63_the_owner_sees_their_eight() -> None:
    state = regrouping("F B - 7 4", "2 2 5", "3 3 6 6 9 10")
    assert sorted(state.view(A).hand) == sorted(state.hands[A])
    assert state.view(B).hands[A] == 8
    assert state.view(B).decks[A] == 5


def test_str_64_regroup_again_and_again() -> None:
    state = table("F 5 - - -", BLUE_LINE)
    for _ in range(4):
        (event,) = found(act(state, "regroup"), Regrouped)
        assert event.count == 2
        act(state, "lay - 5 - F -", "scout-look 4 2 4")
    assert state.outcome is None


def test_str_64_the_flag_may_be_laid_again_or_not() -> None:
    state = regrouping("F 5 6 B 7", "2")
    again, kept = state.copy(), state.copy()
    act(again, "lay F 5 6 B 7", "attack 3 4")
    assert "regroup" in offers(again, A)
    act(kept, "lay 2 5 6 B 7", "attack 3 4")
    assert sorted_hand(kept, RED) == "F"
    assert "regroup" not in offers(kept, A)
    refused(kept, "0 regroup")


def test_regroup_works_for_blue() -> None:
    state = table("4 3 - - -", "F 5 - - -", to_act=BLUE)
    act(state, "regroup", "lay 5 - F - -")
    assert line(state, BLUE) == "5 - F - -"
