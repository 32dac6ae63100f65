"""What others did tells of what they hold: hands are likelier that would have done the same.

Deals are drawn one from another: two unseen cards change places. A change must pass twice: by how
well the hands then explain what was played (Metropolis and others 1953), then by how well they
explain what was covered (in two stages: Christen and Fox 2005).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, lgamma
from random import Random

from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.nyet.cards import deck_for, is_one
from game.nyet.evidence import evidence, odds
from game.nyet.imagining import Hidden, guess, voids
from game.nyet.kernel import SUITS, Code, Mask, Play, cards_by_code, come_between, kind, masks_of
from game.nyet.motives import Motives
from game.nyet.policy import PLAIN_STYLE, pick
from game.nyet.view import NyetView

# How often somebody plays otherwise than a plain player is not known; at first it is thought of as
# if so many cards had been odd and plain.
ODD, PLAIN = 1, 4
# How much less likely a hand is for each point that other tokens would have gained, as a logarithm.
REGRET = -2.0
# How many changes are tried before the first deal and from one to the next.
BEFORE, BETWEEN = 100, 12
NOTHING: tuple[Mask, ...] = (0,) * SUITS


@dataclass(frozen=True, slots=True)
class Decision:
    """A card somebody played, what they played later in the round, and how the trick stood.

    Of the hands nothing is known there: they are empty.
    """

    code: Code
    later: tuple[Mask, ...]
    stood: Play

    @property
    def follows(self) -> bool:
        """Whether it is of the suit that was led."""
        return self.stood.led >> 5 == self.code >> 5


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one unseen card lies: with a seat, or with `NOBODY` out of play.

    No card of the playing colours `void` can lie there, and no 1 where they are barred.
    """

    seat: Seat
    void: int
    no_ones: bool


class Reader:
    """Deals of the unseen cards, as likely as what was played makes them."""

    def __init__(self, view: NyetView, code_of: Sequence[Code], chance: Chance) -> None:
        assert view.terms is not None
        self.code_of, self.colours = code_of, view.terms.colours
        self.luck = Random(chance.bits()).random
        self.decisions = decisions_of(view, code_of)
        # By seat what did not follow; and what did, by the suit led and that of the best card.
        self.free = [[one for one in own if not one.follows] for own in self.decisions]
        self.followed: list[dict[tuple[int, int], list[Decision]]] = [{} for _ in self.decisions]
        for own, by_suits in zip(self.decisions, self.followed, strict=True):
            for one in own:
                if one.follows:
                    by_suits.setdefault((one.code >> 5, one.stood.best >> 5), []).append(one)
        self.known: dict[tuple[int, ...], tuple[float, int]] = {}
        self.known_following: dict[tuple[int, ...], int] = {}
        card_of = cards_by_code(view.terms.trump, view.terms.supertrump)
        others = (seat for seat in range(len(view.counts)) if seat != view.seat)
        self.motives = {seat: Motives(view, seat, card_of) for seat in others}
        self.passed = passed_of(view, code_of)
        guessed = guess(view, chance, odds(evidence(view)))
        self.hands = [masks_of(hand, code_of) for hand in guessed.hands]
        played = [self.played(seat, hand) for seat, hand in enumerate(self.hands)]
        self.likely = [likely for likely, _ in played]
        self.odd = [odd for _, odd in played]
        self.regrets = [self.regret(seat, hand) for seat, hand in enumerate(self.hands)]
        self.cards, self.spots = unseen_of(view, guessed)
        for _ in range(BEFORE):
            self.change()

    def deal(self, play: Play) -> None:
        """Give everybody a likely hand."""
        for _ in range(BETWEEN):
            self.change()
        play.hands = [hand[:] for hand in self.hands]
        play.left = sum(mask.bit_count() for hand in self.hands for mask in hand)

    def odd_ones(self) -> list[Seat]:
        """Who played oddly more often than was thought at first, if they hold what was dealt."""
        return [
            seat
            for seat, odd in enumerate(self.odd)
            if odd * PLAIN > (len(self.decisions[seat]) - odd) * ODD
        ]

    def change(self) -> None:
        """Let two unseen cards change places, if that may be and seems likely."""
        cards, spots, luck = self.cards, self.spots, self.luck
        if not cards:
            return
        at, to = int(luck() * len(cards)), int(luck() * len(cards))
        one, other = cards[at], cards[to]
        here, there = spots[at], spots[to]
        if here.seat == there.seat or not (self.fits(one, there) and self.fits(other, here)):
            return
        changed = [
            (spot.seat, exchanged(self.hands[spot.seat], self.code_of[off], self.code_of[on]))
            for spot, off, on in ((here, one, other), (there, other, one))
            if spot.seat != NOBODY
        ]
        played = [self.played(seat, hand) for seat, hand in changed]
        likelier = sum(likely for likely, _ in played)
        if not self.holds(likelier - sum(self.likely[seat] for seat, _ in changed)):
            return
        regrets = [self.regret(seat, hand) for seat, hand in changed]
        regretted = sum(self.regrets[seat] for seat, _ in changed)
        if not self.holds(REGRET * (sum(regrets) - regretted)):
            return
        cards[at], cards[to] = other, one
        for (seat, hand), (likely, odd), regret in zip(changed, played, regrets, strict=True):
            self.hands[seat], self.regrets[seat] = hand, regret
            self.likely[seat], self.odd[seat] = likely, odd

    def holds(self, gain: float) -> bool:
        """Whether a change stays that makes a deal so much likelier, as a logarithm."""
        return gain >= 0 or self.luck() < exp(gain)

    def fits(self, card: Card, spot: Spot) -> bool:
        """Whether a card may lie there."""
        barred = spot.void >> self.colours[card] & 1 or (spot.no_ones and is_one(card))
        return not barred

    def played(self, seat: Seat, hand: list[Mask]) -> tuple[float, int]:
        """The logarithm of how likely a seat that holds this now has played as it did.

        Besides, how many of these cards a plain player would not have played.
        """
        key = (seat, *hand)
        if key not in self.known:
            odd = sum(is_odd(decision, hand) for decision in self.free[seat])
            odd += sum(self.odd_following(seat, *suits, hand) for suits in self.followed[seat])
            decisions = len(self.decisions[seat])
            likely = lgamma(ODD + odd) + lgamma(PLAIN + decisions - odd)
            self.known[key] = likely, odd
        return self.known[key]

    def odd_following(self, seat: Seat, led: int, best: int, hand: list[Mask]) -> int:
        """How many cards that followed `led` a plain player would not have played.

        `best` is the suit of the best card that lay there: whoever can follow looks at no other.
        """
        key = (seat, led, best, hand[led], hand[best])
        if key not in self.known_following:
            decisions = self.followed[seat][led, best]
            self.known_following[key] = sum(is_odd(decision, hand) for decision in decisions)
        return self.known_following[key]

    def regret(self, seat: Seat, hand: list[Mask]) -> float:
        """How many points more other tokens would have gained a seat that holds this now."""
        if seat not in self.motives:
            return 0.0
        decisions = self.decisions[seat]
        played = decisions[0].later if decisions else NOTHING
        by_suit = zip(hand, played, *self.passed[seat], strict=True)
        return self.motives[seat].regret(
            [(now | before | gave) & ~got for now, before, gave, got in by_suit]
        )


