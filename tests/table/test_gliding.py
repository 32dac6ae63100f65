"""The own hand: it closes its gaps and opens for what comes, and cards in the air pass over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Rect

from game.cards import Card
from game.frantic.moves import parse_move
from scenes.input.signals import PointerMoved
from scenes.storage.settings import Motion
from scenes.table.hand.gliding import Gliding, Rising
from scenes.table.hand.hands import LIFT
from scenes.table.hand.table import HandTable
from tests import frantic_table
from tests.table.house import MS, Driver, furnished, sitting_at, submit, table
from tests.table.laid import laid

HAND = "B5 B7 G3 Y2 Y9 K5"
# No card goes farther from one frame to the next (px).
FAR = 24


def at(*lefts: int) -> list[tuple[Card, Rect]]:
    """Cards 0, 1, 2 ... with their left edges there."""
    return [(card, Rect(left, 0, 50, 70)) for card, left in enumerate(lefts)]


def test_cards_glide_from_where_they_were_seen_to_where_they_lie() -> None:
    hand = Gliding()
    assert hand.places(at(0, 60), 0, 100) == at(0, 60)
    assert not hand.moves(0)
    seen = [hand.places(at(30, 90, 150), now, 100) for now in range(0, 120, 10)]
    # The one that comes is there at once.
    assert {cards[2][1].left for cards in seen} == {150}
    lefts = [cards[0][1].left for cards in seen]
    assert lefts[0] == 0
    assert lefts[1] < 6 < lefts[2] - lefts[1]
    assert 10 < lefts[4] < 27
    # A little too far, and back.
    farthest = lefts.index(max(lefts))
    assert 30 < max(lefts) <= 34
    assert lefts[: farthest + 1] == sorted(lefts[: farthest + 1])
    assert lefts[farthest:] == sorted(lefts[farthest:], reverse=True)
    assert seen[10] == at(30, 90, 150)
    assert not hand.moves(110)


def test_what_is_laid_anew_on_the_way_goes_on_from_there() -> None:
    hand = Gliding()
    hand.places(at(0), 0, 100)
    hand.places(at(40), 0, 100)
    [(_, there)] = hand.places(at(40), 50, 100)
    [(_, after)] = hand.places(at(80), 50, 100)
    assert after == there
    hand.forget()
    assert hand.places(at(0), 60, 100) == at(0)
    assert hand.places(at(9), 70, 0) == at(9)


def playing(home: Path, move: str, motion: Motion = "normal") -> Iterator[tuple[Driver, HandTable]]:
    """Each frame after that move of the person, until all of it has been seen."""
    top = "R1" if move.endswith("draw") else "B1"
    state = frantic_table.position([HAND, "R2 R3 B4", "B4 B5"], top=top, draw="G8 G9")
    house = furnished(home)
    house.settings.motion = motion
    with laid("frantic", state, "- easy easy", home, house=house) as driver:
        driver.run(400)
        table(driver).hints.put_away()
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        driver.frame()
        submit(control, parse_move(move))
        for _ in range(60):
            driver.frame()
            yield driver, control
            if control.rests and not control.gliding.moves(driver.now_ns):
                return
    raise AssertionError("it never comes to rest")


@pytest.mark.parametrize("move", ["0 draw", "0 play B7"])
def test_no_card_of_the_hand_jumps(tmp_path: Path, move: str) -> None:
    before, moved = dict[Card, Rect](), 0
    for _, control in playing(tmp_path, move):
        seen = dict(control.gliding.opened.places(control._own_to_be(), control.now_ns, 180 * MS))
        steps = [abs(box.left - before[card].left) for card, box in seen.items() if card in before]
        assert max(steps, default=0) < FAR
        moved += any(steps)
        before = seen
    assert moved > 5
    assert before == dict(control.own_cards(control.shown))


def test_a_card_that_is_pointed_at_rises_and_sinks_again() -> None:
    rising = Rising()
    assert rising.rises({1: 0.0, 2: 0.0}, 0, 80) == {1: 0, 2: 0}
    assert not rising.moves(0)
    seen = [rising.rises({1: 0.06, 2: 0.0}, now, 80)[1] for now in range(0, 90, 10)]
    assert seen == sorted(seen)
    assert seen[0] == 0
    assert 0 < seen[1] < 0.06 == seen[8]
    assert rising.moves(70)
    assert not rising.moves(80)
    # On its way down it is pointed at again: it goes on from where it is.
    rising.rises({1: 0.0, 2: 0.0}, 100, 80)
    low = rising.rises({1: 0.0, 2: 0.0}, 120, 80)[1]
    assert rising.rises({1: 0.06, 2: 0.0}, 120, 80)[1] == low
    assert rising.rises({1: 0.06}, 130, 0)[1] < 0.06 == rising.rises({1: 0.06}, 200, 0)[1]
    assert rising.seen(2, 200) == 0


def test_a_hand_is_still_when_what_is_pointed_at_has_risen(tmp_path: Path) -> None:
    state = frantic_table.position([HAND, "R2 R3"], top="B1")
    with laid("frantic", state, "- easy", tmp_path) as driver:
        driver.run(600)
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        card, box = control.own_cards(control.shown)[1]
        pointer = PointerMoved(driver.now_ns, "mouse", box.center)
        driver.top.handle(pointer)
        drawn = [driver.frame() for _ in range(30)]
        assert 4 <= drawn.count(True) <= 7
        assert not any(drawn[10:])
        assert control.gliding.rising.seen(card, driver.now_ns) == LIFT
        # It leaves from where it is seen.
        submit(control, parse_move("0 play B7"))
        driver.unseen()
        [flight] = table(driver).motion.flights
        assert flight.start == (box.centerx, box.centery - round(box.height * LIFT))


def test_a_hand_that_lies_face_down_closes_its_gap_as_well(tmp_path: Path) -> None:
    house, state = furnished(tmp_path), frantic_table.position([HAND, "R2 R3"], top="B1")
    with laid("frantic", state, "easy easy", tmp_path, house=house) as driver:
        control, lefts = sitting_at(driver), list[int]()
        assert isinstance(control, HandTable)
        for _ in range(60 * 10):
            driver.frame()
            if control.shown.counts[0] != 6:
                lefts.append(control.gliding.down._seen[0].left)
            if len(lefts) > 1 and not control.gliding.moves(control.now_ns):
                break
        start, goal = control.hand_boxes(6)[0].left, control.hand_boxes(5)[0].left
        assert start <= lefts[0] < goal < max(lefts)
        assert lefts[-1] == goal
        assert len(set(lefts)) > 5


def test_without_motion_the_hand_is_laid_at_once(tmp_path: Path) -> None:
    for _, control in playing(tmp_path, "0 draw", "reduced"):
        assert not control.gliding.moves(control.now_ns)


def test_a_card_in_the_air_passes_over_the_hand(tmp_path: Path) -> None:
    over = 0
    for driver, control in playing(tmp_path, "0 draw"):
        for picture, (left, top) in list(table(driver).flying())[-1:]:
            middle = picture.get_rect(topleft=(left, top)).center
            over += any(box.collidepoint(middle) for _, box in control.own_cards(control.shown))
            drawn = picture.get_at((picture.get_width() // 2, picture.get_height() // 2))
            if drawn.a == 255:
                assert driver.screen.get_at(middle)[:3] == drawn[:3]
    assert over


def test_a_card_that_has_risen_is_painted_where_it_stands(tmp_path: Path) -> None:
    state = frantic_table.position([HAND, "Y1 Y3"], top="B4")
    with laid("frantic", state, "- easy", tmp_path) as driver:
        control = sitting_at(driver)
        assert isinstance(control, HandTable)
        driver.watch(1000)
        _, box = control.own_cards(control.shown)[0]
        table(driver).handle(PointerMoved(driver.now_ns, "mouse", box.midleft))
        painted = [driver.now_ns for _ in range(10) if driver.frame(30 * MS)]
        assert control.gliding.moves(painted[0])
        assert not control.gliding.moves(painted[-1])
