"""Past the shelf, as the command line asks: to a table, into a record, or into the terminal."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from game.record import UnusableRecord
from game.registry import load as load_game
from game.registry import open_games
from scenes.doorstep import Trouble, say, speak, tell
from scenes.failures.logbook import keep_log, last_words
from scenes.house import House
from scenes.seats.seating import Seating, default_seating, read_seats
from scenes.stage import Scene
from scenes.startup.command_line import CommandLine
from scenes.startup.first_time import settings_of
from scenes.storage.matches import dealt, put_away
from scenes.storage.paths import Paths
from scenes.storage.seatings import doubled_controls, last_seating, sentence_of
from scenes.storage.settings import Settings
from scenes.terminal import Terminal
from scenes.words import Words

log = logging.getLogger(__name__)

PLAYED, CRASHED = 0, 1


def handed_in(house: House, path: Path) -> Scene:
    """What is in a file the player opened; the shelf, with a sentence, if that cannot be seen."""
    try:
        return house.doors.file(path)
    except UnusableRecord as damage:
        notice = house.words(damage.code, **dict(damage.about))
    tell(notice)
    return house.doors.shelf(notice)


def seated(asked: CommandLine, settings: Settings, words: Words) -> Seating:
    """The seats the command line asks for: its own, else those of last time."""
    games = open_games()
    game_id = asked.game or games[0]
    if game_id not in games:
        raise Trouble("error-unknown-game", what=game_id, games=", ".join(games))
    seed = SystemRandom().getrandbits(32) if asked.seed is None else asked.seed
    levels = read_seats(asked.seats, load_game(game_id)) if asked.seats else ()
    last = None if levels else last_seating(game_id, settings, seed)
    doubled = doubled_controls(game_id, settings)
    if last and doubled:
        tell(sentence_of(doubled, last, words))
    return last or default_seating(game_id, words, seed, levels)


def in_the_terminal(asked: CommandLine) -> int:
    """Play what the command line asks for here; 0, or 1 after a crash.

    Raises `Trouble` if it cannot.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Trouble("front-no-terminal")
    paths = Paths.of_player()
    log_file = keep_log(paths.log)
    chosen, notice = settings_of(paths)
    words = Words(chosen.language)
    speak(words.language)
    if notice:
        tell(str(notice))
    usual = next(game_id for game_id in open_games() if not load_game(game_id).timed)
    seating = seated(replace(asked, game=asked.game or usual), chosen, words)
    if load_game(seating.game_id).timed:
        raise Trouble("front-terminal-timed", game=words(f"{seating.game_id}-title"))
    match = dealt(paths, seating)
    left = crashed = False
    unheard: Trouble | None = None
    try:
        Terminal(match, words, input, say).play()
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        left = True
    except Trouble as trouble:
        unheard = trouble
    except Exception:
        log.exception("Kibitz had to stop")
        crashed = True
    saved = put_away(paths, match)
    if crashed:
        tell(last_words(not saved, log_file))
    elif not saved:
        tell(words("error-crash-unsaved"))
    if unheard:
        raise unheard
    if left and saved:
        say(words("terminal-left"))
    return CRASHED if crashed else PLAYED
