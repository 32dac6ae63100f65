"""Where a cursor can stand in a line that runs both ways, and what is marked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from art.bidi import spans
from game.directions import alone


@dataclass(frozen=True, slots=True)
class Part:
    """Letters that run one way, from `begin` to `end` in the text; where a cursor stands before,
    between and after them (px from the left end of the line).
    """

    begin: int
    end: int
    stands: tuple[int, ...]

    def marked(self, first: int, last: int) -> tuple[int, int] | None:
        """From where to where the letters from `first` to `last` lie that are in it."""
        begin, end = max(first, self.begin), min(last, self.end)
        if begin >= end:
            return None
        left, right = sorted((self.stands[begin - self.begin], self.stands[end - self.begin]))
        return left, right


def parts(text: str, rtl: bool, wide: Callable[[str], int]) -> tuple[Part, ...]:
    """The parts of a line from left to right; `wide` says how many pixels a text takes."""
    return tuple(_parts(text, rtl, wide))


def _parts(text: str, rtl: bool, wide: Callable[[str], int]) -> Iterator[Part]:
    left = 0
    for begin, end, runs_left in spans(text, rtl):
        ways = [wide(alone(text[begin:at])) if at > begin else 0 for at in range(begin, end + 1)]
        right = left + ways[-1]
        yield Part(begin, end, tuple(right - way if runs_left else left + way for way in ways))
        left = right


def stand_at(line: Sequence[Part], x: int) -> tuple[int, int]:
    """The place for a cursor that is nearest: before which letter it is, and where it is seen."""

    def off(stand: tuple[Part, int]) -> tuple[int, bool]:
        part, at = stand
        left, right = sorted((part.stands[0], part.stands[-1]))
        return abs(part.stands[at] - x), not left <= x <= right

    stands = [(part, at) for part in line for at in range(len(part.stands))]
    part, at = min(stands, key=off)
    return part.begin + at, part.stands[at]


def seen_at(line: Sequence[Part], at: int) -> int:
    """Where a cursor is seen that is before that letter: at the end of the one before it."""
    there = [part for part in line if part.begin <= at <= part.end]
    part = next((part for part in there if part.begin < at), there[0])
    return part.stands[at - part.begin]
