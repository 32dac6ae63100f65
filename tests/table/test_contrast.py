"""A table in high contrast wears one theme: nothing on it is drawn with less."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame_gui.core import UIAppearanceTheme

from art import looks
from game.record import read_record
from game.registry import open_games
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table, open_replay
from tests.table.house import Driver, furnished
from tests.table.records import played


@pytest.mark.parametrize("game_id", open_games())
def test_a_table_puts_its_theme_on_once(
    tmp_path: Path, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, worn = furnished(tmp_path), list[str]()
    house.settings.contrast = True
    load_theme = UIAppearanceTheme.load_theme

    def noted(theme: UIAppearanceTheme, look: Any) -> None:
        worn.append(str(look))
        load_theme(theme, look)

    monkeypatch.setattr(UIAppearanceTheme, "load_theme", noted)
    scene = lay_table(house, default_seating(game_id, house.words, 1))
    with Driver(house, scene) as driver:
        for _ in range(30):
            driver.frame()
            scene.dirty = True
    usual, stark = str(looks.read(looks.USUAL)), str(looks.read(looks.CONTRAST))
    # The theme with more contrast stands on the usual one, and nothing goes back from it.
    assert [look for look in worn if look in (usual, stark)][-2:] == [usual, stark]
    assert worn.count(stark) == 1


def test_the_bar_of_a_replay_is_drawn_with_all_the_contrast_there_is(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    house.settings.contrast = True
    scene = open_replay(house, read_record(played(house, "hard hard", 20_000)))
    with Driver(house, scene):
        assert scene.bar.panel.brush.stark
