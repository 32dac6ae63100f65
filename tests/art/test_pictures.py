"""Pictures on record: a change of look is a decision. The record is in tests/images."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from art.cards import CardPictures
from art.cloth import table
from art.faces import totem
from art.faces.totem.figure import figure, foot
from art.text import Lettering
from game.totem.cards import CARD, SHAPES
from tests.art.record import compare, different


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def test_the_cards_of_totem() -> None:
    cards = CardPictures(totem, Lettering())
    sheet = pygame.Surface((7 * 68 + 4, 3 * 68 + 4))
    sheet.fill(totem.WORLD.cloth)
    shown = [CARD[f"{shape}-{'PGOY'[n % 4]}"] for n, shape in enumerate(SHAPES)]
    pictures = [cards.front(card, 64, n % 4) for n, card in enumerate(shown)]
    pictures += [cards.front(CARD["IN1"], 64), cards.front(CARD["COL1"], 64, 0, True)]
    pictures.append(cards.back(64))
    for n, picture in enumerate(pictures):
        sheet.blit(picture, (4 + n % 7 * 68, 4 + n // 7 * 68))
    compare(sheet, "totem-cards")


def test_the_table_with_the_totem() -> None:
    surface = table((480, 270), totem.WORLD)
    x, y = foot(120)
    surface.blit(figure(120), (240 - x, 160 - y))
    compare(surface, "totem-table")


def test_a_changed_picture_is_noticed() -> None:
    one = pygame.Surface((100, 100))
    other = one.copy()
    assert different(one, other) == 0
    other.fill((60, 0, 0), (10, 10, 10, 10))
    assert different(one, other) == different(other, one) == 0.01
