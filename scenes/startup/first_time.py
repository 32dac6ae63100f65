"""What somebody who has chosen nothing yet begins with."""

from __future__ import annotations

from scenes.doorstep import Trouble, preferred
from scenes.storage.paths import Paths, is_there
from scenes.storage.settings import Settings, load
from scenes.words import language_of


def settings_of(paths: Paths) -> tuple[Settings, Trouble | None]:
    """The settings on file, and what is wrong with them; fresh ones speak as the system does."""
    chosen, notice = load(paths)
    if not is_there(paths.settings):
        chosen.language = language_of(preferred())
    return chosen, notice
