"""The code to scan, as a picture."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect, Surface

# So many modules of white belong round a code.
QUIET = 4
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


@lru_cache(maxsize=4)
def code(text: str, wide: int) -> Surface:
    """A QR code that is at most so wide (px), in whole pixels (shared: do not draw on it)."""
    # Not before it is needed: it brings the whole web along.
    import segno

    matrix = segno.make_qr(text, error="m").matrix
    count = len(matrix) + 2 * QUIET
    step = max(1, wide // count)
    picture = Surface((count * step, count * step))
    picture.fill(WHITE)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                place = Rect((x + QUIET) * step, (y + QUIET) * step, step, step)
                picture.fill(BLACK, place)
    return picture
