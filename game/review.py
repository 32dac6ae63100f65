"""A match looked back on: every decision judged from what its seat could see then.

    for decision in decisions(match):          # None where there was nothing to decide
        judged = finish(decision.think())

The same record is judged the same again: budgets count playing-outs, and nothing is cut off by a
clock. What is lost is never called a mistake while chance alone may explain it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import pairwise
from math import inf
from typing import Any, TypeAlias

from game.advice import Advice, advise, in_words
from game.bots.search import Thoughts
from game.bots.worker import Broken, seed_from
from game.cards import Seat
from game.match import Match
from game.messages import Message, message
from game.prompts import Prompt
from game.registry import choices
from game.rules import Refusal

log = logging.getLogger(__name__)

# So many of the choices are told.
OPTIONS = 5
# Of what is `much` to lose, this part makes a mistake of a slip.
MISTAKE = 0.4
NOT_OFFERED = Refusal("prompt-not-asked", "")


class Grade(Enum):
    """How good a decision was. `STRONG`: all else would have cost much."""

    STRONG = "strong"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def weak(self) -> bool:
        """Whether something better was to be had."""
        return self in (Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER)


# How good a move was, and that in one line.
Verdict: TypeAlias = tuple[Grade, str]


@dataclass(frozen=True, slots=True)
class Option:
    """One of the choices there were, and how far it was behind the best."""

    name: Message
    behind: float


@dataclass(frozen=True, slots=True)
class Judged:
    """What is thought of move number `move` (from 0) of a player; `players` sat on the seats then.

    `lost` is what the best choice was worth more, `within` how much of that may be chance. `chance`
    is how likely the seat won with the best choice; None where that was judged at a glance.
    """

    move: int
    player: int
    players: tuple[int, ...]
    grade: Grade
    lost: float
    within: float
    chance: float | None
    played: Message
    best: Message
    why: Message
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to be judged, as a task for where bots think; see `game.bots.worker`."""

    game_id: str
    move: int
    player: int
    players: tuple[int, ...]
    view: Any
    moves: Sequence[Any]
    played: Any

    @property
    def longest_s(self) -> float:
        """It is thought to its end: nothing in a review goes by a clock."""
        return inf

    def think(self) -> Thoughts[Judged]:
        """Weigh what there was to choose from, and what was chosen."""
        expert = choices(self.game_id).expert
        advice = yield from advise(
            self.game_id, expert, self.view, self.moves, seed_from(self.view), expert.full,
            self.played,
        )  # fmt: skip
        return self.judged(advice)

    def settled(self, answer: Any) -> Any:
        """What was judged; or `Broken`, and the log says why."""
        if isinstance(answer, Broken):
            log.error("move %d could not be judged:\n%s", self.move, answer.report)
        return answer

    def judged(self, advice: Advice) -> Judged:
        """What that advice says of the move."""
        mine = advice.of(self.played)
        assert mine is not None
        first = advice.choices[:OPTIONS]
        options = tuple(Option(self.named(one.move), one.behind) for one in first)
        return Judged(
            self.move, self.player, self.players, self.grade(advice), mine.behind, mine.within,
            advice.chance, self.named(self.played), self.named(advice.choices[0].move), advice.why,
            options,
        )  # fmt: skip

    def grade(self, advice: Advice) -> Grade:
        """How good the move was; what was judged at a glance is never called weak."""
        much, mine = choices(self.game_id).expert.much, advice.of(self.played)
        assert mine is not None
        if not advice.sure:
            return Grade.GOOD
        if mine.behind > mine.within:
            if mine.behind >= much:
                return Grade.BLUNDER
            return Grade.MISTAKE if mine.behind >= MISTAKE * much else Grade.SLIP
        others = [one for one in advice.choices if one.move != self.played]
        alone = bool(others) and all(one.behind > max(one.within, much) for one in others)
        return Grade.STRONG if alone else Grade.GOOD

    def named(self, move: Any) -> Message:
        """What one picks for a move."""
        assert self.view.seat is not None
        ask, expert = choices(self.game_id).ask, choices(self.game_id).expert
        prompt = Prompt.of(self.view.seat, partial(ask, self.view, self.moves, self._check))
        way = expert.way(prompt, self.view, move)
        return in_words(prompt, way) if way else message("review-something-else")

    def _check(self, move: Any) -> Refusal | None:
        """Only what was offered could be picked."""
        return None if move in self.moves else NOT_OFFERED


def decisions(match: Match, everybody: bool = False) -> Iterator[Decision | None]:
    """For each move of a match the decision it was; None if it was none, or (mostly) a bot's."""
    own = choices(match.game.id)
    steps = zip(match.moves, match.positions(), strict=False)
    for number, (move, (state, _)) in enumerate(steps):
        seat: Seat = move.seat
        view = state.view(seat)
        players = tuple(own.player_at(view, at) for at in range(len(match.players)))
        player = players[seat]
        person = not (match.players[player].level and match.levels[player])
        moves = state.moves(seat) if person or everybody else ()
        if own.expert.decides(moves) and move in moves:
            yield Decision(match.game.id, number, player, players, view, moves, move)
        else:
            yield None


@dataclass(frozen=True, slots=True)
class Figure:
    """How one player did: of so many decisions so many were as good as any, the rest by grade."""

    decisions: int
    good: int
    weak: dict[Grade, int]

    @property
    def share(self) -> float:
        """The part that was as good as any, 0 to 1."""
        return self.good / self.decisions if self.decisions else 1.0


def figure_of(judged: Sequence[Judged], player: int) -> Figure:
    """How a player did. What was judged at a glance does not count."""
    own = [one for one in judged if one.player == player and one.chance is not None]
    weak = {grade: sum(one.grade is grade for one in own) for grade in Grade if grade.weak}
    return Figure(len(own), len(own) - sum(weak.values()), weak)


def moment_of(judged: Sequence[Judged]) -> Judged | None:
    """The moment of the match: where most was lost, else where the chances turned most."""
    weak = [one for one in judged if one.grade.weak]
    if weak:
        return max(weak, key=lambda one: (one.lost, -one.move))
    return turning_point(judged) or next(iter(judged), None)


def turning_point(judged: Sequence[Judged]) -> Judged | None:
    """The decision after which somebody's chances had changed most by their next one."""
    turns: list[tuple[float, int, Judged]] = []
    for player in {one.player for one in judged}:
        own = [one for one in judged if one.player == player and one.chance is not None]
        turns += [
            (abs((after.chance or 0.0) - (one.chance or 0.0)), -one.move, one)
            for one, after in pairwise(own)
        ]
    return max(turns, key=lambda turn: turn[:2])[2] if turns else None
