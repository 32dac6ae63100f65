"""A file that only one program at a time writes to. The system lets go of it with the program."""

from __future__ import annotations

import errno
import os
import sys
from io import FileIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# What the system says if the file is another's; anything else means that it knows no locks.
TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
# Windows locks bytes, and nobody may read them: one that no file ever has.
FAR = 1 << 30


def take(file: FileIO) -> bool:
    """Keep the file for oneself until it is closed; False if another program, or window, has it.

    Where the disk knows no locks (some network drives) everybody may have it.
    """
    try:
        if sys.platform == "win32":
            os.lseek(file.fileno(), FAR, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as refused:
        return refused.errno not in TAKEN
    return True
