"""Setting up a table: which cards, who starts, shuffling and dealing (TOT-1xx)."""

from __future__ import annotations

from dataclasses import fields
from typing import TypeVar

from game.cards import Card, Event, Seat
from game.chance import Chance, Seed, chance_of
from game.totem.cards import NAMES, SHAPE_CARDS, SHAPE_OF, SHAPES, SHORT_DECK_SHAPES, is_coloured
from game.totem.events import Dealt
from game.totem.moves import Hand
from game.totem.options import Options
from game.totem.state import LONG_AGO, Table

T = TypeVar("T", bound=Table)

SHORT = frozenset(SHAPES.index(shape) for shape in SHORT_DECK_SHAPES)


def deck_for(seats: int, options: Options) -> list[Card]:
    """The cards of the game: without coloured arrows for two and three (TOT-102 to TOT-104)."""
    coloured = seats > 3 or (seats == 3 and not options.three_player_rule)
    short = options.deck == "short"
    return [
        card
        for card in range(len(NAMES))
        if (coloured or not is_coloured(card))
        and (not short or card >= SHAPE_CARDS or SHAPE_OF[card] in SHORT)
    ]


def hands_for(seats: int, options: Options) -> int:
    """How many hands: two players have two each unless they chose one (TOT-650, TOT-670)."""
    return 4 if seats == 2 and options.two_player_form == "two_hands" else seats


def bare_table(
    kind: type[T], options: Options, seats: int, hands: int, chance: Chance, first: Seat = 0
) -> T:
    """A table without cards, faces turned at random. With two hands, `first` is A (TOT-651)."""
    doubled = hands > seats
    return kind(
        options=options,
        owners=(first, 1 - first) * 2 if doubled else tuple(range(hands)),
        sides=("right", "right", "left", "left") if doubled else ("",) * hands,
        turns=tuple(chance.below(4) if options.face_turns else 0 for _ in NAMES),
        three_counts=hands == 3 and options.three_player_rule,
        decks=[[] for _ in range(hands)],
        piles=[[] for _ in range(hands)],
        pot=[],
        right_of_way=list(range(hands)),
        chance=chance,
        places=[0] * hands,
        ran_out=[0] * hands,
        since=[0] * hands,
        grace_until=[LONG_AGO] * hands,
        locked_until=[0] * hands,
        last_press=[LONG_AGO] * hands,
        points=(0,) * seats,
    )


def deal_first(kind: type[T], seats: int, options: Options, seed: Seed) -> T:
    """The first game of a match: the first hand to turn is drawn at random (TOT-105)."""
    chance = chance_of(seed)
    first = chance.below(seats)
    table = bare_table(kind, options, seats, hands_for(seats, options), chance, first)
    chance.shuffle(table.right_of_way)
    deal_cards(table, first)
    return table


def deal_next(table: Table, events: list[Event]) -> None:
    """A rematch: the player clockwise after the last winner starts (TOT-105)."""
    seats, chance, winners = table.seats, table.chance, table.last_winners
    first = (winners[0] + 1) % seats if len(winners) == 1 else chance.below(seats)
    new = bare_table(Table, table.options, seats, len(table.owners), chance, first)
    new.points, new.game = table.points, table.game + 1
    new.now = new.due = new.visible_since = table.now
    # With two hands each the other player may be A now: their hands change numbers.
    swap = int(new.owners != table.owners)
    new.right_of_way = [hand ^ swap for hand in table.right_of_way]
    deal_cards(new, first)
    for item in fields(Table):
        setattr(table, item.name, getattr(new, item.name))
    sizes = tuple(len(deck) for deck in table.decks)
    dealt = Dealt(table.game, sizes, len(table.pot), table.pointer, table.owners, table.turns)
    events.append(dealt)


def deal_cards(table: Table, first: Seat) -> None:
    """Shuffle, and deal one card at a time clockwise, the starting hand first (TOT-106)."""
    options, chance = table.options, table.chance
    hands = len(table.owners)
    starts: Hand = 0 if table.two_hands else first
    cards = deck_for(table.seats, options)
    chance.shuffle(cards)
    if options.surplus == "pot":
        kept = len(cards) - len(cards) % hands
        cards, table.pot = cards[:kept], cards[kept:]
    for place in range(hands):
        table.decks[(starts + place) % hands] = cards[place::hands]
    table.pointer = starts
    table.last_turner = (starts - 1) % hands


def rematch_seed(
    kind: type[T], seats: int, options: Options, winners: tuple[Seat, ...], seed: int
) -> int:
    """The first seed after this one with which the right player starts (TOT-105).

    A match draws its starter by its seed; after one winner it must be the player next to them.
    """
    seed += 1
    if len(winners) != 1:
        return seed
    wanted = (winners[0] + 1) % seats
    while True:
        table = deal_first(kind, seats, options, seed)
        if table.owners[table.pointer] == wanted:
            return seed
        seed += 1
