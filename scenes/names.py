"""Names as they are shown, whatever somebody wrote into a file."""

from __future__ import annotations

# Nobody can type a longer one here.
LONGEST = 40


def short(name: str) -> str:
    """A name on one line, no longer than can be read; a longer one ends with dots."""
    line = " ".join("".join(one if ord(one) >= ord(" ") else " " for one in name).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"
