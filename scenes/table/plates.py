"""Where things stand on a plate, in languages of either direction."""

from __future__ import annotations

from pygame import Rect

from art.text import Lettering
from scenes.ui.grid import mirrored


def put(box: Rect, area: Rect, lettering: Lettering) -> Rect:
    """A box on a plate, on the other side where one reads from right to left."""
    return mirrored(box, area) if lettering.rtl else box
