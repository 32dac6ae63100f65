"""The cards of Totem: eighteen shapes that nobody can take for one another (TOT, Components)."""

from __future__ import annotations

from itertools import combinations
from math import hypot, isqrt

import pytest

from art.faces import totem
from art.faces.totem.shapes import SHAPES
from art.faces.totem.telling import WHOLE, telling
from game.totem.cards import CARD, COLOURS, NAMES, NEAR_TWINS, is_special
from game.totem.cards import SHAPES as SHAPE_NAMES
from tests.art.faces import difference, inked
from tests.art.sight import SIGHTS, apart


@pytest.fixture(scope="module")
def drawn() -> dict[str, list[bool]]:
    return {shape: inked(totem.front_svg(CARD[f"{shape}-G"])) for shape in SHAPE_NAMES}


def test_tot_components_every_shape_is_drawn() -> None:
    assert tuple(SHAPES) == SHAPE_NAMES
    assert len(NAMES) == 80
    assert len({totem.front_svg(card) for card in range(72)}) == 72


def test_tot_components_each_shape_fills_its_card(drawn: dict[str, list[bool]]) -> None:
    for shape, pixels in drawn.items():
        assert 0.18 < sum(pixels) / len(pixels) < 0.75, shape


def test_tot_components_no_shape_looks_like_another_however_turned(
    drawn: dict[str, list[bool]],
) -> None:
    for one, other in combinations(SHAPE_NAMES, 2):
        assert difference(drawn[one], drawn[other]) > 0.012, (one, other)


def test_tot_components_near_twins_are_more_alike_than_strangers(
    drawn: dict[str, list[bool]],
) -> None:
    def mean(pairs: list[tuple[str, str]]) -> float:
        return sum(difference(drawn[a], drawn[b]) for a, b in pairs) / len(pairs)

    pairs = list(combinations(SHAPE_NAMES, 2))
    twins = [pair for pair in pairs if frozenset(pair) in NEAR_TWINS]
    cousins = [
        pair for pair in pairs if pair[0][0] == pair[1][0] and frozenset(pair) not in NEAR_TWINS
    ]
    strangers = [pair for pair in pairs if pair[0][0] != pair[1][0]]
    assert len(twins) == len(NEAR_TWINS) == 14
    assert mean(twins) < mean(cousins) < mean(strangers)


def test_tot_components_special_cards_of_one_kind_look_alike() -> None:
    looks = {name: totem.front_svg(CARD[name]) for name in NAMES if is_special(CARD[name])}
    assert looks["IN1"] == looks["IN2"] == looks["IN3"]
    assert looks["OUT1"] == looks["OUT2"] == looks["OUT3"]
    assert looks["COL1"] == looks["COL2"]
    assert len(set(looks.values())) == 3


def test_tot_components_inward_arrows_are_not_outward_arrows_turned() -> None:
    inward, outward = (inked(totem.front_svg(CARD[name])) for name in ("IN1", "OUT1"))
    assert difference(inward, outward) > 0.1


def test_tot_302_special_cards_have_no_colour_letter() -> None:
    for card, name in enumerate(NAMES):
        expected = None if is_special(card) else name[-1]
        assert totem.corner_mark(card) == expected
    assert {totem.corner_mark(card) for card in range(72)} == set(COLOURS)


@pytest.mark.parametrize("sight", SIGHTS)
def test_tot_components_colours_stay_four_for_every_eye(sight: str) -> None:
    for one, other in combinations(totem.PALETTE, 2):
        assert apart(one, other, sight) > 25
    for one, other in combinations(totem.SAFE_PALETTE, 2):
        assert apart(one, other, sight) > 40


def test_colours_stand_out_from_the_paper() -> None:
    for colour in (*totem.PALETTE, *totem.SAFE_PALETTE):
        assert apart(colour, totem.WORLD.paper, "normal") > 50


@pytest.mark.parametrize("pair", sorted(map(sorted, NEAR_TWINS)), ids="-".join)
def test_near_twins_differ_inside_the_ring_more_than_outside(
    drawn: dict[str, list[bool]], pair: list[str]
) -> None:
    one, other = (drawn[shape] for shape in pair)
    side = isqrt(len(one))
    x, y, far = (part * side / 200 for part in telling(*(CARD[f"{name}-G"] for name in pair)))
    assert far < WHOLE[2] * side / 200
    counts = {True: [0, 0], False: [0, 0]}
    for at, (a, b) in enumerate(zip(one, other, strict=True)):
        down, across = divmod(at, side)
        found = counts[hypot(across + 0.5 - x, down + 0.5 - y) < far]
        found[0] += a != b
        found[1] += 1
    (inside, of_inside), (outside, of_outside) = counts[True], counts[False]
    assert inside / of_inside > outside / of_outside
