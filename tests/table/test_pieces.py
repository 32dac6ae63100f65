"""Which parts of a picture are painted anew."""

from __future__ import annotations

from pygame import Rect

from scenes.table.pieces import Piece, changed

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
