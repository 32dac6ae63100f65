"""What every scene may use: words, lettering, sounds, settings, files, window, and doors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from art.text import Lettering
from scenes.doors import Doors
from scenes.input.pads import Pads
from scenes.storage.paths import Paths
from scenes.storage.settings import Settings
from scenes.window import Window
from scenes.words import Words
from sounds.mixer import Mixer

if TYPE_CHECKING:
    from game.bots.worker import Slices, Worker
    from scenes.phones.phones import Phones
    from scenes.ui.gui import Gui


def _apart() -> Worker:
    # Not before bots think: another process takes more to come than the whole shelf.
    from game.bots.worker import Worker

    return Worker()


def _no_phones() -> Phones:
    from scenes.phones.phones import Phones

    return Phones()


@dataclass(slots=True)
class House:
    """The things all scenes share. Built once, in `scenes.startup.opening`.

    `window` is None in tests; `pads` are the gamepads of the inputs; `doors` lead
    from scene to scene; `unsaved`: what was
    played last could not be written to its end; `notice` is what the shelf says first;
    `later` is what is done, one thing at a time, when nothing is to be drawn.
    """

    words: Words
    lettering: Lettering
    mixer: Mixer
    settings: Settings
    paths: Paths
    window: Window | None = None
    unsaved: bool = False
    notice: str = ""
    # Where bots of games of turns think: a process of its own, or slices of this one.
    open_mind: Callable[[], Worker | Slices] = _apart
    pads: Pads = field(default_factory=Pads)
    doors: Doors = field(init=False)
    later: list[Callable[[], object]] = field(default_factory=list)
    # Those that hold cards; closed until somebody opens them.
    phones: Phones = field(default_factory=_no_phones)
    _gui: Gui | None = field(default=None, init=False)

    def gui(self, size: tuple[int, int]) -> Gui:
        """The manager of all controls in the window; it comes with the first of them."""
        from scenes.ui.gui import Gui

        if self._gui is None:
            self._gui = Gui(size)
        return self._gui

    def settle(self) -> None:
        """Bring sounds, lettering and words to what the settings say."""
        chosen = self.settings
        self.mixer.set_volumes(chosen.volume, chosen.effects, chosen.music)
        self.mixer.muted = chosen.muted
        self.lettering.scale = chosen.text_size / 100
        self.words.speak(chosen.language)
        self.lettering.rtl = self.words.rtl
