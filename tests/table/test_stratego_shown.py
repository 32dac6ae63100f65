"""Stratego Cards on the table scene: taken up again, replayed, in other languages and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from pygame import Rect

from art.text import INK_SHARE, Face, Lettering
from game.chance import Chance
from game.journal import Journal
from game.key_moments import Mark
from game.match import Match
from game.prompts import Thing
from game.record import Record
from game.registry import load
from game.stratego.key_moments import key_moment
from game.stratego.moves import (
    Attack,
    Fill,
    GiveUp,
    Lay,
    Regroup,
    ScoutLook,
    SpyLook,
    StrategoMove,
)
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from scenes.controllers.stratego.replaying import Replayed
from scenes.storage.on_file import unfinished
from scenes.table.kit import open_replay, take_up
from scenes.table.replay import ReplayScene
from scenes.words import Words
from tests.scenes.tongues import OTHERS, RightToLeft
from tests.stratego_table import position, setup
from tests.table.house import Driver, furnished, submit, table
from tests.table.stratego import (
    answer,
    controller,
    go_on,
    seats,
    settle,
    standing,
)

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))


# Taken up again


def played_until(
    wanted: Callable[[Match], bool], levels: str, options: Options | None = None, seed: int = 1
) -> Match:
    """A match of random moves that has just come to where it is wanted."""
    for again in range(40):
        seating = seats(levels, options, seed + again)
        match = Match.new(load("stratego"), seating.options, seating.players, seating.seed)
        chance = Chance(seed + again)
        while match.state.outcome is None:
            if wanted(match):
                return match
            match.play(chance.choice(match.state.moves(match.state.to_act()[0])))
    raise AssertionError("it never came to that")


def taken_up(home: Path, match: Match) -> Driver:
    """The table of that match, left and opened again from its file."""
    house = furnished(home)
    house.paths.matches.mkdir(parents=True, exist_ok=True)
    Journal.create(house.paths.matches / "left.kibitz", match.record()).close()
    return Driver(house, take_up(house, unfinished(house.paths)[0]))


@pytest.mark.sample(5)
@pytest.mark.parametrize("phase", ["setup", "action", "fill", "layout", "again"])
@pytest.mark.parametrize("levels", ["- easy", "- -"])
def test_a_match_goes_on_in_every_phase(tmp_path: Path, phase: str, levels: str) -> None:
    def wanted(match: Match) -> bool:
        return match.state.phase == phase and 0 in match.state.to_act()

    match = played_until(wanted, levels, Options(keep_attacking=True))
    with taken_up(tmp_path, match) as driver:
        settle(driver)
        control = controller(driver)
        assert control.match.state == match.state
        if levels == "- -":
            assert control.turns.curtain == 0
            answer(driver, Chance(1))
        assert control.answering == 0
        assert control.shown == match.state.view(0)
        answer(driver, Chance(1))
        settle(driver)
        assert len(table(driver).match.moves) > len(match.moves)


@pytest.mark.parametrize("kind", [SpyLook, ScoutLook])
@pytest.mark.parametrize("levels", ["- easy", "- -"])
def test_a_look_that_was_broken_off_is_taken_again(
    tmp_path: Path, kind: type[SpyLook | ScoutLook], levels: str
) -> None:
    match = played_until(
        lambda match: (
            bool(match.moves) and type(match.moves[-1]) is kind and match.moves[-1].seat == 0
        ),
        levels,
    )
    with taken_up(tmp_path, match) as driver:
        driver.watch(4000)
        control = controller(driver)
        assert control.acts.look is not None
        assert control.acts.look.peeking == (levels == "- easy")
        seen = [event for event in match.state.view(0).history if event == control.acts.look.event]
        assert len(seen) == 1
        assert table(driver).match.moves == match.moves
        go_on(driver)
        assert control.acts.look is None
        settle(driver)
        assert control.acts.power is None


def test_a_look_that_was_put_away_is_over(tmp_path: Path) -> None:
    match = played_until(
        lambda match: len(match.moves) > 1 and isinstance(match.moves[-2], SpyLook)
        and match.moves[-1].seat == match.moves[-2].seat, "- -",
    )  # fmt: skip
    assert isinstance(match.moves[-1], Fill)
    with taken_up(tmp_path, match) as driver:
        driver.watch(1000)
        assert controller(driver).acts.look is None


# Replay


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A whole match with looks, a regroup, duels, and a second game."""
    kinds = {SpyLook, ScoutLook, Regroup, Attack, Lay}

    def rich(match: Match) -> bool:
        return kinds <= {type(move) for move in match.moves} and match.state.number == 2

    match = played_until(rich, "- -", Options(wins=2, memory="seen"))
    while match.state.outcome is None:
        seat = match.state.to_act()[0]
        gives_up = match.state.check(GiveUp(seat)) is None
        match.play(GiveUp(seat) if gives_up else match.state.moves(seat)[0])
    return match.record()


