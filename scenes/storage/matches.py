"""Matches on file: dealt and written from the first move, put away when they are over."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from art.backs import Back
from art.theme import SEAT_COLOURS
from game.journal import Journal
from game.match import Match
from game.record import DamagedRecord, NewerRecord, Record, UnusableRecord, read_record
from game.registry import load
from scenes.seats.seating import Seating, default_controls
from scenes.storage.collection import won
from scenes.storage.on_file import ENDING, FINISHED
from scenes.storage.paths import Paths, aside, is_there
from scenes.storage.seatings import last_seating
from scenes.storage.settings import Settings
from scenes.storage.statistics import LAMP, Played, SeatPlayed, add, known
from scenes.words.names import short

log = logging.getLogger(__name__)


def dealt(paths: Paths, seating: Seating) -> Match:
    """A fresh match that writes itself down. Raises `BadOptions`."""
    match = Match.new(load(seating.game_id), seating.options, seating.players, seating.seed)
    match.journal = _fresh_journal(paths, match.record())
    return match


def gone_on_with(paths: Paths, settings: Settings, record: Record) -> tuple[Seating, Match]:
    """A match copied into the player's own, and where everybody sits."""
    match = Match.resume(record)
    match.journal = _fresh_journal(paths, record)
    return seating_of(settings, match), match


def _fresh_journal(paths: Paths, record: Record) -> Journal:
    return Journal.create(fresh_name(paths, record.game), record)


def fresh_name(paths: Paths, game_id: str) -> Path:
    """A name that no match has, nor one that another window deals in this very moment."""
    folders = (paths.matches, paths.matches / FINISHED)
    while True:
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        name = f"{stamp}-{os.urandom(4).hex()}-{game_id}{ENDING}"
        if not any(is_there(folder / name) for folder in folders):
            return paths.matches / name


def keep_figures(paths: Paths, match: Match, figures: Sequence[dict[str, Any]]) -> frozenset[Back]:
    """Write into the statistics how a game of the match ended, for each seat.

    A match without a file, or among bots, is nobody's, and so are its figures. Returns the backs
    of cards that are won by it.
    """
    if match.journal is None or all(player.level for player in match.players):
        return frozenset()
    seats = tuple(
        SeatPlayed(
            player.name,
            player.level,
            own["place"],
            own["won"],
            {name: value for name, value in own.items() if name not in ("place", "won")}
            | ({} if match.game.timed else {LAMP.name: lamps}),
        )
        for player, own, lamps in zip(match.players, figures, match.lamps, strict=True)
    )
    now = datetime.now(UTC).isoformat(timespec="seconds")
    before = won(known(paths))
    add(paths, Played(now, match.game.id, match.journal.path.stem, len(match.moves), seats))
    return won(known(paths)) - before


def put_away(paths: Paths, match: Match) -> bool:
    """Close a match's file, if it has one; that of a finished match goes to the finished ones.

    Whether all of it is on file.
    """
    journal, match.journal = match.journal, None
    if journal is None:
        return True
    journal.close()
    saved = journal.trouble is None
    if saved and match.outcome is not None:
        folder = paths.matches / FINISHED
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal.path.rename(folder / journal.path.name)
        except OSError:
            log.exception("a finished match stays among the others")
    return saved


def read_match(path: Path) -> Record:
    """The record in a file, if its players can sit down here. As `read_record`."""
    return _seated(read_record(path))


def _seated(record: Record) -> Record:
    """The record with names as they are written here. Raises `DamagedRecord` for odd players."""
    levels, colours = ("", *load(record.game).levels), range(len(SEAT_COLOURS))
    sits = (*(one.level for one in record.players), *record.levels)
    if any(one not in levels for one in sits) or any(
        one.colour not in colours for one in record.players
    ):
        raise DamagedRecord("error-record-players")
    # What is in the file stays as it is.
    players = tuple(replace(one, name=short(one.name)) for one in record.players)
    return replace(record, players=players)


def taken_up(paths: Paths, settings: Settings, path: Path) -> tuple[Seating, Match]:
    """A match from its file, as it was left, and where everybody sits.

    Raises `DamagedRecord`, with the file set aside and nothing lost, `NewerRecord` with it left
    where it is, and `UnusableRecord` if it is played in another window or cannot be read.
    """
    try:
        match = _gone_on_with(*Journal.reopen(path))
    except NewerRecord:
        raise
    except DamagedRecord:
        _set_aside(paths, path)
        raise
    except OSError as error:
        raise UnusableRecord("error-record-unreadable", ("file", path.name)) from error
    return seating_of(settings, match), match


def _gone_on_with(journal: Journal, record: Record) -> Match:
    """The match in the file, which nobody else writes to now. As `read_match`."""
    try:
        match = Match.resume(_seated(record))
    except DamagedRecord:
        journal.close()
        raise
    match.journal = journal
    return match


def _set_aside(paths: Paths, path: Path) -> None:
    try:
        aside(path, paths.set_aside)
    except OSError:
        log.exception("a damaged match stays where it is")


def seating_of(settings: Settings, match: Match) -> Seating:
    """The seating of a match, with last time's controls if the same players sat down then."""
    game_id = match.game.id
    levels = tuple(player.level for player in match.players)
    controls = default_controls(game_id, levels, match.options)
    last = last_seating(game_id, settings, match.seed)
    if last is not None and last.players == match.players:
        controls = last.controls
    return Seating(game_id, match.options, match.players, controls, match.seed)
