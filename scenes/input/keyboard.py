"""Keys by the place where they lie, and what is printed on them under the layout in use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

import pygame

KEY = "key:"

# Latin with its accents, Greek, Cyrillic, Hebrew, Arabic: letters that keys can be named for.
_PRINTED = (range(0x21, 0x250), range(0x370, 0x530), range(0x5D0, 0x5EB), range(0x620, 0x64B))


def key(scancode: int) -> str:
    """The control of a key."""
    return f"{KEY}{scancode}"


def scancode(control: str) -> int | None:
    """The scancode of a control, None if it is not a key."""
    return int(control[len(KEY) :]) if control.startswith(KEY) else None


def printed(code: int) -> str:
    """What is printed on the key of that scancode: a letter, digit or sign, or ""."""
    return _layout().get(code, "")


def forget_layout() -> None:
    """The layout may be another one now."""
    _layout.cache_clear()


@cache
def _layout() -> dict[int, str]:
    # pygame does not say which sign a scancode has, but its table of pressed keys is asked
    # by sign and answers by scancode: a table in which every place holds its own number
    # turns the question round.
    places = pygame.key.ScancodeWrapper(cast("Iterable[bool]", range(512)))
    found: dict[int, str] = {}
    for signs in _PRINTED:
        for sign in signs:
            code = int(places[sign])
            if code:
                found.setdefault(code, chr(sign).upper())
    return found
