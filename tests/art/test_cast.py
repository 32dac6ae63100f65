"""The cast: twelve faces that can be told apart, and each mood of each at a glance."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Surface

from art.cast import Portrait, portrait, portrait_svg
from art.theme import SEAT_COLOURS
from game.cast import CAST, Mood

COLOUR = SEAT_COLOURS[1].rgb
# A plate at 1024x640 shows a face so large (px).
SMALL = 44


@pytest.fixture(autouse=True, scope="module")
def _screen() -> None:
    pygame.display.set_mode((64, 64))


def face(name: str, mood: Mood = Mood.CALM, size: int = SMALL) -> Surface:
    return portrait(Portrait(name, mood), size, COLOUR)


def apart(one: Surface, other: Surface) -> float:
    """How much of one picture is plainly other than the other, from 0 to 1."""
    area = one.get_rect()
    spots = [(x, y) for x in range(area.width) for y in range(area.height)]
    differ = 0
    for spot in spots:
        a, b = one.get_at(spot), other.get_at(spot)
        differ += max(abs(a[n] - b[n]) for n in range(4)) > 60
    return differ / len(spots)


@pytest.mark.parametrize("name", CAST)
def test_each_mood_is_seen_on_the_smallest_plate(name: str) -> None:
    for one, other in combinations(Mood, 2):
        assert apart(face(name, one), face(name, other)) > 0.05, (one, other)


def test_no_two_look_alike() -> None:
    for one, other in combinations(CAST, 2):
        assert apart(face(one), face(other)) > 0.2, (one, other)


@pytest.mark.parametrize("size", [20, 32, 64, 160])
def test_a_face_is_drawn_at_its_very_size_and_once(size: int) -> None:
    drawn = face("edda", Mood.WINNING, size)
    assert drawn.get_size() == (size, size)
    assert face("edda", Mood.WINNING, size) is drawn


def test_the_disc_wears_the_colour_of_the_seat() -> None:
    sources = {portrait_svg(Portrait("juno"), seat.rgb) for seat in SEAT_COLOURS}
    assert len(sources) == len(SEAT_COLOURS)
