"""The download for macOS, made from the built program: a disk image; and what the program tells the
system about itself. Signed and shown to Apple where the variables of a developer are set:

    KIBITZ_SIGN_AS                              the name of a Developer ID in the keychain
    APPLE_ID, APPLE_TEAM_ID, APPLE_PASSWORD     who shows it to Apple

Without them it has a signature that names nobody, and the system asks before the first start.
"""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import parts

from scenes.startup.shortcut import FILE_TYPES
from scenes.words import Words

ID = "io.github.kibitz-table.Kibitz"
ENTITLEMENTS = str(Path(__file__).parent / "macos" / "entitlements.plist")
APPLE = ("APPLE_ID", "APPLE_TEAM_ID", "APPLE_PASSWORD")
# What the oldest of the wheels asks for.
OLDEST_SYSTEM = "11.0"


def sign_as() -> str | None:
    """Whose signature the program gets; None for one that names nobody."""
    return os.environ.get("KIBITZ_SIGN_AS") or None


def info() -> dict[str, Any]:
    """What stands in Info.plist beside what PyInstaller writes: version, and what it opens.

    macOS knows only the last part of a file's name: cards are offered to Kibitz among all .json.
    """
    words, match = Words(), f"{ID}.match"
    ending = next(ending for _, message, ending, _ in FILE_TYPES if message == "front-record")
    documents = [
        {"CFBundleTypeName": words("front-record"), "CFBundleTypeRole": "Editor",
         "LSHandlerRank": "Owner", "LSItemContentTypes": [match]},
        {"CFBundleTypeName": words("front-card"), "CFBundleTypeRole": "Viewer",
         "LSHandlerRank": "Alternate", "LSItemContentTypes": ["public.json"]},
    ]  # fmt: skip
    own_type = {
        "UTTypeIdentifier": match, "UTTypeDescription": words("front-record"),
        "UTTypeConformsTo": ["public.plain-text"],
        "UTTypeTagSpecification": {"public.filename-extension": [ending.removeprefix(".")]},
    }  # fmt: skip
    return {
        "CFBundleDisplayName": "Kibitz",
        "CFBundleShortVersionString": parts.VERSION,
        "CFBundleVersion": parts.VERSION,
        "CFBundleDocumentTypes": documents,
        "UTExportedTypeDeclarations": [own_type],
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Kibitz authors. MIT licence.",
    }


def make(folder: Path, downloads: Path, room: Path) -> None:
    """The disk image, signed and shown to Apple as far as somebody can."""
    program = folder.with_name("Kibitz.app")
    # Not a copy file by file: that would lose what the signature stands on.
    _run("ditto", str(program), str(room / program.name))
    _run("codesign", "--verify", "--deep", "--strict", str(room / program.name))
    (room / "Applications").symlink_to("/Applications")
    target = downloads / f"kibitz-{parts.VERSION}-macos-{platform.machine()}.dmg"
    _run("hdiutil", "create", "-volname", "Kibitz", "-srcfolder", str(room), "-format", "UDZO",
         "-ov", str(target))  # fmt: skip
    identity = sign_as()
    if identity is None:
        print("no Developer ID here: the signature names nobody, and Apple has not seen it")
        return
    _run("codesign", "--sign", identity, "--timestamp", str(target))
    if all(os.environ.get(name) for name in APPLE):
        who, team, password = (os.environ[name] for name in APPLE)
        _run("xcrun", "notarytool", "submit", str(target), "--apple-id", who, "--team-id", team,
             "--password", password, "--wait")  # fmt: skip
        _run("xcrun", "stapler", "staple", str(target))


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
