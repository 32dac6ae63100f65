"""A key keeps a picture of the window: of what is on it, and of nothing else."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.camera import CAMERA_KEY, STANDS_NS, Camera
from scenes.menus.ask import AskScene
from scenes.stage import Drain, Scene
from scenes.storage import screenshots
from scenes.storage.paths import Paths
from scenes.window import Window
from tests.input.fakes import MS, SIZE, Desk
from tests.table.house import furnished

SHOWN, OTHER = (10, 120, 40), (200, 10, 10)


class Plain(Scene):
    """One colour, and how often it was drawn."""

    colour, drawn = SHOWN, 0

    def draw(self, screen: pygame.Surface, drain: Drain) -> None:
        screen.fill(self.colour)
        self.drawn += 1


class Studio:
    """An app with a camera whose writing is done when a test says so."""

    def __init__(self, desk: Desk, home: Path, scene: Scene) -> None:
        self.desk, self.scene = desk, scene
        self.house = furnished(home)
        self.waiting: list[Callable[[], None]] = []
        self.window = Window(pygame.Surface(SIZE), SIZE)
        self.camera = Camera(self.house, self.waiting.append)
        self.app = App(
            self.window, desk.inputs, scene, desk.clock, lambda: None, camera=self.camera
        )
        self.step()

    def step(self, ms: float = 17) -> None:
        self.app.step(self.desk.clock.forward(ms))

    def press(self) -> None:
        code = int(CAMERA_KEY.removeprefix("key:"))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.desk.post(kind, scancode=code, key=0, mod=0, unicode="")
        self.step()

    def develop(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()
        self.step()

    def rim(self) -> pygame.Color:
        return self.window.screen.get_at((SIZE[0] // 2, 6))

    def kept(self) -> list[Path]:
        return sorted(self.house.paths.screenshots.glob("*.png"))


@pytest.fixture
def studio(desk: Desk, tmp_path: Path) -> Studio:
    return Studio(desk, tmp_path, Plain())


def test_the_key_keeps_what_the_window_shows_and_the_rim_says_where(studio: Studio) -> None:
    studio.press()
    assert not studio.kept()
    studio.develop()
    (path,) = studio.kept()
    picture = pygame.image.load(path)
    assert picture.get_size() == SIZE
    assert all(picture.get_at(pos)[:3] == SHOWN for pos in ((0, 0), (640, 6), (1279, 719)))
    assert path.name in studio.camera.said
    assert studio.rim()[:3] != SHOWN
    studio.step(STANDS_NS / MS)
    assert studio.rim()[:3] == SHOWN


def test_what_comes_after_the_press_is_not_in_the_picture(studio: Studio) -> None:
    studio.press()
    assert isinstance(studio.scene, Plain)
    studio.scene.colour, studio.scene.dirty = OTHER, True
    studio.step()
    studio.develop()
    assert pygame.image.load(studio.kept()[0]).get_at((640, 360))[:3] == SHOWN


def test_a_second_picture_has_no_sentence_about_the_first(studio: Studio) -> None:
    studio.press()
    studio.develop()
    assert studio.rim()[:3] != SHOWN
    studio.press()
    studio.develop()
    assert len(studio.kept()) == 2
    assert all(pygame.image.load(one).get_at((640, 6))[:3] == SHOWN for one in studio.kept())


def test_a_page_over_the_table_is_in_the_picture_as_it_is_seen(studio: Studio) -> None:
    studio.app.stage.push(AskScene(studio.house, "Ask", "About", "Yes", "No", lambda: None))
    studio.step()
    seen = pygame.image.tobytes(studio.window.screen, "RGB")
    studio.press()
    studio.develop()
    assert pygame.image.tobytes(pygame.image.load(studio.kept()[0]), "RGB") == seen


@pytest.mark.parametrize(
    ("number", "said"), [(errno.ENOSPC, "full"), (errno.EACCES, "screenshots")]
)
def test_a_disk_that_refuses_is_a_sentence(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(screenshots, "write_whole", refuse)
    studio.press()
    studio.develop()
    assert said in studio.camera.said
    assert not studio.kept()


def test_nothing_is_drawn_while_a_picture_is_being_written(studio: Studio) -> None:
    studio.press()
    assert isinstance(studio.scene, Plain)
    before = studio.scene.drawn
    for _ in range(10):
        studio.step()
    assert studio.scene.drawn == before
    studio.press()
    assert len(studio.waiting) == 1


def test_two_pictures_of_one_second_are_two_files(tmp_path: Path) -> None:
    paths, picture = Paths.under(tmp_path), pygame.Surface((8, 8))
    one, other = (screenshots.keep_screenshot(paths, picture) for _ in range(2))
    assert one != other
    assert one.exists()
    assert other.exists()
