"""Opens the house: settings, window and first scenes; and closes it, whatever happens."""

from __future__ import annotations

import ctypes
import gc
import logging
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from art.text import Lettering
from scenes.app import App
from scenes.camera import Camera
from scenes.doorstep import Trouble, say, sentence, speak, tell
from scenes.failures import crash
from scenes.failures.logbook import keep_log, last_words
from scenes.failures.mending import Mending
from scenes.house import House
from scenes.input.source import Inputs
from scenes.outfit import games_with_tables, has_table
from scenes.stage import Scene
from scenes.startup.command_line import CommandLine
from scenes.startup.doors import hang_doors
from scenes.startup.first_time import settings_of
from scenes.storage import settings
from scenes.storage.paths import Paths
from scenes.window import Window, open_window
from scenes.words import Words
from sounds.mixer import Mixer

log = logging.getLogger(__name__)

PLAYED, CRASHED = 0, 1
# How glibc is told what goes back to the system at once: blocks of so many bytes, and so many
# bytes at the end of the rest.
LARGE_BLOCKS, REST = -3, -1
LARGE, SPARE = 16 << 10, 128 << 10


def play(asked: CommandLine) -> int:
    """Open the window and play until it is closed. Raises `Trouble` if it cannot open."""
    give_back_memory()
    paths = Paths.of_player()
    log_file = keep_log(paths.log)
    house: House | None = None
    checked = 0
    # With the default in place SDL takes both signals and turns them into an ordinary
    # closing of the window; Python's own would tear through the middle of a move.
    interrupt = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        if asked.selfcheck:
            checked = _check_all(asked)
        else:
            house = furnish(paths)
            speak(house.words.language)
            _play(asked, house)
    except Trouble:
        raise
    except Exception:
        log.exception("Kibitz had to stop")
        if house is not None:
            speak(house.words.language)
        text = last_words(house is not None and house.unsaved, log_file)
        tell(text)
        if not (asked.selfcheck or asked.first_frame):
            crash.show(text, sentence("error-close"))
        return CRASHED
    finally:
        pygame.quit()
        signal.signal(signal.SIGINT, interrupt)
    if asked.selfcheck:
        # Here a pipe that nobody reads is no crash; one that breaks while all is drawn is.
        say(sentence("front-selfcheck-done", count=checked))
    return PLAYED


def give_back_memory() -> None:
    """What a picture took is the system's again when it goes, and no hole between others.

    Else glibc keeps larger and larger blocks for itself: 14 MB at a table.
    """
    if sys.platform.startswith("linux") and (tune := getattr(ctypes.CDLL(None), "mallopt", None)):
        tune(LARGE_BLOCKS, LARGE)
        tune(REST, SPARE)


def _play(asked: CommandLine, house: House) -> None:
    # What is there before the first scene stays: nobody needs to look through it for rubbish.
    gc.freeze()
    app = build(asked, house)
    if asked.first_frame:
        app.first_frame()
        return
    app.run()
    if asked.size is None and asked.full_screen is None:
        remember_window(app.window, house)


def _check_all(asked: CommandLine) -> int:
    """Draw every screen, with matches that nobody will miss; how many there were."""
    from tempfile import TemporaryDirectory

    from scenes.startup import selfcheck

    with TemporaryDirectory(ignore_cleanup_errors=True) as room:
        house = furnish(Paths.under(Path(room)))
        clock = selfcheck.Clock()
        return selfcheck.run(build(asked, house, clock), house, clock)


def furnish(paths: Paths) -> House:
    """What all scenes share, as the player left it."""
    chosen, notice = settings_of(paths)
    if notice:
        tell(str(notice))
    house = hang_doors(House(Words(chosen.language), Lettering(), Mixer(), chosen, paths))
    house.settle()
    if notice:
        about = {name: str(value) for name, value in notice.details.items()}
        house.notice = house.words(notice.key, **about)
    return house


def build(asked: CommandLine, house: House, clock: Callable[[], int] = time.perf_counter_ns) -> App:
    """The window open and the first scenes on the stage."""
    first = first_scene(asked, house)
    chosen = house.settings
    full_screen = chosen.full_screen if asked.full_screen is None else asked.full_screen
    size, title = asked.size or chosen.window, house.words("app-title")
    house.window = window = open_window(
        size, title, full_screen, chosen.screen, remembered=asked.size is None
    )
    inputs = Inputs(window.screen.get_size(), clock)
    house.pads = inputs.pads
    # What only looks whether all is well shall not look away.
    strict = asked.selfcheck or asked.first_frame
    mend = None if strict else Mending(house)
    return App(
        window, inputs, first(), clock, later=house.later, mend=mend, camera=Camera(house),
        mixer=house.mixer,
    )  # fmt: skip


def first_scene(asked: CommandLine, house: House) -> Callable[[], Scene]:
    """What makes the first scene once there is a window. Raises `Trouble` for impossible seats."""
    if not (asked.record or asked.table):
        # The shelf is seen before it is heard: sounds take as long to load as it to draw.
        house.later.append(house.mixer.open)
        return partial(house.doors.shelf, house.notice)
    # Not for the shelf, which is there sooner without them.
    from scenes.startup import straight_in

    house.mixer.open()
    if asked.record:
        return partial(straight_in.handed_in, house, Path(asked.record))
    seating = straight_in.seated(asked, house.settings, house.words)
    if not has_table(seating.game_id):
        there = ", ".join(games_with_tables())
        raise Trouble("error-unknown-game", what=seating.game_id, games=there)
    return partial(house.doors.table, seating, None)


def remember_window(window: Window, house: House) -> None:
    """Open it next time as it was closed."""
    size = window.windowed if window.full_screen else window.screen.get_size()
    if (size, window.full_screen) != (house.settings.window, house.settings.full_screen):
        house.settings.window = size
        house.settings.full_screen = window.full_screen
        settings.save(house.settings, house.paths)
