"""Stratego Cards, Options: O-2, O-4, O-5, O-7, O-8; STR-80 and STR-82. O-1: test_stratego_marks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.chance import Chance
from game.options import options_of
from game.rules import BadOptions
from game.stratego.cards import LETTERS, RANK_OF
from game.stratego.events import Attacked, Filled, GameEnded, Stopped, TurnBegan
from game.stratego.options import Options
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    any_move,
    begun,
    fallen,
    found,
    fresh,
    letters,
    line,
    lost,
    offers,
    play,
    refused,
    side,
    sorted_hand,
    table,
)
from tests.rules.stratego_reference import ARMY_A, ARMY_B

KEEP = Options(keep_attacking=True)
SAVES = Options(regroup_saves=True)


def test_defaults_of_all_options() -> None:
    assert {option.name: option.default for option in options_of(Options)} == {
        "wins": 1, "memory": "off", "army": "A", "keep_attacking": False, "powers": "all",
        "regroup_saves": False, "draw_count": 20, "colours": "random",
    }  # fmt: skip


def test_values_of_all_options() -> None:
    assert {option.name: set(option.values) for option in options_of(Options)} == {
        "wins": {1, 2, 3},
        "memory": {"off", "seen", "first", "second"},
        "army": {"A", "B"},
        "keep_attacking": {False, True},
        "powers": {"all", "no-regroup", "none"},
        "regroup_saves": {False, True},
        "draw_count": {20, 40, 0},
        "colours": {"random", "first", "second"},
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"wins": 4}, {"memory": "on"}, {"army": "C"}, {"keep_attacking": "yes"},
        {"powers": "some"}, {"regroup_saves": 3}, {"draw_count": 30}, {"colours": "red"},
    ],
)  # fmt: skip
def test_values_no_option_has_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as told:
        fresh(**wrong)
    assert told.value.refusal.code == "unknown-value"


# O-2 Army


@pytest.mark.parametrize(("kind", "counts"), [("A", ARMY_A), ("B", ARMY_B)])
def test_option_2_army(kind: str, counts: dict[str, int]) -> None:
    for seed in range(5):
        state = fresh(seed, army=kind)
        for seat in (A, B):
            held = [*state.hands[seat], *state.decks[seat]]
            assert Counter(LETTERS[RANK_OF[card]] for card in held) == counts


def test_option_2_army_b_plays_whole_games() -> None:
    for seed in range(20):
        state = begun(seed, army="B")
        chance = Chance(seed)
        while state.outcome is None:
            any_move(state, chance)
            for seat in (A, B):
                one = side(state, seat)
                assert Counter([*one.in_play(), *one.out]) == ARMY_B


# O-4 Powers


def powers_offered(**options: Any) -> set[str]:
    state = table("1 2 F 5 4", "3 B 4 - -", blue_hand="7", options=Options(**options))
    return {text.split()[0] for text in offers(state, A)}


@pytest.mark.parametrize(
    ("powers", "expected"),
    [
        ("all", {"attack", "spy-look", "scout-look", "regroup"}),
        ("no-regroup", {"attack", "spy-look", "scout-look"}),
        ("none", {"attack"}),
    ],
)
def test_option_4_powers(powers: str, expected: set[str]) -> None:
    assert powers_offered(powers=powers) == expected


@pytest.mark.parametrize(
    ("powers", "texts"),
    [("no-regroup", ["regroup"]), ("none", ["regroup", "spy-look", "scout-look 2 1 2"])],
)
def test_option_4_a_power_switched_off_is_refused(powers: str, texts: list[str]) -> None:
    state = table("1 2 F 5 4", "3 B 4 - -", blue_hand="7", options=Options(powers=powers))
    for text in texts:
        assert refused(state, f"0 {text}").code == "stratego-power-off"


def test_option_4_the_cards_fight_as_ever() -> None:
    state = table("1 2 F 5 4", "10 B 1 - -", options=Options(powers="none"))
    act(state, "attack 1 1")
    assert line(state, BLUE) == "- B 1 - -"


# O-7 Draw count


@pytest.mark.parametrize(("count", "ends"), [(20, True), (40, False), (0, False)])
def test_option_7_draw_after_20(count: int, ends: bool) -> None:
    state = table("9 4 2 F -", "3 F 4 2 -", quiet=19, options=Options(draw_count=count))
    act(state, "scout-look 3 1 2")
    assert (state.outcome is not None) == ends


def test_option_7_draw_after_40() -> None:
    state = table("9 4 2 F -", "3 F 4 2 -", quiet=38, options=Options(draw_count=40))
    act(state, "scout-look 3 1 2")
    assert state.phase == "action"
    act(state, "scout-look 4 1 2")
    assert state.outcome.reason == "no-attacks"


def test_option_7_off_goes_on_for_ever() -> None:
    state = table("9 4 2 F -", "3 F 4 2 -", quiet=39, options=Options(draw_count=0))
    for _ in range(40):
        act(state, "scout-look 3 1 2", "scout-look 4 1 2")
    assert state.outcome is None


# O-8 is in test_stratego_setup (STR-01), O-6 in test_stratego_match.


def test_option_8_colours_of_the_first_game_only() -> None:
    state = begun(1, colours="second", wins=2)
    assert state.red == B
    act(state, "give-up")
    play(state, "0 go-on", "1 go-on")
    assert state.red == A


# STR-80: keep attacking (O-3)


def test_str_80_without_the_option_a_won_attack_ends_the_action() -> None:
    state = table("9 3 4 - -", "6 B 4 5 F")
    act(state, "attack 1 1")
    assert state.to_act() == (B,)


def test_str_80_after_a_won_attack_they_may_attack_again_with_any_movable_card() -> None:
    state = table("9 3 4 B F", "6 B 4 5 F", options=KEEP)
    events = act(state, "attack 1 1")
    assert (state.phase, state.to_act()) == ("again", (A,))
    assert not found(events, TurnBegan)
    attacks = {f"attack {at} {on}" for at in (1, 2, 3) for on in (2, 3, 4, 5)}
    assert offers(state, A) == attacks | {"stop"}


def test_str_80_as_often_as_they_like() -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", blue_hand="F", options=KEEP)
    act(state, "attack 1 1", "attack 2 2", "attack 1 3", "attack 1 5")
    assert (state.phase, line(state, BLUE)) == ("again", "- - - 4 -")
    act(state, "stop")
    assert state.outcome is None
    assert state.to_act() == (B,)


def test_str_80_they_stop_when_they_want() -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", red_hand="F 7 5", options=KEEP)
    events = act(state, "attack 1 1", "stop")
    assert found(events, Stopped)
    assert state.phase == "fill"
    assert refused(state, "0 attack 1 3")


@pytest.mark.parametrize("text", ["attack 3 4", "attack 3 5", "attack 1 2"])
def test_str_80_a_lost_or_equal_attack_ends_the_chain(text: str) -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP)
    act(state, "attack 1 1", text)
    assert state.to_act() == (B,)


@pytest.mark.parametrize("text", ["attack 3 4", "attack 3 5", "attack 1 2"])
def test_str_80_a_first_attack_lost_or_equal_starts_no_chain(text: str) -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP)
    act(state, text)
    assert state.to_act() == (B,)


def test_str_80_an_empty_enemy_line_ends_the_chain_by_itself() -> None:
    state = table("9 3 4 - -", "6 B - - -", blue_hand="9 10 F", blue_deck="4", options=KEEP)
    events = act(state, "attack 1 1", "attack 2 2")
    assert lost(state, B, "immovable")  # STR-52 with cards in hand
    assert not found(events, Stopped)
    assert line(state, BLUE) == "- - - - -"


def test_str_80_the_flag_ends_the_game_in_a_chain_too() -> None:
    state = table("9 3 4 - -", "6 F 5 4 8", options=KEEP)
    act(state, "attack 1 1", "attack 2 2")
    assert lost(state, B, "flag")


def test_str_80_no_power_after_an_attack() -> None:
    state = table("9 1 2 F -", "6 B 5 4 8", blue_hand="7", options=KEEP)
    act(state, "attack 1 1")
    assert not {text.split()[0] for text in offers(state, A)} - {"attack", "stop"}
    for text in ("spy-look", "scout-look 3 2 3", "regroup"):
        assert refused(state, f"0 {text}").rule == "STR-80"


def test_str_80_no_attack_after_a_power() -> None:
    state = table("9 1 2 F -", "6 B 5 4 8", blue_hand="7", options=KEEP)
    act(state, "spy-look")
    assert state.to_act() == (B,)


def test_str_80_no_gaps_are_filled_in_between() -> None:
    state = table("9 3 - - -", "6 B 5 4 8", red_hand="7 5 F", options=KEEP)
    events = act(state, "attack 1 1")
    assert not found(events, Filled)
    assert line(state, RED) == "9 3 - - -"
    assert refused(state, "0 fill - - 7 5 F")
    act(state, "attack 2 2", "stop", "fill - - 7 5 F")
    assert line(state, RED) == "9 3 7 5 F"


def test_str_80_the_chain_is_one_turn() -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP, quiet=15, turn=7)
    act(state, "attack 1 1", "attack 2 2", "attack 1 3")
    assert (state.turn, state.quiet, state.mover) == (7, 0, A)
    act(state, "stop")
    assert (state.turn, state.quiet) == (8, 0)


def test_str_80_they_cannot_stop_before_the_first_attack() -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP)
    assert refused(state, "0 stop").rule == "STR-14"


def test_str_80_a_card_that_fell_in_the_chain_attacks_no_more() -> None:
    state = table("9 3 4 - -", "6 2 5 4 8", options=KEEP)
    act(state, "attack 1 1", "attack 2 2")
    assert not any(text.endswith((" 1", " 2")) for text in offers(state, A))


def test_str_80_an_immovable_line_at_their_own_action_step_loses_as_usual() -> None:
    state = table("9 3 4 - -", "6 B 5 B B", blue_hand="10 9 8", options=KEEP)
    act(state, "attack 1 1", "attack 1 3", "stop")
    assert lost(state, B, "immovable")


def test_str_80_every_target_of_a_chain_is_a_casualty() -> None:
    state = table("9 3 4 - -", "6 B 5 4 8", options=KEEP)
    events = act(state, "attack 1 1", "attack 2 2", "attack 1 3")
    assert [event.defender_fell for event in found(events, Attacked)] == [True] * 3
    assert fallen(state, BLUE).split()[-3:] == ["6", "B", "5"]


# STR-82: regroup saves (O-5)


def without_movable(red_attack: str, blue: str, options: Options = SAVES, **rest: Any) -> Any:
    """Red has taken Blue's last movable card of the line."""
    state = table("9 4 - - -", blue, options=options, **rest)
    act(state, red_attack)
    return state


