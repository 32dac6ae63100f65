"""A match looked back on: fair, the same again, and honest about what is chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.advice import Advice, Choice
from game.bots.search import finish
from game.bots.worker import Broken, think
from game.chance import Chance
from game.match import Match, Player
from game.messages import Message
from game.registry import choices, load
from game.review import (
    Decision,
    Grade,
    Judged,
    decisions,
    figure_of,
    moment_of,
    turning_point,
)
from scenes.storage.paths import Paths
from scenes.storage.reviews import Kept
from tests.house.games import OF_CHOICES, TABLES

AT_EVERY_TABLE = pytest.mark.parametrize("game_id", OF_CHOICES)
SAID = Message("advice-only")


def played(game_id: str, moves: int = 60, levels: tuple[str, ...] = ("", "easy")) -> Match:
    table = TABLES[game_id]
    players = [Player(f"P{seat}", seat, level) for seat, level in enumerate(levels)]
    match = Match.new(table.game, table.game.Options(), players, seed=3)
    chance = Chance(3)
    for _ in range(moves):
        if match.outcome is None:
            match.play(table.pick(match.state, chance))
    return match


def some(game_id: str, count: int, everybody: bool = False) -> list[Decision]:
    found = [one for one in decisions(played(game_id), everybody) if one is not None]
    return found[:count]


@cache
def thought(game_id: str) -> list[Judged]:
    """What is thought of the first decisions."""
    return [finish(one.think()) for one in some(game_id, 3)]


def judged(move: int, player: int = 0, lost: float = 0.0, chance: float | None = 0.5,
           grade: Grade = Grade.GOOD) -> Judged:  # fmt: skip
    return Judged(move, player, (0, 1), grade, lost, 0.01, chance, SAID, SAID, SAID, ())


@AT_EVERY_TABLE
def test_every_decision_of_persons_is_judged_and_that_of_bots_if_wanted(game_id: str) -> None:
    match = played(game_id)
    own, all_ = ([one for one in decisions(match, wanted) if one] for wanted in (False, True))
    assert {one.player for one in own} == {0}
    assert {one.player for one in all_} == {0, 1}
    assert len(list(decisions(match))) == len(match.moves)
    for one in all_:
        assert match.moves[one.move] == one.played
        assert one.played in one.moves


@pytest.mark.sample(2)
@AT_EVERY_TABLE
def test_a_decision_is_judged_from_what_its_seat_could_see(game_id: str) -> None:
    match = played(game_id)
    for decision, found in zip(some(game_id, 3), thought(game_id), strict=True):
        state = match.replay(decision.move)
        seat = match.moves[decision.move].seat
        other = TABLES[game_id].reshuffle(state, seat, Chance(decision.move))
        again = replace(decision, view=other.view(seat), moves=other.moves(seat))
        assert finish(again.think()) == found


@pytest.mark.sample(4)
@AT_EVERY_TABLE
def test_what_was_thought_is_kept_and_read_again(game_id: str, tmp_path: Path) -> None:
    match, paths = played(game_id), Paths.under(tmp_path)
    kept = Kept(paths, match.record())
    assert kept.read() == []
    found = thought(game_id)
    for one in found:
        kept.add(one)
    assert Kept(paths, match.record()).read() == found


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A review on file with three decisions in it."""
    one = Kept(Paths.under(tmp_path), played("jetriko").record())
    for move in range(3):
        one.add(judged(move))
    return one


def read_again(kept: Kept) -> tuple[int, str]:
    again = Kept.__new__(Kept)
    again.__dict__.update(kept.__dict__)
    again.trouble = None
    count = len(again.read())
    return count, "" if again.trouble is None else again.trouble.key


def test_a_kill_at_any_byte_loses_one_decision_at_most(kept: Kept) -> None:
    whole = kept.path.read_bytes()
    ends = [at for at, byte in enumerate(whole) if byte == 10]
    for cut in range(len(whole)):
        kept.path.write_bytes(whole[:cut])
        count, trouble = read_again(kept)
        lines = sum(end < cut for end in ends)
        if lines:
            assert (count, trouble) == (lines - 1, "")
        else:
            assert count == 0


