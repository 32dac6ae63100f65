"""The pictures of NYET!: cards told apart in a fan, animals, boxes, tokens, teams."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from art.faces import nyet
from art.faces.nyet.board import Plan, board, plan
from art.faces.nyet.emblems import emblem
from art.faces.nyet.inks import CHARACTER_COLOURS, PALETTE, SAFE_PALETTE
from art.faces.nyet.numerals import FIGURES, centred
from art.faces.nyet.prints import bonus
from art.faces.nyet.stamps import TILTS, character_svg, token_svg
from art.faces.nyet.symbols import symbol_svg
from art.faces.nyet.trimmings import (
    crown_svg,
    dealer_svg,
    loot_svg,
    pennant_svg,
    supertrump_svg,
    trump_svg,
)
from art.paint import Size, draw
from art.svg import shape, svg
from art.theme import RGB, contrast
from game.nyet.board import BOX, BOX_WORDS, CHARACTERS
from game.nyet.cards import CARD, LETTERS, NAMES
from tests.art.sight import SIGHTS, apart

FAN = 60
GREY = (110, 110, 110)
INK, PAPER = nyet.WORLD.ink, nyet.WORLD.paper


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def pixels(source: str, size: Size, part: float = 1.0) -> list[RGB]:
    """What the left part of a picture shows."""
    surface = pygame.Surface(size)
    surface.fill(GREY)
    surface.blit(draw(source, size), (0, 0))
    across = range(round(size[0] * part))
    points = [surface.get_at((x, y)) for y in range(size[1]) for x in across]
    return [(point.r, point.g, point.b) for point in points]


def off(one: list[RGB], other: list[RGB]) -> float:
    """The part of the pixels that differ plainly in lightness, without their colour."""
    return sum(abs(sum(a) - sum(b)) > 150 for a, b in zip(one, other, strict=True)) / len(one)


def in_a_fan(name: str) -> list[RGB]:
    """What shows of a card when the next one lies over it."""
    size = (FAN, round(FAN / nyet.ASPECT))
    return pixels(nyet.front_svg(CARD[name]), size, 0.3)


def test_nyet_components_every_name_has_its_own_front() -> None:
    fronts = {name: {nyet.front_svg(n) for n, card in enumerate(NAMES) if card == name}
              for name in NAMES}  # fmt: skip
    assert all(len(looks) == 1 for looks in fronts.values())
    assert len(set.union(*fronts.values())) == 52


@pytest.mark.parametrize("letter", LETTERS)
def test_nyet_components_values_are_told_apart_in_a_fan(letter: str) -> None:
    shown = {value: in_a_fan(f"{letter}{value}") for value in range(1, 14)}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.004, (one, other)


def test_nyet_components_emblems_are_told_apart_without_colour() -> None:
    alone = [pixels(svg(100, 100, emblem(n, 0, 0, 100, "#fff")), (12, 12)) for n in range(4)]
    for one, other in combinations(range(4), 2):
        assert off(alone[one], alone[other]) > 0.25
        for value in (1, 8, 13):
            shown = [in_a_fan(f"{LETTERS[colour]}{value}") for colour in (one, other)]
            assert off(*shown) > 0.025


@pytest.mark.parametrize("letter", LETTERS)
def test_nyet_101_ones_look_special(letter: str) -> None:
    size = (FAN, round(FAN / nyet.ASPECT))
    one, two, three = (
        pixels(nyet.front_svg(CARD[f"{letter}{value}"]), size) for value in (1, 2, 3)
    )
    assert off(one, two) > 4 * off(two, three)


def test_nyet_38_the_mark_of_supertrump_shows_in_a_fan() -> None:
    size = (FAN, round(FAN / nyet.ASPECT))
    for mark in (supertrump_svg(), trump_svg()):
        seen = draw(mark, size)
        shown = [seen.get_at((x, y)).a > 128 for x in range(18) for y in range(size[1])]
        assert sum(shown) > 60
        assert not any(seen.get_at((x, y)).a > 40 for x in range(5, 16) for y in range(5, 34)), (
            "the index stays free"
        )


def test_index_ink_can_be_read_on_its_colour() -> None:
    for palette in (PALETTE, SAFE_PALETTE):
        for colour, rgb in enumerate(palette):
            assert contrast(rgb, PAPER if colour < 2 else INK) >= 4


@pytest.mark.parametrize("sight", SIGHTS)
def test_nyet_components_colours_stay_four_for_every_eye(sight: str) -> None:
    for one, other in combinations(PALETTE, 2):
        assert apart(one, other, sight) > 25
    for one, other in combinations(SAFE_PALETTE, 2):
        assert apart(one, other, sight) > 40


def test_the_letter_of_a_card_is_that_of_its_name() -> None:
    assert all(nyet.corner_mark(card) == name[0] for card, name in enumerate(NAMES))


def test_figures_differ_from_each_other() -> None:
    shown = {
        sign: pixels(svg(70, 100, shape(centred(sign, (35, 50), 96), "#fff")), (14, 20))
        for sign in FIGURES
    }
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.06, (one, other)


def test_nyet_2_characters_differ_in_shape_and_colour() -> None:
    shown = {name: pixels(character_svg(name), (40, 40)) for name in CHARACTERS}
    for one, other in combinations(CHARACTERS, 2):
        assert off(shown[one], shown[other]) > 0.12, (one, other)
        for sight in ("normal", "deutan", "protan", "tritan"):
            assert apart(CHARACTER_COLOURS[one], CHARACTER_COLOURS[other], sight) > 15


def test_nyet_29_tokens_show_whose_they_are() -> None:
    shown = {name: pixels(token_svg(name), (44, 44)) for name in (*CHARACTERS, None)}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.05, (one, other)
    assert len({token_svg("wolf", n) for n in range(len(TILTS))}) == len(TILTS)
    assert token_svg("wolf", 1) == token_svg("wolf", 1 + len(TILTS))


def test_nyet_components_every_box_has_its_print() -> None:
    words = [word for word in BOX_WORDS if word not in ("keep", "trump-none", "super-none")]
    shown = {word: pixels(symbol_svg(BOX[word]), (40, 40)) for word in [*words, "keep"]}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.03, (one, other)
    assert symbol_svg(BOX["keep"]) == symbol_svg(BOX["trump-none"]) == symbol_svg(BOX["super-none"])


@pytest.mark.parametrize("no_trump", (False, True))
@pytest.mark.parametrize("size", [(220, 160), (340, 220), (640, 460), (300, 420), (1400, 700)])
def test_nothing_on_the_board_overlaps(size: Size, no_trump: bool) -> None:
    places: Plan = plan(size, no_trump)
    assert len(places.boxes) == (25 if no_trump else 24)
    everything = [*places.boxes.values(), *places.signs, *places.heads]
    sheet = pygame.Rect((0, 0), size)
    for rect in everything:
        assert sheet.contains(rect) and rect.width >= 8 and rect.height >= 8
    for one, other in combinations(everything, 2):
        assert not one.colliderect(other)
    assert board(size, no_trump).get_size() == size


def test_nyet_45_teams_differ_without_colour() -> None:
    flags = [pixels(pennant_svg(team), (24, 24)) for team in (0, 1)]
    assert off(*flags) > 0.15


def test_the_small_things_show_something() -> None:
    for source in (crown_svg(), dealer_svg(), loot_svg(), bonus()):
        assert pygame.mask.from_surface(draw(source, (24, 24)), 90).count() > 150
