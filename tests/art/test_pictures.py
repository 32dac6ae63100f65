"""Pictures on record: a change of look is a decision. The record is in tests/images."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from art.cards import CardPictures
from art.cloth import table
from art.faces import jetriko, nyet, totem
from art.faces.jetriko.attack import badge_svg
from art.faces.nyet.board import board, plan
from art.faces.nyet.prints import bonus
from art.faces.nyet.stamps import barred_svg, kept_svg, token_svg
from art.faces.totem.figure import figure, foot
from art.paint import picture
from art.text import Lettering
from game.jetriko.cards import CARD as JETRIKO_CARD
from game.nyet.board import BOX, CHARACTERS
from game.nyet.cards import CARD as NYET_CARD
from game.nyet.cards import LETTERS
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
    for n, surface in enumerate(pictures):
        sheet.blit(surface, (4 + n % 7 * 68, 4 + n // 7 * 68))
    compare(sheet, "totem-cards")


def test_the_table_with_the_totem() -> None:
    surface = table((480, 270), totem.WORLD)
    x, y = foot(120)
    surface.blit(figure(120), (240 - x, 160 - y))
    compare(surface, "totem-table")


def test_the_cards_of_nyet() -> None:
    cards = CardPictures(nyet, Lettering())
    w, h = cards.size(68)
    sheet = pygame.Surface((9 * (w + 4) + 4, 2 * (h + 4) + 4))
    sheet.fill(nyet.WORLD.cloth)
    names = [f"{letter}{value}" for letter in LETTERS for value in (1, 4, 8, 12)]
    pictures = [cards.front(NYET_CARD[name], 68) for name in names]
    pictures += [cards.back(68), picture(bonus(), (w, h))]
    for n, surface in enumerate(pictures):
        sheet.blit(surface, (4 + n % 9 * (w + 4), 4 + n // 9 * (h + 4)))
    compare(sheet, "nyet-cards")


def test_the_board_of_nyet() -> None:
    size = (520, 360)
    surface = board(size).copy()
    places = plan(size).boxes
    for n, owner in enumerate((*CHARACTERS, None)):
        spot = places[BOX["wolf"] + 2 * n]
        surface.blit(picture(token_svg(owner, n), spot.size), spot)
    for source, word in ((kept_svg(), "points-3"), (barred_svg(), "bear")):
        surface.blit(picture(source, places[BOX[word]].size), places[BOX[word]])
    compare(surface, "nyet-board")


def test_the_cards_of_jetriko() -> None:
    cards = CardPictures(jetriko, Lettering())
    w, h = cards.size(68)
    sheet = pygame.Surface((10 * (w + 4) + 4, 3 * (h + 4) + 4))
    sheet.fill(jetriko.WORLD.cloth)
    names = ["G1", "Y2-plus", "C3-redraw", "B5-steal", "R3-deflect", "G5-skip", "Y1-blank"]
    names += ["divide-1", "more-1", "stop-1", "target-1", "times-two-1"]
    names += ["TR1", "TR5", "TB1", "TG2"]
    pictures = [cards.front(JETRIKO_CARD[name], 68) for name in names]
    pictures += [cards.back(68, kind) for kind in range(4)]
    pictures += [picture(badge_svg(kind, 4), (w, w)) for kind in ("plus", "steal", "redraw")]
    for n, surface in enumerate(pictures):
        sheet.blit(surface, (4 + n % 10 * (w + 4), 4 + n // 10 * (h + 4)))
    compare(sheet, "jetriko-cards")


def test_a_changed_picture_is_noticed() -> None:
    one = pygame.Surface((100, 100))
    other = one.copy()
    assert different(one, other) == 0
    other.fill((60, 0, 0), (10, 10, 10, 10))
    assert different(one, other) == different(other, one) == 0.01
