"""The chances of everybody from the first move to the last, with a mark for each verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.grid import put
from art.theme import RGB, mix
from game.review import Grade, Judged
from scenes.words import Words

STRONG, GOOD, SLIP = (44, 150, 92), (96, 140, 110), (214, 160, 40)
INKS: Mapping[Grade, RGB] = {
    Grade.STRONG: STRONG, Grade.GOOD: GOOD, Grade.SLIP: SLIP,
    Grade.MISTAKE: mix(SLIP, theme.ALERT, 0.6), Grade.BLUNDER: theme.ALERT,
}  # fmt: skip
# How much paler a grade is where it is a ground to write on.
PALER, PALER_STARK = 0.15, 0.5
# Units: the air round the lines, what stands above them, and beside them.
AIR, HEAD, SCALE = 16, 30, 66


@dataclass(frozen=True, slots=True)
class Plot:
    """Decisions of a match of so many moves, each player's colour, and the move looked at."""

    judged: Sequence[Judged]
    moves: int
    colours: Mapping[int, RGB]
    shown: int


def paint_plot(screen: Surface, brush: Brush, box: Rect, plot: Plot, words: Words) -> None:
    """Draw the chances, as each saw them at their own decisions, in the way one reads."""
    px, lettering = brush.grid.px, brush.lettering
    inner = box.inflate(-2 * px(AIR), -px(AIR))
    field = Rect(inner.left, inner.top + px(HEAD), inner.width - px(SCALE), 0)
    field.height = inner.bottom - field.top - px(AIR) // 2
    field = put(field, inner, lettering)
    for part in (0.0, 0.5, 1.0):
        y = field.bottom - round(part * field.height)
        pygame.draw.line(screen, theme.PLATE_LIGHT, (field.left, y), (field.right, y), px(1))
    head = Rect(field.left, inner.top, field.width, px(26))
    brush.write(screen, words("review-chances"), head, 14, theme.PAPER_DIM)
    for share, y in ((100, field.top), (0, field.bottom)):
        spot = put(Rect(inner.right - px(SCALE), y - px(13), px(SCALE), px(26)), inner, lettering)
        brush.write(
            screen, words("review-share", share=share), spot, 13, theme.PAPER_DIM, align="right"
        )
    for player, colour in plot.colours.items():
        own = [one for one in plot.judged if one.player == player and one.chance is not None]
        points = [_place(field, plot, one, lettering.rtl) for one in own]
        if len(points) > 1:
            pygame.draw.lines(screen, theme.SHADOW, False, points, px(5))
            pygame.draw.lines(screen, colour, False, points, max(2, px(3)))
        for one, point in zip(own, points, strict=True):
            if one.grade is not Grade.GOOD:
                paint_mark(screen, brush, point, one.grade)
            if one.move == plot.shown:
                pygame.draw.circle(screen, theme.PAPER, point, px(10), max(2, px(2)))


def _place(field: Rect, plot: Plot, one: Judged, rtl: bool) -> tuple[int, int]:
    along = round(field.width * one.move / max(1, plot.moves - 1))
    x = field.right - along if rtl else field.left + along
    return x, field.bottom - round(field.height * (one.chance or 0.0))


def paint_mark(screen: Surface, brush: Brush, at: tuple[int, int], grade: Grade) -> None:
    """A wedge up for what was strong, down for what was weak."""
    half = brush.grid.px(7)
    up = -1 if grade is Grade.STRONG else 1
    x, y = at
    wedge = [(x - half, y - up * half), (x + half, y - up * half), (x, y + up * half)]
    pygame.draw.polygon(screen, INKS[grade], wedge)
    pygame.draw.polygon(screen, theme.SHADOW, wedge, max(1, half // 5))


def paint_grade(screen: Surface, brush: Brush, box: Rect, grade: Grade) -> None:
    """The same as a sign of its own: the worse, the more wedges."""
    px = brush.grid.px
    disc = mix(INKS[grade], theme.WHITE, PALER_STARK if brush.stark else PALER)
    pygame.draw.circle(screen, disc, box.center, box.width // 2)
    pygame.draw.circle(screen, theme.INK, box.center, box.width // 2, px(2))
    sign = {Grade.STRONG: "!", Grade.GOOD: "=", Grade.SLIP: "?!", Grade.MISTAKE: "?",
            Grade.BLUNDER: "??"}[grade]  # fmt: skip
    brush.write(screen, sign, box, 24, theme.INK, "bold", "center")
