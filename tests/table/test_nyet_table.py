"""NYET! on the table scene: choices by pointer and keys, the curtain, bots, the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest
from pygame import KSCAN_RETURN, KSCAN_RIGHT, Rect

from game.chance import Chance
from game.match import Player
from game.nyet.moves import Play, Veto
from game.nyet.naming import box_means
from game.nyet.options import Options
from scenes.controllers.nyet.controller import Controller
from scenes.controllers.nyet.picture import DOWN, to_choose
from scenes.controllers.nyet.places import places
from scenes.menus.result import ResultScene
from scenes.seats.seating import Seating
from scenes.storage.on_file import unfinished
from scenes.table.kit import lay_table, take_up
from tests.table.house import FRAME_NS, Driver, furnished, lift, submit, table

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eva")
# Nothing that is tested between two choices is quicker than this.
SETTLING_NS = 40_000_000
# Every so many frames of a whole match one is looked at.
SEEN = 8
Play_ = Callable[..., Driver]


def seats(levels: str, options: Options | None = None, seed: int = 5) -> Seating:
    chosen = ["" if level == "-" else level for level in levels.split()]
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(chosen))
    return Seating("nyet", options or Options(), players, ((),) * len(chosen), seed)


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play_]:
    opened: list[Driver] = []

    def open_table(levels: str, options: Options | None = None) -> Driver:
        house = furnished(tmp_path)
        driver = Driver(house, lay_table(house, seats(levels, options)))
        opened.append(driver)
        driver.run(50)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def controller(driver: Driver) -> Controller:
    found = table(driver).controller
    assert isinstance(found, Controller)
    return found


def settle(driver: Driver) -> None:
    """Let time pass until somebody at the screen is asked, or the match is over."""
    control = controller(driver)
    for _ in range(25 * 240):
        driver.unseen(SETTLING_NS)
        ready = not (control.steps or table(driver).motion.moving)
        if ready and driver.now_ns >= control.busy_until_ns:
            waits = control.turns.curtain is not None or control.choosing.seat is not None
            if waits or control.match.state.outcome is not None:
                driver.frame(0)
                return
    raise AssertionError("nobody is asked")


def answer(driver: Driver, chance: Chance) -> None:
    """The person who is asked does something legal."""
    control = controller(driver)
    if control.turns.curtain is not None:
        lift(driver)
        return
    seat = control.choosing.seat
    assert seat is not None
    submit(control, chance.choice(control.match.state.moves(seat)))


def until(driver: Driver, phase: str) -> None:
    chance = Chance(3)
    settle(driver)
    while controller(driver).shown.phase != phase or controller(driver).choosing.seat is None:
        answer(driver, chance)
        settle(driver)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], count: int) -> None:
    for bottom in range(count):
        found = places(size, count, bottom)
        boxes = [*found.plates, found.own_row, found.terms, found.board]
        assert [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)] == []
        assert all(Rect((0, 0), size).contains(box) for box in boxes)
        assert not found.confirm.colliderect(found.own_row)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_board_hand_and_trick_fill_the_table(size: tuple[int, int], count: int) -> None:
    found = places(size, count, 0)
    assert found.own_row.height >= 0.23 * found.unit * 720
    assert found.board.height >= 0.42 * found.unit * 720
    assert found.board.bottom <= found.zone.top
    card = (found.trick_card, found.trick_card * 3 // 2)
    trick = [Rect((0, 0), card).move_to(center=middle) for middle in found.played]
    assert all(box.bottom <= found.zone.top for box in trick)
    assert all(box.collidelist(found.plates) < 0 for box in trick)
    # All of them are seen whole, and large.
    assert [(a, b) for a, b in combinations(trick, 2) if a.colliderect(b)] == []
    assert found.trick_card >= 0.15 * found.unit * 720
    hang = [plate.move(0, round(found.unit * (DOWN + 5))) for plate in found.plates[1:]]
    assert all(not back.colliderect(found.board) for back in hang)
    assert all(not back.colliderect(found.terms) for back in hang)


def test_a_click_on_a_box_places_a_token(play: Play_) -> None:
    driver = play("- easy easy easy")
    until(driver, "vetoes")
    control = controller(driver)
    target = next(t for t in control.choosing.targets.all if t.open)
    driver.click(target.box.center)
    assert target.what.value in control.match.state.covered


def test_a_covered_box_is_refused_with_a_sentence(play: Play_) -> None:
    driver = play("- easy easy easy")
    until(driver, "vetoes")
    control = controller(driver)
    if not control.match.state.tokens:
        box = next(t.what.value for t in control.choosing.targets.all if t.open)
        submit(control, Veto(0, int(box)))
        settle(driver)
    boxes = control.match.state.covered
    covered = next(t for t in control.choosing.targets.all if int(t.what.value) in boxes)
    before = len(control.match.state.tokens)
    driver.click(covered.box.center)
    assert len(control.match.state.tokens) == before
    assert [toast.text for toast in table(driver).toasts.standing] == [
        "That box is already covered."
    ]


def test_pointing_at_a_box_says_what_it_would_mean(play: Play_) -> None:
    driver = play("- easy easy easy")
    until(driver, "vetoes")
    control = controller(driver)
    boxes = [int(target.what.value) for target in control.choosing.targets.all]
    sentences = [control.say(box_means(control.shown, box)) for box in boxes]
    assert any(control.points_at(target.what) in sentences
               for target in control.choosing.targets.all)  # fmt: skip
    assert len(set(sentences)) == len(sentences)
    assert "Every trick and every loot card counts −2 points." in sentences


def test_an_illegal_card_is_refused_with_the_reason(play: Play_) -> None:
    driver = play("- easy easy easy", Options(length="short"))
    chance = Chance(8)
    for _ in range(300):
        settle(driver)
        control = controller(driver)
        closed = [t for t in control.choosing.targets.all if not t.open and t.what.kind == "card"]
        if control.shown.phase == "tricks" and closed and control.choosing.seat is not None:
            driver.click((closed[0].box.left + 5, closed[0].box.centery))
            said = [toast.text for toast in table(driver).toasts.standing]
            assert said
            assert said[0].startswith(("You must follow", "Trump was led", "Supertrumps count"))
            return
        answer(driver, chance)
    raise AssertionError("every card was always legal")


def test_keys_alone_can_play(play: Play_) -> None:
    driver = play("- easy easy easy")
    until(driver, "tricks")
    control = controller(driver)
    played = len(control.match.state.hands[0])
    for _ in range(40):
        driver.tap(KSCAN_RIGHT)
        focused = control.choosing.targets.focused
        if focused is not None and focused.open:
            driver.tap(KSCAN_RETURN)
            break
    assert len(control.match.state.hands[0]) == played - 1


def test_alone_against_bots_there_is_no_curtain(play: Play_) -> None:
    driver = play("- easy easy", Options(length="short"))
    chance = Chance(4)
    for _ in range(60):
        settle(driver)
        assert controller(driver).turns.curtain is None
        assert controller(driver).shown.seat == 0
        answer(driver, chance)


def test_between_people_no_hand_is_on_the_screen(play: Play_) -> None:
    """Nothing of a hand in what is shown, in the log, or in the resting picture."""
    driver = play("- - easy", Options(length="short"))
    chance, curtains = Chance(4), 0
    for _ in range(80):
        settle(driver)
        control = controller(driver)
        if control.turns.curtain is not None:
            curtains += 1
            assert control.shown.hand == ()
            assert control.choosing.targets.all == []
            assert control.shown == control.match.state.view(None)
        elif control.shown.phase not in ("characters", "scores"):
            assert control.shown.seat == control.choosing.seat
        answer(driver, chance)
    assert curtains > 20


def test_the_log_never_says_what_was_discarded_or_passed(play: Play_) -> None:
    driver = play("- - -", Options(length="short"))
    chance = Chance(11)
    for _ in range(150):
        settle(driver)
        lines = list(table(driver).log.lines)
        phase = controller(driver).shown.phase
        answer(driver, chance)
        if phase in ("discards", "passes"):
            fresh = list(table(driver).log.lines)[len(lines) :]
            assert not any(
                colour in line for line in fresh[:1] for colour in ("Blue", "Red", "Yellow")
            )


def test_bots_play_a_short_match_to_its_result(play: Play_) -> None:
    driver = play("easy easy easy", Options(length="short"))
    for number in range(60 * 60 * 5):
        if number % SEEN:
            driver.unseen(4 * FRAME_NS)
        else:
            driver.frame(4 * FRAME_NS)
        if isinstance(driver.top, ResultScene):
            break
    assert isinstance(driver.top, ResultScene)
    assert controller(driver).match.state.outcome is not None


def test_a_match_broken_off_is_taken_up_where_it_was(play: Play_) -> None:
    driver = play("- easy easy easy")
    until(driver, "tricks")
    state = controller(driver).match.state
    path = unfinished(driver.house.paths)[0]
    driver.stage.clear()
    again = Driver(driver.house, take_up(driver.house, path))
    with again:
        settle(again)
        assert controller(again).match.state.hands == state.hands
        assert controller(again).choosing.seat == 0
        moves = controller(again).match.state.moves(0)
        assert all(isinstance(move, Play) for move in moves)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_follows_the_window(play: Play_, size: tuple[int, int]) -> None:
    driver = play("- easy easy easy easy")
    until(driver, "tricks")
    driver.stage.resize(size)
    driver.frame()
    inside = Rect((0, 0), size)
    assert all(inside.contains(t.box) for t in controller(driver).choosing.targets.all)


@pytest.mark.parametrize("size", [*SIZES, (1100, 700), (1440, 900), (1680, 1050)], ids=str)
def test_animals_to_choose_lie_exactly_on_those_that_all_see(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with Driver(house := furnished(tmp_path, size), lay_table(house, seats("- -")), size) as driver:
        until(driver, "characters")
        control = controller(driver)
        animals = to_choose(control.shown, control.places)
        assert [piece.box for piece in animals] == [t.box for t in control.choosing.targets.all]


def test_all_see_which_animals_are_free_while_others_choose(play: Play_) -> None:
    driver = play("- easy easy")
    control = controller(driver)
    animals = to_choose(control.shown, control.places)
    assert [piece.look for piece in animals] == [False] * 5
    # They lie where the person at the screen chooses theirs.
    settle(driver)
    assert [piece.box for piece in animals] == [t.box for t in control.choosing.targets.all]
    submit(control, control.match.state.moves(0)[1])
    driver.run(50)
    animals = to_choose(control.shown, control.places)
    assert [piece.look for piece in animals] == [False, True, False, False, False]
    taken = pygame.image.tobytes(driver.screen.subsurface(animals[1].box), "RGB")
    free = pygame.image.tobytes(driver.screen.subsurface(animals[0].box), "RGB")
    assert np.ptp(np.frombuffer(taken, np.uint8)) < np.ptp(np.frombuffer(free, np.uint8))
    settle(driver)
    assert to_choose(control.shown, control.places) == []
