"""The card workshop of Frantic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.frantic.composed.card import read
from scenes.house import House
from scenes.stage import Scene
from scenes.workshops.frantic import folder

if TYPE_CHECKING:
    from scenes.workshops.frantic.scene import WorkshopScene

FILES = ".json"


@dataclass(frozen=True, slots=True)
class FranticWorkshop:
    """The workshop in one house, as `scenes.doors.Workshop` asks for it."""

    house: House

    def bench(self) -> Scene:
        """The workshop with the card that was last on its bench."""
        return self._scene()

    def takes(self, path: Path) -> bool:
        """Whether a file is meant for this workshop, by its name."""
        return path.suffix.lower() == FILES

    def handed_in(self, path: Path) -> Scene:
        """The workshop with the card of a file on its bench, or with a word about why not."""
        scene = self._scene()
        scene.take_in(path)
        return scene

    def made(self, option: str) -> list[str]:
        """The text forms of the cards that can be chosen for that option."""
        return [str(own) for own in folder.choices(self.house.paths, option)]

    def screens(self) -> Iterator[Scene]:
        """The bench, what its words can be, and the cards of the folder."""
        from scenes.workshops.frantic.cards_page import CardsScene

        bench = self._scene()
        yield bench
        yield from bench.palettes(0)
        yield CardsScene(self.house, bench.lay)

    def name_of(self, text: str) -> str:
        """What a card is called, by its text form; what has no such form is called as it is."""
        try:
            return read(text).name
        except (ValueError, KeyError, IndexError):
            return text

    def _scene(self) -> WorkshopScene:
        # Not for the seats, which are there sooner without it.
        from scenes.workshops.frantic.scene import WorkshopScene

        return WorkshopScene(self.house)
