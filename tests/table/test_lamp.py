"""The lamp at the table: a hint, what an expert would do, where it shines, when it goes out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.worker import Consultation, Slices
from game.jetriko.cards import CARD
from game.match import Match, Player
from game.prompts import Thing
from game.record import read_record
from game.registry import load
from scenes.input.signals import PointerMoved
from scenes.seats.seating import Seating
from scenes.storage.statistics import load as load_statistics
from scenes.table.hand.table import HandTable
from scenes.table.hints import AIM
from scenes.table.kit import lay_table
from scenes.table.lamp import Light
from scenes.table.messages import Tone
from scenes.table.thinking import Thinking
from tests import jetriko_table, nyet_table
from tests.table.house import Driver, furnished, submit, table
from tests.table.laid import laid

LAMP = pygame.KSCAN_F7
Open = Callable[..., Driver]


@pytest.fixture
def lay(tmp_path: Path) -> Iterator[Open]:
    """A table of Jetriko laid out; the first seat is a person."""
    opened: list[Driver] = []

    def open_table(state: Any, levels: str = "- easy easy") -> Driver:
        driver = laid("jetriko", state, levels, tmp_path)
        opened.append(driver)
        driver.run(100)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def attacked() -> Any:
    """Seat 0 is attacked and can pass it on with one card, or take the hit."""
    return jetriko_table.position(
        ["Y1-plus C3 C4", "B1 B2 B3", "R1 R2 R3"], top="G2-plus", turn=0, attack=("plus", 4, 2),
        coming="G1 G3 G4 G5 C1 C2",
    )  # fmt: skip


def control(driver: Driver) -> HandTable:
    found = table(driver).controller
    assert isinstance(found, HandTable)
    return found


def point(driver: Driver, pos: tuple[int, int]) -> None:
    driver.top.handle(PointerMoved(driver.now_ns, "mouse", pos))
    driver.run(30)


def lit(driver: Driver) -> set[Thing]:
    seat = control(driver)
    return seat.lamp.things(seat.choosing.picked)


def test_first_the_hint_then_what_an_expert_would_do_then_dark(lay: Open) -> None:
    driver = lay(attacked())
    words = driver.house.words
    driver.tap(LAMP)
    driver.run(50)
    assert words("jetriko-hint-attack") in control(driver).message().text
    assert control(driver).message().tone is Tone.LAMPLIGHT
    assert not lit(driver)
    driver.tap(LAMP)
    driver.run(50)
    assert lit(driver) == {Thing("card", CARD["Y1-plus"])}
    found = control(driver).lamp.advice
    assert found is not None
    assert control(driver).message().text == control(driver).say(found.said)
    driver.frame()
    driver.tap(LAMP)
    driver.run(50)
    assert control(driver).lamp.light is Light.OUT
    assert not lit(driver)


def test_a_first_game_begins_with_its_aim_and_the_lamp_helps_with_the_move(lay: Open) -> None:
    driver = lay(jetriko_table.position(["Y1 C3 C4", "B1 B2 B3", "R1 R2 R3"], top="G2", turn=0))
    aim = driver.house.words(f"jetriko-hint-{AIM}")
    assert table(driver).hints.text == aim
    driver.tap(LAMP)
    driver.run(50)
    assert control(driver).message().tone is Tone.LAMPLIGHT
    assert aim not in control(driver).message().text


def test_the_button_in_the_corner_does_the_same(lay: Open) -> None:
    driver = lay(attacked())
    for light in (Light.HINT, Light.ADVICE, Light.OUT):
        driver.click(table(driver).corner.boxes["lamp"].center)
        driver.run(50)
        assert control(driver).lamp.light is light


def test_it_goes_out_with_the_answer(lay: Open) -> None:
    driver = lay(attacked())
    driver.tap(LAMP)
    driver.tap(LAMP)
    driver.run(50)
    seat = control(driver)
    assert seat.lamp.advice is not None
    submit(seat, seat.lamp.advice.choices[0].move)
    driver.run(50)
    assert seat.lamp.light is Light.OUT


def test_a_first_answer_comes_before_the_settled_one(
    lay: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The quick budget is asked first; what it says is shown while the rest is thought."""
    driver = lay(attacked())
    seat, asked = control(driver), list[int]()
    expert = seat.choices.expert
    consult = seat.thinking.consult

    def listening(view: Any, moves: Any, budget: int) -> None:
        asked.append(budget)
        consult(view, moves, budget)

    monkeypatch.setattr(seat.thinking, "consult", listening)
    driver.tap(LAMP)
    driver.tap(LAMP)
    driver.run(16)
    assert asked[0] == expert.quick
    assert seat.lamp.advice is not None
    driver.run(200)
    assert asked == [expert.quick, expert.full]
    assert seat.lamp.next_ns(0) is None


def test_what_is_pointed_at_afterwards_is_explained_and_then_the_advice_again(lay: Open) -> None:
    driver = lay(attacked())
    driver.tap(LAMP)
    driver.tap(LAMP)
    driver.run(100)
    seat = control(driver)
    said = seat.message().text
    target = seat.choosing.targets.all[0]
    point(driver, target.box.center)
    assert seat.message().text != said
    point(driver, (3, 3))
    assert seat.message().text == said


