"""What goes into the built program, found in the folders; and what of its libraries stays out."""

from __future__ import annotations

import importlib.resources
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path, PurePath

sys.path.insert(0, str(Path(__file__).parents[2]))

from scenes.storage.licences import ROOT, needed

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

VERSION: str = PROJECT["project"]["version"]

ROOMS = ("game", "scenes", "art", "sounds")
# Where modules are looked up by the id of a game, so that no import statement names them.
BY_ID = ("game", "scenes.controllers", "art.faces")
# What Fluent needs to know of numbers and dates, in the languages a player may read.
LOCALES = ("root", "en", "de", "fr", "it", "es", "nl", "he")

# Imported by libraries for what Kibitz never asks of them.
UNUSED_MODULES = (
    "numpy", "PIL", "tkinter", "setuptools", "pkg_resources", "unittest", "pydoc", "pdb",
    "lib2to3", "sqlite3", "ssl", "_ssl", "_hashlib", "readline", "curses", "OpenGL",
    "pygame.examples", "pygame.tests", "pygame.docs", "pygame.midi", "pygame.camera",
    "dask", "distributed", "joblib", "psutil", "yaml",
)  # fmt: skip

# Of the data of libraries: the languages and typefaces no scene shows.
UNUSED_DATA = re.compile(
    r"""
      babel/locale-data/(?!LICENSE)(?!(LOCALES)\.dat$)
    | pytz/zoneinfo/
    | pygame/freesansbold\.ttf$
    | pygame_gui/data/NotoSans(Arabic|Georgian|JP|KR|SC)
    | pygame_gui/data/translations/pygame-gui\.(?!en\.)
    | \.pyi?$
    """.replace("LOCALES", "|".join(LOCALES)),
    re.VERBOSE,
)


def hidden_imports() -> list[str]:
    """The modules that are found by the id of a game, and all that lie in their folders."""
    found = []
    for package in BY_ID:
        for path in sorted(ROOT.joinpath(*package.split(".")).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in found if name not in BY_ID]


def data() -> list[tuple[str, str]]:
    """Words, sounds and rulebooks: every file that an installation has too, and its folder."""
    endings = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*"))
        if any(path.match(ending) for ending in endings)
    ]


def typefaces() -> list[tuple[str, str]]:
    """The files of the packages that hold the typefaces, licences too, and their folders."""
    return [
        (str(path), path.parent.relative_to(package.parent).as_posix())
        for package in map(_folder_of, font_packages())
        for path in sorted(package.rglob("*"))
        if path.is_file() and not path.suffix.startswith(".py")
    ]


def font_packages() -> list[str]:
    """The packages that hold the typefaces, by the names they are imported under."""
    names = [re.split(r"[<>=]", needed)[0] for needed in PROJECT["project"]["dependencies"]]
    return [name.replace("-", "_") for name in names if name.startswith("fontpkg-")]


def _folder_of(package: str) -> Path:
    return Path(str(importlib.resources.files(package)))


def needed_packages() -> list[str]:
    """Every package that goes along, by the name it is installed under."""
    return needed([line for line in PROJECT["project"]["dependencies"] if ";" not in line])


def is_used(place: str) -> bool:
    """Whether a file of a library, named by its place in the program, is needed."""
    return UNUSED_DATA.search(PurePath(place).as_posix()) is None


def epoch() -> int:
    """The time that stands for all files of a build, in seconds: that of the commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    found = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(found.stdout.strip() or 0)
