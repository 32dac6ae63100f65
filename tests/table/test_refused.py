"""An answer that the rules refuse never ends the program, whoever gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pygame import KSCAN_L, KSCAN_RETURN

from game.bots.worker import Question, Slices, Task
from game.chance import Chance
from game.frantic.cards import CARD as FRANTIC_CARD
from game.match import Player
from game.nyet.cards import CARD
from game.nyet.moves import Play
from game.nyet.options import Options as NyetOptions
from game.prompts import Thing
from game.registry import load
from game.stratego.options import Options as StrategoOptions
from scenes.controllers.frantic.controller import Controller as FranticController
from scenes.seats.seating import Seating
from scenes.table.kit import lay_table
from tests import frantic_table, nyet_table, stratego_table
from tests.house.games import OF_CHOICES
from tests.table.house import NAMES, Driver, furnished, sitting_at, submit, table


def seated(game_id: str, levels: Sequence[str], options: Any = None) -> Seating:
    options = options or load(game_id).Options()
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    return Seating(game_id, options, players, ((),) * len(levels), 5)


def laid(home: Path, game_id: str, levels: Sequence[str], state: Any) -> Driver:
    """A table where the match stands as told."""
    house = furnished(home)
    driver = Driver(house, lay_table(house, seated(game_id, levels, state.options)))
    driver.frame()
    table(driver).match.state = state
    control = sitting_at(driver)
    control.stand_anew([])
    driver.frame()
    return driver


def until_asked_alone(driver: Driver, phase: str) -> None:
    """Until all bots have gone on and only the person has not."""
    control = sitting_at(driver)
    for _ in range(60 * 60):
        driver.frame()
        now = control.match.state
        if now.phase == phase and now.to_act() == (0,) and not control.steps:
            return
    raise AssertionError("the person is not asked")


@pytest.mark.parametrize("dealer", range(4))
def test_after_the_bots_one_person_goes_on_in_nyet(tmp_path: Path, dealer: int) -> None:
    state = nyet_table.position(
        ["B1", "B2", "B3", "B4"], first=1, leader=1, dealer=dealer, options=NyetOptions()
    )
    with laid(tmp_path, "nyet", ("", "easy", "easy", "easy"), state) as driver:
        control = sitting_at(driver)
        for _ in range(60 * 20):
            driver.frame()
            if control.choosing.seat == 0 and control.match.state.phase == "tricks":
                submit(control, control.match.state.moves(0)[0])
        until_asked_alone(driver, "scores")
        driver.run(500)
        driver.tap(KSCAN_RETURN)
        driver.click(control.choosing.targets.all[0].box.center)
        driver.run(500)
        assert control.match.state.number == 2


@pytest.mark.parametrize("colours", ["first", "second"])
def test_after_the_bot_one_person_goes_on_in_stratego(tmp_path: Path, colours: str) -> None:
    options = StrategoOptions(wins=2, colours=colours)
    state = stratego_table.position(
        "10 - - - -", "F - - - -", red_hand="", blue_hand="", red_deck="", blue_deck="",
        options=options,
    )  # fmt: skip
    with laid(tmp_path, "stratego", ("", "easy"), state) as driver:
        control = sitting_at(driver)
        driver.run(200)
        stratego_table.attack(state, 1, 1)
        control.stand_anew([])
        until_asked_alone(driver, "ended")
        driver.run(500)
        driver.click(control.choosing.targets.all[0].box.center)
        driver.run(500)
        assert control.match.state.number == 2


def test_a_look_at_tricks_ends_with_the_round(tmp_path: Path) -> None:
    """Whoever looks while the last trick is still gathered sees no empty panel."""
    state = nyet_table.position(
        ["B1 R1", "B2 R2", "B3 R3"], first=0, leader=0, options=NyetOptions(look_back="all")
    )
    with laid(tmp_path, "nyet", ("", "easy", "easy"), state) as driver:
        control = sitting_at(driver)
        for _ in range(60 * 40):
            driver.frame()
            if control.choosing.seat is not None and control.match.state.phase == "tricks":
                submit(control, control.match.state.moves(0)[0])
            if control.match.state.phase != "tricks" and not control.looking:
                driver.tap(KSCAN_L)
            if control.match.state.phase == "scores" and not control.steps:
                break
        assert control.match.state.phase == "scores"
        driver.run(200)
        assert not control.looking


class Muddled(Slices):
    """A mind that answers at once what the rules refuse, and every fourth time what they allow."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Question | None = None
        self.chance = Chance(3)

    def ask(self, question: Task) -> None:
        assert isinstance(question, Question)
        self.asked = question

    def answer(self) -> Any | None:
        question, self.asked = self.asked, None
        if question is None:
            return None
        move = self.chance.choice(question.moves)
        wrong = ("nonsense", replace(move, seat=9), replace(move, seat=1 - min(question.seat, 1)))
        return (move, *wrong)[self.chance.below(4)]


