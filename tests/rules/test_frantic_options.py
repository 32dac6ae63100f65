"""Frantic, Options and variants (FRA-354 to FRA-362, FRA-577), and the table of choices."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import Chance
from game.frantic.moves import parse_move
from game.frantic.options import Options
from game.frantic.reactions.shown import is_shown, out_of_time
from game.options import options_of
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    any_move,
    asks,
    code,
    drew,
    fresh,
    go,
    hands,
    happens,
    on_turn,
    settle,
    sizes,
    table,
)

ALL = {"preset": "everything", "top": "R5"}
VALUES: dict[str, tuple[Any, list[Any]]] = {
    "preset": ("chaos", ["first", "supercharged", "pandemonium", "everything", "own"]),
    "hand": (7, [6, 5, 4]),
    "length": ("medium", ["short", "long", "own"]),
    "scores": (True, [False]),
    "rule_cards": (2, [0, 1, 3, 4, 5]),
    "powers": ("1", ["2", "any"]),
    "names": ("mild", ["family", "original"]),
    "game_end": ("passed", ["reached"]),
    "gambling_man": ("new", ["old"]),
    "mimicry_reacts": (True, [False]),
    "must_follow": (True, [False]),
    "prompts": ("auto", ["always", "holders"]),
    "timer": ("off", ["30", "60"]),
    "blind": ("random", ["point"]),
}


@pytest.mark.parametrize("name", VALUES)
def test_fra_354_every_option_its_values_and_its_default(name: str) -> None:
    option = next(option for option in options_of(Options) if option.name == name)
    default, others = VALUES[name]
    assert option.default == default
    assert {*option.values} - {default} == {*others}


@pytest.mark.parametrize("name", VALUES)
def test_fra_354_with_every_value_a_game_can_be_played(name: str) -> None:
    for seed, value in enumerate(VALUES[name][1]):
        rest: dict[str, Any] = {"preset": "everything"} | {name: value}
        state = fresh(3, seed, **rest)
        chance = Chance(seed)
        for _ in range(120):
            if state.outcome is None:
                any_move(state, chance)
        assert getattr(state.options, name) == value


def test_fra_355_limit_passed_or_reached_is_told_by_the_option() -> None:
    for game_end, over in (("passed", False), ("reached", True)):
        state = table("R1", "B4", totals=(0, 150), limit=154, game_end=game_end, **ALL)
        settle(state, "0 play R1")
        assert (state.outcome is not None) is over


def old(*hands_: str, last_colour: str = "red", **rest: Any) -> Any:
    return happens("gambling_man", *hands_, gambling_man="old", last_colour=last_colour, **rest)


def test_fra_356_the_old_gambling_man() -> None:
    state = old("R3 Y9", "R7 B9", "R7 G9", "G1")
    assert state.phase == "secret"
    for seat in (A, B, C):
        assert all(text.startswith("pick R") for text in offers(state, seat))
    assert code(state, "0 pick Y9")[1] == "FRA-356"
    while state.phase == "secret":
        seat = state.to_act()[0]
        play(state, f"{seat} {sorted(offers(state, seat))[0]}")
    assert hands(state)[:3] == ["Y9", "R3 R7 R7 B9", "G9"]
    assert sizes(state)[3] == 3


def test_fra_356_without_a_last_colour_nothing_happens() -> None:
    state = old("R3 Y9", "R7 B9", last_colour="")
    assert (on_turn(state), sizes(state)) == (B, [2, 2])


def test_fra_357_mimicry_does_not_react_if_switched_off() -> None:
    state = table("skip-R Y1", "mimicry B1", "G1", mimicry_reacts=False, **ALL)
    go(state, "0 play skip-R", "0 name 1")
    assert offers(state, B) == {"pass"}
    assert code(state, "1 throw mimicry red as counterattack") == (
        "frantic-mimicry-stays",
        "FRA-357",
    )
    state = table("mimicry Y1", "B1", mimicry_reacts=False, **ALL)
    assert "play mimicry as fantastic" in offers(state, A)


def test_fra_358_the_follow_up_must_be_played_if_possible() -> None:
    state = table("second_chance-R R1 Y1", "B1", **ALL)
    play(state, "0 play second_chance-R")
    assert offers(state, A) == {"play R1"}
    assert code(state, "0 draw") == ("frantic-must-follow", "FRA-358")
    state = table("second_chance-R R1 R2 Y1", "B1", **ALL)
    play(state, "0 play second_chance-R")
    assert offers(state, A) == {"play R1", "play R2"}
    state = table("second_chance-R Y1", "B1", preset="first", top="R5")
    events = settle(state, "0 play second_chance-R")
    assert drew(events) == [(A, 1)]
    assert Options().must_follow


@pytest.mark.parametrize("persons", [1, 2, 4])
@pytest.mark.parametrize("prompts", ["auto", "always", "holders"])
def test_fra_359_who_is_shown_a_window(prompts: str, persons: int) -> None:
    state = table("K5 Y1", "B1", "lucky_bastard G1", prompts=prompts, **ALL)
    play(state, "0 play K5")
    shown = []
    for seat in (B, C):
        assert state.to_act() == (seat,)
        shown.append(is_shown(state.options, state.agenda[0], state.moves(seat), persons))
        play(state, f"{seat} pass")
    everybody = prompts == "always" or (prompts == "auto" and persons > 1)
    assert shown == [everybody, True]
    state = table("gift-R Y1 Y2 Y3", "B1", "G1", prompts=prompts, **ALL)
    go(state, "0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")
    assert is_shown(state.options, state.agenda[0], state.moves(B), persons)


def test_fra_361_when_the_time_is_up_the_app_draws_and_passes() -> None:
    state = table("R1 Y1", "B1", **ALL)
    for expected in ("0 draw", "0 pass"):
        move = out_of_time(state.moves(A), Chance(1))
        assert str(move) == expected
        state.play(move)
    state = table("R1", "nice_try B1", **ALL)
    play(state, "0 play R1")
    assert str(out_of_time(state.moves(B), Chance(1))) == "1 pass"


def test_fra_577_otherwise_the_default_or_a_random_legal_option() -> None:
    state = happens("the_all_seeing_eye", "Y1", "B1")
    assert str(out_of_time(state.moves(A), Chance(1))) == "0 go-on"
    state = table("R1", "B1", "G1 G2", lasting=["parasite"], **ALL)
    settle(state, "0 play R1")
    assert str(out_of_time(state.moves(C), Chance(1))) == "2 enough"
    state = table("fantastic Y1", "B1", **ALL)
    play(state, "0 play fantastic")
    seen = {str(out_of_time(state.moves(A), Chance(seed))) for seed in range(40)}
    assert len(seen) > 5
    assert all(state.check(parse_move(text)) is None for text in seen)


def test_fra_362_pointing_at_a_card_back() -> None:
    state = table("exchange-R Y1", "B1 B2 B3", "G1", blind="point", **ALL)
    go(state, "0 play exchange-R", "0 name 1", "1 pass")
    assert (asks(state), offers(state, A)) == ("AskBlind", {"point 0", "point 1", "point 2"})
    assert code(state, "0 point 3")[0] == "frantic-point"
    play(state, "0 point 1")
    assert offers(state, A) == {"point 0", "point 1"}
    settle(state, "0 point 0")
    assert sizes(state) == [2, 2, 1]


def test_fra_362_the_fan_is_freshly_shuffled() -> None:
    taken = set()
    for seed in range(12):
        state = table("exchange-R", "B1 B2 B3 B4", "G1", blind="point", seed=seed, **ALL)
        go(state, "0 play exchange-R", "0 name 1", "1 pass", "0 point 0", "0 point 0")
        taken.add(hands(state)[A])
    assert len(taken) > 2


CHOICES = [
    ("AskPlay", {"play R1", "draw"}, lambda: table("R1 Y1", "B1", **ALL)),
    ("AskPlay", {"play R1", "pass"}, lambda: table("R1 Y1", "B1", drawn=True, **ALL)),
    ("AskUse", {"yes", "no"}, lambda: after("equality Y1 Y2", "0 play equality")),
    ("AskVictim", {"name 1", "name 2"}, lambda: after("gift-R Y1 Y2", "0 play gift-R")),
    (
        "AskCards",
        {"pick Y1", "pick Y2", "pick Y3"},
        lambda: after("gift-R Y1 Y2 Y3", "0 play gift-R", "0 name 1"),
    ),
    (
        "AskExit",
        {"colour red", "colour green"},
        lambda: after("colour_swap-RG Y1", "0 play colour_swap-RG", requirement="free"),
    ),
    (
        "AskBlockade",
        {f"colour {c}" for c in ("red", "blue", "yellow", "green", "violet")},
        lambda: after(
            "R1 Y1", "0 play R1 with colour_blockade", powers=["colour_blockade", "", ""]
        ),
    ),
    (
        "AskRecycling",
        {"name 0", "name 1", "name 2"},
        lambda: after("R1 Y1", "0 play R1 with recycling", powers=["recycling", "", ""]),
    ),
    ("AskSwapMeet", {"name 1", "name 2"}, lambda: after("R1 Y1", "0 play R1", rules=["swap_meet"])),
    ("AskTwins", {"pick Y1", "enough"}, lambda: after("R1 Y1 Y2", "0 play R1", rules=["twins"])),
]


def after(hand: str, *texts: str, **rest: Any) -> Any:
    state = table(hand, "B1", "G1", **(ALL | rest))
    play(state, *texts)
    return state


@pytest.mark.parametrize(("step", "moves", "build"), CHOICES)
def test_fra_438_what_is_offered(step: str, moves: set[str], build: Any) -> None:
    state = build()
    assert (asks(state), offers(state, A)) == (step, moves)


def test_fra_438_a_single_option_is_taken_by_itself() -> None:
    state = table("gift-R Y1 Y2", "B1", **ALL)
    play(state, "0 play gift-R")
    assert asks(state) == "TargetWindow"
    state = table("fantastic_four Y1", "B1", **ALL)
    play(state, "0 play fantastic_four")
    assert asks(state) == "AskWish"


def test_fra_438_some_things_are_always_asked() -> None:
    state = table("Y1", "B1", **ALL)
    assert offers(state, A) == {"draw"}
    state = table("Y1", "B1", drawn=True, **ALL)
    assert offers(state, A) == {"pass"}
    state = happens("tsunami", "Y1", "B3", "G1")
    assert asks(state) == "AskTsunami"
    state = table("gift-R Y1 Y2", "B1", **ALL)
    play(state, "0 play gift-R")
    assert offers(state, B) == {"pass"}
