"""What is drawn beside everything else, before it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ClassVar

from pygame import Surface

# So many drawings wait to be asked for; the oldest is forgotten.
MOST_BESIDE = 24


class Beside:
    """Drawings that are begun when they will be wanted soon, in one thread for all of them."""

    _thread: ClassVar[ThreadPoolExecutor] = ThreadPoolExecutor(1, "beside")

    def __init__(self) -> None:
        self._begun: dict[Hashable, Future[Surface]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._begun

    def begin(self, key: Hashable, draw: Callable[[], Surface]) -> None:
        """Draw what will be asked for by that key."""
        self._begun[key] = self._thread.submit(draw)
        if len(self._begun) > MOST_BESIDE:
            self._begun.pop(next(iter(self._begun))).cancel()

    def take(self, key: Hashable) -> Surface | None:
        """What was drawn; None if it was not begun, for it would wait for all before it."""
        begun = self._begun.pop(key, None)
        return None if begun is None or begun.cancel() else begun.result()

    def clear(self) -> None:
        """Nothing of it is wanted any more."""
        for begun in self._begun.values():
            begun.cancel()
        self._begun.clear()
