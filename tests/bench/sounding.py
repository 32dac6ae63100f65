"""How soon a sound is in the mix after the device was opened; on a busy computer it is later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tests.bench.figures import Figure
from tests.sounds.written import RATE, written

ONSET_MS = 400.0
LOUD = 0.02
RUNS, QUICK_RUNS = 3, 1


def onset(raw: Path) -> float:
    """Ms until something is heard."""
    loud = np.abs(written(raw, 0.0)).max(axis=1) > LOUD
    return 1000 * int(np.argmax(loud)) / RATE


def figures(quick: bool) -> Iterator[Figure]:
    with TemporaryDirectory() as room:
        raw = Path(room) / "mix.raw"
        soonest = min(onset(raw) for _ in range(QUICK_RUNS if quick else RUNS))
    yield Figure("sound after the device was opened", soonest, "ms", ONSET_MS)
