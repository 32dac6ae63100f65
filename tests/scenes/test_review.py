"""The review on its page: thought over move by move, left and gone on with, watched, played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from art.brush import Brush
from game.advice import Advice, advise
from game.bots.search import Thoughts
from game.bots.worker import Slices, Task
from game.chance import Chance
from game.match import Match, Player
from game.messages import message
from game.record import DamagedRecord, Record
from game.registry import load
from game.review import Decision, Grade, Judged, moment_of
from scenes.menus.matches import MatchesScene
from scenes.menus.result import Finish, ResultScene
from scenes.menus.review import ReviewScene
from scenes.seats.seating import Seating
from scenes.storage.matches import dealt, put_away
from scenes.storage.reviews import Kept
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS, grabs

# So much less is thought about than in a review.
HASTE = 8
THOUGHT: dict[tuple[object, ...], Advice] = {}


def advise_once(
    game_id: str, expert: Any, view: Any, moves: Sequence[Any], seed: int, budget: int, played: Any
) -> Thoughts[Advice]:
    """What an expert says in haste, who thinks about the same view once: the seed is made of it."""
    key = (game_id, seed, budget, str(played), *map(str, moves))
    if key not in THOUGHT:
        in_haste = budget // HASTE
        THOUGHT[key] = yield from advise(game_id, expert, view, moves, seed, in_haste, played)
    return THOUGHT[key]


@pytest.fixture(autouse=True)
def _one_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """All look back on one match."""
    monkeypatch.setattr("game.review.advise", advise_once)


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    one = Guest(tmp_path)
    yield one
    one.stage.clear()


def finished(guest: Guest, game_id: str = "jetriko") -> Record:
    """A match that is over and on file, a person against two easy bots who play at random."""
    game = load(game_id)
    players = (Player("Ann", 0), Player("Ben", 1, "easy"), Player("Cleo", 2, "easy"))
    options = replace(game.Options(), length="one")
    match = dealt(guest.house.paths, Seating(game_id, options, players, ((),) * 3, 4))
    chance = Chance(4)
    while match.outcome is None:
        match.play(chance.choice(match.state.moves(match.asked[0])))
    record = match.record()
    put_away(guest.house.paths, match)
    return record


def thought(guest: Guest, scene: ReviewScene) -> ReviewScene:
    """Wait until all of it has been thought over."""
    for _ in range(4000):
        if scene.reviewing.done:
            guest.frames(2)
            return scene
        guest.frames()
    raise AssertionError("it never ends")


def test_from_the_list_of_matches_to_the_moment_of_the_match(guest: Guest) -> None:
    finished(guest)
    guest.enter(MatchesScene(guest.house))
    guest.click(next(w for w in guest.panel.widgets if w.key.startswith("review-")).key)
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    thought(guest, scene)
    assert {one.player for one in scene.judged} == {0}
    first = moment_of(scene.judged)
    assert first is not None
    assert scene.looked_at == first
    assert any(one.grade.weak for one in scene.judged)


def test_what_was_thought_is_not_thought_again(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left in the middle, it goes on there; when all is there nobody thinks any more."""
    record = finished(guest)
    guest.enter(ReviewScene(guest.house, record))
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    while len(scene.judged) < 3:
        guest.frames()
    before = scene.judged
    guest.stage.pop()
    asked: list[Task] = []
    ask = Slices.ask

    def listening(mind: Slices, task: Task) -> None:
        asked.append(task)
        ask(mind, task)

    monkeypatch.setattr(Slices, "ask", listening)
    again = ReviewScene(guest.house, record)
    guest.enter(again)
    thought(guest, again)
    assert [one for one in again.judged if one in before] == before
    assert len(asked) == len(again.judged) - len(before)
    asked.clear()
    third = ReviewScene(guest.house, record)
    guest.enter(third)
    thought(guest, third)
    assert third.judged == again.judged
    assert not asked


def test_bots_are_judged_if_wanted(guest: Guest) -> None:
    guest.enter(ReviewScene(guest.house, finished(guest)))
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    thought(guest, scene)
    assert scene.players == [0]
    guest.click("bots")
    thought(guest, scene)
    assert {one.player for one in scene.judged} == {0, 1, 2}


def test_one_steps_from_decision_to_decision_and_to_the_weak_ones(guest: Guest) -> None:
    guest.enter(ReviewScene(guest.house, finished(guest)))
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    thought(guest, scene)
    moves = [one.move for one in scene.judged]
    scene._choose(moves[0])
    guest.frames(2)
    guest.click("next")
    assert scene.chosen == moves[1]
    guest.click("back-one")
    assert scene.chosen == moves[0]
    guest.click("weak")
    assert scene.looked_at is not None
    assert scene.looked_at.grade.weak


def test_it_is_watched_with_marks_and_played_on_from_before_the_decision(guest: Guest) -> None:
    record = finished(guest)
    guest.enter(ReviewScene(guest.house, record))
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    thought(guest, scene)
    looked_at = scene.looked_at
    assert looked_at is not None
    guest.click("watch")
    replay = guest.top
    assert isinstance(replay, ReplayScene)
    assert replay.at == looked_at.move
    assert replay.verdicts[looked_at.move][0] is looked_at.grade is not Grade.GOOD
    assert replay.bar.marked_at(replay.bar.x_at(replay.times[looked_at.move])) == looked_at.move
    guest.frames(3)
    replay.leave_replay()
    guest.frames(2)
    guest.click("what-if")
    table = guest.top
    assert isinstance(table, TableScene)
    assert tuple(map(str, table.match.moves)) == record.moves[: looked_at.move]
    assert table.match.seed == record.seed