def saved(**rest: Any) -> Any:
    return without_movable("attack 1 5", "B B B F 4", blue_hand="9 10", blue_deck="5 6 7", **rest)


def test_str_82_they_may_regroup_instead_of_losing() -> None:
    state = saved()
    assert (state.phase, state.to_act(), state.outcome) == ("action", (B,), None)
    assert sorted_hand(state, BLUE) == "5 9 10"
    assert offers(state, B) == {"regroup"}
    assert refused(state, "1 attack 1 1")


def test_str_82_or_give_up() -> None:
    state = saved()
    act(state, "give-up")
    assert lost(state, B, "gave-up")


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(regroup_saves=True, powers="no-regroup"),
        Options(regroup_saves=True, powers="none"),
    ],
)
def test_str_82_only_with_the_option_and_all_powers(options: Options) -> None:
    assert lost(saved(options=options), B, "immovable")


def test_str_82_without_the_flag_in_the_line_they_lose() -> None:
    wheres: list[dict[str, Any]] = [{"blue_hand": "F 9"}, {"blue_hand": "9", "blue_deck": "10 8 F"}]
    for where in wheres:
        assert lost(without_movable("attack 1 5", "B B - - 4", **where), B, "immovable")


def test_str_82_without_a_movable_card_in_hand_or_deck_they_lose() -> None:
    assert lost(without_movable("attack 1 5", "B F - - 4"), B, "immovable")
    assert lost(without_movable("attack 1 5", "B F - - 4", blue_hand="B"), B, "immovable")
    assert lost(
        without_movable("attack 1 5", "B F - - 4", blue_hand="B", blue_deck="B"), B, "immovable"
    )


