"""What the others told by what they did makes some hands likelier than others.

Worlds are drawn one from another: two unseen cards change places, and stay so the more surely the
better the hands then explain what was done (Metropolis and others 1953).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, prod
from random import Random

from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.frantic.cards import (
    COLOUR_WORDS,
    COLOURS_OF,
    FACE,
    KIND,
    NUMBER,
    SYMBOL,
    TEN_CARDS,
    THE_END,
    Kind,
)
from game.frantic.events import Passed, Wished
from game.frantic.hinting import Chosen, Told
from game.frantic.matching import Bar, fitting
from game.frantic.thinking.imagining import (
    Hidden,
    asked_for_numbers,
    guess,
    guess_events,
    guess_powers,
    guess_rules,
)
from game.frantic.thinking.policy import ATTACK, SHARP, Mood, burden
from game.frantic.view import FranticView

# How many changes are tried before the first world and from one to the next.
BEFORE, BETWEEN = 600, 60

# How much likelier a card is in the hand of somebody who told something than it was before: seen
# in rounds of hard players. A card that would have been played; one by which a card seems better
# than what was played, in points, to be a factor e less likely; one of a colour, or a number or
# special, that was wished; one that would have been thrown in.
PLAYABLE = 0.01
BETTER = 3.0
OF_COLOUR = 1.7
WISHED = 3.0
THROWN_IN = 0.1

THROWN = {
    "target": ("counterattack", "error_404", "mimicry"),
    "nice_try": ("nice_try", "mimicry"),
    "event": ("lucky_bastard", "mimicry"),
}
PATIENT = Mood(SHARP, hurry=False)
CARDS = range(len(FACE))
EVEN = (1.0,) * len(FACE)


def tells(view: FranticView) -> bool:
    """Whether there is anything to read, and nothing about hands that is known for certain."""
    return bool(view.hints.told) and asked_for_numbers(view) is None


class Reader:
    """Worlds as likely as what was told makes them."""

    def __init__(self, view: FranticView, chance: Chance) -> None:
        self.view = view
        self.luck = Random(chance.bits()).random
        hidden = guess(view, chance)
        self.places = [*hidden.hands, *hidden.aside, *hidden.incoming, hidden.draw]
        shown = (*view.known, *view.aside, *view.incoming, ())
        self.spots = [
            (place, at)
            for place, known in zip(self.places, shown, strict=True)
            for at, card in enumerate(place)
            if card not in known
        ]
        self.likely = [one for seat in range(view.seats) for one in likely_in(view, seat)]
        self.likely += [EVEN] * (len(self.spots) - len(hidden.draw) - len(self.likely))
        for _ in range(BEFORE):
            self.change()

    def deal(self, chance: Chance) -> Hidden:
        """One of the worlds."""
        for _ in range(BETWEEN):
            self.change()
        view, seats = self.view, self.view.seats
        *places, draw = map(sorted, self.places)
        chance.shuffle(draw)
        powers, power_deck = guess_powers(view, chance)
        return Hidden(
            places[:seats], places[seats : 2 * seats], places[2 * seats :], draw,
            guess_events(view, chance), powers, power_deck, guess_rules(view, chance),
        )  # fmt: skip

    def change(self) -> None:
        """Let a card that a player has and another unseen one change places, if it seems likely."""
        luck, spots, likely = self.luck, self.spots, self.likely
        here, there = int(luck() * len(likely)), int(luck() * len(spots))
        if here >= len(likely):
            return
        (place, at), (other, to) = spots[here], spots[there]
        one, two = place[at], other[to]
        now, then = likely[here][one], likely[here][two]
        if there < len(likely):
            now, then = now * likely[there][two], then * likely[there][one]
        if luck() * now < then:
            place[at], other[to] = two, one


def likely_in(view: FranticView, seat: Seat) -> list[tuple[float, ...]]:
    """By hidden card of a hand, the longest held first, how much likelier it is to be which.

    Cards of a hand that are known seldom lay there from the beginning: they came last.
    """
    known = len(view.known[seat])
    hidden = view.counts[seat] - known
    hints = [(hidden - max(0, hint.since - known), hint.told) for hint in view.hints.of(seat)]
    return [likely(tuple(told for old, told in hints if at < old)) for at in range(hidden)]


@lru_cache(maxsize=512)
def likely(told: tuple[Told, ...]) -> tuple[float, ...]:
    """By card, how much likelier it is in the hand of somebody who told all that."""
    return tuple(map(prod, zip(EVEN, *map(lift, told), strict=True)))


@lru_cache(maxsize=512)
def lift(told: Told) -> tuple[float, ...]:
    """By card, how much likelier it is in the hand of somebody who told that."""
    match told:
        case Wished(_, what):
            return tuple(lift_by_wish(what, card) for card in CARDS)
        case Passed(_, window):
            thrown = THROWN.get(window, ())
            return tuple(THROWN_IN if SYMBOL[card] in thrown else 1.0 for card in CARDS)
        case Chosen():
            fits = fitting(told.requirement, Bar(told.on_black))
            return tuple(lift_by_choice(card, told.card) if fits[card] else 1.0 for card in CARDS)


def lift_by_wish(what: str, card: Card) -> float:
    if what in COLOUR_WORDS:
        return OF_COLOUR if COLOUR_WORDS.index(what) in COLOURS_OF[card] else 1.0
    return WISHED if what in (str(NUMBER[card]), SYMBOL[card]) else 1.0


def lift_by_choice(card: Card, played: Card) -> float:
    """That of a card that fitted when another one, or none, was played."""
    if FACE[card] in TEN_CARDS or FACE[card] == THE_END or KIND[card] is Kind.BLANK:
        return 1.0
    if played == NOBODY:
        return PLAYABLE
    return max(PLAYABLE, min(1.0, exp((at_sight(played) - at_sight(card)) / BETTER)))


def at_sight(card: Card) -> float:
    """What playing a card seems to be worth to somebody of whose other cards nothing is known."""
    return burden(card, PATIENT) + ATTACK.get(SYMBOL[card], 0.0)
