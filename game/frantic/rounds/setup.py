"""Setting up a match, dealing a round, putting it away (FRA-29 to FRA-38)."""

from __future__ import annotations

from typing import TypeVar

from game.agenda import push
from game.cards import Card, CardsMoved, Event, Shuffled, Zone
from game.chance import Seed, chance_of
from game.frantic.cards import (
    LITTLE_BROTHER,
    NONE,
    POWERS,
    RULE_CARDS,
    deck_for,
    events_for,
)
from game.frantic.composed.card import blank_colour
from game.frantic.events import (
    ASIDE,
    DRAW,
    EVENT_CARDS,
    HANDS,
    INCOMING,
    PILE,
    ROW,
    CardPlayed,
    RoundBegan,
    TableCleared,
)
from game.frantic.hands import put_in_hand, tell
from game.frantic.matching import FREE, Bar
from game.frantic.options import Options
from game.frantic.powers.in_front import deal_powers
from game.frantic.rule_cards import renew_rules, turn_other_way_round, turn_rules
from game.frantic.state import Table, shuffled
from game.frantic.steps import (
    AskReady,
    DealRound,
    Laid,
    LastChances,
    OutCheck,
    OwedEvents,
    TurnFirstCard,
)
from game.frantic.turn.barring import bar_for
from game.frantic.values import NO_TURN

T = TypeVar("T", bound=Table)


def set_up(kind: type[T], seats: int, options: Options, seed: Seed) -> T:
    """A table where the dealer is to begin the first round (FRA-31, FRA-32)."""
    chance = chance_of(seed)
    first = options.first_dealer
    dealer = chance.below(seats) if first == "random" else int(first) - 1
    modules = options.modules
    table = kind(
        options=options,
        modules=modules,
        chance=chance,
        agenda=(AskReady((dealer,)), DealRound()),
        hands=[[] for _ in range(seats)],
        aside=[[] for _ in range(seats)],
        incoming=[[] for _ in range(seats)],
        totals=(0,) * seats,
        limit=options.point_limit(seats),
        dealer=dealer,
        persons=tuple(range(seats)),
        active=dealer,
        bar=Bar(blank=blank_colour(options)),
    )
    fill_decks(table)
    return table


def fill_decks(table: Table) -> None:
    """All cards of the modules lie in their decks, in no particular order yet (FRA-33)."""
    modules, seats = table.modules, table.seats
    table.draw = list(deck_for(modules))
    table.event_deck = events_for(modules)
    table.power_deck = tuple(power for power in POWERS for _ in range(2))
    if "supercharge" not in modules:
        table.power_deck = ()
    table.rule_deck = RULE_CARDS if "pandora" in modules else ()
    table.powers = ((),) * seats
    table.changes = (0,) * seats


def deal_round(table: Table, events: list[Event]) -> None:
    """Shuffle everything, turn rule cards over, deal (FRA-33 to FRA-36)."""
    clear_table(table, events)
    table.number += 1
    table.active = table.dealer
    table.chance.shuffle(table.draw)
    table.event_deck = shuffled(table, table.event_deck)
    events += (RoundBegan(table.number, table.dealer), Shuffled(DRAW), Shuffled(EVENT_CARDS))
    if table.rule_deck and table.options.rule_cards:
        table.rule_deck = shuffled(table, table.rule_deck)
        turn_rules(table, table.options.rule_cards, events)
        renew_rules(table, events)
    table.direction, table.reversed = 1, False
    turn_other_way_round(table, events)
    order = table.order_from(table.dealer)
    size = table.options.hand
    for at, seat in enumerate(order):
        cards = sorted(table.draw[-1 - at - table.seats * n] for n in range(size))
        seers = put_in_hand(table, seat, cards, 1 << seat)
        tell(events, cards, DRAW, HANDS[seat], seers)
    del table.draw[-size * table.seats :]
    if table.power_deck:
        table.power_deck = shuffled(table, table.power_deck)
        for seat in order:
            deal_powers(table, seat, 2, events)
    table.agenda = push(table.agenda, TurnFirstCard())


def turn_first_card(table: Table, events: list[Event]) -> None:
    """The first card counts as played by the dealer (FRA-37, FRA-500)."""
    card = table.draw.pop()
    table.pile.append(card)
    table.requirement, table.last_colour = FREE, NONE
    table.bar = bar_for(table, False)
    events.append(CardsMoved((card,), DRAW, PILE))
    events.append(CardPlayed(table.dealer, card, first=True))
    table.agenda = push(
        table.agenda, Laid(table.dealer, card, first=True), OwedEvents(), LastChances(), OutCheck()
    )


def clear_table(table: Table, events: list[Event]) -> None:
    """All cards go back to their decks; nothing of the round is left (FRA-33)."""
    if table.number:
        events.append(TableCleared())
        for seat in range(table.seats):
            back(table.hands[seat], HANDS[seat], events)
            back(table.aside[seat], ASIDE[seat], events)
            back(table.incoming[seat], INCOMING[seat], events)
        back(table.row, ROW, events)
        back(table.pile, PILE, events)
    for seat in range(table.seats):
        table.hands[seat], table.aside[seat], table.incoming[seat] = [], [], []
    table.pile, table.row, table.known = [], [], {}
    table.requirement, table.bar, table.last_colour = FREE, Bar(blank=table.bar.blank), NONE
    table.turn, table.skipped, table.owing, table.counted = NO_TURN, 0, 0, ()
    table.ran_out, table.ending, table.spared = False, "", 0
    table.event_discard, table.resolving, table.turned, table.lasting = (), (), (), ()
    table.bomb, table.running, table.rules, table.new_rules = (), (), (), None
    fill_decks(table)


def back(cards: list[Card], zone: Zone, events: list[Event]) -> None:
    """Cards go back to the draw pile; Little Brother is an event again (FRA-296)."""
    ordinary = tuple(card for card in cards if card != LITTLE_BROTHER)
    if ordinary:
        events.append(CardsMoved(ordinary, zone, DRAW, open=False, known=True))
    if len(ordinary) < len(cards):
        events.append(CardsMoved((LITTLE_BROTHER,), zone, EVENT_CARDS, open=False, known=True))
