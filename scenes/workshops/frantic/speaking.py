"""What both pages of the workshop do: say what was done or why not, and take in a friend's file."""

from __future__ import annotations

import logging
from pathlib import Path

from game.frantic.composed.card_file import BadCard
from scenes.input.signals import Dropped, Press, Signal
from scenes.menus.page import Page
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.telling import told

log = logging.getLogger(__name__)


class SpeakingPage(Page):
    """What is said is said until the next press."""

    def tell(self, sentence: str) -> None:
        super().tell(sentence)
        self.changed()

    def refuse(self, sentence: str) -> None:
        super().refuse(sentence)
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
