"""Whatever is said and asked at a table can be read on the ground of its game."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from art import theme
from art.text import Lettering
from art.theme import RGB, Ground, contrast
from game.registry import open_games
from scenes.outfit import outfit
from scenes.table.messages import Messages, Remark, Tone, toned
from scenes.table.panels import colours

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


def test_no_two_games_say_it_alike() -> None:
    said = {toned(ground(game_id, False), Tone.PLAIN) for game_id in open_games()}
    assert len(said) == len(open_games())
    assert len({toned(ground(game_id, True), Tone.PLAIN) for game_id in open_games()}) == 1
