"""Pictures that take long to draw, kept on disk until something they are drawn with changes."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from zlib import crc32

import pygame
from pygame import Surface

import art
from art.text import FONTS, font_file
from scenes.storage.paths import write_whole

log = logging.getLogger(__name__)

# As BMP: it takes 2 ms to read the wall of a shelf, as PNG 10.
ENDING = ".bmp"
MOST_BYTES = 64 << 20


class Pictures:
    """A folder of pictures, each found by its name, its size in pixels and what it shows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._drawn_with = 0

    def find(self, name: str, size: tuple[int, int], about: object) -> Surface | None:
        """A picture that was kept; None if there is none, or none that can be read."""
        try:
            found = pygame.image.load(self._path(name, size, about))
        except (OSError, pygame.error):
            return None
        if found.get_size() != size:
            return None
        return found.convert_alpha() if found.get_flags() & pygame.SRCALPHA else found.convert()

    def keep(self, name: str, about: object, picture: Surface) -> None:
        """Keep a picture; a full or read-only disk is no matter. The oldest make room."""
        content = BytesIO()
        try:
            pygame.image.save(picture, content, ENDING)
            write_whole(self._path(name, picture.get_size(), about), content.getvalue())
            self._make_room()
        except (OSError, pygame.error) as trouble:
            log.info("a picture cannot be kept: %s", trouble)

    def _path(self, name: str, size: tuple[int, int], about: object) -> Path:
        self._drawn_with = self._drawn_with or _tools()
        mark = crc32(repr((self._drawn_with, about)).encode())
        return self.folder / f"{name}-{size[0]}x{size[1]}-{mark:08x}{ENDING}"

    def _make_room(self) -> None:
        used = 0
        kept = [(path.stat(), path) for path in self.folder.glob(f"*{ENDING}")]
        for facts, path in sorted(kept, key=lambda one: one[0].st_mtime_ns, reverse=True):
            used += facts.st_size
            if used > MOST_BYTES:
                # Another window may have made the same room.
                with suppress(FileNotFoundError):
                    path.unlink()


def _tools() -> int:
    """A number that is another one when there is another art, other letters or another pygame."""
    found = sorted((str(path), path.stat().st_mtime_ns) for path in _drawn_from())
    return crc32(repr((found, pygame.version.ver)).encode()) or 1


def _drawn_from() -> Iterator[Path]:
    yield from (font_file(face) for face in FONTS)
    # A built Kibitz has its art inside.
    yield Path(sys.executable)
    yield from Path(art.__file__).parent.rglob("*.py")
