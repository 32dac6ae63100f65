"""When something breaks all the same: what was on the stage is put away and taken up again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from traceback import walk_tb

from scenes.house import House
from scenes.stage import Scene, Stage

log = logging.getLogger(__name__)

MINUTE_NS = 60_000_000_000
# What is ours: an error is where the last function of ours was.
OWN = ("main", "game", "scenes", "art", "sounds")


class Mending:
    """Mends a stage on which something broke.

    A table goes on from the record of its match; from a menu one lands on the shelf. What
    breaks a second time at the same place within a minute is beyond mending.
    """

    def __init__(self, house: House, clock: Callable[[], int] = time.monotonic_ns) -> None:
        self.house = house
        self._clock = clock
        self._broke_ns: dict[str, int] = {}

    def __call__(self, stage: Stage, error: Exception) -> None:
        """Write the report and mend the stage; raises the error itself if that is hopeless."""
        place, now = place_of(error), self._clock()
        before, self._broke_ns[place] = self._broke_ns.get(place), now
        if before is not None and now - before < MINUTE_NS:
            raise error
        log.error("something broke in %s", place, exc_info=error)
        notice = self.house.words("error-mended")
        fresh = self._anew(stage, notice)
        self._clear(stage)
        if fresh is not None and self._open(stage, fresh):
            return
        stage.push(self.house.doors.shelf(notice))

    def _anew(self, stage: Stage, notice: str) -> Scene | None:
        """What takes the place of the topmost scene that can be taken up again."""
        try:
            found = (scene.anew(notice) for scene in reversed(stage.scenes))
            return next((scene for scene in found if scene is not None), None)
        except Exception:
            log.exception("what broke could not be taken up again")
            return None

    def _open(self, stage: Stage, scene: Scene) -> bool:
        try:
            stage.push(scene)
        except Exception:
            log.exception("what was taken up again broke at once")
            self._clear(stage)
            return False
        return True

    def _clear(self, stage: Stage) -> None:
        try:
            stage.clear()
        except Exception:
            log.exception("something broke while the stage was cleared")


def place_of(error: Exception) -> str:
    """Where it broke: the innermost function of ours, as "scenes.table.scene.tick"."""
    place = type(error).__name__
    for frame, _ in walk_tb(error.__traceback__):
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] in OWN:
            place = f"{module}.{frame.f_code.co_name}"
    return place
