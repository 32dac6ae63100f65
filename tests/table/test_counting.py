"""Plates and piles tell of each card as it leaves and as it comes down, not of all at once."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.cards import Zone
from game.frantic.moves import parse_move
from scenes.storage.settings import Motion
from scenes.table.hand.counting import Counting
from scenes.table.hand.table import HandTable
from scenes.table.motion import Flight
from tests import frantic_table
from tests.table.house import MS, Driver, furnished, sitting_at, submit, table
from tests.table.laid import laid
from tests.table.test_dealing import opened

DRAW, HAND = Zone("draw"), Zone("hand", 0)


def test_each_card_counts_where_it_was_until_it_leaves_and_then_where_it_comes_down() -> None:
    counting = Counting()
    counting.hold([DRAW, DRAW])
    assert dict(counting.more) == {DRAW: 2}
    for begins in (0, 100):
        way = Flight(None, (0, 0), (9, 9), 1, 1, begins * MS, 100 * MS, lift=0.1)
        counting.watch(way, DRAW, HAND)
    seen = []
    for ms in range(0, 250, 10):
        counting.renew(ms * MS)
        more = dict(counting.more)
        seen.append((more.get(DRAW, 0), more.get(HAND, 0)))
    assert seen[0] == (1, 0)
    assert list(dict.fromkeys(seen)) == [(1, 0), (1, 1), (0, 1), (0, 2)]
    counting.forget()
    assert not counting.more
    assert not counting.renew(300 * MS)


def test_while_hands_are_dealt_every_card_counts_as_it_lands(tmp_path: Path) -> None:
    with opened(tmp_path, "jetriko") as driver:
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        view, told = control.shown, list[tuple[int, ...]]()
        for _ in range(200):
            driver.unseen()
            shown, brush = control.shown, control.brush
            hands = (brush.count(Zone("hand", at), shown.counts[at]) for at in range(3))
            told.append((brush.count(DRAW, shown.pile), *hands))
        whole = view.pile + sum(view.counts)
        assert told[1] == (whole, 0, 0, 0)
        assert told[-1] == (view.pile, *view.counts)
        assert len(set(told)) > 10
        for before, after in pairwise(told):
            assert after[0] <= before[0]
            assert all(now >= then for then, now in zip(before[1:], after[1:], strict=True))
            assert sum(after[1:]) - sum(before[1:]) <= 2
            assert sum(after) <= whole


def drawing(home: Path, motion: Motion) -> Driver:
    """The person is about to draw a card."""
    state = frantic_table.position(["B5 B7", "R2 R3", "B4 B5"], top="R1", draw="G8 G9 G1")
    house = furnished(home)
    house.settings.motion = motion
    driver = laid("frantic", state, "- easy easy", home, house=house)
    driver.run(400)
    return driver


def test_a_card_that_is_drawn_counts_when_it_is_there(tmp_path: Path) -> None:
    with drawing(tmp_path, "normal") as driver:
        control, told = sitting_at(driver), list[tuple[int, int, bool]]()
        assert isinstance(control, HandTable)
        left = control.shown.draw - 1
        submit(control, parse_move("0 draw"))
        while not control.rests:
            driver.unseen()
            brush, view = control.brush, control.shown
            flies = table(driver).motion.moving
            told.append((brush.count(DRAW, view.draw), brush.count(HAND, view.counts[0]), flies))
        assert list(dict.fromkeys(told))[:3] == [(left, 2, True), (left, 3, True), (left, 3, False)]


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_where_nothing_flies_all_is_told_at_once(tmp_path: Path, motion: Motion) -> None:
    with drawing(tmp_path, motion) as driver:
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        submit(control, parse_move("0 draw"))
        driver.unseen()
        assert control.shown.counts[0] == 3
        assert not control.brush.more
