"""Silence for a library that talks to the terminal by itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ERRORS = 2


@contextmanager
def hushed() -> Iterator[None]:
    """What libraries write to the standard error meanwhile is heard by nobody.

    Only on Linux, where ALSA spends ten lines on saying that there is no sound device; what
    matters of it is in the exception. A program without a standard error has nothing to hush.
    """
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept = os.dup(ERRORS)
    except OSError:
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, ERRORS)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, ERRORS)
        os.close(kept)
