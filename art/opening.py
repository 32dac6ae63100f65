"""What comes to stand on the table opens: it grows, folds out or rolls out within a moment."""

from __future__ import annotations

from pygame import Rect, Surface
from pygame.transform import smoothscale_by

# Nothing is drawn smaller than so much of its size.
LEAST = 0.05


def grown(drawn: Surface, large: float) -> Surface:
    """A picture so many times as large."""
    return drawn if large == 1 else smoothscale_by(drawn, max(LEAST, large))


def fold_out(screen: Surface, panel: Surface, box: Rect, share: float) -> Rect:
    """So much of a panel, from the fold in its middle upwards and downwards; what it covers."""
    half = round(box.height * share / 2)
    screen.blit(panel, (box.left, box.centery - half), (0, 0, box.width, half))
    screen.blit(panel, (box.left, box.centery), (0, box.height - half, box.width, half))
    return Rect(box.left, box.centery - half, box.width, 2 * half)


def roll_out(screen: Surface, ribbon: Surface, box: Rect, share: float) -> Rect:
    """So much of a ribbon with both its ends, from the middle to the sides; what it covers."""
    half = round(box.width * share / 2)
    screen.blit(ribbon, (box.centerx - half, box.top), (0, 0, half, box.height))
    screen.blit(ribbon, (box.centerx, box.top), (box.width - half, 0, half, box.height))
    return Rect(box.centerx - half, box.top, 2 * half, box.height)
