"""The own cards on their way along the hand: it closes its gaps, and opens for what comes.

They go a little too far, and settle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.cards import HIDDEN, Card
from scenes.table.motion import swing

# How long they take (ms, at the normal speed): no longer than the shortest flight.
GLIDES_MS = 180

Lying = Sequence[tuple[Card, Rect]]


@dataclass(slots=True)
class Gliding:
    """Where each own card is seen while the hand is laid anew."""

    _goals: dict[Card, Rect] = field(default_factory=dict)
    _starts: dict[Card, Rect] = field(default_factory=dict)
    _seen: dict[Card, Rect] = field(default_factory=dict)
    _since_ns: int = 0
    _until_ns: int = 0

    def moves(self, now_ns: int) -> bool:
        """Whether a card would be seen elsewhere in the next picture."""
        return now_ns < self._until_ns

    def places(self, own: Lying, now_ns: int, lasts_ns: int) -> Lying:
        """Where these cards are seen now; for so long they are on their way to where they lie."""
        goals = {card: box for card, box in own if card != HIDDEN}
        if goals != self._goals:
            self._starts = {
                card: self._seen[card]
                for card, box in goals.items()
                if card in self._seen and self._seen[card].size == box.size
            }
            moved = any(goals[card] != start for card, start in self._starts.items())
            self._since_ns, self._until_ns = now_ns, now_ns + lasts_ns * moved
            self._goals = goals
        self._seen = {card: self._at(card, box, now_ns) for card, box in goals.items()}
        return [(card, self._seen.get(card, box)) for card, box in own]

    def _at(self, card: Card, goal: Rect, now_ns: int) -> Rect:
        start = self._starts.get(card)
        if start is None or now_ns >= self._until_ns:
            return goal
        way = swing((now_ns - self._since_ns) / (self._until_ns - self._since_ns))
        x, y = (round(a + (b - a) * way) for a, b in zip(start.topleft, goal.topleft, strict=True))
        return Rect((x, y), goal.size)

    def forget(self) -> None:
        """Another hand is seen next, or the same elsewhere: nothing glides there."""
        self._goals, self._starts, self._seen, self._until_ns = {}, {}, {}, 0
