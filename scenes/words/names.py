"""Names as they are shown, whatever somebody wrote into a file or called one."""

from __future__ import annotations

from unicodedata import bidirectional, category

from game.names import typable

# So long is a player's name at most.
NAME_LIMIT = 14
# Nobody can type a longer one here.
LONGEST = 40
# Half a letter, as in the name of a file that is not UTF-8, can be drawn by no font.
HALF = "Cs"
# What turns the order of letters would turn those round it as well.
TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
UNKNOWN = "\ufffd"


def short(name: str) -> str:
    """A name on one line, no longer than can be read; a longer one ends with dots."""
    line = " ".join("".join(map(_shown, name)).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"


def typed(name: str) -> str:
    """A player's name as it could have been typed at the screen; "" if nobody would see it."""
    return " ".join(typable(name).split())[:NAME_LIMIT].rstrip()


def whole(path: str) -> str:
    """The way to a file, all of it, as far as its letters can be shown."""
    return "".join(map(_shown, path))


def _shown(letter: str) -> str:
    if letter < " ":
        return " "
    unknown = category(letter) == HALF or bidirectional(letter) in TURNS
    return UNKNOWN if unknown else letter
