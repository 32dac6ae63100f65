"""Cards as surfaces: fronts, backs, shadows, turned in the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol
from weakref import WeakKeyDictionary

import pygame

from art.backs import Back, back_svg
from art.beside import Beside
from art.paint import (
    MEGABYTE,
    Pictures,
    blank,
    clipped,
    draw,
    drawn,
    picture,
    ready,
    rounded,
    shadow,
)
from art.svg import svg
from art.text import Lettering
from art.theme import RGB, Corner, World, css, mix
from game.cards import Card

STEP = 3
# What is turned is drawn so many times as large, or its edges and lines would soften.
DRAWN_LARGER = 2


class Face(Protocol):
    """What a game's folder in art/faces offers: how its cards look, without a screen.

    `MARK_CORNERS` are where the letters of a card's colours are put, `corner_mark` is which.
    `PLAIN_BACKS`: its backs tell nothing apart, and may look as the player likes.
    `box_svg` is the front of its box, 300 by 400; the title goes into its lowest quarter.
    """

    WORLD: World
    ASPECT: float
    MARK_CORNERS: tuple[Corner, ...]
    PLAIN_BACKS: bool

    def front_svg(self, card: Card, marks: bool = False) -> str: ...

    def back_svg(self, kind: int = 0) -> str: ...

    def corner_mark(self, card: Card) -> str | None: ...

    def box_svg(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is shown: which side, how wide (px), how turned, marked or dimmed.

    `kind` tells backs apart in a game that has several; `style`: its own ones, or another.
    """

    card: Card | None
    width: int
    quarter_turn: int = 0
    marks: bool = False
    dim: bool = False
    kind: int = 0
    style: Back = "own"


