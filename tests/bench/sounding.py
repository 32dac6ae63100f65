"""How soon a sound is in the mix, later on a busy computer, and what it costs the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from sounds.mixer import Mixer
from sounds.names import Sound, Voice
from tests.bench.figures import Figure
from tests.sounds.written import RATE, written

ONSET_MS = 400.0
# What may come between two pictures.
BETWEEN_MS = 10.0
LOUD = 0.02
TURNS = 200
RUNS, QUICK_RUNS = 3, 1


def onset(raw: Path) -> float:
    """Ms until something is heard."""
    loud = np.abs(written(raw, 0.0)).max(axis=1) > LOUD
    return 1000 * int(np.argmax(loud)) / RATE


def cpu_ms(do: Callable[[], None]) -> float:
    began = time.process_time()
    do()
    return 1000 * (time.process_time() - began)


def first_heard() -> tuple[float, float]:
    """The longest that any sound, and any turn of the music, takes when first heard (CPU ms)."""
    sounds, turns, now_ns = [], [], 0
    mixer = Mixer(seed=1)
    mixer.open()
    for voice in Voice:
        mixer.speak_as(voice)
        sounds += [cpu_ms(partial(mixer.play, sound)) for sound in Sound]
        for _ in range(TURNS):
            turns.append(cpu_ms(partial(mixer.tick, now_ns)))
            now_ns = max(now_ns + 1, mixer.wake_ns or 0)
    mixer.close()
    return max(sounds), max(turns)


def figures(quick: bool) -> Iterator[Figure]:
    with TemporaryDirectory() as room:
        raw = Path(room) / "mix.raw"
        soonest = min(onset(raw) for _ in range(QUICK_RUNS if quick else RUNS))
    sound, turn = first_heard()
    yield Figure("a sound when first heard, CPU", sound, "ms", BETWEEN_MS)
    yield Figure("a turn of the music, CPU", turn, "ms", BETWEEN_MS)
    yield Figure("sound after the device was opened", soonest, "ms", ONSET_MS)
