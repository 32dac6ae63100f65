"""The wall, the sign and the boxes of the shelf: at hand, on disk, or drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from art.boxes import box
from art.brush import Brush
from art.shelf import title_plate
from game.registry import SHELF
from scenes.menus.backdrop import wall
from scenes.outfit import has_outfit, has_table, outfit
from scenes.storage.pictures import Pictures
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.house import House


@dataclass(kw_only=True, eq=False, repr=False)
class BoxButton(Widget):
    """A box to open, lifted while it has the focus; there is no picture of it at first."""

    picture: Callable[[], Surface | None]
    lift: float = 12

    def says(self) -> tuple[object, ...]:
        return (self.picture(),)

    def rise(self, brush: Brush) -> int:
        rise = self.lift * (0.6 if self.held else self.raised)
        return -round(rise * brush.grid.unit)

    def paint(self, screen: Surface, brush: Brush) -> None:
        picture = self.picture()
        if picture is not None:
            screen.blit(picture, picture.get_rect(midbottom=self.place(brush).midbottom))


class ShelfPictures:
    """The pictures of the shelf, each in the size it was last asked for.

    So that the shelf is seen at once, boxes that were never drawn before come onto it one by
    one when nothing else is to be done: `changed` is called for each.
    """

    def __init__(self, house: House, changed: Callable[[], None]) -> None:
        self._house = house
        self._changed = changed
        self._disk = Pictures(house.paths.pictures)
        self._at_hand: dict[str, tuple[object, Surface]] = {}
        self._here: set[str] = set()
        self._coming: list[str] = []

    def wall(self, size: tuple[int, int], rows: tuple[int, ...], dark: bool) -> Surface:
        """The wall with the shelf."""
        return self._picture("wall", size, (rows, dark), lambda: wall(size, rows, dark))

    def sign(self, size: tuple[int, int]) -> Surface:
        """The brass plate with the name of the house."""
        words, lettering = self._house.words("app-title"), self._house.lettering
        return self._picture("sign", size, words, lambda: title_plate(size, words, lettering))

    def box(self, game_id: str, size: tuple[int, int]) -> Surface | None:
        """A game's box; None while it is still to come, or if nobody has drawn it yet."""
        if not has_outfit(game_id):
            return None
        words, opened, name = self._house.words, has_table(game_id), f"box-{game_id}"
        title, band = words(f"{game_id}-title"), words("shelf-closed-band")
        about = (title, band, opened)
        if game_id not in self._here and not self._arrives(game_id, name, size, about):
            return None
        return self._picture(name, size, about, lambda: box(
            outfit(game_id).face, size, title, self._house.lettering,
            opened, band,
        ))  # fmt: skip

    def all_here(self) -> None:
        """From now on no box waits to be drawn."""
        self._here.update(SHELF)

    def _arrives(self, game_id: str, name: str, size: tuple[int, int], about: object) -> bool:
        """Whether a box that is not here yet was drawn once; else it will come later."""
        if game_id in self._coming:
            return False
        if self._found(name, size, about) is not None:
            self._here.add(game_id)
            return True
        # Before all that can be neither seen nor heard, in the order of the shelf.
        self._house.later.insert(len(self._coming), partial(self._bring, game_id))
        self._coming.append(game_id)
        return False

    def _bring(self, game_id: str) -> None:
        self._here.add(game_id)
        self._changed()

    def _picture(
        self, name: str, size: tuple[int, int], about: object, draw: Callable[[], Surface]
    ) -> Surface:
        found = self._found(name, size, about)
        if found is None:
            found = draw()
            self._at_hand[name] = ((size, about), found)
            self._house.later.append(partial(self._disk.keep, name, about, found))
        return found

    def _found(self, name: str, size: tuple[int, int], about: object) -> Surface | None:
        """A picture that is at hand or on disk."""
        what, picture = self._at_hand.get(name, (None, None))
        if picture is None or what != (size, about):
            picture = self._disk.find(name, size, about)
            if picture is not None:
                self._at_hand[name] = ((size, about), picture)
        return picture