@pytest.mark.parametrize("spoilt", [
    b"no review at all", b"\xff\xfe\x00", b'{"kibitz":1,"app":"99.0"}\n',
    b"[" * 100_000,
])  # fmt: skip
def test_what_cannot_be_read_is_begun_anew_with_a_sentence(kept: Kept, spoilt: bytes) -> None:
    kept.path.write_bytes(spoilt)
    count, trouble = read_again(kept)
    assert count == 0
    assert trouble == ("review-other-version" if b"99.0" in spoilt else "review-unreadable")
    kept.add(judged(1))
    assert read_again(kept) == (1, "")


def test_a_spoilt_line_in_the_middle_is_not_believed(
    kept: Kept, expect_log: Callable[[str], None]
) -> None:
    for _ in range(3):
        expect_log("the review .* is damaged")
    lines = kept.path.read_bytes().split(b"\n")
    for spoilt in (lines[2].replace(b'"move":1', b'"move":999'), b"{}", lines[2][:-3] + b"}}}"):
        kept.path.write_bytes(b"\n".join([lines[0], lines[1], spoilt, lines[3], b""]))
        assert read_again(kept) == (0, "review-unreadable")


def test_another_match_has_another_file(tmp_path: Path) -> None:
    paths, record = Paths.under(tmp_path), played("jetriko").record()
    names = {Kept(paths, one).path for one in (
        record, replace(record, seed=9), replace(record, moves=record.moves[:-1]),
        played("nyet").record(),
    )}  # fmt: skip
    assert len(names) == 4


# What is called a mistake


def advice(behind: float, within: float, others: tuple[float, ...] = (0.0,)) -> Advice:
    played_ = Choice("played", 0.0, behind, within, behind <= within)
    rest = tuple(Choice(f"other {n}", 0.0, far, 0.001, far < 0.001) for n, far in enumerate(others))
    return Advice((*rest, played_), SAID, 0.5)


def grade_of(found: Advice) -> Grade:
    return Decision("jetriko", 0, 0, (0, 1), None, (), "played").grade(found)


def test_below_its_margin_nothing_is_called_a_mistake() -> None:
    much = choices("jetriko").expert.much
    for lost in (0.001, much / 2, much, 2 * much):
        assert grade_of(advice(lost, lost * 1.01)) is Grade.GOOD
    assert grade_of(advice(0.1 * much, 0.05 * much)) is Grade.SLIP
    assert grade_of(advice(0.5 * much, 0.05 * much)) is Grade.MISTAKE
    assert grade_of(advice(1.5 * much, 0.05 * much)) is Grade.BLUNDER
    assert grade_of(replace(advice(9.0, 0.0), sure=False)) is Grade.GOOD


def test_strong_is_what_alone_was_good() -> None:
    much = choices("jetriko").expert.much
    assert grade_of(advice(0.0, 0.01, (2 * much, 3 * much))) is Grade.STRONG
    assert grade_of(advice(0.0, 0.01, (2 * much, 0.1 * much))) is Grade.GOOD


def test_figures_moment_and_turning_point() -> None:
    found = [
        judged(0, chance=0.4), judged(4, chance=0.9), judged(6, player=1, chance=0.2),
        judged(8, lost=0.3, grade=Grade.BLUNDER, chance=0.85), judged(9, chance=None),
        judged(12, chance=0.8),
    ]  # fmt: skip
    figure = figure_of(found, 0)
    assert (figure.decisions, figure.good, figure.share) == (4, 3, 0.75)
    assert figure.weak[Grade.BLUNDER] == 1
    moment, turn = moment_of(found), turning_point(found)
    assert moment is not None and moment.move == 8
    assert turn is not None and turn.move == 0
    assert moment_of([]) is None


def test_an_expert_that_breaks_is_reported() -> None:
    broken = replace(some("jetriko", 1)[0], view="no view")
    assert isinstance(finish(think(broken)), Broken)


def test_home_made_cards_travel_in_the_record() -> None:
    """Whoever composed a card may have deleted it since: the match has it in its options."""
    options = load("frantic").Options(preset="everything", do_it_yourself="Trial|||draw 1 self")
    match = played_with(options)
    found = [one for one in decisions(Match.resume(match.record()), True) if one is not None]
    assert found
    assert isinstance(finish(found[-1].think()), Judged)


def played_with(options: Any) -> Match:
    table = TABLES["frantic"]
    match = Match.new(table.game, options, [Player("A", 0), Player("B", 1), Player("C", 2)], 3)
    chance = Chance(3)
    for _ in range(30):
        match.play(table.pick(match.state, chance))
    return match
