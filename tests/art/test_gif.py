"""Moving pictures: read again by another program's reader they are what was drawn."""

from __future__ import annotations

import struct
from collections.abc import Generator, Iterator
from io import BytesIO
from random import Random
from typing import TypeVar

import pygame
import pytest
from pygame import Surface

from art.gif import AT_ONCE, CLEAR, COLOURS, Choice, Film, Palette, Patch, codes
from game.bots.worker import Broken
from scenes.table.film import pixels

T = TypeVar("T")
SIZE = (60, 40)
BACK, CARD = (20, 90, 60), (240, 230, 200)


def picture(x: int, colour: tuple[int, int, int] = CARD) -> Surface:
    drawn = Surface(SIZE)
    drawn.fill(BACK)
    drawn.fill(colour, (x, 10, 12, 18))
    return drawn


def thought(thoughts: Generator[None, bool | None, T]) -> tuple[T, int]:
    """What comes of them, and how often they paused."""
    pauses = 0
    while True:
        try:
            next(thoughts)
        except StopIteration as end:
            return end.value, pauses
        pauses += 1


def colours_of(*pictures: Surface) -> Palette:
    return thought(Choice(b"".join(map(pixels, pictures))).think())[0]


def film_of(*pictures: Surface) -> bytes:
    film = Film(SIZE, colours_of(*pictures))
    for one in pictures:
        patch = film.show(pixels(one), 10)
        if patch is not None:
            film.pack(thought(patch.think())[0])
    return film.whole()


def shown(film: bytes) -> list[Surface]:
    return [one for one, _ in pygame.image.load_animation(BytesIO(film), "film.gif")]


def near(one: Surface, other: Surface, far: int = 8) -> bool:
    return all(
        abs(a - b) <= far
        for x in range(0, SIZE[0], 3)
        for y in range(0, SIZE[1], 3)
        for a, b in zip(one.get_at((x, y))[:3], other.get_at((x, y))[:3], strict=True)
    )


def test_every_picture_is_as_it_was_drawn() -> None:
    drawn = [picture(x) for x in (0, 5, 30, 48)] + [picture(3, (200, 20, 30))]
    seen = shown(film_of(*drawn))
    assert len(seen) == len(drawn)
    assert all(near(one, other) for one, other in zip(seen, drawn, strict=True))


def test_what_does_not_change_costs_no_picture() -> None:
    assert len(shown(film_of(picture(0), picture(0), picture(0), picture(9)))) == 2


def test_a_noisy_picture_fills_the_table_and_is_read_again() -> None:
    chance = Random(3)
    noisy = Surface(SIZE)
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            noisy.set_at((x, y), [chance.randrange(4) * 80 for _ in range(3)])
    assert near(shown(film_of(noisy, picture(0)))[0], noisy)


def unpacked(packed: bytes) -> Iterator[int]:
    """The pixels of a row of codes, read as the format is told."""
    held = int.from_bytes(packed, "little")
    bits, table, last = 9, {}, b""
    while True:
        code, held = held & ((1 << bits) - 1), held >> bits
        if code == 256:
            bits, table, last = 9, {number: bytes([number]) for number in range(256)}, b""
            continue
        if code == 257:
            return
        entry = table[code] if code in table else last + last[:1]
        yield from entry
        if last and len(table) + 2 < 4096:
            table[len(table) + 2] = last + entry[:1]
            if len(table) + 2 == 1 << bits and bits < 12:
                bits += 1
        last = entry


@pytest.mark.parametrize("count", [1, 2, 3, 254, 255, 256, 257, 3000, 40_000])
@pytest.mark.parametrize("most", [1, 2, 256])
def test_codes_are_read_again(count: int, most: int) -> None:
    chance = Random(count * most)
    drawn = bytes(chance.randrange(most) for _ in range(count))
    assert bytes(unpacked(thought(codes(drawn))[0])) == drawn


def test_it_runs_for_ever_and_says_how_long_a_picture_stands() -> None:
    film = film_of(picture(0), picture(9))
    assert b"NETSCAPE2.0\x03\x01\x00\x00" in film
    assert film.count(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 5, 10, CLEAR, 0)) == 2


def test_few_colours_are_kept_as_they_are_and_many_are_255() -> None:
    assert len(colours_of(picture(0))) == 2
    many = b"".join(struct.pack("=H", colour) for colour in range(5000))
    assert len(set(thought(Choice(many).think())[0])) == COLOURS


def test_what_changes_too_little_for_the_colours_there_are_costs_no_picture() -> None:
    film = Film(SIZE, colours_of(picture(0)))
    for colour in (CARD, (240, 230, 192)):
        patch = film.show(pixels(picture(0, colour)), 10)
        assert patch is not None
        film.pack(thought(patch.think())[0])
    assert film.whole().count(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 5, 20, CLEAR, 0)) == 1


def test_only_what_has_changed_is_packed() -> None:
    film = Film(SIZE, colours_of(picture(0)))
    film.show(pixels(picture(0)), 10)
    patch = film.show(pixels(picture(4)), 10)
    assert patch is not None
    assert len(patch.now) == len(patch.before) == 2 * 16 * 18


def test_it_pauses_after_a_few_hundred_pixels() -> None:
    """Without a process of its own a table is drawn in the pauses."""
    now = bytes(2 * 100 * AT_ONCE)
    palette, pauses = thought(Choice(now).think())
    assert pauses == 100
    assert thought(Patch(palette, now, b"").think())[1] == 200


def test_what_breaks_is_told() -> None:
    with pytest.raises(RuntimeError, match="it broke"):
        Choice(b"").settled(Broken("it broke"))
