"""The main loop: what is handed on when, and when a picture is drawn."""

from __future__ import annotations

import gc

import pygame
import pytest

from scenes.app import FRAME_NS, App
from scenes.input.signals import FocusChanged, Press, Resized, Signal
from scenes.input.source import Heard
from scenes.stage import Drain, Scene, Stage
from scenes.window import Window
from sounds.mixer import Mixer
from tests.input.fakes import MS, SIZE, Desk

A = pygame.KSCAN_A


class Diary(Scene):
    """Writes down what happens to it."""

    def __init__(self, name: str = "one") -> None:
        super().__init__()
        self.name = name
        self.lines: list[str] = []
        self.presses: list[Press] = []
        self.heard: list[Signal] = []
        self.uses_raw = False

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.lines.append("enter")

    def leave(self) -> None:
        self.lines.append("leave")

    def close(self) -> None:
        self.lines.append("close")

    def raw(self, event: pygame.Event) -> bool:
        return self.uses_raw

    def handle(self, signal: Signal) -> None:
        self.heard.append(signal)
        if isinstance(signal, Press):
            self.presses.append(signal)
            self.lines.append(signal.control)

    def tick(self, now_ns: int) -> None:
        self.lines.append("tick")

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        self.lines.append("draw")
        screen.fill((1, 2, 3))

    def kept_as_picture(self) -> None:
        self.lines.append("kept")

    def shown(self, now_ns: int) -> None:
        self.lines.append("shown")


class Theatre:
    """An app whose clock only a test moves."""

    def __init__(self, desk: Desk, first: Scene, mixer: Mixer | None = None) -> None:
        self.desk = desk
        self.flips = 0
        self.frames: list[tuple[int, bool]] = []
        self.window = Window(pygame.Surface(SIZE), SIZE)
        self.app = App(
            self.window, desk.inputs, first, desk.clock, self._flip,
            lambda ns, drawn: self.frames.append((ns, drawn)), mixer=mixer,
        )  # fmt: skip

    def _flip(self) -> None:
        self.flips += 1

    def step(self, ms: float = 17) -> None:
        self.app.step(self.desk.clock.forward(ms))

    def key(self, code: int = A, down: bool = True) -> None:
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        self.desk.post(kind, scancode=code, key=0, mod=0, unicode="")


def test_tot_704_a_frame_is_hear_tick_draw_show(desk: Desk) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    theatre.key()
    theatre.step()
    assert scene.lines == ["enter", "key:4", "tick", "draw", "shown"]


def test_nothing_is_drawn_while_nothing_changes(desk: Desk) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    for _ in range(5):
        theatre.step()
    assert scene.lines.count("draw") == theatre.flips == 1
    assert scene.lines.count("tick") == 5
    assert [drawn for _, drawn in theatre.frames] == [True, False, False, False, False]


def test_an_uncovered_window_is_shown_again_without_drawing(desk: Desk) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    theatre.step()
    desk.post(pygame.WINDOWEXPOSED)
    theatre.step()
    assert scene.lines.count("draw") == 1
    assert theatre.flips == 2


def test_tot_703_presses_in_the_middle_of_drawing_have_their_own_stamps(desk: Desk) -> None:
    class Slow(Diary):
        def draw(self, screen: pygame.Surface, drain: Drain) -> None:
            super().draw(screen, drain)
            for code in (pygame.KSCAN_A, pygame.KSCAN_L):
                desk.clock.forward(3)
                theatre.key(code)
                drain()
            self.lines.append("drawn")

    scene = Slow()
    theatre = Theatre(desk, scene)
    began = desk.clock.now + 17 * MS
    theatre.step()
    assert [press.t_ns - began for press in scene.presses] == [3 * MS, 6 * MS]
    assert [press.since_ns for press in scene.presses] == [began, began + 3 * MS]
    # The scene hears of them when its picture is done, not under its brush.
    assert scene.lines[2:] == ["draw", "drawn", "shown", "key:4", "key:15"]


def test_what_is_heard_while_drawing_can_make_the_scene_dirty_again(desk: Desk) -> None:
    class Touchy(Diary):
        def draw(self, screen: pygame.Surface, drain: Drain) -> None:
            super().draw(screen, drain)
            if not self.presses:
                theatre.key()
            drain()
            self.dirty = False

        def handle(self, signal: Signal) -> None:
            super().handle(signal)
            self.dirty = True

    scene = Touchy()
    theatre = Theatre(desk, scene)
    theatre.step()
    theatre.step()
    assert scene.lines.count("draw") == 2


def test_raw_events_come_first_and_may_be_used_up(desk: Desk) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    scene.uses_raw = True
    theatre.key()
    theatre.step()
    assert scene.presses == []


def test_a_signal_is_not_given_to_a_scene_it_was_not_meant_for(desk: Desk) -> None:
    class Door(Diary):
        def raw(self, event: pygame.Event) -> bool:
            self.stage.push(behind)
            return False

    behind = Diary("behind")
    theatre = Theatre(desk, Door())
    theatre.key()
    theatre.step()
    assert behind.presses == []
    assert behind.lines == ["enter", "tick", "draw", "shown"]