def test_a_replay_of_a_match_that_is_over_leads_there_too(guest: Guest) -> None:
    guest.enter(guest.house.doors.replay(finished(guest)))
    guest.key(pygame.KSCAN_F7)
    assert isinstance(guest.top, ReviewScene)


def test_the_result_leads_to_the_review(guest: Guest) -> None:
    pop = guest.stage.pop
    scene = ResultScene(guest.house, "over", [Finish("Ann", 0, 1, True)], [], pop, pop, pop)
    record = finished(guest)
    scene.on_review = lambda: guest.stage.push(guest.house.doors.review(record))
    guest.enter(scene)
    guest.frames(60)
    guest.click("review")
    assert isinstance(guest.top, ReviewScene)


def test_a_review_that_cannot_be_read_says_so_and_begins_anew(guest: Guest) -> None:
    record = finished(guest)
    kept = Kept(guest.house.paths, record)
    kept.path.parent.mkdir(parents=True)
    kept.path.write_text("what is this")
    scene = ReviewScene(guest.house, record)
    assert scene.notice == guest.house.words("review-unreadable")
    guest.enter(scene)
    thought(guest, scene)
    assert scene.judged


def test_a_record_the_rules_do_not_allow_has_no_review(guest: Guest) -> None:
    record = finished(guest)
    with pytest.raises(DamagedRecord):
        ReviewScene(guest.house, replace(record, moves=("0 pass", *record.moves)))


def test_an_expert_that_breaks_leaves_the_rest(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    judged = Decision.judged
    broken: list[int] = []

    def breaks_once(decision: Decision, advice: Advice) -> Judged:
        if not broken:
            broken.append(decision.move)
            raise RuntimeError("the expert")
        return judged(decision, advice)

    monkeypatch.setattr(Decision, "judged", breaks_once)
    expect_log("could not be judged")
    scene = ReviewScene(guest.house, finished(guest))
    guest.enter(scene)
    thought(guest, scene)
    assert scene.judged
    assert broken[0] not in [one.move for one in scene.judged]


def test_a_match_in_which_nobody_decided_anything_says_so(guest: Guest) -> None:
    game = load("jetriko")
    match = Match.new(game, game.Options(), [Player("Ann", 0), Player("Ben", 1)], 1)
    scene = ReviewScene(guest.house, match.record())
    guest.enter(scene)
    guest.frames(5)
    assert scene.looked_at is None
    assert scene.reviewing.done


@pytest.mark.parametrize(
    ("game_id", "said"),
    [
        ("nyet", "1.0 points, give or take 0.4."),
        ("frantic", "1.0 points, give or take 0.4."),
        ("stratego", "99 wins in 100 matches, give or take 40."),
        ("jetriko", "99 rounds won in 100, give or take 40."),
    ],
)
def test_a_difference_has_its_unit_once_and_one_decimal_at_most(
    guest: Guest, game_id: str, said: str
) -> None:
    game = load(game_id)
    players = [Player("Ann", 0), Player("Ben", 1)] + (
        [] if game_id == "stratego" else [Player("Cleo", 2)]
    )
    scene = ReviewScene(guest.house, Match.new(game, game.Options(), players, seed=1).record())
    choice, why = message("review-something-else"), message("review-good")
    judged = Judged(0, 0, (0, 1, 2), Grade.SLIP, 0.988, 0.402, 0.5, choice, choice, why, ())
    assert scene._lines(judged)[1].endswith(f"The difference is {said}")


def test_a_review_of_grabs_does_not_say_it_leads_to_the_shelf(guest: Guest) -> None:
    guest.enter(grabs(guest))
    assert guest.panel.hint() == "Back to where you came from."


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (3840, 2160)], ids=str)
@pytest.mark.parametrize("name", ["review", "grabs"])
def test_a_review_of_the_most_players_is_seen_whole(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    guest = Guest(tmp_path, size)
    page = SCREENS[name](guest)
    guest.stage.push(page)
    guest.frames(1)
    assert page.panel.most == 0
    assert all(Rect((0, 0), size).contains(widget.box) for widget in page.panel.widgets)


@pytest.mark.parametrize(("language", "first_is_left"), [("en", True), ("he", False)])
def test_the_curve_runs_as_one_reads(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, language: str, first_is_left: bool
) -> None:
    """Its buttons lay mirrored, and the curve ran against them."""
    marked: list[tuple[int, int]] = []

    def noted(screen: Surface, brush: Brush, at: tuple[int, int], grade: Grade) -> None:
        marked.append(at)

    monkeypatch.setattr("scenes.menus.review_plot.paint_mark", noted)
    guest.house.settings.language = language
    guest.house.settle()
    guest.enter(ReviewScene(guest.house, finished(guest)))
    scene = guest.top
    assert isinstance(scene, ReviewScene)
    thought(guest, scene)
    marked.clear()
    scene.dirty = True
    guest.frames(1)
    assert len(marked) > 1
    across = [x for x, _ in marked]
    assert across == sorted(across, reverse=not first_is_left)
