"""The slip of a lesson: its buttons can be read in every width it is written in."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from art.theme import Ground
from scenes.table import spots
from scenes.table.lesson_room import WIDTHS
from scenes.table.lesson_slip import NAMED, SIDE, Slip
from scenes.words import languages
from tests.lessons.learner import Learner
from tests.table.house import furnished

SIZE = (1280, 720)


@pytest.mark.parametrize("language", languages())
def test_the_words_of_its_buttons_are_never_small(tmp_path: Path, language: str) -> None:
    house = furnished(tmp_path, SIZE)
    house.settings.language = language
    house.settle()
    slip = Slip(house)
    for wide, only_read in product(WIDTHS, (False, True)):
        number = house.words("lesson-step", step=10, steps=12)
        size = slip.write("Now play a card.", number, only_read, wide, 1.0, 1.0)
        slip.lay(Rect((40, 40), size), ())
        slip.paint(Surface(SIZE), None, Ground(), 1.0)
        for name, box in slip.buttons.items():
            words = house.words(f"lesson-{name}")
            room = box.width - 2 * SIDE
            assert house.lettering.fit(words, NAMED, room, "bold") >= 0.85 * NAMED, (wide, name)
            assert slip.box.contains(box)
        assert not Rect.colliderect(*slip.buttons.values())


def test_room_for_it_is_looked_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[Any, ...]] = []

    def nearest_free(*about: Any) -> Rect | None:
        looked.append(about)
        return spots.nearest_free(*about)

    monkeypatch.setattr("scenes.table.lesson_room.nearest_free", nearest_free)
    with Learner(tmp_path, "nyet", "first") as learner:
        assert learner.until_asked()
        assert learner.table.speaks
    assert looked
    assert all(looked.count(about) == 1 for about in looked)
