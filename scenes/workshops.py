"""Games whose players make cards of their own: each brings the workshop they are made in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from scenes.stage import Scene


class Workshop(Protocol):
    """Where cards of one game are made, in one house.

    Made cards are known by their text forms, which are values of the game's made options.
    """

    def bench(self) -> Scene:
        """The scene in which cards are made."""

    def takes(self, path: Path) -> bool:
        """Whether a file is meant for this workshop, by its name."""

    def handed_in(self, path: Path) -> Scene:
        """The workshop with the card of a file, or with a word about why it cannot be used."""

    def made(self, option: str) -> list[str]:
        """All cards that can be chosen for a made option."""

    def screens(self) -> Iterator[Scene]:
        """Every screen of it, for those who look at them all."""

    def name_of(self, text: str) -> str:
        """What a made card is called."""
