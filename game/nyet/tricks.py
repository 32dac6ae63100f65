"""The tricks: following suit, who wins, and loot (NYET-65 to NYET-82)."""

from __future__ import annotations

from functools import cache

from game.agenda import answer, done
from game.cards import Card, CardsMoved, Event, Seat, each_once
from game.nyet.board import Terms
from game.nyet.cards import (
    COLOUR_OF,
    COLOUR_WORDS,
    NAMES,
    SUPER,
    VALUE_OF,
    Colour,
    held,
    is_super,
    playing_colours,
)
from game.nyet.events import TrickTaken
from game.nyet.moves import PLAYS, Play
from game.nyet.state import Table
from game.nyet.steps import ASK_CARD, AskCard
from game.nyet.values import Trick
from game.nyet.zones import HAND, LOOT, SEATS, TRICK, WON
from game.rules import Refusal

# By seat: that it took a trick without loot. By seat and card: that it was played.
TAKEN = [TrickTaken(seat, ()) for seat in SEATS]
PLAYED = [[CardsMoved((card,), HAND[seat], TRICK) for card in range(len(NAMES))] for seat in SEATS]


def offer_cards(table: Table, step: AskCard, seat: Seat) -> list[Play]:
    """The cards a seat may play, equal 1s as one (NYET-65 to NYET-71)."""
    hand = table.hands[seat]
    if table.trick:
        colours = table.law.colours
        led = colours[table.trick[0]]
        hand = [card for card in hand if colours[card] == led] or hand
    return each_once(PLAYS[seat], hand)


def refuse_play(table: Table, step: AskCard, move: Play) -> Refusal | None:
    """Why this card cannot be played."""
    hand = table.hands[move.seat]
    card = held(hand, move.card)
    if card is None:
        return Refusal("nyet-card-not-held", "NYET-66")
    if not table.trick:
        return None
    colours = table.law.colours
    led = colours[table.trick[0]]
    if colours[card] == led or led not in [colours[other] for other in hand]:
        return None
    return refuse_following(card, led, table.law)


def refuse_following(card: Card, colour: Colour, terms: Terms) -> Refusal:
    """Why this card does not follow a colour, from the most special reason to the least."""
    if colour == SUPER:
        return Refusal("nyet-follow-supertrump", "NYET-113")
    if colour == terms.trump:
        return Refusal("nyet-follow-trump", "NYET-70")
    args = (("colour", COLOUR_WORDS[colour]),)
    if is_super(card, terms.supertrump) and COLOUR_OF[card] == colour:
        return Refusal("nyet-supertrump-is-trump", "NYET-71", args)
    return Refusal("nyet-follow", "NYET-68", args)


def play_card(table: Table, step: AskCard, move: Play, events: list[Event]) -> None:
    """Play a card; with the last one the trick is taken (NYET-66, NYET-77)."""
    seat, hand = move.seat, table.hands[move.seat]
    card = held(hand, move.card)
    assert card is not None
    hand.remove(card)
    trick = table.trick = (*table.trick, card)
    events.append(PLAYED[seat][card])
    seats = len(table.hands)
    after = (seat + 1) % seats if len(trick) < seats else take_trick(table, events)
    if not table.hands[after]:
        table.agenda = done(table.agenda)
        return
    table.agenda = answer(table.agenda, ASK_CARD[after])
    if table.options.play_forced:
        play_forced(table, ASK_CARD[after], events)


def play_forced(table: Table, step: AskCard, events: list[Event]) -> None:
    """The one card a seat may play is played by itself (O-8)."""
    moves = offer_cards(table, step, step.seat)
    if len(moves) == 1:
        play_card(table, step, moves[0], events)


def take_trick(table: Table, events: list[Event]) -> Seat:
    """The winner takes the trick: 1s of the other team face up, the rest face down."""
    leader, cards, teams = table.leader, table.trick, table.teams
    seats = len(teams)
    winner = (leader + winning_place(cards, table.law)) % seats
    losers = 1 - teams[winner]
    loot = tuple(
        [
            card
            for at, card in enumerate(cards)
            if VALUE_OF[card] == 1 and teams[(leader + at) % seats] == losers
        ]
    )
    events.append(TrickTaken(winner, loot) if loot else TAKEN[winner])
    trick = Trick(leader, cards, winner, loot)
    events.append(CardsMoved(trick.face_down, TRICK, WON[winner], known=True))
    if loot:
        events.append(CardsMoved(loot, TRICK, LOOT[winner], known=True))
    table.tricks = (*table.tricks, trick)
    table.trick, table.leader = (), winner
    return winner


def winning_place(cards: tuple[Card, ...], terms: Terms) -> int:
    """Which card of a trick wins, by its place in the order played: the last of the highest.

    So of equals the one played last is higher: supertrumps, and 1s of one colour (NYET-75).
    """
    rank = ranks(terms.colours[cards[0]], terms.trump, terms.supertrump)
    best = highest = 0
    for at, card in enumerate(cards):
        if rank[card] >= highest:
            best, highest = at, rank[card]
    return best


@cache
def ranks(led: Colour, trump: Colour, supertrump: Colour) -> tuple[int, ...]:
    """How high every card is where this playing colour was led (NYET-72 to NYET-76).

    Supertrumps are above trumps, trumps above the led colour; 0 never wins.
    """
    found = []
    for card, colour in enumerate(playing_colours(trump, supertrump)):
        if is_super(card, supertrump):
            found.append(200)
        elif colour == trump:
            found.append(100 + VALUE_OF[card])
        else:
            found.append(VALUE_OF[card] if colour == led else 0)
    return tuple(found)
