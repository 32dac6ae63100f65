"""Puts Kibitz into the menu of a Linux desktop, and its records into the care of Kibitz."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from xml.sax.saxutils import escape

import pygame
from platformdirs import user_data_path

from art.shelf import app_icon, icon_svg
from scenes.doorstep import Trouble, sentence
from scenes.storage.paths import write_whole
from scenes.words import Words

NAME = "kibitz"
# What a desktop opens with Kibitz: the type, the message that says what it is, the ending, and
# what the type is a kind of.
FILE_TYPES = (
    ("application/x-kibitz", "front-record", ".kibitz", "text/plain"),
    ("application/x-kibitz-card+json", "front-card", ".card.json", "application/json"),
)
# A program that unpacks this one and starts it says so here: it stays where it is.
STARTER_VARIABLE = "KIBITZ_STARTER"
ICONS = "icons/hicolor"
ICON_SIZES = (32, 48, 64, 128, 256)


def install() -> str:
    """Write entry, icons and file type into the user's own folder; what to tell the player.

    Raises `Trouble` on another system, and if the folder cannot be written to.
    """
    if sys.platform == "win32":
        raise Trouble("error-shortcut-windows", command=subprocess.list2cmdline(start_command()))
    if sys.platform == "darwin":
        raise Trouble("error-shortcut-mac", command="python .ci/build/build.py")
    # Not the folder for Kibitz's own files: the one in which desktops look for all programs.
    folder = user_data_path()
    try:
        for place, content in files(Words(), start_command()).items():
            write_whole(folder / place, content)
        # Desktops keep a list of the icons and look again only when this folder is newer.
        os.utime(folder / ICONS)
    except OSError as error:
        raise Trouble("error-shortcut-folder", folder=folder) from error
    _tell_desktop("update-mime-database", folder / "mime")
    _tell_desktop("update-desktop-database", folder / "applications")
    return sentence("front-shortcut-done", file=folder / entry_place(NAME))


def files(words: Words, command: list[str], name: str = NAME) -> dict[str, bytes]:
    """All that is written, by its place in a folder of shared files, and called `name`."""
    found = {
        entry_place(name): entry(words, command, name).encode(),
        f"mime/packages/{name}.xml": file_types(words, name).encode(),
        f"{ICONS}/scalable/apps/{name}.svg": icon_svg().encode(),
    }
    for size in ICON_SIZES:
        found[f"{ICONS}/{size}x{size}/apps/{name}.png"] = _png(size)
    return found


def entry_place(name: str) -> str:
    """Where the menu entry is."""
    return f"applications/{name}.desktop"


def start_command() -> list[str]:
    """What starts this very Kibitz from anywhere: the built program, or Python and its file."""
    if getattr(sys, "frozen", False):
        return [os.environ.get(STARTER_VARIABLE) or sys.executable]
    return [sys.executable, str(Path(__file__).parents[2] / "main.py")]


def entry(words: Words, command: list[str], name: str = NAME) -> str:
    """The desktop entry. It shows only as long as the program is where it was."""
    lines = {
        "Type": "Application",
        "Version": "1.1",
        "Name": words("app-title"),
        "Comment": words("front-about"),
        "Exec": " ".join([*map(quoted, command), "%f"]),
        "TryExec": command[0].replace("\\", "\\\\"),
        "Icon": name,
        "Terminal": "false",
        "Categories": "Game;CardGame;",
        "MimeType": "".join(f"{mime};" for mime, *_ in FILE_TYPES),
        # What the window calls itself, so that a desktop knows it for this program's.
        "StartupWMClass": NAME,
    }
    return "[Desktop Entry]\n" + "".join(f"{key}={text}\n" for key, text in lines.items())


def quoted(argument: str) -> str:
    """An argument as it stands in `Exec`: quoted, then escaped as any text of an entry."""
    for special in '\\"`$':
        argument = argument.replace(special, f"\\{special}")
    return f'"{argument}"'.replace("\\", "\\\\").replace("%", "%%")


def file_types(words: Words, name: str = NAME) -> str:
    """What records and cards are, for the list of file types the desktops share."""
    types = "".join(
        f"""  <mime-type type="{mime}">
    <comment>{escape(words(message))}</comment>
    <sub-class-of type="{kind}"/>
    <icon name="{name}"/>
    <glob pattern="*{ending}"/>
  </mime-type>
"""
        for mime, message, ending, kind in FILE_TYPES
    )
    space = "http://www.freedesktop.org/standards/shared-mime-info"
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<mime-info xmlns="{space}">\n'
    return f"{head}{types}</mime-info>\n"


def _png(size: int) -> bytes:
    file = BytesIO()
    pygame.image.save(app_icon(size), file, "icon.png")
    return file.getvalue()


def _tell_desktop(tool: str, folder: Path) -> None:
    """Let the desktop read a folder again; one without the tool does so by itself."""
    program = shutil.which(tool)
    # The built program has libraries of its own, which are not for others.
    env = {key: text for key, text in os.environ.items() if key != "LD_LIBRARY_PATH"}
    if program:
        subprocess.run([program, str(folder)], env=env, capture_output=True, check=False)
