"""A program of its own: Kibitz, which tells after each frame what can be pointed at.

    python -m tests.table.watched FILE ARGUMENTS

Writes one line of JSON to FILE, whole or not at all: the scene on top; and at a table of
choices how many moves were made, what is asked and how deep that is nested, the curtain, and
every target with its middle.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import main as front_door
from scenes.app import App
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting


def told(app: App) -> dict[str, Any]:
    """What is to be seen now."""
    top = app.stage.top
    found: dict[str, Any] = {"top": type(top).__name__}
    if not isinstance(top, TableScene) or not isinstance(top.controller, Sitting):
        return found
    control = top.controller
    agenda = getattr(control.match.state, "agenda", ())
    quiet = not (control.steps or top.motion.moving or control.held)
    targets = control.choosing.targets.all if quiet else []
    return {
        **found,
        "moves": len(control.match.moves),
        "asked": [type(step).__name__ for step in agenda],
        "seat": control.choosing.seat,
        "curtain": control.turns.curtain is not None and quiet,
        "held": control.held,
        "targets": [([one.what.kind, one.what.value], one.box.center, one.open)
                    for one in targets],
    }  # fmt: skip


def watching(file: Path) -> Callable[[App, int], None]:
    """A frame as always, after which is written down what is to be seen if that has changed."""
    frame, before = App.frame, ""

    def watched(app: App, now_ns: int) -> None:
        nonlocal before
        frame(app, now_ns)
        line = json.dumps(told(app))
        if line != before:
            before = line
            fresh = file.with_suffix(".new")
            fresh.write_text(line)
            fresh.replace(file)

    return watched


if __name__ == "__main__":
    with patch.object(App, "frame", watching(Path(sys.argv[1]))):
        sys.exit(front_door.main(sys.argv[2:]))
