"""The table's layout: nothing overlaps, nothing leaves the window, all piles are equal."""

from itertools import combinations
from math import hypot

import pytest
from pygame import Rect

from scenes.controllers.totem.ring import Ring, even_angles, ring

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
TWO_HANDS = (130.0, -20.0, 200.0, 50.0)
ANGLES = [even_angles(count) for count in range(2, 11)] + [TWO_HANDS]


def boxes(table: Ring) -> list[Rect]:
    found = []
    for hand in table.hands:
        pile = Rect(0, 0, table.card, table.card)
        deck = Rect(0, 0, table.deck_card, table.deck_card)
        pile.center, deck.center = hand.pile, hand.deck
        found += [pile, deck, hand.plate]
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("angles", ANGLES, ids=len)
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], angles: tuple[float, ...]
) -> None:
    found = boxes(ring(size, angles))
    assert [(a, b) for a, b in combinations(found, 2) if a.colliderect(b)] == []
    assert [box for box in found if not Rect((0, 0), size).contains(box)] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("angles", ANGLES, ids=len)
def test_tot_747_piles_have_equal_size_and_distance(
    size: tuple[int, int], angles: tuple[float, ...]
) -> None:
    table = ring(size, angles)
    far = [hypot(h.pile[0] - table.centre[0], h.pile[1] - table.centre[1]) for h in table.hands]
    assert max(far) - min(far) <= 1.5


def test_turn_order_runs_clockwise_from_the_bottom() -> None:
    """TOT-101: seats are in clockwise order on the screen."""
    bottom, left, top, right = ring((1280, 720), even_angles(4)).hands
    assert bottom.pile[1] > left.pile[1] > top.pile[1]
    assert left.pile[0] < bottom.pile[0] < right.pile[0]
