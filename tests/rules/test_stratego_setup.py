"""Stratego Cards, Components and Setup: STR-01 to STR-06."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from game.chance import Chance
from game.rules import BadOptions
from game.stratego import GAME
from game.stratego.cards import COLOUR_OF, LETTERS, RANK_OF, army
from game.stratego.events import GameBegan, LineLaid, TurnBegan
from game.stratego.options import Options
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    any_move,
    begun,
    deck,
    found,
    fresh,
    hand,
    lay_anything,
    legal,
    letters,
    line,
    offers,
    play,
    refused,
    sorted_hand,
)
from tests.rules.stratego_reference import ARMY_A, ARMY_B
from tests.stratego_table import setup

SEEDS = range(60)


def zones(state: Any, seat: int) -> list[int]:
    return [*state.lines[seat], *state.hands[seat], *state.decks[seat], *state.casualties[seat]]


@pytest.mark.parametrize("colour", [RED, BLUE])
@pytest.mark.parametrize(("kind", "counts"), [("A", ARMY_A), ("B", ARMY_B)])
def test_the_army_has_the_cards_of_the_table(
    colour: int, kind: str, counts: dict[str, int]
) -> None:
    cards = army(colour, kind)
    assert Counter(LETTERS[RANK_OF[card]] for card in cards) == counts
    assert len(set(cards)) == 23
    assert {COLOUR_OF[card] for card in cards} == {colour}


def test_the_two_armies_share_no_card() -> None:
    assert not {*army(RED, "A"), *army(RED, "B")} & {*army(BLUE, "A"), *army(BLUE, "B")}


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_stratego_is_for_exactly_two(seats: int) -> None:
    assert (GAME.fewest_seats, GAME.most_seats) == (2, 2)
    with pytest.raises(BadOptions):
        GAME.deal(seats, Options(), 1)


def test_str_01_one_has_the_red_army_and_the_other_the_blue() -> None:
    for seed in SEEDS:
        state = fresh(seed)
        for seat in (A, B):
            colour = RED if seat == state.red else BLUE
            held = [card for card in zones(state, seat) if card >= 0]
            assert sorted(held) == sorted(army(colour, "A"))


def test_str_01_colours_are_random_by_default() -> None:
    reds = Counter(fresh(seed).red for seed in range(200))
    assert min(reds[A], reds[B]) > 60


@pytest.mark.parametrize(("colours", "red"), [("first", A), ("second", B)])
def test_str_01_colours_are_given_by_option_8(colours: str, red: int) -> None:
    assert {fresh(seed, colours=colours).red for seed in SEEDS} == {red}


def test_str_01_everybody_is_told_who_has_which_army() -> None:
    for red in (A, B):
        state = setup(red=red)
        assert [state.view(looker).red for looker in (A, B, None)] == [red] * 3


def test_str_02_both_decks_are_shuffled_anew_for_every_seed() -> None:
    orders = {(letters(s.hands[A]), letters(s.hands[B])) for s in map(fresh, SEEDS)}
    assert len(orders) == len(SEEDS)
    assert fresh(3) == fresh(3)


def test_str_02_every_card_is_in_the_eight_as_often_as_chance_wants() -> None:
    for seat in (A, B):
        flags = sum("F" in letters(fresh(seed).hands[seat]).split() for seed in range(600))
        assert 160 < flags < 260  # 600 * 8 / 23 is 209


def test_str_02_the_two_shuffles_do_not_mirror_each_other() -> None:
    same = sum(letters(s.hands[A]) == letters(s.hands[B]) for s in map(fresh, range(200)))
    assert same < 10


def test_str_03_each_takes_eight_and_fifteen_are_left() -> None:
    state = fresh()
    for seat in (A, B):
        assert len(state.hands[seat]) == 8
        assert len(state.decks[seat]) == 15
        assert state.lines[seat].count(state.lines[seat][0]) == 5
        assert state.casualties[seat] == []


def test_str_03_five_go_to_the_line_in_any_order_and_three_to_the_hand() -> None:
    state = setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")
    decks = [pile[:] for pile in state.decks]
    play(state, "0 lay 9 F 2 10 B", "1 lay B 1 8 B 4")
    assert line(state, RED) == "9 F 2 10 B"
    assert sorted_hand(state, RED) == "2 4 7"
    assert line(state, BLUE) == "B 1 8 B 4"
    assert sorted_hand(state, BLUE) == "3 5 6"
    assert state.decks == decks
    assert len(deck(state, RED).split()) == 15


def test_str_03_every_choice_and_order_of_five_is_offered() -> None:
    eight = "F B B 2 2 2 4 7"
    state = setup(eight, "1 3 5 6 B B 8 4")
    expected = {f"lay {' '.join(five)}" for five in permutations(eight.split(), 5)}
    assert offers(state, A) == expected


def test_str_03_a_card_that_was_not_taken_or_not_so_often_is_refused() -> None:
    state = setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")
    assert refused(state, "0 lay 9 F 2 10 8").rule == "STR-03"
    assert refused(state, "0 lay 2 2 2 4 7").rule == "STR-03"


@pytest.mark.parametrize(
    ("laid", "kept"),
    [
        ("F B B B 2", "3 4 5"),
        ("B 2 F B B", "3 4 5"),
        ("2 3 4 5 F", "B B B"),
        ("2 3 4 5 B", "F B B"),
        ("B 3 4 B 5", "F 2 B"),
    ],
)
def test_str_04_flag_and_bombs_may_be_laid_or_kept(laid: str, kept: str) -> None:
    state = setup("F B B B 2 3 4 5", "1 3 5 6 B B 8 4")
    play(state, f"0 lay {laid}")
    act(state, "lay B B 8 4 6")
    assert line(state, RED) == laid
    assert sorted(hand(state, RED).split()) == sorted(kept.split())


@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_str_05_both_choose_at_the_same_time_in_any_order(order: tuple[int, int]) -> None:
    first, second = order
    state = setup(red=A)
    assert set(state.to_act()) == {A, B}
    events = state.play(state.moves(first)[0])
    assert [event.seat for event in found(events, LineLaid)] == [first]
    assert not found(events, TurnBegan)
    assert state.to_act() == (second,)
    assert state.phase == "setup"
    events = state.play(state.moves(second)[-1])
    (turn,) = found(events, TurnBegan)
    assert (turn.turn, turn.seat) == (1, A)
    assert state.phase == "action"


def test_str_05_the_order_of_confirming_changes_nothing() -> None:
    one, other = setup(), setup()
    mine, yours = one.moves(A)[17], one.moves(B)[23]
    one.play(mine)
    one.play(yours)
    other.play(yours)
    other.play(mine)
    assert one == other


def test_str_05_who_has_confirmed_cannot_choose_again() -> None:
    state = setup()
    state.play(state.moves(A)[0])
    assert not legal(state, str(state.copy().moves(B)[0]).replace("1 lay", "0 lay"))
    assert state.moves(A) in ([], ())


def test_str_05_the_first_line_always_has_a_movable_card() -> None:
    for seed in SEEDS:
        state = begun(seed)
        for colour in (RED, BLUE):
            assert {*line(state, colour).split()} - {"F", "B"}
    state = setup("F B B B 2 3 4 5", "1 3 5 6 B B 8 4")
    assert all({*text.split()[1:]} - {"F", "B"} for text in offers(state, A))


@pytest.mark.parametrize("red", [A, B])
def test_str_06_red_takes_the_first_turn_then_turns_alternate(red: int) -> None:
    state = setup(red=red)
    chance = Chance(2)
    lay_anything(state, chance)
    movers = []
    for _ in range(8):
        mover = state.mover
        movers.append(mover)
        assert state.to_act() == (mover,)
        while state.outcome is None and state.mover == mover:
            any_move(state, chance)
    assert movers == [red, 1 - red] * 4


def test_the_deal_tells_the_armies_first() -> None:
    """A match of several games deals again; its events begin with the game and its colours."""
    state = begun(4, wins=2, colours="first")
    (seat,) = state.to_act()
    play(state, f"{seat} give-up", "0 go-on")
    (told,) = found(play(state, "1 go-on"), GameBegan)
    assert (told.number, told.red) == (2, B)
