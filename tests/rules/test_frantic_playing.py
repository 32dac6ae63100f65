"""Frantic, Playing a card step by step (FRA-77 to FRA-91)."""

from __future__ import annotations

import pytest

from game.cards import CardsMoved, Event
from game.frantic.events import (
    CardPlayed,
    EventTriggered,
    EventTurned,
    Fizzled,
    FollowUp,
    PowerActs,
    PowerTurnedUp,
    RequirementSet,
    TurnBegan,
    VictimsNamed,
    Wished,
)
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
    go,
    hands,
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    turned,
)


def order(events: list[Event], *kinds: type) -> list[str]:
    """The names of the events of these kinds, in order."""
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


def test_fra_77_the_card_goes_on_top_with_what_mimicry_imitates_and_a_power_card() -> None:
    state = table(
        "mimicry B1 B2 B3",
        "R1",
        top="R5",
        preset="supercharged",
        powers=["all_draw_one looping", ""],
    )
    events = play(state, "0 play mimicry as skip with all_draw_one")
    (played,) = found(events, CardPlayed)
    assert played.imitates == "skip"
    assert [event.power for event in found(events, PowerTurnedUp)] == ["all_draw_one"]
    assert pile(state).split()[-1] == "mimicry"


def test_fra_77_a_golden_card_that_is_given_stays_in_the_hand_until_the_effect() -> None:
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    state = table(f"golden_fuck_you {nine}", "R1", "R2", top="G5", preset="everything")
    go(state, "0 play golden_fuck_you", "0 yes", "0 name 1")
    assert state.phase == "window"
    assert "golden_fuck_you" in hands(state)[A]
    play(state, "1 pass")
    settle(state)
    assert hands(state)[B] == "R1 golden_fuck_you"


def test_fra_78_first_powers_act_before_the_effect_and_fra_82_second_ones_after_it() -> None:
    state = table(
        "skip-R B1 B2", "R1 R2", top="R5", preset="supercharged", powers=["all_draw_one", ""]
    )
    events = settle(state, "0 play skip-R with all_draw_one")
    assert order(events, PowerActs, VictimsNamed) == ["PowerActs", "VictimsNamed"]
    state = table(
        "skip-R B1 B2", "R1 R2", top="R5", preset="supercharged", powers=["number_wish", ""]
    )
    events = settle(state, "0 play skip-R with number_wish", "0 wish 3")
    assert order(events, PowerActs, VictimsNamed) == ["VictimsNamed", "PowerActs"]
    assert needs(state) == "3"


def test_fra_79_all_is_declared_before_the_window() -> None:
    state = table("fantastic_four B1 B2", "R1", "R2", top="R5", preset="first")
    play(state, "0 play fantastic_four", "0 share 0 3 1")
    assert asks(state) == "AskWish"
    play(state, "0 wish 4")
    assert (state.phase, needs(state), sizes(state)) == ("window", "4", [2, 1, 1])
    state = table("gift-R B1 B2 B3", "R1", "R2", top="R5", preset="first")
    play(state, "0 play gift-R", "0 name 2", "0 pick B1", "0 pick B2")
    assert (state.phase, needs(state), hands(state)[A]) == ("window", "red gift", "B3")


def test_fra_80_the_window_is_asked_of_the_victims() -> None:
    state = table("fantastic_four B1", "R1", "R2", "R3", top="R5", preset="first")
    play(state, "0 play fantastic_four", "0 share 0 3 0 1", "0 wish 4")
    assert state.to_act() == (B,)
    play(state, "1 pass")
    assert state.to_act() == (3,)


def test_fra_81_events_and_the_follow_up_happen_in_the_effect() -> None:
    state = table("second_chance-R R1 B1", "B2 B3", top="R5", preset="first")
    events = play(state, "0 play second_chance-R")
    assert found(events, FollowUp)
    state = table(
        "troublemaker-R B1",
        "R1",
        top="R5",
        events=["friday_the_13th"],
        preset="supercharged",
        powers=["number_wish", ""],
    )
    events = settle(state, "0 play troublemaker-R with number_wish", "0 wish 2")
    assert order(events, EventTurned, PowerActs) == ["EventTurned", "PowerActs"]


def test_fra_83_owed_events_come_after_the_second_powers_fra_84_then_last_chance() -> None:
    state = table(
        "R1",
        "R2 R3",
        "B2 B3",
        top="R5",
        preset="supercharged",
        powers=["troublecharger", "", ""],
        lasting=["last_chance"],
        events=["friday_the_13th", "third_time_lucky"],
    )
    events = settle(state, "0 play R1 with troublecharger")
    assert turned(events) == ["friday_the_13th", "third_time_lucky"]
    assert sizes(state)[A] == 3
    assert order(events, PowerActs, EventTriggered)[0] == "PowerActs"


