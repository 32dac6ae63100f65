"""Matches on file: dealt and written from the first move, put away when they are over."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from art.theme import SEAT_COLOURS
from game.journal import Journal
from game.match import Match
from game.record import DamagedRecord, NewerRecord, Record, UnusableRecord, read_record
from game.registry import load
from scenes.seats.seating import Seating, default_controls, last_seating
from scenes.storage.on_file import ENDING, FINISHED
from scenes.storage.paths import Paths, aside
from scenes.storage.statistics import Played, SeatPlayed, add
from scenes.words.names import short

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)


def dealt(paths: Paths, seating: Seating) -> Match:
    """A fresh match that writes itself down. Raises `BadOptions`."""
    match = Match.new(load(seating.game_id), seating.options, seating.players, seating.seed)
    match.journal = _fresh_journal(paths, match.record())
    return match


def gone_on_with(house: House, record: Record) -> tuple[Seating, Match]:
    """A match copied into the player's own, and where everybody sits."""
    match = Match.resume(record)
    match.journal = _fresh_journal(house.paths, record)
    return seating_of(house, match), match


def _fresh_journal(paths: Paths, record: Record) -> Journal:
    return Journal.create(_fresh_name(paths, record.game), record)


def _fresh_name(paths: Paths, game_id: str) -> Path:
    """A name that no match has, nor one that another window deals in this very moment."""
    folders = (paths.matches, paths.matches / FINISHED)
    while True:
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        name = f"{stamp}-{token_hex(4)}-{game_id}{ENDING}"
        if not any((folder / name).exists() for folder in folders):
            return paths.matches / name


def keep_figures(house: House, match: Match, figures: Sequence[dict[str, Any]]) -> None:
    """Write into the statistics how a game of the match ended, for each seat.

    A match without a file, or among bots, is nobody's, and so are its figures.
    """
    if match.journal is None or all(player.level for player in match.players):
        return
    seats = tuple(
        SeatPlayed(
            player.name, player.level, own["place"], own["won"],
            {name: value for name, value in own.items() if name not in ("place", "won")},
        )
        for player, own in zip(match.players, figures, strict=True)
    )  # fmt: skip
    now = datetime.now(UTC).isoformat(timespec="seconds")
    add(house.paths, Played(now, match.game.id, match.journal.path.stem, len(match.moves), seats))


def put_away(house: House, match: Match) -> None:
    """Close a match's file; a finished match goes to the finished ones."""
    if match.journal is not None:
        house.unsaved |= match.journal.trouble is not None
        file_away(house.paths, match, match.journal)


def file_away(paths: Paths, match: Match, journal: Journal) -> None:
    """Close the file; that of a finished match goes to the finished ones."""
    journal.close()
    match.journal = None
    if journal.trouble is None and match.outcome is not None:
        folder = paths.matches / FINISHED
        try:
            folder.mkdir(parents=True, exist_ok=True)
            journal.path.rename(folder / journal.path.name)
        except OSError:
            log.exception("a finished match stays among the others")


def read_match(path: Path) -> Record:
    """The record in a file, if its players can sit down here. As `read_record`."""
    record = read_record(path)
    levels, colours = ("", *load(record.game).levels), range(len(SEAT_COLOURS))
    sits = (*(one.level for one in record.players), *record.levels)
    if any(one not in levels for one in sits) or any(
        one.colour not in colours for one in record.players
    ):
        raise DamagedRecord("error-record-players")
    # What is in the file stays as it is.
    players = tuple(replace(one, name=short(one.name)) for one in record.players)
    return replace(record, players=players)


def taken_up(house: House, path: Path) -> tuple[Seating, Match]:
    """A match from its file, as it was left, and where everybody sits.

    Raises `DamagedRecord`, with the file set aside and nothing lost, `NewerRecord` with it left
    where it is, and `UnusableRecord` if it is played in another window or cannot be read.
    """
    try:
        read_match(path)
        journal = Journal.reopen(path)
        match = _resumed(journal)
    except NewerRecord:
        raise
    except DamagedRecord:
        _set_aside(house, path)
        raise
    except OSError as error:
        raise UnusableRecord("error-record-unreadable", ("file", path.name)) from error
    match.journal = journal
    return seating_of(house, match), match


def _resumed(journal: Journal) -> Match:
    """The match in the file, now that nobody else writes to it. As `read_match`."""
    try:
        return Match.resume(read_match(journal.path))
    except (DamagedRecord, OSError):
        journal.close()
        raise


def _set_aside(house: House, path: Path) -> None:
    try:
        aside(path, house.paths.set_aside)
    except OSError:
        log.exception("a damaged match stays where it is")


def seating_of(house: House, match: Match) -> Seating:
    """The seating of a match, with last time's controls if the same players sat down then."""
    game_id = match.game.id
    levels = tuple(player.level for player in match.players)
    controls = default_controls(game_id, levels, match.options)
    last = last_seating(game_id, house.settings, match.seed)
    if last is not None and last.players == match.players:
        controls = last.controls
    return Seating(game_id, match.options, match.players, controls, match.seed)
