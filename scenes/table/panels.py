"""What stands over the table for a while: dark panels, paper to write on, and buttons."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from art import theme
from art.grounds import drawn_ground, lay_ground, shared_ground
from art.paint import MEGABYTE, WHOLE, Pictures
from art.theme import RGB, Ground

# Units: how thick the rim is of a panel, of paper and of a button; how far a button stands above
# its shadow.
RIM, PAPER_RIM, BUTTON_RIM, LIFT = 3, 2, 2, 4
# How much lighter a button becomes that is pointed at, and how much darker a closed one is.
LIT, DULL = 0.55, 0.8

_kept = Pictures(MEGABYTE, packs=MEGABYTE // 4)


def panel(ground: Ground, size: tuple[int, int], u: float, rim: RGB | None = None) -> Surface:
    """An empty dark panel that nothing shines through (shared: do not draw on it)."""
    key = (ground, size, u, rim)
    cut = replace(ground, alpha=255)
    return _kept.get(key, lambda: drawn_ground(cut, size, u, rim or ground.rim, RIM))


def lay_panel(screen: Surface, box: Rect, ground: Ground, u: float, rim: RGB | None = None) -> None:
    """Lay the same there; a large one is not kept whole."""
    if 4 * box.width * box.height <= WHOLE:
        screen.blit(panel(ground, box.size, u, rim), box)
    else:
        lay_ground(screen, box, replace(ground, alpha=255), u, rim or ground.rim, RIM)


def paper(ground: Ground, size: tuple[int, int], u: float) -> Surface:
    """An empty slip of paper for what is written in ink (shared: do not draw on it)."""
    cut = replace(ground, colour=ground.paper, alpha=255)
    key = ("paper", ground, size, u)
    return _kept.get(key, lambda: drawn_ground(cut, size, u, theme.BRASS_DARK, PAPER_RIM))


def paint_button(
    screen: Surface, box: Rect, ground: Ground, u: float, lit: bool = False, is_open: bool = True
) -> RGB:
    """Draw an empty button in the colour of the game; returns the ink of its words."""
    fill, ink = colours(ground, lit, is_open)
    cut = replace(ground, alpha=255, lined=False)
    rim = theme.WHITE if lit and is_open else theme.mix(fill, theme.INK, 0.45)
    for colour, edge, down in ((theme.SHADOW, theme.SHADOW, LIFT), (fill, rim, 0)):
        body = shared_ground(replace(cut, colour=colour), box.size, u, edge, BUTTON_RIM)
        screen.blit(body, box.move(0, round(u * down)))
    return ink


def colours(ground: Ground, lit: bool, is_open: bool) -> tuple[RGB, RGB]:
    """What a button and its words are coloured: light where pointed at, dark if closed."""
    if not is_open:
        return theme.mix(ground.button, ground.colour, DULL), theme.PAPER
    return theme.mix(ground.button, theme.WHITE, LIT if lit else 0), theme.INK
