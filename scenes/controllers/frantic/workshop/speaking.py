"""What both pages of the workshop do: say what was done or why not, and take in a friend's file."""

from __future__ import annotations

import logging
from pathlib import Path

from pygame import Surface

from art import theme
from game.frantic.card_file import BadCard
from scenes.controllers.frantic.workshop import folder
from scenes.controllers.frantic.workshop.telling import told
from scenes.house import House
from scenes.input.signals import Dropped, Press, Signal
from scenes.menus.page import Page

log = logging.getLogger(__name__)


class SpeakingPage(Page):
    """`notice` is what is said until the next press, `alarm` whether it is bad news."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.notice, self.alarm = "", False

    def tell(self, text: str) -> None:
        """Say something that is good to know."""
        self.notice, self.alarm = text, False
        self.changed()

    def refuse(self, text: str) -> None:
        """Say why something is not done."""
        self.notice, self.alarm = text, True
        self.house.mixer.play("refuse")
        self.changed()

    def take_in(self, path: Path) -> None:
        """A card's file from elsewhere comes into the folder, or why not."""
        try:
            found = folder.let_in(self.house.paths, path)
        except BadCard as fault:
            self.refuse(told(fault, self.words))
            return
        except OSError:
            log.exception("a card cannot be taken in")
            self.refuse(self.words("frantic-workshop-not-kept"))
            return
        assert found.own is not None
        self.taken_in(found)
        self.tell(self.words("frantic-workshop-taken-in", name=found.own.name))

    def taken_in(self, found: folder.Kept) -> None:
        """A card came into the folder."""

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed:
            self.notice = ""
        if isinstance(signal, Dropped):
            self.take_in(signal.path)
        super().handle(signal)

    def paint_line(self, screen: Surface) -> None:
        """At the foot: what was said, or what the focus is on."""
        brush, grid = self.panel.brush, self.panel.grid
        line = grid.rect(32, grid.high - 50, grid.wide - 64, 40)
        if self.notice:
            colour = theme.ALERT if self.alarm else theme.BRASS_LIGHT
            brush.wrap(screen, self.notice, line, 17, colour, "bold", "center")
        else:
            said = self.panel.hint() or self.words("menu-help")
            brush.wrap(screen, said, line, 17, theme.PAPER_DIM, align="center")
