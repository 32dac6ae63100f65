"""Jetriko on the table scene in every tongue: all words stand in their places, none over others."""

from __future__ import annotations

from collections.abc import Container
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from game.jetriko.cards import CARD
from game.jetriko.options import Options
from game.prompts import Thing
from scenes.words import Words, languages
from tests.jetriko_table import position
from tests.scenes.tongues import RightToLeft
from tests.table.house import Driver, furnished
from tests.table.laid import laid
from tests.table.test_jetriko_looking import do
from tests.table.test_jetriko_table import FOUR, controller, settle

SIX = [*FOUR, "C5 C2 C3 C4", "G5 G1-redraw"]
SIZE = (1024, 640)
# Tables at their fullest, and what is done there before they are looked at.
SIGHTS: dict[str, tuple[list[str], dict[str, Any], str]] = {
    "free play": (SIX, {"top": "stop"}, ""),
    "defence": (SIX, {"top": "B4-plus", "attack": ("plus", 14, 4)}, ""),
    "target": (SIX, {"top": "B4-plus", "attack": ("plus", 14, 4)}, "target"),
    "deflect": (SIX, {"top": "R4-steal", "attack": ("steal", 3, 4)}, "deflect"),
    "bound": (SIX, {"top": "G4-blank", "bound": True}, ""),
    "brink": (["G4 stop", "", *SIX[2:]], {"top": "R5"}, ""),
    "colour": (SIX, {"top": "B5", "coming": "TG2"}, "0 draw"),
    "trap": (SIX, {"top": "B5", "coming": "TB2"}, "trap"),
    "in full": (SIX, {"top": "divide"}, "read"),
    "scores": (["G4 stop", "", *SIX[2:]], {"top": "R5"}, "over"),
}


def bring_about(driver: Driver, what: str) -> None:
    control = controller(driver)
    if what in ("target", "deflect"):
        card = CARD["target-1" if what == "target" else "R3-deflect"]
        control.choosing.choose(Thing("card", card))
    elif what == "over":
        do(driver, "0 draw")
        settle(driver)
        do(driver, "0 pass")
        settle(driver)
    elif what == "trap":
        do(driver, "0 draw")
        while not control.held:
            driver.frame()
    elif what == "read":
        control.reading.what = control.shown.top
    elif what:
        do(driver, what)
        settle(driver)


class Sheet(Surface):
    """Keeps where pictures were put on it."""

    put: list[tuple[int, Rect]]

    def ink(self, keys: Container[int]) -> list[Rect]:
        """Where the letters of those pictures are, without the empty rim round them."""
        return [box for key, box in self.put if key in keys and box.width]

    def blit(
        self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> Rect:
        self.put.append((id(source), source.get_bounding_rect().move(dest[:2])))
        return super().blit(source, dest, area, special_flags)


def written(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Where words stand on the screen; every word, also those on plates and slips."""
    lettering, control = driver.house.lettering, controller(driver)
    words: dict[int, Surface] = {}
    for name in ("line", "paragraph"):
        make = getattr(lettering, name)

        def kept(*args: Any, make: Any = make, **kwargs: Any) -> Surface:
            made: Surface = make(*args, **kwargs)
            words[id(made)] = made
            return made

        monkeypatch.setattr(lettering, name, kept)
    sheet = Sheet(driver.screen.get_size())
    sheet.put = []
    control.changed()
    control.paint_resting(sheet, sheet.get_rect())
    control.paint(sheet, driver.now_ns, lambda: None)
    # A button is drawn on a picture of its own: once more where it lies.
    for button in control.table.buttons.shown:
        button.shown.draw(sheet, button.shown.box)
    monkeypatch.undo()
    window = sheet.get_rect()
    found = sheet.ink(words)
    assert all(window.contains(box) for box in found)
    return found


@pytest.mark.sample(16)
@pytest.mark.parametrize("language", [*languages(), "rtl"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_words_stand_in_their_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, scale: float
) -> None:
    options = Options(length="open", timer=60)
    for name, (hands, laid_out, what) in SIGHTS.items():
        house = furnished(tmp_path, SIZE)
        house.words = RightToLeft() if language == "rtl" else Words(language)
        house.lettering.rtl, house.lettering.scale = house.words.rtl, scale
        house.settings.motion, house.settings.hints = "off", False
        state = position(hands, options=options, **laid_out)
        with laid("jetriko", state, "-" + " easy" * 5, tmp_path, SIZE, house) as driver:
            driver.watch(50)
            bring_about(driver, what)
            boxes = written(driver, monkeypatch)
            assert len(boxes) > 1
            if what in ("", "over"):
                over = [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)]
                assert over == [], name
