"""The pictures of Stratego Cards: ranks and armies told apart at a glance, in a fan, in grey."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest

from art.faces import stratego
from art.faces.stratego.battle import (
    burst_svg,
    fallen_svg,
    laurels_svg,
    slot_svg,
    spear_svg,
    struck_svg,
)
from art.faces.stratego.figures import FIGURES
from art.faces.stratego.fronts import AXIS, HEIGHT, WIDTH, figure, sign
from art.faces.stratego.inks import CHALK, INK, LIVERIES, SAFE_LIVERIES
from art.faces.stratego.trimmings import (
    banner_svg,
    crest_svg,
    danger_svg,
    eye_svg,
    rank_svg,
    regroup_svg,
    sabres_svg,
    seen_svg,
    standard_svg,
    truce_svg,
)
from art.paint import Size, draw
from art.svg import svg
from art.theme import RGB, contrast
from game.stratego.cards import (
    BLUE,
    BOMB,
    CARD,
    COLOUR_OF,
    FLAG,
    LETTERS,
    NAMES,
    RANK_OF,
    RANKS,
    RED,
    Colour,
    Rank,
)
from tests.art.sight import SIGHTS, apart

KNOWN = {"svg", "path", "g", "rect"}
GREY = (110, 110, 110)
CARD_SIZE = (63, 90)
ARMIES = (RED, BLUE)

SQUARE = {
    "sabres": sabres_svg(),
    "eye": eye_svg(),
    "regroup": regroup_svg(),
    "truce": truce_svg(10, 20),
    **{f"crest {army}": crest_svg(army) for army in ARMIES},
    **{f"standard {army}": standard_svg(army) for army in ARMIES},
    **{f"danger {army}": danger_svg(army) for army in ARMIES},
    **{f"fallen {army}": fallen_svg(army) for army in ARMIES},
    "laurels": laurels_svg(RED),
    "burst": burst_svg(),
}
OTHERS = {
    **{f"front {name}": stratego.front_svg(card) for card, name in enumerate(NAMES)},
    **{f"safe {name}": stratego.front_svg(CARD[name], True) for name in ("R10", "B1", "BF")},
    **{f"back {army}": stratego.back_svg(army) for army in ARMIES},
    **{f"slot {army}": slot_svg(army) for army in ARMIES},
    **{f"spear {army}": spear_svg(army, 300) for army in ARMIES},
    **{f"banner {army}": banner_svg(army, 240, 40) for army in ARMIES},
    **{f"rank {rank}": rank_svg(RED, rank) for rank in RANKS},
    **{f"seen {rank}": seen_svg(rank) for rank in RANKS},
    "seen": seen_svg(),
    "struck": struck_svg(),
    "box": stratego.box_svg(),
}


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def rgb(ink: str) -> RGB:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


@cache
def pixels(
    source: str, size: Size, part: tuple[float, float, float, float] = (0, 0, 1, 1)
) -> bytes:
    """How light a part (left, top, right, bottom) of a picture is, pixel by pixel."""
    surface = pygame.Surface(size, 0, 24)
    surface.fill(GREY)
    surface.blit(draw(source, size), (0, 0))
    (left, right), (top, low) = (
        (round(size[n] * part[n]), round(size[n] * part[n + 2])) for n in (0, 1)
    )
    shown = (surface.get_at((x, y)) for y in range(top, low) for x in range(left, right))
    return bytes((p.r * 3 + p.g * 6 + p.b) // 10 for p in shown)


def off(one: bytes, other: bytes) -> float:
    """The part of the pixels that differ plainly in lightness, without their colour."""
    return sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) / len(one)


def front(army: Colour, rank: Rank) -> str:
    return stratego.front_svg(CARD["RB"[army] + LETTERS[rank]])


def test_stratego_components_every_name_has_its_own_front() -> None:
    fronts = {
        (COLOUR_OF[card], RANK_OF[card], stratego.front_svg(card)) for card in range(len(NAMES))
    }
    assert len(fronts) == len({source for _, _, source in fronts}) == 24


@pytest.mark.parametrize("army", ARMIES)
def test_colour_safe_cards_wear_the_safe_colours(army: Colour) -> None:
    card = CARD["RB"[army] + "6"]
    for marks, liveries, others in (
        (False, LIVERIES, SAFE_LIVERIES),
        (True, SAFE_LIVERIES, LIVERIES),
    ):
        source = stratego.front_svg(card, marks)
        assert liveries[army].coat in source and others[army].coat not in source


@pytest.mark.parametrize("army", ARMIES)
def test_stratego_components_ranks_are_told_apart_in_a_fan(army: Colour) -> None:
    strip = (0, 0, 0.3, 0.3)
    shown = {rank: pixels(front(army, rank), CARD_SIZE, strip) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        assert off(shown[one], shown[other]) > 0.09, (LETTERS[one], LETTERS[other])


@pytest.mark.parametrize("army", ARMIES)
def test_stratego_components_portraits_are_told_apart_without_their_number(army: Colour) -> None:
    window = (0.34, 0.06, 0.94, 0.74)
    shown = {rank: pixels(front(army, rank), CARD_SIZE, window) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        assert off(shown[one], shown[other]) > 0.12, (LETTERS[one], LETTERS[other])


@pytest.mark.parametrize("rank", RANKS)
def test_stratego_components_armies_are_told_apart_without_colour(rank: Rank) -> None:
    crests = (0.06, 0.28, 0.3, 0.41)
    one, other = (pixels(front(army, rank), CARD_SIZE, crests) for army in ARMIES)
    assert off(one, other) > 0.2


def test_stratego_components_backs_are_told_apart_without_colour() -> None:
    one, other = (pixels(stratego.back_svg(army), CARD_SIZE) for army in ARMIES)
    assert off(one, other) > 0.08


def test_a_back_is_no_front() -> None:
    for army in ARMIES:
        back = pixels(stratego.back_svg(army), CARD_SIZE)
        assert all(off(back, pixels(front(army, rank), CARD_SIZE)) > 0.3 for rank in RANKS)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_armies_differ_for_every_eye(sight: str) -> None:
    for liveries in (LIVERIES, SAFE_LIVERIES):
        assert apart(rgb(liveries[RED].coat), rgb(liveries[BLUE].coat), sight) > 25
    safe = apart(rgb(SAFE_LIVERIES[RED].coat), rgb(SAFE_LIVERIES[BLUE].coat), sight)
    assert safe > 45


def test_numbers_can_be_read_on_the_coats() -> None:
    for livery in LIVERIES:
        assert contrast(rgb(CHALK), rgb(livery.coat)) >= 4.5
    for livery in SAFE_LIVERIES:
        assert contrast(rgb(CHALK), rgb(livery.coat)) >= 3.5


def test_the_crest_says_the_army_so_no_letter_is_needed() -> None:
    assert {stratego.corner_mark(card) for card in range(len(NAMES))} == {None}


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank not in (FLAG, BOMB)])
def test_the_armies_look_at_each_other(rank: Rank) -> None:
    area = pygame.Rect(0, 40, 104, 150)
    area.centerx = round(AXIS)
    red, blue = (
        draw(svg(WIDTH, HEIGHT, figure(army, rank, LIVERIES[army])), (210, 300)).subsurface(area)
        for army in ARMIES
    )
    mirrored = pygame.transform.flip(blue, True, False)
    shapes = [pygame.mask.from_surface(head, 128) for head in (red, mirrored, blue)]
    same, turned = (shapes[0].overlap_area(other, (0, 0)) for other in shapes[1:])
    assert same > shapes[0].count() * 0.98
    assert turned < shapes[0].count() * 0.96


@pytest.mark.parametrize("name", [*SQUARE, *OTHERS])
def test_only_what_the_renderer_knows(name: str) -> None:
    source = {**SQUARE, **OTHERS}[name]
    assert set(re.findall(r"<([a-zA-Z]+)", source)) <= KNOWN
    assert not re.search(r"nan|inf|url\(", source)


@pytest.mark.parametrize("name", list(SQUARE))
def test_signs_show_at_the_size_of_letters_and_stay_in_their_square(name: str) -> None:
    assert pygame.mask.from_surface(draw(SQUARE[name], (24, 24)), 90).count() > 110
    large = draw(SQUARE[name], (200, 200))
    ink = pygame.mask.from_surface(large, 120)
    border = [(x, y) for n in range(200) for x, y in ((n, 0), (n, 199), (0, n), (199, n))]
    assert sum(ink.get_at(point) for point in border) <= 8


def test_signs_are_told_apart() -> None:
    shown = {name: pixels(source, (40, 40)) for name, source in SQUARE.items()}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.03, (one, other)


def test_ranks_in_lists_and_marks_are_told_apart() -> None:
    for make, size in ((lambda rank: rank_svg(BLUE, rank), (32, 32)), (seen_svg, (50, 30))):
        shown = {rank: pixels(make(rank), size) for rank in RANKS}
        for one, other in combinations(RANKS, 2):
            assert off(shown[one], shown[other]) > 0.025, (LETTERS[one], LETTERS[other])


def test_every_number_and_sign_stands_in_its_middle() -> None:
    for rank in RANKS:
        drawn = draw(svg(120, 120, sign(rank, 60, 60, 80, INK, INK)), (120, 120))
        shown = drawn.get_bounding_rect(128)
        assert 60 <= shown.height <= 92
        assert abs(shown.centerx - 60) <= 6 and abs(shown.centery - 60) <= 6, LETTERS[rank]


def test_str_55_the_draw_count_fills_its_dial() -> None:
    def filled(count: int) -> int:
        dial = draw(truce_svg(count, 20), (100, 100))
        return sum(
            dial.get_at((x, y)).r > dial.get_at((x, y)).b + 150
            for x in range(100)
            for y in range(100)
        )

    shown = [filled(count) for count in range(21)]
    assert all(less < more for less, more in pairwise(shown))
    assert truce_svg(23, 20) == truce_svg(20, 20)


def test_a_spear_reaches_as_far_as_the_attack() -> None:
    for length in (120, 400, 900):
        shown = draw(spear_svg(RED, length), (length, 60)).get_bounding_rect(64)
        assert shown.width > length - 8 and shown.height > 40


def test_a_wreath_shows_whose_it_is_without_colour() -> None:
    knot = (0.37, 0.76, 0.63, 0.97)
    one, other = (pixels(laurels_svg(army), (100, 100), knot) for army in ARMIES)
    assert off(one, other) > 0.1


def test_a_wreath_leaves_its_middle_free() -> None:
    wreath = draw(laurels_svg(RED), (200, 200))
    near = [(x, y) for x in range(200) for y in range(200) if math.dist((x, y), (100, 98)) < 44]
    assert all(wreath.get_at(point).a == 0 for point in near)


@pytest.mark.parametrize("size", [(120, 24), (300, 40), (520, 60)])
def test_words_have_room_on_a_banner(size: Size) -> None:
    for army in ARMIES:
        banner = draw(banner_svg(army, *size), size)
        plain = pygame.Rect(0, 0, size[0] - 3 * size[1], size[1] // 2)
        plain.center = banner.get_rect().center
        ground = {tuple(banner.get_at((x, y))) for x in range(plain.left, plain.right)
                  for y in range(plain.top, plain.bottom)}  # fmt: skip
        assert ground == {(*rgb(LIVERIES[army].coat), 255)}


@pytest.mark.parametrize("name", list(FIGURES))
def test_pictures_of_the_rules_pages_come_at_their_height(name: str) -> None:
    for height in (36, 90):
        drawn = FIGURES[name](height)
        assert drawn.get_height() == height
        assert pygame.mask.from_surface(drawn, 90).count() > height * height // 6
