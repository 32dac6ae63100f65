"""The replay: the same pictures as in play, every position, every device, nothing changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.journal import Journal
from game.key_moments import Mark
from game.record import LIMITS, DamagedRecord, Player, Record, UnusableRecord, read_record
from game.tape import APART, Tape
from scenes.controllers.totem.replaying import Replayed
from scenes.house import House
from scenes.input.signals import PointerMoved, Press, Resized
from scenes.menus.start import StartScene
from scenes.table.kit import lay_table, open_record, open_replay
from scenes.table.replay import ReplayScene
from scenes.table.replay_bar import HIGH
from scenes.table.riffle import Riffled
from scenes.table.scene import TableScene
from sounds.names import Sound
from tests.table.house import FRAME_NS, MS, Driver, furnished, seating
from tests.table.lettered import written
from tests.table.records import played

SIZE = (1280, 720)
BOTS = "hard medium easy hard"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A whole match of bots, with duels, rushes and an error."""
    return read_record(played(furnished(tmp_path_factory.mktemp("home")), BOTS, 600_000, 3))


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


@pytest.fixture
def shown(house: House, record: Record) -> Iterator[tuple[ReplayScene, Driver]]:
    """The replay, standing at the beginning."""
    scene = open_replay(house, record)
    with Driver(house, scene, SIZE) as driver:
        scene.toggle()
        driver.frame()
        yield scene, driver


def look(scene: ReplayScene) -> dict[str, Any]:
    """What lies on the table when all has come to rest."""
    scene.motion.skip()
    replayed = scene.replayed
    assert isinstance(replayed, Replayed)
    centre = replayed.centre
    return {
        "state": scene.match.state.copy(),
        "heaps": {
            zone: (heap.cards, heap.turn, heap.dim)
            for zone, heap in replayed.tabletop.heaps.items()
        },
        "plates": replayed.tabletop.plates,
        "log": list(scene.log.lines),
        "centre": (centre.home, centre.fallen, centre.number, centre.moment is None),
        "panel": list(centre.account.news) if centre.account else None,
    }


def pad(driver: Driver, control: str) -> None:
    for pressed in (True, False):
        driver.top.handle(Press(driver.now_ns, 1, "pad:0", f"pad:0:{control}", pressed))


