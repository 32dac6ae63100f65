"""Which cards to part with, worked out: discards and cards to pass on, tried in deals that may be.

Of many choices only those that look best are tried. What the others part with goes by a rule of
thumb: what catches least, of short colours first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeAlias

from game.bots.search import Thoughts, search
from game.cards import Card
from game.chance import Chance
from game.nyet.board import Terms
from game.nyet.cards import NONE, SUPER, VALUE_OF, deck_for, is_one
from game.nyet.evidence import evidence, odds
from game.nyet.hunches import margin
from game.nyet.imagining import guess
from game.nyet.kernel import Play, codes
from game.nyet.moves import NyetMove, Pass
from game.nyet.thinking import finish, scored, styles_of
from game.nyet.view import NyetView

MOST_CHOICES = 8
# What it counts to hold a trump when a high card is to go, and each other card of its colour.
TRUMP_HIGH, COMPANY = 3, 0.5

Ranked: TypeAlias = list[tuple[float, NyetMove]]
# By seat the hand and what of it goes, and the luck of what follows.
World: TypeAlias = tuple[list[list[Card]], list[Sequence[Card]], int]


def part(
    view: NyetView, given: Mapping[NyetMove, Sequence[Card]], seed: int, budget: int
) -> Thoughts[Ranked]:
    """The choices still in the race, best first, with what they gain; `given` are their cards."""
    parting = Parting(view, given, seed)
    return (yield from search(list(given), parting.sample, parting.play_out, budget))


def likely(glance: Ranked) -> list[NyetMove]:
    """The choices worth a thought: those that look best."""
    return [move for _, move in sorted(glance, key=lambda one: -one[0])[:MOST_CHOICES]]


class Parting:
    """One seat thinking about what to part with."""

    def __init__(self, view: NyetView, given: Mapping[NyetMove, Sequence[Card]], seed: int) -> None:
        assert view.terms is not None and view.seat is not None
        self.view, self.seat, self.terms, self.given = view, view.seat, view.terms, given
        self.chance, self.random = Chance(seed), Random()
        self.odds = odds(evidence(view))
        self.count = len(next(iter(given.values())))
        self.passes = any(isinstance(move, Pass) for move in given)
        self.deck = deck_for(len(view.counts))
        self.code_of = codes(self.terms.trump, self.terms.supertrump)
        self.styles = styles_of(view.teams, self.seat)

    def sample(self) -> World:
        """Hands that may be, and what the others part with."""
        hands = guess(self.view, self.chance, self.odds).hands
        gone = [least(hand, self.terms, self.count) for hand in hands]
        return hands, gone, self.chance.bits()

    def play_out(self, world: World, move: NyetMove) -> float:
        """What is gained by parting with these cards."""
        return margin(scored(self.played(world, move), self.view), self.seat)

    def played(self, world: World, move: NyetMove) -> Play:
        """The round, played to its end after these cards are gone."""
        hands, others, luck = world
        gone = [*others]
        gone[self.seat] = own = self.given[move]
        left = [
            [card for card in hand if card not in parted]
            for hand, parted in zip(hands, gone, strict=True)
        ]
        if self.passes:
            left = [[*hand, *gone[seat - 1]] for seat, hand in enumerate(left)]
        in_use = self.deck if self.passes else [card for card in self.deck if card not in own]
        play = Play(self.terms, self.view.teams, in_use)
        play.deal(left, self.code_of)
        self.random.seed(luck)
        finish(play, self.styles, self.random)
        return play


def least(hand: Sequence[Card], terms: Terms, count: int) -> Sequence[Card]:
    """So many cards that catch least, or where catches cost points, most."""
    colours = terms.colours
    top = SUPER if terms.trump == NONE else terms.trump
    lengths = [0] * (SUPER + 1)
    for card in hand:
        lengths[colours[card]] += 1
    no_ones = terms.discards == "no-1s"
    allowed = [card for card in hand if not (no_ones and is_one(card))] or hand

    def kept(card: Card) -> tuple[bool, float]:
        colour = colours[card]
        company = COMPANY * lengths[colour]
        if terms.value < 0:
            return False, company - VALUE_OF[card] - TRUMP_HIGH * (colour == top)
        return colour == top or is_one(card), VALUE_OF[card] + company

    return sorted(allowed, key=kept)[:count]
