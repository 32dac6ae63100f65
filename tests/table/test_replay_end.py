"""The end of a replay says who has won, and so does the last picture of a film."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.chance import Chance
from game.match import Match, Player
from game.record import Record, read_record
from game.registry import load
from scenes.table.messages import Messages, Remark, Tone
from scenes.table.replay import ReplayScene
from scenes.words.saying import listed
from tests.house.games import OF_CHOICES
from tests.table.house import NAMES, Driver, furnished
from tests.table.records import played

MOST_SEATS = 3


def whole_match(game_id: str) -> Record:
    """A match of bots that play at random, to its end."""
    game, chance = load(game_id), Chance(3)
    seats = min(MOST_SEATS, game.most_seats)
    players = tuple(Player(NAMES[seat], seat, "easy") for seat in range(seats))
    match = Match.new(game, game.Options(), players, 3)
    while match.outcome is None:
        moves = match.state.moves(match.asked[0])
        match.play(chance.choice([move for move in moves if str(move)[2:] != "give-up"]))
    return match.record()


def ends(home: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay of that match says nothing of the kind before, and who has won when it is over."""
    said, paint = list[Remark](), Messages.paint

    def heard(self: Messages, screen: Surface, u: float, remark: Remark) -> Rect:
        said.append(remark)
        return paint(self, screen, u, remark)

    monkeypatch.setattr(Messages, "paint", heard)
    house = furnished(home)
    with Driver(house, house.doors.replay(record)) as driver:
        scene = driver.top
        assert isinstance(scene, ReplayScene)
        outcome = scene.tape.match.outcome
        assert outcome is not None
        names = listed([record.players[seat].name for seat in outcome.winners], house.words)
        count = len(outcome.winners)
        told = house.words(f"{record.game}-won", names=names, name=names, count=count)
        won = Remark(told, Tone.HEADLINE)
        scene.go(len(scene.tape.moves) - 1)
        driver.run(100)
        scene.draw(driver.screen, lambda: None)
        assert won not in said
        scene.go(len(scene.tape.moves))
        driver.run(100)
        scene.draw(driver.screen, lambda: None)
        assert said[-1] == won


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_match_of_choices(game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends(tmp_path, whole_match(game_id), monkeypatch)


def test_a_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    race = read_record(played(furnished(tmp_path), "hard medium easy hard", 600_000, 3))
    ends(tmp_path, race, monkeypatch)
