"""The resting picture in pieces: what changed is painted anew, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from art.paint import picture


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the picture: all it may cover, what decides how it looks, how it is drawn."""

    box: Rect
    look: Any
    draw: Callable[[Surface], None]


def drawn(box: Rect, source: str) -> Piece:
    """A picture from its SVG source that fills a box."""

    def draw(layer: Surface) -> None:
        layer.blit(picture(source, box.size), box)

    return Piece(box, source, draw)


def changed(before: Sequence[Piece], now: Sequence[Piece]) -> list[Rect]:
    """Where pieces came, went, or look otherwise."""
    return _without_equal(before, now) + _without_equal(now, before)


def _without_equal(some: Sequence[Piece], others: Sequence[Piece]) -> list[Rect]:
    """The boxes of those that look like none of the others at the same place."""
    looks: dict[tuple[int, ...], list[Any]] = {}
    for piece in others:
        looks.setdefault(tuple(piece.box), []).append(piece.look)
    return [piece.box for piece in some if piece.look not in looks.get(tuple(piece.box), ())]


def paint(pieces: Sequence[Piece], layer: Surface, box: Rect) -> None:
    """Draw those that reach into the box, in their order."""
    for piece in pieces:
        if piece.box.colliderect(box):
            piece.draw(layer)


def united(boxes: Iterable[Rect]) -> list[Rect]:
    """The same parts of a picture in fewer boxes, where one is no more to paint than two."""
    found = list[Rect]()
    for box in boxes:
        whole, at = box, 0
        while at < len(found):
            both = whole.union(found[at])
            if _area(both) <= _area(whole) + _area(found[at]):
                # It may now reach others that were looked at before.
                found.pop(at)
                whole, at = both, 0
            else:
                at += 1
        found.append(whole)
    return found


def _area(box: Rect) -> int:
    return box.width * box.height
