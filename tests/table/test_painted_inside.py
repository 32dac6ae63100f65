"""No piece of the resting picture is drawn beyond its box, or what it leaves would stay there."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pygame import SRCALPHA, Surface, surfarray

from game.registry import load
from scenes.seats.seating import default_seating
from scenes.table.kit import lay_table
from scenes.table.pieces import Piece
from tests.house.games import OF_CHOICES
from tests.table.house import Driver, furnished, sitting_at

SIZE = (1024, 640)
# Looked at so often while bots play, so much time apart.
TIMES, APART_MS = 14, 1500


def beyond(piece: Piece) -> bool:
    """Whether anything of it is seen outside of its box."""
    layer = Surface(SIZE, SRCALPHA)
    piece.draw(layer)
    layer.fill((0, 0, 0, 0), piece.box)
    return bool(np.any(surfarray.pixels_alpha(layer)))


@pytest.mark.parametrize("enlarged", [100, 200])
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_piece_stays_in_its_box(tmp_path: Path, game_id: str, enlarged: int) -> None:
    house, game = furnished(tmp_path, SIZE), load(game_id)
    house.settings.speed, house.settings.text_size = "very-fast", enlarged
    house.settings.colour_safe = True
    house.lettering.scale = enlarged / 100
    levels = [game.levels[0]] * game.most_seats
    laid = lay_table(house, default_seating(game_id, house.words, 3, levels))
    with Driver(house, laid, SIZE) as driver:
        for _ in range(TIMES):
            driver.run(APART_MS)
            if not driver.shows(laid):
                break
            found = [piece for piece in sitting_at(driver).pieces() if beyond(piece)]
            assert not [(piece.box, piece.look) for piece in found]
