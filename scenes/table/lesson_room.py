"""Where the slip of a lesson has room: in which letters, how wide, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from pygame import Rect

from scenes.table.spots import covers, far, free_spot, nearest_free

# How much its letters are enlarged, and how wide it is.
Shape = tuple[float, int]
# So much of enlarged letters is tried, the largest first: smaller ones where others would cover
# what has to be seen, and the smallest only where these would cover what is asked.
LARGE, SMALLER, SMALLEST = (1.0, 0.9, 0.8, 0.72, 0.65), (0.62, 0.6, 0.575), 0.5
# Units: how wide a slip may be, the usual width first; how narrow one with enlarged letters, which
# is so many times as wide; and what is hardly any nearer.
WIDTHS, NARROW, LITTLE = (380, 300, 460, 560, 270, 240, 340, 420, 500, 232), 204, 60
# Units: so far it keeps off what lies there, and so far where there is no more room.
AWAY, CLOSE = 16, 4


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a slip speaks of and may lie in; what it may `never` cover, should not, and rather not.

    A unit has `unit` pixels.
    """

    near: Rect
    inside: Rect
    never: Sequence[Rect]
    avoid: Sequence[Rect]
    rather: Sequence[Rect]
    unit: float


def roomiest(
    measured: Callable[[Shape], tuple[int, int]], enlarged: float, around: Surroundings
) -> tuple[Shape, Rect]:
    """The best shape of a slip and where it lies so; `measured` says how large it is in each.

    In letters that are as large as can be, down to the smallest of `LARGE`, on nothing at all, or
    else on what is rather seen; then the same in smaller ones. Of the places in letters of one size
    the nearest: a little nearer is no matter. Where there is none, least is covered.
    """
    size_of = cache(measured)
    kept = [*around.never, *around.avoid]
    large, smaller = _scales(enlarged, LARGE), _scales(enlarged, SMALLER)
    smaller = [scale for scale in smaller if scale not in large]

    @cache
    def has_room(shape: Shape) -> bool:
        # What finds no place here finds none where it is to keep off more, either.
        return bool(list(_free(size_of, [shape], CLOSE, kept, around)))

    for scales, lies in product((large, smaller), ([*kept, *around.rather], kept)):
        for scale, air in product(scales, (AWAY, CLOSE)):
            found = dict(_free(size_of, filter(has_room, _shapes(scale)), air, lies, around))
            if found:
                return min(found.items(), key=lambda one: _away(one[1], around))
    return _least_covering(size_of, enlarged, around)


def _scales(enlarged: float, parts: Sequence[float]) -> list[float]:
    """Never are letters made smaller than they are for all."""
    return [*dict.fromkeys(max(1.0, enlarged * part) for part in parts)]


def _shapes(scale: float) -> list[Shape]:
    return [(scale, wide) for wide in ((*WIDTHS, NARROW) if scale > 1 else WIDTHS)]


def _away(spot: Rect, around: Surroundings) -> int:
    return round(far(spot, around.near) / (around.unit * LITTLE))


def _free(
    size_of: Callable[[Shape], tuple[int, int]], shapes: Iterable[Shape], air: float,
    lies: Sequence[Rect], around: Surroundings,
) -> Iterator[tuple[Shape, Rect]]:  # fmt: skip
    """In each width the nearest place on nothing of what lies there."""
    gap = round(around.unit * air)
    for shape in shapes:
        spot = nearest_free(size_of(shape), around.near, around.inside, lies, gap)
        if spot is not None:
            yield shape, spot


def _least_covering(
    size_of: Callable[[Shape], tuple[int, int]], enlarged: float, around: Surroundings
) -> tuple[Shape, Rect]:
    """Where there is no room: nothing of what is asked, then least of what should be seen."""
    *_, least = _scales(enlarged, SMALLER)
    scales = dict.fromkeys((least, max(1.0, enlarged * SMALLEST)))
    kept = [*around.never, *around.avoid]
    spots = {
        shape: free_spot(size_of(shape), around.near, around.inside, kept, 0, around.never)
        for scale in scales for shape in _shapes(scale)
    }  # fmt: skip

    def rank(shape: Shape) -> tuple[int, bool, int, int, int]:
        spot = spots[shape]
        covered = (covers(spot, list(boxes)) for boxes in (around.never, kept, around.rather))
        never, seen, rather = covered
        return never, shape[0] < least, seen, rather, _away(spot, around)

    best = min(spots, key=rank)
    return best, spots[best]
