"""A table without a screen: reflexes play a game against time to its end, as fast as they can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.bots import Reflex
from game.cards import CLOCK, Event

HOUR_MS = 3_600_000


def play_out(
    state: Any, reflexes: Sequence[Reflex], longest: int = HOUR_MS
) -> Iterator[tuple[Any, list[Event]]]:
    """Play until the match is over or `longest` ms old; yields each move and what came of it.

    Moves are made in order of time; at equal times reflexes, in the order given, come before
    the clock, for they act on what was visible until then (TOT-704). What the rules refuse
    is dropped, as at a real table. Raises RuntimeError if nobody, nor the clock, will ever
    act again.
    """
    now = 0
    show(state, reflexes, [], now)
    while state.outcome is None and now < longest:
        ticks = state.moves(CLOCK)
        times = [t for reflex in reflexes if (t := reflex.next_due()) is not None]
        times += [ticks[0].t] if ticks else []
        if not times:
            raise RuntimeError("nobody will ever act again")
        now = max(now, min(times))
        moves = [move for reflex in reflexes for move in reflex.due(now)]
        for move in moves or [tick for tick in ticks if tick.t <= now]:
            if state.outcome is None and state.check(move) is None:
                events = state.play(move)
                show(state, reflexes, events, now)
                yield move, events


def show(state: Any, reflexes: Sequence[Reflex], events: Sequence[Event], now: int) -> None:
    """Let everybody see the table and hear what happened."""
    for reflex in reflexes:
        reflex.see(state.view(reflex.seat), now)
        for event in events:
            reflex.hear(event.seen_by(reflex.seat), now)
