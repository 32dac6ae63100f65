"""Matches on file for tests: played at a table without drawing, on a clock of their own."""

from __future__ import annotations

from pathlib import Path

from game.totem.options import Options
from scenes.house import House
from scenes.stage import Stage
from scenes.table.kit import lay_table
from tests.table.house import FRAME_NS, MS, seating


def played(
    house: House, levels: str, ms: int, seed: int = 1, options: Options | None = None
) -> Path:
    """Let a match be played for so long, or to its end; where its file is."""
    table = lay_table(house, seating(levels, options, seed))
    stage = Stage((1280, 720))
    stage.push(table)
    journal = table.match.journal
    assert journal is not None
    now, end = 0, ms * MS
    while now < end and stage.top is table:
        now = min(end, max(now + FRAME_NS, table.wake_ns or 0))
        table.tick(now)
    over = table.match.state.outcome is not None
    stage.clear()
    folder = journal.path.parent
    return folder / "finished" / journal.path.name if over else journal.path
