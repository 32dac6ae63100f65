"""Whatever is said and asked at a table can be read on the ground of its game."""

from __future__ import annotations

from itertools import product

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from art import theme
from art.text import Lettering
from art.theme import RGB, Ground, contrast
from game.registry import open_games
from scenes.outfit import outfit
from scenes.table import panels
from scenes.table.messages import Messages, Remark, Tone, toned
from scenes.table.panels import colours, lay_panel, panel

CLOTHS: list[RGB] = [(255, 255, 255), (0, 0, 0)]


def ground(game_id: str, stark: bool) -> Ground:
    return outfit(game_id).face.WORLD.ground_for(stark)


def least(stark: bool) -> float:
    return 7 if stark else 4.5


@pytest.mark.parametrize(("game_id", "stark"), list(product(open_games(), (False, True))))
def test_buttons_and_notes_can_be_read(game_id: str, stark: bool) -> None:
    cut = ground(game_id, stark)
    pairs = [colours(cut, lit, is_open) for lit in (False, True) for is_open in (False, True)]
    for fill, ink in [*pairs, (cut.paper, theme.INK)]:
        assert contrast(fill, ink) >= least(stark)


@pytest.mark.parametrize("tone", Tone)
@pytest.mark.parametrize(("game_id", "stark"), list(product(open_games(), (False, True))))
def test_what_is_said_can_be_read_on_every_cloth(game_id: str, stark: bool, tone: Tone) -> None:
    messages = Messages(Lettering(), ground(game_id, stark))
    messages.zone = Rect(0, 0, 640, 60)
    for cloth in CLOTHS:
        screen = Surface(messages.zone.size)
        screen.fill(cloth)
        place = messages.paint(screen, 1, Remark("Ann, play a card.", tone))
        inside = screen.subsurface(place.inflate(-24, -12))
        behind = inside.get_at((0, inside.get_height() // 2))
        written = (behind.r, behind.g, behind.b)
        assert contrast(written, theme.PAPER) >= least(stark)
        assert pygame.mask.from_threshold(inside, theme.PAPER, (8, 8, 8)).count() > 100


@pytest.mark.parametrize("game_id", open_games())
def test_a_large_panel_is_laid_as_it_is_drawn_whole(game_id: str) -> None:
    cut, box = ground(game_id, False), Rect(30, 40, 1201, 777)
    screens = [Surface((1280, 840)) for _ in range(2)]
    screens[0].blit(panel(cut, box.size, 1.35), box)
    before = len(panels._kept)
    lay_panel(screens[1], box, cut, 1.35)
    assert len(panels._kept) == before
    whole, laid = (pygame.surfarray.array3d(screen).astype(int) for screen in screens)
    # Hardly to be seen: lines are drawn a little otherwise where they are longer.
    assert np.abs(whole - laid).max() < 40
    assert (whole != laid).any(axis=2).mean() < 0.001


def test_panels_that_are_kept_are_bounded() -> None:
    for high in range(100, 400, 20):
        panel(ground("frantic", False), (640, high), 1)
    assert panels._kept.used <= panels._kept.limit


def test_no_two_games_say_it_alike() -> None:
    said = {toned(ground(game_id, False), Tone.PLAIN) for game_id in open_games()}
    assert len(said) == len(open_games())
    assert len({toned(ground(game_id, True), Tone.PLAIN) for game_id in open_games()}) == 1