def test_it_burns_on_while_others_lay_aside_and_what_is_picked_stays(tmp_path: Path) -> None:
    """In NYET! all lay cards aside at the same time: what the others do asks nothing new."""
    suits = [" ".join(f"{suit}{number}" for number in range(2, 14)) for suit in "BRYG"]
    state = nyet_table.position(suits, line2="two", phase="discards")
    with laid("nyet", state, "- easy easy easy", tmp_path) as driver:
        driver.run(200)
        seat = control(driver)
        driver.tap(LAMP)
        driver.tap(LAMP)
        driver.run(50)
        said, picked = seat.message().text, Thing("card", seat.shown.hand[3])
        driver.tap(pygame.KSCAN_RIGHT)
        focused = seat.choosing.targets.focus
        seat.choosing.choose(picked)
        assert focused is not None and not seat.match.moves
        for _ in range(400):
            driver.unseen()
            assert seat.lamp.light is Light.ADVICE
            assert seat.choosing.picked == (picked,)
        assert len(seat.match.moves) == 3
        assert seat.choosing.targets.focus == focused
        point(driver, (3, 3))
        assert seat.message().text == said


def test_nobody_is_asked_so_there_is_no_lamp(lay: Open) -> None:
    state = attacked()
    jetriko_table.play(state, "0 take-hit")
    driver = lay(state, "- - -")
    assert control(driver).turns.curtain is not None
    driver.tap(LAMP)
    driver.run(50)
    assert control(driver).lamp.light is Light.OUT
    assert table(driver).toasts.spoken == driver.house.words("table-lamp-not-now")


def test_only_the_expert_counts_and_it_is_written_down(tmp_path: Path) -> None:
    driver = dealt(tmp_path)
    match = table(driver).match
    driver.tap(LAMP)
    assert match.lamps == [0, 0]
    driver.tap(LAMP)
    driver.run(50)
    assert match.lamps == [1, 0]
    assert match.journal is not None
    assert read_record(match.journal.path).lamps == (1, 0)
    driver.stage.clear()
    [kept] = driver.house.paths.matches.glob("*.kibitz")
    assert Match.resume(read_record(kept)).lamps == [1, 0]


def dealt(home: Path) -> Driver:
    """A fresh match of two, a person first, in which somebody has something to think about."""
    house, game = furnished(home), load("jetriko")
    players = (Player("Ann", 0, ""), Player("Ben", 1, "easy"))
    options = game.Options(length="one")
    driver = Driver(house, lay_table(house, Seating("jetriko", options, players, ((), ()), 2)))
    for _ in range(200):
        driver.run(100)
        chooses = control(driver).choosing.seat
        if chooses is not None and len(control(driver).chair(0).moves) > 1:
            return driver
    raise AssertionError("nobody is asked")


def test_the_statistics_know_with_and_without(tmp_path: Path) -> None:
    driver = dealt(tmp_path)
    table(driver).match.light(0)
    state = table(driver).match.state
    for _ in range(3000):
        if state.outcome is not None:
            break
        if control(driver).choosing.seat is not None:
            seat = control(driver).choosing.seat
            assert seat is not None
            submit(control(driver), control(driver).chair(seat).moves[0])
        driver.run(100)
        state = table(driver).match.state
    assert state.outcome is not None
    driver.run(3000)
    [played] = load_statistics(driver.house.paths)
    assert [seat.figures["lamp"] for seat in played.seats] == [1, 0]
    driver.stage.clear()


def test_what_a_bot_is_asked_waits_for_the_lamp_and_is_not_lost() -> None:
    """A bot is asked while the expert thinks, and the other way round: both get their answer."""
    state = attacked()
    players = [Player("Ann", 0), Player("Ben", 1, "easy"), Player("Cleo", 2, "easy")]
    match = Match(load("jetriko"), state.options, tuple(players), 1, state)
    for first in ("lamp", "bot"):
        thinking = Thinking(match, match.levels, lambda: Slices(slice_ms=1e9))
        for asker in (first, "bot" if first == "lamp" else "lamp"):
            if asker == "lamp":
                thinking.consult(state.view(0), state.moves(0), 64)
            else:
                thinking.ask(1, state.view(0), state.moves(0), 1.0)
        moves, advice = [], []
        for _ in range(4):
            moves += [answer for answer in [thinking.answer()] if answer is not None]
            advice += [answer for answer in [thinking.advice()] if answer is not None]
        assert len(moves) == len(advice) == 1
        assert moves[0] in state.moves(0)
        assert advice[0].choices[0].move in state.moves(0)
        thinking.close()


def test_slices_answer_a_consultation_too() -> None:
    state = attacked()
    slices = Slices(slice_ms=1e9)
    slices.ask(Consultation("jetriko", state.view(0), state.moves(0), 64))
    found = slices.answer()
    assert found is not None
    assert found.choices[0].move == state.moves(0)[0]
