"""The pictures of Frantic: cards told apart in a fan and without colour, other decks, trimmings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from art.cards import CardPictures
from art.faces import frantic
from art.faces.frantic import rings, trimmings
from art.faces.frantic.decks import (
    EVENT_CARDS,
    POWER_CARDS,
    REVEAL,
    RULE_CARD_CARDS,
    emblem_svg,
    reveal_svg,
)
from art.faces.frantic.figures import FIGURES
from art.faces.frantic.glyphs import glyph
from art.faces.frantic.inks import PALETTE, SAFE_PALETTE, TUBES
from art.faces.frantic.marks import MARKS, mark
from art.faces.frantic.numerals import FIGURES as NUMERALS
from art.faces.frantic.numerals import figures, fitted, width
from art.paint import Size, draw
from art.svg import svg
from art.text import Lettering
from art.theme import RGB
from game.frantic.cards import (
    CARD,
    COLOUR_WORDS,
    EVENTS,
    FACE,
    FACES,
    IS_NUMBER,
    KIND,
    LETTERS,
    NAMES,
    POWERS,
    RULE_CARDS,
    SYMBOL,
    Kind,
)
from tests.art.sight import SIGHTS, apart

CARD_SIZE = (63, 90)
# So much of a card shows in a full fan (px).
STRIP = 20
GREY = (110, 110, 110)
# What the renderer leaves out.
FORBIDDEN = re.compile(r"<(text|tspan|use|pattern|image|clipPath|mask|filter|style)\b")
ALL_FACES = sorted(set(FACE))
SYMBOLS = sorted({SYMBOL[card] for card in ALL_FACES if not IS_NUMBER[card]})
# Gift and Black Gift are one symbol, and either rude card sticks out its tongue.
SAME_GLYPH = ({"gift", "black_gift"}, {"fuck_you", "golden_fuck_you"})


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def pixels(source: str, size: Size, part: int | None = None) -> list[RGB]:
    """What a picture shows, or only so many pixels on its left."""
    surface = pygame.Surface(size)
    surface.fill(GREY)
    surface.blit(draw(source, size), (0, 0))
    across = range(part or size[0])
    points = [surface.get_at((x, y)) for y in range(size[1]) for x in across]
    return [(point.r, point.g, point.b) for point in points]


def off(one: list[RGB], other: list[RGB]) -> float:
    """The part of the pixels that differ plainly in lightness, without their colour."""
    return sum(abs(sum(a) - sum(b)) > 150 for a, b in zip(one, other, strict=True)) / len(one)


def front(name: str) -> str:
    return frantic.front_svg(CARD[name])


def small_things() -> dict[str, str]:
    """Every picture that is no card."""
    return {
        **{f"ring {n}": rings.colour_ring_svg(n) for n in range(5)},
        **{f"ring number {n}": rings.number_ring_svg(n) for n in (1, 7, 10)},
        "ring gift": rings.symbol_ring_svg("gift"),
        "ring black": rings.black_ring_svg(),
        "ring free": rings.free_ring_svg(),
        **{f"badge {n}": rings.colour_badge_svg(n) for n in range(5)},
        **{f"badge {symbol}": rings.symbol_badge_svg(symbol) for symbol in SYMBOLS},
        "badge number": rings.number_badge_svg(10),
        "badge black": rings.black_badge_svg(),
        "badge free": rings.free_badge_svg(),
        **{f"thrown {symbol}": trimmings.thrown_svg(symbol) for symbol in trimmings.THROWN},
        **{f"bomb {turns}": trimmings.bomb_svg(turns) for turns in range(4)},
        "skip": trimmings.skip_svg(),
        "direction": trimmings.direction_svg(True),
        "way": trimmings.bow_svg(True, True),
        "turning": trimmings.turning_svg(True),
        "dealer": trimmings.dealer_svg(),
        "low pile": trimmings.low_pile_svg(),
        "target": trimmings.target_svg(),
        "seal": trimmings.seal_svg(),
        "blockade": trimmings.blockade_svg(2),
        "open": trimmings.open_svg(),
        "trigger": trimmings.trigger_svg(),
        "protected": trimmings.protected_svg(),
        "out": trimmings.out_svg(),
        **{f"ended {right}": trimmings.ended_svg(right) for right in (False, True)},
        "win": trimmings.win_svg(),
        "power": trimmings.power_mark_svg(False),
        "used power": trimmings.power_mark_svg(True),
        "owed": trimmings.owed_svg(2),
        "banner": trimmings.banner_svg("parasite"),
        **{f"emblem {name}": emblem_svg(name) for name in (*EVENTS, *POWERS, *RULE_CARDS)},
        **{f"reveal {event}": reveal_svg(event) for event in EVENTS},
    }


def test_frantic_components_every_kind_of_card_has_its_own_front() -> None:
    fronts = {card: frantic.front_svg(card) for card in range(len(FACES))}
    assert len(set(fronts.values())) == len(ALL_FACES)
    assert all(fronts[card] == fronts[FACE[card]] for card in fronts)


@pytest.mark.parametrize("letter", [*LETTERS, "K"])
def test_frantic_components_numbers_are_told_apart_in_a_fan(letter: str) -> None:
    shown = [pixels(front(f"{letter}{n}"), CARD_SIZE, STRIP) for n in range(1, 11)]
    for one, other in combinations(range(10), 2):
        assert off(shown[one], shown[other]) > 0.02, (one + 1, other + 1)


def test_frantic_components_specials_are_told_apart_in_a_fan() -> None:
    shown = {
        symbol: pixels(svg(100, 100, glyph(symbol, 50, 50, 96, "#fff")), (14, 14))
        for symbol in SYMBOLS
        if symbol != "colour_swap"
    }
    for one, other in combinations(shown, 2):
        if {one, other} not in SAME_GLYPH:
            assert off(shown[one], shown[other]) > 0.06, (one, other)


def test_frantic_components_specials_differ_from_afar() -> None:
    """Without their index: the drawing alone tells them apart at the size of a thumbnail."""
    first = {SYMBOL[card]: card for card in reversed(ALL_FACES) if not IS_NUMBER[card]}
    area = pygame.Rect(8, 18, 34, 40)
    shown = {}
    for symbol, card in first.items():
        surface = draw(frantic.front_svg(card), (46, 66)).subsurface(area)
        points = [surface.get_at((x, y)) for y in range(area.height) for x in range(area.width)]
        shown[symbol] = [(point.r, point.g, point.b) for point in points]
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.05, (one, other)


def test_fra_12_shapes_are_told_apart_without_colour() -> None:
    assert len(MARKS) == len(COLOUR_WORDS)
    alone = [pixels(svg(100, 100, mark(n, 50, 50, 96, "#fff")), (12, 12)) for n in range(5)]
    for one, other in combinations(range(5), 2):
        assert off(alone[one], alone[other]) > 0.1, (one, other)
        for name in ("4", "gift-"):
            fans = [
                pixels(
                    front(name + LETTERS[n] if "-" in name else LETTERS[n] + name), CARD_SIZE, STRIP
                )
                for n in (one, other)
            ]
            assert off(*fans) > 0.01, (one, other, name)


@pytest.mark.parametrize("sight", SIGHTS)
def test_fra_12_colours_stay_five_for_every_eye(sight: str) -> None:
    for one, other in combinations(PALETTE, 2):
        assert apart(one, other, sight) > 20, (one, other)
    for one, other in combinations(SAFE_PALETTE, 2):
        assert apart(one, other, sight) > 35, (one, other)


def test_only_coloured_cards_change_for_safe_colours() -> None:
    for card in ALL_FACES:
        coloured = KIND[card] in (Kind.NUMBER, Kind.PLAIN, Kind.SWAP)
        assert (frantic.front_svg(card, True) != frantic.front_svg(card)) == coloured, NAMES[card]


def test_a_coloured_card_has_the_letters_of_its_colours() -> None:
    for card in ALL_FACES:
        letters = "".join("RBYGV"[colour] for colour in FACES[card].colours)
        assert frantic.corner_mark(card) == (letters or None), NAMES[card]


def test_fra_13_a_colour_swap_shows_both_its_colours() -> None:
    for card in ALL_FACES:
        if KIND[card] is not Kind.SWAP:
            continue
        surface = draw(frantic.front_svg(card), (210, 300))
        corners = [surface.get_at((100, 24)), surface.get_at((190, 220))]
        for corner, colour in zip(corners, FACES[card].colours, strict=True):
            seen = (corner.r, corner.g, corner.b)
            away = [apart(seen, ink, "normal") for ink in PALETTE]
            assert away.index(min(away)) == colour, NAMES[card]


def test_black_cards_are_black() -> None:
    for name in ("K1", "K10", "black_gift", "fantastic", "curse", "counterattack"):
        shown = pixels(front(name), CARD_SIZE)
        assert sum(sum(pixel) < 260 for pixel in shown) > 0.6 * len(shown), name


def test_frantic_components_every_card_of_the_other_decks_has_its_own_drawing() -> None:
    assert set(EVENT_CARDS) == set(EVENTS)
    assert set(POWER_CARDS) == set(POWERS)
    assert set(RULE_CARD_CARDS) == set(RULE_CARDS)
    for deck in (EVENT_CARDS, POWER_CARDS, RULE_CARD_CARDS):
        shown = {name: pixels(frantic.front_svg(card), (46, 66)) for name, card in deck.items()}
        for one, other in combinations(shown, 2):
            assert off(shown[one], shown[other]) > 0.04, (one, other)


def test_backs_tell_the_four_decks_apart_without_colour() -> None:
    shown = [pixels(frantic.back_svg(kind), (28, 40)) for kind in range(4)]
    for one, other in combinations(range(4), 2):
        assert off(shown[one], shown[other]) > 0.09, (one, other)
    assert frantic.back_svg() == frantic.back_svg(0)


def test_the_back_of_the_playing_cards_is_the_same_from_either_end() -> None:
    surface = draw(frantic.back_svg(), (105, 150))
    turned = pygame.transform.rotate(surface, 180)
    points = [(x, y) for x in range(105) for y in range(150)]
    same = [abs(sum(surface.get_at(p)[:3]) - sum(turned.get_at(p)[:3])) < 120 for p in points]
    assert sum(same) > 0.97 * len(same)


def test_a_wish_is_told_apart_without_colour_and_leaves_the_card_free() -> None:
    wishes = {
        **{f"colour {n}": rings.colour_ring_svg(n) for n in range(5)},
        **{f"number {n}": rings.number_ring_svg(n) for n in range(1, 11)},
        "gift": rings.symbol_ring_svg("gift"),
        "black": rings.black_ring_svg(),
        "free": rings.free_ring_svg(),
    }
    x, y, wide, high = rings.CARD_IN_RING
    inside = pygame.Rect(x / 2, y / 2, wide / 2, high / 2).inflate(-4, -4)
    plate = pygame.Rect(65, 0, 25, 25)
    seen = {}
    for name, source in wishes.items():
        surface = draw(source, (155, 200))
        assert not pygame.mask.from_surface(surface.subsurface(inside), 40).count(), name
        part = surface.subsurface(plate)
        points = [part.get_at((px, py)) for px in range(25) for py in range(25)]
        seen[name] = [(point.r, point.g, point.b) for point in points]
    for one, other in combinations(seen, 2):
        # Free is told by its sides: above it stands the first colour.
        if {one, other} != {"colour 0", "free"}:
            assert off(seen[one], seen[other]) > 0.01, (one, other)


def test_fra_250_the_fuse_grows_shorter_turn_by_turn() -> None:
    shown = [pixels(trimmings.bomb_svg(turns), (60, 60)) for turns in range(4)]
    for one, other in combinations(shown, 2):
        assert off(one, other) > 0.01


def test_directions_are_mirror_images() -> None:
    svg, size = trimmings.direction_svg, (60, 60)
    one, other = (draw(svg(way), size) for way in (True, False))
    whole = pygame.mask.from_surface(pygame.transform.flip(one, True, False), 90)
    assert whole.overlap_area(pygame.mask.from_surface(other, 90), (0, 0)) > 0.85 * whole.count()
    assert off(pixels(svg(True), size), pixels(svg(False), size)) > 0.02


def test_a_reveal_leaves_room_for_words_on_either_side() -> None:
    for right in (False, True):
        surface = draw(reveal_svg("plague", right), (REVEAL[0] // 4, REVEAL[1] // 4))
        room = pygame.Rect(20 if right else 80, 6, 140, 48)
        light = pygame.transform.average_color(surface, room)
        assert max(light[:3]) < 70
        bright = [sum(surface.get_at((x, y))[:3]) for x in range(room.left, room.right)
                  for y in range(room.top, room.bottom)]  # fmt: skip
        assert max(bright) < 330


def test_figures_differ_from_each_other_and_fit() -> None:
    shown = {
        sign: pixels(svg(90, 100, figures(sign, 45, 50, 96, "#fff")), (18, 20)) for sign in NUMERALS
    }
    for one, other in combinations(shown, 2):
        assert off(shown[one], shown[other]) > 0.05, (one, other)
    assert width("10", fitted("10", 58, 60)) <= 60.01


def test_tubes_stand_out_on_black() -> None:
    for one, other in combinations(TUBES, 2):
        assert one != other
    for n in range(5):
        shown = pixels(svg(100, 100, mark(n, 50, 50, 90, TUBES[n])), (20, 20))
        assert max(max(pixel) for pixel in shown) > 200


def test_the_small_things_show_something() -> None:
    for name, source in small_things().items():
        assert pygame.mask.from_surface(draw(source, (24, 24)), 90).count() > 30, name


def test_nothing_is_drawn_that_the_renderer_leaves_out() -> None:
    others = (*EVENT_CARDS.values(), *POWER_CARDS.values(), *RULE_CARD_CARDS.values())
    sources = {f"card {card}": frantic.front_svg(card) for card in (*ALL_FACES, *others)}
    sources |= {f"back {kind}": frantic.back_svg(kind) for kind in range(4)}
    sources |= {"box": frantic.box_svg(), **small_things()}
    for name, source in sources.items():
        assert not FORBIDDEN.search(source), name
        assert "nan" not in source and "objectBoundingBox" not in source, name


def test_the_rules_pages_get_their_pictures() -> None:
    for name, picture in FIGURES.items():
        surface = picture(40)
        assert surface.get_height() == 40, name
        assert pygame.mask.from_surface(surface, 90).count() > 90, name


def test_the_table_can_show_them() -> None:
    cards = CardPictures(frantic, Lettering())
    assert cards.size(70) == (70, 100)
    assert cards.front(CARD["gift-R"], 70, marks=True).get_size() == (70, 100)
    assert cards.front(EVENT_CARDS["tornado"], 70).get_size() == (70, 100)
    assert cards.back(70, 2).get_size() == (70, 100)
