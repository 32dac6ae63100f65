"""Events in which cards are laid, taken and given: what they ask, what comes of it (C24 to C27)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.agenda import answer, done, push
from game.cards import Card, Event, Seat
from game.frantic.cards import FACE, held
from game.frantic.choices import picks
from game.frantic.event_cards.base import number_of
from game.frantic.event_cards.laying import gamble, load_the_gun
from game.frantic.event_cards.steps import (
    AskGive,
    AskLay,
    AskMarket,
    AskReceiver,
    AskTrust,
    SouthpoleDraw,
)
from game.frantic.event_cards.who import players
from game.frantic.events import (
    PlayerNamed,
)
from game.frantic.hands import (
    give_aside,
    has_plus_one,
    lay_aside,
    row_to_hand,
    take_from_pile,
)
from game.frantic.moves import (
    FranticMove,
    Give,
    Name,
    Pick,
)
from game.frantic.specials.victims import namings
from game.frantic.state import Table
from game.frantic.steps import GiveAside, LayAside
from game.rules import Refusal

TEN = 10


# Gambling Man, Russian Roulette


def lay_offers(table: Table, step: AskLay, seat: Seat) -> Sequence[FranticMove]:
    hand = table.hands[seat]
    if step.happening.event == "gambling_man" and table.options.gambling_man == "old":
        return picks(seat, [card for card in hand if number_of(table.last_colour, card)])
    return picks(seat, hand)


def lay_one(table: Table, step: AskLay, move: Pick, events: list[Event]) -> None:
    """That somebody has laid a card is public, which one is not (FRA-430)."""
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    lay_aside(table, move.seat, (card,), events)
    table.agenda = answer(table.agenda, step.without(move.seat))


def all_laid(table: Table, step: AskLay, events: list[Event]) -> None:
    order = players(table, step.happening)
    if step.happening.event == "gambling_man":
        gamble(table, order, events)
    else:
        load_the_gun(table, order, events)


def refuse_lay(table: Table, step: AskLay, move: FranticMove) -> Refusal:
    if not isinstance(move, Pick):
        return Refusal("frantic-exactly", "FRA-438", (("count", 1),))
    if held(table.hands[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    return Refusal("frantic-not-last-colour", "FRA-356")


# Market


def market_offers(table: Table, step: AskMarket, seat: Seat) -> Sequence[FranticMove]:
    return picks(seat, table.row)


def take_from_market(table: Table, step: AskMarket, move: Pick, events: list[Event]) -> None:
    card = held(table.row, move.card)
    assert card is not None
    table.agenda = done(table.agenda)
    row_to_hand(table, move.seat, (card,), events)


def refuse_market(table: Table, step: AskMarket, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-in-row", "FRA-240")


# Merry Christmas, Special Gift, Southpole


def give_offers(table: Table, step: AskGive, seat: Seat) -> Sequence[FranticMove]:
    return givings(seat, FACE[table.aside[seat][0]], step.others)


@cache
def givings(seat: Seat, card: Card, others: tuple[Seat, ...]) -> tuple[Give, ...]:
    return tuple(Give(seat, card, other) for other in others)


def give_one(table: Table, step: AskGive, move: Give, events: list[Event]) -> None:
    """Card by card until nothing is left; taken up when the event is over (FRA-137)."""
    card = table.aside[move.seat][0]
    give_aside(table, move.seat, move.to, events, later=True, cards=(card,))
    if not table.aside[move.seat]:
        table.agenda = done(table.agenda)


def refuse_give(table: Table, step: AskGive, move: FranticMove) -> Refusal:
    if not isinstance(move, Give):
        return Refusal("frantic-give-all", "FRA-137")
    if move.to == move.seat:
        return Refusal("frantic-not-yourself", "FRA-243")
    if move.to not in step.others:
        return Refusal("frantic-protected", "FRA-114", (("seat", move.to),))
    if held(table.aside[move.seat], move.card) is None:
        return Refusal("frantic-not-held", "FRA-439")
    return Refusal("frantic-next-card", "FRA-438")


def draw_for_others(table: Table, step: SouthpoleDraw, events: list[Event]) -> None:
    """One draw, laid aside and given away (FRA-301, FRA-562)."""
    count = step.count + has_plus_one(table, step.seat)
    take_from_pile(table, step.seat, count, events, aside=True)
    if table.aside[step.seat]:
        table.agenda = push(table.agenda, AskGive(step.seat, step.others))


# Surprise Party, Trust Fall


def receiver_offers(
    table: Table, step: AskReceiver | AskTrust, seat: Seat
) -> Sequence[FranticMove]:
    return namings(seat, step.others)


def receive(table: Table, step: AskReceiver, move: Name, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    events.append(PlayerNamed(move.seat, move.player, step.what))
    if step.what == "resurrection":
        cards = tuple(table.row)
        row_to_hand(table, move.player, cards, events)
    else:
        give_aside(table, move.seat, move.player, events, later=True)


def trust(table: Table, step: AskTrust, move: Name, events: list[Event]) -> None:
    """Whoever was asked gives two cards of their own choice (FRA-277)."""
    events.append(PlayerNamed(move.seat, move.player, "trust_fall"))
    giving = LayAside(move.player, 2), GiveAside(move.player, move.seat, later=True)
    table.agenda = push(done(table.agenda), *giving)


def refuse_receiver(table: Table, step: AskReceiver | AskTrust, move: FranticMove) -> Refusal:
    if not isinstance(move, Name):
        return Refusal("frantic-name-first", "FRA-438")
    if move.player == move.seat:
        return Refusal("frantic-not-yourself", "FRA-438")
    if not 0 <= move.player < table.seats:
        return Refusal("frantic-no-such-seat", "FRA-6", (("number", move.player),))
    return Refusal("frantic-protected", "FRA-114", (("seat", move.player),))