def test_a_see_through_scene_is_drawn_over_a_kept_picture(desk: Desk) -> None:
    class Veil(Diary):
        see_through = True

        def draw(self, screen: pygame.Surface, drain: Drain) -> None:
            self.lines.append("draw")
            assert screen.get_at((600, 300))[:3] == (1, 2, 3)
            screen.fill((9, 9, 9), (600, 300, 2, 2))

    table, veil = Diary(), Veil()
    theatre = Theatre(desk, table)
    theatre.step()
    theatre.app.stage.push(veil)
    for _ in range(3):
        veil.dirty = True
        theatre.step()
    assert veil.lines.count("draw") == 3
    assert table.lines.count("draw") == 2
    # Once for each picture that was kept, and never for what is seen by itself.
    assert table.lines.count("kept") == 1
    table.dirty = veil.dirty = True
    theatre.step()
    assert table.lines.count("draw") == 3
    assert table.lines.count("kept") == 2
    assert theatre.window.screen.get_at((600, 300))[:3] == (9, 9, 9)


def test_resizing_reaches_every_scene(desk: Desk) -> None:
    class Sized(Diary):
        def resize(self, size: tuple[int, int]) -> None:
            super().resize(size)
            self.lines.append(f"{size[0]}x{size[1]}")

    scene, upper = Sized(), Sized()
    theatre = Theatre(desk, scene)
    theatre.app.stage.push(upper)
    desk.post(pygame.WINDOWSIZECHANGED, x=1500, y=900)
    theatre.step()
    theatre.step(100)
    assert "1500x900" in scene.lines
    assert "1500x900" in upper.lines
    assert theatre.app.stage.size == (1500, 900)
    assert any(isinstance(signal, Resized) for signal in upper.heard)


