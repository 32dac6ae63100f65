"""The pace of people, as a bot that plays at it learns from what everybody notices (TOT-755)."""

from __future__ import annotations

from collections.abc import Collection
from math import erfc, exp, log, pi, sqrt

from game.bots.reaction import CARD_MS, FLOOR_MS
from game.cards import Event, Seat
from game.totem.events import DuelWon, Grabbed, Punished, RushWon
from game.totem.moves import Hand
from game.totem.seeing import tops_of
from game.totem.view import TotemView

START_MS, LOWEST_MS, HIGHEST_MS = 650, 250, 1800
RUSH = 0.77
# Times are followed by their logarithm above the floor, as they are drawn: how far those of one
# person lie apart, how little is known of a person, and by how much they may change between two
# grabs (the latter two squared).
SPREAD, UNKNOWN, CHANGING = 0.4, 0.49, 0.0025
# By how much a grab that was won or lost changes the bot's own time, and how much more often than
# an equal people are meant to be first, for they miss and mistake more while bots know little.
STEP, LEAN = 0.2, 1.03
# Slips of the adaptive line of TOT-751: how many a hand makes at each reveal, and at which median;
# for how many the expectation counts beside people's own; how many times as many there may be.
SLIPS_A_REVEAL, USUAL_MS = 0.0023, 550
FORMER_SLIPS, MOST_SLIPS = 0.1, 5.5


class Pace:
    """Medians at which people are first as often as anybody, and as many slips as they make.

    Who was first tells a time, and that those beaten would have taken longer: that soon finds the
    middle of people's times. In the long run it counts who was first: then what people miss, and
    how uneven they are, is in it.
    """

    def __init__(self, people: Collection[Seat]) -> None:
        self._people = people
        self._middle = log(START_MS - FLOOR_MS)
        self._doubt = UNKNOWN
        self._later = {"duel": 0.0, "rush": 0.0}
        self._slips = 0
        self._reveals = 0
        self._cards = 0
        self._took = 0

    @property
    def duel(self) -> float:
        """The median for a duel in ms."""
        return self._median("duel")

    @property
    def rush(self) -> float:
        """The median for a rush in ms."""
        return RUSH * self._median("rush")

    @property
    def slips(self) -> float:
        """How many times as many slips as those of the adaptive line of TOT-751."""
        expected = FORMER_SLIPS * USUAL_MS / self.duel + SLIPS_A_REVEAL * self._reveals
        slips = (FORMER_SLIPS + self._slips) / expected
        return min(slips, MOST_SLIPS)

    def see(self, before: TotemView, view: TotemView, grab_counts: bool) -> None:
        """The table, and how it was before."""
        self._reveals += max(0, view.reveals - before.reveals)
        if grab_counts:
            self._cards = len(tops_of(view))

    def hear(self, event: Event, view: TotemView) -> None:
        """Something everybody noticed."""
        owners = [hand.owner for hand in view.hands]
        match event:
            case Grabbed(reaction=reaction):
                self._took = reaction - CARD_MS * max(0, self._cards - 2)
            case DuelWon(winner=winner, losers=losers):
                self._compare("duel", owners, winner, losers)
            case RushWon(winner=winner):
                others = [index for index, hand in enumerate(view.hands) if not hand.place]
                self._compare("rush", owners, winner, others)
            case Punished(hand=hand):
                self._slips += owners[hand] in self._people

    def _compare(
        self, kind: str, owners: list[Seat], winner: Hand, others: Collection[Hand]
    ) -> None:
        """One hand was first among several."""
        theirs = [owners[hand] in self._people for hand in {winner, *others}]
        if any(theirs):
            first = owners[winner] in self._people
            self._learn(self._took if kind == "duel" else self._took / RUSH, first)
            self._later[kind] += STEP * (LEAN * sum(theirs) / len(theirs) - first)

    def _learn(self, took: float, first: bool) -> None:
        """People took so long, or would have taken longer."""
        self._doubt += CHANGING
        spread = sqrt(self._doubt + SPREAD**2)
        apart = (log(max(took - FLOOR_MS, 40)) - self._middle) / spread
        pull = apart if first else beyond(apart)
        surer = 1.0 if first else pull * (pull - apart)
        self._middle += self._doubt / spread * pull
        self._doubt -= (self._doubt / spread) ** 2 * surer

    def _median(self, kind: str) -> float:
        even = FLOOR_MS + exp(self._middle + self._later[kind])
        return min(max(even, LOWEST_MS), HIGHEST_MS)


def beyond(apart: float) -> float:
    """The mean of those numbers of a standard normal distribution that are greater than this."""
    greater = erfc(apart / sqrt(2)) / 2
    return exp(-apart * apart / 2) / sqrt(2 * pi) / max(greater, 1e-9)
