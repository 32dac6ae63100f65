"""Drawing that would keep the window waiting: it stands still whenever a picture was made.

What paints a table calls what paints a card, and so on down; none of them could be left and taken
up again. So they paint in a thread of their own, which never runs while that of the window does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Semaphore
from typing import TypeVar

from art.paint import give_way

T = TypeVar("T")


class Left(BaseException):
    """Nobody waits any more for what is being drawn."""


def in_parts(draw: Callable[[], T]) -> Generator[None, None, T]:
    """Draw until a picture was made, and go on with the next step; raises what drawing raises."""
    onward, back, left = Semaphore(0), Semaphore(0), Event()

    def pause() -> None:
        if not left.is_set():
            back.release()
            onward.acquire()
        if left.is_set():
            raise Left

    def apart() -> T:
        give_way.set(pause)
        return draw()

    with ThreadPoolExecutor(1) as thread:
        drawing = thread.submit(apart)
        drawing.add_done_callback(lambda _: back.release())
        try:
            while True:
                back.acquire()
                if drawing.done():
                    return drawing.result()
                yield
                onward.release()
        finally:
            left.set()
            onward.release()
