"""How a sensible player plays (Bot notes): plainly, as the normal bot does, or sharply.

It reads the own hand and what everybody sees, no more: other hands it only counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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
    WHITE,
)
from game.jetriko.choices import to_defend, to_play, to_play_drawn
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


def _by_kind(worth: Mapping[int, float], white: float) -> tuple[float, ...]:
    return tuple(worth.get(kind, white) for kind in range(13))


@dataclass(frozen=True, slots=True)
class Style:
    """What a player thinks of cards, by kind.

    What playing one is worth in the main step, in quiet times; below 0 drawing is better. What
    it is worth as an answer to an attack, and one with the effect of the attack. `company` is
    added for every card of the hand that could follow. A white card answers an attack of the
    value `white_from` or more, or one on a hand of two at most. From `green_from` cards on a
    green trap is rather drawn than a card played.
    """

    quiet: tuple[float, ...]
    answer: tuple[float, ...]
    same: float
    company: float
    white_from: int
    green_from: int


# The simple scoring of the Bot notes: white cards are kept for what hurts.
PLAIN_STYLE = Style(
    quiet=_by_kind({STEAL: 8, PLUS: 7, PLAIN: 6, SKIP: 5, BLANK: 5, REDRAW: 4, DEFLECT: 2}, -5),
    answer=_by_kind({DEFLECT: 6}, 3),
    same=9,
    company=0.2,
    white_from=3,
    green_from=4,
)
# What long tries have shown: an answer is a card less and no card more, so whoever can gives
# one; attack cards are kept for it while a plain card does, and white ones however many they are.
SHARP_STYLE = Style(
    quiet=_by_kind({PLAIN: 9, REDRAW: 8.5, STEAL: 7, PLUS: 7, SKIP: 5, BLANK: 5, DEFLECT: 2}, -20),
    answer=_by_kind({DEFLECT: 6, MORE: 8.2, TIMES_TWO: 8.1, TARGET: 8.1}, 8),
    same=9,
    company=1.5,
    white_from=1,
    green_from=3,
)
# What playing a card is worth when the next player is about to win, and as one's last card.
THREAT = _by_kind({PLUS: 20, BLANK: 18, STEAL: 14, REDRAW: 12, SKIP: 10, DEFLECT: 3, PLAIN: 2}, 0.5)
LAST = _by_kind({PLUS: 8, DEFLECT: 7, BLANK: 7, PLAIN: 6, SKIP: 6, REDRAW: 5, STEAL: 6}, -5)
# With two players a Skip is a turn more, and as the last card it wins.
SKIP_OF_TWO, LAST_SKIP_OF_TWO = 9.5, 30.0
# What a card is worth in the hand: the least goes first.
KEEP = (0, 3, 3, 1, 4, 2, 2, 6, 5, 6, 6, 6, 0)
TOGETHER = 1.5
# By two cards: 1 if they share colour or number, or both have neither.
FOLLOWS = tuple(bytes(map(int, (shares(card, other) for other in PLAYING))) for card in PLAYING)


def pick(table: Table, seat: Seat, style: Style = SHARP_STYLE) -> JetrikoMove:
    """What a sensible player on this seat, who is asked, does now."""
    step = table.agenda[0]
    return PICKS[type(step)](table, step, seat, style)


# Cards.


def pick_main(table: Table, step: AskMain, seat: Seat, style: Style) -> JetrikoMove:
    allowed, cards, ways = to_play(table, step, seat)
    fits = [card for card in cards if allowed[card]]
    tempted = len(cards) >= style.green_from and table.back == BACK_GREEN and not table.bound
    if fits and not tempted:
        worth, card = best_to_play(table, seat, fits, style)
        if worth >= 0 or (table.bound or not table.draw):
            return way_to_play(table, seat, ways[card])
    return DRAWS[seat] if table.draw else PASSES[seat]


def pick_after_draw(table: Table, step: AskAfterDraw, seat: Seat, style: Style) -> JetrikoMove:
    allowed, cards, ways = to_play_drawn(table, step, seat)
    fits = [card for card in cards if allowed[card]]
    if fits:
        worth, card = best_to_play(table, seat, fits, style)
        if worth >= 0:
            return way_to_play(table, seat, ways[card])
    return PASSES[seat]


def best_to_play(
    table: Table, seat: Seat, fits: Sequence[Card], style: Style
) -> tuple[float, Card]:
    """The card most worth playing in the main step, and how much."""
    hands = table.hands
    hand = hands[seat]
    worths, skip = style.quiet, SKIP_OF_TWO
    if len(hand) == 1:
        worths, skip = LAST, LAST_SKIP_OF_TWO
    elif len(hands[(seat + table.direction) % len(hands)]) <= 1:
        worths = THREAT
    best, most = fits[0], -99.0
    for card in fits:
        kind = KIND_OF[card]
        worth = skip if kind == SKIP and len(hands) == 2 else worths[kind]
        if len(fits) > 1:
            worth += style.company * company(card, hand)
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


def pick_defence(table: Table, step: AskDefence, seat: Seat, style: Style) -> JetrikoMove:
    """The same effect, a Deflect, a white card if it is worth it; else take the hit."""
    attack = table.attack
    assert attack is not None
    allowed, cards, ways = to_defend(table, step, seat)
    fits = [card for card in cards if allowed[card]]
    if attack.value < style.white_from and len(cards) > 2:
        fits = [card for card in fits if card < WHITE[0]]
    if not fits:
        return HITS[seat]
    if len(fits) == 1:
        return way_to_play(table, seat, ways[fits[0]])
    best, most = fits[0], -99.0
    for card in fits:
        kind = KIND_OF[card]
        worth = style.same if kind == attack.kind else style.answer[kind]
        worth += style.company * company(card, cards)
        if worth > most:
            best, most = card, worth
    return way_to_play(table, seat, ways[best])


# All other choices.


def least_first(hand: Sequence[Card]) -> list[Card]:
    """A hand with the cards one would rather be rid of first."""
    return sorted(hand, key=lambda card: KEEP[KIND_OF[card]] + TOGETHER * company(card, hand))


def pick_direction(table: Table, step: AskDirection, seat: Seat, style: Style) -> JetrikoMove:
    """Whoever starts: play reaches the dealer last either way."""
    return Start(seat, 1)


def pick_discard(table: Table, step: AskDiscard, seat: Seat, style: Style) -> JetrikoMove:
    chosen = least_first(table.hands[seat])[: step.count]
    return Discard(seat, tuple(sorted(chosen)))


def pick_hand_down(table: Table, step: AskHandDown, seat: Seat, style: Style) -> JetrikoMove:
    return Give(seat, least_first(table.hands[seat])[0])


def pick_u_turn(table: Table, step: AskUTurn, seat: Seat, style: Style) -> JetrikoMove:
    return Give(seat, least_first(table.hands[seat])[0])


def pick_gift(table: Table, step: AskGift, seat: Seat, style: Style) -> JetrikoMove:
    card = least_first(table.hands[seat])[0]
    return Give(seat, card) if table.seats == 2 else Give(seat, card, nearest(table, seat))


def pick_colour(table: Table, step: AskColour, seat: Seat, style: Style) -> JetrikoMove:
    counts = [0] * 5
    for card in table.hands[seat]:
        if card in COLOURED:
            counts[COLOUR_OF[card]] += 1
    return NameColour(seat, counts.index(max(counts)))


def pick_counterblow(table: Table, step: AskCounterblow, seat: Seat, style: Style) -> JetrikoMove:
    return Choose(seat, nearest(table, seat))


def pick_swap(table: Table, step: AskSwap, seat: Seat, style: Style) -> JetrikoMove:
    other = nearest(table, seat)
    if len(table.hands[other]) < len(table.hands[seat]):
        return Choose(seat, other)
    return Decline(seat)


def pick_go_on(table: Table, step: AskGoOn, seat: Seat, style: Style) -> JetrikoMove:
    return GoOn(seat)


def nearest(table: Table, seat: Seat) -> Seat:
    """The other player with the fewest cards, the first of them in order."""
    return min(table.in_order(seat)[1:], key=lambda other: len(table.hands[other]))


PICKS: dict[type, Callable[[Table, Any, Seat, Style], JetrikoMove]] = {
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
