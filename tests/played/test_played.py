"""Some matches of the robot, and that it would notice what it looks for.

Thousands are played by `python -m tests.played all --matches 2000`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.registry import load, open_games
from scenes.controllers.nyet.controller import Controller
from scenes.menus.start import StartScene
from scenes.table.curtain import Curtain
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from tests.house.games import TABLES
from tests.played import match
from tests.played.__main__ import main
from tests.played.deals import SIZES, Deal
from tests.played.match import Match, Told, play
from tests.played.minds import Mind
from tests.played.room import repeatable, unpainted

MATCHES = 2
Shape = Callable[[Deal], Deal]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A robot that soon gives up."""
    monkeypatch.setattr(match, "PATIENCE", 30)
    monkeypatch.setattr(match, "STUBBORNNESS", 60)
    yield


def soberly(levels: str) -> Shape:
    """A match of these seats ("-" is a person) in which the robot does nothing but play."""
    chosen = ["" if level == "-" else level for level in levels.split()]

    def shape(deal: Deal) -> Deal:
        players = tuple(
            replace(deal.seating.players[0], name=f"Player {seat}", colour=seat, level=level)
            for seat, level in enumerate(chosen)
        )
        options = type(deal.seating.options)()
        seating = replace(
            deal.seating, players=players, options=options, controls=((),) * len(players)
        )
        return replace(deal, seating=seating, mischief=0.0, haste=0.0, through_the_menus=False)

    return shape


def short(deal: Deal) -> Deal:
    """A match that is soon over: few seats, the shortest options, a small window."""
    seating = deal.seating
    count = load(seating.game_id).fewest_seats
    options = replace(type(seating.options)(), **TABLES[seating.game_id].short)
    players, controls = seating.players[:count], seating.controls[:count]
    few = replace(seating, players=players, controls=controls, options=options)
    return replace(deal, seating=few, size=SIZES[1], mischief=0.01, more_games=0)


def whole(told: Told) -> bool:
    """Whether the match was played to its end without a failure."""
    assert not told.kind, f"{told.again}\n{told.about}"
    return told.moves > 0


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game_id", open_games())
def test_matches_are_played_whole(game_id: str, seed: int) -> None:
    assert whole(play(game_id, seed))


@pytest.mark.sample(5)
@pytest.mark.parametrize("game_id", open_games())
def test_a_match_is_played_whole_with_every_picture_painted(game_id: str) -> None:
    assert whole(play(game_id, 1, painted=True, shape=short))


def test_one_seed_is_one_match() -> None:
    one, other = play("jetriko", 5), play("jetriko", 5)
    assert replace(one, seconds=0) == replace(other, seconds=0)


# What the robot notices


def test_it_notices_a_window_that_shows_an_old_position(monkeypatch: pytest.MonkeyPatch) -> None:
    def stand_still(sitting: Sitting) -> None:
        sitting.changed()

    monkeypatch.setattr(Sitting, "refresh", stand_still)
    assert play("nyet", 1, shape=soberly("- easy easy")).kind == "another position"


def test_it_notices_cards_that_nobody_here_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_hand(controller: Controller, seat: int) -> Any:
        return controller.match.state.hands[seat]

    monkeypatch.setattr(Controller, "open_hand", open_hand)
    told = play("nyet", 1, painted=True, shape=soberly("- easy easy"))
    assert (told.kind, "painted before seat 0" in told.about) == ("leak", True)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("owner, deaf", [
    (Sitting, "heard"), (Curtain, "tick"), (Mind, "answer"), (TableScene, "open_result"),
])  # fmt: skip
def test_it_notices_a_table_at_which_nothing_happens_any_more(
    monkeypatch: pytest.MonkeyPatch, owner: type, deaf: str
) -> None:
    monkeypatch.setattr(owner, deaf, lambda *about: None)
    assert play("jetriko", 1, shape=soberly("- - easy")).kind == "standstill"


def test_it_notices_a_window_that_closes_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "answer", lambda sitting, *about: sitting.table.stage.clear())
    assert play("jetriko", 1, shape=soberly("- - easy")).kind == "gone"


def test_it_comes_back_when_it_has_gone_out_through_the_door(tmp_path: Path) -> None:
    with repeatable(Random(1)), unpainted():
        match = Match("jetriko", 1, False, tmp_path)
        match.room.app.stage.push(StartScene(match.room.house))
        match.look()
        match.room.app.stage.clear()
        match.look()
        assert match.room.top is not None
        match.room.let_go_of_files()


def test_it_notices_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("something is odd")

    def complain(controller: Controller) -> list[Any]:
        logging.getLogger("scenes").warning("something is odd")
        return []

    monkeypatch.setattr(Controller, "pieces", complain)
    told = play("nyet", 1, shape=soberly("- easy easy"))
    assert (told.kind, told.about) == ("log", "log: WARNING scenes: something is odd")


def test_it_says_how_to_repeat_what_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def burst(controller: Controller) -> list[Any]:
        raise ZeroDivisionError("no pieces")

    monkeypatch.setattr(Controller, "pieces", burst)
    assert main(["nyet", "--matches", "2", "--seed", "7"]) == 1
    said = capsys.readouterr().out
    assert "python -m tests.played nyet --matches 1 --seed 8" in said
    assert "2 x exception: ZeroDivisionError in test_played.py:burst" in said.replace(
        "tests/played/", ""
    )


def test_it_tells_of_a_good_match_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stratego", "--matches", "1", "--seed", "3"]) == 0
    head, line = capsys.readouterr().out.strip().splitlines()
    assert line.split()[:2] == ["stratego", "1"] and "failures" in head
