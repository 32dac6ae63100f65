"""Which parts of a picture are painted anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pygame import Rect

from art.paint import nothing
from game.cards import HIDDEN
from scenes.table.hand.brush import bare
from scenes.table.hand.hands import lying_card, lying_cards
from scenes.table.pieces import Piece, changed, united

HERE, THERE = Rect(0, 0, 10, 10), Rect(20, 0, 10, 10)


def piece(box: Rect, look: object) -> Piece:
    return Piece(box, look, lambda layer: None)


def test_what_looks_as_it_did_where_it_was_is_not_painted_again() -> None:
    assert changed([piece(HERE, "a"), piece(THERE, ["b"])],
                   [piece(THERE, ["b"]), piece(HERE, "a")]) == []  # fmt: skip


def test_what_went_came_or_looks_otherwise_is_painted() -> None:
    before = [piece(HERE, "a"), piece(HERE, "b")]
    assert changed(before, [piece(HERE, "b")]) == [HERE]
    assert changed(before, [*before, piece(THERE, "a")]) == [THERE]
    assert changed(before, [piece(HERE, "a"), piece(HERE, "c")]) == [HERE, HERE]


def test_the_backs_of_another_army_look_otherwise() -> None:
    brush: Any = SimpleNamespace(
        over=bare, shaded=Rect, shadow=nothing, card=nothing, cards=nothing
    )
    for one, other in (
        (lying_cards([(HIDDEN, HERE)], brush, 0), lying_cards([(HIDDEN, HERE)], brush, 1)),
        ([lying_card(HIDDEN, HERE, brush, 0)], [lying_card(HIDDEN, HERE, brush, 1)]),
    ):
        assert changed(one, one) == []
        assert changed(one, other) == [one[0].box, one[0].box]


def test_boxes_that_lie_over_each_other_are_painted_once() -> None:
    plate, fan, far = Rect(0, 0, 100, 40), Rect(10, 30, 80, 40), Rect(500, 500, 10, 10)
    assert united([plate, far, plate, fan]) == [far, plate.union(fan)]


def test_boxes_whose_whole_is_more_to_paint_stay_as_they_are() -> None:
    across, down = Rect(0, 0, 300, 10), Rect(0, 0, 10, 300)
    assert united([across, down]) == [across, down]


def test_a_box_that_grew_takes_in_what_it_did_not_reach_before() -> None:
    left, right, between = Rect(0, 0, 10, 10), Rect(22, 0, 10, 10), Rect(6, 0, 20, 10)
    assert united([left, right, between]) == [Rect(0, 0, 32, 10)]