def skip(driver: Driver) -> None:
    """A tick that is long enough for a bot to answer, without a picture."""
    driver.now_ns += 700_000_000
    driver.top.tick(driver.now_ns)


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_what_a_bot_may_not_answer_is_said_and_the_match_goes_on(
    tmp_path: Path, expect_log: Callable[[str], None], game_id: str
) -> None:
    house = furnished(tmp_path)
    house.open_mind = Muddled
    house.settings.motion = "off"
    expect_log("the bot at seat . may not answer 'nonsense' and plays ")
    expect_log("the bot at seat . may not answer [A-Z]")
    with Driver(house, lay_table(house, seated(game_id, ["easy"] * 2))) as driver:
        control, said = sitting_at(driver), set[str]()
        for _ in range(250):
            skip(driver)
            said |= {toast.text for toast in table(driver).toasts.standing}
        assert len(control.match.moves) > 8 or control.match.state.outcome is not None
        assert any("what the rules do not allow" in text for text in said)


def test_a_refused_move_is_a_sentence_and_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    """Also where nobody asked whether it is legal, as when a time is up."""
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    with laid(tmp_path, "nyet", ("", "easy", "easy"), state) as driver:
        control = sitting_at(driver)
        moves = len(control.match.moves)
        submit(control, Play(0, CARD["B2"]))
        assert len(control.match.moves) == moves
        assert table(driver).toasts.standing


def test_an_answer_to_a_question_that_has_passed_is_refused_with_a_sentence(tmp_path: Path) -> None:
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    with laid(tmp_path, "nyet", ("", "easy", "easy"), state) as driver:
        control, cards = sitting_at(driver), state.moves(0)
        asked = control.choosing.asked
        assert asked is not None
        control.submit(cards[0], asked.at - 1)
        assert not control.match.moves
        said = [toast.text for toast in table(driver).toasts.standing]
        assert said == ["That question has passed."]


def test_a_card_taken_up_that_can_be_used_no_more_is_put_back(tmp_path: Path) -> None:
    """Somebody chooses what Mimicry imitates, a bot plays for them, and they come back."""
    hands = ["mimicry R5 B5 Y5", "B2 K5 R7", "Y9 R8 B1"]
    levels = ("", "easy", "easy")
    with laid(tmp_path, "frantic", levels, frantic_table.position(hands, top="R3")) as driver:
        control = sitting_at(driver)
        assert isinstance(control, FranticController)
        driver.run(100)
        control.choosing.choose(Thing("card", FRANTIC_CARD["mimicry"]))
        assert control.choosing.deeper
        control.hand_over(0, "easy")
        theirs = frantic_table.position(hands, top="Y3", requirement="yellow", drawn=True)
        table(driver).match.state = theirs
        control.hand_over(0, "")
        driver.run(100)
        assert control.choosing.seat == 0
        assert control.choosing.picked == ()
