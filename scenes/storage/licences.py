"""Under which terms everything in Kibitz may be used: from the built program's own folder, or
from what is installed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, PackagePath, distribution
from pathlib import Path

from scenes.doorstep import MODULES

ROOT = Path(__file__).parents[2]
# The built program brings all of them along in this folder.
FOLDER = ROOT / "licences"
OWN = "Kibitz"
FILE_NAME = re.compile(r"(LICEN[CS]E|LGPL|COPYING|NOTICE|AUTHORS)\b", re.IGNORECASE)
CODE = (".py", ".pyc")


@dataclass(frozen=True, slots=True)
class Licence:
    """One text: what it is for, and what it says."""

    name: str
    text: str


def licences() -> list[Licence]:
    """That of Kibitz first, then all others by name."""
    found = list(_in(FOLDER) if FOLDER.is_dir() else _installed())
    return sorted(found, key=lambda one: (one.name != OWN, one.name.casefold()))


def _in(folder: Path) -> Iterator[Licence]:
    for path in folder.glob("*.txt"):
        yield Licence(path.stem, path.read_text(encoding="utf-8"))


def _installed() -> Iterator[Licence]:
    own = ROOT / "LICENSE"
    yield Licence(OWN, own.read_text(encoding="utf-8") if own.is_file() else of_package("kibitz"))
    for name in needed(MODULES):
        yield Licence(name, of_package(name))


@cache
def of_package(name: str) -> str:
    """What a package says in its metadata and brings along: at least its name and version."""
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:
        return name
    named = [about[field] for field in ("License-Expression", "License") if field in about]
    said = next((text for text in named if text), "")
    head = f"{name} {about['Version']}: {said.splitlines()[0]}" if said else name
    return "\n\n".join([head, *(f"{file}\n\n{text}" for file, text in texts(name).items())])


def texts(name: str) -> dict[str, str]:
    """The licence texts among the files of a package, `NotoSans-LICENSE.txt` too, each once."""
    found: dict[str, str] = {}
    for file in distribution(name).files or ():
        if _is_licence(file):
            text = Path(str(file.locate())).read_text(encoding="utf-8")
            if text not in found.values():
                found[str(file)] = text
    return found


def _is_licence(file: PackagePath) -> bool:
    return file.suffix not in CODE and FILE_NAME.search(file.name) is not None


def needed(packages: Iterable[str]) -> list[str]:
    """These packages and all that they ask for in turn, by the names they are installed under."""
    found: set[str] = set()
    asked = list(packages)
    while asked:
        name = re.split(r"[^\w.-]", asked.pop())[0]
        if name not in found:
            found.add(name)
            asked += [line for line in _asked_by(name) if ";" not in line]
    return sorted(found)


def _asked_by(name: str) -> list[str]:
    try:
        return distribution(name).requires or []
    except PackageNotFoundError:
        return []
