"""What every scene may use: words, lettering, sounds, settings, files, and the window."""

from __future__ import annotations

from dataclasses import dataclass

from art.text import Lettering
from scenes.paths import Paths
from scenes.settings import Settings
from scenes.window import Window
from scenes.words import Words
from sounds.mixer import Mixer


@dataclass(slots=True)
class House:
    """The things all scenes share. Built once, in `scenes.opening`; `window` is None in tests."""

    words: Words
    lettering: Lettering
    mixer: Mixer
    settings: Settings
    paths: Paths
    window: Window | None = None