@pytest.fixture
def replay(tmp_path: Path, record: Record) -> Iterator[tuple[ReplayScene, Driver]]:
    house = furnished(tmp_path)
    scene = open_replay(house, record)
    with Driver(house, scene) as driver:
        scene.toggle()
        driver.frame()
        yield scene, driver


def test_a_replay_shows_what_each_seat_saw(replay: tuple[ReplayScene, Driver]) -> None:
    scene, driver = replay
    replayed = scene.replayed
    assert isinstance(replayed, Replayed)
    for view in (0, 1):
        scene.view_of = view
        for at in range(0, len(scene.tape.moves), 3):
            scene.go(at)
            driver.frame()
            assert replayed.shown == scene.match.state.view(view)
            assert replayed.open_line(1 - view) == ()
            assert replayed.bottom == view


def test_an_open_replay_shows_both_lines_and_hands(replay: tuple[ReplayScene, Driver]) -> None:
    scene, driver = replay
    replayed = scene.replayed
    assert isinstance(replayed, Replayed)
    scene.go(6)
    driver.frame()
    state = scene.match.state
    assert replayed.open_line(1) == tuple(state.lines[1])
    assert replayed.open_hand(1) == tuple(state.hands[1])


@pytest.mark.parametrize("view", [None, 0, 1])
def test_playing_comes_to_what_a_jump_shows(
    replay: tuple[ReplayScene, Driver], view: int | None
) -> None:
    scene, driver = replay
    replayed = scene.replayed
    assert isinstance(replayed, Replayed)
    scene.view_of = view
    scene.go(0)
    for at in range(1, len(scene.tape.moves) + 1):
        scene.step(1)
        scene.motion.skip()
        for _ in range(2000):
            if not (replayed.steps or replayed.held or scene.motion.moving):
                break
            driver.now_ns += 200_000_000
            driver.top.tick(driver.now_ns)
        played = replayed.shown
        scene.go(at)
        assert replayed.shown == played, f"after {at} moves"
        assert replayed.acts.look is None


def test_the_log_of_a_replay_tells_no_look(replay: tuple[ReplayScene, Driver]) -> None:
    scene, driver = replay
    for view in (None, 0, 1):
        scene.view_of = view
        scene.go(len(scene.tape.moves))
        driver.frame()
        lines = list(scene.log.lines)
        assert any("looks at" in line for line in lines)
        assert not any(line.startswith("Seen") for line in lines)


@pytest.mark.parametrize(
    ("move", "mark"),
    [
        (Attack(0, 0, 0), Mark.GAIN),
        (Attack(0, 1, 1), Mark.ERROR),
        (Attack(0, 1, 2), Mark.WIN),
        (SpyLook(0), Mark.TURN),
        (Regroup(0), Mark.TURN),
    ],
)
def test_key_moments_are_duels_powers_and_the_end(move: StrategoMove, mark: Mark) -> None:
    state = position("7 6 1 2 F", "5 B F 4 3")
    moment = key_moment(state, state.play(move))
    assert moment is not None
    assert moment.mark == mark


def test_a_line_that_is_laid_is_no_key_moment() -> None:
    state = setup("F 1 2 3 4 5 6 7")
    assert key_moment(state, state.play(state.moves(0)[0])) is None


