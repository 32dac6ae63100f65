"""Which seats of a match are lent, in a file of its own: after a kill the phones come back."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.reader import KILOBYTE, Limits, TooMuch, read
from scenes.storage.paths import write_whole

log = logging.getLogger(__name__)

LIMITS = Limits(size=4 * KILOBYTE, line=4 * KILOBYTE, depth=3)
OWNER_ONLY = 0o600
Port = Annotated[int, Meta(ge=1, le=65535)]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """The port phones know, and by player the key that leads back."""

    port: Port
    keys: dict[int, Annotated[str, Meta(min_length=22, max_length=22)]]


def keep(path: Path, kept: Kept) -> None:
    """Write it down, for this player of the computer only."""
    try:
        write_whole(path, msgspec.json.encode(kept), OWNER_ONLY)
    except OSError as error:
        log.warning("lent seats could not be kept: %s", type(error).__name__)


def kept(path: Path, players: int) -> Kept | None:
    """What was written down of a match of so many players, if it can be read."""
    try:
        found = msgspec.json.decode(read(path, LIMITS), type=Kept)
        if not found.keys.keys() <= set(range(players)):
            raise msgspec.ValidationError
        return found
    except FileNotFoundError:
        return None
    except (OSError, TooMuch, msgspec.MsgspecError, UnicodeDecodeError) as error:
        log.warning("lent seats could not be read: %s", type(error).__name__)
        return None


def forget(path: Path) -> None:
    """Nothing is lent any more."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("lent seats could not be forgotten: %s", type(error).__name__)
