"""Text at 200 % is nowhere smaller than at 100 %, at every table and in every position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.registry import load
from scenes.controllers.totem.plates import plate_picture
from scenes.input.signals import PointerMoved
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.words import languages
from tests.house.games import OF_CHOICES, TABLES
from tests.table.house import (
    Driver,
    furnished,
    seating,
    sitting_at,
    table,
    totem_at,
)
from tests.table.laid import laid
from tests.table.lettered import Written, written

SIZES = ((1024, 640), (1280, 720))
SEATS = {game_id: load(game_id).most_seats for game_id in OF_CHOICES}
# So many kinds of positions of each game, out of so many random matches.
KINDS, MATCHES = 7, 3


def kind_of(state: Any) -> tuple[str, str]:
    """What is asked."""
    agenda = getattr(state, "agenda", ())
    return state.phase, type(agenda[0]).__name__ if agenda else ""


def positions(game: str) -> list[Any]:
    """A position for each kind of question that random matches ask."""
    found: dict[tuple[str, str], Any] = {}
    for seed in range(MATCHES):
        for state, move, _ in TABLES[game].walk(SEATS[game], seed):
            if move is not None and state.to_act() and kind_of(state) not in found:
                found[kind_of(state)] = state.copy()
            if len(found) == KINDS:
                return list(found.values())
    return list(found.values())


def at(home: Path, game: str, state: Any, size: tuple[int, int]) -> Driver:
    """A table at which the match stands so, with whoever is asked first as its person."""
    seat = state.to_act()[0]
    levels = ["-" if other == seat else "easy" for other in range(SEATS[game])]
    house = furnished(home, size)
    house.settings.motion = "off"
    driver = laid(game, state, " ".join(levels), home, size, house)
    driver.frame()
    while sitting_at(driver).steps:
        driver.frame()
    return driver


def everything(driver: Driver, scale: float, language: str) -> Written:
    """All that can be seen here in letters of that size, and how large it is."""
    scene, control = table(driver), sitting_at(driver)
    scene.house.lettering.scale = scale
    scene.house.words.speak(language)
    with written() as found:
        scene.resize(scene.size)
        scene.make_ahead(scene.to_come)
        found.clear()
        draw(driver, scene)
        for pos in spots(control.choosing):
            scene.handle(PointerMoved(driver.now_ns, "mouse", pos))
            draw(driver, scene)
        card = next((card for card in map(control.to_read, spots(control.choosing))
                     if card is not None), None)  # fmt: skip
        if card is not None:
            control.reading.open(card)
            draw(driver, scene)
            control.puts_away()
        control.refuse(scene.house.words("refusal-undo-shown"))
        draw(driver, scene)
        scene.toasts.hush()
        scene.show_log(True)
        draw(driver, scene)
        scene.show_log(False)
    return found


def spots(choosing: Any) -> list[tuple[int, int]]:
    """Where some of the targets are: one of each sort."""
    sorts: dict[Any, tuple[int, int]] = {}
    for target in choosing.targets.all:
        sort = target.what.kind
        sorts.setdefault(sort, target.box.center)
    return list(sorts.values())


def draw(driver: Driver, scene: TableScene) -> None:
    scene.stale(Rect((0, 0), scene.size))
    scene.draw(driver.screen, lambda: None)


def smaller(plain: Written, large: Written) -> dict[str, tuple[int, int]]:
    """Texts that are smaller in enlarged letters, with both sizes."""
    both = ((text, plain[text], large[text]) for text in plain if text in large)
    return {text: (before, after) for text, before, after in both if after < before}


@pytest.mark.sample(11)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", SEATS)
def test_enlarged_letters_are_nowhere_smaller(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    found: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
    grown = 0
    for number, state in enumerate(positions(game)):
        with at(tmp_path / str(number), game, state, size) as driver:
            plain = everything(driver, 1.0, language)
            large = everything(driver, 2.0, language)
            assert len(plain) > 5
            grown += sum(large.get(text, 0) > px for text, px in plain.items())
            if bad := smaller(plain, large):
                found[kind_of(state)] = bad
    assert not found
    assert grown > 50


@pytest.mark.sample(12)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", ["- - hard easy", "- hard" + " easy" * 8])
def test_enlarged_letters_are_nowhere_smaller_against_time(
    tmp_path: Path, seats: str, size: tuple[int, int]
) -> None:
    house = furnished(tmp_path, size)
    with Driver(house, lay_table(house, seating(seats)), size) as driver:
        driver.run(2_000)
        scene = table(driver)
        for language in languages():
            house.words.speak(language)
            sizes = []
            for scale in (1.0, 2.0):
                house.lettering.scale = scale
                scene.resize(size)
                scene.show_log(True)
                with written() as found:
                    for box, plate in totem_at(driver).tabletop.plates:
                        plate_picture(box.size, plate, house.lettering)
                    draw(driver, scene)
                sizes.append(found)
            assert len(sizes[0]) > 8
            assert not smaller(*sizes)