def test_fra_85_the_out_check_comes_last() -> None:
    state = table("K5", "R2 R3", "B2 B3", top="R5", events=["third_time_lucky"])
    settle(state, "0 play K5")
    assert (on_turn(state), sizes(state)) == (B, [3, 5, 5])
    state = table("R1", "R2 R3", "B2 nice_try", top="R5", preset="first")
    play(state, "0 play R1")
    assert (state.phase, asks(state)) == ("window", "NiceTryWindow")
    settle(state)
    assert state.phase == "scores"


def test_fra_86_effects_of_plain_specials_must_be_carried_out() -> None:
    for card in ("gift-R", "exchange-R", "skip-R", "thief-R"):
        state = table(f"{card} B1 B2 B3", "R1 R2 R3", "Y1 Y2 Y3", top="R5")
        play(state, f"0 play {card}")
        assert offers(state, A) == {"name 1", "name 2"}
    for card in ("equality", "inequality", "special_favours"):
        state = table(f"{card} B1 B2 B3 B4", "R1 R2", "Y1 Y2", top="R5")
        play(state, f"0 play {card}")
        assert offers(state, A) == {"yes", "no"}
        settle(state, "0 no", "0 wish yellow")
        assert (needs(state), sizes(state)) == ("yellow", [4, 2, 2])
    state = table("fantastic_four B1", "R1", "R2", top="R5")
    play(state, "0 play fantastic_four")
    assert asks(state) == "AskShares"


@pytest.mark.parametrize("card", ["gift-R", "exchange-R", "skip-R", "thief-R"])
def test_fra_87_nobody_names_themselves(card: str) -> None:
    state = table(f"{card} B1 B2 B3", "R1 R2 R3", "Y1 Y2 Y3", top="R5")
    play(state, f"0 play {card}")
    assert code(state, "0 name 0") == ("frantic-not-yourself", "FRA-87")


def test_fra_88_an_effect_without_a_legal_victim_does_nothing() -> None:
    state = table("equality B1", "R1 R2", "Y1 Y2", top="R5")
    settle(state, "0 play equality", "0 wish green")
    assert (needs(state), sizes(state)) == ("green", [1, 2, 2])
    state = table("skip-R B1", "R1 R2", "Y1 Y2", top="R5", skipped=[1, 2])
    events = settle(state, "0 play skip-R")
    assert found(events, Fizzled)


def test_fra_89_a_player_without_hand_cards_can_be_named() -> None:
    state = table("second_chance-R gift-R B1 B2 B3", "R1 R2", "", top="R5")
    go(state, "0 play second_chance-R", "0 play gift-R")
    assert "name 2" in offers(state, A)
    settle(state, "0 name 2", "0 pick B1", "0 pick B2")
    assert hands(state)[C] == "B1 B2"


def test_fra_90_a_special_as_last_card_has_its_full_effect() -> None:
    state = table("fantastic_four", "R1", "R2", top="R5", preset="first")
    settle(state, "0 play fantastic_four", "0 share 0 2 2", "0 wish 4")
    assert sizes(state) == [0, 3, 3]
    assert state.sheet[-1].winners == (A,)
    state = table("thief-R", "R1 R2 R3", "Y1 Y2", top="R5")
    settle(state, "0 play thief-R", "0 name 2")
    assert (hands(state)[A], state.sheet[-1].winners) == ("Y1 Y2", (C,))


def test_fra_91_an_effect_is_carried_out_as_far_as_possible() -> None:
    state = table("gift-R B1", "R1 R2", "Y1 Y2", top="R5", preset="first")
    settle(state, "0 play gift-R", "0 name 1")
    assert hands(state)[B] == "R1 R2 B1"
    state = table("thief-R B1", "R1 R2", "Y1", top="R5", draw_count=5)
    settle(state, "0 play thief-R", "0 name 2")
    assert hands(state)[A] == "B1 Y1"


def test_fra_365_the_wish_is_made_at_the_declaration_before_the_reactions() -> None:
    state = table("fantastic_four B1", "R1", "R2", top="R5", preset="first")
    events = play(state, "0 play fantastic_four", "0 share 0 2 2", "0 wish 4", "1 pass", "2 pass")
    kinds = order(events, Wished, RequirementSet, CardsMoved, TurnBegan)
    assert kinds.index("Wished") < len(kinds) - 2
    assert kinds[-1] == "TurnBegan"
    assert drew(events) == [(B, 2), (C, 2)]
