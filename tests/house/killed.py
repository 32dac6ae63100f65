"""Plays matches in processes that are killed at any moment, and looks at what is left on file.

    python -m tests.house.killed FOLDER KILLS

A warm parent forks a child; the child goes on with the match on file and plays as fast as
it can; the parent kills it with SIGKILL after a random while and reads the file. The child
counts in shared memory what it began to write and what was written. Prints one line of
figures; any damage or loss ends it with a message and exit code 1.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from mmap import mmap
from pathlib import Path
from typing import NoReturn

from game.cards import CLOCK
from game.chance import Chance
from game.journal import Journal
from game.match import Match, Player
from game.record import DamagedRecord, read_record
from game.registry import load
from game.totem.options import Options

PLAYERS = tuple(Player(f"Player {seat}", seat) for seat in range(4))
MOST_MOVES = 150
# A child plays fewer moves than this before it is killed, so many turns of a loop into the next.
LONGEST_LIFE, SPINS = 12, 4000
COUNTS = struct.Struct("qq")
OVER, FAILED = 0, 3


def taken_up(path: Path) -> Match:
    """The match on file, or a fresh one."""
    if path.exists():
        match = Match.resume(read_record(path))
        match.journal, _ = Journal.reopen(path)
    else:
        match = Match.new(load("totem"), Options(), PLAYERS, seed=7)
        match.journal = Journal.create(path, match.record())
    return match


def live(path: Path, counts: mmap, seed: int) -> NoReturn:
    """Go on with the match until killed, or until it is over."""
    match, chance = taken_up(path), Chance(seed)
    while match.state.outcome is None:
        seats = [seat for seat in match.state.to_act() if match.state.moves(seat)]
        seat = CLOCK if CLOCK in seats and chance.below(3) else chance.choice(seats)
        done = len(match.moves)
        counts[:] = COUNTS.pack(done, done + 1)
        match.play(chance.choice(match.state.moves(seat)))
        counts[:] = COUNTS.pack(len(match.moves), len(match.moves))
    os._exit(OVER)


def kill(path: Path, counts: mmap, chance: Chance, moves: int) -> tuple[int, int]:
    """Fork a child, let it play, kill it: the moves it had written, and those it had begun."""
    counts[:] = COUNTS.pack(moves, moves)
    enough = moves + chance.below(LONGEST_LIFE)
    child = os.fork()
    if not child:
        try:
            live(path, counts, chance.seed)
        finally:
            os._exit(FAILED)
    while COUNTS.unpack(counts[:])[0] < enough and not _has_ended(child):
        pass
    for _ in range(chance.below(SPINS)):
        pass
    os.kill(child, signal.SIGKILL)
    _, how = os.waitpid(child, 0)
    if os.WIFEXITED(how) and os.WEXITSTATUS(how) != OVER:
        sys.exit("a child could not go on with what was on file")
    written, begun = COUNTS.unpack(counts[:])
    return written, begun


def _has_ended(child: int) -> bool:
    """Whether a child is over by itself; it is still there to be waited for."""
    return os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def main(folder: Path, kills: int) -> None:
    """Kill so many times; say how it went."""
    counts, chance = mmap(-1, COUNTS.size), Chance(1)
    matches = torn = unfinished = 0
    path = folder / "0.kibitz"
    before: tuple[str, ...] = ()
    for _ in range(kills):
        written, begun = kill(path, counts, chance, len(before))
        try:
            found = read_record(path) if path.exists() else None
            moves = found.moves if found else ()
            if found:
                Match.resume(found)
        except DamagedRecord as damage:
            sys.exit(f"corrupt after a kill: {damage}")
        if moves[: len(before)] != before:
            sys.exit("a move that had been written has changed")
        if not written <= len(moves) <= begun:
            sys.exit(f"{written} moves were written and {begun} begun, {len(moves)} are on file")
        torn += bool(path.exists() and not path.read_bytes().endswith(b"\n"))
        unfinished += begun - len(moves)
        before = moves
        if len(moves) >= MOST_MOVES or (found and Match.resume(found).state.outcome):
            matches += 1
            path, before = folder / f"{matches}.kibitz", ()
    print(f"{kills} kills over {matches + 1} matches: 0 corrupt, "
          f"{unfinished} unfinished moves lost, {torn} lines torn")  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
