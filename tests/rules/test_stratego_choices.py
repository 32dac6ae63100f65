"""Stratego Cards, Choices C-1 to C-6: who is asked, when, and what is offered."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.prompts import Prompt, Thing
from game.stratego.asking import DONE
from game.stratego.cards import GAP, RANK_OF
from game.stratego.events import Filled
from game.stratego.moves import Lay
from game.stratego.options import Options
from tests.house.games import TABLES
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    found,
    fresh,
    legal,
    line,
    offers,
    refused,
    table,
)
from tests.stratego_table import setup

KEEP = Options(keep_attacking=True)


def test_choice_1_setup_asks_both_at_the_start() -> None:
    state = fresh(4)
    assert state.phase == "setup"
    assert set(state.to_act()) == {A, B}
    for seat in (A, B):
        assert len(state.moves(seat)) > 100


@pytest.mark.parametrize(
    ("eight", "count"),
    [("1 3 5 6 7 8 9 10", 6720), ("F 2 2 2 2 3 3 3", None), ("B B B 4 4 4 5 5", None)],
)
def test_choice_1_any_five_in_any_order_equal_cards_once(eight: str, count: int | None) -> None:
    state = setup(eight, "1 3 5 6 B B 8 4")
    expected = {f"lay {' '.join(five)}" for five in permutations(eight.split(), 5)}
    assert offers(state, A) == expected
    assert count in (None, len(expected))


def test_choice_2_action_offers_all_that_is_legal() -> None:
    state = table("2 F 2 5 1", "3 - 4 B -", blue_hand="9")
    targets = (1, 3, 4)
    expected = {f"attack {at} {on}" for at in (1, 3, 4, 5) for on in targets}
    expected |= {
        f"scout-look {at} {a} {b}" for at in (1, 3) for a in targets for b in targets if a < b
    }
    assert offers(state, A) == expected | {"spy-look", "regroup"}


def test_choice_2_is_asked_even_if_only_one() -> None:
    state = table("5 - - - -", "- 9 - - -", to_act=BLUE, blue_hand="")
    assert offers(state, B) == {"attack 2 1"}
    state = table("5 4 - - -", "- 9 - - -", to_act=BLUE)
    act(state, "attack 2 1")
    assert (state.phase, state.to_act()) == ("action", (A,))
    assert offers(state, A) == {"attack 2 2"}


def test_choice_3_layout_after_a_regroup() -> None:
    state = table("F 5 6 B 7", "3 - 4 B -", red_hand="2 3 4")
    act(state, "regroup")
    eight = ["F", "5", "6", "B", "7", "2", "3", "4"]
    assert offers(state, A) == {f"lay {' '.join(p)}" for p in permutations(eight, 5)}


@pytest.mark.parametrize("cards", ["F 5", "F 5 6", "F 5 6 B", "F 5 6 B 7"])
def test_choice_3_with_five_or_less_only_the_slots_are_chosen(cards: str) -> None:
    row = (cards.split() + ["-"] * 5)[:5]
    state = table(" ".join(row), "3 - 4 B -")
    act(state, "regroup")
    assert state.phase == "layout"
    assert offers(state, A) == {f"lay {' '.join(p)}" for p in permutations(row)}


def test_choice_4_fill_only_with_a_gap_and_a_card() -> None:
    no_gap = table("9 4 5 2 3", "3 - 4 B -", red_hand="7 8")
    act(no_gap, "attack 1 1")
    assert no_gap.to_act() == (B,)
    no_card = table("2 4 5 2 3", "9 - 4 B -")
    act(no_card, "attack 1 1")
    assert no_card.to_act() == (B,)
    both = table("2 4 5 2 3", "9 - 4 B -", red_hand="7 8")
    act(both, "attack 1 1")
    assert (both.phase, both.to_act()) == ("fill", (A,))


def test_choice_4_one_card_and_one_gap_is_automatic() -> None:
    state = table("2 4 5 2 3", "9 - 4 B -", red_hand="7")
    events = act(state, "attack 1 1")
    assert found(events, Filled)
    assert line(state, RED) == "7 4 5 2 3"


@pytest.mark.parametrize(
    ("red", "held", "expected"),
    [
        ("2 4 5 2 3", "7 8", {"7 - - - -", "8 - - - -"}),
        ("2 - 5 2 3", "7", {"7 - - - -", "- 7 - - -"}),
        ("2 - 5 2 3", "7 8", {"7 8 - - -", "8 7 - - -"}),
    ],
)
def test_choice_4_exactly_as_many_as_go(red: str, held: str, expected: set[str]) -> None:
    state = table(red, "9 - 4 B -", red_hand=held)
    act(state, "attack 1 1")
    assert offers(state, A) == {f"fill {text}" for text in expected}


def test_choice_5_attack_again_or_stop_only_after_a_won_attack() -> None:
    state = table("9 4 - - -", "3 - 4 B -", options=KEEP)
    act(state, "attack 1 1")
    assert state.phase == "again"
    assert offers(state, A) == {"stop"} | {f"attack {a} {b}" for a in (1, 2) for b in (3, 4)}


def test_choice_5_with_no_enemy_card_left_it_stops_by_itself() -> None:
    state = table("9 4 - - -", "3 - - - -", blue_hand="4", blue_deck="5", options=KEEP)
    act(state, "attack 1 1")
    assert state.outcome is not None


def test_choice_5_the_own_line_is_filled_before_an_empty_enemy_loses() -> None:
    state = table("9 4 - - -", "3 - - - -", red_hand="5 6 7", blue_hand="4", options=KEEP)
    act(state, "attack 1 1")
    assert (state.phase, state.to_act()) == ("fill", (A,))
    act(state, "fill - - 5 6 7")
    assert state.outcome.winners == (A,)


def test_choice_6_giving_up_and_offering_a_draw_are_there_in_the_own_turn() -> None:
    state = table("9 4 - - -", "3 - 4 B -")
    assert legal(state, "0 give-up")
    assert legal(state, "0 offer-draw")
    assert refused(state, "1 give-up")
    assert refused(state, "1 offer-draw")


def test_choice_6_the_answer_is_yes_or_no() -> None:
    state = table("9 4 - - -", "3 - 4 B -")
    act(state, "offer-draw")
    assert offers(state, B) == {"accept-draw", "refuse-draw"}
    assert state.moves(A) in ([], ())


def test_refill_is_automatic() -> None:
    state = table("9 4 - - -", "3 2 4 B 5", blue_hand="9", blue_deck="7 6 6")
    act(state, "attack 1 1")
    assert state.view(B).hands[B] == 3
    assert (state.phase, state.to_act()) == ("action", (B,))


@pytest.mark.parametrize("seed", range(4))
def test_choice_1_and_3_every_legal_line_can_be_picked_card_by_card(seed: int) -> None:
    """There are too many ways to lay a line for `tests/house/test_prompts.py` to try them all."""
    stratego = TABLES["stratego"]
    match = Match.new(stratego.game, Options(), [Player(n, 0, "") for n in "AB"], seed)
    chance = Chance(seed)
    laid = 0
    for _ in range(60):
        for seat in match.state.to_act():
            prompt = match.seat(seat).prompt()
            assert prompt is not None
            lines = [move for move in match.state.moves(seat) if isinstance(move, Lay)]
            for move in [chance.choice(lines) for _ in lines[:20]]:
                assert picked(prompt, move).move == move
                laid += 1
        if match.outcome is None:
            match.play(stratego.pick(match.state, chance))
    assert laid


def picked(prompt: Prompt, move: Lay) -> Prompt:
    """The prompt after a line was laid from its far end, each card into its slot, and "done"."""
    for slot, rank in reversed(list(enumerate(move.line))):
        if rank != GAP:
            cards = (one.thing for one in prompt.answers if one.thing.kind == "card")
            prompt = prompt.pick(next(card for card in cards if RANK_OF[int(card.value)] == rank))
            if prompt.find(Thing("slot", slot)) is not None:
                prompt = prompt.pick(Thing("slot", slot))
    return prompt.pick(DONE)
