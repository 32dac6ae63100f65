"""Where the player's own files lie. Nothing is created before it is first written to."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from scenes.doorstep import Trouble

HOME_VARIABLE = "KIBITZ_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """The player's files: settings, records of matches, statistics, damaged files, the log.

    `cards` are those they composed themselves; `exports` is where copies for other programs
    are laid down, `shared` matches to be sent to others, `screenshots` what players kept of the
    window, `pictures` what was drawn once and can be drawn again, `phones` which seats of a match
    are lent, `reviews` what was thought of finished matches, which can be thought again.
    """

    settings: Path
    matches: Path
    cards: Path
    statistics: Path
    exports: Path
    shared: Path
    screenshots: Path
    set_aside: Path
    pictures: Path
    phones: Path
    reviews: Path
    log: Path

    @classmethod
    def under(cls, home: Path) -> Paths:
        """Everything in one folder, as on a memory stick."""
        return cls(
            settings=home / "settings.toml",
            matches=home / "matches",
            cards=home / "cards",
            statistics=home / "statistics.jsonl",
            exports=home / "exports",
            shared=home / "shared",
            screenshots=home / "screenshots",
            set_aside=home / "set-aside",
            pictures=home / "pictures",
            phones=home / "phones",
            reviews=home / "reviews",
            log=home / "kibitz.log",
        )

    @classmethod
    def of_player(cls) -> Paths:
        """The folders the system keeps for programs, or all under `KIBITZ_HOME` if it is set.

        Raises `Trouble` if that is in the home of somebody who has none here, or in a folder
        that is gone.
        """
        home = os.environ.get(HOME_VARIABLE)
        if home:
            try:
                return cls.under(Path(home).expanduser().absolute())
            except (RuntimeError, OSError):
                raise Trouble("error-home", name=HOME_VARIABLE, what=home) from None
        dirs = PlatformDirs("Kibitz", appauthor=False)
        return cls(
            settings=dirs.user_config_path / "settings.toml",
            matches=dirs.user_data_path / "matches",
            cards=dirs.user_data_path / "cards",
            statistics=dirs.user_data_path / "statistics.jsonl",
            exports=dirs.user_documents_path / "Kibitz",
            shared=dirs.user_documents_path / "Kibitz" / "Shared",
            screenshots=dirs.user_pictures_path / "Kibitz",
            set_aside=dirs.user_data_path / "set-aside",
            pictures=dirs.user_cache_path / "pictures",
            phones=dirs.user_data_path / "phones",
            reviews=dirs.user_cache_path / "reviews",
            log=dirs.user_log_path / "kibitz.log",
        )


def aside(path: Path, folder: Path) -> Path:
    """Move a damaged file into `folder` under a name of its own; say where it is now.

    It is never deleted and never lands on another file. Raises OSError if it cannot be moved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(path, unused(folder / path.name)))


def is_there(path: Path) -> bool:
    """Whether something lies there; not where nobody may look."""
    try:
        path.stat()
    except OSError:
        return False
    return True


def listed(folder: Path, ending: str) -> list[Path]:
    """The files there whose names end so, by their names; none where nobody may look."""
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ending))
    except OSError:
        return []


def unused(path: Path) -> Path:
    """That path, or one beside it with a number where there is a file already."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def at_home(path: Path) -> str:
    """The way to a file, from the player's own folder if it lies in there."""
    try:
        home = Path.home()
    except RuntimeError:
        # A system that does not say where that is.
        return str(path)
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def write_whole(path: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file so that a kill at any moment leaves the old one or the new one, whole.

    `mode` says who may read it, from its first byte on. Raises OSError,
    leaving the old file as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        fresh.touch(mode)
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
