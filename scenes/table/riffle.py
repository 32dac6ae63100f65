"""The deck is shuffled before it is dealt: two halves part, and drop into each other again."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from art.easings import ease_in, ease_in_out
from scenes.table.motion import PACES, Flight, Motion

MS = 1_000_000
# How long it takes at the normal speed; so many cards are seen.
RIFFLE_MS, CARDS = 500, 10
# The halves have parted after that part of the time. From the first of these times to the second
# one card after the other comes back, and each takes so long.
PARTED, FIRST, LAST, DROPS = 0.3, 0.36, 0.84, 0.16
# How far a half goes, in widths of a card, how high above the deck (units), and how it leans.
ASIDE, RISES, LEANS = 0.64, 7, 9
# Units by which each card of a half lies higher than the one below.
THICK = 0.8


@dataclass(slots=True)
class Riffled(Flight):
    """A card of a deck that is shuffled.

    It goes `aside` with its half (px, to the left if negative), `rises` meanwhile, and comes back
    when its turn `comes`, as a part of the time.
    """

    aside: float = 0.0
    rises: float = 0.0
    comes: float = FIRST

    def place(self, now_ns: int) -> tuple[float, float, float, float]:
        at = self.at(now_ns)
        parted = ease_in_out(min(1.0, at / PARTED))
        out = parted - ease_in(min(1.0, max(0.0, (at - self.comes) / DROPS)))
        x, y = self.start[0] + self.aside * out, self.start[1] - self.rises * out
        return x, y, self.wide, LEANS * out * (1 if self.aside < 0 else -1)


def riffle(back: Surface, deck: Rect, shade: Surface, begins_ns: int, unit: float) -> list[Flight]:
    """The cards of a deck with that back and their ways; the last to come back is the last."""
    found: list[Flight] = []
    for number in range(CARDS):
        side = 1 if number % 2 else -1
        found.append(Riffled(
            back, deck.center, deck.center, deck.width, deck.width, begins_ns, RIFFLE_MS * MS,
            shade=shade if number < 2 else None, aside=side * ASIDE * deck.width,
            rises=(RISES + THICK * number) * unit,
            comes=FIRST + (LAST - FIRST) * number / (CARDS - 1),
        ))  # fmt: skip
    return found


def is_time(motion: Motion) -> bool:
    """Whether nobody waits too long for that: not where nothing flies, nor very fast."""
    return not motion.still and motion.pace.seen > PACES["very-fast"].seen
