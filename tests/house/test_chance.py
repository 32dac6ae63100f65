"""Chance: both ways to put things into random order leave no order out and prefer none.

What a seed gives stays as it is, for matches on file are dealt by it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from game.chance import Chance


@pytest.mark.parametrize("way", [Chance.shuffle, Chance.mix])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_order_is_as_likely(way: object, count: int) -> None:
    assert callable(way)
    chance = Chance(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = list(range(count))
        way(chance, items)
        orders[tuple(items)] += 1
    even = 6000 / len(orders)
    assert len(orders) == {2: 2, 3: 6, 4: 24}[count]
    assert all(abs(found - even) < 5 * even**0.5 for found in orders.values())


@pytest.mark.parametrize("way", [Chance.shuffle, Chance.mix])
@pytest.mark.parametrize("count", [0, 1, 5, 9, 100])
def test_nothing_is_lost_and_equal_seeds_agree(way: object, count: int) -> None:
    assert callable(way)
    items, again = list(range(count)), list(range(count))
    way(Chance(3), items)
    way(Chance(3), again)
    assert items == again
    assert sorted(items) == list(range(count))
    assert (items != list(range(count))) == (count > 1)


def test_every_place_of_a_mix_is_as_likely_for_every_item() -> None:
    chance, count, rounds = Chance(11), 9, 9000
    places = [[0] * count for _ in range(count)]
    for _ in range(rounds):
        items = list(range(count))
        chance.mix(items)
        for place, item in enumerate(items):
            places[item][place] += 1
    even = rounds / count
    assert all(abs(found - even) < 5 * even**0.5 for row in places for found in row)


@pytest.mark.parametrize("count", [*range(14), 100, 4096])
def test_a_mix_is_what_its_draws_say_place_by_place(count: int) -> None:
    mixed, items = list(range(count)), list(range(count))
    together, single = Chance(count), Chance(count)
    together.mix(mixed)
    for last in range(count - 1, 0, -4):
        left = single.bits()
        for place in range(last, max(last - 4, 0), -1):
            other, left = divmod(left * (place + 1), 2**64)
            items[place], items[other] = items[other], items[place]
    assert mixed == items
    assert together == single


@pytest.mark.parametrize("count", [*range(8), 59, 125, 400])
def test_a_stream_is_what_comes_one_by_one(count: int) -> None:
    together, single = Chance(2**64 - 5), Chance(2**64 - 5)
    assert list(together.stream(count)) == [single.bits() for _ in range(count)]
    assert together == single


def test_an_order_stays_the_same_for_ever() -> None:
    items = list(range(12))
    Chance(5).shuffle(items)
    assert items == [11, 10, 3, 7, 6, 5, 9, 1, 0, 2, 8, 4]
    Chance(5).mix(items)
    assert items == [0, 10, 3, 5, 7, 8, 2, 9, 4, 11, 1, 6]
