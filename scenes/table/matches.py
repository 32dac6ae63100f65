"""Matches on file: dealt and written from the first move, put away when they are over."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.journal import Journal
from game.match import Match
from game.record import DamagedRecord, Record, read_record
from game.registry import load
from scenes.paths import Paths, aside
from scenes.seating import Seating, default_controls, last_seating

if TYPE_CHECKING:
    from scenes.house import House

ENDING = ".kibitz"
FINISHED = "finished"


def dealt(house: House, seating: Seating) -> Match:
    """A fresh match that writes itself down. Raises `BadOptions`."""
    match = Match.new(load(seating.game_id), seating.options, seating.players, seating.seed)
    match.journal = _fresh_journal(house.paths, match.record())
    return match


def written(paths: Paths, record: Record) -> Path:
    """A match to go on with, copied into the player's own; where it is now."""
    journal = _fresh_journal(paths, record)
    journal.close()
    return journal.path


def _fresh_journal(paths: Paths, record: Record) -> Journal:
    paths.matches.mkdir(parents=True, exist_ok=True)
    return Journal.create(_fresh_name(paths, record.game), record)


def _fresh_name(paths: Paths, game_id: str) -> Path:
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    name, number = f"{stamp}-{game_id}", 1
    while (paths.matches / f"{name}{ENDING}").exists():
        number += 1
        name = f"{stamp}-{game_id}-{number}"
    return paths.matches / f"{name}{ENDING}"


def put_away(house: House, match: Match) -> None:
    """Close a match's file; a finished match goes to the finished ones."""
    journal = match.journal
    if journal is None:
        return
    journal.close()
    match.journal = None
    if match.state.outcome is not None:
        folder = house.paths.matches / FINISHED
        folder.mkdir(parents=True, exist_ok=True)
        journal.path.rename(folder / journal.path.name)


def unfinished(paths: Paths) -> list[Path]:
    """The matches that can be gone on with, the latest first."""
    return sorted(paths.matches.glob(f"*{ENDING}"), reverse=True)


def taken_up(house: House, path: Path) -> tuple[Seating, Match]:
    """A match from its file, as it was left, and where everybody sits.

    Raises `DamagedRecord`, with the file set aside and nothing lost.
    """
    try:
        match = Match.resume(read_record(path))
        match.journal = Journal.reopen(path)
    except DamagedRecord:
        aside(path, house.paths.set_aside)
        raise
    return seating_of(house, match), match


def seating_of(house: House, match: Match) -> Seating:
    """The seating of a match, with last time's controls if the same players sat down then."""
    game_id = match.game.id
    levels = tuple(player.level for player in match.players)
    controls = default_controls(game_id, levels, match.options)
    last = last_seating(game_id, house.settings, match.seed)
    if last is not None and last.players == match.players:
        controls = last.controls
    return Seating(game_id, match.options, match.players, controls, match.seed)
