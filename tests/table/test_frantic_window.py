"""A whole match of Frantic in a real window, with a kill in the middle of a nested choice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.match import Match
from game.record import read_record
from scenes.storage.paths import HOME_VARIABLE, Paths
from scenes.storage.settings import LastPlayer, LastSeating, Settings, save
from scenes.storage.statistics import load as statistics_of
from scenes.table.curtain import DEAF_MS, HOLD_MS
from tests.xvfb import xvfb

SIZE = "1280x720"
# X numbers the keys of a PC eight above the kernel.
RETURN, DIGITS = 36, (10, 11, 12, 13)
# A choice that is one of several within another thing.
NESTED = ("AskCards", "AskShares", "AskThief", "TargetWindow")
# Only so that a match that hangs comes to an end.
LONGEST_S = 600
# A short match: somebody steals soon.
SEED = 92
PLAYERS = [LastPlayer("Ann", 0, ""), LastPlayer("Ben", 1, ""), LastPlayer("Chloe", 2, "easy")]


class Hands:
    """A mouse and a keyboard at the window, and eyes that see what can be pointed at."""

    def __init__(self, display: str, seen: Path) -> None:
        self.seen = seen
        self._screen = import_module("Xlib.display").Display(display)
        self._x = import_module("Xlib.X")
        self._send = import_module("Xlib.ext.xtest").fake_input

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, *_: object) -> None:
        self._screen.close()

    def look(self) -> dict[str, Any]:
        """What is to be seen now; nothing while the program starts."""
        if not self.seen.exists():
            return {"top": ""}
        found: dict[str, Any] = json.loads(self.seen.read_text())
        return found

    def until(
        self, wanted: Callable[[dict[str, Any]], bool], program: subprocess.Popen[str]
    ) -> dict[str, Any]:
        """What is to be seen as soon as `wanted` holds of it."""
        end = time.monotonic() + LONGEST_S
        while time.monotonic() < end:
            assert program.poll() is None, program.communicate()[1]
            found = self.look()
            if wanted(found):
                return found
            time.sleep(0.01)
        raise AssertionError(f"never seen; last: {self.look()}")

    def click(self, pos: tuple[int, int]) -> None:
        self._send(self._screen, self._x.MotionNotify, x=pos[0], y=pos[1])
        for kind in (self._x.ButtonPress, self._x.ButtonRelease):
            self._send(self._screen, kind, 1)
        self._screen.sync()

    def tap(self, keycode: int) -> None:
        for kind in (self._x.KeyPress, self._x.KeyRelease):
            self._send(self._screen, kind, keycode)
            self._screen.sync()
            time.sleep(0.01)

    def hold(self, keycode: int) -> None:
        """Hold a key as long as a curtain takes to lift, once it listens."""
        time.sleep(DEAF_MS / 1000)
        self._send(self._screen, self._x.KeyPress, keycode)
        self._screen.sync()
        time.sleep((HOLD_MS + 100) / 1000)
        self._send(self._screen, self._x.KeyRelease, keycode)
        self._screen.sync()


@contextmanager
def kibitz(display: str, home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program with its window open; ends however the test ends."""
    env = {**os.environ, "DISPLAY": display, HOME_VARIABLE: str(home)}
    env.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    env.pop("SDL_VIDEODRIVER", None)
    command = [sys.executable, "-m", "tests.table.watched", str(home / "seen"), *arguments]
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def asks(seen: dict[str, Any]) -> bool:
    return bool(seen.get("targets") or seen.get("curtain") or seen.get("held"))


def answer(hands: Hands, seen: dict[str, Any], chance: Chance) -> None:
    """Do something about what is asked: by key where there is one, else by the mouse."""
    if seen["curtain"]:
        hands.hold(RETURN)
        return
    if seen["held"]:
        hands.tap(RETURN)
        return
    able = [(what, pos) for what, pos, is_open in seen["targets"] if is_open]
    if ["react"] in [what for what, _ in able] and not chance.below(3):
        hands.tap(DIGITS[seen["seat"]])
        return
    # Cards first, so that the match comes to its end.
    cards = [pos for what, pos in able if what[0] == "card"]
    others = [pos for what, pos in able if what[0] not in ("react", "about")]
    hands.click(cards[0] if cards else chance.choice(others))


def goes_on(
    hands: Hands, program: subprocess.Popen[str], until: Callable[[dict[str, Any]], bool],
    chance: Chance,
) -> dict[str, Any]:  # fmt: skip
    """Play until this holds of what is to be seen; what that is."""
    while True:
        seen = hands.until(lambda found: until(found) or asks(found), program)
        if until(seen):
            return seen
        answer(hands, seen, chance)
        end = time.monotonic() + 0.4
        # A refusal changes nothing: then something else is tried.
        while hands.look() == seen and time.monotonic() < end:
            time.sleep(0.01)


@pytest.mark.at_length
@pytest.mark.window
def test_a_match_killed_in_a_nested_choice_goes_on_there_to_its_end(tmp_path: Path) -> None:
    seating = LastSeating(PLAYERS, {"scores": False, "hand": 4, "preset": "chaos"})
    chosen = Settings(motion="off", hints=False, seatings={"frantic": seating})
    paths, chance = Paths.under(tmp_path), Chance(SEED)
    assert save(chosen, paths)
    with xvfb(SIZE) as display, Hands(display, tmp_path / "seen") as hands:
        table = ("--game", "frantic", "--seed", str(SEED), "--size", SIZE, "--windowed")
        with kibitz(display, tmp_path, *table) as program:
            left = goes_on(hands, program, nested, chance)
            program.kill()
        [path] = paths.matches.glob("*.kibitz")
        moves = read_record(path).moves
        assert len(moves) == left["moves"]
        hands.seen.unlink()
        with kibitz(display, tmp_path, "--size", SIZE, "--windowed") as program:
            hands.until(lambda seen: seen["top"] == "StartScene", program)
            hands.tap(RETURN)
            found = hands.until(lambda seen: seen["top"] == "TableScene" and asks(seen), program)
            assert (found["moves"], found["asked"]) == (left["moves"], left["asked"])
            # Whoever was asked has the screen to themselves again.
            assert found["curtain"] or found["seat"] == left["seat"]
            goes_on(hands, program, lambda seen: seen["top"] == "ResultScene", chance)
        record = read_record(path)
    assert record.moves[: len(moves)] == moves
    assert Match.resume(record).state.outcome is not None
    assert len(statistics_of(paths)) == 1


def nested(seen: dict[str, Any]) -> bool:
    """A person is asked something that is part of another thing."""
    asked = seen.get("asked", [])
    return seen.get("seat") is not None and bool(seen["targets"]) and (
        len(asked) > 2 and asked[0] in NESTED
    )  # fmt: skip
