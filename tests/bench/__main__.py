"""Measures how quick the house is.

    python -m tests.bench [--quick] [--write] [SUBJECT...]

Prints every figure beside its yardstick, measured in the same run, and its aim; then what is
worse than the last figures that were committed. `--quick` measures each a few times only, and
not the longest; `--write` makes these the figures to commit. It never fails for being slow.
"""

from __future__ import annotations

import argparse
import os
from importlib import import_module

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from tests.bench.figures import Figure, committed, line, worse, write

SUBJECTS = (
    "rules", "thinking", "drawing", "frames", "printing", "start", "menus", "idle", "memory",
    "presses", "sounding",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure each a few times only")
    parser.add_argument("--write", action="store_true", help="make these the figures to commit")
    parser.add_argument("subject", nargs="*", help=f"some of {', '.join(SUBJECTS)}")
    wish = parser.parse_args()
    if unknown := set(wish.subject) - set(SUBJECTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    found: list[Figure] = []
    for subject in wish.subject or SUBJECTS:
        for figure in import_module(f"tests.bench.{subject}").figures(wish.quick):
            print(line(figure), flush=True)
            found.append(figure)
    slower = worse(found, committed())
    print("\nWorse than the last committed figures:" if slower else "\nNothing is worse.")
    for sentence in slower:
        print(f"  {sentence}")
    if wish.write:
        write(found)


if __name__ == "__main__":
    main()