# Languages, sizes, letters


Found = list[tuple[str, tuple[int, int], tuple[int, int]]]


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> Found:
    """Each text that is fitted: how large it came out, and the room it was given."""
    fit_into = Lettering.fit_into
    found: Found = []

    def watched(
        letters: Lettering, text: str, size: float, room: tuple[int, int], face: Face = "text"
    ) -> float:
        best = fit_into(letters, text, size, room, face)
        found.append((text, letters.measure(text, best, face), room))
        return best

    monkeypatch.setattr(Lettering, "fit_into", watched)
    return found


def moments() -> Iterator[tuple[str, StrategoState, StrategoMove | None]]:
    """Every kind of moment, with the longest texts."""
    aided = Options(memory="seen", wins=3, keep_attacking=True)
    line, other = "5 6 1 2 F", "5 B F 4 3"
    yield "- easy", setup(), None
    yield "- -", position(line, other, options=aided, wins=(2, 1), number=4, quiet=14), None
    for levels in ("- expert", "- -"):
        for move in (SpyLook(0), ScoutLook(0, 3, (1, 4)), Regroup(0), Attack(0, 0, 0),
                     Attack(0, 1, 1), Attack(0, 3, 2)):  # fmt: skip
            yield levels, position(line, other, options=aided), move


SPEAK = [
    (Words, 2.0), *((partial(Words, code), scale) for code in OTHERS for scale in (1.0, 2.0)),
    (RightToLeft, 2.0),
]  # fmt: skip


@pytest.mark.sample(len(SPEAK) - 1)
@pytest.mark.parametrize(("speak", "scale"), SPEAK)
def test_no_text_leaves_its_room(
    tmp_path: Path, rooms: Found, speak: Callable[[], Words], scale: float
) -> None:
    size = (1024, 640)
    house = furnished(tmp_path, size)
    house.words = speak()
    house.lettering.rtl = house.words.rtl
    house.lettering.scale = scale
    for levels, state, move in moments():
        with standing(tmp_path, levels, state, house, size) as driver:
            control = controller(driver)
            if control.shown.phase == "action":
                control.choosing.choose(Thing("own", 3))
            driver.frame()
            if move is not None:
                submit(control, move)
                for _ in range(6):
                    for _ in range(5):
                        driver.frame(50_000_000)
                    if control.held and not control.passes_by_itself:
                        driver.frame()
                        go_on(driver)
    assert len(rooms) > 100
    for text, ink, room in rooms:
        assert ink[0] <= room[0] + 2, text
        # A line of letters is higher than their ink.
        assert ink[1] * INK_SHARE <= max(room[1], 16 * scale) + 2, text


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_moment_is_drawn_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    house = furnished(tmp_path, size)
    state = position("5 6 1 2 F", "5 B F 4 3", quiet=14)
    with standing(tmp_path, "- -", state, house, size) as driver:
        control = controller(driver)
        submit(control, SpyLook(0))
        driver.watch(500)
        go_on(driver)
        driver.watch(200)
        look = control.acts.look
        assert look is not None
        inside = Rect((0, 0), size)
        places = control.places
        box, peek, done = places.look_box(), places.peek_box(), places.done_box(look.shared)
        assert inside.contains(box)
        assert box.contains(peek)
        assert box.contains(done)
        assert not peek.colliderect(done)
        first, second = places.duel_boxes()
        assert control.places.stage.contains(first)
        assert control.places.stage.contains(second)
        assert places.end_box().contains(places.end_button())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_below_what_is_shown_over_the_lines_nothing_of_them_sticks_out(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Neither numbers nor marks are left without their cards."""
    house = furnished(tmp_path, size)
    with standing(tmp_path, "- -", position("5 6 1 2 F", "5 B F 4 3"), house, size) as driver:
        places = controller(driver).places
        for panel in (places.stage, places.look_box()):
            for seat, slot in product((0, 1), range(5)):
                assert panel.contains(places.slots[seat][slot])
                assert panel.contains(places.number_box(seat, slot))
