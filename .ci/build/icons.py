"""The sign of the house as the icon file of a program: .ico for Windows, .icns for macOS."""

from __future__ import annotations

import os
import struct
import sys
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from art.shelf import app_icon

# The types of the pictures in an .icns file, by their size (px).
APPLE = {128: b"ic07", 256: b"ic08", 512: b"ic09"}
WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def write(folder: Path, platform: str) -> str | None:
    """Write the icon file for a platform and say where it is; Linux has none in its programs."""
    files = {"win32": ("kibitz.ico", ico), "darwin": ("kibitz.icns", icns)}
    if platform not in files:
        return None
    name, make = files[platform]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(make())
    return str(folder / name)


def png(size: int) -> bytes:
    """The icon as a PNG, `size` px wide."""
    file = BytesIO()
    pygame.image.save(app_icon(size), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """All sizes in one file: a head, an entry for each, the pictures. A size of 0 means 256."""
    pictures = [(size, png(size)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(picture for _, picture in pictures)


def icns() -> bytes:
    """All sizes in one file, each with its type and length."""
    body = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture
        for kind, picture in ((kind, png(size)) for size, kind in APPLE.items())
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body
