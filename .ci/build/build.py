"""Builds Kibitz as a program that needs no Python, and sees that it starts.

    python -m pip install -e ".[test,build]" && python .ci/build/build.py

makes the folder dist/kibitz, which may be moved anywhere as a whole. With --twice it is made twice,
from nothing, and must be the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import licences
import parts

from tests.xvfb import XVFB, xvfb

DIST, WORK = parts.ROOT / "dist", parts.ROOT / "build"
FOLDER = DIST / "kibitz"
PROGRAM = FOLDER / ("kibitz.exe" if sys.platform == "win32" else "kibitz")
MIB = 1 << 20
MOST_MIB = 75
LONGEST_S = 120
STARTS = 3


def main() -> int:
    """Build and check; the exit code is 0 if all is well."""
    faults = build_twice() if "--twice" in sys.argv else build()
    faults += [*check_files(), *check_licences(), *check_size()]
    with screen() as variables, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as room:
        variables |= {"KIBITZ_HOME": str(Path(room) / "home"), "SDL_AUDIODRIVER": "dummy"}
        faults += start(PROGRAM, ["--selfcheck"], variables, room)
        for _ in range(STARTS):
            faults += start(PROGRAM, ["--first-frame"], variables, room)
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return bool(faults)


def build_twice() -> list[str]:
    """Make the folder twice; the files that are not the same."""
    found = []
    for _ in range(2):
        shutil.rmtree(WORK, ignore_errors=True)
        shutil.rmtree(FOLDER, ignore_errors=True)
        build()
        found.append({
            path.relative_to(FOLDER): sha256(path.read_bytes()).hexdigest()
            for path in FOLDER.rglob("*")
            if path.is_file()
        })  # fmt: skip
    one, other = found
    print(f"built twice: {len(one)} and {len(other)} files")
    return [
        f"{path} is not the same in two builds"
        for path in sorted(one.keys() | other.keys())
        if one.get(path) != other.get(path)
    ]


def build() -> list[str]:
    """Let PyInstaller make the folder; there is nothing to say against it."""
    spec = Path(__file__).with_name("kibitz.spec")
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", str(WORK), "--distpath", str(DIST), str(spec),
    ]  # fmt: skip
    began = time.monotonic()
    # Two builds of one commit are the same: sets come in one order, and all has one time.
    same = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(parts.epoch())}
    subprocess.run(command, cwd=parts.ROOT, env={**os.environ, **same}, check=True)
    print(f"built in {time.monotonic() - began:.0f} s: {FOLDER}")
    return []


def check_files() -> Iterator[str]:
    """Words, sounds, rulebooks and typefaces that are not there."""
    inside = FOLDER / "_internal"
    for path, folder in parts.data() + parts.typefaces():
        if not (inside / folder / Path(path).name).is_file():
            yield f"{folder}/{Path(path).name} is missing"


def check_licences() -> Iterator[str]:
    """Shared libraries in the folder whose licence is not there."""
    inside = FOLDER / "_internal"
    there = {path.stem for path in (inside / licences.FOLDER.name).glob("*.txt")}
    print(f"{len(there)} licences: {', '.join(sorted(there))}")
    needed = {one.name for one in licences.of_libraries(path.name for path in inside.rglob("*"))}
    for name in sorted(needed - there):
        yield f"the licence of {name} is missing"


def check_size() -> Iterator[str]:
    """Whether the folder has grown too large."""
    size = sum(path.stat().st_size for path in FOLDER.rglob("*") if not path.is_symlink()) / MIB
    print(f"size: {size:.1f} MiB of {MOST_MIB}")
    if size > MOST_MIB:
        yield f"{size:.1f} MiB is more than {MOST_MIB}"


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """What the program must be told to find a screen: a virtual one, or none at all."""
    bare = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP", "LANG") if key in os.environ}
    if XVFB is None:
        if sys.platform == "linux" and os.environ.get("CI") == "true":
            raise SystemExit("no Xvfb here: on CI the program must open a real window")
        yield {**bare, "SDL_VIDEODRIVER": "dummy"}
        return
    with xvfb() as display:
        yield {**bare, "DISPLAY": display}


def start(program: Path, arguments: list[str], variables: dict[str, str], room: str) -> list[str]:
    """Start a program where no Python and no source is in reach; what was wrong."""
    began = time.monotonic()
    done = subprocess.run(
        [str(program), *arguments], cwd=room, env=variables, capture_output=True,
        encoding="utf-8", timeout=LONGEST_S, check=False,
    )  # fmt: skip
    said = (done.stdout + done.stderr).strip()
    print(f"{program.name} {' '.join(arguments)}: {time.monotonic() - began:.2f} s  {said}")
    if done.returncode or done.stderr:
        return [f"{' '.join(arguments)} ended with {done.returncode}"]
    return []


if __name__ == "__main__":
    sys.exit(main())
