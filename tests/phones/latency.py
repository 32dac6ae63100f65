"""From a tap to the event at the table, with a real clock; it never fails.

Eight phones hold hands, and four experts think all the while in processes of their own.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from game.bots.rehearsal import rehearsal
from game.bots.worker import Worker
from game.registry import load
from tests.phones.room import Phone, at_table, phone_at, seated, table

TAPS, PHONES, EXPERTS = 200, 8, 4
GAME = "frantic"
FRAME_S = 1 / 60


@contextmanager
def experts() -> Iterator[Callable[[], None]]:
    """Some who think; called again and again, they never come to an end."""
    game = load(GAME)
    question = rehearsal(game, PHONES, game.Options(), "expert")[0]
    with ExitStack() as stack:
        thinking = [Worker() for _ in range(EXPERTS)]
        for one in thinking:
            stack.callback(one.close)
            one.ask(question)

        def go_on() -> None:
            for one in thinking:
                if one.answer() is not None:
                    one.ask(question)

        yield go_on


def measure(home: Path, seed: int) -> str:
    """Times of so many taps and of the frames of the window meanwhile."""
    taps: list[float] = []
    frames: list[float] = []
    with experts() as think, table(home, seated(GAME, [""] * PHONES, seed)) as driver:
        phones = [phone_at(driver, seat) for seat in range(PHONES)]
        match = at_table(driver).match
        # As at a live table.
        gc.collect()
        gc.disable()

        def frame() -> None:
            think()
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
