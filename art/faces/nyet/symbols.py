"""What is printed in the boxes of the board and beside its lines, 100 by 100 each."""

from __future__ import annotations

from functools import cache

from art.faces.nyet.emblems import emblem
from art.faces.nyet.fronts import index_ink, rounded_box
from art.faces.nyet.inks import BLACK, CREAM, PALETTE, RED
from art.faces.nyet.numerals import centred
from art.faces.nyet.stamps import character_svg
from art.faces.nyet.trimmings import chevrons, crown, star_points
from art.svg import Outline, box, shape, spun, svg
from art.theme import css
from game.nyet.board import (
    CHARACTERS,
    DISCARDS,
    FIRST,
    PER_LINE,
    POINTS,
    TRUMP,
    VALUE,
    Box,
    line_of,
)
from game.nyet.board import DISCARD as DISCARD_LINE
from game.nyet.cards import COLOUR_WORDS

PAPER = "#fbf4e2"


@cache
def symbol_svg(box_number: Box) -> str:
    """The print of a box, as game/nyet/board.py numbers them."""
    line, place = line_of(box_number), box_number % PER_LINE
    if line == FIRST:
        return character_svg(CHARACTERS[place])
    if line == DISCARD_LINE:
        body = _DISCARDS[DISCARDS[place]]
    elif line == VALUE:
        body = _points(POINTS[place])
    elif place == len(COLOUR_WORDS):
        body = _nyet()
    else:
        body = _trump(place) if line == TRUMP else _supertrump(place)
    return svg(100, 100, body)


def _card(x: float, y: float, turn: float, wide: float = 40, fill: str = PAPER) -> str:
    high = wide / 0.68
    sheet = rounded_box(x - wide / 2, y - high / 2, wide, high, wide * 0.12)
    inner = rounded_box(x - wide / 2 + 5, y - high / 2 + 5, wide - 10, high - 10, wide * 0.05)
    return shape([spun(sheet, turn, (x, y))], BLACK) + shape([spun(inner, turn, (x, y))], fill)


def _arrow(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """A red arrow with a light edge, to the right when not turned."""
    edge: Outline = [(-32, -13), (2, -13), (2, -29), (38, 0), (2, 29), (2, 13), (-32, 13)]
    body: Outline = [(-28, -8.5), (6, -8.5), (6, -20), (31, 0), (6, 20), (6, 8.5), (-28, 8.5)]

    def placed(line: Outline) -> Outline:
        grown = [(x + px * size, y + py * size) for px, py in line]
        return spun(grown, turn, (x, y))

    return shape([placed(edge)], CREAM) + shape([placed(body)], RED)


def _away(cards: int) -> str:
    """So many cards leave the hand."""
    if cards == 1:
        return _card(38, 42, -12, 46) + _arrow(64, 66, 38, 0.92)
    return _card(28, 40, -18, 42) + _card(46, 42, 4, 42) + _arrow(68, 68, 38, 0.88)


def _no_ones() -> str:
    """One card leaves, but no 1."""
    one = shape([spun(line, 8, (76, 28)) for line in centred("1", (76, 28), 24)], CREAM)
    bar = [spun(box(46, 24, 60, 8), -45, (76, 28))]
    edge = [spun(box(43, 21, 66, 14), -45, (76, 28))]
    return (
        _card(31, 46, -12, 40)
        + _arrow(52, 72, 38, 0.82)
        + _card(76, 28, 8, 32, BLACK)
        + one
        + shape(edge, CREAM)
        + shape(bar, RED)
    )


def _pass_left() -> str:
    return _card(66, 50, 8, 50) + _arrow(42, 52, 180, 1.12)


def _nyet() -> str:
    """The word for none, in a slanting frame."""
    frame = [box(1, 28, 98, 44), box(6, 33, 88, 34)]
    word = centred("NYET", (50, 50), 25, 1.14)
    return shape([spun(line, -14, (50, 50)) for line in frame], RED) + shape(
        [spun(line, -14, (50, 50)) for line in word], BLACK
    )


def _trump(colour: int) -> str:
    """A field of the colour with its emblem."""
    field = [rounded_box(8, 8, 84, 84, 9), rounded_box(12, 12, 76, 76, 6)]
    ground = css(PALETTE[colour])
    return (
        shape([field[0]], BLACK)
        + shape([field[1]], ground)
        + emblem(colour, 22, 22, 56, index_ink(colour))
    )


def _supertrump(colour: int) -> str:
    """A star of the colour round its emblem."""
    outer, inner = star_points(50, 55, 55, 0.58), star_points(50, 55, 47.5, 0.575)
    return (
        shape([outer], BLACK)
        + shape([inner], css(PALETTE[colour]))
        + emblem(colour, 30, 36, 40, index_ink(colour))
    )


def _points(value: int) -> str:
    text, ink = str(value), RED if value < 0 else BLACK
    return shape(centred(text, (50, 50), 68, 1.1 if value > 0 else 0.86), ink)


_DISCARDS: dict[str, str] = {
    "one": _away(1),
    "two": _away(2),
    "no-1s": _no_ones(),
    "pass": _pass_left(),
    "keep": _nyet(),
}


@cache
def line_svg(line: int) -> str:
    """The sign beside a line of the board, in cream for a dark ground."""
    signs = (
        crown(8, 8, 84, CREAM),
        _line_cards(),
        shape(chevrons(), CREAM),
        shape([star_points(50, 54, 52)], CREAM),
        shape(centred("x", (50, 46), 148), CREAM),
    )
    return svg(100, 100, signs[line])


def _line_cards() -> str:
    sheets = [spun(box(32, 14, 38, 56), turn, (50, 90)) for turn in (-20, 14)]
    gap = spun(box(28, 10, 46, 64), 14, (50, 90))
    return shape([sheets[0]], CREAM) + shape([gap], BLACK) + shape([sheets[1]], CREAM)
