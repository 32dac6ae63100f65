"""All cards of the folder, laid out to be taken onto the bench, and where they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from art.brush import Brush, lit
from art.faces.frantic.inks import WORLD
from art.faces.frantic.own_cards import front
from art.looks import PLATE
from art.paint import clipped, picture, shadow
from game.directions import alone
from game.frantic.composed.bench import Bench
from scenes.menus.ask import AskScene
from scenes.stage import Drain
from scenes.storage.file_manager import show_folder
from scenes.storage.paths import at_home
from scenes.ui.widgets import Button, Widget
from scenes.words.names import short, whole
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.composed_words import sentence
from scenes.workshops.frantic.speaking import SpeakingPage
from scenes.workshops.frantic.telling import told

if TYPE_CHECKING:
    from scenes.house import House

# Units: the edge, where the cards begin, what stands below; a cell, and the card in it.
EDGE, TOP, FOOT = 40, 88, 118
CELL, CARD, CARD_LEFT = (200, 252), (133, 190), 22
# Below a card: its name, and what kind of card it is.
NAME, KIND, WORDS = 28, 22, 17
CORNER, RIM = 0.08, (12, 9, 16)


@dataclass(kw_only=True, eq=False, repr=False)
class CardButton(Widget):
    """A card to take; a file that holds none lies there grey, with its name on it."""

    kept: folder.Kept
    safe: bool

    def paint(self, screen: Surface, brush: Brush) -> None:
        place = self.place(brush)
        shade = shadow(place.size, brush.grid.px(8), 140)
        screen.blit(shade, shade.get_rect(center=place.center))
        if self.kept.own is None:
            brush.slab(screen, place, lit(PLATE, 0.2 * self.raised), 12)
            room = place.inflate(-brush.grid.px(20), -brush.grid.px(30))
            name = short(self.kept.path.name)
            brush.wrap(screen, alone(name), room, 15, theme.PAPER_DIM, align="center")
            return
        drawn = picture(front(self.kept.card, self.kept.own, self.safe), place.size)
        corner = round(place.width * CORNER)
        screen.blit(clipped(drawn, corner), place)
        pygame.draw.rect(screen, RIM, place, brush.grid.px(2.5), corner)


class CardsScene(SpeakingPage):
    """The cards by name; `page` counts from 0."""

    def __init__(self, house: House, on_take: Callable[[Bench], None]) -> None:
        super().__init__(house)
        self._on_take = on_take
        self.page = 0
        self.found: list[folder.Kept] = []

    # What is there

    @property
    def _columns(self) -> int:
        return max(1, int((self.panel.grid.wide - 2 * EDGE) // CELL[0]))

    @property
    def _on_a_page(self) -> int:
        return self._columns * self._rows

    @property
    def _rows(self) -> int:
        """How many rows are on a page; one that is rolled has two."""
        seen = int((self.panel.grid.high - TOP - FOOT + 8) // CELL[1])
        return max(1 if self.panel.grid.zoom == 1.0 else 2, seen)

    def _foot(self) -> float:
        """Where the foot of the page begins, in units."""
        return max(self.panel.grid.high - FOOT, TOP + self._rows * CELL[1])

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.found) // self._on_a_page))

    def on_page(self) -> list[folder.Kept]:
        """The files of this page."""
        return self.found[self.page * self._on_a_page :][: self._on_a_page]

    def kind_of(self, kept: folder.Kept) -> str:
        """Which of the printed cards it stands for."""
        return self.words(f"frantic-workshop-card-{kept.card}") if kept.card else ""

    def _cell(self, number: int) -> tuple[float, float]:
        row, column = divmod(number, self._columns)
        left = (self.panel.grid.wide - self._columns * CELL[0]) / 2
        return left + column * CELL[0], TOP + row * CELL[1]

    # The widgets

    def build(self) -> None:
        grid, words = self.panel.grid, self.words
        self.found = folder.kept(self.house.paths)
        self.first = f"card-{self.found[0].path.name}" if self.found else "back"
        self.page = min(self.page, self.pages - 1)
        self.panel.reach(grid.rect(0, 0, 1, self._foot() + FOOT - 44))
        self.panel.add(Button(key="back", box=grid.rect(32, 20, 48, 48), icon="back", size=22,
                              on_press=self.go_back,
                              hint=words("frantic-cards-back-hint")))  # fmt: skip
        for number, kept in enumerate(self.on_page()):
            self._add_card(number, kept)
        y = self._foot() + 16
        if self._stacked:
            # What stands there goes on as far as its words do, and the button stands below it.
            high = self._where().height / grid.unit
            self.panel.reach(grid.rect(0, y, 1, high + FOOT - 16))
            y += high + 10
        self.panel.add(Button(
            key="folder", box=grid.rect(grid.wide - EDGE - 230, y, 230, 48), icon="folder", size=18,
            words=words("frantic-cards-folder"), on_press=self._show_folder,
            hint=words("frantic-cards-folder-hint"),
        ))  # fmt: skip
        if self.pages > 1:
            for sign, by in (("left", -1), ("right", 1)):
                self.panel.add(Button(
                    key=f"page-{sign}", icon=sign,
                    box=grid.rect(self._pager() + (by - 1) * 30, 22, 52, 44), size=20,
                    on_press=partial(self._turn, by),
                    enabled=0 <= self.page + by < self.pages,
                ))  # fmt: skip

    def _pager(self) -> float:
        """Where the arrow to the next page begins, in units."""
        grid = self.panel.grid
        return grid.wide / 2 + 4 if grid.zoom == 1.0 else grid.wide - EDGE - 52

    def _add_card(self, number: int, kept: folder.Kept) -> None:
        grid, words, name = self.panel.grid, self.words, kept.path.name
        x, y = self._cell(number)
        if kept.own is not None:
            hint = sentence(words, kept.card, kept.own)
        else:
            assert kept.fault is not None
            hint = told(kept.fault, words)
        box = grid.rect(x + CARD_LEFT, y, *CARD)
        self.panel.add(CardButton(
            key=f"card-{name}", box=box, kept=kept,
            safe=self.house.settings.colour_safe, hint=hint, on_press=partial(self._take, kept),
        ))  # fmt: skip
        self.panel.add(Button(
            key=f"bin-{name}", icon="bin", size=15,
            box=grid.rect(x + CELL[0] - 42, y + CARD[1] - 38, 38, 38),
            hint=words("frantic-cards-bin-hint"), on_press=partial(self._ask, kept),
        ))  # fmt: skip

    # What they do

    def _take(self, kept: folder.Kept) -> None:
        if kept.own is None:
            self.refuse(told(kept.fault, self.words) if kept.fault else "")
            return
        self.stage.pop()
        self._on_take(Bench(kept.card, kept.own, kept.path, (kept.card, kept.own)))

    def _ask(self, kept: folder.Kept) -> None:
        words, name = self.words, kept.own.name if kept.own else kept.path.name
        self.stage.push(AskScene(
            self.house, words("frantic-cards-ask"),
            words("frantic-cards-ask-about", name=short(name)),
            words("frantic-cards-ask-yes"), words("frantic-cards-ask-no"),
            partial(self._delete, kept),
        ))  # fmt: skip

    def _delete(self, kept: folder.Kept) -> None:
        try:
            kept.path.unlink(missing_ok=True)
        except OSError:
            self.refuse(self.words("frantic-cards-still-there"))

    def _show_folder(self) -> None:
        place = folder.folder(self.house.paths)
        if not show_folder(place):
            self.refuse(self.words("frantic-cards-no-program", folder=whole(at_home(place))))

    def _turn(self, by: int) -> None:
        self.page += by
        self.changed()

    # The picture

    def paint(self, screen: Surface, drain: Drain) -> None:
        brush, grid, words = self.panel.brush, self.panel.grid, self.words
        letters = WORLD.ground_for(brush.stark).title
        title = grid.rect(96, 14, self._pager() - 60 - 96 - 12, 60)
        brush.write(screen, words("frantic-cards-title"), title, 40, theme.PAPER, letters)
        for number, kept in enumerate(self.on_page()):
            x, y = self._cell(number)
            name = short(kept.own.name if kept.own else words("frantic-cards-unreadable"))
            ink = theme.BRASS_LIGHT if kept.own else theme.ALERT
            left, top = x + CARD_LEFT + CARD[0] / 2 - 94, y + CARD[1] + 4
            box = grid.rect(left, top, 188, NAME)
            brush.write(screen, alone(name), box, 18, ink, "bold", "center")
            box = grid.rect(left, top + NAME, 188, KIND)
            brush.write(screen, self.kind_of(kept), box, 14, theme.PAPER_DIM, align="center")
            drain()
        if not self.found:
            empty = grid.rect(grid.wide / 2 - 320, grid.high / 2 - 70, 640, 90)
            brush.wrap(
                screen, words("frantic-cards-none"), empty, 24, theme.PAPER_DIM, align="center"
            )
        brush.wrap(screen, self._lie(), self._where(), WORDS, theme.PAPER)

    def _lie(self) -> str:
        """Where all cards lie, and what one may do there."""
        place = whole(at_home(folder.folder(self.house.paths)))
        return self.words("frantic-cards-lie", folder=place)

    @property
    def _stacked(self) -> bool:
        """Whether that needs all the width there is."""
        return self.panel.grid.zoom > 1

    def _where(self) -> Rect:
        """Where that stands: beside the button, or above it."""
        grid, lettering = self.panel.grid, self.panel.brush.lettering
        beside = 0 if self._stacked else 250
        box = grid.rect(EDGE, self._foot() + 14, grid.wide - 2 * EDGE - beside, 52)
        if self._stacked:
            lines = lettering.wrap(self._lie(), grid.px(WORDS), box.width)
            box.height = len(lines) * lettering.measure("", grid.px(WORDS))[1]
        return box
