"""The pictures of Jetriko: cards told apart in a fan and without colour, backs, traps, comets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from art.cards import CardPictures
from art.faces import jetriko
from art.faces.jetriko.attack import COMET, FIRES, badge_svg, comet_svg, strength, strike_svg
from art.faces.jetriko.effects import BADGES, EFFECTS
from art.faces.jetriko.figures import FIGURES
from art.faces.jetriko.fronts import front
from art.faces.jetriko.inks import PALETTE, SAFE_PALETTE, TRAP_COLOURS
from art.faces.jetriko.marks import MARKS, mark
from art.faces.jetriko.numerals import FIGURES as NUMERALS
from art.faces.jetriko.numerals import figures, fitted, width
from art.faces.jetriko.trimmings import (
    bound_svg,
    brink_svg,
    chain_svg,
    colour_svg,
    dealer_svg,
    direction_svg,
    effect_svg,
    free_play_svg,
    jaw_svg,
    share_svg,
    shield_svg,
    turning_svg,
    win_svg,
)
from art.faces.jetriko.whites import WHITES
from art.paint import Size, draw
from art.svg import svg
from art.text import Lettering
from art.theme import RGB
from game.jetriko.cards import (
    BACK_OF,
    BACK_WORDS,
    CARD,
    COLOUR_OF,
    COLOUR_WORDS,
    DECK,
    KIND_OF,
    KIND_WORDS,
    NUMBER_OF,
    TRAPS,
)
from tests.art.sight import SIGHTS, apart

CARD_SIZE = (63, 90)
# A third of a card shows in a fan.
FAN = 0.34
GREY = (110, 110, 110)
# What the renderer leaves out.
FORBIDDEN = re.compile(r"<(text|tspan|use|pattern|image|clipPath|mask|filter|style)\b")


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


def face(name: str) -> str:
    return jetriko.front_svg(CARD[name])


def trimmings() -> dict[str, str]:
    """Every picture that is no card."""
    return {
        "direction": direction_svg(True),
        "turning": turning_svg(False),
        "bound": bound_svg(),
        "chain": chain_svg(5),
        "brink": brink_svg(),
        "free play": free_play_svg(),
        "share": share_svg(),
        "shield": shield_svg(),
        "dealer": dealer_svg(),
        "win": win_svg(),
        **{f"comet {kind}": comet_svg(kind, 4) for kind in FIRES},
        **{f"badge {kind}": badge_svg(kind, 4) for kind in FIRES},
        **{f"strike {kind}": strike_svg(kind) for kind in FIRES},
        **{f"jaw {kind} {up}": jaw_svg(kind, up) for kind in TRAP_COLOURS for up in (True, False)},
        **{f"colour {n}": colour_svg(n) for n in range(len(MARKS))},
        **{f"sign {word}": effect_svg(word) for word in (*EFFECTS, *WHITES)},
    }


def test_jetriko_components_every_kind_of_card_has_its_own_front() -> None:
    fronts = {card: jetriko.front_svg(card) for card in DECK}
    # The two copies of a white card are the only twins.
    assert len(set(fronts.values())) == 95
    for card, other in combinations(DECK, 2):
        if fronts[card] == fronts[other]:
            assert KIND_OF[card] == KIND_OF[other] and KIND_WORDS[KIND_OF[card]] in WHITES


@pytest.mark.parametrize("colour", range(len(COLOUR_WORDS)))
def test_jetriko_components_numbers_are_told_apart_in_a_fan(colour: int) -> None:
    plain = [card for card in DECK if COLOUR_OF[card] == colour and KIND_OF[card] == 0]
    shown = {NUMBER_OF[card]: pixels(jetriko.front_svg(card), CARD_SIZE, FAN) for card in plain}
    assert sorted(shown) == [1, 2, 3, 4, 5]
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.02, (one, other)


def test_jetriko_components_effects_are_told_apart_in_a_fan() -> None:
    shown = {effect: pixels(front(0, 3, effect), CARD_SIZE, FAN) for effect in ("", *EFFECTS)}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.006, (one, other)


def test_effects_differ_from_afar() -> None:
    assert set(BADGES) == set(EFFECTS)
    shown = {effect: pixels(front(0, 3, effect), (32, 45)) for effect in EFFECTS}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.05, (one, other)


def test_jetriko_components_shapes_are_told_apart_without_colour() -> None:
    alone = [pixels(svg(100, 100, mark(n, 50, 50, 96, "#fff")), (12, 12)) for n in range(5)]
    for one, other in combinations(range(5), 2):
        assert off(alone[one], alone[other]) > 0.12, (one, other)
        fans = [pixels(front(n, 4, "skip"), CARD_SIZE, FAN) for n in (one, other)]
        assert off(*fans) > 0.01, (one, other)


@pytest.mark.parametrize("sight", SIGHTS)
def test_jetriko_components_colours_stay_five_for_every_eye(sight: str) -> None:
    for one, other in combinations(PALETTE, 2):
        assert apart(one, other, sight) > 24, (one, other)
    for one, other in combinations(SAFE_PALETTE, 2):
        assert apart(one, other, sight) > 36, (one, other)


def test_only_coloured_cards_change_for_safe_colours() -> None:
    for name in ("G1", "R5-plus"):
        assert jetriko.front_svg(CARD[name], marks=True) != face(name)
    for name in ("stop-1", "TR1"):
        assert jetriko.front_svg(CARD[name], marks=True) == face(name)


def test_the_letter_of_a_coloured_card_is_that_of_its_name() -> None:
    for name, letter in (("G1", "G"), ("C5-blank", "C"), ("B3", "B"), ("stop-1", None)):
        assert jetriko.corner_mark(CARD[name]) == letter
    assert {jetriko.corner_mark(card) for card in DECK} == {*"GYCBR", None}


def test_jetriko_components_white_cards_are_white() -> None:
    for word in WHITES:
        shown = pixels(face(f"{word}-1"), CARD_SIZE)
        assert sum(min(pixel) > 215 for pixel in shown) > 0.5 * len(shown), word
        assert face(f"{word}-1") == face(f"{word}-2")
    for one, other in combinations(WHITES, 2):
        whole = [pixels(face(f"{word}-1"), CARD_SIZE) for word in (one, other)]
        assert off(*whole) > 0.08, (one, other)
        fans = [pixels(face(f"{word}-1"), CARD_SIZE, FAN) for word in (one, other)]
        assert off(*fans) > 0.03, (one, other)


def test_jetriko_components_every_trap_has_its_own_drawing() -> None:
    shown = {card: pixels(jetriko.front_svg(card), CARD_SIZE) for card in TRAPS}
    for one, other in combinations(TRAPS, 2):
        assert off(shown[one], shown[other]) > 0.06, (one, other)


def test_jet_81_backs_tell_the_four_kinds_apart_without_colour() -> None:
    shown = [pixels(jetriko.back_svg(kind), (28, 40)) for kind in range(len(BACK_WORDS))]
    for one, other in combinations(range(len(BACK_WORDS)), 2):
        assert off(shown[one], shown[other]) > 0.09, (one, other)
    assert jetriko.back_svg() == jetriko.back_svg(0)
    assert {BACK_OF[card] for card in TRAPS} == {1, 2, 3}


@pytest.mark.parametrize("kind", ("red", "blue", "green"))
def test_jet_81_back_and_front_of_a_trap_have_the_colour_of_its_name(kind: str) -> None:
    back = BACK_WORDS.index(kind)
    channel = ("red", "green", "blue").index(kind)
    for source in (
        jetriko.back_svg(back),
        *(jetriko.front_svg(card) for card in TRAPS if BACK_OF[card] == back),
    ):
        corner = pygame.Rect(0, 0, 210, 300).inflate(-24, -24)
        shown = pygame.transform.average_color(draw(source, (210, 300)), corner)
        assert max(range(3), key=lambda n: shown[n]) == channel


def test_figures_differ_from_each_other_and_fit() -> None:
    shown = {
        sign: pixels(svg(90, 100, figures(sign, 45, 50, 96, "#fff")), (18, 20)) for sign in NUMERALS
    }
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.05, (one, other)
    for text in ("+2", "+128", "99999"):
        assert width(text, fitted(text, 58, 86)) <= 86.01


def test_jet_58_an_attack_looks_larger_the_stronger_it_is() -> None:
    sizes = []
    for value in (1, 2, 3, 5, 8, 12):
        surface = draw(comet_svg("plus", value), (320, 140))
        assert surface.get_rect().inflate(-2, -2).contains(surface.get_bounding_rect(64)), value
        sizes.append(pygame.mask.from_surface(surface).count())
    assert sizes == sorted(set(sizes))
    assert comet_svg("plus", 12) == comet_svg("plus", 4000)
    assert strength(1) == 0 and 0.9 < strength(99) < 1
    assert COMET == (320, 140)


@pytest.mark.parametrize("kind", FIRES)
def test_an_attack_shows_its_kind_and_value(kind: str) -> None:
    shown = {value: pixels(badge_svg(kind, value), (40, 40)) for value in (1, 2, 3, 4, 16, 128)}
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.01, (one, other)
    for rival in set(FIRES) - {kind}:
        assert off(shown[2], pixels(badge_svg(rival, 2), (40, 40))) > 0.05


def test_directions_are_mirror_images() -> None:
    arrows, sign = (direction_svg, (96, 50), 0.006), (turning_svg, (40, 40), 0.02)
    for draw_it, size, other_way in (arrows, sign):
        one, other = (draw(draw_it(way), size) for way in (True, False))
        flipped = pygame.transform.flip(other, True, False)
        at = [(x, y) for x in range(size[0]) for y in range(size[1])]
        same = [abs(one.get_at(p).r - flipped.get_at(p).r) < 90 for p in at]
        assert sum(same) > 0.93 * len(same)
        assert off(pixels(draw_it(True), size), pixels(draw_it(False), size)) > other_way


def test_jaws_fit_into_each_other() -> None:
    """Laid over each other by the length of the teeth they leave no gap between them."""
    for kind in TRAP_COLOURS:
        whole = pygame.Surface((240, 160), pygame.SRCALPHA)
        whole.blit(draw(jaw_svg(kind, True), (240, 110)), (0, 0))
        whole.blit(draw(jaw_svg(kind, False), (240, 110)), (0, 50))
        covered = pygame.mask.from_surface(whole, 100)
        assert covered.count() > 0.84 * 240 * 160


def test_the_small_things_show_something() -> None:
    for name, source in trimmings().items():
        wide = 60 if "comet" in name or "jaw" in name or name == "chain" else 24
        # The arrows lie round the piles, and are never small.
        size = (96, 50) if name == "direction" else (wide, 24)
        assert pygame.mask.from_surface(draw(source, size), 90).count() > 60, name


def test_nothing_is_drawn_that_the_renderer_leaves_out() -> None:
    sources = {f"card {card}": jetriko.front_svg(card) for card in DECK}
    sources |= {f"safe {card}": jetriko.front_svg(card, True) for card in (0, 40)}
    sources |= {f"back {word}": jetriko.back_svg(n) for n, word in enumerate(BACK_WORDS)}
    sources |= {"box": jetriko.box_svg(), **trimmings()}
    for name, source in sources.items():
        assert not FORBIDDEN.search(source), name
        assert "nan" not in source and "objectBoundingBox" not in source, name


def test_the_rules_pages_get_their_pictures() -> None:
    for name, picture in FIGURES.items():
        surface = picture(40)
        assert surface.get_height() == 40, name
        assert pygame.mask.from_surface(surface, 90).count() > 120, name


def test_the_table_can_show_them() -> None:
    cards = CardPictures(jetriko, Lettering())
    assert cards.size(70) == (70, 100)
    assert cards.front(CARD["G2-plus"], 70, marks=True).get_size() == (70, 100)
    assert cards.back(70).get_size() == (70, 100)
