"""What it is worth that a box stays open, worked out: deals that may be, played under many terms.

Of the boxes that are open any may stay, and the first player may choose anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from game.bots.search import Thoughts
from game.cards import Card, Seat
from game.chance import Chance
from game.nyet.board import (
    FIRST,
    LINES,
    PER_LINE,
    POINTS,
    SUPERTRUMP,
    TRUMP,
    VALUE,
    Box,
    Terms,
    open_boxes,
)
from game.nyet.cards import deck_for
from game.nyet.evidence import evidence, odds
from game.nyet.hunches import COLOURS, bonus_choices, margin, teams_of, worths_of_boxes
from game.nyet.imagining import guess
from game.nyet.kernel import Play, codes
from game.nyet.scoring import gains_of
from game.nyet.teams import arrangements
from game.nyet.thinking import finish, styles_of
from game.nyet.view import NyetView

# About how many playings-out a deal takes.
A_DEAL = 16
# What a box was worth in each of the deals.
Notes: TypeAlias = dict[Box, list[float]]


def foresee(view: NyetView, seed: int, budget: int) -> Thoughts[dict[Box, float]]:
    """What it is worth, in points, that a box stays open.

    Who goes first, and what is discarded, is left to the hunches.
    """
    foresight = Foresight(view, seed)
    notes: Notes = {box: [] for line in (TRUMP, SUPERTRUMP, VALUE) for box in foresight.left[line]}
    for _ in range(max(1, budget // A_DEAL)):
        foresight.play_a_deal(notes)
        if (yield):
            break
    return worths_of_boxes(view) | {box: sum(got) / len(got) for box, got in notes.items()}


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that may be, who plays it with whom, and the luck of what follows."""

    hands: Sequence[Sequence[Card]]
    first: Seat
    teams: tuple[int, ...]
    bonus: Seat
    luck: int


class Foresight:
    """One seat that thinks of what may come of the board."""

    def __init__(self, view: NyetView, seed: int) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.chance, self.luck = Chance(seed), Random(seed)
        self.odds = odds(evidence(view))
        self.left = [open_boxes(line, view.covered, view.options.no_trump) for line in LINES]
        self.points = [POINTS[box % PER_LINE] for box in self.left[VALUE]]
        self.deck = deck_for(len(view.counts))

    def play_a_deal(self, notes: Notes) -> None:
        """Play it with every trump, and with every supertrump, for every value."""
        deal, luck = self.sample(), self.luck
        trump, supertrump = luck.choice(self.left[TRUMP]), luck.choice(self.left[SUPERTRUMP])
        pairs = {(one, supertrump) for one in self.left[TRUMP]}
        pairs |= {(trump, one) for one in self.left[SUPERTRUMP]}
        for pair in sorted(pairs):
            gains = self.gains(deal, *pair)
            mean = sum(gains) / len(gains)
            if pair[1] == supertrump:
                notes[pair[0]].append(mean)
            if pair[0] == trump:
                notes[pair[1]].append(mean)
            for box, gain in zip(self.left[VALUE], gains, strict=True):
                notes[box].append(gain)

    def sample(self) -> Deal:
        view, luck, seats = self.view, self.luck, len(self.view.counts)
        first = view.characters.index(luck.choice(self.left[FIRST]))
        teams = teams_of(seats, first, luck.choice(arrangements(seats, first)))
        bonus = luck.choice(bonus_choices(teams, view))
        hands = guess(view, self.chance, self.odds).hands
        return Deal(hands, first, teams, bonus, self.chance.bits())

    def gains(self, deal: Deal, trump: Box, supertrump: Box) -> list[float]:
        """By value: what the seat gains more than the others do with these trumps."""
        caught: dict[bool, tuple[int, ...]] = {}
        gains = []
        for points in self.points:
            wanted = points > 0
            if wanted not in caught:
                colours = COLOURS[trump % PER_LINE], COLOURS[supertrump % PER_LINE]
                caught[wanted] = self.caught(deal, Terms(deal.first, "keep", *colours, points))
            about = (caught[wanted], deal.teams, deal.bonus, points, self.view.options)
            gains.append(margin(gains_of(*about), self.seat))
        return gains

    def caught(self, deal: Deal, terms: Terms) -> tuple[int, ...]:
        """What everybody catches under these terms. Nobody plays otherwise for more points."""
        play = Play(terms, deal.teams, self.deck)
        play.deal(deal.hands, codes(terms.trump, terms.supertrump))
        finish(play, styles_of(deal.teams, self.seat), Random(deal.luck))
        return tuple(play.catches)
