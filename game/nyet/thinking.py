"""What a player who calculates does: every card tried out in worlds that fit what is known.

A world is a deal of the unseen cards, played out by `policy` with a tenth of chance moves. Who
reads others thinks of their own team as keen, and of others as plain until they play otherwise.
The worth of an outcome is the own gain less what the others gain on average. Vetoes and discards
are worked out in `foreseeing` and `parting`; teams are left to the hunches.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import TypeAlias

from game.bots.search import Thoughts, search
from game.cards import Card, Seat
from game.chance import Chance
from game.nyet.cards import deck_for
from game.nyet.hunches import margin
from game.nyet.imagining import guess, played_cards
from game.nyet.kernel import Code, Play, cards_by_code, codes, different
from game.nyet.policy import KEEN_STYLE, PLAIN_STYLE, SHARP_STYLE, Style, pick
from game.nyet.reading import Reader
from game.nyet.scoring import gains_of
from game.nyet.view import NyetView

NOISE = 0.1

# By seat how it is thought to play.
Styles: TypeAlias = Sequence[Style]
World: TypeAlias = tuple[Play, Styles, int]


class Search:
    """One seat thinking about which card to play; who `reads` learns from what others did."""

    def __init__(self, view: NyetView, seed: int, reads: bool = True) -> None:
        terms = view.terms
        assert terms is not None and view.seat is not None
        self.view, self.seat, self.terms = view, view.seat, terms
        self.chance, self.random = Chance(seed), Random()
        self.now = play_of(view)
        self.code_of = codes(terms.trump, terms.supertrump)
        self.card_of = cards_by_code(terms.trump, terms.supertrump)
        self.reader = Reader(view, self.code_of, self.chance) if reads else None

    def rank(self, budget: int) -> Thoughts[list[tuple[float, Card]]]:
        """The different cards that may be played, best first, with their worth."""
        found = yield from search(different(self.now), self.sample, self.play_out, budget)
        return [(worth, self.card_of[code]) for worth, code in found]

    def sample(self) -> World:
        """A deal that may be, how everybody plays it, and the luck of what follows."""
        play = self.now.copy()
        if self.reader:
            self.reader.deal(play)
            styles = styles_of(play.teams, self.seat, self.reader.odd_ones())
        else:
            play.deal(guess(self.view, self.chance).hands, self.code_of)
            styles = [SHARP_STYLE] * play.seats
        return play, styles, self.chance.bits()

    def play_out(self, world: World, code: Code) -> float:
        """What a card is worth in a world."""
        dealt, styles, luck = world
        play = dealt.copy()
        play.play(code)
        self.random.seed(luck)
        finish(play, styles, self.random)
        return margin(scored(play, self.view), self.seat)


def styles_of(teams: Sequence[int], seat: Seat, odd: Collection[Seat] = ()) -> Styles:
    """How a seat thinks that everybody plays; `odd` are those who have not played plainly."""
    own = teams[seat]
    return [
        KEEN_STYLE if team == own or who in odd else PLAIN_STYLE for who, team in enumerate(teams)
    ]


def scored(play: Play, view: NyetView) -> tuple[int, ...]:
    """What everybody scores when a round that looks so has been played to its end."""
    assert view.terms is not None
    return gains_of(tuple(play.catches), view.teams, view.bonus, view.terms.value, view.options)


def finish(play: Play, styles: Styles, luck: Random) -> None:
    """Play to the end of the round. Equal luck strikes alike."""
    while play.left:
        go_on(play, styles, luck)


def go_on(play: Play, styles: Styles, luck: Random) -> None:
    """One card more: what the policy plays, or now and then any."""
    random = luck.random
    if random() < NOISE:
        allowed = play.allowed()
        play.play(allowed[int(random() * len(allowed))])
    else:
        play.play(pick(play, styles[play.turn]))


def play_of(view: NyetView) -> Play:
    """The trick phase as the view shows it, with the own hand only."""
    terms = view.terms
    assert terms is not None and view.seat is not None
    seats = len(view.counts)
    code_of = codes(terms.trump, terms.supertrump)
    gone = played_cards(view).union(view.discards[view.seat])
    play = Play(terms, view.teams, [card for card in deck_for(seats) if card not in gone])
    play.catches = [won + len(loot) for won, loot in zip(view.tricks_won, view.loot, strict=True)]
    play.turn = view.leader
    lying: list[list[Card]] = [[] for _ in range(seats)]
    for at, card in enumerate(view.trick):
        lying[(view.leader + at) % seats].append(card)
        play.live[code_of[card] >> 5] |= 1 << (code_of[card] & 31)
    lying[view.seat] += view.hand
    play.deal(lying, code_of)
    for card in view.trick:
        play.play(code_of[card])
    return play
