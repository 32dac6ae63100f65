"""What somebody who mends Kibitz has to know of a machine, and nothing about whose it is."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pygame

from game import __version__
from scenes.storage.paths import Paths, at_home
from scenes.storage.settings import Settings


def folders(paths: Paths) -> dict[str, Path]:
    """Where the player's files lie, by what is in there; each folder once."""
    found = {
        "matches": paths.matches.parent,
        "settings": paths.settings.parent,
        "log": paths.log.parent,
    }
    return {
        name: folder
        for number, (name, folder) in enumerate(found.items())
        if folder not in list(found.values())[:number]
    }


def report(settings: Settings, paths: Paths) -> str:
    """Versions, system, window and folders, a line each. English: it is read by those who mend."""
    made = "built program" if getattr(sys, "frozen", False) else "from source"
    size = "x".join(map(str, pygame.display.get_window_size()))
    lines = {
        "Kibitz": f"{__version__}, {made}",
        "System": platform.platform(),
        "Python": platform.python_version(),
        "pygame-ce": f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        "Window": f"{pygame.display.get_driver()}, {size}",
        "Language": f"{settings.language}, letters {settings.text_size} %",
        **{name.capitalize(): at_home(folder) for name, folder in folders(paths).items()},
    }
    return "".join(f"{name}: {text}\n" for name, text in lines.items())
