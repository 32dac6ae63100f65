"""What must be right before anything is imported that may be missing.

Needs the standard library only, with what in `game` needs no more, and no newer grammar than that
of Python 3.8, so that an old Python can still say what it lacks.
"""

from __future__ import annotations

import codecs
import os
import re
import sys
from contextlib import suppress
from contextvars import ContextVar
from functools import lru_cache
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path

from game.directions import alone, runs_both_ways
from game.numerals import MINUS

OLDEST_PYTHON = (3, 11)
# How small the window may be, and how large one may be asked for.
SMALLEST_WINDOW, LARGEST_WINDOW = (1024, 640), (16384, 16384)
INSTALL = "python -m pip install -e ."
REMOVE_PYGAME = "python -m pip uninstall -y pygame pygame-ce"

# What is imported, by the name under which it is installed.
MODULES = {
    "pygame-ce": "pygame",
    "pygame_gui": "pygame_gui",
    "msgspec": "msgspec",
    "tomli-w": "tomli_w",
    "platformdirs": "platformdirs",
    "fluent.runtime": "fluent.runtime",
    "python-bidi": "bidi",
    "websockets": "websockets",
    "segno": "segno",
    "lz4": "lz4",
    "fontpkg-heebo": "fontpkg_heebo",
    "fontpkg-frank-ruhl-libre": "fontpkg_frank_ruhl_libre",
    "fontpkg-rowdies": "fontpkg_rowdies",
    "fontpkg-russo-one": "fontpkg_russo_one",
    "fontpkg-abril-fatface": "fontpkg_abril_fatface",
    "fontpkg-titan-one": "fontpkg_titan_one",
    "fontpkg-righteous": "fontpkg_righteous",
}

# How a system says which language it speaks, the first that is set before the others, how it says
# which ones it prefers to that, and that it speaks as its programs were written.
SPEAKS, PREFERS, AS_WRITTEN = ("LC_ALL", "LC_MESSAGES", "LANG"), "LANGUAGE", ("C", "POSIX")
FIRST = "en"
WORDS = Path(__file__).parent / "words"

# What the player has chosen, once that is known.
_chosen: ContextVar[str] = ContextVar("chosen", default="")
_LINE = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_PLACE = re.compile(r"\{ \$([a-z]+) \}")


class Trouble(Exception):
    """Why Kibitz cannot go on: the key of a sentence in the message files, and its arguments."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = args

    def __str__(self) -> str:
        return sentence(self.key, **self.details)


def sentence(key: str, **args: object) -> str:
    """A sentence of the front door, read without the library that reads all others."""
    said = _sentences(_chosen.get() or _of_the_system())[key]
    # In a right-to-left sentence a path would else be torn apart.
    put = alone if runs_both_ways(said) else str
    return _PLACE.sub(lambda place: put(str(args[place.group(1)])), said)


def speak(language: str) -> None:
    """Say all further sentences in that language, and no longer as the system does."""
    _chosen.set(language)


def _of_the_system() -> str:
    """The first language the system prefers in which there are words, else the first of all."""
    there = (one for one in preferred() if (WORDS / one / "front.ftl").is_file())
    return next(there, FIRST)


def preferred() -> list[str]:
    """The languages the system prefers: those a terminal names, else those of the desktop."""
    speaks = next(filter(None, map(os.environ.get, SPEAKS)), "")
    if speaks in AS_WRITTEN:
        return [FIRST]
    locales = filter(None, (*os.environ.get(PREFERS, "").split(":"), speaks))
    return [re.split("[_.@]", locale)[0] for locale in locales] or _of_the_desktop()


def _of_the_desktop() -> list[str]:
    """What Windows and a double click on macOS set no variable for; nothing without pygame."""
    if not pygame_is_whole():
        return []
    import pygame

    return [locale["language"] for locale in pygame.system.get_pref_locales()]


@lru_cache
def _sentences(language: str) -> dict[str, str]:
    found = {}
    for name in ("errors.ftl", "front.ftl"):
        for line in (WORDS / language / name).read_text(encoding="utf-8").splitlines():
            match = _LINE.fullmatch(line)
            if match:
                found[match.group(1)] = match.group(2)
    return found


def take_any_letter() -> None:
    """What is typed is read, and what is said is written, whatever letters the terminal has."""
    codecs.register_error("nearest", _nearest)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "nearest")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _nearest(fault: UnicodeError) -> tuple[str, int]:
    """What is written for what there is not: a number without its minus would be another."""
    assert isinstance(fault, UnicodeEncodeError)
    missing = fault.object[fault.start : fault.end]
    return "".join("-" if letter == MINUS else "?" for letter in missing), fault.end


def say(text: str) -> None:
    """Say it at once to whoever reads what is said.

    Raises BrokenPipeError if nobody does any more, and `Trouble` if it cannot be written.
    """
    try:
        print(text, flush=True)
    except OSError as refused:
        # Else the rest would be tried once more when all is over.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(refused, BrokenPipeError):
            raise
        raise Trouble("error-unheard") from None


def tell(text: str) -> None:
    """Say it where the program was started from; a double click has no such place.

    Nor has a program whose terminal was closed.
    """
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr)


def check() -> None:
    """Raise `Trouble` if this Python or its packages cannot carry Kibitz."""
    if sys.version_info < OLDEST_PYTHON:
        raise Trouble(
            "error-old-python",
            needed=".".join(map(str, OLDEST_PYTHON)),
            found=".".join(map(str, sys.version_info[:3])),
        )
    missing = missing_packages()
    if missing:
        raise Trouble("error-missing-packages", packages=", ".join(missing), command=INSTALL)
    if not pygame_is_whole():
        raise Trouble("error-broken-pygame", remove=REMOVE_PYGAME, command=INSTALL)


def missing_packages() -> list[str]:
    """The packages that are needed and not there, by the names they are installed under."""
    return [package for package, module in MODULES.items() if not _is_there(module)]


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def pygame_is_whole() -> bool:
    """Whether `import pygame` gives pygame-ce.

    Classic pygame lives in the same folder: beside it, or after one of the two was
    removed, what is left may be the wrong one, or an empty shell.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except (ImportError, AttributeError):
        return False
    return bool(getattr(pygame, "IS_CE", False)) and hasattr(pygame, "init")
