"""One look at the queue: when it was, and when the look before it was."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.input.signals import Press


@dataclass(frozen=True, slots=True)
class Pump:
    """All that is heard in it happened after `since_ns` and was there at `t_ns`."""

    t_ns: int
    since_ns: int
    batch: int

    def press(
        self, device: str, control: str, pressed: bool, pos: tuple[int, int] | None = None
    ) -> Press:
        """A press or a release heard in this look."""
        return Press(self.t_ns, self.batch, device, control, pressed, pos, self.since_ns)
