"""The looks of menus: theme files in pygame_gui's form, which our brush reads, too.

`kibitz.json` has all of them, `contrast.json` what is different for those who need more of it.
A class such as `@brass` is a slab: its colour at the top (`normal_bg`) and at the bottom
(`dark_bg`), its rim, and what is written on it.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from pygame import Color

from art import theme
from art.theme import RGB

log = logging.getLogger(__name__)

USUAL, CONTRAST = "kibitz.json", "contrast.json"


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a slab from top to bottom, its rim, and what is written on it."""

    top: RGB
    bottom: RGB
    rim: RGB
    ink: RGB
    usable: bool = True


# What takes the place of looks that cannot be read: plain, but dark where the others are dark.
PLAIN = Look(theme.PAPER, theme.PAPER, theme.INK_SOFT, theme.INK)
PLAIN_DARK = Look(theme.PLATE, theme.PLATE, theme.BRASS_DARK, theme.PAPER)


def read(name: str) -> dict[str, Any]:
    """The theme in that file. What is damaged or missing is left out, with a line in the log."""
    try:
        found = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        log.warning("the looks in %s cannot be read: %s", name, error)
        return {}
    blocks = found if isinstance(found, dict) else {}
    whole = {name: block for name, block in blocks.items() if _is_block(block)}
    if len(whole) < len(blocks):
        log.warning("some looks in %s are none: %s", name, sorted(set(blocks) - set(whole)))
    return whole


def _is_block(block: object) -> bool:
    """Whether it is what pygame_gui takes to be one: parts with values, all of them words."""
    return isinstance(block, dict) and all(
        isinstance(part, dict) and all(isinstance(value, str) for value in part.values())
        for part in block.values()
    )


def look(found: dict[str, Any], name: str, plain: Look = PLAIN) -> Look:
    """The slab of that name, or a plain one."""
    try:
        colours = found[f"@{name}"]["colours"]
        parts = [colours[part] for part in ("normal_bg", "dark_bg", "normal_border", "normal_text")]
        top, bottom, rim, ink = (Color(str(part)) for part in parts)
    except (KeyError, TypeError, ValueError):
        return plain
    return Look(_rgb(top), _rgb(bottom), _rgb(rim), _rgb(ink))


def _rgb(colour: Color) -> RGB:
    return colour.r, colour.g, colour.b


_FOUND = read(USUAL)
BRASS = look(_FOUND, "brass")
PLATE = look(_FOUND, "plate", PLAIN_DARK)
# A field to choose in that lies on a plate.
RAISED = look(_FOUND, "raised", PLAIN_DARK)
PAPER = look(_FOUND, "paper")
# A field to write or choose in, sunk into paper.
SUNK = look(_FOUND, "sunk")
KNOB = look(_FOUND, "knob")
