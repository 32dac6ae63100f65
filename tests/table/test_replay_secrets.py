"""Watching a match that is not over shows what an onlooker knows, or its only person."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.chance import Chance
from game.frantic.events import SeatsSwapped
from game.frantic.options import Options as FranticOptions
from game.match import Match
from game.record import Record
from game.registry import load
from scenes.table.kit import open_replay
from scenes.table.replay import ReplayScene
from scenes.table.replayed import ReplayedSitting
from tests.house.games import OF_CHOICES
from tests.table.house import Driver, furnished
from tests.table.test_refused import seated

MOVES = {"stratego": 22}
SIZE = (640, 400)
# A match in which Identity Theft is turned over early.
SWAPPED_SEED = 11


def begun(game_id: str, levels: tuple[str, ...]) -> Record:
    """So many random moves of a match."""
    seating = seated(game_id, levels)
    match = Match.new(load(game_id), seating.options, seating.players, 3)
    chance = Chance(4)
    while len(match.moves) < MOVES.get(game_id, 45):
        match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    assert match.state.outcome is None
    return match.record()


def watched(driver: Driver, scene: ReplayScene) -> ReplayedSitting:
    control = scene.controller
    assert isinstance(control, ReplayedSitting)
    return control


@pytest.mark.sample(12)
@pytest.mark.parametrize("game_id", OF_CHOICES)
@pytest.mark.parametrize("people", [0, 1, 2])
def test_an_unfinished_match_is_watched_with_the_hands_closed(
    tmp_path: Path, game_id: str, people: int
) -> None:
    record = begun(game_id, ("",) * people + ("easy",) * (2 - people))
    scene = open_replay(furnished(tmp_path, SIZE), record)
    knows = 0 if people == 1 else None
    with Driver(scene.house, scene, SIZE) as driver:
        assert not any(widget.key == "view" for widget in scene.bar.panel.widgets)
        control = watched(driver, scene)
        seen = 0
        for _ in range(600):
            driver.frame()
            driver.now_ns += 80_000_000
            assert scene.view_of == knows
            assert not control.all_open
            if not control.steps and not control.held:
                assert control.shown == control.match.state.view(knows)
                seen += 1
        scene.go(len(scene.tape.moves))
        driver.frame()
        assert control.shown == control.match.state.view(knows)
        assert seen > 20


def test_a_match_that_is_over_is_watched_with_open_hands(tmp_path: Path) -> None:
    seating = replace(seated("stratego", ("", "easy")))
    match = Match.new(load("stratego"), seating.options, seating.players, 3)
    chance = Chance(4)
    while match.state.outcome is None:
        match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    scene = open_replay(furnished(tmp_path, SIZE), match.record())
    with Driver(scene.house, scene, SIZE) as driver:
        control = watched(driver, scene)
        assert control.all_open
        scene.look_as(1)
        assert not control.all_open
        assert control.shown == control.match.state.view(1)


def test_whoever_changed_seats_is_not_shown_the_hand_of_the_seat_they_left(tmp_path: Path) -> None:
    """Identity Theft puts another person at the first seat: from then on an onlooker watches."""
    options = FranticOptions(scores=False)
    seating = replace(seated("frantic", ("", "easy", "easy"), options), seed=SWAPPED_SEED)
    match = Match.new(load("frantic"), options, seating.players, seating.seed)
    chance, swapped = Chance(seating.seed), 0
    while not swapped or len(match.moves) < swapped + 5:
        events = match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
        if any(isinstance(event, SeatsSwapped) for event in events):
            swapped = len(match.moves)
    assert match.state.outcome is None
    scene = open_replay(furnished(tmp_path, SIZE), match.record())
    with Driver(scene.house, scene, SIZE) as driver:
        control = watched(driver, scene)
        scene.go(swapped - 2)
        assert scene.view_of == 0
        while scene.at < swapped:
            scene.step(1)
            driver.run(20_000)
        assert scene.match.state.persons[0] != 0
        assert scene.view_of is None
        assert control.shown == control.match.state.view(None)
