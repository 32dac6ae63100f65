"""Runs what goes on as long as one likes: random signals, kills, random games, arenas.

    python -m tests.soak [TIMES] [PYTEST ARGUMENTS]

These are the tests marked `soak`, with their own assertions, TIMES as long (10 if not told) as
the samples of them that every run of the tests has, all cases of those marked `sample`, and what
is marked `at_length`.
"""

from __future__ import annotations

import sys

import pytest

TIMES = 10


def main(arguments: list[str]) -> int:
    """Run the soaks; what pytest returns."""
    times = int(arguments.pop(0)) if arguments and arguments[0].isdecimal() else TIMES
    long = ["-m", "soak or sample or at_length", f"--times={times}", "--timeout=0"]
    return pytest.main([*long, *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
