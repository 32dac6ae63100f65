"""One match in the list of matches: its table in small, who plays, how far it came."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.grid import Grid
from art.icons import icon
from art.looks import BRASS, PAPER, Look
from art.theme import mix
from game.cast import faces_of
from scenes.menus.seat_card import paint_disc
from scenes.menus.small_table import disc_at, paint_cloth, world_of
from scenes.storage.kept import Kept
from scenes.ui.panel import Panel
from scenes.words import Words
from scenes.words.saying import listed

HIGH, STACKED_HIGH = 126, 222
# In a narrower page the buttons stand below the words.
NARROW = 1000
TABLE_WIDE, TABLE_HIGH = 140, 98
TEXT_LEFT, BUTTONS_WIDE = 196, 384
# A disc is smaller the more of them there are.
TOKENS = {2: 34, 3: 34, 4: 32, 5: 30, 6: 28}
SMALL_TOKEN = 24
SPOILT = Look(mix(theme.PAPER, theme.ALERT, 0.22), mix(theme.PAPER_DIM, theme.ALERT, 0.2),
              theme.ALERT, theme.INK)  # fmt: skip


class MatchesPage(Protocol):
    """The page with the list of matches, and what it says about each."""

    words: Words

    @property
    def panel(self) -> Panel:
        """The widgets as they are now."""

    def when(self, kept: Kept) -> str:
        """When a match was played last."""

    def told(self, kept: Kept) -> str:
        """How far a match came, or why it cannot be read."""


def stacked(grid: Grid) -> bool:
    """Whether the buttons of a match stand below what is said about it."""
    return grid.wide < NARROW


def row_high(grid: Grid) -> float:
    """How high the sheet of a match is, in units."""
    return STACKED_HIGH if stacked(grid) else HIGH


def paint_row(scene: MatchesPage, screen: Surface, kept: Kept, x: float, y: float) -> None:
    """The sheet of one match, its corner at (x, y) units."""
    brush, grid = scene.panel.brush, scene.panel.grid
    wide = grid.wide - 2 * x
    box = grid.rect(x, y, wide, row_high(grid))
    brush.shade(screen, box, 6, 12)
    brush.slab(screen, box, PAPER if kept.match else SPOILT, 12)
    picture = grid.rect(x + 24, y + 14, TABLE_WIDE, TABLE_HIGH)
    room = wide - TEXT_LEFT - (16 if stacked(grid) else BUTTONS_WIDE)
    head = grid.rect(x + TEXT_LEFT, y + 12, room, 40)
    if kept.match is None:
        mark = icon("log", grid.px(64), theme.INK_SOFT)
        screen.blit(mark, mark.get_rect(center=picture.center))
        title = brush.write(screen, kept.path.stem, head, 22, theme.INK, "bold")
    else:
        paint_small(screen, brush, picture, kept)
        name = scene.words(f"{kept.match.game.id}-title")
        title = brush.write(screen, name, head, 27, theme.INK, "title")
    when = grid.rest(head, title, grid.px(14)).move(0, grid.px(3))
    brush.write(screen, scene.when(kept), when, 17, theme.INK_SOFT)
    lower = grid.rect(x + TEXT_LEFT, y + 52, room, 64)
    if kept.match is None:
        brush.wrap(screen, scene.told(kept), lower, 18, theme.INK)
        return
    names = listed([player.name for player in kept.match.players], scene.words)
    more = 28 if stacked(grid) else 0
    who = grid.rect(x + TEXT_LEFT, y + 51, room, 31 + more)
    brush.write(screen, names, who, 19, theme.INK)
    far = grid.rect(x + TEXT_LEFT, y + 82 + more, room, 28)
    brush.write(screen, scene.told(kept), far, 18, theme.INK_SOFT, "bold")


def paint_small(screen: Surface, brush: Brush, box: Rect, kept: Kept) -> None:
    """The table in small: the game's cloth, a disc for every seat, the winners in brass."""
    assert kept.match is not None
    players, winners = kept.match.players, kept.winners()
    paint_cloth(screen, brush, box, world_of(kept.match.game.id))
    size = brush.grid.px(TOKENS.get(len(players), SMALL_TOKEN))
    faces = faces_of(players)
    for seat, player in enumerate(players):
        disc = disc_at(box, seat, len(players), size, kept.match.game.clockwise)
        if seat in winners:
            brush.slab(screen, disc.inflate(size // 3, size // 3), BRASS, size)
        paint_disc(screen, brush, disc, player.colour, faces[seat])
