"""Tries the package out where nobody ever worked: a Debian as fresh as debootstrap makes it.

    sudo python .ci/build/trial.py dist/downloads/kibitz_0.1.0_amd64.deb [DEBIAN]

installs it, opens it by its menu entry, plays a match with keys pressed from outside, removes it
and sees that nothing is left. DEBIAN is a folder with such a Debian, which then is only copied.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.xvfb import xvfb

SUITE = "bookworm"
# Nobody waits for cards to fly.
SETTINGS = 'motion = "off"\nhints = false\n'
# A person against a bot, at a game that ends whatever one plays.
TABLE = ("--game", "jetriko", "--seats", "person,bot:easy", "--seed", "1")
AROUND = {
    "PATH": "/usr/games:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/trial", "LANG": "C.UTF-8",
    "KIBITZ_HOME": "/trial/kibitz", "SDL_AUDIODRIVER": "dummy", "DEBIAN_FRONTEND": "noninteractive",
}  # fmt: skip
# X numbers the keys of a PC eight above the kernel: Enter, space, arrows and Tab.
KEYS = (36, 36, 65, 113, 114, 111, 116, 23)
PRESSES_A_SECOND, LONGEST_S = 30, 240
OF_THE_SYSTEM = re.compile(r"^(var/(log|cache|lib/(dpkg|apt))|etc/ld\.so\.cache|tmp|trial|proc)")


def main(package: Path, debian: Path | None) -> int:
    """Try it; the exit code is 0 if all is well."""
    with tempfile.TemporaryDirectory() as room:
        root = Path(room) / "debian"
        with step("a fresh Debian"):
            fresh(root, debian)
        inside("apt-get", "update", "-qq", root=root)
        # What the package needs comes first, so that all that is gone after it was its own.
        with step("what it needs"):
            shutil.copy(package, root / "trial/kibitz.deb")
            needed = inside("dpkg-deb", "-f", "/trial/kibitz.deb", "Depends", root=root)
            names = [re.split(r"[ (]", one.strip())[0] for one in needed.split(",")]
            inside("apt-get", "install", "-qq", "-y", "--no-install-recommends", *names, root=root)
        before = files(root)
        with step("installed"):
            inside("dpkg", "-i", "/trial/kibitz.deb", root=root)
        with mounted(root), xvfb() as display:
            with step("opened by its menu entry"):
                inside(*entry(root), "--first-frame", root=root, display=display)
            with step("a match played"):
                play(root, display)
            with step("the match opened by a double click"):
                match = next((root / "trial/kibitz/matches").rglob("*.kibitz")).relative_to(root)
                inside(*entry(root), "--first-frame", f"/{match}", root=root, display=display)
        with step("removed"):
            inside("dpkg", "--purge", "kibitz", root=root)
        left = sorted(files(root) - before)
        print(f"left: {left or 'nothing'}")
        return bool(left)


def fresh(root: Path, debian: Path | None) -> None:
    """A Debian nobody has worked in."""
    if debian is None:
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(root)], check=True,
                       stdout=subprocess.DEVNULL)  # fmt: skip
    else:
        subprocess.run(["cp", "-a", str(debian), str(root)], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "trial").mkdir()


def inside(*command: str, root: Path, display: str = "") -> str:
    """Run something in there; what it says."""
    done = subprocess.run(
        ["chroot", str(root), *command], env={**AROUND, "DISPLAY": display}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


def files(root: Path) -> set[str]:
    """All files in there but those that the system itself writes."""
    found = {str(path.relative_to(root)) for path in root.rglob("*")}
    return {place for place in found if not OF_THE_SYSTEM.match(place)}


def entry(root: Path) -> list[str]:
    """What a desktop starts."""
    (path,) = (root / "usr/share/applications").glob("*Kibitz.desktop")
    (line,) = re.findall(r"^Exec=(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return [part.strip('"') for part in line.split() if part != "%f"]


def play(root: Path, display: str) -> None:
    """Press keys at random until the match is over: what cannot be done is refused."""
    home = root / "trial/kibitz"
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    x, xtest = import_module("Xlib.X"), import_module("Xlib.ext.xtest")
    env = {**AROUND, "DISPLAY": display}
    chance, end = random.Random(1), time.monotonic() + LONGEST_S
    with subprocess.Popen(["chroot", str(root), "kibitz", *TABLE], env=env) as program:
        screen = import_module("Xlib.display").Display(display)
        while not (home / "statistics.jsonl").exists():
            if program.poll() is not None or time.monotonic() > end:
                program.kill()
                raise SystemExit("the match did not come to its end")
            code = chance.choice(KEYS)
            for kind in (x.KeyPress, x.KeyRelease):
                xtest.fake_input(screen, kind, code)
            screen.sync()
            time.sleep(1 / PRESSES_A_SECOND)
        screen.close()
        program.terminate()
    if program.returncode:
        raise SystemExit(f"it ended with {program.returncode}")


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """With /proc, where a program finds itself."""
    subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", str(root / "proc")], check=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Say how long something took, and how much of the machine."""
    began, before = time.monotonic(), os.times()
    yield
    after = os.times()
    machine = sum(after[:4]) - sum(before[:4])
    print(f"{name}: {time.monotonic() - began:.1f} s, {machine:.1f} s of the machine", flush=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None))
