"""Makes the downloads for the system it runs on from the folder that build.py made.

    python .ci/build/pack.py

lays them into dist/downloads and sees that none is too large.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from build import DIST, FOLDER, MIB, MOST_MIB

DOWNLOADS = DIST / "downloads"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def main() -> int:
    """Pack and look; the exit code is 0 if all is well."""
    shutil.rmtree(DOWNLOADS, ignore_errors=True)
    DOWNLOADS.mkdir(parents=True)
    system = import_module(SYSTEMS[sys.platform])
    with tempfile.TemporaryDirectory() as room:
        system.make(FOLDER, DOWNLOADS, Path(room))
    faults = 0
    for path in sorted(DOWNLOADS.iterdir()):
        size = path.stat().st_size / MIB
        print(f"{path.name}: {size:.1f} MiB")
        if size > MOST_MIB:
            print(f"FAULT: {path.name} is more than {MOST_MIB} MiB", file=sys.stderr)
            faults += 1
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
