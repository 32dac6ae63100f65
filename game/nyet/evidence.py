"""What tokens tell of hands: who covers a colour hardly holds it, and who is strong wants points.

How much likelier a card lies with a seat than with another, by what that seat has covered. The
figures fit rounds of 2 to 5 players who veto by hunches (conditional logit, 0.05 nats a card).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.cards import NOBODY, Card
from game.nyet.board import PER_LINE, POINTS, SUPERTRUMP, TRUMP, VALUE, Token, line_of
from game.nyet.cards import COLOUR_OF, VALUE_OF, deck_for, is_one
from game.nyet.view import NyetView

# For each token, as a logarithm. A token on another colour tells only where all cards are dealt.
COVERED_TRUMP, OTHER_TRUMP = -0.64, 0.2
COVERED_SUPERTRUMP, OTHER_SUPERTRUMP = -1.31, 0.5
# Of high cards, by the points that were covered.
HIGH = {-2: 0.42, 1: 0.22, 3: -0.2, 4: -0.2}
# So many values of a colour are high.
HIGH_VALUES = 3


def evidence(view: NyetView) -> list[list[float]]:
    """By seat and card the logarithm of how much likelier it lies there; nothing with O-5."""
    seats = len(view.counts)
    all_dealt = not view.rest
    deck = deck_for(seats)
    high = max(VALUE_OF[card] for card in deck) - HIGH_VALUES
    found = [[0.0] * len(COLOUR_OF) for _ in range(seats)]
    for token in view.tokens:
        if token.seat == NOBODY:
            continue
        for card in deck:
            found[token.seat][card] += told_by(token, card, high, all_dealt)
    return found


def told_by(token: Token, card: Card, high: int, all_dealt: bool) -> float:
    """What one token tells of one card; above `high` it is a high one."""
    line, at = line_of(token.box), token.box % PER_LINE
    if line == TRUMP and not is_one(card):
        return COVERED_TRUMP if at == COLOUR_OF[card] else OTHER_TRUMP * all_dealt
    if line == SUPERTRUMP and is_one(card):
        return COVERED_SUPERTRUMP if at == COLOUR_OF[card] else OTHER_SUPERTRUMP * all_dealt
    if line == VALUE and VALUE_OF[card] > high:
        return HIGH.get(POINTS[at], 0.0)
    return 0.0


def odds(told: Sequence[Sequence[float]]) -> list[list[float]]:
    """The same evidence as how many times likelier a card lies with a seat."""
    return [[exp(lean) for lean in by_card] for by_card in told]
