"""Rounds and the match: the deal, the end of a round, the end of all (JET-1 to 13, 105 to 118)."""

from __future__ import annotations

from typing import TypeVar

from game.agenda import answer
from game.cards import NOBODY, CardsMoved, Event, Seat
from game.chance import Seed, chance_of
from game.jetriko.cards import TRAPS, deck_for
from game.jetriko.events import (
    CardsShown,
    DirectionSet,
    RoundBegan,
    RoundBlocked,
    RoundWon,
    WentOn,
    WouldStop,
)
from game.jetriko.moves import ANTICLOCKWISE, CLOCKWISE, GoOn, Start, Stop
from game.jetriko.offers import SEATS
from game.jetriko.options import Options
from game.jetriko.piles import BACKS, DISCARD, DRAW, DRAWN, HAND, SHUFFLED
from game.jetriko.state import Table
from game.jetriko.steps import AskDirection, AskGoOn, BeginTurn, NewRound
from game.rules import Outcome

T = TypeVar("T", bound=Table)
DIRECTION_SET = {way: DirectionSet(way) for way in (CLOCKWISE, ANTICLOCKWISE)}
ASK_DIRECTION = tuple((AskDirection(seat),) for seat in SEATS)
BEGIN = tuple((BeginTurn(seat),) for seat in SEATS)


def set_up(kind: type[T], seats: int, options: Options, seed: Seed) -> T:
    """A table at which the first round is to be dealt (JET-2)."""
    chance = chance_of(seed)
    dealer = options.first_dealer - 1 if options.first_dealer else chance.below(seats)
    return kind(
        options=options,
        deck=deck_for(options.traps),
        chance=chance,
        agenda=(NewRound(),),
        hands=[[] for _ in range(seats)],
        draw=list(deck_for(options.traps)),
        discard=[],
        dealer=dealer,
        wins=(0,) * seats,
    )


def new_round(table: Table, step: NewRound, events: list[Event]) -> None:
    """Shuffle all cards and deal (JET-3 to JET-7, JET-12)."""
    if table.number:
        gather(table, events)
    table.number += 1
    table.direction, table.passes = CLOCKWISE, 0
    events += (RoundBegan(table.number, table.dealer), SHUFFLED)
    deal_hands(table, events)
    events += (SHUFFLED, BACKS[table.back])
    if table.seats == 2:
        table.agenda = BEGIN[1 - table.dealer]
    else:
        table.agenda = ASK_DIRECTION[table.dealer]


def gather(table: Table, events: list[Event]) -> None:
    """All cards go back to the draw pile."""
    for seat, hand in enumerate(table.hands):
        if hand:
            events.append(CardsMoved(tuple(hand), HAND[seat], DRAW, False, known=True))
    if table.discard:
        events.append(CardsMoved(tuple(table.discard), DISCARD, DRAW, False, known=True))
    table.hands = [[] for _ in table.hands]
    table.draw, table.discard = list(table.deck), []


def deal_hands(table: Table, events: list[Event]) -> None:
    """One card at a time, clockwise from the dealer's left; traps are put aside (JET-4, JET-5)."""
    cards, hands, first_trap = table.draw, table.hands, TRAPS[0]
    table.chance.mix(cards)
    order, aside = table.in_order(table.next_of(table.dealer)), []
    for seat in order * table.options.hand:
        while (card := cards.pop()) >= first_trap:
            aside.append(card)
        hands[seat].append(card)
        events.append(DRAWN[seat][card])
    for trap in aside:
        # What lies there is in random order: a random place for each more leaves it so (JET-6).
        cards.insert(table.chance.below(len(cards) + 1), trap)
    for hand in table.hands:
        hand.sort()


def start(table: Table, step: AskDirection, move: Start, events: list[Event]) -> None:
    """The dealer says which neighbour starts (JET-8, JET-9)."""
    table.direction = move.direction
    events.append(DIRECTION_SET[move.direction])
    table.agenda = BEGIN[table.next_of(table.dealer)]


def set_direction(table: Table, direction: int, events: list[Event]) -> None:
    """A Deflect names the direction; with two players it stays (JET-143, JET-144)."""
    if direction and direction != table.direction:
        table.direction = direction
        events.append(DIRECTION_SET[direction])


def win_round(table: Table, seat: Seat, events: list[Event]) -> None:
    """No cards at the own win check: the round is won (JET-110)."""
    table.wins = more_wins(table, seat)
    events.append(RoundWon(seat, table.wins))
    end_round(table, seat, events)


def block_round(table: Table, events: list[Event]) -> None:
    """Nobody can draw or would play: the fewest cards win, a tie wins nothing (JET-117)."""
    counts = list(map(len, table.hands))
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    winner = fewest[0] if len(fewest) == 1 else NOBODY
    if winner != NOBODY:
        table.wins = more_wins(table, winner)
    events.append(RoundBlocked(winner, table.wins))
    end_round(table, winner, events)


def more_wins(table: Table, seat: Seat) -> tuple[int, ...]:
    return tuple(wins + (who == seat) for who, wins in enumerate(table.wins))


def end_round(table: Table, winner: Seat, events: list[Event]) -> None:
    """All hands are shown; the winner deals next, or the match is over (JET-106, JET-118)."""
    for seat, hand in enumerate(table.hands):
        if hand:
            events.append(CardsShown(seat, tuple(hand)))
    table.turn, table.traps, table.bound = NOBODY, (), False
    if winner != NOBODY:
        table.dealer = winner
    needed = table.options.wins_needed
    if needed and max(table.wins) >= needed:
        end_match(table, table.options.length)
    else:
        may_stop = not needed and winner != NOBODY
        table.agenda = (AskGoOn(tuple(range(table.seats)), may_stop), NewRound())


def end_match(table: Table, reason: str) -> None:
    """The most round wins win; a tie is shared (JET-118)."""
    table.outcome = Outcome.of(table.wins, reason)
    table.agenda = ()


def go_on(table: Table, step: AskGoOn, move: GoOn, events: list[Event]) -> None:
    """A seat has seen how the round ended; when all have, the next one is dealt."""
    events.append(WentOn(move.seat))
    table.agenda = answer(table.agenda, step.without(move.seat))


def stop(table: Table, step: AskGoOn, move: Stop, events: list[Event]) -> None:
    """With open end the match is over as soon as somebody wants no further round (JET-118)."""
    events.append(WouldStop(move.seat))
    end_match(table, "open")
