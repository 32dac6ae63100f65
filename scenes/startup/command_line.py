"""What the command line asks for. Needs the standard library only, like the doorstep."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from scenes.doorstep import LARGEST_WINDOW, SMALLEST_WINDOW, Trouble, say, sentence


def program() -> str:
    """What one types to start Kibitz: its own name where it is built or installed."""
    installed = Path(sys.argv[0]).stem == "kibitz"
    return "kibitz" if installed or getattr(sys, "frozen", False) else "python main.py"


def help_command() -> str:
    """What one types to be told all that can be typed."""
    return f"{program()} --help"


@dataclass(frozen=True)
class CommandLine:
    """What the command line asks for; None and "" where it is silent."""

    record: str = ""
    game: str = ""
    seats: str = ""
    seed: int | None = None
    size: tuple[int, int] | None = None
    full_screen: bool | None = None
    selfcheck: bool = False
    first_frame: bool = False
    shortcut: bool = False
    terminal: bool = False

    @property
    def table(self) -> bool:
        """Whether a table is to be opened at once."""
        return bool(self.game or self.seats) or self.seed is not None


class _Parser(argparse.ArgumentParser):
    """An argument parser whose only complaint is our own sentence."""

    given: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        raise Trouble("error-command-line", what=" ".join(self.given), command=help_command())

    def print_help(self, file: object = None) -> None:
        say(self.format_help().rstrip())


def read(argv: Sequence[str]) -> CommandLine:
    """What the arguments ask for. Raises `Trouble` for what cannot be understood."""
    file = sentence("front-file-name")
    usage = sentence("front-usage", program=program(), file=file)
    about = "{}\n\n{}".format(sentence("front-about"), usage)
    parser = _Parser(
        usage=argparse.SUPPRESS,
        description=about,
        add_help=False,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.given = argv
    add = parser.add_argument_group(sentence("front-options")).add_argument
    add("record", metavar=file, nargs="?", default="", help=sentence("front-file"))
    add("--game", metavar="ID", default="", help=sentence("front-game"))
    add("--seats", metavar="SPEC", default="", help=sentence("front-seats"))
    add("--seed", metavar="N", type=int, help=sentence("front-seed"))
    add("--size", metavar="WxH", type=_size, help=sentence("front-size"))
    add("--windowed", dest="full_screen", action="store_false", help=sentence("front-windowed"))
    add("--fullscreen", dest="full_screen", action="store_true", help=sentence("front-full-screen"))
    add("--terminal", action="store_true", help=sentence("front-terminal"))
    add("--selfcheck", action="store_true", help=sentence("front-selfcheck"))
    add("--first-frame", action="store_true", help=sentence("front-first-frame"))
    add("--install-shortcut", dest="shortcut", action="store_true", help=sentence("front-shortcut"))
    add("-h", "--help", action="help", help=sentence("front-help"))
    parser.set_defaults(full_screen=None)
    asked = CommandLine(**vars(parser.parse_args(argv)))
    if asked.terminal and asked.record:
        parser.error("a file is opened in the window")
    return asked


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(match.group(1)), int(match.group(2))) if match else (0, 0)
    ranges = zip(size, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
    if not all(least <= length <= most for length, least, most in ranges):
        smallest = "{}x{}".format(*SMALLEST_WINDOW)
        raise Trouble("error-bad-size", what=text, smallest=smallest)
    return size
