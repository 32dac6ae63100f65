"""The licence of everything that is really inside the built program, each text in `licences/`.

Packages bring their licences in their metadata; those of libraries inside them are told in
`notices.toml`. A package or library for which none is found stops the build.
"""

from __future__ import annotations

import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePath

import parts

from scenes.storage.licences import FOLDER, OWN, Licence, of_package, texts

NOTICES = tomllib.loads(Path(__file__).with_name("notices.toml").read_text(encoding="utf-8"))
# Licences that packages name but do not bring along, with a package that does, and where.
WHOLE = {
    "lgpl-2.1": ("pygame-ce", "LGPL.txt"),
    "apache-2.0": ("packaging", "LICENSE.APACHE"),
}
# Packages whose own files hold no licence text, and the one they name in their metadata.
NAMED_ONLY = {"fluent.runtime": "apache-2.0", "fluent.syntax": "apache-2.0", "fontpkg": "mit"}
# Parts of libraries that Python or a package compiled for itself: they go with it.
OWN_MODULES = (".pyd", f".{sysconfig.get_config_var('SOABI')}.so", ".abi3.so")
SHARED = (".so", ".dll", ".dylib")


class Missing(Exception):
    """Something is built in whose licence is not known."""


def of_packages() -> Iterator[Licence]:
    """Those of Kibitz, Python, PyInstaller's loader and every package that goes along."""
    yield Licence(OWN, (parts.ROOT / "LICENSE").read_text(encoding="utf-8"))
    yield Licence("Python", _of_python())
    yield Licence("PyInstaller", _whole_of_package("pyinstaller"))
    for name in parts.needed_packages():
        yield Licence(name, _whole_of_package(name))
    yield from map(_told, NOTICES["within"])


def _of_python() -> str:
    """Where it lies differs by system."""
    roots = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for path in (root / "LICENSE.txt" for root in roots):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    import _sitebuiltins

    # The same text as `license()` prints it.
    setup = [str(root) for root in roots]
    printer = _sitebuiltins._Printer("license", "", ["LICENSE.txt", "LICENSE"], setup)
    printer._Printer__setup()
    text = "\n".join(printer._Printer__lines)
    if len(text) < 1000:
        raise Missing("the licence of Python is not found on this machine")
    return text


def _whole_of_package(name: str) -> str:
    """All that a package says. Raises `Missing` if it brings no licence and none is known."""
    if texts(name):
        return of_package(name)
    if name not in NAMED_ONLY:
        raise Missing(f"{name} brings no licence: name it in licences.py")
    return f"{of_package(name)}\n\n{whole(NAMED_ONLY[name])}"


def whole(licence: str) -> str:
    """The whole text of a licence that is named."""
    if licence in NOTICES["texts"]:
        return str(NOTICES["texts"][licence]).strip() + "\n"
    package, file_name = WHOLE[licence]
    for file in distribution(package).files or ():
        if file.name == file_name:
            return file.locate().read_text(encoding="utf-8")
    raise Missing(f"{package} does not bring {file_name} any more")


def of_libraries(files: Iterable[str]) -> Iterator[Licence]:
    """Those of the shared libraries among the files that are built in."""
    named = {library["name"]: library for library in map(library_of, shared(files))}
    yield from map(_told, named.values())


def _told(library: dict[str, str]) -> Licence:
    """What `notices.toml` says of a library, with the whole licence it names."""
    name = library["name"]
    body = whole(library["text"]) if "text" in library else ""
    return Licence(name, f"{name}\n\n{library['notice'].strip()}\n\n{body}")


def shared(files: Iterable[str]) -> list[str]:
    """The names of the shared libraries that are no modules of Python or of a package."""
    names = sorted({PurePath(file).name for file in files})
    return [
        name
        for name in names
        if any(ending in name for ending in SHARED) and not name.endswith(OWN_MODULES)
        and not name.lower().startswith(("libpython", "python3"))
    ]  # fmt: skip


def library_of(name: str) -> dict[str, str]:
    """What `notices.toml` says about a library. Raises `Missing` if it says nothing."""
    for library in NOTICES["library"]:
        if name.lower().startswith(tuple(start.lower() for start in library["files"])):
            return dict(library)
    raise Missing(f"{name} is built in, but notices.toml does not know it")


def write(folder: Path, files: Iterable[str]) -> list[tuple[str, str, str]]:
    """Write a text for all that is built in, as entries for what PyInstaller takes along."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    entries = []
    for licence in [*of_packages(), *of_libraries(files)]:
        path = folder / f"{licence.name}.txt"
        path.write_text(licence.text, encoding="utf-8", newline="\n")
        entries.append((f"{FOLDER.name}/{path.name}", str(path), "DATA"))
    return entries
