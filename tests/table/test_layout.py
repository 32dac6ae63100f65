"""The table's layout: nothing overlaps, nothing leaves the window, all piles are equal."""

from collections import Counter
from itertools import combinations
from math import hypot

import pytest
from pygame import Rect

from scenes.controllers.totem.account import account_area
from scenes.controllers.totem.ring import REACH, Ring, even_angles, ring
from scenes.controllers.totem.tabletop import TWO_HANDS_ANGLES
from scenes.table.corner import corner_boxes
from scenes.table.hints import hint_area

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
TWO_HANDS = tuple(TWO_HANDS_ANGLES.values())
ANGLES = [even_angles(count) for count in range(2, 11)] + [TWO_HANDS]


# How wide the open cards are at least, in parts of the window's height, by the number of hands.
WIDE = {2: 0.31, 3: 0.26, 4: 0.29, 5: 0.2, 6: 0.17, 7: 0.15, 8: 0.16, 9: 0.13, 10: 0.13}


def boxes(table: Ring) -> list[Rect]:
    found = []
    for hand in table.hands:
        pile = Rect(0, 0, table.card, table.card)
        deck = Rect(0, 0, table.deck_card, table.deck_card)
        pile.center, deck.center = hand.pile, hand.deck
        found += [pile, deck, hand.plate]
    return found


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("angles", ANGLES, ids=len)
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], angles: tuple[float, ...]
) -> None:
    found = boxes(ring(size, angles))
    assert [(a, b) for a, b in combinations(found, 2) if a.colliderect(b)] == []
    assert [box for box in found if not Rect((0, 0), size).contains(box)] == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("angles", ANGLES, ids=len)
def test_hands_leave_room_for_the_totem_and_for_what_is_told_in_the_corners(
    size: tuple[int, int], angles: tuple[float, ...]
) -> None:
    table = ring(size, angles)
    found = boxes(table)
    totem = Rect(0, 0, round(table.totem * 2 * REACH / 2**0.5), 0)
    totem.height = totem.width
    totem.center = table.centre
    assert table.totem >= table.unit * 130
    names = ("pause", "log", "sound", "rules", "lamp", "phone")
    told = [
        box
        for rtl in (False, True)
        for box in (
            hint_area(size, table.unit, rtl), *corner_boxes(names, size, table.unit, rtl).values()
        )
    ]  # fmt: skip
    account = account_area(table)
    assert account.width >= table.unit * 420
    assert [box for box in found if box.collidelist([totem, account, *told]) >= 0] == []


@pytest.mark.parametrize("number", range(1, 11))
def test_no_button_of_the_corner_stands_alone_below_a_full_row(number: int) -> None:
    boxes = corner_boxes([str(at) for at in range(number)], SIZES[1], 1.0)
    rows = Counter(box.top for box in boxes.values())
    assert len(rows) <= 2
    assert max(rows.values()) - min(rows.values()) <= 1


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES[:4], ids=str)
@pytest.mark.parametrize("hands", WIDE)
def test_the_fewer_hands_there_are_the_larger_are_their_cards(
    size: tuple[int, int], hands: int
) -> None:
    assert ring(size, even_angles(hands)).card >= WIDE[hands] * size[1]


def test_two_hands_each_have_large_cards_too() -> None:
    table = ring((1280, 720), TWO_HANDS)
    left, right = (table.hands[hand].pile[0] for hand in (0, 1))
    assert table.card >= 170
    assert left < right < table.centre[0]


@pytest.mark.sample(6)
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
