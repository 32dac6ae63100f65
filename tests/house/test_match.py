"""A match: its moves, taking them back, and playing them again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.cards import CLOCK, Event
from game.journal import Journal
from game.match import Match, Player
from game.record import DamagedRecord, read_record
from game.rules import Illegal
from tests.house import mischief
from tests.house.mischief import NAMES, Deed, MischiefOptions

PLAYERS = (Player("Ada", 0), Player("Ben", 1, "random"), Player("Cy", 2))


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "load", {"mischief": mischief.GAME}.__getitem__)


@pytest.fixture
def match() -> Match:
    """A match in which seat 0 holds a Rain and a Market, and the others nothing special."""
    for seed in range(1000):
        found = Match.new(mischief.GAME, MischiefOptions(), PLAYERS, seed)
        names = {NAMES[card] for card in found.state.hands[0]}
        if {"raina", "marketa"} <= names:
            return found
    raise AssertionError("no such deal")


def play(match: Match, seat: int, what: str, value: int | str = -1) -> Any:
    card = NAMES.index(value) if isinstance(value, str) else value
    return match.play(Deed(seat, what, card))


def refusal_of(match: Match) -> str:
    with pytest.raises(Illegal) as raised:
        match.undo()
    return raised.value.refusal.code


def test_a_move_is_played_and_kept(match: Match) -> None:
    events = play(match, 0, "play", "raina")
    assert events
    assert match.moves == [Deed(0, "play", NAMES.index("raina"))]


def test_a_refused_move_is_not_kept(match: Match) -> None:
    with pytest.raises(Illegal):
        play(match, 1, "play", 0)
    assert match.moves == []


def test_what_showed_nothing_hidden_can_be_taken_back_and_played_again(match: Match) -> None:
    play(match, 0, "play", "raina")
    before = match.state.copy()
    play(match, 0, "name", 2)
    after = match.state.copy()
    assert match.undo() == Deed(0, "name", 2)
    assert match.state == before
    match.redo()
    assert match.state == after
    match.undo()
    play(match, 0, "name", 1)
    with pytest.raises(Illegal, match="redo-nothing"):
        match.redo()


def test_what_showed_something_hidden_stays(match: Match) -> None:
    assert refusal_of(match) == "undo-nothing"
    play(match, 0, "play", "raina")
    assert refusal_of(match) == "undo-shown"
    play(match, 0, "name", 2)
    play(match, 1, "pass")
    match.undo()
    match.undo()
    assert refusal_of(match) == "undo-shown"


def test_a_choice_made_in_secret_can_be_taken_back_until_all_have_chosen(match: Match) -> None:
    play(match, 0, "play", "marketa")
    for seat in (0, 1):
        match.play(match.state.moves(seat)[0])
    match.undo()
    assert match.state.to_act() == (1, 2)
    for seat in (1, 2):
        match.play(match.state.moves(seat)[0])
    assert refusal_of(match) == "undo-shown"


def test_the_journal_knows_what_was_taken_back(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.kibitz"
    match.journal = Journal.create(path, match.record())
    play(match, 0, "play", "raina")
    play(match, 0, "name", 2)
    match.undo()
    play(match, 0, "name", 1)
    match.undo()
    match.redo()
    match.journal.close()
    assert read_record(path) == match.record()
    assert Match.resume(read_record(path)).state == match.state


def test_resuming_gives_the_same_match(match: Match) -> None:
    play(match, 0, "play", "raina")
    play(match, 0, "name", 2)
    resumed = Match.resume(match.record())
    assert resumed == match
    assert resumed.check_undo() is None
    resumed.undo()
    assert resumed.check_undo() is not None


@pytest.mark.parametrize("text", ["1 play 3", "nonsense", "0 play 99"])
def test_a_record_the_rules_refuse_is_damaged(match: Match, text: str) -> None:
    record = match.record()
    drifted = type(record)(record.game, record.options, record.players, record.seed, (text,))
    with pytest.raises(DamagedRecord) as raised:
        Match.resume(drifted)
    assert raised.value.code == "error-record-drift"
    assert dict(raised.value.about) == {"move": 1, "text": text}


def test_replay_stops_where_it_is_told(match: Match) -> None:
    dealt = match.state.copy()
    play(match, 0, "play", "raina")
    after_one = match.state.copy()
    play(match, 0, "name", 2)
    assert match.replay(0) == dealt
    assert match.replay(1) == after_one
    assert match.replay(2) == match.state
    assert match.replay(2) is not match.state


@dataclass(frozen=True)
class Tick:
    """A move of the clock."""

    t: int
    seat: int = CLOCK


class Clockwork:
    """A game against time in miniature: something happens every 10 ms."""

    id, timed, Options = "clockwork", True, MischiefOptions

    def deal(self, seats: int, options: Any, seed: int) -> Clockwork:
        return Clockwork()

    def play(self, move: Tick) -> list[Event]:
        return [Event()] if move.t % 10 == 0 else []


def test_ticks_that_do_nothing_are_not_kept_and_time_cannot_be_turned_back() -> None:
    timed: Any = Clockwork()
    match = Match.new(timed, MischiefOptions(), PLAYERS, 1)
    for t in range(25):
        match.play(Tick(t))
    match.play(Tick(27, seat=2))
    assert [move.t for move in match.moves] == [0, 10, 20, 27]
    assert refusal_of(match) == "undo-timed"
