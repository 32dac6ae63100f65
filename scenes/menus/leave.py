"""The question before the window closes on a match that the disk does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menus.ask import AskScene
from scenes.ui.widgets import nothing

if TYPE_CHECKING:
    from scenes.house import House


class LeaveScene(AskScene):
    """Leave, and the end of the match is lost, or stay."""

    def __init__(self, house: House) -> None:
        words = house.words
        super().__init__(
            house, words("leave-ask"), words("leave-about"), words("pause-leave-unsaved"),
            words("leave-stay"), nothing,
        )  # fmt: skip

    def _agreed(self) -> None:
        self.stage.clear()
