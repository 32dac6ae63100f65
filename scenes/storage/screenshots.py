"""Pictures of the window, laid where the player finds their pictures."""

from __future__ import annotations

import errno
import time
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from scenes.storage.paths import Paths, unused, write_whole

ENDING = ".png"
FULL = (errno.ENOSPC, errno.EDQUOT)


def keep_screenshot(paths: Paths, picture: Surface) -> Path:
    """Write a picture into a file named by the time; where it is. Raises OSError."""
    content = BytesIO()
    try:
        pygame.image.save(picture, content, ENDING)
    except pygame.error as error:
        raise OSError(str(error)) from error
    name = time.strftime(f"Kibitz %Y-%m-%d %H.%M.%S{ENDING}")
    path = unused(paths.screenshots / name)
    write_whole(path, content.getvalue())
    return path


def why_not(trouble: OSError) -> str:
    """The key of the sentence that says why a picture could not be kept."""
    return "screenshot-full" if trouble.errno in FULL else "screenshot-refused"
