"""The downloads for Windows, made from the built folder: an installer for whoever runs it, and a
zip to unpack anywhere; and the version that Windows shows of the program."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import zipfile
from pathlib import Path

import icons
import parts

SCRIPT = Path(__file__).parent / "windows" / "kibitz.nsi"
# Where its own installer puts it, which tells nobody.
MAKENSIS = r"C:\Program Files (x86)\NSIS\makensis.exe"
MACHINES = {"AMD64": "x64", "x86_64": "x64", "ARM64": "arm64"}
# The first time a zip can tell.
DOS = (1980, 1, 1, 0, 0, 0)


def version_file(room: Path) -> str:
    """What the program says about itself, as PyInstaller reads it; where that is."""
    numbers = (*map(int, parts.VERSION.split(".")), 0)
    texts = {
        "CompanyName": "The Kibitz authors",
        "FileDescription": "Kibitz",
        "FileVersion": parts.VERSION,
        "InternalName": "kibitz",
        "LegalCopyright": "Copyright (c) the Kibitz authors. MIT licence.",
        "OriginalFilename": "kibitz.exe",
        "ProductName": "Kibitz",
        "ProductVersion": parts.VERSION,
    }
    structs = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    # 0409 is English, 04B0 (1200) is Unicode.
    path = room / "version.txt"
    path.write_text(
        f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[StringFileInfo([StringTable("040904B0", [{structs}])]),
        VarFileInfo([VarStruct("Translation", [1033, 1200])])])
""",
        encoding="utf-8",
    )
    return str(path)


def machine() -> str:
    """What kind of computer the program is for."""
    return MACHINES.get(platform.machine(), platform.machine().lower())


def portable(folder: Path, downloads: Path) -> Path:
    """A zip of the folder that is the same every time."""
    target = downloads / f"kibitz-{parts.VERSION}-windows-{machine()}-portable.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"Kibitz/{path.relative_to(folder).as_posix()}", DOS)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
    return target


def installer(folder: Path, downloads: Path, room: Path) -> Path:
    """The installer, by NSIS."""
    target = downloads / f"kibitz-{parts.VERSION}-windows-{machine()}-setup.exe"
    removal = room / "removal.nsh"
    removal.write_text(_removal(folder), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    icon = icons.write(room, "win32")
    told = {
        "VERSION": parts.VERSION, "PAYLOAD": folder, "SIZE": size, "ICON": icon,
        "REMOVAL": removal, "OUTPUT": target,
    }  # fmt: skip
    subprocess.run(
        [shutil.which("makensis") or MAKENSIS, "-V2", "-WX", "-INPUTCHARSET", "UTF8",
         *(f"-D{name}={value}" for name, value in told.items()), str(SCRIPT)],
        check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(parts.epoch())},
    )  # fmt: skip
    return target


def _removal(folder: Path) -> str:
    """Deletes every file that came along, then the folders that are empty: nobody else's files."""
    found = sorted(folder.rglob("*"), reverse=True)
    lines = []
    for path in found:
        place = "$INSTDIR\\" + "\\".join(path.relative_to(folder).parts).replace("$", "$$")
        lines.append(f'  {"RMDir" if path.is_dir() else "Delete"} "{place}"\n')
    return f"!macro RemoveFiles\n{''.join(lines)}!macroend\n"


def make(folder: Path, downloads: Path, room: Path) -> None:
    """Both of them."""
    portable(folder, downloads)
    installer(folder, downloads, room)
