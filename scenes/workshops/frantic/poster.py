"""A composed card so large that its name and its sentence can be read on it."""

from __future__ import annotations

from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.faces.frantic.inks import WORLD
from art.faces.frantic.own_cards import (
    LARGE_PLATE_TOP,
    PLATE_TOP,
    Box,
    name_box,
    poster,
    text_box,
)
from art.faces.frantic.pen import HEIGHT, WIDTH
from art.paint import picture, shadow
from game.directions import alone
from game.frantic.composed.card import Composed

# In units of the picture.
NAME, TEXT = 17, 12
CORNER = 0.08
# Letters so many times their size are large.
LARGE = 1.5


def paint_poster(
    screen: Surface, box: Rect, card: str, own: Composed, says: tuple[str, str], brush: Brush,
    safe: bool = False,
) -> None:  # fmt: skip
    """Draw a composed card into a box; `says` are its name and its sentence."""
    name, sentence = alone(says[0]), says[1]
    top = LARGE_PLATE_TOP if brush.lettering.scale >= LARGE else PLATE_TOP
    shade = shadow(box.size, brush.grid.px(12), 150, round(box.width * CORNER))
    screen.blit(shade, shade.get_rect(center=box.center).move(0, brush.grid.px(6)))
    screen.blit(picture(poster(card, own, safe, top), box.size), box)
    scale = box.width / WIDTH / brush.grid.unit
    letters = WORLD.ground_for(brush.stark).title
    head, units = _part(box, name_box(top)), NAME * scale
    brush.write(screen, name, head, units, theme.BRASS_LIGHT, letters, "center")
    room, units = _part(box, text_box(top)), TEXT * scale
    size = brush.wrapped_size(sentence, room, units)
    lines = len(brush.lettering.wrap(sentence, size, room.width))
    high = lines * brush.lettering.measure(sentence, size)[1]
    if high < room.height:
        room = Rect(room.left, room.top + (room.height - high) // 2, room.width, high)
    brush.wrap(screen, sentence, room, units, theme.PAPER, align="center")


def _part(box: Rect, part: Box) -> Rect:
    """A part of the card's picture in a box of the screen."""
    x, y, wide, high = part
    across, down = box.width / WIDTH, box.height / HEIGHT
    return Rect(round(box.left + x * across), round(box.top + y * down), round(wide * across),
                round(high * down))  # fmt: skip