def test_winding_on_while_the_deck_is_shuffled_is_not_heard(
    shown: tuple[ReplayScene, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, driver = shown
    heard: list[Sound] = []
    monkeypatch.setattr(scene.house.mixer, "play", heard.append)
    scene.go(0)
    scene.toggle()
    driver.watch(100)
    assert any(isinstance(flight, Riffled) for flight in scene.motion.flights)
    scene.toggle()
    heard.clear()
    scene.go(5)
    driver.watch(500)
    assert not heard
    assert not any(isinstance(flight, Riffled) for flight in scene.motion.flights)


# The pictures


def without_corner(picture: Surface, size: tuple[int, int]) -> bytes:
    """The table's picture without the buttons in the corner, of which a replay has fewer."""
    table = picture.subsurface((0, 0), size).copy()
    table.fill("black", (30, 30, 240, 110))
    return pygame.image.tobytes(table, "RGB")


def test_a_table_is_never_painted_on_a_part_of_the_window(
    shown: tuple[ReplayScene, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is gone, and the program with it, if the window gets another size meanwhile."""
    scene, driver = shown
    painted: list[Surface] = []
    monkeypatch.setattr(scene.controller, "paint_below", painted.append)
    scene.dirty = True
    driver.frame()
    assert [screen.get_parent() for screen in painted] == [None]


class Copied(Surface):
    """Counts how often a picture of the better part of the window is laid on one of its kind."""

    copies = 0

    def blit(self, source: Surface, *where: Any) -> pygame.Rect:
        if source.get_width() * source.get_height() > SIZE[0] * SIZE[1] / 2:
            Copied.copies += 1
        return super().blit(source, *where)


@pytest.mark.parametrize("log", [False, True])
def test_the_table_is_copied_once_to_where_it_lies(
    shown: tuple[ReplayScene, Driver], monkeypatch: pytest.MonkeyPatch, log: bool
) -> None:
    scene, driver = shown
    for module in ("replay", "log"):
        monkeypatch.setattr(f"scenes.table.{module}.Surface", Copied, raising=False)
    driver.stage.resize((1600, 720))
    scene.show_log(log)
    screen = Copied((1600, 720))
    scene.draw(screen, lambda: None)
    Copied.copies = 0
    scene.draw(screen, lambda: None)
    # What rests is copied, too, to where that which moves is painted on it.
    assert Copied.copies == 2


@pytest.mark.usefixtures("wide_awake")
def test_every_frame_looks_as_it_did_in_play(tmp_path: Path) -> None:
    size, pictures = (SIZE[0], SIZE[1] - HIGH), []
    house = furnished(tmp_path, size)
    # What bots say belongs to play alone.
    house.settings.talk = False
    table = lay_table(house, seating(BOTS, seed=3))
    frames = range(20_000 * MS // FRAME_NS)
    kept = [number for number in frames if number % 40 < 2]
    with Driver(house, table, size) as driver:
        for number in frames:
            driver.frame()
            if number in kept:
                pictures.append(without_corner(driver.screen, size))
        record = table.match.record()
    house = furnished(tmp_path, SIZE)
    with Driver(house, open_replay(house, record), SIZE) as driver:
        for number in frames:
            driver.frame()
            if number in kept:
                same = without_corner(driver.screen, size) == pictures[kept.index(number)]
                assert same, f"frame {number}"


def test_a_jump_shows_what_playing_there_shows(shown: tuple[ReplayScene, Driver]) -> None:
    scene, _ = shown
    there = []
    scene.go(0)
    for _ in scene.tape.moves:
        there.append(look(scene))
        scene.step(1)
        assert scene.motion.mode == "normal"
    there.append(look(scene))
    for at in (*reversed(range(len(there))), *range(0, len(there), 7)):
        scene.go(at)
        assert look(scene) == there[at], f"after {at} moves"


def test_positions_are_those_of_the_match(record: Record) -> None:
    tape = Tape.of(record)
    assert len(tape.moves) > 2 * APART
    for at in range(len(tape.moves) + 1):
        assert tape.state_at(at) == tape.match.replay(at)
    kept = tape.state_at(APART)
    kept.play(tape.moves[APART])
    assert tape.state_at(APART) == tape.match.replay(APART)


def test_winding_makes_no_sound_and_playing_does(
    shown: tuple[ReplayScene, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, driver = shown
    heard: list[object] = []
    monkeypatch.setattr(type(scene.house.mixer), "play", lambda self, sound: heard.append(sound))
    for at in range(0, len(scene.tape.moves), 10):
        scene.go(at)
    assert heard == []
    scene.go(0)
    scene.toggle()
    driver.run(5000)
    assert heard


# Time


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, 4.0])
def test_the_tape_runs_as_fast_as_it_is_told(
    shown: tuple[ReplayScene, Driver], speed: float
) -> None:
    scene, driver = shown
    scene.set_speed(speed)
    scene.toggle()
    driver.run(6000)
    assert scene.tape_ms == pytest.approx(6000 * speed, abs=50)
    assert scene.at == sum(time <= scene.tape_ms for time in scene.times)


def test_it_stops_at_the_end_and_begins_anew(shown: tuple[ReplayScene, Driver]) -> None:
    scene, driver = shown
    scene.go(len(scene.tape.moves) - 1)
    scene.toggle()
    driver.run(8000)
    assert not scene.playing
    assert scene.at == len(scene.tape.moves)
    assert driver.top is scene, "no result covers a replay"
    driver.tap(pygame.KSCAN_SPACE)
    driver.frame()
    assert scene.playing
    assert scene.at < 5


def test_a_tape_that_stands_costs_nothing(shown: tuple[ReplayScene, Driver]) -> None:
    scene, driver = shown
    scene.go(40)
    driver.run(3000)
    assert driver.watch(1000) == 0


def test_cards_stand_still_in_the_air_while_the_tape_is_held(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, driver = shown
    driver.tap(pygame.KSCAN_SPACE)
    driver.run(200)
    assert scene.motion.flights
    driver.tap(pygame.KSCAN_SPACE)
    driver.frame()
    before = pygame.image.tobytes(driver.screen, "RGB")
    driver.run(1000)
    assert pygame.image.tobytes(driver.screen, "RGB") == before


# Winding


def test_the_keyboard_steps_turns_and_winds(shown: tuple[ReplayScene, Driver]) -> None:
    scene, driver = shown
    driver.tap(pygame.KSCAN_END)
    assert scene.at == len(scene.tape.moves)
    driver.tap(pygame.KSCAN_HOME)
    assert scene.at == 0
    for _ in range(3):
        driver.tap(pygame.KSCAN_RIGHT)
    assert scene.at == 3
    driver.tap(pygame.KSCAN_LEFT)
    assert scene.at == 2
    driver.tap(pygame.KSCAN_UP)
    assert scene.speed == 2.0
    driver.tap(pygame.KSCAN_DOWN)
    driver.tap(pygame.KSCAN_DOWN)
    assert scene.speed == 0.5
    driver.tap(pygame.KSCAN_F2)
    assert scene.log.shown


def test_turns_go_from_one_key_moment_to_the_next_and_back(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, driver = shown
    after = [number + 1 for number in sorted(scene.key_moments)]
    there = []
    for _ in after:
        driver.tap(pygame.KSCAN_PAGEDOWN)
        there.append(scene.at)
    assert there == after
    for at in reversed(after[:-1]):
        driver.tap(pygame.KSCAN_PAGEUP)
        assert scene.at == at
    driver.tap(pygame.KSCAN_PAGEUP)
    assert scene.at == 0


def test_a_gamepad_turns_with_its_shoulders_and_reaches_every_button(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, driver = shown
    pad(driver, "button:5")
    pad(driver, "button:5")
    assert scene.at == sorted(scene.key_moments)[1] + 1
    pad(driver, "button:4")
    assert scene.at == sorted(scene.key_moments)[0] + 1
    seen = set()
    for control in ["hat:0:left"] * 8 + ["hat:0:right"] * 12:
        pad(driver, control)
        assert scene.bar.panel.focus is not None
        seen.add(scene.bar.panel.focus.key)
    assert seen == {widget.key for widget in scene.bar.panel.widgets}
    scene.bar.panel.to("step-on")
    at = scene.at
    pad(driver, "button:0")
    assert scene.at == at + 1


@pytest.mark.parametrize(("device", "control"), [("mouse", "mouse:1"), ("touch:3", "touch")])
def test_the_line_is_clicked_and_dragged(
    shown: tuple[ReplayScene, Driver], device: str, control: str
) -> None:
    scene, driver = shown
    line = scene.bar.line()

    def press(x: int, pressed: bool) -> None:
        pos = (x, line.centery)
        driver.top.handle(Press(driver.now_ns, 1, device, control, pressed, pos))

    press(line.centerx, True)
    assert scene.tape_ms == pytest.approx(scene.lasts_ms / 2, rel=0.02)
    driver.top.handle(PointerMoved(driver.now_ns, device, (line.left + line.width // 4, 10)))
    assert scene.tape_ms == pytest.approx(scene.lasts_ms / 4, rel=0.04)
    press(line.left, False)
    assert not scene.playing
    driver.top.handle(PointerMoved(driver.now_ns, device, (line.right, line.centery)))
    assert scene.tape_ms == pytest.approx(scene.lasts_ms / 4, rel=0.04)


def test_a_click_on_a_mark_goes_to_its_moment_and_pointing_tells_it(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, driver = shown
    moves = [number for number, moment in scene.key_moments.items() if moment.mark > Mark.TURN]
    for move in moves:
        x, y = scene.bar.x_at(scene.times[move]), scene.bar.line().centery
        marked = scene.bar.marked_at(x)
        assert marked is not None
        assert scene.times[marked] == pytest.approx(scene.times[move], abs=900)
    driver.click((scene.bar.x_at(scene.times[moves[0]]), scene.bar.line().centery))
    assert scene.at == moves[0] + 1
    assert scene.last_news()
    scene.handle(PointerMoved(driver.now_ns, "mouse", (x, y)))
    assert driver.frame()


def test_a_button_that_is_pointed_at_says_all_that_it_does(
    shown: tuple[ReplayScene, Driver],
) -> None:
    """What had no room beside the time ended in dots."""
    scene, driver = shown
    for key in ("film", "speed", "leave"):
        button = scene.bar.panel[key]
        scene.handle(PointerMoved(driver.now_ns, "mouse", button.box.center))
        with written() as found:
            driver.frame()
        assert button.hint in found
    scene.handle(PointerMoved(driver.now_ns, "mouse", (300, 200)))
    with written() as found:
        driver.frame()
    assert button.hint not in found


def test_the_rules_lie_over_the_replay_and_it_goes_on_after(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, driver = shown
    scene.go(30)
    scene.toggle()
    driver.run(700)
    at, ms = scene.at, scene.tape_ms
    driver.press(pygame.KSCAN_F1)
    assert driver.top is not scene
    driver.stage.pop()
    driver.frame()
    driver.frame(10_000 * MS)
    assert (scene.at, scene.playing) == (at, True)
    assert ms <= scene.tape_ms <= ms + 101


def test_a_click_on_the_table_plays_and_holds(shown: tuple[ReplayScene, Driver]) -> None:
    scene, driver = shown
    driver.click((640, 300))
    assert scene.playing
    driver.click((640, 300))
    assert not scene.playing
    driver.click(scene.corner.boxes["log"].center)
    assert scene.log.shown
    assert not scene.playing
    driver.click(scene.bar.panel["speed"].box.midright)
    assert not scene.playing


def test_marks_are_of_every_kind_and_of_the_right_seat(record: Record, house: House) -> None:
    scene = open_replay(house, record)
    kinds = {moment.mark for moment in scene.key_moments.values()}
    assert kinds == set(Mark)
    last = scene.key_moments[max(scene.key_moments)]
    outcome = scene.tape.match.state.outcome
    assert (last.mark, last.seat) == (Mark.WIN, outcome.winners[0])
    [winner] = outcome.winners
    assert scene.replayed.sentence(last.event) == f"{scene.match.players[winner].name} wins"


def test_resizing_leaves_the_match_where_it_stands(shown: tuple[ReplayScene, Driver]) -> None:
    scene, driver = shown
    scene.go(60)
    before = look(scene)
    size = (1024, 640)
    driver.screen = pygame.display.set_mode(size)
    scene.handle(Resized(driver.now_ns, size))
    driver.stage.resize(size)
    driver.frame()
    assert scene.at == 60
    after = look(scene)
    assert (after["state"], after["centre"]) == (before["state"], before["centre"])
    assert list(after["heaps"].values()) == list(before["heaps"].values())
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(widget.box) for widget in scene.bar.panel.widgets)


# What it does not do


def test_nothing_is_played_written_or_counted(house: House, record: Record, tmp_path: Path) -> None:
    scene = open_replay(house, record)
    with Driver(house, scene, SIZE) as driver:
        for _ in range(120):
            driver.tap(pygame.KSCAN_A)
            driver.run(300)
        scene.go(len(record.moves))
        driver.run(3000)
        assert driver.top is scene
    assert scene.tape.match.record() == record
    assert [*tmp_path.iterdir()] == []


def test_one_seats_view_can_be_asked_for_where_seats_have_secrets(
    house: House, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Driver(house, open_replay(house, record), SIZE) as driver:
        assert isinstance(driver.top, ReplayScene)
        assert not any(widget.key == "view" for widget in driver.top.bar.panel.widgets)
    monkeypatch.setattr(Replayed, "hides", True)
    scene = open_replay(house, record)
    with Driver(house, scene, SIZE) as driver:
        scene.toggle()
        assert scene.view_of is None
        scene.bar.panel["view"].act()
        assert scene.view_of == 0
        driver.frame()


# Opening and leaving


def test_an_own_unfinished_match_goes_on_and_anothers_is_shown(
    house: House, tmp_path: Path
) -> None:
    own = played(house, "- hard", 20_000)
    friends = tmp_path / "from a friend.kibitz"
    friends.write_bytes(own.read_bytes())
    scene = open_record(house, friends)
    assert isinstance(scene, ReplayScene)
    with Driver(house, scene, SIZE):
        pass
    taken_up = open_record(house, own)
    assert type(taken_up) is TableScene
    taken_up.close()
    assert friends.exists()


def test_an_own_finished_match_is_shown(house: House) -> None:
    path = played(house, BOTS, 600_000, 3)
    assert path.parent.name == "finished"
    assert isinstance(open_record(house, path), ReplayScene)


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\x00", b'[{"kibitz": 1}, "00000000"]\n'])
def test_what_is_no_record_is_refused_and_left_alone(
    house: House, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(DamagedRecord) as refused:
        open_record(house, path)
    assert house.words.has(refused.value.code)
    assert path.read_bytes() == content


def test_players_who_cannot_sit_down_here_are_refused(
    house: House, record: Record, tmp_path: Path
) -> None:
    for wrong in (Player("Ann", 10), Player("Ann", -1), Player("Ann", 0, "godlike")):
        players = (wrong, *record.players[1:])
        path = tmp_path / "friend.kibitz"
        Journal.create(path, replace(record, players=players)).close()
        with pytest.raises(DamagedRecord, match="error-record-players"):
            open_record(house, path)


def test_a_huge_file_is_not_even_read(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "film.mkv"
    path.write_bytes(b"x" * 100)
    monkeypatch.setattr("game.record.LIMITS", replace(LIMITS, size=99))
    monkeypatch.setattr("game.record._sound_lines", lambda data: 1 / 0)
    with pytest.raises(DamagedRecord, match="error-file-large"):
        open_record(house, path)


@pytest.mark.parametrize("name", ["nowhere.kibitz", "."])
def test_a_file_that_cannot_be_opened_is_refused(house: House, tmp_path: Path, name: str) -> None:
    with pytest.raises(UnusableRecord, match="error-record-unreadable"):
        open_record(house, tmp_path / name)


def test_playing_on_from_here_is_a_match_of_its_own(
    house: House, record: Record, tmp_path: Path
) -> None:
    scene = open_replay(house, record)
    with Driver(house, scene, SIZE) as driver:
        scene.toggle()
        scene.go(57)
        scene.bar.panel["play-on"].act()
        table = driver.top
        assert type(table) is TableScene
        assert tuple(map(str, table.match.moves))[:57] == record.moves[:57]
        driver.run(500)
        assert len(table.match.moves) > 57
        assert table.match.journal is not None
        path = table.match.journal.path
    assert path.parent == house.paths.matches
    assert read_record(path).moves[:57] == record.moves[:57]


def test_a_match_that_is_over_cannot_be_played_on_from_its_end(
    shown: tuple[ReplayScene, Driver],
) -> None:
    scene, _ = shown
    assert scene.bar.panel["play-on"].enabled
    scene.go(len(scene.tape.moves))
    assert not scene.bar.panel["play-on"].enabled
    scene.go(10)
    assert scene.bar.panel["play-on"].enabled


def test_escape_leads_back_or_to_the_shelf(house: House, record: Record) -> None:
    with Driver(house, open_replay(house, record), SIZE) as driver:
        driver.press(pygame.KSCAN_ESCAPE)
        assert isinstance(driver.top, StartScene)
        shelf = driver.top
        driver.stage.push(open_replay(house, record))
        driver.press(pygame.KSCAN_ESCAPE)
        assert driver.top is shelf
