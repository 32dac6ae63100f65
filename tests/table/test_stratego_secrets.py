"""Stratego Cards on the table scene: nothing of a hidden card is on the screen, nor in its time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import KSCAN_ESCAPE, KSCAN_F1, KSCAN_RETURN, KSCAN_SPACE

from game.chance import Chance
from game.prompts import Thing
from game.stratego.asking import DONE
from game.stratego.moves import Attack, Fill, Lay, Regroup, ScoutLook, SpyLook, StrategoMove
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from scenes.controllers.stratego.looks import seen_cards
from scenes.input.signals import FocusChanged, Press
from scenes.menus.sit_in import SitInScene
from tests.stratego_table import names, position, setup
from tests.table.house import Driver, answer_for, submit, table
from tests.table.stratego import (
    answer,
    controller,
    digest,
    frames,
    go_on,
    opened,
    place,
    settle,
    standing,
    without_motion,
)

RED = "2 6 1 F 9"


def hidden_twice(
    first: str, second: str, phase: str = "action", to_act: int = 0
) -> list[StrategoState]:
    """The same for Red with two different lines, hands and decks of Blue."""
    return [
        position(RED, line, seed=seed, red_hand="5 5 7", red_deck="2 2 3 3 4",
                 blue_hand=hand, phase=phase, to_act=to_act, turn=4)
        for line, hand, seed in ((first, "8 B 2", 1), (second, "3 4 10", 5))
    ]  # fmt: skip


def seen(
    home: Path, levels: str, state: StrategoState, play: Callable[[Driver], None]
) -> tuple[list[str], list[str]]:
    """Every picture of what follows, and what the log says."""
    with standing(home, levels, state) as driver:
        table(driver).hints.put_away()
        pictures = [digest(driver)]
        play(driver)
        pictures += frames(driver, 70)
        return pictures, list(table(driver).log.lines)


# What an enemy holds


def enemy_moves(move: Callable[[StrategoState], StrategoMove]) -> Callable[[Driver], None]:
    def play(driver: Driver) -> None:
        controller(driver).turns.forget()
        answer_for(controller(driver), move(controller(driver).match.state))

    return play


def filled(state: StrategoState) -> Fill:
    return next(move for move in state.moves(1) if isinstance(move, Fill))


def laid(state: StrategoState) -> Lay:
    return next(move for move in state.moves(1) if isinstance(move, Lay))


def test_what_a_bot_holds_changes_no_picture(tmp_path: Path) -> None:
    one, other = (seen(tmp_path, "- easy", state, lambda driver: None)
                  for state in hidden_twice("5 2 F 4 3", "B 9 1 F 6"))  # fmt: skip
    assert one == other


def test_with_what_a_bot_fills_its_gaps_changes_no_picture(tmp_path: Path) -> None:
    states = hidden_twice("5 2 - - 3", "B 9 - - 6", phase="fill", to_act=1)
    one, other = (seen(tmp_path, "- easy", state, enemy_moves(filled)) for state in states)
    assert one == other


def test_what_a_bot_lays_changes_no_picture(tmp_path: Path) -> None:
    states = [setup("F 1 2 3 4 5 6 7", blue) for blue in ("2 2 3 3 4 5 6 F", "B B B 9 10 8 7 6")]
    for state in states:
        state.decks[0] = states[0].decks[0]
    one, other = (seen(tmp_path, "- easy", state, enemy_moves(laid)) for state in states)
    assert one == other


def test_str_72_what_a_bot_sees_is_known_by_its_slots_alone(tmp_path: Path) -> None:
    states = hidden_twice("5 2 F 4 3", "B 2 9 F 6", to_act=1)
    look = ScoutLook(1, 1, (0, 3))
    one, other = (seen(tmp_path, "- easy", state, enemy_moves(lambda _: look)) for state in states)
    assert one == other


def test_str_72_the_slots_a_bot_looks_at_are_marked(tmp_path: Path) -> None:
    pictures = []
    for targets in ((0, 3), (1, 4)):
        state = position(RED, "5 2 F 4 3", to_act=1, turn=4)
        with standing(tmp_path, "- easy", state) as driver:
            answer_for(controller(driver), ScoutLook(1, 1, targets))
            driver.run(300)
            assert controller(driver).acts.looked_at == {(0, slot) for slot in targets}
            pictures.append(digest(driver))
    assert pictures[0] != pictures[1]


# Two people


def covered() -> list[StrategoState]:
    """Two tables that look alike from above: what lies face down differs on both sides."""
    return [
        position("2 6 1 F 9", "5 2 F 4 3", red_hand="5 5 7", blue_hand="8 B 2", turn=4, seed=1),
        position("2 8 1 F B", "B 9 1 F 6", red_hand="4 4 3", blue_hand="3 4 10", turn=4, seed=9),
    ]


def test_two_lines_lie_face_down_behind_the_curtain(tmp_path: Path) -> None:
    pictures = []
    for state in covered():
        with standing(tmp_path, "- -", setup()) as driver:
            table(driver).hints.put_away()
            controller(driver).turns.forget()
            place(driver, state)
            assert controller(driver).turns.curtain == 0
            pictures.append(digest(driver))
    assert pictures[0] == pictures[1]


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "move", [SpyLook(0), ScoutLook(0, 0, (1, 4)), Regroup(0)], ids=["spy", "scout", "regroup"]
)
def test_a_power_shows_both_people_one_card_and_no_more(tmp_path: Path, move: StrategoMove) -> None:
    found = []
    for state in covered():
        with standing(tmp_path, "- -", state) as driver:
            control = controller(driver)
            table(driver).hints.put_away()
            submit(control, move)
            driver.frame()
            pictures = frames(driver, 24)
            assert control.held
            go_on(driver)
            pictures += frames(driver, 130 if isinstance(move, Regroup) else 30)
            if control.acts.look is not None:
                assert not control.acts.look.peeking
            else:
                assert control.turns.curtain == 0
            found.append((pictures, list(table(driver).log.lines)))
    assert found[0] == found[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", ["fill", "setup"])
def test_what_is_laid_is_covered_at_once(tmp_path: Path, phase: str) -> None:
    found = []
    for number, state in enumerate(covered()):
        if phase == "setup":
            state = setup(("F 1 2 3 4 5 6 7", "B B B 8 2 9 10 F")[number])
        else:
            state = position("2 - 1 - 9", "5 2 F 4 3", red_hand=("5 6 7", "4 3 8")[number],
                             phase="fill", turn=4, seed=number)  # fmt: skip
        with standing(tmp_path, "- -", state) as driver:
            control = controller(driver)
            table(driver).hints.put_away()
            while control.front.free:
                card = control.own_cards(control.shown)[0][0]
                control.choosing.choose(Thing("card", card))
            control.choosing.choose(DONE)
            found.append((frames(driver, 70), list(table(driver).log.lines)))
            assert control.turns.curtain == 1
    assert found[0] == found[1]


def test_through_a_whole_game_only_the_asked_person_has_cards_before_them(tmp_path: Path) -> None:
    with opened(tmp_path, "- -", Options(memory="seen")) as driver:
        without_motion(driver)
        control, chance, curtains = controller(driver), Chance(11), 0
        for _ in range(400):
            settle(driver, passing=False)
            if control.match.state.outcome is not None:
                break
            if control.held:
                assert control.shown.seat is None
                assert control.shown.hand == ()
                assert all(card < 0 for line in control.shown.lines for card in line)
                assert control.shown.marks == ((-1,) * 5,) * 2
                go_on(driver)
                continue
            if control.turns.curtain is not None:
                curtains += 1
                assert control.choosing.targets.all == []
                assert control.shown == control.match.state.view(None)
                assert control.bottom == control.turns.curtain
            else:
                assert control.shown.seat == control.answering
            answer(driver, chance)
        assert curtains > 20


# Looks


def looking(home: Path, levels: str = "- -") -> Driver:
    driver = standing(home, levels, position(RED, "5 2 F 4 3", blue_hand="8 B 2", turn=4))
    submit(controller(driver), SpyLook(0))
    driver.run(600)
    if levels == "- -":
        go_on(driver)
    driver.run(1500)
    assert controller(driver).acts.look is not None
    return driver


def open_now(driver: Driver) -> bool:
    look = controller(driver).acts.look
    return look is not None and look.peeking


def test_str_67_a_look_is_held_open_by_key_and_by_button(tmp_path: Path) -> None:
    with looking(tmp_path) as driver:
        closed = digest(driver)
        driver.tap(KSCAN_RETURN)
        assert controller(driver).acts.look is not None
        driver.press(KSCAN_SPACE)
        assert open_now(driver)
        assert digest(driver) != closed
        driver.press(KSCAN_SPACE, pressed=False)
        assert not open_now(driver)
        look = controller(driver).acts.look
        assert look is not None
        cards = seen_cards(look.event, controller(driver).shown, controller(driver).places)
        assert names(card for card, _ in cards) == "8 B 2"
        driver.tap(KSCAN_RETURN)
        assert controller(driver).acts.look is None
        settle(driver)
        assert controller(driver).turns.curtain == 1


def test_a_look_needs_no_more_than_a_gamepads_accept_button(tmp_path: Path) -> None:
    with looking(tmp_path) as driver:
        pad(driver, False)
        assert not open_now(driver)
        pad(driver, True)
        assert open_now(driver)
        pad(driver, False)
        assert not open_now(driver)
        pad(driver, True)
        assert controller(driver).acts.look is None


def pad(driver: Driver, pressed: bool) -> None:
    press = Press(driver.now_ns, driver.batch, "pad:0", "pad:0:button:0", pressed)
    driver.top.handle(press)
    driver.frame()


@pytest.mark.parametrize("cover", ["pause", "rules", "focus", "window"])
def test_a_look_is_covered_with_the_table(tmp_path: Path, cover: str) -> None:
    with looking(tmp_path) as driver:
        driver.press(KSCAN_SPACE)
        assert open_now(driver)
        match cover:
            case "pause":
                driver.press(KSCAN_ESCAPE)
            case "rules":
                driver.press(KSCAN_F1)
                driver.frame()
                driver.stage.pop()
            case "focus":
                driver.top.handle(FocusChanged(driver.now_ns, False))
            case "window":
                driver.stage.resize((1024, 640))
        assert not open_now(driver)


def test_str_67_one_person_alone_just_looks(tmp_path: Path) -> None:
    with looking(tmp_path, "- easy") as driver:
        control = controller(driver)
        assert open_now(driver)
        driver.run(10_000)
        assert open_now(driver)
        assert "Seen: Colonel, Bomb, Scout." in table(driver).log.lines
        driver.tap(KSCAN_RETURN)
        assert control.acts.look is None


def test_the_log_tells_two_people_no_look(tmp_path: Path) -> None:
    with looking(tmp_path) as driver:
        assert list(table(driver).log.lines) == ["Ann shows the Spy and looks at the hand of Ben."]


def test_whoever_sits_in_later_finds_no_look_in_the_log(tmp_path: Path) -> None:
    with looking(tmp_path, "- easy") as driver:
        sheet = controller(driver).sit_in()
        assert isinstance(sheet, SitInScene)
        sheet._on_change(1, "")
        assert not open_now(driver)
        assert not any("Colonel" in line for line in table(driver).log.lines)
        look = controller(driver).acts.look
        assert look is not None
        assert look.shared


def test_str_70_looks_lie_as_the_slots_do_on_the_screen(tmp_path: Path) -> None:
    state = position(RED, "5 2 F 4 3", turn=4)
    with standing(tmp_path, "- easy", state) as driver:
        control = controller(driver)
        driver.click(control.places.slots[0][0].center)
        driver.click(control.places.buttons[0].center)
        for slot in (0, 3):
            driver.click(control.places.slots[1][slot].center)
        settle(driver, passing=False)
        assert control.acts.look is not None
        cards = seen_cards(control.acts.look.event, control.shown, control.places)
        assert names(card for card, _ in cards) == "4 5"
        assert [slot for _, slot in cards] == [3, 0]


# The memory aid


@pytest.mark.parametrize(
    ("memory", "marked"), [("off", False), ("seen", True), ("first", True), ("second", False)]
)
def test_o_1_marks_are_for_whom_they_were_agreed(tmp_path: Path, memory: str, marked: bool) -> None:
    pictures = []
    for known in ("", "1 3"):
        state = position("2 6 1 B 9", "5 2 F 4 3", seen=("", known), options=Options(memory=memory))
        with standing(tmp_path, "- easy", state) as driver:
            table(driver).hints.put_away()
            pictures.append(digest(driver))
    assert (pictures[0] != pictures[1]) == marked


def test_str_81_what_a_spy_saw_is_listed_beside_the_hand(tmp_path: Path) -> None:
    options = Options(memory="seen")
    state = position(RED, "5 2 F 4 3", blue_hand="8 B 2", turn=4, options=options)
    with standing(tmp_path, "- easy", state) as driver:
        control = controller(driver)
        area = control.places.listed[1]
        empty = driver.screen.subsurface(area).copy().get_buffer().raw
        state.play(SpyLook(0))
        control.turns.forget()
        control.refresh()
        driver.frame()
        listed = driver.screen.subsurface(area).copy().get_buffer().raw
        assert listed != empty
        hidden = replace(control.shown, listed_hands=(None, None))
        control.lay(hidden)
        driver.frame()
        assert driver.screen.subsurface(area).copy().get_buffer().raw == empty


def test_a_bots_answer_takes_as_long_whatever_it_holds(tmp_path: Path) -> None:
    waits = []
    for state in hidden_twice("5 2 - - 3", "B 9 - - 6", phase="fill", to_act=1):
        with standing(tmp_path, "- easy", state) as driver:
            began = driver.now_ns
            while not table(driver).match.moves:
                driver.frame()
            waits.append(driver.now_ns - began)
    assert waits[0] == waits[1]


def test_an_attack_is_shown_alike_whatever_else_lies_there(tmp_path: Path) -> None:
    found = []
    for blue, hand in (("5 4 F 2 3", "8 B 2"), ("B 4 1 F 6", "3 4 10")):
        state = position(RED, blue, red_hand="5 5 7", blue_hand=hand, turn=4)
        with standing(tmp_path, "- -", state) as driver:
            table(driver).hints.put_away()
            submit(controller(driver), Attack(0, 1, 1))
            driver.frame()
            found.append(frames(driver, 40))
            go_on(driver)
            found[-1] += frames(driver, 40)
    assert found[0] == found[1]