def unseen_of(view: NyetView, guessed: Hidden) -> tuple[list[Card], list[Spot]]:
    """The cards a seat does not see, and the spots where they were guessed to lie."""
    assert view.terms is not None and view.seat is not None
    seen = {*view.hand, *view.discards[view.seat], view.given}
    no_ones = view.terms.discards == "no-1s"
    hands = [Spot(seat, void, no_ones=False) for seat, void in enumerate(voids(view))]
    out = [Spot(NOBODY, 0, no_ones) for _ in guessed.discards]
    places = [*zip(hands, guessed.hands, strict=True), *zip(out, guessed.discards, strict=True)]
    places.append((Spot(NOBODY, 0, no_ones=False), guessed.rest))
    found = [(card, spot) for spot, cards in places for card in cards if card not in seen]
    return [card for card, _ in found], [spot for _, spot in found]


def passed_of(view: NyetView, code_of: Sequence[Code]) -> list[tuple[list[Mask], list[Mask]]]:
    """By seat what it has given the seat that looks, and what it has got from it (NYET-36)."""
    assert view.seat is not None
    seats = range(len(view.counts))
    right, left = seats[view.seat - 1], (view.seat + 1) % len(seats)
    gave = [[view.received] if seat == right and view.received != NOBODY else [] for seat in seats]
    got = [[view.given] if seat == left and view.given != NOBODY else [] for seat in seats]
    return [
        (masks_of(one, code_of), masks_of(other, code_of))
        for one, other in zip(gave, got, strict=True)
    ]


def decisions_of(view: NyetView, code_of: Sequence[Code]) -> list[list[Decision]]:
    """By seat what it played this round, but for the seat that looks: it knows its reasons."""
    assert view.terms is not None and view.seat is not None
    seats = len(view.counts)
    in_use = [card for card in deck_for(seats) if card not in view.discards[view.seat]]
    play = Play(view.terms, view.teams, in_use)
    play.hands = [[0] * SUITS for _ in range(seats)]
    tricks = [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]
    played = [
        ((leader + at) % seats, code_of[card])
        for leader, cards in tricks
        for at, card in enumerate(cards)
    ]
    later = [[0] * SUITS for _ in range(seats)]
    for seat, code in played:
        later[seat][code >> 5] |= 1 << (code & 31)
    found: list[list[Decision]] = [[] for _ in range(seats)]
    for seat, code in played:
        if seat != view.seat:
            found[seat].append(Decision(code, tuple(later[seat]), play.copy()))
        later[seat][code >> 5] ^= 1 << (code & 31)
        play.hands[seat][code >> 5] = 1 << (code & 31)
        play.play(code)
    return found


def is_odd(decision: Decision, hand: list[Mask]) -> bool:
    """Whether a plain player would have played something else from this hand."""
    play = decision.stood
    own = [held | later for held, later in zip(hand, decision.later, strict=True)]
    play.hands[play.turn] = own
    choice = pick(play, PLAIN_STYLE)
    return choice != decision.code and not are_equal(play, own, choice, decision.code)


def are_equal(play: Play, own: list[Mask], one: Code, other: Code) -> bool:
    """Whether two cards of a hand are as good: nobody can come between them."""
    if one >> 5 != other >> 5 or kind(one) != kind(other):
        return False
    return not come_between(play, own, *sorted((one, other)))


def exchanged(hand: list[Mask], off: Code, on: Code) -> list[Mask]:
    """A hand with one card for another."""
    new = hand[:]
    new[off >> 5] ^= 1 << (off & 31)
    new[on >> 5] ^= 1 << (on & 31)
    return new
