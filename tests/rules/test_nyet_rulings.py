"""NYET!, Rulings: R-1 to R-16."""

from __future__ import annotations

from collections import Counter

import pytest

from game.chance import Chance
from game.nyet.board import BOX_WORDS, POINTS, boxes_of
from game.nyet.moves import parse_move
from game.nyet.options import Options
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    any_move,
    deal,
    form,
    gains,
    legal_cards,
    loot,
    named,
    next_round,
    play,
    play_until,
    plays,
    scored,
    veto_down,
)


def test_nyet_r_1_there_is_always_a_trump_without_option_7() -> None:
    assert len(boxes_of(2, no_trump=False)) == 4
    for seed in range(20):
        state = deal(4, seed)
        play_until(state, "teams", chance=Chance(seed))
        assert state.view(A).terms.trump in (0, 1, 2, 3)


def test_nyet_r_2_boxes_of_line_2() -> None:
    words = [BOX_WORDS[box] for box in boxes_of(1, no_trump=False)]
    assert words == ["one", "two", "no-1s", "pass", "keep"]


def test_nyet_r_3_line_5_is_1_2_3_4_and_minus_2() -> None:
    assert POINTS == (1, 2, 3, 4, -2)


def test_nyet_r_4_only_the_holders_own_score_doubles() -> None:
    assert gains([3, 2, 4, 2, 1], [0, 0, 0, 0, 0], partners=(B,), bonus=B, value=1)[:2] == (5, 10)
    three = {
        option: gains([4, 6, 4], [1, 2, 0], options=Options(bonus=option))
        for option in ("holder", "shared", "team")
    }
    assert set(three.values()) == {(20, 24, 24)}


def test_nyet_r_5_every_member_writes_down_the_whole_team_result() -> None:
    assert gains([1, 2, 3, 4], [0, 0, 0, 0], value=1) == (4, 6, 4, 6)


def test_nyet_r_6_a_captured_supertrump_is_loot() -> None:
    names = "R13 B1 R5 B1"
    assert loot(names, trump="Y", supertrump="B", partners=(B,)) == "B1"


def test_nyet_r_7_supertrump_follows_trump_not_its_own_colour() -> None:
    hands = ["", "B1 B3 Y4", "", ""]
    assert legal_cards(position(hands, trick="Y9", supertrump="B"), B) == "B1 Y4"
    assert legal_cards(position(hands, trick="B9", supertrump="B"), B) == "B3"


@pytest.mark.parametrize("word", ["one", "two", "no-1s", "pass"])
def test_nyet_r_8_teams_before_discards(word: str) -> None:
    state = deal(4)
    veto_down(state, discards=word)
    assert state.phase == "teams"
    form(state, C)
    assert state.phase in ("discards", "passes")
    for seat in range(4):
        assert state.view(seat).teams == (0, 1, 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_r_9_the_dealer_vetoes_first(seats: int) -> None:
    state = deal(seats)
    for _ in range(3):
        assert state.to_act() == (state.dealer,)
        next_round(state)


def test_nyet_r_10_one_card_to_the_left_all_at_once() -> None:
    hands = ["B2 B3", "R2 R3", "Y2 Y3", "G2 G3", "B4 B5"]
    state = position(hands, phase="passes", line2="pass")
    assert state.to_act() == (0, 1, 2, 3, 4)
    play(state, "4 pass B4", "2 pass Y2", "0 pass B2", "1 pass R2", "3 pass G2")
    assert [named(hand) for hand in state.hands] == ["B3 B4", "B2 R3", "R2 Y3", "Y2 G3", "B5 G2"]


def test_nyet_r_11_being_void_never_obliges_to_trump() -> None:
    assert legal_cards(position(["", "B2 Y3 Y13", "", ""], trick="R9"), B) == "B2 Y3 Y13"


def test_nyet_r_12_two_players_are_two_teams_and_every_1_of_the_opponent_is_loot() -> None:
    for one in ("R1", "B1", "G1"):
        assert loot(f"R13 {one}", trump="Y", supertrump="") == one
        assert loot(f"{one} Y13", trump="Y", supertrump="") == one


def test_nyet_r_13_with_two_players_each_places_eight() -> None:
    state = deal(2)
    veto_down(state)
    assert Counter(token.seat for token in state.view(A).tokens) == {0: 8, 1: 8}


def test_nyet_r_14_there_is_no_move_for_table_talk() -> None:
    state = deal(5, seed=3)
    kinds: set[str] = set()
    chance = Chance(1)
    while state.view(A).number < 4:
        for seat in state.to_act():
            kinds |= {str(move).split()[1] for move in state.moves(seat)}
        any_move(state, chance)
    assert kinds <= {"veto", "teams", "bonus", "discard", "pass", "play", "go-on"}
    with pytest.raises(ValueError, match="not a move"):
        parse_move("0 say I hold the supertrumps")


def test_nyet_r_15_with_two_players_all_60_are_shuffled_every_round() -> None:
    state = deal(2)
    rests = []
    for _ in range(4):
        rests.append(tuple(sorted(state.rest)))
        next_round(state)
    assert len(set(rests)) == 4
    assert all(len(rest) == 30 for rest in rests)


def test_nyet_r_16_in_the_points_variant_the_round_is_finished() -> None:
    # 99 points and a trick won: the limit is passed, but there is a second trick to play.
    state = position(
        ["R10 G10", "R2 G2", "R3 G3"],
        scores=[99, 0, 0], number=1, value=4, options=Options(length="points", limit=100),
    )  # fmt: skip
    plays(state, "R10 R2 R3")
    assert state.phase == "tricks"
    assert state.view(A).scores == (99, 0, 0)
    plays(state, "G10 G2 G3")
    play_until(state, "vetoes", "over")
    assert state.outcome is not None
    assert state.outcome.scores == (99 + 16, 0, 0)


def test_nyet_r_16_players_need_not_have_dealt_equally_often() -> None:
    state, _ = scored(
        [3, 1, 1, 1], [0] * 4,
        scores=[99, 0, 0, 0], number=1, options=Options(length="points"),
    )  # fmt: skip
    play_until(state, "vetoes", "over")
    assert state.outcome is not None
    assert state.outcome.winners == (A,)
