"""Time at the robot's table."""

from __future__ import annotations

MS = 1_000_000
BEGINS_MS = 10_000


class Clock:
    """Stands still until it is moved on. Times are in ns."""

    def __init__(self) -> None:
        self.now_ns = BEGINS_MS * MS

    def __call__(self) -> int:
        return self.now_ns

    def forward(self, ms: float) -> None:
        self.now_ns += round(ms * MS)

    def until(self, when_ns: int) -> None:
        self.now_ns = max(self.now_ns, when_ns)
