"""Surfaces: they come at the size asked for, show something, and do not pile up."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from concurrent.futures import wait
from dataclasses import replace
from functools import partial
from importlib import import_module
from sys import getrefcount
from threading import Event, current_thread, main_thread

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Rect, Surface

from art.backs import BACKS
from art.beside import MOST_BESIDE, Beside
from art.boxes import box
from art.cards import CardPictures, Look
from art.cloth import table, tinted
from art.emblems import EMBLEMS, emblem
from art.faces import totem
from art.faces.totem.figure import figure, figure_shadow, foot, hand
from art.grounds import ground_of
from art.icons import DRAWN, FILLED, icon
from art.paint import (
    MEGABYTE,
    WHOLE,
    Pictures,
    _beside,
    draw,
    drawn_out,
    lay_drawn_out,
    lay_shadow,
    picture,
    picture_soon,
    rounded,
    shadow,
    weight,
)
from art.shelf import app_icon, shelf, title_plate
from art.svg import svg
from art.text import Lettering
from art.theme import no_inlay
from game.registry import open_games
from tests.art.faces import colours, face_of
from tests.drawn_once import BEGIN, LOAD, PAINT


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def cards() -> CardPictures:
    return CardPictures(totem, Lettering())


@pytest.mark.parametrize("width", [40, 90, 220])
def test_cards_come_at_their_exact_size(cards: CardPictures, width: int) -> None:
    for surface in (
        cards.front(0, width),
        cards.back(width),
        cards.front(79, width, 3, True, True),
    ):
        assert surface.get_size() == (width, width)
        assert colours(surface) > 12
        assert surface.get_at((0, 0)).a < 20, "rounded corner"
        assert surface.get_at((width // 2, width // 2)).a == 255


def test_a_quarter_turn_is_clockwise_and_never_mirrors(cards: CardPictures) -> None:
    upright = cards.front(40, 90)
    turned = cards.front(40, 90, 1)
    bare = pygame.transform.rotate(upright, -90)
    same = sum(
        turned.get_at((x, y))[:3] == bare.get_at((x, y))[:3]
        for x in range(10, 80)
        for y in range(10, 80)
    )
    assert same == 70 * 70
    assert cards.front(40, 90, 4) is upright


def test_a_dim_card_is_darker_and_keeps_its_corners(cards: CardPictures) -> None:
    plain, dim = cards.front(12, 90), cards.front(12, 90, dim=True)
    assert pygame.transform.average_color(dim)[0] < pygame.transform.average_color(plain)[0] * 0.75
    assert [dim.get_at((n, 0)).a for n in range(8)] == [plain.get_at((n, 0)).a for n in range(8)]


def test_turned_goes_in_steps_of_three_degrees(cards: CardPictures) -> None:
    front = cards.front(8, 60)
    assert cards.turned(front, 1.2) is front
    assert cards.turned(front, 360) is front
    assert cards.turned(front, 31) is cards.turned(front, 29)
    assert cards.turned(front, 45).get_width() > 80
    stranger = pygame.Surface((20, 20), pygame.SRCALPHA)
    assert cards.turned(stranger, 45).get_width() > 25


def test_the_pictures_of_a_game_are_bounded() -> None:
    cards = CardPictures(totem, Lettering(), limit=2 * MEGABYTE)
    for card in range(60):
        cards.turned(cards.front(card, 100), 3 * card + 3)
    assert cards.flat.used <= 4 * MEGABYTE // 3
    assert cards.moving.used <= 2 * MEGABYTE // 3
    assert cards.flat._packed_bytes <= 6 * MEGABYTE // 5
    assert len(cards._looks) <= len(cards.flat) + 1


def test_what_a_picture_was_drawn_from_is_not_kept() -> None:
    source = svg(10, 10, "".join('<rect width="9" height="9" fill="#cba"/>' for _ in range(9)))
    before = getrefcount(source)
    shown = picture(source, (10, 10))
    drawn_out(source, (10, 10), 3, (40, 10))
    assert getrefcount(source) == before
    assert picture(source, (10, 10)) is shown


def test_pictures_forget_the_longest_unused() -> None:
    one = pygame.Surface((10, 10), 0, 32)
    kept = Pictures(3 * weight(one))
    made: list[int] = []

    def make(number: int) -> pygame.Surface:
        def paint() -> pygame.Surface:
            made.append(number)
            return pygame.Surface((10, 10), 0, 32)

        return kept.get(number, paint)

    for number in (1, 2, 3, 1, 4, 1, 2):
        make(number)
    assert made == [1, 2, 3, 4, 2]
    assert kept.used == 3 * weight(one)


def test_what_a_large_picture_drives_out_is_gone_before_it_is_made() -> None:
    kept = Pictures(3 * 400)

    def make(side: int) -> pygame.Surface:
        there.append(kept.used)
        return pygame.Surface((side, side), 0, 32)

    there: list[int] = []
    for side, number in ((10, 1), (10, 2), (10, 3), (15, 4), (40, 5), (10, 6)):
        kept.get(number, partial(make, side), 4 * side * side)
    # The largest has no room at all, and is there alone as long as nothing else is asked for.
    assert there == [0, 400, 800, 0, 0, 0]
    assert kept.used == 400


def test_a_picture_that_left_is_unpacked_as_it_was_and_not_drawn_again() -> None:
    drawn: list[int] = []

    def front(card: int) -> pygame.Surface:
        drawn.append(card)
        return CardPictures(totem, Lettering()).front(card, 60)

    kept = Pictures(weight(front(0)), packs=MEGABYTE)
    first = kept.get(0, lambda: front(0)).copy()
    for card in (1, 2):
        kept.get(card, partial(front, card))
    again = kept.get(0, lambda: front(0))
    assert drawn == [0, 0, 1, 2]
    assert again.get_masks() == first.get_masks()
    assert again.get_buffer().raw == first.get_buffer().raw
    assert len(kept) == 1 and kept._packed_bytes < 2 * weight(first)
    kept.clear()
    assert kept._packed_bytes == 0 and not kept._packed


def test_what_makes_room_for_a_packed_picture_does_not_drive_it_out() -> None:
    drawn: list[int] = []

    def make(number: int) -> pygame.Surface:
        drawn.append(number)
        noise = random.Random(number).randbytes(bytes_of_one)
        return pygame.image.frombuffer(noise, (20, 20), "RGBA").convert_alpha()

    bytes_of_one = 4 * 20 * 20
    kept = Pictures(2 * bytes_of_one, packs=round(3.2 * bytes_of_one))
    for number in (0, 1, 2, 3) * 3:
        kept.get(number, partial(make, number), bytes_of_one)
    assert drawn == [0, 1, 2, 3]


def test_packs_are_bounded_too() -> None:
    cards = CardPictures(totem, Lettering())
    kept = Pictures(1, packs=10_000)
    for card in range(40):
        kept.get(card, partial(cards.front, card, 60))
    assert 0 < kept._packed_bytes <= 10_000
    assert len(kept) == 1


@pytest.fixture
def drawn_beside(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Cards are drawn as in the program; of each drawing, whether it was beside everything else."""
    beside: list[bool] = []

    def loaded(source: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        beside.append(current_thread() is not main_thread())
        return LOAD(source, size)

    monkeypatch.setattr(CardPictures, "_paint", PAINT)
    monkeypatch.setattr(Beside, "begin", BEGIN)
    monkeypatch.setattr(pygame.image, "load_sized_svg", loaded)
    return beside


def test_a_card_asked_for_soon_is_drawn_beside_everything_else(drawn_beside: list[bool]) -> None:
    cards = CardPictures(totem, Lettering())
    plain = cards.front(3, 83).get_buffer().raw
    cards.front(3, 59)
    cards.clear()
    drawn_beside.clear()
    cards.front_soon(3, 83)
    wait(cards._beside._begun.values())
    assert cards.front(3, 83).get_buffer().raw == plain
    cards.as_wide_soon(cards.front(3, 83), 59)
    wait(cards._beside._begun.values())
    assert cards.front(3, 59).get_width() == 59
    cards.front_soon(3, 59)
    cards.as_wide_soon(pygame.Surface((4, 4)), 59)
    assert drawn_beside == [True, True] and not cards._beside._begun


def test_a_card_that_waits_to_be_drawn_beside_is_drawn_at_once(drawn_beside: list[bool]) -> None:
    cards, may_go_on = CardPictures(totem, Lettering()), Event()
    cards.front(6, 67)
    drawn_beside.clear()
    busy = cards._beside._thread.submit(may_go_on.wait, 60)
    cards.front_soon(4, 67)
    cards.front_soon(5, 67)
    assert cards.front(4, 67).get_width() == 67
    assert drawn_beside == [False]
    cards.clear()
    may_go_on.set()
    assert busy.result()
    cards._beside._thread.submit(int).result()
    assert drawn_beside == [False]


def test_a_picture_asked_for_soon_is_drawn_beside_everything_else(
    drawn_beside: list[bool],
) -> None:
    source = svg(9, 9, '<rect width="8" height="7" fill="#d45"/>')
    picture_soon(source, (23, 23))
    picture_soon(source, (23, 23))
    wait(_beside._begun.values())
    assert picture(source, (23, 23)).get_at((9, 9))[:3] == (0xDD, 0x44, 0x55)
    picture_soon(source, (23, 23))
    assert drawn_beside == [True] and not _beside._begun


def test_a_card_is_drawn_from_its_own_source_whatever_is_composed_beside_it() -> None:
    """What was composed last was looked at twice, and was another card's the second time."""
    cards = CardPictures(totem, Lettering())

    class Interrupted(Look):
        """While it is compared another card is asked for."""

        def __eq__(self, other: object) -> bool:
            if isinstance(other, Interrupted):
                cards._source(Look(2, 50))
            return super().__eq__(other)

    assert cards._source(Interrupted(1, 50)) == totem.front_svg(1)
    assert cards._source(Interrupted(1, 60)) == totem.front_svg(1)


def test_a_fan_that_is_drawn_is_not_drawn_again_beside_everything_else(
    drawn_beside: list[bool],
) -> None:
    cards = CardPictures(totem, Lettering())
    back = cards.back(61)
    cards.turned(back, 9)
    drawn_beside.clear()
    cards.back_soon(61, turned=True)
    assert not cards._beside._begun and not drawn_beside


@pytest.mark.usefixtures("drawn_beside")
def test_what_is_never_asked_for_is_forgotten() -> None:
    cards = CardPictures(totem, Lettering())
    for card in range(MOST_BESIDE + 20):
        cards.front_soon(card, 61)
    assert len(cards._beside._begun) == MOST_BESIDE
    cards.clear()
    assert not cards._beside._begun


@pytest.mark.parametrize("name", open_games())
def test_boxes_stand_at_their_size_open_and_closed(name: str) -> None:
    lettering = Lettering()
    for opened in (True, False):
        surface = box(face_of(name), (150, 200), "Some Title", lettering, opened, "Not yet")
        assert surface.get_size() == (150, 200)
        assert colours(surface) > 40
    assert face_of(name).WORLD.cloth != face_of(name).WORLD.cloth_dark


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", open_games())
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (720, 1280)], ids=str)
def test_every_game_works_something_into_its_cloth(name: str, size: tuple[int, int]) -> None:
    world = import_module(f"art.faces.{name}").WORLD
    bare, worked = (table(size, one) for one in (replace(world, inlay=no_inlay), world))
    left, _, right = (slice(size[0] * n // 3, size[0] * (n + 1) // 3) for n in range(3))
    unlike = np.abs(pixels(bare) - pixels(worked)).max(axis=2)
    # On both sides, where nothing else lies; and hardly more than the light changes by itself.
    assert min((unlike[side] > 2).mean() for side in (left, right)) > 0.01
    assert unlike.max() < 60
    assert np.array_equal(
        pixels(table(size, tinted(world, "own", stark=True))),
        pixels(table(size, tinted(replace(world, inlay=no_inlay), "own", True))),
    )


@pytest.mark.parametrize("name", open_games())
def test_plates_are_of_the_size_asked_for_and_dark_in_the_middle(name: str) -> None:
    ground = import_module(f"art.faces.{name}").WORLD.ground
    for size in ((196, 62), (40, 40), (160, 1)):
        assert ground_of(ground, size, 1, (255, 214, 84), 2).get_size() == size
    plate = ground_of(ground, (196, 62), 1, (255, 214, 84), 2)
    assert plate.get_at((98, 31))[:3] == pytest.approx(ground.colour, abs=2)
    assert plate.get_at((98, 31)).a == pytest.approx(ground.alpha, abs=2)
    # The edge is drawn, and what lies beyond a corner is left free but for some light.
    assert plate.get_at((98, 1))[:3] == pytest.approx((255, 214, 84), abs=12)
    assert plate.get_at((0, 0)).a < 120


def test_no_two_games_have_the_same_plates() -> None:
    grounds = [import_module(f"art.faces.{name}").WORLD.ground for name in open_games()]
    assert len({(one.shape, one.colour) for one in grounds}) == len(grounds)


def pixels(surface: pygame.Surface) -> npt.NDArray[np.int16]:
    return pygame.surfarray.array3d(surface).astype(np.int16)


@pytest.mark.parametrize("name", open_games())
def test_the_table_is_opaque_lit_in_the_middle_and_rimmed(name: str) -> None:
    world = face_of(name).WORLD
    surface = table((640, 360), world)
    assert surface.get_bytesize() == 3
    middle = pygame.transform.average_color(surface, pygame.Rect(300, 150, 40, 40))
    edge = pygame.transform.average_color(surface, pygame.Rect(40, 40, 40, 20))
    assert sum(middle) > sum(edge)
    again = table((640, 360), world)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_the_totem_and_its_hand() -> None:
    for pose in ("standing", "wobble", "lying"):
        assert colours(figure(120, pose)) > 60
    x, y = foot(120)
    assert figure(120).get_at((x, y - 6)).a == 255
    assert figure_shadow(120).get_width() > 50
    assert hand(120, (255, 0, 0)).get_height() == 120


def test_nothing_of_the_totem_is_cut_off() -> None:
    for pose in ("standing", "wobble", "lying"):
        surface = figure(200, pose)
        assert surface.get_rect().contains(surface.get_bounding_rect(64).inflate(2, 2)), pose


@pytest.mark.parametrize("size", [14, 24, 64])
def test_icons_and_emblems_show_something(size: int) -> None:
    for name in (*FILLED, *DRAWN):
        surface = icon(name, size, (255, 255, 255))
        assert surface.get_size() == (size, size)
        assert pygame.mask.from_surface(surface, 90).count() >= size * size // 20, name
    for kind in EMBLEMS:
        assert pygame.mask.from_surface(emblem(kind, size, (9, 9, 9)), 90).count() > 20, kind


def test_the_shelf_its_plate_and_the_sign() -> None:
    assert shelf((400, 300), [200]).get_size() == (400, 300)
    assert title_plate((240, 60), "Kibitz", Lettering()).get_size() == (240, 60)
    sign = app_icon(64)
    assert sign.get_at((0, 0)).a == 0 and sign.get_at((32, 32)).a == 255


def test_shadows_are_soft_and_plates_have_their_border() -> None:
    soft = shadow((60, 40), 8, 160)
    assert soft.get_size() == (92, 72)
    alphas = [soft.get_at((x, 36)).a for x in range(46)]
    assert alphas == sorted(alphas) and alphas[0] < 4 and 120 < alphas[-1] <= 160
    plate = rounded((300, 100), 12, (10, 20, 30), 3, (200, 150, 90))
    assert plate.get_at((150, 50))[:3] == (10, 20, 30)
    assert plate.get_at((150, 1))[:3] == (200, 150, 90)
    assert plate.get_at((0, 0)).a == 0


def test_other_backs_are_drawn_only_where_backs_tell_nothing(cards: CardPictures) -> None:
    own = pygame.image.tobytes(cards.back(60), "RGBA")
    seen = {own}
    for style in BACKS[1:]:
        cards.style = style
        seen.add(pygame.image.tobytes(cards.back(60), "RGBA"))
    assert len(seen) == len(BACKS)
    cards.style = "own"
    assert pygame.image.tobytes(cards.back(60), "RGBA") == own


def test_backs_that_tell_something_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(totem, "PLAIN_BACKS", False)
    cards = CardPictures(totem, Lettering())
    own = cards.back(60)
    cards.style = "rays"
    assert cards.back(60) is own


@pytest.mark.parametrize(
    ("name", "card"), [("totem", 0), ("nyet", 5), ("jetriko", 2), ("frantic", 1)]
)
def test_colour_letters_are_seen_in_every_game_that_has_colours(name: str, card: int) -> None:
    face = import_module(f"art.faces.{name}")
    assert face.corner_mark(card)
    cards = CardPictures(face, Lettering())
    marked = cards.front(card, 120, marks=True)
    printed = draw(face.front_svg(card, True), cards.size(120))
    for corner in face.MARK_CORNERS:
        area = Rect(0, 0, 26, 26)
        setattr(area, corner, getattr(marked.get_rect(), corner))
        area = area.clip(marked.get_rect().inflate(-6, -6))
        spots = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
        changed = [spot for spot in spots if marked.get_at(spot) != printed.get_at(spot)]
        assert len(changed) > 60
        inks = {marked.get_at(spot)[:3] for spot in changed}
        assert {face.WORLD.ink, face.WORLD.paper} & inks
        assert face.WORLD.ink in {marked.get_at(spot)[:3] for spot in spots}


def laid(size: tuple[int, int]) -> Surface:
    """An empty screen of that size."""
    screen = pygame.display.set_mode(size)
    screen.fill((90, 60, 30))
    return screen


@pytest.mark.parametrize("wide", [250, 900, 1411])
def test_what_is_laid_in_parts_looks_as_if_it_were_whole(wide: int) -> None:
    box, small, edge = Rect(40, 30, wide, 500), (44, 500), 20
    source = svg(44, 500, '<rect x="1.5" y="1.5" width="41" height="497" rx="14" fill="#cba" '
                          'stroke="#310" stroke-width="2.3"/>')  # fmt: skip
    screen = laid((1600, 600))
    screen.blit(drawn_out(source, small, edge, box.size), box)
    whole = pygame.surfarray.array3d(screen)
    lay_drawn_out(laid((1600, 600)), source, small, edge, box)
    assert (4 * wide * 500 > WHOLE) == (wide > 250)
    assert np.array_equal(whole, pygame.surfarray.array3d(screen))


@pytest.mark.parametrize("wide", [200, 700, 1251])
def test_a_large_shadow_is_laid_as_far_as_it_is_seen(wide: int) -> None:
    box, body = Rect(120, 110, wide, 460), (90, 60, 30)
    screen = laid((1500, 700))
    around = box.inflate(60, 60)
    screen.blit(shadow(box.size, 15, 150, 20), around)
    screen.fill(body, box.inflate(-30, -30))
    whole = pygame.surfarray.array3d(screen)
    lay_shadow(laid((1500, 700)), box, 15, 150, 20)
    screen.fill(body, box.inflate(-30, -30))
    assert np.abs(whole.astype(int) - pygame.surfarray.array3d(screen)).max() <= 2
