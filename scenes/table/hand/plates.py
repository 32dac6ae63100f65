"""The plate of a seat as a piece of the resting picture, with the signs that stand on its edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece
from scenes.table.seat_plates import SeatPlate, paint_seat_plate, stands_high

# Units: how wide a sign is, how far one is from the next, and where the first one stands.
SIGN, STEP, FIRST = 29, 31, 16
# Where the number stands higher, the signs do.
RAISED = 7


def room_for_signs(box: Rect, brush: Brush) -> Rect:
    """Where signs reach beyond a plate on whose upper edge they stand."""
    high = brush.px(SIGN / 2 + RAISED)
    return Rect(box.left, box.top - high, box.width, high)


def seat_plate(
    box: Rect, plate: SeatPlate, brush: Brush, signs: Sequence[str] = (), from_end: bool = False
) -> Piece:
    """What the plate says, and the signs over its upper edge.

    They come from where one begins to read, or where one ends.
    """
    area = box.union(room_for_signs(box, brush)) if signs else box
    raised = signs and stands_high(plate, box, brush.lettering)
    high = box.top - (brush.px(RAISED) if raised else 0)
    places = []
    for number in range(len(signs)):
        away = brush.px(FIRST) + number * brush.px(STEP)
        places.append((box.right - away if from_end else box.left + away, high))
    standing = tuple(zip(signs, places, strict=True))
    draw = partial(_paint, box=box, plate=plate, brush=brush, signs=standing)
    return Piece(area, (plate, standing, brush.stark), draw)


def _paint(
    layer: Surface,
    box: Rect,
    plate: SeatPlate,
    brush: Brush,
    signs: Sequence[tuple[str, tuple[int, int]]],
) -> None:
    paint_seat_plate(layer, box, plate, brush.lettering, brush.ground)
    for source, centre in signs:
        brush.sign(layer, source, centre, SIGN, within=box)
