"""What characters say: now and then, where it covers nothing, and never into a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from art import theme
from game.cast import CAST, Mood
from game.registry import load
from scenes.house import House
from scenes.table.chatter import CORNER, HELLO, LINES, LONGEST, RESTS_NS, STANDS_NS, Chatter
from scenes.table.kit import lay_table
from scenes.table.scene import TableScene
from scenes.table.spots import Beside
from scenes.words import Words, languages
from tests.table.house import MS, Driver, furnished, seating, table

WIN = {1: Mood.WINNING}
SPEAKERS = {1: "ada", 2: "bram"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    return furnished(tmp_path)


@pytest.mark.parametrize("language", languages())
def test_everybody_has_lines_for_every_occasion(language: str) -> None:
    words = Words(language)
    said = [
        words(f"line-{name}-{occasion}-{number}")
        for name in CAST for occasion, count in LINES.items() for number in range(1, count + 1)
    ]  # fmt: skip
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 36
    assert len(said) == len(words.beginning("line-"))


def test_the_end_of_a_round_is_always_remarked_on_and_then_it_is_quiet(house: House) -> None:
    chatter = Chatter(house, quiet=False)
    chatter.hear(WIN, SPEAKERS, 0)
    assert chatter.seat == 1 and chatter.text
    assert not chatter.advance(STANDS_NS - 1)
    assert chatter.advance(STANDS_NS)
    assert chatter.text == ""
    chatter.hear(WIN, SPEAKERS, STANDS_NS + RESTS_NS - 1)
    assert chatter.text == ""
    chatter.hear(WIN, SPEAKERS, STANDS_NS + RESTS_NS)
    assert chatter.text


def test_of_all_else_only_some_is(house: House) -> None:
    said = []
    for number in range(60):
        chatter = Chatter(house, quiet=False)
        chatter.hear({1: Mood.HIT}, SPEAKERS, number * MS)
        said.append(chatter.text)
    assert 8 < said.count("") < 52
    assert len(set(said) - {""}) == LINES["hit"]


def test_people_and_those_who_think_say_nothing(house: House) -> None:
    chatter = Chatter(house, quiet=False)
    chatter.hear({0: Mood.WINNING}, SPEAKERS, 0)
    for number in range(30):
        chatter.hear({1: Mood.THINKING, 2: Mood.CALM}, SPEAKERS, number * MS)
    assert chatter.text == ""


def test_it_can_be_switched_off(house: House) -> None:
    house.settings.talk = False
    chatter = Chatter(house, quiet=False)
    chatter.hear(WIN, SPEAKERS, 0)
    chatter.greet(SPEAKERS, 0)
    assert chatter.text == ""


def test_one_of_them_says_hello(house: House) -> None:
    hello = {house.words(f"line-{name}-{HELLO}-{n}") for name in SPEAKERS.values() for n in (1, 2)}
    said = set()
    for number in range(40):
        chatter = Chatter(house, quiet=False)
        chatter.greet(SPEAKERS, number * MS)
        said.add(chatter.text)
    assert said == hello


def test_a_line_stands_beside_the_plate_and_on_nothing_that_matters(house: House) -> None:
    with Driver(house, lay_table(house, seating("- easy"))) as driver:
        chatter = Chatter(house, quiet=False)
        chatter.hear(WIN, SPEAKERS, 0)
        plate, screen = Rect(600, 300, 196, 62), driver.screen
        below = Rect(0, 372, 1280, 348)
        stands = chatter.paint(screen, 1.0, Beside(plate, [below]), [])
        assert stands and not stands.colliderect(below) and not stands.colliderect(plate)
        assert stands.inflate(2 * LONGEST, 2 * LONGEST).colliderect(plate)
        everywhere = Rect(0, 0, 1280, 720)
        assert not chatter.paint(screen, 1.0, Beside(plate, [everywhere]), [])
        assert not chatter.paint(screen, 1.0, None, [])


def test_a_line_stands_off_the_signs_of_a_plate_if_there_is_room(house: House) -> None:
    with Driver(house, lay_table(house, seating("- easy"))) as driver:
        chatter = Chatter(house, quiet=False)
        chatter.hear(WIN, SPEAKERS, 0)
        plate, signs = Rect(600, 300, 196, 62), Rect(600, 286, 196, 14)
        around = [Rect(0, 362, 1280, 358), Rect(0, 0, 590, 720), Rect(806, 0, 474, 720)]
        stands = chatter.paint(driver.screen, 1.0, Beside(plate, around, [signs]), [])
        assert stands and not stands.colliderect(signs)
        narrow = [*around, Rect(0, 0, 1280, 255)]
        assert chatter.paint(driver.screen, 1.0, Beside(plate, narrow, [signs]), [])


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_line_has_air_round_it_whatever_the_size_of_its_letters(
    house: House, scale: float
) -> None:
    house.lettering.scale = scale
    with Driver(house, lay_table(house, seating("- easy"))) as driver:
        chatter = Chatter(house, quiet=False)
        chatter.hear(WIN, SPEAKERS, 0)
        box = chatter.paint(driver.screen, 1.0, Beside(Rect(100, 300, 196, 62), []), [])
        bubble = driver.screen.subsurface(box)
        # The outline is left out, and its round corners.
        edge = 4
        inside = bubble.subsurface(bubble.get_rect().inflate(-4 * CORNER, -2 * edge))
        letters = pygame.mask.from_threshold(inside, theme.INK, (60, 60, 60, 255))
        above = min(rect.top for rect in letters.get_bounding_rects())
        assert above + edge >= 0.25 * house.lettering.pixels(16)


def open_at(house: House, game_id: str, seats: int) -> TableScene:
    levels = " ".join(["-", *["easy"] * (seats - 1)])
    sits = seating(levels)
    if game_id != "totem":
        options = load(game_id).Options()
        sits = replace(sits, game_id=game_id, options=options, controls=((),) * seats)
    return lay_table(house, sits)


@pytest.fixture(
    params=[("totem", 5), ("nyet", 4), ("stratego", 2), ("jetriko", 6), ("frantic", 8)],
    ids=lambda which: which[0],
)
def opened(request: pytest.FixtureRequest, house: House) -> Iterator[Driver]:
    with Driver(house, open_at(house, *request.param)) as driver:
        driver.run(100)
        yield driver


def test_at_every_table_each_bot_finds_room_to_speak(opened: Driver) -> None:
    scene = table(opened)
    assert scene.chatter.text
    opened.run(1200)
    for seat in scene.controller.speakers:
        scene.chatter.seat = seat
        where = scene.controller.beside(seat)
        assert where is not None
        stands = scene.chatter.paint(opened.screen, scene.unit, where, [scene.corner.area()])
        assert stands, seat
        assert stands.collidelist(list(where.avoid)) < 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize(("game_id", "seats"), [("nyet", 4), ("jetriko", 6), ("frantic", 8)])
def test_no_line_lies_over_the_hand_of_who_speaks(
    tmp_path: Path, game_id: str, seats: int, size: tuple[int, int]
) -> None:
    house = furnished(tmp_path, size)
    with Driver(house, open_at(house, game_id, seats), size) as driver:
        driver.run(1300)
        scene, longest = (
            table(driver),
            max(map(house.words, house.words.beginning("line-")), key=len),
        )
        for seat in scene.controller.speakers:
            where = scene.controller.beside(seat)
            assert where is not None
            # Below the plate hang the cards.
            below = where.near.move(0, where.near.height).inflate(-where.near.width // 5, 0)
            below.height = where.near.height // 2
            for said in ("Yes!", longest):
                scene.chatter.hush()
                scene.chatter.text = said
                stands = scene.chatter.paint(
                    driver.screen, scene.unit, where, [scene.corner.area()]
                )
                assert stands and not stands.colliderect(below), (seat, said)


def test_when_the_line_has_gone_the_table_rests(opened: Driver) -> None:
    scene = table(opened)
    assert scene.chatter.text
    opened.run(STANDS_NS // MS + 300)
    assert scene.chatter.text == ""


def test_another_size_of_letters_ends_it(opened: Driver) -> None:
    scene = table(opened)
    scene.resize((1920, 1080))
    assert scene.chatter.text == ""
