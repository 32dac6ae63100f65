"""The buttons on a table as elements: made when first needed, and then used for what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from art.brush import Brush
from scenes.house import House
from scenes.ui.panel import Panel
from scenes.ui.widgets import AROUND, Widget


@dataclass(frozen=True, slots=True)
class Shown:
    """A button as it is now: where it lies, what draws it into a box, and all that depends on."""

    box: Rect
    draw: Callable[[Surface, Rect], None]
    facts: tuple[object, ...]


@dataclass(kw_only=True, eq=False, repr=False)
class TableButton(Widget):
    """An element that is one button after the other. Whoever asks draws it."""

    shown: Shown

    def become(self, shown: Shown, around: int) -> None:
        """From now on it is that button."""
        self.shown, self.box = shown, shown.box
        self.spot = Rect((around, around), shown.box.size)
        self.rect = shown.box.inflate(2 * around, 2 * around)
        self.visible = True

    def says(self) -> tuple[object, ...]:
        return self.box.size, self.shown.facts

    def paint(self, screen: Surface, brush: Brush) -> None:
        self.shown.draw(screen, self.spot)


class Buttons:
    """All there are at one table, for one size of window."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._panel: Panel | None = None
        self._made: list[TableButton] = []

    @property
    def shown(self) -> list[TableButton]:
        """Those that are to be seen."""
        return [button for button in self._made if button.visible]

    def lay_out(self, size: tuple[int, int]) -> None:
        """The window has that size."""
        self.close()
        house = self._house
        self._panel = Panel(house.gui(size), size, house.lettering, stark=house.settings.contrast)
        self._panel.open()

    def close(self) -> None:
        """They go for good."""
        if self._panel is not None:
            self._panel.clear()
        self._made.clear()

    def paint(self, screen: Surface, wanted: Iterable[Shown]) -> None:
        """Draw these and no others."""
        panel = self._panel
        if panel is None:
            return
        around, free = panel.grid.px(AROUND), iter(list(self._made))
        for number, shown in enumerate(wanted):
            button = next(free, None) or self._another(panel, number, shown)
            button.become(shown, around)
        for button in free:
            button.become(NOWHERE, around)
            button.visible = False
        panel.paint(screen, lambda: None)

    def _another(self, panel: Panel, number: int, shown: Shown) -> TableButton:
        button = panel.add(TableButton(key=str(number), box=shown.box, shown=shown))
        self._made.append(button)
        return button


NOWHERE = Shown(Rect(0, 0, 0, 0), lambda screen, box: None, ())
