"""What stands on the shelf besides the boxes: what is in one of them, and a match to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Rect, Surface

from art import theme
from art.looks import BRASS, PAPER, PLATE
from game.teaching.lesson import lesson_names
from scenes.outfit import has_table
from scenes.storage.on_file import Playing
from scenes.ui.panel import Panel
from scenes.ui.widgets import Button
from scenes.words import Words

# A pointer that rests on a box for so long means that box.
REST_NS = 250_000_000
# Units: the edge of the page, the panel, its buttons, and the line with a match.
EDGE, PAD = 40, 28
PANEL, BESIDE, LINE = 122, 372, 56
STACKED, STACKED_LINE = 300, 96
NOTCH = 11


@dataclass(slots=True)
class Resting:
    """The box a pointer is on, and since when it has not moved."""

    box: str = ""
    since_ns: int = 0

    def moved(self, box: str, now_ns: int) -> None:
        """The pointer is on that box now, or on none ("")."""
        self.box, self.since_ns = box, now_ns

    def due_ns(self) -> int | None:
        """When the box is meant."""
        return self.since_ns + REST_NS if self.box else None


class Shelf(Protocol):
    """The page with the shelf: the game that is `lifted`, and the match that waits, if one does."""

    words: Words
    lifted: str
    unfinished: list[Path]
    waiting: Playing | None

    @property
    def panel(self) -> Panel:
        """The widgets as they are now."""

    def go_on(self) -> None:
        """Back to the table that was left last."""

    def open_rules(self) -> None:
        """The rules of the game that is lifted."""

    def begin_lesson(self) -> None:
        """The lesson of that game."""

    def sit_down(self) -> None:
        """To its seats."""


def stacked(scene: Shelf) -> bool:
    """Whether the page is so narrow that buttons stand below words."""
    return scene.panel.grid.wide < 1000


def line_high(scene: Shelf) -> float:
    """How high the line with the match is, in units; none if there is no match."""
    if not scene.unfinished:
        return 0
    return STACKED_LINE if stacked(scene) else LINE


def add_line(scene: Shelf, y: float) -> None:
    """The button that goes on with the match the line is about."""
    if not scene.unfinished:
        return
    grid, words, high = scene.panel.grid, scene.words, line_high(scene)
    scene.panel.add(Button(
        key="continue", box=grid.rect(grid.wide - EDGE - 198, y + (high - 46) / 2, 190, 46),
        look=BRASS, size=21, icon="play", words=words("shelf-continue"),
        hint=words("shelf-continue-hint"), on_press=scene.go_on,
    ))  # fmt: skip


def paint_line(scene: Shelf, screen: Surface, y: float) -> None:
    """Which match waits: its game and who plays it."""
    if not scene.unfinished:
        return
    from scenes.words.saying import listed

    brush, grid, words, high = scene.panel.brush, scene.panel.grid, scene.words, line_high(scene)
    strip = grid.rect(EDGE, y, grid.wide - 2 * EDGE, high)
    brush.shade(screen, strip, 6, 12)
    brush.slab(screen, strip, PLATE, 12)
    room = grid.rect(EDGE + PAD, y + 5, grid.wide - 2 * EDGE - 2 * PAD - 180, high - 10)
    about = scene.waiting
    if about is None:
        said = words("shelf-continue-unknown")
    else:
        title = words(f"{about.game}-title")
        said = words("shelf-continue-about", game=title, names=listed(about.names, words))
    brush.write(screen, said, room, 19, theme.PAPER)


def panel_high(scene: Shelf) -> float:
    """How high the panel is, in units."""
    return STACKED if stacked(scene) else PANEL


def add_buttons(scene: Shelf, y: float) -> None:
    """What can be done with the box that the panel is about."""
    grid, words = scene.panel.grid, scene.words
    y += panel_high(scene) - 92 if stacked(scene) else 30
    right, opened = grid.wide - EDGE - 26, has_table(scene.lifted)
    if opened and lesson_names(scene.lifted):
        scene.panel.add(Button(
            key="lesson", box=grid.rect(right - 344, y, 62, 62), icon="lesson", size=28,
            hint=words("lesson-open-hint"), on_press=scene.begin_lesson,
        ))  # fmt: skip
    scene.panel.add(Button(
        key="rules", box=grid.rect(right - 272, y, 62, 62), icon="rules", size=24,
        hint=words("rules-open-hint"), enabled=opened, on_press=scene.open_rules,
    ))  # fmt: skip
    scene.panel.add(Button(
        key="play", box=grid.rect(right - 196, y, 196, 62), words=words("shelf-play"), size=24,
        hint=words("shelf-play-hint"), look=BRASS, enabled=opened, on_press=scene.sit_down,
    ))  # fmt: skip


def paint_panel(scene: Shelf, screen: Surface, y: float, above: Rect) -> None:
    """What is in the box; a notch in the sheet points at the box `above` it."""
    brush, grid, words = scene.panel.brush, scene.panel.grid, scene.words
    sheet = grid.rect(EDGE, y, grid.wide - 2 * EDGE, panel_high(scene))
    brush.shade(screen, sheet, 8, 12)
    brush.slab(screen, sheet, PAPER, 12)
    half, tip = grid.px(NOTCH), (above.centerx, sheet.top - grid.px(NOTCH))
    feet = [(tip[0] - half, sheet.top + 1), (tip[0] + half, sheet.top + 1)]
    pygame.draw.polygon(screen, PAPER.top, [tip, *feet])
    game_id, x = scene.lifted, EDGE + PAD
    title = words(f"{game_id}-title")
    facts = words("shelf-facts", players=words(f"{game_id}-players"),
                  length=words(f"{game_id}-length"))  # fmt: skip
    about = words(f"{game_id}-about")
    if not has_table(game_id):
        about = words("shelf-closed", title=title)
    if stacked(scene):
        wide = grid.wide - 2 * EDGE - 2 * PAD
        brush.write(screen, title, grid.rect(x, y + 10, wide, 48), 34, theme.INK, "title")
        brush.write(screen, facts, grid.rect(x, y + 60, wide, 50), 17, theme.INK_SOFT)
        brush.wrap(screen, about, grid.rect(x, y + 116, wide, 116), 20, theme.INK)
        return
    wide = grid.wide - 2 * EDGE - PAD - 24 - BESIDE
    head = grid.rect(x, y + 10, wide, 48)
    place = brush.write(screen, title, head, 34, theme.INK, "title")
    rest = grid.rest(head, place, grid.px(18)).move(0, grid.px(5))
    brush.write(screen, facts, rest, 17, theme.INK_SOFT)
    brush.wrap(screen, about, grid.rect(x, y + 62, wide, 54), 20, theme.INK)
