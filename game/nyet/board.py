"""The board: five lines of boxes, and what the last open box of each line means (NYET-35 to 40).

A box is a number; `BOX` finds it by its word. `TRUMP_NONE` is on the board only with O-7.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from game.cards import NOBODY, Seat
from game.nyet.cards import COLOUR_WORDS, NONE, Colour, playing_colours

Box = int
# A set of boxes, a bit each, those of the first line lowest.
BoxMask = int

CHARACTERS = ("bear", "wolf", "crane", "tiger", "eagle")
DISCARDS = ("one", "two", "no-1s", "pass", "keep")
POINTS = (1, 2, 3, 4, -2)

LINE_WORDS = ("first", "discards", "trump", "supertrump", "points")
FIRST, DISCARD, TRUMP, SUPERTRUMP, VALUE = LINES = range(5)

BOX_WORDS: tuple[str, ...] = (
    *CHARACTERS,
    *DISCARDS,
    *(f"trump-{colour}" for colour in (*COLOUR_WORDS, "none")),
    *(f"super-{colour}" for colour in (*COLOUR_WORDS, "none")),
    "points-1",
    "points-2",
    "points-3",
    "points-4",
    "points-minus-2",
)
BOX: dict[str, Box] = {word: box for box, word in enumerate(BOX_WORDS)}
TRUMP_NONE = BOX["trump-none"]
PER_LINE = 5
FULL_LINE: BoxMask = 0b11111
# By line and mask of its five boxes: the boxes.
IN_LINE = [
    [
        tuple(line * PER_LINE + at for at in range(PER_LINE) if mask >> at & 1)
        for mask in range(FULL_LINE + 1)
    ]
    for line in LINES
]
# By box: all but this one.
ALL_BUT: list[BoxMask] = [~(1 << box) for box in range(len(BOX_WORDS))]


@dataclass(frozen=True, slots=True)
class Token:
    """A token on a box; `seat` is `NOBODY` where tokens are anonymous (O-5)."""

    box: Box
    seat: Seat = NOBODY


@dataclass(frozen=True)
class Terms:
    """The law of the round. Colours are `NONE` where there is none; `discards` a word of line 2."""

    first: Seat
    discards: str
    trump: Colour
    supertrump: Colour
    value: int

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """The playing colour of every card (NYET-67)."""
        return playing_colours(self.trump, self.supertrump)


def line_of(box: Box) -> int:
    return box // PER_LINE


def boxes_of(line: int, no_trump: bool) -> tuple[Box, ...]:
    """The boxes of a line, from left to right. Only O-7 has a NYET box in line 3."""
    boxes = range(line * PER_LINE, (line + 1) * PER_LINE)
    return tuple(box for box in boxes if no_trump or box != TRUMP_NONE)


def open_boxes(line: int, covered: Collection[Box], no_trump: bool) -> tuple[Box, ...]:
    """The boxes of a line without a token."""
    return tuple(box for box in boxes_of(line, no_trump) if box not in covered)


def boxes_in(mask: BoxMask, line: int) -> tuple[Box, ...]:
    """The boxes of a line that are in the mask."""
    return IN_LINE[line][mask >> line * PER_LINE & FULL_LINE]


@cache
def mask_in_game(characters: tuple[int, ...], no_trump: bool) -> BoxMask:
    """All boxes of this game: without those of characters nobody has (NYET-03)."""
    boxes = (box for line in LINES for box in boxes_of(line, no_trump))
    unused = () if NOBODY in characters else set(range(len(CHARACTERS))).difference(characters)
    return sum(1 << box for box in boxes if box not in unused)


def mask_open(tokens: Iterable[Box], characters: tuple[int, ...], no_trump: bool) -> BoxMask:
    """All boxes of this game without a token."""
    mask = mask_in_game(characters, no_trump)
    for box in tokens:
        mask &= ALL_BUT[box]
    return mask


def read_terms(open_by_line: tuple[Box, ...], characters: tuple[int, ...]) -> Terms:
    """What the one open box of each line says (NYET-35 to NYET-40)."""
    first, discards, trump, supertrump, value = (box % PER_LINE for box in open_by_line)
    colours = (*range(len(COLOUR_WORDS)), NONE)
    return Terms(
        characters.index(first),
        DISCARDS[discards],
        colours[trump],
        colours[supertrump],
        POINTS[value],
    )
