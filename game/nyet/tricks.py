"""The tricks: following suit, who wins, and loot (NYET-65 to NYET-82)."""

from __future__ import annotations

from collections.abc import Sequence

from game.agenda import answer, done
from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.nyet.board import Terms
from game.nyet.cards import (
    COLOUR_OF,
    COLOUR_WORDS,
    SUPER,
    VALUE_OF,
    faces,
    held,
    is_one,
    is_super,
    playing_colours,
)
from game.nyet.events import TrickTaken
from game.nyet.moves import Play
from game.nyet.state import Table, Trick
from game.nyet.steps import AskCard
from game.rules import Refusal


def may_play(hand: list[Card], led: Card | None, terms: Terms) -> list[Card]:
    """The cards of a hand that may be played, by face (NYET-65 to NYET-71)."""
    if led is None:
        return faces(hand)
    colours = playing_colours(terms.trump, terms.supertrump)
    following = [card for card in hand if colours[card] == colours[led]]
    return faces(following or hand)


def beats(card: Card, best: Card, terms: Terms) -> bool:
    """Whether a card played later beats the best one so far (NYET-72 to NYET-76).

    Of equals the one played last is higher: supertrumps, and 1s of one colour (NYET-75).
    """
    if is_super(card, terms.supertrump):
        return True
    if is_super(best, terms.supertrump):
        return False
    if COLOUR_OF[card] == COLOUR_OF[best]:
        return VALUE_OF[card] >= VALUE_OF[best]
    return COLOUR_OF[card] == terms.trump


def best_of(cards: Sequence[Card], terms: Terms) -> int:
    """Which of the cards of a trick wins, by its place in the order played."""
    best = 0
    for at in range(1, len(cards)):
        if beats(cards[at], cards[best], terms):
            best = at
    return best


def check_play(table: Table, move: Play) -> Refusal | None:
    """Why this card cannot be played."""
    step = table.agenda[0]
    if not isinstance(step, AskCard):
        return Refusal("nyet-not-now", "NYET-10")
    if move.seat != step.seat:
        return Refusal("nyet-not-your-turn", "NYET-66", (("seat", step.seat),))
    hand = table.hands[move.seat]
    card = held(hand, move.card)
    if card is None:
        return Refusal("nyet-card-not-held", "NYET-66")
    if not table.trick:
        return None
    return check_following(hand, card, table.trick[0], table.law)


def check_following(hand: list[Card], card: Card, led: Card, terms: Terms) -> Refusal | None:
    """Why this card does not follow the led one, from the most special reason to the least."""
    colours = playing_colours(terms.trump, terms.supertrump)
    colour = colours[led]
    if colours[card] == colour or all(colours[other] != colour for other in hand):
        return None
    if colour == SUPER:
        return Refusal("nyet-follow-supertrump", "NYET-113")
    if colour == terms.trump:
        return Refusal("nyet-follow-trump", "NYET-70")
    args = (("colour", COLOUR_WORDS[colour]),)
    if is_super(card, terms.supertrump) and COLOUR_OF[card] == colour:
        return Refusal("nyet-supertrump-is-trump", "NYET-71", args)
    return Refusal("nyet-follow", "NYET-68", args)


def play_card(table: Table, seat: Seat, face: Card, events: list[Event]) -> None:
    """Play a card; with the last one the trick is taken (NYET-66, NYET-77)."""
    card = held(table.hands[seat], face)
    assert card is not None
    table.hands[seat].remove(card)
    table.trick = (*table.trick, card)
    events.append(CardsMoved((card,), Zone("hand", seat), Zone("trick")))
    if len(table.trick) < table.seats:
        table.agenda = answer(table.agenda, AskCard(table.left_of(seat)))
        return
    winner = take_trick(table, events)
    if table.hands[winner]:
        table.agenda = answer(table.agenda, AskCard(winner))
    else:
        table.agenda = done(table.agenda)


def take_trick(table: Table, events: list[Event]) -> Seat:
    """The winner takes the trick: 1s of the other team face up, the rest face down."""
    leader, cards = table.leader, table.trick
    winner = (leader + best_of(cards, table.law)) % table.seats
    loot = tuple(
        card
        for at, card in enumerate(cards)
        if is_one(card) and table.teams[(leader + at) % table.seats] != table.teams[winner]
    )
    trick = Zone("trick")
    rest = tuple(card for card in cards if card not in loot)
    events.append(TrickTaken(winner, loot))
    events.append(CardsMoved(rest, trick, Zone("won", winner), known=True))
    if loot:
        events.append(CardsMoved(loot, trick, Zone("loot", winner), known=True))
    table.tricks = (*table.tricks, Trick(leader, cards, winner, loot))
    table.trick, table.leader = (), winner
    return winner
