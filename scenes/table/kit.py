"""All that the window needs of a game, in one typed value; and the tables opened with it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.match import Match
from game.record import Record, UnusableRecord
from scenes.doors import Workshop
from scenes.house import House
from scenes.outfit import Outfit, has_outfit, outfit
from scenes.seats.seating import Seating
from scenes.stage import Scene
from scenes.storage.matches import put_away, read_match, taken_up
from scenes.storage.sharing import let_in
from scenes.table.contract import Controller, Replayed
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableKit(Outfit):
    """One game at the table: `KIT` in its folder in `scenes/controllers`.

    `controller` plays it, `replayed` shows a record of it, `workshop` is where its players make
    cards of their own, if they do.
    """

    controller: Callable[[TableScene], Controller]
    replayed: Callable[[ReplayScene], Replayed]
    workshop: Callable[[House], Workshop] | None = None


def table_kit(game_id: str) -> TableKit:
    """The kit of a game. Raises `UnusableRecord` if it has no table yet."""
    if not has_outfit(game_id):
        raise UnusableRecord("error-record-game", ("game", game_id))
    found = outfit(game_id)
    assert isinstance(found, TableKit)
    return found


def lay_table(
    house: House, seating: Seating, match: Match | None = None, notice: str = ""
) -> TableScene:
    """A table with a match on it, dealt anew from its seating or taken up again."""
    return TableScene(house, seating, table_kit(seating.game_id).controller, match, notice)


def take_up(house: House, path: Path) -> TableScene:
    """The table of a match on file. Raises `DamagedRecord`; the file is then set aside."""
    return lay_table(house, *taken_up(house.paths, house.settings, path))


def open_replay(house: House, record: Record, notice: str = "") -> ReplayScene:
    """The table on which a record is looked at."""
    return ReplayScene(house, record, table_kit(record.game).replayed, notice)


def open_record(house: House, path: Path) -> Scene:
    """The scene for a file: the table of an own unfinished match, else a replay.

    A finished match from elsewhere comes among the player's own. Raises `UnusableRecord`. Only an
    own match that cannot be gone on with is set aside.
    """
    try:
        if path.resolve().parent != house.paths.matches.resolve():
            return _from_elsewhere(house, read_match(path))
    except OSError as error:
        raise UnusableRecord("error-record-unreadable", ("file", path.name)) from error
    seating, match = taken_up(house.paths, house.settings, path)
    if match.outcome is None:
        return lay_table(house, seating, match)
    put_away(house.paths, match)
    return open_replay(house, match.record())


def _from_elsewhere(house: House, record: Record) -> ReplayScene:
    """The replay of a match that says what became of it. Raises `DamagedRecord`."""
    replay = open_replay(house, record)
    said = _let_in(house, record) if replay.may_open else "matches-not-over"
    if said:
        replay.notice.text = house.words(said)
    return replay


def _let_in(house: House, record: Record) -> str:
    """Keep a finished match; the key of what there is to say about that, or ""."""
    try:
        return "matches-let-in" if let_in(house.paths, record) else ""
    except OSError as trouble:
        log.info("a match from elsewhere cannot be kept: %s", trouble)
        return "matches-not-let-in"
