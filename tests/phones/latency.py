"""From a tap to the event at the table, with eight phones and a real clock; it never fails."""

from __future__ import annotations

import gc
import statistics
import time
from pathlib import Path

from tests.phones.room import Phone, at_table, phone_at, seated, table

TAPS, PHONES = 200, 8
FRAME_S = 1 / 60


def measure(home: Path, seed: int) -> str:
    """Times of so many taps and of the frames of the window meanwhile."""
    taps: list[float] = []
    frames: list[float] = []
    with table(home, seated("frantic", [""] * PHONES, seed)) as driver:
        phones = [phone_at(driver, seat) for seat in range(PHONES)]
        match = at_table(driver).match
        # As at a live table.
        gc.collect()
        gc.disable()

        def frame() -> None:
            # What this thread worked, not how long others had the machine.
            begun = time.thread_time()
            driver.frame()
            frames.append(time.thread_time() - begun)

        while len(taps) < TAPS and match.outcome is None:
            phone = _asked(phones)
            if phone is None:
                frame()
                continue
            moment, step = match.moment, phone.page
            things = phone.open_things()
            begun = time.perf_counter()
            phone.pick(things[len(taps) % len(things)])
            while match.moment == moment and phone.page is step:
                # As the window does it: a frame as soon as something was heard.
                frame()
                phone.listen()
                time.sleep(0.001)
            if match.moment != moment:
                taps.append(time.perf_counter() - begun)
    gc.enable()
    taps.sort()
    frames.sort()
    return (
        f"{len(taps)} taps: median {1000 * statistics.median(taps):.1f} ms, 99 % "
        f"{1000 * taps[int(0.99 * len(taps)) - 1]:.1f} ms; {len(frames)} frames without their "
        f"picture, in time of this thread: median {1000 * statistics.median(frames):.2f} ms, "
        f"slowest {1000 * frames[-1]:.1f} ms"
    )


def _asked(phones: list[Phone]) -> Phone | None:
    for phone in phones:
        phone.listen()
    return next((phone for phone in phones if phone.page.get("asked")), None)
