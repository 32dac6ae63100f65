"""Pictures kept on disk: found again, drawn again when spoilt, and the shelf without them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import SHELF
from scenes.menus.shelf_pictures import BoxButton
from scenes.menus.start import BOX, StartScene
from scenes.storage.pictures import Pictures
from tests.scenes.guest import Guest

SIZE = (40, 30)


@pytest.fixture
def picture() -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    drawn = pygame.Surface(SIZE, pygame.SRCALPHA)
    drawn.fill((10, 200, 30, 90))
    return drawn


def test_a_kept_picture_is_found_by_what_it_shows(tmp_path: Path, picture: pygame.Surface) -> None:
    Pictures(tmp_path / "pictures").keep("box", "red", picture)
    pictures = Pictures(tmp_path / "pictures")
    found = pictures.find("box", SIZE, "red")
    assert found is not None
    assert tuple(found.get_at((5, 5))) == (10, 200, 30, 90)
    assert pictures.find("box", SIZE, "blue") is None
    assert pictures.find("box", (41, 30), "red") is None
    assert pictures.find("wall", SIZE, "red") is None


@pytest.mark.parametrize("share", [0, 0.01, 0.5, 0.999])
def test_a_spoilt_picture_is_as_if_it_were_not_there(
    tmp_path: Path, picture: pygame.Surface, share: float
) -> None:
    pictures = Pictures(tmp_path)
    pictures.keep("box", "red", picture)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[: round(len(whole) * share)])
    assert pictures.find("box", SIZE, "red") is None
    pictures.keep("box", "red", picture)
    assert pictures.find("box", SIZE, "red") is not None


def test_where_nothing_can_be_written_nothing_is_kept(
    tmp_path: Path, picture: pygame.Surface
) -> None:
    taken = tmp_path / "pictures"
    taken.write_text("a file where the folder should be")
    pictures = Pictures(taken)
    pictures.keep("box", "red", picture)
    assert pictures.find("box", SIZE, "red") is None


def test_the_oldest_make_room(
    tmp_path: Path, picture: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = Pictures(tmp_path)
    pictures.keep("box", 0, picture)
    size = next(tmp_path.iterdir()).stat().st_size
    monkeypatch.setattr("scenes.storage.pictures.MOST_BYTES", 3 * size)
    for number in range(1, 6):
        pictures.keep("box", number, picture)
    assert len(list(tmp_path.iterdir())) == 3
    assert pictures.find("box", SIZE, 5) is not None
    assert pictures.find("box", SIZE, 0) is None


def boxes(guest: Guest) -> list[bool]:
    """Which boxes stand on the shelf."""
    found = [guest.panel[f"{BOX}{game_id}"] for game_id in SHELF]
    return [isinstance(one, BoxButton) and one.picture() is not None for one in found]


def test_boxes_come_onto_the_shelf_one_by_one_and_the_next_time_they_are_there(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    guest.stage.push(StartScene(guest.house))
    seen: list[list[bool]] = []
    while not seen or not all(seen[-1]):
        guest.frames(1)
        seen.append(boxes(guest))
        guest.house.later.pop(0)()
    assert [sum(one) for one in seen] == list(range(len(SHELF) + 1))
    while guest.house.later:
        guest.house.later.pop(0)()
    again = Guest(tmp_path)
    again.stage.push(StartScene(again.house))
    again.frames(1)
    assert all(boxes(again))


def test_under_another_scene_no_box_is_missing(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    guest.stage.push(StartScene(guest.house))
    guest.frames(1)
    shelf = guest.panel
    guest.key(pygame.KSCAN_TAB)
    guest.click("settings")
    assert guest.panel is not shelf
    found = [shelf[f"{BOX}{game_id}"] for game_id in SHELF]
    assert all(isinstance(one, BoxButton) and one.picture() is not None for one in found)
