"""Whole tables that look the same to a seat: what is hidden is made up (Bot notes)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate

from game.agenda import Agenda, Step
from game.cards import HIDDEN, NOBODY, Card
from game.chance import Chance
from game.nyet.board import mask_open
from game.nyet.cards import COLOUR_OF, deck_for, is_one
from game.nyet.discards import discard_choices, pick_out
from game.nyet.rules import NyetState
from game.nyet.steps import AskDiscards, AskPasses
from game.nyet.view import NyetView

EVEN = (1.0,) * len(COLOUR_OF)


@dataclass(slots=True)
class Place:
    """Somewhere unseen cards lie: how many, the playing colours it cannot hold, whether 1s.

    `odds` are by card how many times likelier it lies here than where nothing is told.
    """

    size: int
    void: int = 0
    no_ones: bool = False
    cards: list[Card] = field(default_factory=list)
    odds: Sequence[float] | None = None


@dataclass(slots=True)
class Hidden:
    """A guess at everything a seat does not see."""

    hands: list[list[Card]]
    discards: list[tuple[Card, ...]]
    rest: tuple[Card, ...]


def imagine(view: NyetView, chance: Chance) -> NyetState:
    """A table that fits the view; hidden cards and secret choices are drawn from `chance`."""
    hidden = guess(view, chance)
    tokens = tuple(token.box for token in view.tokens)
    open_mask = mask_open(tokens, view.characters, view.options.no_trump)
    given = guess_given(view, hidden.hands, chance)
    return NyetState(
        options=view.options,
        hands=hidden.hands,
        chance=chance,
        agenda=guess_answers(view, hidden.hands, chance),
        characters=view.characters,
        scores=view.scores,
        dealer=view.dealer,
        number=view.number,
        sheet=view.sheet,
        rest=hidden.rest,
        deck=() if view.number else deck_for(len(view.counts)),
        tokens=tokens,
        open_mask=open_mask if view.number else 0,
        terms=view.terms,
        teams=view.teams,
        bonus=view.bonus,
        discards=tuple(hidden.discards),
        given=given,
        received=tuple(given[seat - 1] for seat in range(len(given))),
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        outcome=view.outcome,
    )


def guess(view: NyetView, chance: Chance, odds: Sequence[Sequence[float]] | None = None) -> Hidden:
    """Deal out what `view` does not show, so that it fits all that was seen.

    That is: the numbers of cards, colours somebody could not follow, the card passed on,
    and that no 1s were discarded where they may not be. Where nothing of that bars a card, it
    goes to each seat by its `odds`, by card, there.
    """
    seats = len(view.counts)
    if not view.number:
        return Hidden([[] for _ in range(seats)], [], ())
    hands = [Place(count, void) for count, void in zip(view.counts, voids(view), strict=True)]
    if odds is not None:
        for place, told in zip(hands, odds, strict=True):
            place.odds = told
    no_ones = view.terms is not None and view.terms.discards == "no-1s"
    discards = [Place(len(cards), no_ones=no_ones) for cards in view.discards]
    played = played_cards(view)
    if view.seat is not None:
        hands[view.seat] = Place(len(view.hand), cards=list(view.hand))
        own = view.discards[view.seat]
        discards[view.seat] = Place(len(own), cards=list(own))
        if view.given != NOBODY and view.given not in played:
            hands[(view.seat + 1) % seats].cards.append(view.given)
    places = [*hands, *discards, Place(view.rest)]
    seen = played.union(*(place.cards for place in places))
    unseen = [card for card in deck_for(seats) if card not in seen]
    fill(places, unseen, view, chance)
    return Hidden(
        [sorted(place.cards) for place in hands],
        [tuple(sorted(place.cards)) for place in discards],
        tuple(sorted(places[-1].cards)),
    )


def played_cards(view: NyetView) -> set[Card]:
    """Every card played this round, as everybody has seen it."""
    return {card for trick in view.tricks for card in trick.cards} | set(view.trick)


def voids(view: NyetView) -> list[int]:
    """By seat: a mask of the playing colours it cannot hold, for it did not follow them."""
    seats = len(view.counts)
    found = [0] * seats
    if view.terms is None:
        return found
    colours = view.terms.colours
    for leader, cards in [*((t.leader, t.cards) for t in view.tricks), (view.leader, view.trick)]:
        for at, card in enumerate(cards):
            if colours[card] != colours[cards[0]]:
                found[(leader + at) % seats] |= 1 << colours[cards[0]]
    return found


def fill(places: Sequence[Place], cards: list[Card], view: NyetView, chance: Chance) -> None:
    """Lay the cards into the places at random, those that fit the fewest places first.

    Where one colour is barred every fitting deal is equally likely, with several nearly so.
    """
    chance.shuffle(cards)
    if not any(place.void or place.no_ones for place in places):
        if any(place.odds for place in places):
            lay_by_odds(places, cards, chance)
            return
        for place in places:
            missing = place.size - len(place.cards)
            place.cards += [cards.pop() for _ in range(missing)]
        return
    terms = view.terms
    assert terms is not None
    colours = terms.colours
    wide = [place for place in places if place.size > len(place.cards)]
    before = [(place, place.cards[:]) for place in wide]
    fits = {
        card: [
            place
            for place in wide
            if not place.void >> colours[card] & 1 and not (place.no_ones and is_one(card))
        ]
        for card in cards
    }
    cards.sort(key=lambda card: len(fits[card]))
    if not all(lay(card, fits, chance) for card in cards):
        # Somebody held nothing but 1s and had to discard one (NYET-58).
        for place, known in before:
            place.cards, place.no_ones = known, False
        fill(places, cards, view, chance)


def lay_by_odds(places: Sequence[Place], cards: Sequence[Card], chance: Chance) -> None:
    """Lay the cards, each likelier where it is told to lie."""
    free = [place.size - len(place.cards) for place in places]
    odds = [place.odds or EVEN for place in places]
    for card in cards:
        weights = (count * told[card] for count, told in zip(free, odds, strict=True))
        bounds = list(accumulate(weights))
        at = bisect(bounds, chance.random() * bounds[-1])
        places[at].cards.append(card)
        free[at] -= 1


def lay(card: Card, fits: dict[Card, list[Place]], chance: Chance) -> bool:
    """Put a card on a free spot that it fits, each as likely; else move others out of its way."""
    free = [place.size - len(place.cards) for place in fits[card]]
    spots = sum(free)
    if not spots:
        return make_way(card, fits, [])
    spot = chance.below(spots)
    for place, count in zip(fits[card], free, strict=True):
        spot -= count
        if spot < 0:
            place.cards.append(card)
            break
    return True


def make_way(card: Card, fits: dict[Card, list[Place]], tried: list[int]) -> bool:
    """Lay a card although all its places are full: one that lies there goes elsewhere."""
    for place in fits[card]:
        if id(place) in tried:
            continue
        tried.append(id(place))
        if len(place.cards) < place.size:
            place.cards.append(card)
            return True
        for at, other in enumerate(place.cards):
            if other in fits and make_way(other, fits, tried):
                place.cards[at] = card
                return True
    return False


def guess_given(view: NyetView, hands: list[list[Card]], chance: Chance) -> tuple[Card, ...]:
    """What everybody passed: the own cards as they were, of others any that could be."""
    seats = len(view.counts)
    if not view.number:
        return ()
    given = [NOBODY] * seats
    passed = view.terms is not None and view.terms.discards == "pass"
    if passed and view.phase in ("tricks", "scores", "over"):
        for seat in range(seats):
            left = (seat + 1) % seats
            played = (t.cards[(left - t.leader) % seats] for t in view.tricks)
            given[seat] = chance.choice([*hands[left], *played])
    if view.seat is not None:
        given[view.seat] = view.given
        given[view.seat - 1] = view.received
    return tuple(given)


def guess_answers(view: NyetView, hands: list[list[Card]], chance: Chance) -> Agenda:
    """The agenda; secret choices of others could have been any their hand allows."""
    return tuple(_guess_step(step, view, hands, chance) for step in view.agenda)


def _guess_step(step: Step, view: NyetView, hands: list[list[Card]], chance: Chance) -> Step:
    if not isinstance(step, AskDiscards | AskPasses):
        return step
    answers = tuple(
        (seat, guess_choice(view, hands[seat], chance) if cards == HIDDEN else cards)
        for seat, cards in step.answers
    )
    return replace(step, answers=answers)


def guess_choice(view: NyetView, hand: list[Card], chance: Chance) -> tuple[Card, ...]:
    """Cards a seat with this hand could have laid aside."""
    assert view.terms is not None
    word = view.terms.discards
    choices = discard_choices(0, "one" if word == "pass" else word, hand)
    return pick_out(hand, chance.choice(choices).cards)
