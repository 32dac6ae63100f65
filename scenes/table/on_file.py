"""Which matches are on file, without looking into them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from scenes.paths import Paths

ENDING = ".kibitz"
FINISHED = "finished"


def unfinished(paths: Paths) -> list[Path]:
    """The matches that can be gone on with, the one played last first."""
    return _latest_first(paths.matches)


def finished(paths: Paths) -> list[Path]:
    """The matches that were played to their end, the latest first."""
    return _latest_first(paths.matches / FINISHED)


def _latest_first(folder: Path) -> list[Path]:
    found = []
    for path in folder.glob(f"*{ENDING}"):
        # Another window may just have put it elsewhere.
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path.name, path))
    return [path for *_, path in sorted(found, reverse=True)]
