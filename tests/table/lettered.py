"""What was written on a picture, and how large."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pygame

from art.text import Lettering

Written = dict[str, int]


@contextmanager
def written() -> Iterator[Written]:
    """Each text that is written from now on, and the smallest size it had (px)."""
    found: Written = {}

    def watched(name: str) -> Any:
        draw = getattr(Lettering, name)

        def drawn(letters: Lettering, text: str, size: float, *rest: Any, **more: Any) -> Any:
            px = letters.pixels(size)
            found[text] = min(px, found.get(text, px))
            picture: pygame.Surface = draw(letters, text, size, *rest, **more)
            return picture

        return drawn

    with (
        patch.object(Lettering, "line", watched("line")),
        patch.object(Lettering, "paragraph", watched("paragraph")),
    ):
        yield found
