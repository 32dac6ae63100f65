"""Where the boxes stand on the shelf: any number of them, as large as there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

# Units. No box is larger than this; the gap between two shrinks with them.
BOX_WIDE, BOX_HIGH, GAP = 214, 278, 26
MOST_ROWS = 5


@dataclass(frozen=True, slots=True)
class Boxes:
    """So many boxes in rows of at most `in_a_row`, so much smaller than they could be.

    `board` is what lies between two rows: a board, and the air to lift a box.
    """

    count: int
    in_a_row: int
    scale: float
    board: float

    @property
    def rows(self) -> int:
        return ceil(self.count / self.in_a_row)

    def feet(self, bottom: float) -> list[float]:
        """Where the boards are, the lowest at `bottom` first."""
        return [bottom - row * (BOX_HIGH * self.scale + self.board) for row in range(self.rows)]

    def places(self, middle: float, bottom: float) -> list[tuple[float, float, float, float]]:
        """Left, top, width and height of every box, in reading order."""
        wide, high, pitch = BOX_WIDE * self.scale, BOX_HIGH * self.scale, self._pitch()
        feet = self.feet(bottom)[::-1]
        found = []
        for number in range(self.count):
            row, column = divmod(number, self.in_a_row)
            beside = min(self.in_a_row, self.count - row * self.in_a_row)
            left = middle - (beside * pitch - GAP * self.scale) / 2
            found.append((left + column * pitch, feet[row] - high, wide, high))
        return found

    def _pitch(self) -> float:
        return (BOX_WIDE + GAP) * self.scale


def arranged(count: int, wide: float, high: float, board: float) -> Boxes:
    """The largest boxes, in as few rows as possible, for that many units of room."""
    tries = [_in_rows(count, rows, wide, high, board) for rows in range(1, MOST_ROWS + 1)]
    return max(tries, key=lambda boxes: boxes.scale)


def _in_rows(count: int, rows: int, wide: float, high: float, board: float) -> Boxes:
    in_a_row = ceil(count / rows)
    across = wide / (in_a_row * (BOX_WIDE + GAP) - GAP)
    down = (high - (rows - 1) * board) / rows / BOX_HIGH
    return Boxes(count, in_a_row, min(1.0, across, down), board)
