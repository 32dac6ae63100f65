"""What happened is shown step by step: each waits until the one before it has been seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from art.opening import OPENS_MS
from scenes.table.hand.choosing import Choosing

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MS = 1_000_000
# What has been open for ever.
LONG_AGO_NS = -10_000 * MS


class Stepping(ABC):
    """The half of a `Sitting` that shows: its steps, waits, and what stands until it was read."""

    choosing: Choosing

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.now_ns = 0
        self.busy_until_ns = 0
        self.steps: deque[Callable[[], None]] = deque()
        # What is shown stands until somebody goes on, or until that time.
        self.held = False
        self._held_until_ns: int | None = None
        # All is passed over until a person is asked.
        self.skipping = False
        # Since when that opens which came last, how long it takes, and whether it still does.
        self._opened_ns, self._opens_ms, self.opens = LONG_AGO_NS, float(OPENS_MS), False
        # How far that was when it was painted last.
        self._painted_ms = inf

    @abstractmethod
    def changed(self) -> None:
        """What is shown is painted anew, and what can be chosen with it."""

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        goes_on = bool(self.steps) and not self.held
        return goes_on or self.opens or self.table.motion.moving

    def still_showing(self, now_ns: int) -> bool:
        """Show what happened as far as it takes no time; whether there was anything to show."""
        if self.opens:
            self._opens_on(self.opened_ms)
        if self.held and self._held_until_ns is not None and now_ns >= self._held_until_ns:
            self.go_on()
        shows = bool(self.steps)
        if self.skipping:
            self._pass_over()
        if self._busy(now_ns):
            return True
        if not shows:
            return False
        while self.steps and not self._busy(now_ns):
            self.steps.popleft()()
        self._ask_if_all_is_shown()
        return True

    def _ask_if_all_is_shown(self) -> None:
        """What was asked meanwhile can be chosen as soon as no step is left."""
        if not self.steps:
            self.choosing.renew()
            self.table.dirty = True

    def _opens_on(self, opened_ms: float) -> None:
        """All of it is painted once more when it is open; where time stands nothing is."""
        if opened_ms != self._painted_ms:
            self.opened_further()
        self._painted_ms, self.opens = opened_ms, opened_ms < inf

    def opened_further(self) -> None:
        """More than before is to be seen of what opens."""
        self.table.dirty = True

    def _busy(self, now_ns: int) -> bool:
        """Whether something shown is still to be seen."""
        return self.held or now_ns < self.busy_until_ns or self.table.motion.moving

    def _pass_over(self) -> None:
        """All that happened counts as seen, but for what somebody has to go on from."""
        while self.steps or self._busy(self.now_ns):
            if self.held and not self.passes_by_itself:
                self.skipping = False
                return
            if self.held:
                self.go_on()
            self.busy_until_ns = self.now_ns
            self.table.land()
            if self.steps:
                self.steps.popleft()()

    def next_step_ns(self) -> int | None:
        """When there is more to show, if there is."""
        if self.held:
            return self._held_until_ns
        if self.steps or self.now_ns < self.busy_until_ns:
            return max(self.busy_until_ns, self.now_ns + MS)
        return None

    def wait(self, ms: int) -> None:
        """A step: nothing else happens for so long, at the normal speed."""
        self.busy_until_ns = max(self.busy_until_ns, self.now_ns) + self._lasts_ns(ms)

    def hold(self, ms: int | None) -> None:
        """A step: what is shown stands until somebody goes on, or for so long if that is told."""
        self.held, self._held_until_ns = True, None
        if ms is not None:
            self._held_until_ns = self.now_ns + round(ms * MS * self.table.motion.pace.read)
        self.changed()

    def _lasts_ns(self, ms: float) -> int:
        """How long something is shown that takes so many ms at the normal speed."""
        return round(ms * MS * self.table.motion.pace.seen)

    def share_of(self, since_ns: int, ms: float) -> float:
        """How much is over of what began then and takes so long, 0 to 1; all if nothing moves."""
        if self.table.motion.still:
            return 1.0
        return min(1.0, (self.now_ns - since_ns) / self._lasts_ns(ms))

    def open(self, lasts_ms: float = OPENS_MS) -> None:
        """Something comes to stand on the table now; with what follows it takes so long."""
        self._opened_ns = LONG_AGO_NS if self.skipping else self.now_ns
        self._opens_ms, self._painted_ms, self.opens = lasts_ms, -1.0, True

    @property
    def opened_ms(self) -> float:
        """How long ago that began to open (ms at the normal speed); `inf`: all of it is there."""
        share = self.share_of(self._opened_ns, self._opens_ms)
        return share * self._opens_ms if share < 1 else inf

    @property
    def opening(self) -> float:
        """How far that is open, 0 to 1."""
        return min(1.0, self.opened_ms / OPENS_MS)

    @property
    def unrolls(self) -> bool:
        """Whether what has opened is followed by more, which need not be waited for."""
        return self.opens and self._opens_ms > OPENS_MS

    def open_at_once(self) -> None:
        """All of it is there."""
        self._opened_ns, self.table.dirty = LONG_AGO_NS, True

    def go_on(self) -> None:
        """What was held has been seen."""
        self.held, self._held_until_ns = False, None
        self.changed()

    def hurry(self) -> None:
        """What is shown now has been seen: on to the next."""
        if self.steps or self.now_ns < self.busy_until_ns:
            self.busy_until_ns = self.now_ns
            self.table.land()

    def show_at_once(self) -> None:
        """All that is to be shown is there, up to what stands until somebody has read it."""
        skipped, self.skipping = self.skipping, True
        while self.steps and not self.held:
            self.busy_until_ns = self.now_ns
            self.table.land()
            self.steps.popleft()()
        self.skipping = skipped
        self._ask_if_all_is_shown()

    @property
    def passes_by_itself(self) -> bool:
        """Whether what is held needs nobody to go on."""
        return self._held_until_ns is not None

    def then(self, *steps: Callable[[], None]) -> None:
        """These steps follow when all before them were seen."""
        self.steps.extend(steps)

    def then_first(self, step: Callable[[], None]) -> None:
        """This step comes before all that follow."""
        self.steps.appendleft(step)

    def then_wait(self, ms: int) -> None:
        """What was just shown stands for so long."""
        self.then(partial(self.wait, ms))

    def drop_steps(self) -> None:
        """Nothing that happened is still to be shown."""
        self.busy_until_ns = self.now_ns
        self.held, self._held_until_ns, self.skipping = False, None, False
        self._opened_ns, self.opens = LONG_AGO_NS, False
        self.steps.clear()
        self.table.land()
