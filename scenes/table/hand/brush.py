"""What the painters of a table draw with: pictures of cards, letters and words, and who sits there.

A painter is a function of what is shown, where it lies, and a `Brush`. Lengths are in units of the
1280x720 design; what is written is mirrored inside its box where one reads from right to left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface

from art import theme
from art.cards import CardPictures
from art.cast import Portrait
from art.grid import put
from art.icons import icon
from art.paint import picture
from art.text import Face, Lettering
from game.cards import HIDDEN, Card, Seat, Zone
from scenes.table.hand.counting import More
from scenes.table.panels import lay_panel, panel
from scenes.words import Words
from scenes.words.saying import Saying

# Where a line stands in its room: where one begins to read, in the middle, or where one ends.
Align: TypeAlias = Literal["start", "center", "end"]
SLIP = (16, 16, 20)
# How far a glow reaches beyond its card, and how round a corner is.
GLOW, CORNER = 6, 10


def bare(card: Card) -> str:
    """Nothing lies over a card."""
    return ""


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever sits there. `colour` numbers a seat colour; `level`: how a bot plays, in words.

    `portrait` is their face as it is now, if they show one.
    """

    name: str
    colour: int
    level: str = ""
    portrait: Portrait | None = None


@dataclass(frozen=True, slots=True)
class Brush:
    """Draws for one window. `marks`: colours wear letters; `stark`: with all the contrast there is.

    `over` is the SVG source of what lies over an open card, or "". `more` cards than lie in a zone
    are told of while some are on their way, and by seat so many points that are `owed` not yet.
    """

    pictures: CardPictures
    lettering: Lettering
    words: Words
    say: Saying
    unit: float
    seated: tuple[Person, ...] = ()
    marks: bool = False
    stark: bool = False
    over: Callable[[Card], str] = bare
    more: More = ()
    owed: tuple[int, ...] = ()

    @property
    def ground(self) -> theme.Ground:
        """What plates and panels are cut from."""
        return self.pictures.face.WORLD.ground_for(self.stark)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def size(self, wide: float) -> tuple[int, int]:
        """Width and height of a card so many units wide, in pixels."""
        return self.pictures.size(self.px(wide))

    def count(self, zone: Zone, lie: int) -> int:
        """How many cards it says that there are in a zone, where so many `lie` in the view."""
        return lie + sum(more for other, more in self.more if other == zone)

    def points(self, seat: Seat, total: int) -> int:
        """The points that a seat is said to have while they are counted up to its `total`."""
        return total - self.owed[seat] if self.owed else total

    # Cards

    def shadow(self, surface: Surface, box: Rect) -> None:
        """The shadow of a card that lies there."""
        shade = self.pictures.shadow(box.width)
        surface.blit(shade, shade.get_rect(center=box.center))

    def shaded(self, box: Rect) -> Rect:
        """All that a card in that box and its shadow cover."""
        return self.pictures.shadow(box.width).get_rect(center=box.center).union(box)

    def card(
        self, surface: Surface, card: Card, box: Rect, *, dim: bool = False, glow: bool = False,
        kind: int = 0,
    ) -> None:  # fmt: skip
        """A card in a box; a hidden one shows its back, of that kind."""
        if card == HIDDEN:
            back = self.pictures.back(box.width, kind)
            surface.blit(back, back.get_rect(center=box.center))
            return
        if glow:
            edge = box.inflate(self.px(GLOW), self.px(GLOW))
            pygame.draw.rect(surface, theme.BRASS_LIGHT, edge, border_radius=self.px(CORNER))
        face = self.pictures.front(card, box.width, marks=self.marks, dim=dim)
        surface.blit(face, face.get_rect(center=box.center))
        over = self.over(card)
        if over:
            sign = picture(over, box.size)
            surface.blit(sign, sign.get_rect(center=box.center))

    def cards(self, surface: Surface, cards: Sequence[tuple[Card, Rect]], kind: int = 0) -> None:
        """Several cards, each in its box."""
        for card, box in cards:
            self.card(surface, card, box, kind=kind)

    def rim(self, surface: Surface, box: Rect, units: float = 3, lit: bool = True) -> None:
        """A glowing frame round something that can be chosen."""
        pen = max(2, self.px(units))
        colour = theme.BRASS_LIGHT if lit else theme.BRASS
        area = box.inflate(4 * pen, 4 * pen)
        pygame.draw.rect(surface, colour, area, pen, self.px(12))

    def lamplight(self, surface: Surface, box: Rect) -> None:
        """The light of the lamp round what it shines on, and the lamp above it."""
        self.glow(surface, box)
        middle = (box.centerx, box.top + self.px(9))
        pygame.draw.circle(surface, theme.SHADOW, middle, self.px(17))
        pygame.draw.circle(surface, theme.BRASS_LIGHT, middle, self.px(15))
        sign = icon("lamp", self.px(22), theme.INK)
        surface.blit(sign, sign.get_rect(center=middle))

    def glow(self, surface: Surface, box: Rect) -> None:
        """Light round what everybody is to look at."""
        for units, ink in ((7, theme.SHADOW), (4, theme.BRASS_LIGHT)):
            pygame.draw.rect(surface, ink, box.inflate(self.px(10), self.px(10)),
                             max(2, self.px(units)), self.px(CORNER))  # fmt: skip

    # Words and signs

    def write(
        self, surface: Surface, text: str, room: Rect, units: float,
        ink: theme.RGB = theme.PAPER, face: Face = "bold", align: Align = "center",
        within: Rect | None = None,
    ) -> Rect:  # fmt: skip
        """A line as large as fits its room, up to `units`; returns where it stands.

        `room` is given as if one read to the right; it is mirrored `within` a box.
        """
        size = self.lettering.fit_into(text, self.px(units), room.size, face)
        line = self.lettering.line(text, size, ink, face)
        place = line.get_rect(center=room.center)
        if align == "start":
            place.left = room.left
        elif align == "end":
            place.right = room.right
        if within is not None:
            place = put(place, within, self.lettering)
        surface.blit(line, place)
        return place

    def paragraph(
        self, surface: Surface, text: str, room: Rect, units: float,
        ink: theme.RGB = theme.PAPER, within: Rect | None = None,
    ) -> None:  # fmt: skip
        """Lines from the top of their room, as large as they fit, up to `units`."""
        size = self.lettering.fit_lines(text, self.px(units), room.size)
        lines = self.lettering.paragraph(text, size, ink, room.width)
        place = lines.get_rect(topleft=room.topleft)
        surface.blit(lines, place if within is None else put(place, within, self.lettering))

    def slip(
        self, surface: Surface, text: str, midtop: tuple[int, int], wide: int, units: float,
        ground: theme.RGB = SLIP, ink: theme.RGB = theme.PAPER,
    ) -> Rect:  # fmt: skip
        """A word or a number on a slip of its own; returns where the slip lies."""
        room = (wide, self.px(units * 1.2))
        size = self.lettering.fit_into(text, self.px(units), room, "bold")
        line = self.lettering.line(text, size, ink, "bold")
        slip = line.get_rect().inflate(self.px(14), self.px(2))
        slip.midtop = midtop
        pygame.draw.rect(surface, ground, slip, border_radius=self.px(8))
        surface.blit(line, line.get_rect(center=slip.center))
        return slip

    def sign(
        self, surface: Surface, source: str, centre: tuple[int, int], units: float,
        within: Rect | None = None,
    ) -> Rect:  # fmt: skip
        """A square sign from its SVG source; returns where it stands."""
        drawn = picture(source, (self.px(units), self.px(units)))
        place = drawn.get_rect(center=centre)
        if within is not None:
            place = put(place, within, self.lettering)
        surface.blit(drawn, place)
        return place

    def panel(self, surface: Surface, box: Rect, rim: theme.RGB | None = None) -> None:
        """A dark panel; nothing shines through what is read."""
        lay_panel(surface, box, self.ground, self.unit, rim)

    def bare_panel(self, size: tuple[int, int], rim: theme.RGB | None = None) -> Surface:
        """A panel with nothing on it (shared: do not draw on it)."""
        return panel(self.ground, size, self.unit, rim)
