"""Stratego Cards, End: STR-50 to STR-56."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import NOBODY, CardsMoved
from game.chance import Chance
from game.stratego.events import (
    DrawAnswered,
    DrawOffered,
    Filled,
    GameEnded,
    Refilled,
    TurnBegan,
)
from game.stratego.options import Options
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    any_move,
    begun,
    found,
    legal,
    line,
    lost,
    offers,
    play,
    ranks_seen,
    refused,
    sorted_hand,
    table,
)

REASONS = {"flag", "immovable", "gave-up", "agreed", "no-attacks"}


def drawn(state: Any, reason: str) -> bool:
    outcome = state.outcome
    return (
        outcome is not None
        and outcome.reason == reason
        and outcome.places == (1, 1)
        and len(set(outcome.scores)) == 1
        and len(outcome.winners) in (0, 2)
        and state.to_act() == ()
    )


# STR-50


def captured() -> tuple[Any, list[Any]]:
    state = table("9 - 2 4 B", "3 F 4 - -", red_hand="7 8", blue_hand="5 6", blue_deck="10")
    return state, act(state, "attack 3 2")


def test_str_50_whoever_attacks_the_flag_wins_at_once() -> None:
    state, events = captured()
    assert lost(state, B, "flag")
    (ended,) = found(events, GameEnded)
    assert (ended.winner, ended.reason, ended.wins) == (A, "flag", (1, 0))
    assert state.phase == "over"
    assert [state.moves(seat) for seat in (A, B)] in ([[], []], [(), ()])


def test_str_50_nothing_is_filled_or_drawn_any_more() -> None:
    state, events = captured()
    assert not found(events, Filled)
    assert not found(events, Refilled)
    assert not found(events, TurnBegan)
    assert not found(events, CardsMoved)
    assert line(state, RED) == "9 - 2 4 B"
    assert sorted_hand(state, RED) == "7 8"
    assert sorted_hand(state, BLUE) == "5 6"


def test_str_50_attacker_and_flag_stay_in_their_slots_face_up() -> None:
    state, _ = captured()
    assert line(state, BLUE) == "3 F 4 - -"
    for looker, red, blue in (
        (A, "9 - 2 4 B", "? F ? - -"),
        (B, "? - 2 ? ?", "3 F 4 - -"),
        (None, "? - 2 ? ?", "? F ? - -"),
    ):
        assert ranks_seen(state.view(looker), A) == red
        assert ranks_seen(state.view(looker), B) == blue


def test_str_50_blue_wins_by_reds_flag() -> None:
    state = table("9 - F 4 B", "3 F 4 - -", to_act=BLUE)
    act(state, "attack 1 3")
    assert lost(state, A, "flag")


# STR-51


def test_str_51_the_game_goes_on_with_empty_decks_and_hands() -> None:
    state = table("9 4 - - -", "3 F 4 5 -")
    act(state, "attack 1 1", "attack 3 2")
    assert state.outcome is None
    assert state.to_act() == (A,)


def test_str_51_casualties_alone_end_nothing() -> None:
    state = table("9 - - - -", "10 3 - - -", blue_hand="F")
    act(state, "attack 1 2")
    assert (state.outcome, state.to_act()) == (None, (B,))


# STR-52


@pytest.mark.parametrize(
    ("line_before", "after"),
    [
        ("B B 3 - -", "B B - - -"),
        ("- - 3 F -", "- - - F -"),
        ("B F 3 B B", "B F - B B"),
        ("- - 3 - -", "- - - - -"),
    ],
    ids=["only bombs", "only the flag", "both", "no card"],
)
@pytest.mark.parametrize("held", ["", "9 10"])
def test_str_52_without_a_movable_card_in_the_line_they_lose(
    line_before: str, after: str, held: str
) -> None:
    state = table("9 4 - - -", line_before, blue_hand=held, blue_deck="7 8" if held else "")
    events = act(state, "attack 1 3")
    assert lost(state, B, "immovable")
    assert line(state, BLUE) == after
    (ended,) = found(events, GameEnded)
    assert (ended.winner, ended.reason) == (A, "immovable")


@pytest.mark.parametrize("left", [str(rank) for rank in range(1, 11)])
def test_str_52_any_one_movable_card_lets_them_play(left: str) -> None:
    state = table("9 4 - - -", f"B B 3 F {left}")
    act(state, "attack 1 3")
    assert (state.phase, state.to_act()) == ("action", (B,))


def test_str_52_red_loses_in_the_same_way() -> None:
    state = table("B B 3 F -", "9 4 - - -", to_act=BLUE, red_hand="10")
    act(state, "attack 1 3")
    assert lost(state, A, "immovable")


# STR-53


def test_str_53_it_is_checked_only_in_their_own_turn_after_the_refill() -> None:
    state = table("9 4 - - -", "B 3 - - -", blue_hand="10", blue_deck="7 8 6")
    events = act(state, "attack 1 2")
    kinds = [type(event) for event in events]
    assert kinds.index(TurnBegan) < kinds.index(Refilled) < kinds.index(GameEnded)


def test_str_53_their_own_attack_may_cost_the_last_movable_card() -> None:
    # They fill from the hand before their next action step and live on.
    state = table("B 5 - - -", "9 2 4 - -", red_hand="7 8")
    act(state, "attack 2 1")
    assert state.outcome is None
    assert state.phase == "fill"
    act(state, "fill - 7 8 - -")
    assert state.to_act() == (B,)
    act(state, "scout-look 2 1 2")
    assert (state.phase, state.to_act()) == ("action", (A,))


def test_str_53_without_cards_to_fill_they_lose_when_their_next_action_begins() -> None:
    state = table("B 5 - - -", "9 2 4 - -")
    act(state, "attack 2 1")
    assert state.outcome is None
    assert state.to_act() == (B,)
    act(state, "scout-look 2 1")
    assert lost(state, A, "immovable")


def test_str_53_the_enemy_may_win_first() -> None:
    state = table("B 5 F - -", "9 2 4 - -")
    act(state, "attack 2 1", "attack 1 3")
    assert lost(state, A, "flag")


@pytest.mark.parametrize("first", [RED, BLUE])
def test_str_53_if_both_are_without_the_player_whose_turn_comes_first_loses(first: int) -> None:
    lines = ("5 B F - -", "5 B B F -")
    state = table(*lines, to_act=first)
    act(state, "attack 1 1")
    assert lost(state, 1 - first, "immovable")


# STR-54: giving up


@pytest.mark.parametrize("mover", [RED, BLUE])
def test_str_54_a_player_gives_up_in_their_own_turn_and_the_other_wins(mover: int) -> None:
    state = table("9 4 - - -", "3 F 4 5 -", to_act=mover)
    assert refused(state, f"{1 - mover} give-up")
    (ended,) = found(act(state, "give-up"), GameEnded)
    assert (ended.winner, ended.reason) == (1 - mover, "gave-up")
    assert lost(state, mover, "gave-up")


def test_str_54_giving_up_is_possible_in_every_step_of_the_own_turn() -> None:
    state = table("5 - 4 F 6", "9 2 4 - -", red_hand="7 8 3")
    filling, regrouping = state.copy(), state.copy()
    play(filling, "0 attack 1 1")
    assert filling.phase == "fill"
    play(filling, "0 give-up")
    assert lost(filling, A, "gave-up")
    play(regrouping, "0 regroup", "0 give-up")
    assert lost(regrouping, A, "gave-up")
    chain = table("9 4 - - -", "3 F 4 5 -", options=Options(keep_attacking=True))
    play(chain, "0 attack 1 1")
    assert chain.phase == "again"
    play(chain, "0 give-up")
    assert lost(chain, A, "gave-up")


def test_str_54_giving_up_is_possible_in_the_very_first_turn() -> None:
    state = begun(3)
    (seat,) = state.to_act()
    play(state, f"{seat} give-up")
    assert lost(state, seat, "gave-up")


# STR-54: agreeing on a draw


def offered() -> Any:
    state = table("9 4 2 - -", "3 F 4 2 -")
    (event,) = found(act(state, "offer-draw"), DrawOffered)
    assert event.seat == A
    return state


def test_str_54_an_offered_draw_is_answered_at_once() -> None:
    state = offered()
    assert (state.phase, state.to_act()) == ("draw", (B,))
    assert offers(state, B) == {"accept-draw", "refuse-draw"}
    assert refused(state, "0 attack 1 1")
    assert refused(state, "0 accept-draw")


def test_str_54_a_draw_agreed_on_ends_the_game_for_nobody() -> None:
    state = offered()
    events = play(state, "1 accept-draw")
    assert [event.agreed for event in found(events, DrawAnswered)] == [True]
    (ended,) = found(events, GameEnded)
    assert (ended.winner, ended.reason, ended.wins) == (NOBODY, "agreed", (0, 0))
    assert drawn(state, "agreed")


def test_str_54_a_refused_offer_costs_nothing() -> None:
    state = table("9 4 2 - -", "3 F 4 2 -")
    before = offers(state, A)
    events = act(state, "offer-draw", "refuse-draw")
    assert [event.agreed for event in found(events, DrawAnswered)] == [False]
    assert (state.phase, state.to_act(), state.turn) == ("action", (A,), 1)
    assert offers(state, A) == before
    act(state, "attack 1 1")


def test_str_54_the_next_offer_may_come_only_in_a_later_own_turn() -> None:
    state = table("9 4 2 - -", "3 F 4 2 -")
    act(state, "offer-draw", "refuse-draw")
    assert refused(state, "0 offer-draw").rule == "STR-54"
    act(state, "scout-look 3 1 2")
    assert legal(state, "1 offer-draw")  # the other's turn is their own
    act(state, "scout-look 4 1 2")
    act(state, "offer-draw")
    assert state.phase == "draw"


def test_str_54_the_other_may_offer_in_their_turn_after_refusing() -> None:
    state = offered()
    act(state, "refuse-draw", "scout-look 3 1 2", "offer-draw")
    assert state.to_act() == (A,)
    act(state, "accept-draw")
    assert drawn(state, "agreed")


def test_str_54_a_draw_is_offered_only_in_the_own_action_step() -> None:
    state = table("5 - 4 F 6", "9 2 4 - -", red_hand="7 8 3")
    assert refused(state, "1 offer-draw")
    play(state, "0 attack 1 1")
    assert state.phase == "fill"
    assert refused(state, "0 offer-draw")


def test_str_54_without_an_offer_there_is_nothing_to_answer() -> None:
    state = table("9 4 2 - -", "3 F 4 2 -")
    for text in ("0 accept-draw", "1 accept-draw", "0 refuse-draw", "1 refuse-draw"):
        assert refused(state, text)


def test_str_54_an_offer_is_no_attack_and_no_turn() -> None:
    state = table("9 4 2 - -", "3 F 4 2 -", quiet=7)
    act(state, "offer-draw", "refuse-draw")
    assert state.quiet == 7


# STR-55


def looking(quiet: int = 0, **options: Any) -> Any:
    return table("9 4 2 F -", "3 F 4 2 -", quiet=quiet, options=Options(**options))


LOOKS = ("scout-look 3 1 2", "scout-look 4 1 2")


def test_str_55_twenty_turns_without_an_attack_are_a_draw() -> None:
    state = looking()
    for turn in range(19):
        act(state, LOOKS[turn % 2])
        assert (state.quiet, state.outcome) == (turn + 1, None)
    (ended,) = found(act(state, LOOKS[1]), GameEnded)
    assert (ended.winner, ended.reason) == (NOBODY, "no-attacks")
    assert drawn(state, "no-attacks")


def test_str_55_everybody_knows_the_count() -> None:
    state = looking(quiet=9)
    act(state, LOOKS[0])
    assert [state.view(looker).quiet for looker in (A, B, None)] == [10] * 3


@pytest.mark.parametrize("text", ["attack 1 1", "attack 3 1", "attack 2 3"])
def test_str_55_any_attack_sets_the_count_to_0(text: str) -> None:
    state = looking(quiet=19)
    act(state, text)
    assert (state.quiet, state.outcome) == (0, None)


def test_str_55_spy_looks_and_regroups_count_too() -> None:
    state = table("1 F 4 - -", "2 4 3 5 6", blue_hand="9", quiet=5)
    act(state, "spy-look")
    assert state.quiet == 6
    act(state, "scout-look 1 1 2")
    assert state.quiet == 7
    act(state, "regroup", "lay 1 F 4 - -")
    assert state.quiet == 8


def test_str_55_a_regroup_may_be_the_last_turn_and_is_laid_out_first() -> None:
    state = looking(quiet=19)
    act(state, "regroup")
    assert state.outcome is None
    act(state, "lay 9 4 2 F -")
    assert drawn(state, "no-attacks")


def test_str_55_the_draw_comes_after_step_3_of_the_last_turn() -> None:
    state = table("9 4 2 - -", "3 F 4 2 -", quiet=19, red_hand="7 8 5", blue_deck="10")
    events = act(state, "scout-look 3 1 2")
    assert (state.phase, state.outcome) == ("fill", None)
    events = act(state, "fill - - - 7 8")
    assert line(state, RED) == "9 4 2 7 8"
    kinds = [type(event) for event in events]
    assert kinds.index(Filled) < kinds.index(GameEnded)
    assert TurnBegan not in kinds
    assert Refilled not in kinds
    assert drawn(state, "no-attacks")


def test_str_55_the_draw_comes_before_the_enemy_could_lose() -> None:
    """The last turn ends the game; the next player's action step never begins."""
    state = table("9 4 2 - -", "B F - - -", quiet=19)
    act(state, "scout-look 3 1 2")
    assert drawn(state, "no-attacks")


