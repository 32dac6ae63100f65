"""The tricks that may be looked at again (NYET-81, O-6), laid out over the table."""

from __future__ import annotations

from math import ceil

from pygame import Rect, Surface

from art import theme
from game.nyet.values import Trick
from scenes.table.fan import row
from scenes.table.hand.brush import Brush

COLUMNS = 4
# The width of a card, units: of a single trick, and of one of many; and of a trick at least.
LARGE, SMALL = 104, 44
ROOM, ROOM_OF_MANY = 300, 236
# The title, the room for a sentence over its cards, and between two tricks.
TITLE, HEAD, GAP = 30, 30, 16


def paint_tricks(screen: Surface, title: str, tricks: tuple[Trick, ...], brush: Brush) -> None:
    """Draw the tricks in the order they were played."""
    one, seats = len(tricks) == 1, len(tricks[0].cards)
    size = brush.size(LARGE if one else SMALL)
    wide = max(round(size[0] * 1.06 * seats), brush.px(ROOM if one else ROOM_OF_MANY))
    high = size[1] + brush.px(HEAD)
    columns, gap = min(len(tricks), COLUMNS), brush.px(GAP)
    rows, head = ceil(len(tricks) / columns), brush.px(TITLE)
    whole = Rect(0, 0, columns * (wide + gap) + gap * 2, rows * (high + gap) + gap * 2 + head)
    whole.center = screen.get_rect().center
    whole.clamp_ip(screen.get_rect())
    brush.panel(screen, whole)
    brush.write(screen, title, Rect(whole.left, whole.top + gap, whole.width, head), 24)
    for number, trick in enumerate(tricks):
        down, across = divmod(number, columns)
        left, top = whole.left + gap + gap // 2, whole.top + gap + gap // 2 + head
        cell = Rect(left + across * (wide + gap), top + down * (high + gap), wide, high)
        _trick(screen, trick, cell, size, brush)


def _trick(screen: Surface, trick: Trick, cell: Rect, size: tuple[int, int], brush: Brush) -> None:
    """Who led and who took it, and the cards; the winner's glows."""
    names, seats = [person.name for person in brush.seated], len(trick.cards)
    text = brush.words("nyet-look-trick", leader=names[trick.leader], winner=names[trick.winner])
    line = Rect(cell.topleft, (cell.width, brush.px(HEAD - 4)))
    brush.write(screen, text, line, 16, theme.PAPER_DIM, "text")
    boxes = row(cell.centerx, cell.bottom, size, seats, cell.width)
    for number, (card, box) in enumerate(zip(trick.cards, boxes, strict=True)):
        brush.card(screen, card, box, glow=(trick.leader + number) % seats == trick.winner)
