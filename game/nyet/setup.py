"""Setting up a match and dealing a round (NYET-01 to NYET-14)."""

from __future__ import annotations

from typing import TypeVar

from game.agenda import done, push
from game.cards import NOBODY, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.chance import Seed, chance_of
from game.nyet import zones
from game.nyet.board import CHARACTERS, mask_in_game
from game.nyet.cards import deck_for
from game.nyet.events import BoardCleared, CharacterChosen, RoundBegan
from game.nyet.moves import Choose
from game.nyet.options import Options
from game.nyet.state import Table
from game.nyet.steps import ASK_VETO, AskCharacter, ClearBoard, Deal, ReadTerms
from game.nyet.zones import DECK, REST
from game.rules import Refusal

T = TypeVar("T", bound=Table)
SHUFFLED = Shuffled(DECK)

# How many cards each player is dealt, by number of players (NYET-11).
HAND = {2: 15, 3: 16, 4: 15, 5: 12}


def set_up(kind: type[T], seats: int, options: Options, seed: Seed) -> T:
    """A table where the first seat is to choose its character (NYET-02)."""
    return kind(
        options=options,
        hands=[[] for _ in range(seats)],
        chance=chance_of(seed),
        agenda=(AskCharacter(0), Deal()),
        characters=(NOBODY,) * seats,
        scores=(0,) * seats,
        deck=deck_for(seats),
    )


def offer_characters(table: Table, step: AskCharacter, seat: Seat) -> list[Choose]:
    return [Choose(seat, character) for character in free_characters(table)]


def free_characters(table: Table) -> list[int]:
    return [number for number in range(len(CHARACTERS)) if number not in table.characters]


def refuse_choose(table: Table, step: AskCharacter, move: Choose) -> Refusal | None:
    """Why a seat cannot take this character."""
    if move.character not in free_characters(table):
        args = (("character", CHARACTERS[move.character]),)
        return Refusal("nyet-character-taken", "NYET-02", args)
    return None


def choose(table: Table, step: AskCharacter, move: Choose, events: list[Event]) -> None:
    """A seat takes its character; the fifth of five gets the last one (C-1)."""
    take_character(table, move.seat, move.character, events)
    after = move.seat + 1
    free = free_characters(table)
    if after < table.seats and len(free) == 1:
        take_character(table, after, free[0], events)
        after += 1
    rest = done(table.agenda)
    table.agenda = push(rest, AskCharacter(after)) if after < table.seats else rest


def take_character(table: Table, seat: Seat, character: int, events: list[Event]) -> None:
    chosen = list(table.characters)
    chosen[seat] = character
    table.characters = tuple(chosen)
    events.append(CharacterChosen(seat, character))


def deal_round(table: Table, step: Deal, events: list[Event]) -> None:
    """Shuffle the whole deck in use and deal it (NYET-05, NYET-11, NYET-12)."""
    seats, chance = table.seats, table.chance
    table.dealer = chance.below(seats) if table.dealer == NOBODY else table.left_of(table.dealer)
    table.number += 1
    cards = list(table.deck)
    chance.shuffle(cards)
    events += (RoundBegan(table.number, table.dealer), SHUFFLED)
    size = HAND[seats]
    for seat in range(seats):
        hand = sorted(cards[seat * size : (seat + 1) * size])
        table.hands[seat] = hand
        events.append(CardsMoved(tuple(hand), DECK, zones.HAND[seat], open=False, known_to=(seat,)))
    table.deck, table.rest = (), tuple(sorted(cards[seats * size :]))
    if table.rest:
        events.append(CardsMoved(table.rest, DECK, REST, open=False))
    table.discards = ((),) * seats
    table.given = table.received = (NOBODY,) * seats
    table.open_mask = mask_in_game(table.characters, table.options.no_trump)
    table.agenda = push(table.agenda, ASK_VETO[table.dealer], ReadTerms())


def clear_board(table: Table, step: ClearBoard, events: list[Event]) -> None:
    """Tokens, teams and cards are put away for the next round (NYET-14)."""
    events.append(BoardCleared())
    covered: list[list[Card]] = [[] for _ in table.hands]
    loot: list[list[Card]] = [[] for _ in table.hands]
    for trick in table.tricks:
        covered[trick.winner] += trick.face_down
        loot[trick.winner] += trick.loot
    for seat in range(table.seats):
        back_to_deck(tuple(covered[seat]), zones.WON[seat], events)
        back_to_deck(tuple(loot[seat]), zones.LOOT[seat], events)
        back_to_deck(table.discards[seat], zones.DISCARD[seat], events)
    back_to_deck(table.rest, REST, events)
    table.deck = deck_for(table.seats)
    table.tokens, table.terms, table.teams, table.bonus = (), None, (), NOBODY
    table.discards, table.rest, table.tricks, table.leader = (), (), (), NOBODY
    table.agenda = push(table.agenda, Deal())


def back_to_deck(cards: tuple[Card, ...], zone: Zone, events: list[Event]) -> None:
    if cards:
        events.append(CardsMoved(cards, zone, DECK, open=False, known=True))