@pytest.mark.parametrize("size", [(1500, 900), (700, 500)])
def test_a_window_that_is_being_resized_shows_the_last_picture_stretched(
    desk: Desk, size: tuple[int, int]
) -> None:
    """It was black until it had settled on a size and everything was laid out for that."""

    class Halves(Diary):
        def draw(self, screen: pygame.Surface, drain: Drain) -> None:
            super().draw(screen, drain)
            self.lines.append(f"{screen.get_width()}x{screen.get_height()}")
            screen.fill((200, 0, 0), (0, 0, screen.get_width() // 2, screen.get_height()))

    scene = Halves()
    theatre = Theatre(desk, scene)
    theatre.step()
    theatre.window.screen = pygame.Surface(size)
    theatre.step()
    wide, high = size
    for x, colour in ((1, (200, 0, 0)), (wide // 2 - 9, (200, 0, 0)), (wide - 2, (1, 2, 3))):
        seen = theatre.window.screen.get_at((x, high - 2))[:3]
        assert max(abs(a - b) for a, b in zip(seen, colour, strict=True)) < 9
    assert scene.lines[-2] == f"{SIZE[0]}x{SIZE[1]}"
    assert theatre.flips == 2
    theatre.step()
    assert theatre.flips == 2
    desk.post(pygame.WINDOWSIZECHANGED, x=wide, y=high)
    theatre.step()
    theatre.step(100)
    assert f"{wide}x{high}" in scene.lines


def test_a_window_whose_edge_is_dragged_while_it_is_drawn_breaks_nothing(desk: Desk) -> None:
    """Looking at the devices in the middle of drawing gives the window its next size."""

    class Dragged(Diary):
        def draw(self, screen: pygame.Surface, drain: Drain) -> None:
            screen.fill((200, 150, 100))
            if sizes:
                pygame.display.set_mode(sizes.pop(0))
            drain()

    sizes = [(1500, 900), (700, 500), (1100, 700)]
    theatre = Theatre(desk, Dragged())
    shown = theatre.window.screen = pygame.display.set_mode(SIZE)
    while sizes:
        theatre.step()
        wide, high = shown.get_size()
        assert min(shown.get_at((wide - 2, high - 2))[:3]) > 90
    pygame.display.set_mode(SIZE)


def test_closing_the_window_closes_every_scene(desk: Desk) -> None:
    scene, upper = Diary(), Diary()
    theatre = Theatre(desk, scene)
    theatre.app.stage.push(upper)
    desk.post(pygame.QUIT)
    theatre.app.run()
    assert scene.lines[-1] == upper.lines[-1] == "close"
    assert theatre.app.stage.top is None


def test_a_scene_may_ask_before_the_window_closes(desk: Desk) -> None:
    class Asking(Diary):
        asked = 0

        def asks_before_closing(self, t_ns: int) -> bool:
            self.asked += 1
            return self.asked == 1

    scene, upper = Asking(), Diary()
    theatre = Theatre(desk, scene)
    theatre.app.stage.push(upper)
    desk.post(pygame.QUIT)
    theatre.step()
    assert theatre.app.stage.top is upper
    desk.post(pygame.QUIT)
    theatre.app.run()
    assert scene.asked == 2
    assert theatre.app.stage.top is None


def test_the_app_ends_with_its_last_scene(desk: Desk) -> None:
    class Short(Diary):
        def tick(self, now_ns: int) -> None:
            self.stage.pop()

    scene = Short()
    theatre = Theatre(desk, scene)
    theatre.app.run()
    assert scene.lines == ["enter", "leave", "close"]


def test_scenes_are_closed_when_something_breaks(desk: Desk) -> None:
    class Broken(Diary):
        def tick(self, now_ns: int) -> None:
            raise ZeroDivisionError

    scene = Broken()
    theatre = Theatre(desk, scene)
    with pytest.raises(ZeroDivisionError):
        theatre.app.run()
    assert scene.lines[-1] == "close"


def test_f11_toggles_full_screen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    toggled: list[bool] = []
    monkeypatch.setattr(Window, "toggle_full_screen", lambda self: toggled.append(True))
    theatre = Theatre(desk, Diary())
    theatre.key(pygame.KSCAN_F11)
    theatre.key(pygame.KSCAN_F11)
    theatre.key(pygame.KSCAN_F11, down=False)
    theatre.step()
    assert toggled == [True]


def waits_of(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the app waits, in ns; the time passes at once."""
    waits: list[int] = []

    def wait(until_ns: int) -> list[Heard]:
        clock = theatre.desk.clock
        waits.append(until_ns - clock.now)
        clock.now = max(clock.now, until_ns)
        return []

    monkeypatch.setattr(theatre.desk.inputs, "wait", wait)
    return waits


def test_an_idle_scene_is_waited_for_until_it_wants_to_wake(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    # In the first frame with nothing to draw, what closed scenes left is cleared away.
    theatre.app.listen()
    theatre.step()
    theatre.step()
    waits = waits_of(theatre, monkeypatch)
    scene.wake_ns = desk.clock.now + 200 * MS
    theatre.app.listen()
    scene.wake_ns = None
    theatre.app.frame(desk.clock.now)
    theatre.app.listen()
    scene.wake_ns = desk.clock.now
    theatre.app.frame(desk.clock.now)
    theatre.app.listen()
    assert waits == [200 * MS, 500 * MS, FRAME_NS]


class Musician(Mixer):
    """A mixer without a device that wants to be told of time."""

    def __init__(self) -> None:
        super().__init__()
        self.wants_ns: int | None = None
        self.told: list[int] = []

    @property
    def wake_ns(self) -> int | None:
        return self.wants_ns

    def tick(self, now_ns: int) -> None:
        self.told.append(now_ns)


def test_music_goes_on_while_nothing_is_drawn(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    musician = Musician()
    theatre = Theatre(desk, Diary(), musician)
    theatre.app.listen()
    theatre.step()
    theatre.step()
    waits, flips = waits_of(theatre, monkeypatch), theatre.flips
    musician.wants_ns = desk.clock.now + 120 * MS
    theatre.app.listen()
    theatre.app.frame(desk.clock.now)
    assert waits == [120 * MS]
    assert musician.told[-1] == desk.clock.now
    assert theatre.flips == flips


def test_a_dirty_scene_is_drawn_sixty_times_a_second(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    theatre.step()
    scene.dirty = True
    waits = waits_of(theatre, monkeypatch)
    theatre.app.listen()
    assert waits == [FRAME_NS]


@pytest.mark.parametrize(
    ("timed", "racing", "most_ms"), [(True, True, 2), (True, False, 4), (False, False, 10)]
)
def test_tot_703_devices_are_watched_as_keenly_as_the_scene_needs(
    desk: Desk, timed: bool, racing: bool, most_ms: float
) -> None:
    scene = Diary()
    scene.wake_ns = 0
    theatre = Theatre(desk, scene)
    scene.timed, scene.racing = timed, racing
    theatre.app.listen()
    assert most_ms / 2 <= desk.inputs.nap_s * 1000 <= most_ms


def test_while_a_scene_is_live_no_garbage_is_collected(desk: Desk) -> None:
    scene = Diary()
    scene.wake_ns = 0
    theatre, frozen = Theatre(desk, scene), gc.get_freeze_count()
    scene.live = True
    theatre.app.listen()
    assert not gc.isenabled()
    theatre.app.frame(desk.clock.forward(20))
    scene.live = False
    desk.clock.forward(20)
    theatre.app.listen()
    assert gc.isenabled()
    assert gc.get_freeze_count() == frozen


def test_focus_and_releases_reach_the_scene_in_order(desk: Desk) -> None:
    scene = Diary()
    theatre = Theatre(desk, scene)
    theatre.key()
    desk.post(pygame.WINDOWFOCUSLOST)
    theatre.step()
    assert [press.pressed for press in scene.presses] == [True, False]
    assert isinstance(scene.heard[-1], FocusChanged)
