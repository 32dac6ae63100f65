"""Frantic on the table scene: who is shown a window, on what screen, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pygame import (
    KSCAN_1,
    KSCAN_2,
)

from game.frantic.moves import (
    Draw,
    Enough,
    Pass,
    Throw,
)
from game.frantic.steps import EventWindow
from scenes.controllers.frantic.choices import PASS, REACT
from scenes.controllers.frantic.controller import Controller
from tests.frantic_table import let_pass, position
from tests.frantic_table import play as play_all
from tests.table.frantic_hands import At, answers, attacked, click, held, picture, press
from tests.table.frantic_questions import (
    controller,
    settle,
)
from tests.table.house import Driver, lift


def question(control: Controller) -> str:
    text = control.choosing.text
    assert text is not None
    return control.asks(text)


# Windows


def test_alone_at_the_screen_a_window_is_answered_with_the_cards_in_sight(at: At) -> None:
    driver = at(attacked(), (1,))
    settle(driver)
    control = controller(driver)
    assert question(control) == "Ben, Ann attacks you with Skip: you are to miss your next turn."
    held(driver, "counterattack")
    assert len(answers(driver)) == 4
    press(driver, "Wish for green")
    assert isinstance(control.match.moves[-1], Throw)


def test_another_card_can_be_looked_at_before_the_wish(at: At) -> None:
    driver = at(attacked(), (1,))
    settle(driver)
    held(driver, "counterattack")
    press(driver, "Another card")
    press(driver, "Let it pass")
    assert controller(driver).match.moves == [Pass(1)]


@pytest.mark.parametrize("hand", ["counterattack B2", "R9 B2"])
def test_a_window_on_a_shared_screen_is_the_same_whoever_holds_what(at: At, hand: str) -> None:
    driver = at(attacked(hand), (0, 1, 2))
    settle(driver)
    control = controller(driver)
    assert control.turns.curtain is None
    assert control.shown.hand == ()
    assert [target.what for target in control.choosing.targets.all] == [PASS, REACT]
    texts = [control.text_of(PASS), question(control)]
    asked = "Ben, Ann attacks you with Skip: you are to miss your next turn."
    assert texts == ["Let it pass", asked]
    press(driver, "Let it pass")
    assert control.match.moves == [Pass(1)]


def test_the_pictures_of_a_window_do_not_differ(at: At) -> None:
    looks = []
    for hand in ("counterattack B2", "R9 B2"):
        driver = at(attacked(hand), (0, 1, 2))
        settle(driver)
        looks.append(picture(driver))
        driver.stage.clear()
    assert looks[0] == looks[1]


def test_the_key_of_the_seat_covers_the_choice(at: At) -> None:
    driver = at(attacked(), (0, 1, 2))
    settle(driver)
    control = controller(driver)
    driver.tap(KSCAN_1)
    driver.frame()
    assert not control.reacting
    driver.tap(KSCAN_2)
    driver.frame()
    assert control.turns.curtain == 1
    assert control.choosing.targets.all == []
    lift(driver)
    held(driver, "counterattack")
    press(driver, "Wish for blue")
    assert isinstance(control.match.moves[-1], Throw)
    assert not control.reacting
    settle(driver)
    # The attack is Ben's now, who goes on to choose before the others look again.
    assert control.turns.curtain is None
    press(driver, "Chloe")
    assert control.shown.hand == ()


def test_whoever_reacts_may_still_let_it_pass(at: At) -> None:
    driver = at(attacked(), (0, 1, 2))
    settle(driver)
    click(driver, REACT)
    driver.frame()
    lift(driver)
    press(driver, "Let it pass")
    assert controller(driver).match.moves == [Pass(1)]
    assert not controller(driver).reacting


@pytest.mark.parametrize("hand", ["counterattack B2", "R9 B2"])
def test_a_bot_takes_as_long_whatever_it_holds(at: At, hand: str) -> None:
    driver = at(attacked(hand), (0,))
    control = controller(driver)
    begun = driver.now_ns
    while not control.match.moves:
        driver.frame()
    assert 600 <= (driver.now_ns - begun) / 1_000_000 <= 800


def coming(prompts: str, held: str = "R9 B2") -> Any:
    """An event is coming; Ben, Chloe and Dan may throw Lucky Bastard in."""
    state = position(["K5 R2 R4", held, "Y9 Y8", "G1 G2"], requirement="5", prompts=prompts,
                     events=["friday_the_13th"])  # fmt: skip
    play_all(state, "0 play K5")
    return state


def over(prompts: str) -> Any:
    """Ann is out; whoever holds it may throw Nice Try in."""
    state = position(["R5", "R9 B2", "Y9 Y8", "G1 G2"], top="R3", prompts=prompts)
    play_all(state, "0 play R5")
    return state


def asked_at_windows(driver: Driver) -> list[int]:
    """Who at the screen is shown the window before it closes; everybody lets it pass."""
    control = controller(driver)
    shown: list[int] = []
    window = type(control.match.state.agenda[0])
    for _ in range(25 * 60):
        driver.frame(40_000_000)
        if control.held:
            control.go_on()
        if not isinstance(control.match.state.agenda[0], window):
            return shown
        seat = control.choosing.seat
        if seat is not None:
            shown.append(seat)
            press(driver, "Let it pass")
    raise AssertionError("the window never closes")


@pytest.mark.sample(4)
@pytest.mark.parametrize("window", [coming, over])
@pytest.mark.parametrize(
    ("prompts", "people", "shown"),
    [
        ("auto", (1,), []),
        ("holders", (1,), []),
        ("always", (1,), [1]),
        ("auto", (1, 2), [1, 2]),
        ("always", (1, 2), [1, 2]),
        ("holders", (1, 2), []),
    ],
)
def test_fra_359_who_can_only_let_pass_is_asked_as_was_agreed(
    at: At, window: Callable[[str], Any], prompts: str, people: tuple[int, ...], shown: list[int]
) -> None:
    assert asked_at_windows(at(window(prompts), people)) == shown


@pytest.mark.parametrize("prompts", ["auto", "always", "holders"])
def test_fra_359_who_can_react_is_always_asked(at: At, prompts: str) -> None:
    for people in ((1,), (1, 2)):
        driver = at(coming(prompts, "lucky_bastard B2"), people)
        shown = asked_at_windows(driver)
        assert shown[0] == 1


@pytest.mark.parametrize("prompts", ["auto", "always", "holders"])
def test_fra_359_every_victim_is_asked_whatever_was_agreed(at: At, prompts: str) -> None:
    state = position(["skip-R R2 R4", "R9 B2", "Y9 Y8"], top="R3", prompts=prompts)
    play_all(state, "0 play skip-R", "0 name 1")
    assert asked_at_windows(at(state, (1,))) == [1]


def test_fra_359_a_window_that_is_not_shown_says_and_offers_nothing(at: At) -> None:
    driver = at(coming("auto"), (1,))
    control = controller(driver)
    for _ in range(60):
        driver.frame()
        if not isinstance(control.match.state.agenda[0], EventWindow):
            return
        assert [target for target in control.choosing.targets.all if target.open] == []


def test_fra_359_the_windows_of_a_shared_screen_last_alike_whoever_holds_it(at: At) -> None:
    """What bots do between two people's prompts comes at the same moment."""
    moments = []
    for hand_ in ("lucky_bastard B2", "R9 B2"):
        driver = at(coming("always", hand_), (1, 3))
        control = controller(driver)
        press(driver, "Let it pass")
        while control.choosing.seat != 3:
            driver.frame()
        moments.append(driver.now_ns)
        driver.stage.clear()
    assert moments[0] == moments[1]


# Time


def test_the_timer_draws_and_passes(at: At) -> None:
    driver = at(position(["B5 R2", "B2 K5"], top="R3", timer="30"))
    control = controller(driver)
    driver.run(1000)
    assert question(control).endswith(" 29 s")
    driver.run(29_500)
    assert control.match.moves[0] == Draw(0)
    settle(driver)
    driver.run(30_500)
    assert control.match.moves[1] == Pass(0)


def test_fra_577_the_timer_discards_nothing_for_parasite(at: At) -> None:
    state = position(["R1", "B1", "G1 G2"], top="R3", lasting=["parasite"], timer="30",
                     preset="everything")  # fmt: skip
    play_all(state, "0 play R1")
    let_pass(state)
    driver = at(state, (2,))
    driver.run(31_000)
    assert controller(driver).match.moves[0] == Enough(2)
