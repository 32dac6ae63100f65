"""How a reaction is told: in ms while they are few, else in seconds."""

from __future__ import annotations

from scenes.words import Words

SECOND_MS = 1000


def time_told(words: Words, ms: int) -> str:
    """Such as "640 ms" or "1.8 s"."""
    if ms < SECOND_MS:
        return words("totem-time", ms=ms)
    return words("totem-seconds", seconds=ms / SECOND_MS)
