"""Hints of a first game of Totem say what is true while they are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.totem.moves import Grab
from game.totem.options import Options
from scenes.controllers.totem.controller import Controller
from scenes.table.hints import AIM
from tests.rules.totem_play import table as laid_out
from tests.table.house import Driver, table
from tests.table.laid import laid

# Nobody turns in the middle of these tests.
SLOW: dict[str, Any] = {"pace": "custom", "pace_ms": 4000}


def at(
    home: Path, decks: Sequence[str | int], piles: Sequence[str | int], seen: Sequence[str] = (),
    seats: int = 0, **options: Any,
) -> Driver:  # fmt: skip
    """A table of people only, on which the hints called `seen` are not wanted any more."""
    state = laid_out(decks, piles, seats=seats or None, options=Options(**SLOW, **options))
    driver = laid("totem", state, " ".join("-" * len(state.points)), home)
    for name in seen:
        table(driver).hints.understood(name)
    driver.run(100)
    return driver


def grab(driver: Driver, hand: int) -> str:
    """The hint that is up when that hand has the totem."""
    controller = controller_of(driver)
    controller.act(Grab(hand, controller.desk.match_ms))
    driver.run(100)
    return table(driver).hints.text


def controller_of(driver: Driver) -> Controller:
    controller = table(driver).controller
    assert isinstance(controller, Controller)
    return controller


def hint(driver: Driver, name: str) -> str:
    words = driver.house.words
    return words(f"totem-hint-{name}", key=words("totem-your-key"))


DUEL_AND_RUSH = ("duel", "rush", "wrong", "tie", "outward", "three")


def test_a_first_match_says_its_aim_until_somebody_grabs(tmp_path: Path) -> None:
    piles = ["S1-P", "S1-G", "K1-Y", "T1-O"]
    with at(tmp_path, [3, 3, 3, 3], piles) as driver:
        assert table(driver).hints.text == hint(driver, AIM)
        driver.run(3000)
        assert table(driver).hints.text == hint(driver, AIM)
        assert grab(driver, 1) == hint(driver, "duel")


def test_an_empty_deck_of_one_of_two_hands_promises_no_victory(tmp_path: Path) -> None:
    piles = ["S1-P", "S1-G", "K1-Y", "T1-O"]
    with at(tmp_path, [3, 3, "", 3], piles, DUEL_AND_RUSH, seats=2) as driver:
        assert grab(driver, 1) == hint(driver, "hand")
        assert "won" not in hint(driver, "hand")


def test_an_empty_deck_promises_to_be_rid_of_the_cards_only(tmp_path: Path) -> None:
    piles = ["S1-P", "S1-G", "K1-Y", "T1-O"]
    with at(tmp_path, [3, 3, "", 3], piles, DUEL_AND_RUSH) as driver:
        assert grab(driver, 1) == hint(driver, "deck")


def test_a_deck_that_was_filled_again_is_no_longer_called_empty(tmp_path: Path) -> None:
    piles = ["S1-P", "S1-G", "K1-Y", "T1-O"]
    with at(tmp_path, [3, 3, "", 3], piles, DUEL_AND_RUSH) as driver:
        assert grab(driver, 1) == hint(driver, "deck")
        driver.run(1600)
        assert table(driver).hints.text
        # C grabs wrongly and takes all that lies open.
        grab(driver, 2)
        assert table(driver).hints.text == ""


@pytest.mark.parametrize("stays", [True, False])
def test_coloured_arrows_are_spoken_of_only_while_they_lie_there(
    tmp_path: Path, stays: bool
) -> None:
    # D turns coloured arrows; A and B match by colour. D's next card covers them.
    decks: list[str | int] = [3, 3, 3, "2 T1-O COL1"]
    piles = ["S1-P", "D1-P", "K1-Y", ""]
    with at(tmp_path, decks, piles, DUEL_AND_RUSH) as driver:
        controller = controller_of(driver)
        controller.match.state.pointer = 3
        driver.run(4500)
        assert controller.match.state.rule == "colour"
        if not stays:
            controller.match.state.pointer = 3
            driver.run(4500)
            assert controller.match.state.rule == "shape"
            # Both are errors now: there is a grab, and nothing to say of colours.
            assert grab(driver, 2) != hint(driver, "colours")
            return
        assert grab(driver, 0) == hint(driver, "colours")
        controller.match.state.pointer = 3
        driver.run(6000)
        assert controller.match.state.rule == "shape"
        assert table(driver).hints.text == ""


def test_three_of_a_colour_are_not_called_inward_arrows(tmp_path: Path) -> None:
    with at(tmp_path, [3, 3, 3], ["D1-G", "T2-G", "K4-G"]) as driver:
        controller_of(driver).desk.levels[1] = "easy"
        assert grab(driver, 1) == hint(driver, "three")


def test_that_was_a_tie_is_said_at_once_or_never(tmp_path: Path) -> None:
    piles = ["S1-P", "S1-G", "K1-Y", "T1-O"]
    with at(tmp_path, [3, 3, 3, 3], piles, ("rush", "wrong")) as driver:
        controller = controller_of(driver)
        controller.desk.levels[0] = "easy"
        now = controller.desk.match_ms
        controller.act(Grab(0, now))
        controller.act(Grab(1, now + 1))
        driver.run(100)
        # The duel comes first; the tie is not told at a later grab.
        assert table(driver).hints.text == hint(driver, "duel")
        table(driver).hints.understood("duel")
        driver.run(2000)
        assert grab(driver, 3) != hint(driver, "tie")


@pytest.mark.parametrize(
    ("piles", "told"), [(["D1-G", "T2-G", "K4-G"], True), (["D1-G", "IN1", "K4-P"], False)]
)
def test_why_three_of_a_colour_were_a_rush_is_said_with_the_grab(
    tmp_path: Path, piles: list[str], told: bool
) -> None:
    with at(tmp_path, [3, 3, 3], piles) as driver:
        controller = controller_of(driver)
        controller.centre.inward = not told
        grab(driver, 1)
        account = controller.centre.account
        assert account is not None
        assert (controller.words("totem-news-three") in account.news) is told
