"""What lies before a player of NYET!: the board while vetoes are placed, the trick, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from game.messages import Player, message
from game.nyet.asking import boxes_on
from game.nyet.board import LINE_WORDS, LINES, line_of
from game.nyet.naming import box_name, box_says, card_name
from game.nyet.view import NyetView
from game.prompts import Thing
from game.spread import TABLE, Place, Row, held


def spread(view: NyetView, picks: tuple[Thing, ...]) -> tuple[Row, ...]:
    """The rows before that seat."""
    rows = [*(_board(view) if view.phase == "vetoes" else ()), *_trick(view)]
    if view.hand:
        rows.append(held([Place(Thing("card", card), card_name(card), card) for card in view.hand]))
    return tuple(rows)


def _board(view: NyetView) -> Iterator[Row]:
    """The lines, box by box."""
    for line in LINES:
        boxes = [box for box in boxes_on(view) if line_of(box) == line]
        yield Row("boxes", message(f"nyet-line-{LINE_WORDS[line]}"), tuple(
            Place(Thing("box", box), box_name(box), means=box_says(view, box),
                  spent=box in view.covered)
            for box in boxes
        ))  # fmt: skip


def _trick(view: NyetView) -> Iterator[Row]:
    """The cards of the trick, each with whose it is."""
    if view.trick:
        seats = len(view.counts)
        yield Row(TABLE, message("nyet-row-trick"), tuple(
            Place(Thing("trick", at), card_name(card), card,
                  whose=Player((view.leader + at) % seats))
            for at, card in enumerate(view.trick)
        ))  # fmt: skip
