"""Where a match is thought over: one decision after the other, as far as it was not yet."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.worker import Broken, Slices, Worker
from game.match import Match
from game.record import Record
from game.review import Decision, Judged, decisions
from scenes.storage.paths import Paths
from scenes.storage.reviews import Kept


class Reviewing:
    """The review of one match as far as it has come. Raises `DamagedRecord`."""

    def __init__(self, record: Record, paths: Paths, everybody: bool = False) -> None:
        self.match = Match.resume(record)
        self.kept = Kept(paths, record)
        self.found: dict[int, Judged] = {one.move: one for one in self.kept.read()}
        self._decisions: Iterator[Decision | None] = iter(())
        self._asked: Decision | None = None
        # How many moves have been looked at.
        self.looked = 0
        self.everybody = everybody
        self.begin(everybody)

    def begin(self, everybody: bool) -> None:
        """Think about people alone, or about everybody; what was thought stays."""
        self.everybody, self.looked, self._asked = everybody, 0, None
        self._decisions = decisions(self.match, everybody)

    @property
    def done(self) -> bool:
        return self.looked >= len(self.match.moves)

    @property
    def share(self) -> float:
        """How much of the match has been looked at, 0 to 1."""
        return self.looked / max(1, len(self.match.moves))

    @property
    def judged(self) -> list[Judged]:
        """What was thought so far of those who are asked for, in order of the moves."""
        players = [
            player
            for player, who in enumerate(self.match.players)
            if self.everybody or not (who.level and self.match.levels[player])
        ]
        return [one for _, one in sorted(self.found.items()) if one.player in players]

    def step(self, mind: Worker | Slices, moves: int) -> bool:
        """Look at so many moves at most, or whether an answer is there; whether anything is new."""
        if self._asked is not None:
            answer = mind.answer()
            if answer is None:
                return False
            if not isinstance(answer, Broken):
                self.found[answer.move] = answer
                self.kept.add(answer)
            self._asked = None
            self.looked += 1
        for _ in range(moves):
            if self.done:
                break
            decision = next(self._decisions)
            if decision is not None and decision.move not in self.found:
                self._asked = decision
                mind.ask(decision)
                break
            self.looked += 1
        return True