class CardPictures:
    """The cards of one game at any width in pixels. All surfaces are shared: draw on none.

    `style` is how backs look from now on in a game whose face says with `PLAIN_BACKS` that
    its backs tell nothing apart.
    """

    def __init__(self, face: Face, lettering: Lettering, limit: int = 5 * MEGABYTE) -> None:
        self.face = face
        self.lettering = lettering.printed
        self.style: Back = "own"
        self.flat = Pictures(2 * limit // 3, packs=limit // 5)
        self.moving = Pictures(limit // 3)
        self._looks: WeakKeyDictionary[pygame.Surface, Look] = WeakKeyDictionary()
        self._beside = Beside()
        self._composed: tuple[Look | None, str] = (None, "")

    def size(self, width: int) -> tuple[int, int]:
        """Width and height of a card so wide."""
        return width, round(width / self.face.ASPECT)

    def corner(self, width: int) -> int:
        """The radius of its rounded corners."""
        return max(3, round(min(self.size(width)) * 0.075))

    def front_soon(
        self, card: Card, width: int, marks: bool = False
    ) -> Callable[[], pygame.Surface]:
        """That face will be asked for, by what is returned: it is drawn beside everything else."""
        self._soon(Look(card, width, marks=marks))
        return partial(self.front, card, width, marks=marks)

    def back_soon(self, width: int, kind: int = 0, turned: bool = False) -> None:
        """A card face down will be asked for, or the same turned."""
        self._soon(self._back(width * DRAWN_LARGER if turned else width, kind))

    def as_wide_soon(self, surface: pygame.Surface, width: int) -> None:
        """The same card will be asked for at that width."""
        look = self._looks.get(surface)
        if look is not None:
            self._soon(replace(look, width=width))

    def is_made(self, card: Card, width: int, marks: bool = False) -> bool:
        """Whether that face takes no time."""
        return Look(card, width, marks=marks) in self.flat

    def front(
        self,
        card: Card,
        width: int,
        quarter_turn: int = 0,
        marks: bool = False,
        dim: bool = False,
    ) -> pygame.Surface:
        """A face, turned clockwise by quarters; `marks`: colour-safe; `dim`: no longer counts."""
        return self._flat(Look(card, width, quarter_turn % 4, marks, dim))

    def back(self, width: int, kind: int = 0) -> pygame.Surface:
        """A card face down; `kind`: which of its game's backs it has."""
        return self._flat(self._back(width, kind))

    def _back(self, width: int, kind: int) -> Look:
        style = self.style if self.face.PLAIN_BACKS else "own"
        return Look(None, width, kind=kind, style=style)

    def shadow(self, width: int) -> pygame.Surface:
        """The shadow of a lying card; its margin is `shadow_margin` on every side."""
        radius = self.shadow_margin(width) // 2
        return shadow(self.size(width), radius, 120, self.corner(width))

    def shadow_margin(self, width: int) -> int:
        """How far the shadow reaches beyond the card (px)."""
        return 2 * max(2, width // 18)

    def turned(self, surface: pygame.Surface, degrees: float) -> pygame.Surface:
        """The card turned clockwise about its middle, in steps of three degrees."""
        step = round(degrees / STEP) * STEP % 360
        if step == 0:
            return surface
        look = self._looks.get(surface)
        if look is None:
            return self.moving.get(
                (surface, step),
                lambda: pygame.transform.rotozoom(bordered(surface), -step, 1.0),
            )
        return self.moving.get((look, step), lambda: self._turn(look, step))

    def forget_soon(self) -> None:
        """What was to be asked for soon, and was not, is not wanted any more."""
        self._beside.clear()

    def clear(self) -> None:
        """Forget all sizes, as after a resize."""
        self.forget_soon()
        self.flat.clear()
        self.moving.clear()

    def _soon(self, look: Look) -> None:
        if look.dim or any(look in kept for kept in (self.flat, self.moving, self._beside)):
            return
        self._beside.begin(look, lambda: drawn(self._source(look), self.size(look.width)))

    def _flat(self, look: Look) -> pygame.Surface:
        surface = self.flat.get(look, lambda: self._paint(look))
        self._looks[surface] = look
        return surface

    def _turn(self, look: Look, step: int) -> pygame.Surface:
        large = replace(look, width=look.width * DRAWN_LARGER)
        master = self.moving.get(large, lambda: bordered(self._paint(large)))
        return pygame.transform.rotozoom(master, -step, 1 / DRAWN_LARGER)

    def _paint(self, look: Look) -> pygame.Surface:
        if look.dim:
            # Most often it was seen as it is before: drawing it anew takes ten times as long.
            return ready(_dimmed(self._flat(replace(look, dim=False))))
        size = self.size(look.width)
        beside = self._beside.take(look)
        surface = draw(self._source(look), size) if beside is None else ready(beside)
        if look.quarter_turn:
            surface = pygame.transform.rotate(surface, -90 * look.quarter_turn)
        if look.marks and look.card is not None:
            self._mark(surface, look.card, look.width)
        radius = self.corner(look.width)
        surface = clipped(surface, radius)
        rim = self.face.WORLD.paper if look.card is not None else self.face.WORLD.cloth_dark
        surface.blit(_rim(size, radius, mix(rim, (40, 20, 10), 0.5)), (0, 0))
        return ready(surface)

    def _source(self, look: Look) -> str:
        """What a card is drawn from; it is wanted at two sizes at once where it begins to fly."""
        shown = replace(look, width=0, quarter_turn=0)
        # Two threads ask: what was composed last may be another card's a moment later.
        composed, source = self._composed
        if composed != shown:
            source = self._compose(look)
            self._composed = shown, source
        return source

    def _compose(self, look: Look) -> str:
        if look.style != "own":
            return back_svg(look.style, self.face.ASPECT)
        if look.card is None:
            return self.face.back_svg(look.kind)
        return self.face.front_svg(look.card, look.marks)

    def _mark(self, surface: pygame.Surface, card: Card, width: int) -> None:
        letters = self.face.corner_mark(card)
        if letters is None:
            return
        plate = letter_plate(self.lettering, letters, max(12, round(width * 0.15)), self.face.WORLD)
        gap = max(2, width // 36)
        inside = surface.get_rect().inflate(-2 * gap, -2 * gap)
        for corner in self.face.MARK_CORNERS:
            place = plate.get_rect()
            setattr(place, corner, getattr(inside, corner))
            surface.blit(plate, place)


def letter_plate(lettering: Lettering, letters: str, size: int, world: World) -> pygame.Surface:
    """Letters that say colours, on a plate that is seen on every ground."""
    glyph = lettering.line(letters, size, world.ink, "bold")
    wide = max(round(size * 1.1), glyph.get_width() + round(size * 0.3))
    plate = rounded((wide, round(size * 1.1)), round(size * 0.3), world.paper).copy()
    plate.blit(glyph, glyph.get_rect(center=plate.get_rect().center))
    return plate


def bordered(surface: pygame.Surface) -> pygame.Surface:
    """The surface with nothing round it: turned edges are smooth only inside a picture."""
    whole = blank((surface.get_width() + 4, surface.get_height() + 4))
    whole.blit(surface, (2, 2))
    return whole


def _rim(size: tuple[int, int], radius: int, colour: RGB) -> pygame.Surface:
    w, h = size
    line = max(1.0, w / 110)
    half = line / 2
    box = f'x="{half:.2f}" y="{half:.2f}" width="{w - line:.2f}" height="{h - line:.2f}"'
    pen = f'stroke="{css(colour)}" stroke-opacity="0.55" stroke-width="{line:.2f}"'
    return picture(svg(w, h, f'<rect {box} rx="{radius - half:.2f}" fill="none" {pen}/>'), size)


def _dimmed(surface: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(surface)
    grey.set_alpha(150)
    dull = blank(surface.get_size())
    dull.blit(surface, (0, 0))
    dull.blit(grey, (0, 0))
    dull.fill((164, 156, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    # Laying grey over the soft corners must not make them harder.
    edge = surface.copy()
    edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    dull.blit(edge, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return dull
