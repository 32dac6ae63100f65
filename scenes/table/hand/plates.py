"""The plate of a seat as a piece of the resting picture, with the signs that stand on its edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from scenes.table.hand.brush import Brush
from scenes.table.pieces import Piece
from scenes.table.seat_plates import SeatPlate, paint_seat_plate

# Units: how wide a sign is, how far one is from the next, and where the first one stands.
SIGN, STEP, FIRST = 29, 31, 16


def seat_plate(box: Rect, plate: SeatPlate, brush: Brush, signs: Sequence[str] = ()) -> Piece:
    """What the plate says, and over its upper edge, where one begins to read, the signs."""
    area = box.inflate(brush.px(8), brush.px(44))
    draw = partial(_paint, box=box, plate=plate, brush=brush, signs=tuple(signs))
    return Piece(area, (plate, tuple(signs), brush.stark), draw)


def _paint(
    layer: Surface, box: Rect, plate: SeatPlate, brush: Brush, signs: tuple[str, ...]
) -> None:
    paint_seat_plate(layer, box, plate, brush.lettering, brush.stark)
    for number, source in enumerate(signs):
        centre = (box.left + brush.px(FIRST) + number * brush.px(STEP), box.top)
        brush.sign(layer, source, centre, SIGN, within=box)
