"""Games whose players make cards of their own: each brings the workshop they are made in."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.registry import open_games

if TYPE_CHECKING:
    from scenes.house import House
    from scenes.stage import Scene


class Workshop(Protocol):
    """What a game's controllers offer as `workshop`, if they have one.

    Made cards are known by their text forms, which are values of the game's made options.
    """

    def open_workshop(self, house: House) -> Scene:
        """The scene in which cards are made."""

    def takes(self, path: Path) -> bool:
        """Whether a file is meant for this workshop, by its name."""

    def handed_in(self, house: House, path: Path) -> Scene:
        """The workshop with the card of a file, or with a word about why it cannot be used."""

    def made(self, house: House, option: str) -> list[str]:
        """All cards that can be chosen for a made option."""

    def screens(self, house: House) -> Iterator[Scene]:
        """Every screen of it, for those who look at them all."""

    def name_of(self, text: str) -> str:
        """What a made card is called."""


def workshop_of(game_id: str) -> Workshop | None:
    """The workshop of a game, if it has one."""
    found: Workshop | None = getattr(
        import_module(f"scenes.controllers.{game_id}"), "workshop", None
    )
    return found


def workshop_for(path: Path) -> Workshop | None:
    """The workshop that a file is meant for, if it is meant for one."""
    found = (workshop_of(game_id) for game_id in open_games())
    return next((one for one in found if one is not None and one.takes(path)), None)
