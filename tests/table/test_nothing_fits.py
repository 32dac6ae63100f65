"""Where no card fits, the table says so, and says what is left to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.jetriko.moves import parse_move
from tests.frantic_table import play
from tests.frantic_table import position as frantic
from tests.jetriko_table import position as jetriko
from tests.table.house import sitting_at
from tests.table.laid import laid


def asked(home: Path, game: str, state: Any) -> str:
    """What is said to the one person at the table, when all was seen."""
    driver = laid(game, state, "- easy easy", home)
    control = sitting_at(driver)
    driver.frame()
    while control.choosing.seat is None:
        driver.frame()
    return control.message().text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("R3 R5", "Ann, no card of yours fits: draw one."),
        ("G3 R5", "Ann, play a card or draw one."),
    ],
)
def test_jetriko_says_when_nothing_fits(tmp_path: Path, hand: str, says: str) -> None:
    state = jetriko([hand, "Y1-plus C3", "C1 C2"], top="G4")
    assert asked(tmp_path, "jetriko", state) == says


def test_jetriko_says_when_nothing_fits_after_a_draw(tmp_path: Path) -> None:
    state = jetriko(["R3 R5", "Y1-plus C3", "C1 C2"], top="G4", coming="Y3")
    state.play(parse_move("0 draw"))
    assert asked(tmp_path, "jetriko", state) == "Ann, no card of yours fits: pass."


def test_jetriko_says_when_nothing_answers_an_attack(tmp_path: Path) -> None:
    state = jetriko(["R3 R5", "Y1 C3", "C1 C2"], top="G2-plus", attack=("plus", 4, 2))
    said = asked(tmp_path, "jetriko", state)
    assert said == "Chloe to Ann: Plus 4. Ann, no card of yours answers it: take the hit."


@pytest.mark.parametrize(
    ("hand", "says"),
    [("B5 Y7", "Ann, no card of yours fits: draw."), ("R5 Y7", "Ann, play a card or draw.")],
)
def test_frantic_says_when_nothing_fits(tmp_path: Path, hand: str, says: str) -> None:
    assert asked(tmp_path, "frantic", frantic([hand, "B2 B4", "Y9"], top="R3")) == says


def test_frantic_says_when_nothing_fits_after_a_draw(tmp_path: Path) -> None:
    state = frantic(["B5 Y7", "B2 B4", "Y9"], top="R3", draw="Y2")
    play(state, "0 draw")
    assert asked(tmp_path, "frantic", state) == "Ann, no card of yours fits: pass."
