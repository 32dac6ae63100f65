"""Makes the downloads for the system it runs on from the folder that build.py made.

    python .ci/build/pack.py

lays them into dist/downloads, sees that none is too large and that the one file for Linux starts.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from build import DIST, FOLDER, MIB, MOST_MIB, screen, start

DOWNLOADS = DIST / "downloads"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def main() -> int:
    """Pack and look; the exit code is 0 if all is well."""
    shutil.rmtree(DOWNLOADS, ignore_errors=True)
    DOWNLOADS.mkdir(parents=True)
    system = import_module(SYSTEMS[sys.platform])
    with tempfile.TemporaryDirectory() as room:
        system.make(FOLDER, DOWNLOADS, Path(room))
    faults = [fault for path in DOWNLOADS.glob("*.run") for fault in first_start(path)]
    for path in sorted(DOWNLOADS.iterdir()):
        size = path.stat().st_size / MIB
        print(f"{path.name}: {size:.1f} MiB")
        if size > MOST_MIB:
            faults.append(f"{path.name} is more than {MOST_MIB} MiB")
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return bool(faults)


def first_start(path: Path) -> list[str]:
    """Start a file by a double click's way, twice: the second time it is unpacked already."""
    with screen() as variables, tempfile.TemporaryDirectory() as room:
        variables |= {"HOME": room, "PATH": os.environ["PATH"], "SDL_AUDIODRIVER": "dummy"}
        return [
            fault for _ in range(2) for fault in start(path, ["--first-frame"], variables, room)
        ]


if __name__ == "__main__":
    sys.exit(main())
