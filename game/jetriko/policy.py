"""How a sensible player plays (Bot notes): the hand of the normal bot, and of roll-outs.

It reads the own hand and what everybody sees, no more: other hands it only counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.cards import Card, Seat
from game.jetriko.cards import (
    BACK_GREEN,
    BLANK,
    COLOUR_OF,
    COLOURED,
    DEFLECT,
    KIND_OF,
    MORE,
    PLAIN,
    PLAYING,
    PLUS,
    REDRAW,
    SKIP,
    STEAL,
    TARGET,
    TIMES_TWO,
)
from game.jetriko.choices import to_play
from game.jetriko.matching import shares
from game.jetriko.moves import (
    Choose,
    Decline,
    Discard,
    Give,
    GoOn,
    JetrikoMove,
    NameColour,
    Play,
    Start,
)
from game.jetriko.offers import DRAWS, HITS, PASSES
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskAfterDraw,
    AskColour,
    AskCounterblow,
    AskDefence,
    AskDirection,
    AskDiscard,
    AskGift,
    AskGoOn,
    AskHandDown,
    AskMain,
    AskSwap,
    AskUTurn,
)

# What playing a card in the main step is worth, by kind: in quiet times, when the next player
# is about to win, and as one's last card. White cards are kept; below 0 drawing is better.
# Attack cards are kept as answers while a plain card does; a white card that cannot be used
# otherwise is at least swapped for another.
_QUIET = {PLAIN: 9, REDRAW: 8.5, STEAL: 7, PLUS: 7, SKIP: 5, BLANK: 5, DEFLECT: 2}
_THREAT = {PLUS: 20, BLANK: 18, STEAL: 14, REDRAW: 12, SKIP: 10, DEFLECT: 3, PLAIN: 2}
_LAST = {PLUS: 8, DEFLECT: 7, BLANK: 7, PLAIN: 6, SKIP: 6, REDRAW: 5, STEAL: 6}


def _by_kind(worth: Mapping[int, float], white: float) -> tuple[float, ...]:
    return tuple(worth.get(kind, white) for kind in range(13))


QUIET, THREAT, LAST = _by_kind(_QUIET, 0.5), _by_kind(_THREAT, 0.5), _by_kind(_LAST, -5)
# With two players a Skip is a turn more.
QUIET_OF_TWO = _by_kind(_QUIET | {SKIP: 9.5}, 0.5)
LAST_OF_TWO = _by_kind(_LAST | {SKIP: 30}, -5)
# What an answer is worth, by kind, and one with the effect of the attack.
RAISE = 9.0
ANSWER = _by_kind({DEFLECT: 6, MORE: 8.2, TIMES_TWO: 8.1, TARGET: 8.1}, 8.0)
# What a card is worth in the hand: the least goes first.
KEEP = (0, 3, 3, 1, 4, 2, 2, 6, 5, 6, 6, 6, 0)
SPREAD = 1.5
# By two cards: 1 if they share colour or number, or both have neither.
FOLLOWS = tuple(bytes(map(int, (shares(card, other) for other in PLAYING))) for card in PLAYING)
# From so many cards on a green trap is better drawn than a card played.
GREEN_FROM = 3


def pick(table: Table, seat: Seat) -> JetrikoMove:
    """What a sensible player on this seat, who is asked, does now."""
    step = table.agenda[0]
    return PICKS[type(step)](table, step, seat)


# Cards.


def pick_main(table: Table, step: AskMain, seat: Seat) -> JetrikoMove:
    allowed, cards, ways = to_play(table, step)
    fits = [card for card in cards if allowed[card]]
    tempted = len(cards) >= GREEN_FROM and table.back == BACK_GREEN and not table.bound
    if fits and not tempted:
        worth, card = best_to_play(table, seat, fits)
        if worth >= 0 or (table.bound or not table.draw):
            return way_to_play(table, seat, ways[card])
    return DRAWS[seat] if table.draw else PASSES[seat]


def pick_after_draw(table: Table, step: AskAfterDraw, seat: Seat) -> JetrikoMove:
    allowed, cards, ways = to_play(table, step)
    fits = [card for card in cards if allowed[card]]
    if fits:
        worth, card = best_to_play(table, seat, fits)
        if worth >= 0:
            return way_to_play(table, seat, ways[card])
    return PASSES[seat]


def best_to_play(table: Table, seat: Seat, fits: Sequence[Card]) -> tuple[float, Card]:
    """The card most worth playing in the main step, and how much."""
    hands = table.hands
    hand = hands[seat]
    following = len(hands[(seat + table.direction) % len(hands)])
    if len(hand) == 1:
        worths = LAST_OF_TWO if len(hands) == 2 else LAST
    elif following <= 1:
        worths = THREAT
    else:
        worths = QUIET_OF_TWO if len(hands) == 2 else QUIET
    best, most = fits[0], -99.0
    for card in fits:
        worth = worths[KIND_OF[card]]
        if len(fits) > 1:
            worth += SPREAD * company(card, hand)
        if worth > most:
            best, most = card, worth
    return most, best


def company(card: Card, hand: Sequence[Card]) -> int:
    """How many cards of a hand could follow this one, itself among them."""
    return sum(map(FOLLOWS[card].__getitem__, hand))


def way_to_play(table: Table, seat: Seat, ways: Sequence[Play]) -> Play:
    """How to play a card: a Deflect goes where the larger hand is next, or the attack hurts."""
    if len(ways) == 1:
        return ways[0]
    hands = table.hands
    if not ways[0].direction:
        return min(ways, key=lambda way: len(hands[way.target]))
    one, other = ways
    left = len(hands[(seat + one.direction) % len(hands)])
    right = len(hands[(seat + other.direction) % len(hands)])
    if table.attack is not None:
        return one if left < right or (left == right and table.direction > 0) else other
    return one if left > right or (left == right and table.direction > 0) else other


def pick_defence(table: Table, step: AskDefence, seat: Seat) -> JetrikoMove:
    """An answer is a card less and no card more: whoever can gives one."""
    attack = table.attack
    assert attack is not None
    allowed, cards, ways = to_play(table, step)
    fits = [card for card in cards if allowed[card]]
    if not fits:
        return HITS[seat]
    if len(fits) == 1:
        return way_to_play(table, seat, ways[fits[0]])
    best, most = fits[0], -99.0
    for card in fits:
        kind = KIND_OF[card]
        worth = RAISE if kind == attack.kind else ANSWER[kind]
        worth += SPREAD * company(card, cards)
        if worth > most:
            best, most = card, worth
    return way_to_play(table, seat, ways[best])


# All other choices.


def least_first(hand: Sequence[Card]) -> list[Card]:
    """A hand with the cards one would rather be rid of first."""
    return sorted(hand, key=lambda card: KEEP[KIND_OF[card]] + SPREAD * company(card, hand))


def pick_direction(table: Table, step: AskDirection, seat: Seat) -> JetrikoMove:
    """Whoever starts: play reaches the dealer last either way."""
    return Start(seat, 1)


def pick_discard(table: Table, step: AskDiscard, seat: Seat) -> JetrikoMove:
    chosen = least_first(table.hands[seat])[: step.count]
    return Discard(seat, tuple(sorted(chosen)))


def pick_hand_down(table: Table, step: AskHandDown, seat: Seat) -> JetrikoMove:
    return Give(seat, least_first(table.hands[seat])[0])


def pick_u_turn(table: Table, step: AskUTurn, seat: Seat) -> JetrikoMove:
    return Give(seat, least_first(table.hands[seat])[0])


def pick_gift(table: Table, step: AskGift, seat: Seat) -> JetrikoMove:
    card = least_first(table.hands[seat])[0]
    return Give(seat, card) if table.seats == 2 else Give(seat, card, nearest(table, seat))


def pick_colour(table: Table, step: AskColour, seat: Seat) -> JetrikoMove:
    counts = [0] * 5
    for card in table.hands[seat]:
        if card in COLOURED:
            counts[COLOUR_OF[card]] += 1
    return NameColour(seat, counts.index(max(counts)))


def pick_counterblow(table: Table, step: AskCounterblow, seat: Seat) -> JetrikoMove:
    return Choose(seat, nearest(table, seat))


def pick_swap(table: Table, step: AskSwap, seat: Seat) -> JetrikoMove:
    other = nearest(table, seat)
    if len(table.hands[other]) < len(table.hands[seat]):
        return Choose(seat, other)
    return Decline(seat)


def pick_go_on(table: Table, step: AskGoOn, seat: Seat) -> JetrikoMove:
    return GoOn(seat)


def nearest(table: Table, seat: Seat) -> Seat:
    """The other player with the fewest cards, the first of them in order."""
    return min(table.in_order(seat)[1:], key=lambda other: len(table.hands[other]))


PICKS: dict[type, Callable[[Table, Any, Seat], JetrikoMove]] = {
    AskDirection: pick_direction,
    AskDefence: pick_defence,
    AskMain: pick_main,
    AskAfterDraw: pick_after_draw,
    AskDiscard: pick_discard,
    AskHandDown: pick_hand_down,
    AskUTurn: pick_u_turn,
    AskColour: pick_colour,
    AskGift: pick_gift,
    AskCounterblow: pick_counterblow,
    AskSwap: pick_swap,
    AskGoOn: pick_go_on,
}