def test_str_55_giving_up_in_the_last_turn_is_no_draw() -> None:
    state = looking(quiet=19)
    act(state, "give-up")
    assert lost(state, A, "gave-up")


def test_str_55_an_attack_in_between_starts_the_count_anew() -> None:
    state = looking(quiet=15)
    act(state, LOOKS[0], "attack 3 1", *(LOOKS[turn % 2] for turn in range(3)))
    assert state.quiet == 3


# STR-56


def test_str_56_there_is_no_other_end() -> None:
    reasons = set()
    for seed in range(150):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            any_move(state, chance)
        reasons.add(state.outcome.reason)
    assert reasons <= REASONS
    assert {"flag", "immovable"} <= reasons


def test_str_56_with_a_movable_card_in_the_line_they_can_always_attack() -> None:
    for seed in range(60):
        state = begun(seed)
        chance = Chance(seed)
        while state.outcome is None:
            if state.phase == "action":
                (seat,) = state.to_act()
                assert any(text.startswith("attack") for text in offers(state, seat))
            any_move(state, chance)


def test_after_the_end_everything_is_refused() -> None:
    state, _ = captured()
    for text in ("0 attack 1 1", "1 attack 1 1", "0 give-up", "1 offer-draw", "0 go-on",
                 "0 fill - 7 - - -", "1 lay 3 F 4 - -", "0 stop", "1 peek 1"):  # fmt: skip
        assert refused(state, text).code
