"""Shows a folder in the program that the system has for looking at folders."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

OPENERS = {"darwin": "open", "linux": "xdg-open"}


def show_folder(folder: Path) -> bool:
    """Open a folder for the player to see; whether there is a program for that."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opened = subprocess.Popen(
            [OPENERS.get(sys.platform, OPENERS["linux"]), str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    # Somebody has to take note that it is over, or the system keeps its name on the list.
    Thread(target=opened.wait, daemon=True).start()
    return True
