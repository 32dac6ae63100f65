"""Totem on the table scene, played by keys and pointers on a fake clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pygame
import pytest
from pygame import KSCAN_A, KSCAN_ESCAPE, KSCAN_F2, KSCAN_F3, KSCAN_L, KSCAN_SPACE, Rect

from game.totem.groups import MEMBERS
from game.totem.moves import Grab
from game.totem.options import Options
from scenes.controllers.totem.controls import default_controls
from scenes.forms import Choice, Toggle
from scenes.input.signals import DeviceChanged, FocusChanged
from scenes.menus.pause import PauseScene
from scenes.menus.result import ResultScene
from scenes.menus.sit_in import SitInScene
from scenes.storage.on_file import unfinished
from scenes.storage.settings import load
from scenes.table.kit import lay_table, take_up
from tests.table.house import MS, NAMES, Driver, furnished, seating, table, totem_at

Play = Callable[..., Driver]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """Opens a table with these seats and lets the start count pass."""
    opened: list[Driver] = []

    def open_table(levels: str, options: Options | None = None, seed: int = 1) -> Driver:
        house = furnished(tmp_path)
        driver = Driver(house, lay_table(house, seating(levels, options, seed)))
        opened.append(driver)
        driver.run(1_900)
        return driver

    yield open_table
    for driver in opened:
        driver.stage.clear()


def until_live(driver: Driver) -> tuple[int, ...]:
    """Let cards be turned until there is a duel; its hands."""
    state = table(driver).match.state
    while not state.live:
        driver.frame()
    return MEMBERS[state.live[0]]


def last_move(driver: Driver) -> object:
    return table(driver).match.moves[-1]


def grabs(driver: Driver) -> list[int]:
    """The hands that grabbed so far."""
    return [move.hand for move in table(driver).match.moves if isinstance(move, Grab)]


def key_of(hand: int, seats: int = 4) -> int:
    control = default_controls(Options(), seats)[hand][0].partition("=")[2]
    return int(control.removeprefix("key:"))


def test_a_match_begins_with_a_count_and_is_on_file_at_once(play: Play) -> None:
    driver = play("- - - -")
    state = table(driver).match.state
    assert state.phase == "turning"
    assert len(unfinished(driver.house.paths)) == 1


def test_tot_741_default_keys_are_those_of_the_rulebook() -> None:
    keys = [int(own[0].partition("=")[2].removeprefix("key:"))
            for own in default_controls(Options(), 10)]  # fmt: skip
    # A L Space Up F J 1 0 Keypad0 Keypad+ by USB usage number.
    assert keys == [4, 15, 44, 82, 9, 13, 30, 39, 98, 87]
    flips = [int(own[1].partition("=")[2].removeprefix("key:"))
             for own in default_controls(Options(), 10)]  # fmt: skip
    assert flips == [20, 19, 5, 80, 21, 24, 31, 38, 89, 86]
    two = default_controls(Options(), 2)
    assert two[0] == ("0/grab=key:9", "0/flip=key:21", "1/grab=key:4", "1/flip=key:20")
    assert two[1] == ("0/grab=key:51", "0/flip=key:19", "1/grab=key:13", "1/flip=key:24")


def test_a_right_grab_wins_the_duel_and_the_totem_comes_back(play: Play) -> None:
    driver = play("- - - -")
    winner, loser = until_live(driver)[:2]
    state = table(driver).match.state
    before = len(state.decks[loser])
    driver.run(200)
    driver.tap(key_of(winner))
    driver.run(100)
    assert state.phase == "hold"
    assert state.holder == winner
    assert not state.piles[winner]
    assert len(state.decks[loser]) > before
    driver.run(1_500)
    assert state.phase == "turning"
    assert totem_at(driver).centre.home
    assert table(driver).motion.flights == []


def test_tot_718_ten_ms_apart_the_first_wins_and_three_apart_the_screen_says_tie(
    play: Play,
) -> None:
    for gap, tie in ((10, False), (3, True)):
        driver = play("- - - -")
        first, second = until_live(driver)[:2]
        driver.run(200)
        driver.press(key_of(first))
        driver.press(key_of(second), after_ms=gap)
        driver.run(60)
        moment = totem_at(driver).centre.moment
        assert moment is not None
        assert moment.grabbed.tie is tie
        if not tie:
            assert moment.grabbed.hand == first
        driver.run(1_000)
        account = totem_at(driver).centre.account
        assert account is not None
        if tie:
            late = {hand: ms for hand, ms, _ in account.grabbed.presses}
            other = second if account.grabbed.hand == first else first
            apart = "+3" if other == second else "−3"
            assert account.press(other, late[other]) == f"{NAMES[other]} {apart} ms, tied"


def test_tot_704_a_press_before_the_card_is_seen_is_judged_on_the_old_picture(play: Play) -> None:
    """The card is due, but no frame has shown it yet: the press comes too early."""
    driver = play("- - - -")
    state = table(driver).match.state
    while not (state.air and state.reveals):
        driver.frame()
    while state.due - totem_at(driver).desk.clock.ms(driver.now_ns) > 1:
        driver.frame(MS)
    reveals = state.reveals
    driver.press(key_of(0), after_ms=3)
    assert (state.reveals, state.air) == (reveals, ())
    assert [hand for hand, _, _ in state.presses] == [0]


def test_tot_743_a_key_held_for_a_second_is_told_to_let_go(play: Play) -> None:
    driver = play("- - - -")
    said = table(driver).toasts
    driver.press(KSCAN_A)
    driver.run(900)
    assert not any("Let go" in toast.text for toast in said.standing)
    driver.run(200)
    assert any("Let go" in toast.text for toast in said.standing)
    driver.run(4_000)
    driver.press(KSCAN_A, pressed=False)
    assert 0 not in {hand for hand, _ in totem_at(driver).hearing.held.values()}


def test_tot_730_escape_pauses_and_every_face_is_hidden(play: Play) -> None:
    driver = play("- - - -")
    until_live(driver)
    state = table(driver).match.state
    now = state.now
    driver.press(KSCAN_ESCAPE)
    pause = driver.top
    assert isinstance(pause, PauseScene)
    assert all(hand.top is None for hand in totem_at(driver).view.hands)
    driver.run(3_000)
    assert state.now - now < 50
    table(driver)._go_on()
    assert driver.shows(table(driver))
    driver.run(1_700)
    assert state.phase == "paused"
    driver.run(200)
    assert state.phase == "turning"
    assert state.live


@pytest.mark.parametrize("signal", [FocusChanged(0, False), DeviceChanged(0, "pad:0", False)])
def test_tot_733_a_lost_device_or_a_lost_window_pauses(
    play: Play, signal: FocusChanged | DeviceChanged
) -> None:
    driver = play("- - - -")
    driver.top.handle(replace(signal, t_ns=driver.now_ns))
    assert table(driver).match.state.phase == "paused"
    assert isinstance(driver.top, PauseScene)


def test_tot_733_a_bot_takes_the_hand_of_who_leaves_and_gives_it_back(play: Play) -> None:
    driver = play("- - - -")
    controller = totem_at(driver)
    assert next(plate.note for _, plate in totem_at(driver).tabletop.plates) == ""
    controller.hand_over(0, "medium")
    assert next(plate.note for _, plate in totem_at(driver).tabletop.plates) == "Medium"
    driver.tap(KSCAN_A)
    assert not isinstance(last_move(driver), Grab)
    controller.hand_over(0, "")
    driver.press(KSCAN_A)
    assert isinstance(last_move(driver), Grab)


def test_who_takes_a_bots_seat_gets_keys_of_their_own(play: Play) -> None:
    driver = play("- hard hard hard")
    driver.press(KSCAN_ESCAPE)
    table(driver)._who_plays()
    assert isinstance(driver.top, SitInScene)
    stepper = driver.top.panel["seat-2"]
    assert isinstance(stepper, Choice)
    stepper.choose("")
    assert not totem_at(driver).desk.levels[2]
    assert totem_at(driver).desk.bound.of(2, "grab") == [f"key:{KSCAN_L}"]


def test_tot_748_a_handicap_delays_the_press_and_not_the_others(
    tmp_path: Path,
) -> None:
    from dataclasses import replace

    house = furnished(tmp_path)
    seats = seating("- - - -")
    slow = replace(seats.players[0], handicap_ms=200)
    seats = replace(seats, players=(slow, *seats.players[1:]))
    with Driver(house, lay_table(house, seats)) as driver:
        driver.run(1_900)
        state = table(driver).match.state
        driver.press(KSCAN_A)
        driver.run(100)
        assert state.presses == ()
        driver.run(120)
        assert state.holder == 0 or state.presses or state.locked_until[0] > state.now


def test_tot_745_a_click_on_the_totem_grabs_for_a_single_person(play: Play) -> None:
    driver = play("- hard hard hard")
    driver.click(totem_at(driver).tabletop.ring.centre)
    assert grabs(driver) == [0]


def test_tot_741_the_space_bar_grabs_for_a_single_person(play: Play) -> None:
    driver = play("- hard hard hard")
    driver.press(KSCAN_SPACE)
    assert grabs(driver) == [0]


def test_tot_745_with_several_people_a_click_is_nobodys(play: Play) -> None:
    driver = play("- - hard hard")
    driver.click(totem_at(driver).tabletop.ring.centre)
    assert grabs(driver) == []


def test_tot_726_a_press_on_the_rim_knocks_the_totem_over(play: Play) -> None:
    driver = play("- hard hard hard", Options(knock_over=True))
    centre = totem_at(driver).centre
    x, y = centre.ring.centre
    driver.run(4_000)
    driver.click((x + round(centre.size * 0.55), y))
    driver.run(60)
    assert centre.fallen
    assert centre.moment is not None
    assert centre.moment.grabbed.verdict == "error"


def test_tot_709_the_flip_key_turns_the_card_in_own_key_mode(play: Play) -> None:
    driver = play("- - - -", Options(flip_mode="own_key"))
    state = table(driver).match.state
    keys = [int(own[1].partition("=")[2].removeprefix("key:"))
            for own in default_controls(Options(), 4)]  # fmt: skip
    turner = state.pointer
    driver.run(700)
    driver.tap(keys[turner])
    driver.run(300)
    assert len(state.piles[turner]) == 1
    driver.tap(keys[turner])
    assert any("turn" in toast.text for toast in table(driver).toasts.standing)


def test_tot_720_a_press_while_the_totem_is_held_is_silent(play: Play) -> None:
    driver = play("- - - -")
    winner, loser = until_live(driver)[:2]
    driver.run(200)
    driver.tap(key_of(winner))
    driver.run(200)
    driver.tap(key_of(loser))
    assert table(driver).toasts.standing == []


def test_tot_716_a_hand_that_erred_is_greyed_until_its_lock_ends(play: Play) -> None:
    driver = play("- - - -")
    while min(map(len, table(driver).match.state.piles)) < 1:
        driver.frame()
    state = table(driver).match.state
    wrong = next(hand for hand in range(4) if not state.chances >> hand & 1)
    driver.tap(key_of(wrong))
    driver.run(100)
    assert totem_at(driver).tabletop.plates[wrong][1].greyed
    driver.run(2_200)
    assert not totem_at(driver).tabletop.plates[wrong][1].greyed


def test_tot_307_spent_cards_are_dimmed(play: Play) -> None:
    driver = play("- - - - - -")
    heaps = totem_at(driver).tabletop.heaps
    table(driver).match.state.spent = ()
    assert not any(heap.dim for heap in heaps.values())


def test_two_hands_lie_from_left_to_right_as_their_keys_do(play: Play) -> None:
    """TOT-650: A left, A right, B left, B right, like A F J ; on the keyboard."""
    driver = play("- -")
    state = table(driver).match.state
    hands = totem_at(driver).tabletop.ring.hands
    order = sorted(range(4), key=lambda hand: hands[hand].pile[0])
    assert [(state.owners[hand], state.sides[hand]) for hand in order] == [
        (0, "left"), (0, "right"), (1, "left"), (1, "right"),
    ]  # fmt: skip


def test_the_log_opens_with_one_key_and_says_what_happened(play: Play) -> None:
    driver = play("- - - -")
    winner = until_live(driver)[0]
    driver.tap(key_of(winner))
    driver.run(100)
    driver.tap(KSCAN_F2)
    assert table(driver).log.shown
    assert any("won the duel" in line for line in table(driver).log.lines)
    assert "Right of way" in totem_at(driver).log_note()


def test_bots_play_a_whole_game_to_its_result(play: Play) -> None:
    driver = play("hard expert hard expert")
    for _ in range(60 * 30):
        driver.run(1_000)
        if isinstance(driver.top, ResultScene):
            break
    result = driver.top
    assert isinstance(result, ResultScene)
    assert next(finish.place for finish in result.finishes) == 1
    driver.run(200)
    totem_at(driver).again()
    fresh = table(driver)
    winner = result.finishes[0].name
    starter = fresh.match.players[fresh.match.state.owners[fresh.match.state.pointer]].name
    names = [player.name for player in fresh.match.players]
    assert starter == names[(names.index(winner) + 1) % 4]
    assert unfinished(driver.house.paths)


def test_a_series_goes_on_at_the_same_table(play: Play) -> None:
    driver = play("hard expert", Options(games="best of 3"))
    for _ in range(60 * 30):
        driver.run(1_000)
        if isinstance(driver.top, ResultScene):
            break
    state = table(driver).match.state
    assert state.outcome is None
    totem_at(driver).again()
    driver.frame()
    assert (state.game, state.phase) == (2, "start")
    driver.run(3_000)
    assert state.phase in ("turning", "hold", "rush", "countdown")


def test_a_match_broken_off_is_taken_up_where_it_was(play: Play) -> None:
    driver = play("- - - -")
    until_live(driver)
    driver.run(300)
    old = table(driver).match.state
    lines = list(table(driver).log.lines)
    path = unfinished(driver.house.paths)[0]
    driver.stage.clear()
    again = take_up(driver.house, path)
    second = Driver(driver.house, again)
    second.frame()
    assert isinstance(second.top, PauseScene)
    assert again.match.state.decks == old.decks
    assert again.match.state.piles == old.piles
    assert list(again.log.lines) == lines
    again._go_on()
    second.run(2_000)
    assert again.match.state.phase == "turning"
    second.stage.clear()


@pytest.mark.sample(8)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("levels", ["- -", "- - -", "- " * 10])
def test_the_table_follows_the_window(play: Play, size: tuple[int, int], levels: str) -> None:
    driver = play(levels)
    driver.run(5_000)
    driver.stage.resize(size)
    driver.frame()
    inside = Rect((0, 0), size)
    assert all(inside.contains(box) for box, _ in totem_at(driver).tabletop.plates)
    heaps = totem_at(driver).tabletop.heaps.values()
    assert all(inside.collidepoint(heap.centre) for heap in heaps)


@pytest.mark.parametrize("motion", ["off", "reduced"])
def test_motion_changes_no_verdict_and_no_card(play: Play, motion: str, tmp_path: Path) -> None:
    driver = play("hard expert hard expert", seed=7)
    table(driver).motion.mode = motion
    driver.run(20_000)
    still = table(driver).match.state
    other = play("hard expert hard expert", seed=7)
    other.run(20_000)
    assert table(other).match.state.decks == still.decks


def test_tot_746_a_key_that_was_down_when_the_program_died_is_up_again(play: Play) -> None:
    driver = play("- - - -")
    until_live(driver)
    state = table(driver).match.state
    wrong = next(hand for hand in range(4) if not any(mask >> hand & 1 for mask in state.live))
    driver.press(key_of(wrong))
    driver.run(100)
    assert state.keys_down >> wrong & 1
    # Killed here: nobody hears the key come up.
    path = unfinished(driver.house.paths)[0]
    left = path.with_name("left.kibitz")
    copyfile(path, left)
    again = take_up(driver.house, left)
    with Driver(driver.house, again) as second:
        while not isinstance(second.top, PauseScene):
            second.frame()
        again._go_on()
        second.run(4_000)
        assert not again.match.state.keys_down
        before = len(grabs(second))
        second.tap(key_of(wrong))
        assert len(grabs(second)) == before + 1
        judged = again.match.state.last_press[wrong]
        assert judged >= again.match.state.now - 40


def test_the_corner_shows_at_once_what_is_switched_in_the_pause(play: Play) -> None:
    driver = play("- - - -")
    scene = table(driver)
    driver.press(KSCAN_ESCAPE)
    driver.frame()
    pause = driver.top
    assert isinstance(pause, PauseScene)
    box = scene.corner.boxes["sound"]
    driver.frame()
    before = pygame.image.tobytes(scene.layer.subsurface(box), "RGB")
    pause.panel["sound"].act()
    assert scene.dirty
    driver.frame()
    assert driver.house.mixer.muted
    assert pygame.image.tobytes(scene.layer.subsurface(box), "RGB") != before


def test_sound_switched_at_the_table_is_what_the_pause_shows(play: Play) -> None:
    driver = play("- - - -")
    driver.tap(KSCAN_F3)
    assert driver.house.mixer.muted
    driver.press(KSCAN_ESCAPE)
    driver.frame()
    pause = driver.top
    assert isinstance(pause, PauseScene)
    sound = pause.panel["sound"]
    assert isinstance(sound, Toggle)
    assert not sound.value
    driver.stage.clear()
    assert load(driver.house.paths)[0].muted
