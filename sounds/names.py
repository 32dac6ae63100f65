"""The sounds there are, and the voices in which each of them can be heard."""

from __future__ import annotations

from enum import StrEnum

# How often each sound was made, a little differently: it never clatters the same way twice.
TAKES = 3
# After each take: what is lossy blurs the next one forward into it, and it is cut off.
GAP_S = 0.05
# How many fanfares there are for a match that was won; they are played from their files.
TRIUMPHS = 2


class Sound(StrEnum):
    """What can be heard at the table and in the menus; its value is the name of its file."""

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
    TAKE = "take"
    RUSH = "rush"
    SNAP = "snap"


class Voice(StrEnum):
    """What a table is made of; its value is the name of its folder. The shelf is brass."""

    BRASS = "brass"
    WOOD = "wood"
    STAMP = "stamp"
    PAPER = "paper"
    BONE = "bone"
    NEON = "neon"
