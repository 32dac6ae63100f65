"""The sounds there are. The value of each is the name of its files."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """What can be heard at the table and in the menus."""

    SLIDE = "slide"
    FLIP = "flip"
    DEAL = "deal"
    SHUFFLE = "shuffle"
    STAMP = "stamp"
    THUMP = "thump"
    GRAB = "grab"
    WRONG = "wrong"
    SLIP = "slip"
    TICK = "tick"
    GO = "go"
    GONG = "gong"
    FANFARE = "fanfare"
    PENALTY = "penalty"
    HOVER = "hover"
    BUTTON = "button"
    REFUSE = "refuse"
