"""What a replay has shown comes to rest as it would lie there if one had wound to it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.match import Match, Player
from game.record import Record, read_record
from game.registry import load
from game.stratego.moves import GiveUp
from game.totem import events as ev
from scenes.table.kit import open_replay
from scenes.table.replay import ReplayScene
from scenes.table.sitting import Sitting
from tests.house.games import OF_CHOICES
from tests.table.house import NAMES, Driver, furnished
from tests.table.records import played

SIZE, SEATS, MOVES = (1280, 720), 2, 14
# By then every move has been seen, and all of it lies still.
SHOWN_MS, STILL_MS = 25_000, 1_200


def record_of(game_id: str, most: int) -> Record:
    """A match of so many moves, any that are legal; one of Stratego Cards is given up then."""
    game = load(game_id)
    seats = max(SEATS, game.fewest_seats)
    players = [Player(NAMES[seat], seat, "easy") for seat in range(seats)]
    match, rng = Match.new(game, game.Options(), players, 4), Random(5)
    for _ in range(most):
        seat = rng.choice(match.state.to_act())
        match.play(rng.choice(match.state.moves(seat)))
    if game_id == "stratego":
        match.play(GiveUp(match.state.to_act()[0]))
    return match.record()


def table_as_seen(driver: Driver, scene: ReplayScene) -> bytes:
    """The picture above the bar."""
    return pygame.image.tobytes(driver.screen.subsurface((0, 0), scene.size), "RGB")


def see_a_move(driver: Driver, scene: ReplayScene) -> None:
    """One move on, until it has been seen."""
    scene.step(1)
    for _ in range(SHOWN_MS // 16):
        driver.frame()
        if not scene._settling:
            return
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_move_that_was_seen_leaves_nothing_on_its_way(tmp_path: Path, game_id: str) -> None:
    record = record_of(game_id, MOVES)
    scene = open_replay(furnished(tmp_path), record)
    with Driver(scene.house, scene, SIZE) as driver:
        scene.toggle()
        for at in range(len(record.moves)):
            scene.go(at)
            see_a_move(driver, scene)
            driver.watch(STILL_MS)
            seen = table_as_seen(driver, scene)
            assert not driver.watch(STILL_MS), record.moves[at]
            scene.go(at + 1)
            driver.watch(STILL_MS)
            assert seen == table_as_seen(driver, scene), record.moves[at]


def test_against_time_a_move_leaves_the_picture_to_which_one_winds(tmp_path: Path) -> None:
    """Cards in the air and a totem that somebody has stand there, too, and are not drawn again."""
    record = read_record(played(furnished(tmp_path), "hard medium easy hard", 18_000, 3))
    scene = open_replay(furnished(tmp_path), record)
    lifted = counted = taken = 0
    with Driver(scene.house, scene, SIZE) as driver:
        scene.toggle()
        for at in range(len(record.moves)):
            scene.go(at)
            see_a_move(driver, scene)
            driver.frame()
            seen = table_as_seen(driver, scene)
            events = {type(event) for event in scene.tape.events[at]}
            lifted, counted = lifted + (ev.Lifted in events), counted + (ev.Counted in events)
            taken += ev.Grabbed in events
            assert not driver.watch(STILL_MS), record.moves[at]
            scene.go(at + 1)
            driver.watch(STILL_MS)
            assert seen == table_as_seen(driver, scene), record.moves[at]
    assert min(lifted, counted, taken) > 0


@pytest.mark.parametrize("winds", [True, False])
def test_how_a_match_ended_stands_over_it_whichever_way_one_comes_there(
    tmp_path: Path, winds: bool
) -> None:
    record = record_of("stratego", 2)
    scene = open_replay(furnished(tmp_path), record)
    with Driver(scene.house, scene, SIZE) as driver:
        scene.toggle()
        scene.go(len(record.moves) - (not winds))
        if not winds:
            see_a_move(driver, scene)
        driver.watch(STILL_MS)
        assert isinstance(scene.controller, Sitting)
        assert scene.controller.opening == 1
        assert not scene.controller.opens


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_tape_that_stands_in_the_middle_of_a_flight_draws_nothing(
    tmp_path: Path, game_id: str
) -> None:
    scene = open_replay(furnished(tmp_path), record_of(game_id, MOVES))
    with Driver(scene.house, scene, SIZE) as driver:
        while not scene.motion.flights:
            if not scene.playing:
                scene.toggle()
            driver.frame()
        scene.toggle()
        driver.watch(STILL_MS)
        assert scene.motion.flights and not scene.playing
        assert not driver.watch(STILL_MS)
