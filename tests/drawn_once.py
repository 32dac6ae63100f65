"""Pictures are made of nothing but what they show: each is drawn once for all tests.

Drawing the same cards for every table anew took most of the time of all tests, and preparing
the same sentences for every house a twentieth of what was left.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pygame
from fluent.runtime.prepare import Compiler
from fluent.syntax.ast import BaseNode, Message, Term
from pygame import Surface

from art import paint
from art.beside import Beside
from art.cards import CardPictures, Look
from art.paint import MEGABYTE, Pictures, Size
from art.text import Lettering

LIMIT = 128 * MEGABYTE
# A program has one window; tests have windows of all sizes, and houses by the hundred.
ROOM = 96 * MEGABYTE
# So many messages as all languages have are kept as they were read.
READ = 30_000


# How letters are drawn where a test has them otherwise: what shows them is drawn anew then.
LETTERED: ContextVar[str] = ContextVar("LETTERED", default="")

# How cards are drawn in the program.
LOAD, PAINT, BEGIN = pygame.image.load_sized_svg, CardPictures._paint, Beside.begin
# What takes long to draw, and where: a box, the wall and the table, by what they are drawn from.
LARGE = {
    "scenes.menus.shelf_pictures": "box",
    "scenes.menus.backdrop": "shelf",
    "scenes.table.scene": "table_cloth",
}


@contextmanager
def drawn_once() -> Iterator[None]:
    """While it lasts what pictures are made of is drawn the first time it is asked for."""
    sources, cards, large = Pictures(LIMIT), Pictures(LIMIT), Pictures(LIMIT)
    compiled: dict[int, tuple[BaseNode, Any]] = {}
    compile_ = Compiler.compile

    def loaded(source: io.BytesIO, size: Size) -> Surface:
        # A copy is of whoever asks, to draw on and to forget.
        return sources.get((source.getvalue(), size), lambda: LOAD(source, size)).copy()

    def painted(self: CardPictures, look: Look) -> Surface:
        if not isinstance(self.face, ModuleType):
            return PAINT(self, look)
        screen = pygame.display.get_surface() is not None
        key = (self.face.__name__, self.lettering.rtl, screen, look, LETTERED.get())
        return cards.get(key, lambda: PAINT(self, look)).copy()

    def read(self: Compiler, node: BaseNode) -> Any:
        if not isinstance(node, Message | Term):
            return compile_(self, node)
        # What Fluent has read is kept, and the same for every house.
        if len(compiled) > READ:
            compiled.clear()
        if id(node) not in compiled:
            compiled[id(node)] = node, compile_(self, node)
        return compiled[id(node)][1]

    with ExitStack() as stack:
        stack.enter_context(patch.object(Compiler, "compile", read))
        stack.enter_context(patch.object(pygame.image, "load_sized_svg", loaded))
        stack.enter_context(patch.object(CardPictures, "_paint", painted))
        stack.enter_context(patch.object(paint._pictures, "limit", ROOM))
        stack.enter_context(patch.object(paint._soft, "limit", ROOM))
        # What is drawn once need not be drawn beside everything else.
        stack.enter_context(patch.object(Beside, "begin", lambda self, key, draw: None))
        # Tests of rules alone have none of them.
        for module, name in LARGE.items():
            if module in sys.modules:
                kept = _kept(large, sys.modules[module], name)
                stack.enter_context(patch.object(sys.modules[module], name, kept))
        yield


def _kept(large: Pictures, module: ModuleType, name: str) -> Callable[..., Surface]:
    """That function, which draws the same from the same once."""
    make: Callable[..., Surface] = getattr(module, name)

    def drawn(*given: Any) -> Surface:
        screen = pygame.display.get_surface() is not None
        made_of = tuple(one.rtl if isinstance(one, Lettering) else one for one in given)
        return large.get((name, screen, made_of, LETTERED.get()), lambda: make(*given)).copy()

    return drawn
