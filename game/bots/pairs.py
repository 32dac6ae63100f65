"""What the arena compares: one deal, played as often as luck takes to fall on both sides."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from game.bots.random_bot import RandomBot
from game.bots.stages import Stage, whole_match
from game.cast import Temper
from game.chance import Chance
from game.registry import choices, load

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Trial:
    """What is to be compared."""

    game_id: str
    a: str
    b: str
    seats: int
    stage: str
    first_seed: int = 1
    alone: bool = False

    def packages(self) -> set[str]:
        """Where the code of both players lies."""
        return {"game", *(bot.partition(".")[0] for bot in (self.a, self.b) if ":" in bot)}

    def sides(self) -> list[list[int]]:
        """By game of one deal and by seat: 0 where A plays, 1 where B does."""
        seats = range(self.seats)
        if self.alone:
            return [[int(seat != own) for seat in seats] for own in seats]
        return [[(seat + turn) % 2 for seat in seats] for turn in (0, 1)]


@dataclass(frozen=True, slots=True)
class Pair:
    """What came of one pair, or of one deal with A alone on each seat.

    A's lead per seat and deal; CPU seconds of A's choices; A's points per seat and deal; A's
    share of the wins.
    """

    lead: float
    thinking: tuple[float, ...]
    points: float = 0.0
    won: float = 0.0


def stages(game_id: str) -> dict[str, Stage[Any]]:
    """What bots of a game can be compared on: its own stages first, and whole matches."""
    own = choices(game_id).stages
    return {**own, "match": own.get("match", whole_match(load(game_id)))}


def make_bot(game_id: str, level: str, seat: int, seed: int) -> Any:
    """A bot of a level (`expert`, or with a temper `expert+bold`), a random one, or a maker's.

    A maker is written `package.module:maker`.
    """
    if level == RANDOM:
        return RandomBot(Chance(seed))
    if ":" in level:
        module, maker = level.split(":")
        return getattr(import_module(module), maker)(seat, seed)
    level, _, temper = level.partition("+")
    return choices(game_id).make_bot(level, seat, seed, Temper(temper) if temper else None)


def play_pair(trial: Trial, number: int) -> Pair:
    """Play one deal as often as the trial has sides."""
    leads, got, won, thinking = [], [], [], list[float]()
    every = trial.sides()
    for sides in every:
        points = play_deal(trial, sides, trial.first_seed + number, thinking)
        leads.append(lead_of(points, sides))
        own = [mine for mine, side in zip(points, sides, strict=True) if side == 0]
        got.append(sum(own) / len(own))
        won.append(own.count(max(points)) / points.count(max(points)))
    played = len(every)
    return Pair(sum(leads) / played, tuple(thinking), sum(got) / played, sum(won) / played)


def play_deal(
    trial: Trial, sides: Sequence[int], seed: int, thinking: list[float]
) -> tuple[float, ...]:
    """Play one deal; the points by seat. Notes how long side 0 thought."""
    stage = stages(trial.game_id)[trial.stage]
    state = stage.start(trial.seats, sides, seed)
    levels = (trial.a, trial.b)
    bots = [
        make_bot(trial.game_id, levels[side], seat, seed * 97 + seat)
        for seat, side in enumerate(sides)
    ]
    while not stage.over(state):
        seat = state.to_act()[0]
        moves, view = state.moves(seat), state.view(seat)
        before = time.thread_time()
        move = bots[seat].choose(view, moves, 0)
        if sides[seat] == 0 and len(moves) > 1:
            thinking.append(time.thread_time() - before)
        state.play(move)
    return tuple(stage.points(state))


def lead_of(points: Sequence[float], sides: Sequence[int]) -> float:
    """By how much the mean of side 0 is above that of side 1."""
    means = []
    for side in (0, 1):
        own = [got for got, on in zip(points, sides, strict=True) if on == side]
        means.append(sum(own) / len(own))
    return means[0] - means[1]
