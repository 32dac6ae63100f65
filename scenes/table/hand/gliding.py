"""The own cards on their way along the hand: it closes its gaps, and opens for what comes.

They go a little too far, and settle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from art.easings import ease_out, swing
from game.cards import HIDDEN, Card

# How long they take (ms, at the normal speed): no longer than the shortest flight. A card that is
# pointed at has risen sooner.
GLIDES_MS, RISES_MS = 180, 80

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

    def seen(self, card: Card, box: Rect) -> Rect:
        """Where a card that lies in this box was seen last."""
        return self._seen.get(card, box)

    def forget(self) -> None:
        """Another hand is seen next, or the same elsewhere: nothing glides there."""
        self._goals, self._starts, self._seen, self._until_ns = {}, {}, {}, 0


@dataclass(slots=True)
class Rising:
    """How far each own card is seen to stand out of the hand, as a part of its height."""

    # By card: from where to where, and since when until when.
    _ways: dict[Card, tuple[float, float, int, int]] = field(default_factory=dict)

    def moves(self, now_ns: int) -> bool:
        """Whether a card would be seen higher or lower in the next picture."""
        return any(now_ns < until for *_, until in self._ways.values())

    def rises(self, goals: Mapping[Card, float], now_ns: int, lasts_ns: int) -> dict[Card, float]:
        """How far these stand out now; for so long they are on their way to where they are to."""
        ways = {}
        for card, goal in goals.items():
            way = self._ways.get(card, (goal, goal, now_ns, now_ns))
            if way[1] != goal:
                way = (self.seen(card, now_ns), goal, now_ns, now_ns + lasts_ns)
            ways[card] = way
        self._ways = ways
        return {card: self.seen(card, now_ns) for card in goals}

    def seen(self, card: Card, now_ns: int) -> float:
        """How far a card stands out; not at all where none is."""
        start, goal, since, until = self._ways.get(card, (0.0, 0.0, 0, 0))
        if now_ns >= until:
            return goal
        return start + (goal - start) * ease_out((now_ns - since) / (until - since))

    def forget(self) -> None:
        """Other cards are seen next."""
        self._ways = {}


@dataclass(slots=True)
class InHand:
    """All that moves in the hand at the screen, open or face down (there each by its number)."""

    opened: Gliding = field(default_factory=Gliding)
    down: Gliding = field(default_factory=Gliding)
    rising: Rising = field(default_factory=Rising)

    def moves(self, now_ns: int) -> bool:
        """Whether anything in it would be seen elsewhere in the next picture."""
        return any(part.moves(now_ns) for part in (self.opened, self.down, self.rising))

    def seen(self, card: Card, box: Rect, now_ns: int) -> Rect:
        """Where a card is seen now that lies in this box."""
        seen = self.opened.seen(card, box)
        return seen.move(0, -round(seen.height * self.rising.seen(card, now_ns)))

    def forget(self) -> None:
        """Another hand is seen next."""
        for part in (self.opened, self.down, self.rising):
            part.forget()
