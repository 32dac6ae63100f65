"""Files as they come in: nothing looks into one before it is known to be small, shallow and plain.

A parser that is handed a thousand brackets gives up in the middle of the program, and a number
of a thousand figures cannot even be said. So every kind of file has its limits, far above
anything Kibitz writes, and one that goes beyond is refused with a sentence.
"""

from __future__ import annotations

import errno
import re
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from game.rules import Args

# The largest number in any file is a seed of 64 bits, which has twenty digits.
MOST_DIGITS = 40
KILOBYTE = 1000

# Strings and comments of the two forms; what is never closed goes on to the end.
_JSON = re.compile(rb'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
_TOML = re.compile(
    rb'"""(?:[^"\\]++|\\.?|"(?!""))*+(?:""")?'
    rb"|'''(?:[^']++|'(?!''))*+(?:''')?"
    rb'|"(?:[^"\\\n]++|\\.?)*+"?'
    rb"|'[^'\n]*+'?"
    rb"|\#[^\n]*+",
    re.DOTALL,
)
_LONG_NUMBER = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
# TOML has numbers of sixteen figures as well, with lines between; its names may begin with one.
_LONG_TOML_NUMBER = re.compile(rb"[=,\[]\s*+[+-]?[0-9][0-9A-Za-z_]{%d}" % MOST_DIGITS)
_AS_SQUARE = bytes.maketrans(b"{}", b"[]")
_NO_BRACKET = bytes(set(range(256)) - set(b"[]{}"))


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a file of some kind may be (bytes), how long a line of it, how deep it may go.

    A line of TOML goes as deep as its names have parts.
    """

    size: int
    line: int
    depth: int
    toml: bool = False


class TooMuch(ValueError):
    """A file beyond its limits: the key of the sentence that says how, and what to say in it."""

    def __init__(self, code: str, *args: tuple[str, str | int]) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.about: Args = args


def read(path: Path, limits: Limits) -> bytes:
    """What is in a file. Raises `TooMuch`, and OSError if it cannot be read."""
    data = read_unchecked(path, limits)
    check(data, limits)
    return data


def read_unchecked(path: Path, limits: Limits) -> bytes:
    """The same for a file whose lines are checked one by one: only its size is looked at."""
    # Something that is no file, such as a pipe, would be waited for without end.
    if not S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a file", str(path))
    with path.open("rb") as file:
        data = file.read(limits.size + 1)
    _check_size(data, limits)
    return data


def _check_size(data: bytes, limits: Limits) -> None:
    if len(data) > limits.size:
        raise TooMuch("error-file-large", ("most", limits.size // KILOBYTE))


def check(data: bytes, limits: Limits) -> None:
    """Raise `TooMuch` if there is more in a file than its kind may have."""
    _check_size(data, limits)
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > limits.line:
            raise TooMuch("error-file-long", ("line", number), ("most", limits.line))
    long_number = _LONG_TOML_NUMBER if limits.toml else _LONG_NUMBER
    # Most files need no closer look, and strings are what takes long.
    if limits.toml or _brackets(data) > limits.depth or long_number.search(data):
        bare = (_TOML if limits.toml else _JSON).sub(_line_ends, data)
        _check_depth(bare, limits)
        found = long_number.search(bare)
        if found:
            line_number = bare.count(b"\n", 0, found.end()) + 1
            raise TooMuch("error-file-number", ("line", line_number), ("most", MOST_DIGITS))


def _line_ends(quoted: re.Match[bytes]) -> bytes:
    return b"\n" * quoted.group().count(b"\n")


def _brackets(data: bytes) -> int:
    return data.count(b"[") + data.count(b"{")


def _check_depth(bare: bytes, limits: Limits) -> None:
    """Raise `TooMuch` for brackets in brackets, or a name of too many parts, outside of strings."""
    if _is_deep(bare, limits.depth):
        raise TooMuch("error-file-deep", ("line", _deep_line(bare, limits.depth)))
    if limits.toml:
        for number, line in enumerate(bare.split(b"\n"), 1):
            parts = re.split(rb"[,={]", line) if line.count(b".") > limits.depth else ()
            if any(part.count(b".") > limits.depth for part in parts):
                raise TooMuch("error-file-deep", ("line", number))


def _is_deep(bare: bytes, most: int) -> bool:
    """Whether brackets stand deeper than that: each round takes the innermost pairs away."""
    brackets = bare.translate(_AS_SQUARE, _NO_BRACKET)
    for _ in range(most):
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > most


def _deep_line(bare: bytes, most: int) -> int:
    """The line in which brackets first stand too deep, or else the last one."""
    deep = number = 0
    for number, line in enumerate(bare.split(b"\n"), 1):
        for letter in line:
            deep = max(0, deep + (letter in b"[{") - (letter in b"]}"))
            if deep > most:
                return number
    return number
