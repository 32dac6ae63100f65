"""Stratego Cards, Terms and Cards: STR-60, STR-65, STR-66, STR-69, STR-74 to STR-76."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.stratego import GAME
from game.stratego.cards import (
    CARD,
    COLOUR_OF,
    FLAG,
    LETTERS,
    MOVABLE,
    NAMES,
    RANK_OF,
    RANK_WORDS,
    RANKS,
)
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    act,
    any_move,
    begun,
    duel,
    fallen,
    hand,
    line,
    lost,
    offers,
    ranks_seen,
    side,
    table,
)

NUMBERS = tuple(map(str, range(1, 11)))


def beats(attacker: str, target: str) -> bool:
    state, told = duel(attacker, target)
    return told.defender_fell and not told.attacker_fell and state.outcome is None


def loses(attacker: str, target: str) -> bool:
    _, told = duel(attacker, target)
    return told.attacker_fell and not told.defender_fell


# Terms


def test_movable_are_the_ranks_1_to_10() -> None:
    movable = [LETTERS[rank] for rank in RANKS if MOVABLE[rank]]
    assert movable == list(NUMBERS)


def test_ranks_have_the_names_of_the_rulebook() -> None:
    assert dict(zip(LETTERS, RANK_WORDS, strict=True)) == {
        "F": "flag", "1": "spy", "2": "scout", "3": "miner", "4": "sergeant", "5": "lieutenant",
        "6": "captain", "7": "major", "8": "colonel", "9": "general", "10": "marshal", "B": "bomb",
    }  # fmt: skip


def test_names_of_cards_tell_army_and_rank() -> None:
    for card, name in enumerate(NAMES):
        assert name == "RB"[COLOUR_OF[card]] + LETTERS[RANK_OF[card]]
        assert NAMES[CARD[name]] == name
        assert GAME.card_name(card)


def test_the_army_in_play_is_23_minus_the_casualties() -> None:
    for seed in range(10):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            any_move(state, chance)
            for seat in (0, 1):
                one = side(state, seat)
                assert len(one.in_play()) == 23 - len(one.out)


# STR-60: the Flag


def test_str_60_the_flag_never_attacks() -> None:
    state = table("F 5 - - -", "3 B 4 2 -")
    assert not any(text.startswith("attack 1 ") for text in offers(state, A))


def test_str_60_the_flag_is_never_a_casualty_while_the_game_goes_on() -> None:
    for seed in range(60):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            any_move(state, chance)
            ranks = {RANK_OF[card] for pile in state.casualties for card in pile}
            assert FLAG not in ranks


@pytest.mark.parametrize("rank", NUMBERS)
def test_str_60_the_flag_is_lost_when_attacked(rank: str) -> None:
    state, told = duel(rank, "F")
    assert lost(state, 1, "flag")
    assert not told.attacker_fell
    assert not told.defender_fell


# STR-65: Bombs


def test_str_65_a_hit_bomb_stays_face_down_though_both_know_it() -> None:
    state = table("9 4 5 - -", "B 2 3 - -")
    act(state, "attack 1 1")
    for looker in (A, None):
        assert ranks_seen(state.view(looker), 1) == "? ? ? - -"
        assert state.view(looker).known[1][0] == LETTERS.index("B")


@pytest.mark.parametrize("second", [rank for rank in NUMBERS if rank != "9"])
def test_str_65_a_hit_bomb_may_be_attacked_again_by_any_card(second: str) -> None:
    state = table(f"9 {second} 4 - -", "B 2 3 - -")
    act(state, "attack 1 1", "scout-look 2 2 3", "attack 2 1")
    assert line(state, BLUE) == ("- 2 3 - -" if second == "3" else "B 2 3 - -")
    assert line(state, RED) == ("- 3 4 - -" if second == "3" else "- - 4 - -")


def test_str_65_a_bomb_beats_every_attacker_but_the_miner() -> None:
    assert [rank for rank in NUMBERS if loses(rank, "B")] == [r for r in NUMBERS if r != "3"]
    assert beats("3", "B")


# STR-66: the Spy


def test_str_66_the_spy_beats_only_the_marshal_and_only_when_it_attacks() -> None:
    assert [rank for rank in NUMBERS if beats("1", rank)] == ["10"]
    assert beats("10", "1")
    assert all(beats(rank, "1") for rank in NUMBERS[1:])


def test_str_66_spy_against_spy_takes_both() -> None:
    state, told = duel("1", "1")
    assert (told.attacker_fell, told.defender_fell) == (True, True)
    assert fallen(state, RED).split()[-1] == fallen(state, BLUE).split()[-1] == "1"


# STR-69: the Scout


def test_str_69_the_scout_fights_as_rank_2() -> None:
    assert beats("2", "1")
    assert duel("2", "2")[1].attacker_fell
    assert duel("2", "2")[1].defender_fell
    assert all(loses("2", rank) for rank in (*NUMBERS[2:], "B"))


# STR-74: the Miner


def test_str_74_the_miner_fights_as_rank_3() -> None:
    assert [rank for rank in NUMBERS if beats("3", rank)] == ["1", "2"]
    assert all(loses("3", rank) for rank in NUMBERS[3:])
    assert beats("3", "B")


def test_str_74_a_bomb_never_attacks_a_miner() -> None:
    state = table("B 4 - - -", "3 4 - - -")
    assert {text.split()[1] for text in offers(state, A) if text.startswith("attack")} == {"2"}


# STR-75: Sergeant to General


@pytest.mark.parametrize("rank", range(4, 10))
def test_str_75_no_special_rule_for_4_to_9(rank: int) -> None:
    for target in range(1, 11):
        _, told = duel(str(rank), str(target))
        assert (told.attacker_fell, told.defender_fell) == (rank <= target, target <= rank)
    state = table(f"{rank} B - - -", "3 B 5 - -", blue_hand="7")
    assert all(text.startswith("attack 1 ") for text in offers(state, A))


# STR-76: the Marshal


def test_str_76_the_marshal_beats_every_rank_below_when_attacking() -> None:
    assert [rank for rank in NUMBERS if beats("10", rank)] == list(NUMBERS[:9])


def test_str_76_the_marshal_beats_every_attacker_but_the_spy() -> None:
    assert [rank for rank in NUMBERS if loses(rank, "10")] == list(NUMBERS[1:9])
    assert beats("1", "10")


def test_str_76_the_marshal_ties_with_the_marshal_and_falls_to_a_bomb() -> None:
    _, told = duel("10", "10")
    assert (told.attacker_fell, told.defender_fell) == (True, True)
    assert loses("10", "B")


def test_hands_are_kept_apart() -> None:
    state = table("4 B - - -", "3 4 5 - -", red_hand="F", blue_hand="B 9")
    assert (hand(state, RED), sorted(hand(state, BLUE).split())) == ("F", ["9", "B"])