@pytest.mark.parametrize("where", ["blue_hand", "blue_deck"])
def test_str_82_one_movable_card_in_hand_or_deck_is_enough(where: str) -> None:
    there: dict[str, Any] = {where: "2"}
    state = without_movable("attack 1 5", "B F - - 4", **there)
    assert offers(state, B) == {"regroup"}


def test_str_82_after_the_regroup_the_line_always_holds_a_movable_card() -> None:
    for seed in range(40):
        state = saved(seed=seed)
        act(state, "regroup")
        for text in offers(state, B):
            assert {*text.split()[1:]} - {"F", "B", "-"}


@pytest.mark.parametrize("seed", range(12))
def test_str_82_the_turn_is_used_up_by_it(seed: int) -> None:
    state = saved(seed=seed)
    act(state, "regroup")
    play(state, str(state.moves(B)[seed]))
    assert state.to_act() == (A,)
    assert "-" not in line(state, BLUE).split()


def test_str_82_small_regroup_of_few_cards() -> None:
    state = without_movable("attack 1 5", "B F - - 4", blue_hand="2")
    act(state, "regroup")
    assert offers(state, B) >= {"lay B F 2 - -", "lay - 2 - F B"}
    events = act(state, "lay - 2 - F B")
    assert not found(events, GameEnded)
    assert state.to_act() == (A,)


def test_str_82_it_needs_no_enemy_turn_between() -> None:
    """Their own attack cost the last movable card, nothing could fill; the same holds."""
    state = table("F 5 - - -", "9 2 4 - -", red_deck="", options=SAVES)
    act(state, "attack 2 1", "scout-look 2 1")
    assert lost(state, A, "immovable")


def test_str_82_with_movable_cards_all_is_as_ever() -> None:
    state = table("1 2 F 5 B", "3 B - - -", blue_hand="7", options=SAVES)
    plain = table("1 2 F 5 B", "3 B - - -", blue_hand="7")
    assert offers(state, A) == offers(plain, A)


def test_str_82_the_eight_are_letters_of_what_was_in_play() -> None:
    state = saved()
    before = sorted(side(state, B).in_play())
    act(state, "regroup")
    assert sorted(side(state, B).in_play()) == before
    assert len(letters(state.hands[B]).split()) == 8
