"""The log file: what went wrong and when, for whoever is asked to mend it."""

from __future__ import annotations

import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from scenes.doorstep import sentence

KEPT_BYTES = 500_000
KEPT_FILES = 3
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    """A log file whose folder appears with its first line; without room for it, silence.

    `refused`: not every line could be written.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(
            path, maxBytes=KEPT_BYTES, backupCount=KEPT_FILES, encoding="utf-8", delay=True
        )
        self.setFormatter(logging.Formatter(LINE))
        self.refused = False

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """A full or read-only disk is no reason to stop a match."""
        self.refused = True


def last_words(lost: bool, log_file: LogFile) -> str:
    """What is said after a crash: what became of the match, and where to read more."""
    fate = "error-crash-unsaved" if lost else "error-crash-saved"
    said = [sentence("error-crash"), sentence(fate)]
    if not log_file.refused:
        said.append(sentence("error-crash-log", log=log_file.baseFilename))
    return " ".join(said)


def keep_log(path: Path) -> LogFile:
    """Write everything from INFO up, and Python's warnings, to the log file."""
    handler = LogFile(path)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.captureWarnings(True)
    return handler
