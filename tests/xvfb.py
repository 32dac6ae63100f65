"""A screen of our own for tests with a real window, and keys pressed from outside."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import mkstemp

XVFB = shutil.which("Xvfb")

# X numbers the keys of a PC eight above the kernel; what is below is a button of the mouse.
FIRST_KEYCODE = 8
KEYCODES = {"mouse": 1, "a": 38, "f": 41, "j": 44, "l": 46, "space": 65, "f11": 95}


@contextmanager
def xvfb(size: str = "1280x800") -> Iterator[str]:
    """A virtual screen; gives its DISPLAY. It stands for hardware and waits for nobody."""
    read, write = os.pipe()
    command = [
        str(XVFB),
        "-displayfd",
        str(write),
        "-screen",
        "0",
        f"{size}x24",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(
        command, pass_fds=[write], stderr=subprocess.DEVNULL, text=True
    ) as server:
        os.close(write)
        first_of_all(server)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        try:
            yield display
        finally:
            server.terminate()


def first_of_all(process: subprocess.Popen[str]) -> None:
    """Let a process go before all others, where that is allowed (Linux, for root)."""
    with suppress(PermissionError, AttributeError):
        os.sched_setscheduler(process.pid, os.SCHED_FIFO, os.sched_param(1))


@dataclass(frozen=True)
class Stroke:
    """A key, or the mouse's button, goes down or up `after_us` after the stroke before it."""

    key: str
    down: bool
    after_us: int


@dataclass(frozen=True)
class Injected:
    """A stroke, and when it was sent to the screen and surely there, on the monotonic clock."""

    key: str
    down: bool
    t_ns: int
    there_ns: int


class Injector:
    """A process of its own that presses keys with XTEST."""

    def __init__(self, display: str, strokes: Sequence[Stroke]) -> None:
        plan = json.dumps([(KEYCODES[s.key], s.down, s.after_us) for s in strokes])
        self._strokes = strokes
        # A file, for a pipe holds 64 KiB, and nobody reads it while the strokes are sent.
        told, self._told = mkstemp()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.xvfb"],
            env={**os.environ, "DISPLAY": display},
            stdin=subprocess.PIPE,
            stdout=told,
            text=True,
        )
        os.close(told)
        first_of_all(self._process)
        assert self._process.stdin is not None
        self._process.stdin.write(plan)
        self._process.stdin.close()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def stamps(self) -> list[Injected]:
        """What was sent, and when; waits for the last stroke."""
        self._process.wait()
        stamps = json.loads(Path(self._told).read_text())
        Path(self._told).unlink()
        return [
            Injected(stroke.key, stroke.down, t_ns, there_ns)
            for stroke, (t_ns, there_ns) in zip(self._strokes, stamps, strict=True)
        ]


def inject(plan: list[tuple[int, bool, int]]) -> list[tuple[int, int]]:
    """Send every stroke at its time; when each was sent, and when the screen had it."""
    x = import_module("Xlib.X")
    xtest = import_module("Xlib.ext.xtest")
    screen = import_module("Xlib.display").Display()
    stamps = []
    due = time.monotonic_ns() + 300_000_000
    for keycode, down, after_us in plan:
        due += after_us * 1000
        time.sleep(max(0, due - time.monotonic_ns() - 400_000) / 1e9)
        while time.monotonic_ns() < due:
            pass
        kinds = (x.KeyRelease, x.KeyPress)
        if keycode < FIRST_KEYCODE:
            kinds = (x.ButtonRelease, x.ButtonPress)
        xtest.fake_input(screen, kinds[down], keycode)
        sent = time.monotonic_ns()
        screen.sync()
        stamps.append((sent, time.monotonic_ns()))
        due = max(due, sent)
    return stamps


if __name__ == "__main__":
    print(json.dumps(inject(json.loads(sys.stdin.read()))))
