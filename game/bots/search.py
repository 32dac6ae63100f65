"""Search for all games with hidden cards: imagine, play on, compare, drop what falls behind.

Worlds are sampled that fit what the bot knows. In each one every move still in the race is
tried and the rest played out by a plain policy, so that moves are compared on equal luck.
From time to time moves that have fallen clearly behind are dropped, and what is left of the
budget goes to the others. Budgets count playings-out, never time.

Thinking is a generator: it pauses after every world, so that it can be done between frames too.
Who is told at a pause that time is up (`send(True)`) answers with what they know so far.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from math import sqrt
from typing import TypeAlias, TypeVar

Move = TypeVar("Move")
World = TypeVar("World")
Answer = TypeVar("Answer")
Thoughts: TypeAlias = Generator[None, bool | None, Answer]

# Worlds between two looks at the race, and standard errors behind at which a move is dropped.
LAP = 16
BEHIND = 2.5


def search(
    moves: Sequence[Move],
    sample: Callable[[], World],
    play_out: Callable[[World, Move], float],
    budget: int,
) -> Thoughts[list[tuple[float, Move]]]:
    """The moves still in the race when the budget is spent, best first, with their mean values.

    `play_out` must leave the world as it was. Whatever the budget, a lap is run at least, or
    one world if time is up.
    """
    values, racing = yield from race(moves, sample, play_out, budget)
    ranked = [(sum(v) / max(len(v), 1), -n) for n in racing for v in [values[n]]]
    return [(mean, moves[-number]) for mean, number in sorted(ranked, reverse=True)]


def race(
    moves: Sequence[Move],
    sample: Callable[[], World],
    play_out: Callable[[World, Move], float],
    budget: int,
    kept: Collection[int] = (),
) -> Thoughts[tuple[list[list[float]], list[int]]]:
    """By move its values, world by world, and the numbers of those still in the race.

    A move that dropped out has the values of the first worlds only; those `kept` never do.
    """
    values: list[list[float]] = [[] for _ in moves]
    racing = list(range(len(moves)))
    spent = 0
    time_is_up = False
    while len(racing) > 1 and not time_is_up and (spent < budget or not spent):
        for _ in range(LAP):
            world = sample()
            for number in racing:
                values[number].append(play_out(world, moves[number]))
            time_is_up = bool((yield))
            if time_is_up:
                break
        else:
            spent += LAP * len(racing)
            left = in_the_race(values, racing)
            racing = [number for number in racing if number in left or number in kept]
    return values, racing


def finish(thoughts: Thoughts[Answer]) -> Answer:
    """Think to the end."""
    while True:
        try:
            next(thoughts)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def in_the_race(values: list[list[float]], racing: list[int]) -> list[int]:
    """Those that are not clearly behind the best, judged by their differences to it."""
    leader = max(racing, key=lambda number: sum(values[number]))
    best = values[leader]
    return [n for n in racing if n == leader or not clearly_behind(values[n], best)]


def clearly_behind(values: list[float], best: list[float]) -> bool:
    """Whether the mean difference exceeds `BEHIND` standard errors."""
    count = len(best)
    gaps = [one - other for one, other in zip(best, values, strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > BEHIND * sqrt(spread / count) and mean > 0
