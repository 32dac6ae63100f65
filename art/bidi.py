"""Text that runs both ways: a line as runs from left to right on the screen, each in its direction.

Lines are wrapped in reading order before they come here. What Fluent isolates (its arguments)
is laid out by itself and takes part in its line as one neutral piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any, TypeVar
from unicodedata import bidirectional

from bidi import algorithm

from game.directions import (
    FROM_THE_LEFT,
    FROM_THE_RIGHT,
    FSI,
    OPENING,
    PDI,
    RIGHT_TO_LEFT,
    RLI,
    runs_both_ways,
)

# What is never drawn: fonts show it as boxes.
INVISIBLE = dict.fromkeys(map(ord, (*OPENING, PDI, FROM_THE_LEFT, FROM_THE_RIGHT)))
ISOLATES = dict.fromkeys(map(ord, (*OPENING, PDI)))
# Stands for what is isolated while the rest of its line is put in order.
ISOLATED = "\ufffc"
UNKNOWN = "\ufffd"
STRONG = ("L", *RIGHT_TO_LEFT)
# Before a number they are read with it: -2 is nowhere written 2-.
SIGNS = "+-\u2212"
KEPT = 4000

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Run:
    """Letters in reading order that all run one way."""

    text: str
    rtl: bool


@lru_cache(maxsize=KEPT)
def runs(text: str, rtl: bool = False) -> tuple[Run, ...]:
    """The runs of a line from left to right; `rtl` is the way the line as a whole runs."""
    if not rtl and not runs_both_ways(text):
        return (Run(text.translate(INVISIBLE), False),)
    return tuple(_runs(text, rtl)) or (Run("", rtl),)


def _runs(text: str, rtl: bool) -> Iterator[Run]:
    shown, isolated = _parted(text)
    inside = iter(isolated)
    parts: list[tuple[int, str]] = []
    for letter, level in _levels(shown, rtl):
        if parts and parts[-1][0] == level and ISOLATED not in (letter, parts[-1][1]):
            parts[-1] = (level, parts[-1][1] + letter)
        else:
            parts.append((level, letter))
    pieces = [
        partial(_isolated, *next(inside))
        if words == ISOLATED
        else partial(_one, words.translate(INVISIBLE), level)
        for level, words in parts
    ]
    for piece in _reordered(pieces, [level for level, _ in parts]):
        yield from piece()


def spans(text: str, rtl: bool) -> list[tuple[int, int, bool]]:
    """From where to where in a line with nothing isolated its runs are, from left to right, and
    whether each runs from the right.
    """
    levels = [level for _, level in _levels(text, rtl)]
    begins = [at for at, level in enumerate(levels) if at == 0 or level != levels[at - 1]]
    found = [(at, end, levels[at] % 2 == 1) for at, end in pairwise([*begins, len(levels)])]
    return _reordered(found, [levels[at] for at, _, _ in found])


def _one(text: str, level: int) -> Iterator[Run]:
    if text:
        yield Run(text, level % 2 == 1)


def _isolated(mark: str, text: str) -> Iterator[Run]:
    return _runs(text, begins_at_the_right(text) if mark == FSI else mark == RLI)


def begins_at_the_right(text: str) -> bool:
    """Whether its first letter that has a direction runs right to left."""
    kinds = (bidirectional(letter) for letter in _parted(text)[0])
    return next((kind for kind in kinds if kind in STRONG), "L") in RIGHT_TO_LEFT


def _parted(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The text with a stand-in for whatever is isolated, and all that is, with its mark."""
    shown, isolated, deep, begun = "", list[tuple[str, str]](), 0, 0
    for at, letter in enumerate(text):
        if letter in OPENING:
            deep, begun = deep + 1, begun if deep else at
        elif letter == PDI and deep:
            deep -= 1
            if not deep:
                isolated.append((text[begun], text[begun + 1 : at]))
                shown += ISOLATED
        elif not deep and letter != PDI:
            shown += letter if letter != ISOLATED else UNKNOWN
    if deep:
        isolated.append((text[begun], text[begun + 1 :]))
        shown += ISOLATED
    return shown, isolated


def _levels(text: str, rtl: bool) -> list[tuple[str, int]]:
    """Every letter with its level: even ones run left to right, odd ones right to left."""
    storage: dict[str, Any] = algorithm.get_empty_storage()
    storage["base_level"], storage["base_dir"] = int(rtl), "R" if rtl else "L"
    if not text.isprintable():
        text = "".join(map(_laid_out, text))
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    found = [(one["ch"], one["level"]) for one in storage["chars"]]
    for at, ((letter, _), (digit, level)) in enumerate(pairwise(found)):
        begins = at == 0 or not found[at - 1][0].isalnum()
        if letter in SIGNS and digit.isdigit() and begins:
            found[at] = (letter, level)
    # What ends a line without a letter lies where the line ends.
    for at in range(len(found) - 1, -1, -1):
        if not found[at][0].isspace():
            break
        found[at] = (found[at][0], int(rtl))
    return found


def _laid_out(letter: str) -> str:
    """A letter that has its place in a line; python-bidi knows none for what is not assigned."""
    kind = bidirectional(letter)
    return " " if kind == "B" else letter if kind else UNKNOWN


def _reordered(things: Sequence[T], levels: Sequence[int]) -> list[T]:
    """Things with their levels, from left to right."""
    order = list(range(len(things)))
    for level in range(max(levels, default=0), 0, -1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = max(end, at + 1)
    return [things[at] for at in order]


def in_order(words: Sequence[str]) -> list[tuple[int | None, str]]:
    """The words of a right-to-left line from left to right: each one's number, and it or a part.

    A word may run both ways, and its parts lie apart. Gaps have no number. What is given back
    keeps its way when it is drawn by itself.
    """
    plain = [word.translate(ISOLATES) for word in words]
    numbers = [number for number, word in enumerate(plain) for _ in f"{word} "][:-1]
    levels = _levels(" ".join(plain), rtl=True)
    at_gaps = {len(" ".join(plain[:number])) for number in range(1, len(plain))}
    found: list[tuple[int | None, int, str]] = []
    for at in _reordered(range(len(levels)), [level for _, level in levels]):
        letter, level = levels[at]
        number = None if at in at_gaps else numbers[at]
        if found and number is not None and found[-1][:2] == (number, level):
            before = found.pop()[2]
            letter = letter + before if level % 2 else before + letter
        found.append((number, level, letter))
    return [
        (number, f"{OPENING[level % 2]}{text}{PDI}")
        for number, level, text in found
        if number is None or text.translate(INVISIBLE)
    ]


def carried(lines: Sequence[str]) -> list[str]:
    """The lines of a paragraph, each with the isolates that are open where it begins."""
    found, still = [], ""
    for line in _settled("\n".join(lines)).split("\n"):
        whole = still + line
        still = ""
        for letter in whole:
            if letter in OPENING:
                still += letter
            elif letter == PDI:
                still = still[:-1]
        found.append(whole + PDI * len(still))
    return found


def _settled(text: str) -> str:
    """What is isolated over several lines, with its way: a part may seem to run the other one."""
    if FSI not in text:
        return text
    letters, begun = list(text), list[int]()
    for at, letter in enumerate(text + PDI * text.count(FSI)):
        if letter in OPENING:
            begun.append(at)
        elif letter == PDI and begun:
            first = begun.pop()
            if letters[first] == FSI and "\n" in text[first:at]:
                letters[first] = OPENING[begins_at_the_right(text[first + 1 : at])]
    return "".join(letters)
