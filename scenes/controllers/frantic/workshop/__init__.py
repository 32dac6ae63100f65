"""The card workshop of Frantic, as `scenes.workshops` asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.frantic.composed.card import read
from scenes.controllers.frantic.workshop import folder

if TYPE_CHECKING:
    from scenes.house import House
    from scenes.stage import Scene

FILES = ".json"


def open_workshop(house: House) -> Scene:
    """The workshop with the card that was last on its bench."""
    # Not for the seats, which are there sooner without it.
    from scenes.controllers.frantic.workshop.scene import WorkshopScene

    return WorkshopScene(house)


def takes(path: Path) -> bool:
    """Whether a file is meant for this workshop, by its name."""
    return path.suffix.lower() == FILES


def handed_in(house: House, path: Path) -> Scene:
    """The workshop with the card of a file on its bench, or with a word about why not."""
    from scenes.controllers.frantic.workshop.scene import WorkshopScene

    scene = WorkshopScene(house)
    scene.take_in(path)
    return scene


def made(house: House, option: str) -> list[str]:
    """The text forms of the cards that can be chosen for that option."""
    return [str(own) for own in folder.choices(house.paths, option)]


def screens(house: House) -> Iterator[Scene]:
    """The bench, what its words can be, and the cards of the folder."""
    from scenes.controllers.frantic.workshop.cards_page import CardsScene
    from scenes.controllers.frantic.workshop.scene import WorkshopScene

    bench = WorkshopScene(house)
    yield bench
    yield from bench.palettes(0)
    yield CardsScene(house, bench.lay)


def name_of(text: str) -> str:
    """What a card is called, by its text form; what has no such form is called as it is."""
    try:
        return read(text).name
    except (ValueError, KeyError, IndexError):
        return text
