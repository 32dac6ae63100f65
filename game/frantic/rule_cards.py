"""The rule cards (FRA-325 to FRA-342). Those that only change a number are read where it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.agenda import done, push
from game.cards import Card, Event, Seat
from game.frantic.cards import COLOUR, KIND, NUMBER, RULE_CARDS, Kind, faces, held
from game.frantic.events import (
    DirectionTurned,
    PlayerNamed,
    RulesBegan,
    RulesReturned,
    RulesTurned,
    TwinLaid,
    passed,
    put_on_pile,
)
from game.frantic.hands import forget, hand_loses, open_up, pass_whole_hand, take_up
from game.frantic.matching import Bar, Requirement
from game.frantic.moves import Enough, FranticMove, Name, Pick
from game.frantic.specials.victims import namings, others_than
from game.frantic.state import EVERYBODY, Table, shuffled
from game.frantic.steps import AskSwapMeet, AskTwins, Laid, Trigger
from game.frantic.turn.barring import update_bar
from game.frantic.values import Turn
from game.frantic.view import FranticView
from game.rules import Refusal

LUCKY, SWAPPING, TURNING = 7, 1, 9


def turned_over(table: Table | FranticView) -> tuple[str, ...]:
    """The rule cards that lie open: from the next step on they and no others apply (FRA-569)."""
    return table.rules if table.new_rules is None else table.new_rules


def turn_rules(table: Table, count: int, events: list[Event]) -> None:
    """More rule cards are turned over; they apply from the next step on (FRA-325, FRA-569)."""
    turned = table.rule_deck[:count]
    if not turned:
        return
    table.rule_deck = table.rule_deck[len(turned) :]
    turned = in_order(turned)
    table.new_rules = (*turned_over(table), *turned)
    events.append(RulesTurned(turned))


def change_all_rules(table: Table, events: list[Event]) -> None:
    """All active rule cards go back, as many new ones come, at least one (FRA-291)."""
    now = turned_over(table)
    if not now and not table.rule_deck:
        return
    table.rule_deck = shuffled(table, (*table.rule_deck, *now))
    table.new_rules = ()
    if now:
        events.append(RulesReturned(now))
    turn_rules(table, max(1, len(now)), events)


def renew_rules(table: Table, events: list[Event]) -> None:
    """Rule cards turned over or shuffled back start or stop now (FRA-569)."""
    if table.new_rules is None:
        return
    closed = "glass_table" not in table.rules
    table.rules, table.new_rules = table.new_rules, None
    events.append(RulesBegan(table.rules))
    if closed and "glass_table" in table.rules:
        open_up(table, range(table.seats), events)
    update_bar(table)


def turn_other_way_round(table: Table, events: list[Event]) -> None:
    """Other Way Round starts and stops between two turns (FRA-329, FRA-569)."""
    wanted = "other_way_round" in table.rules
    if wanted != table.reversed:
        table.reversed = wanted
        table.direction = -table.direction
        events.append(DirectionTurned(table.direction))


# Coloured numbers


def number_played(table: Table, step: Laid, events: list[Event]) -> None:
    """Lucky Sevens, Swap Meet, Merry-Go-Round (FRA-334, FRA-337, FRA-338)."""
    number, seat = NUMBER[step.card], step.seat
    if number == LUCKY and "lucky_sevens" in table.rules:
        table.agenda = push(table.agenda, Trigger(seat))
    if number == SWAPPING and "swap_meet" in table.rules and table.hands[seat]:
        table.agenda = push(table.agenda, AskSwapMeet(seat))
    if number == TURNING and "merry_go_round" in table.rules:
        for giver in range(table.seats):
            pass_whole_hand(table, giver, table.next_after(giver), events)
        for taker in range(table.seats):
            take_up(table, taker, events)


def swap_offers(table: Table, step: AskSwapMeet, seat: Seat) -> Sequence[FranticMove]:
    return namings(seat, others_than(table.seats, 1 << seat))


def swap_hands(table: Table, step: AskSwapMeet, move: Name, events: list[Event]) -> None:
    """Two whole hands change places (FRA-337, FRA-571)."""
    table.agenda = done(table.agenda)
    events.append(PlayerNamed(move.seat, move.player, "swap_meet"))
    swap_whole_hands(table, move.seat, move.player, events)


def swap_whole_hands(table: Table, one: Seat, other: Seat, events: list[Event]) -> None:
    pass_whole_hand(table, one, other, events)
    pass_whole_hand(table, other, one, events)
    take_up(table, one, events)
    take_up(table, other, events)


def refuse_swap(table: Table, step: AskSwapMeet, move: FranticMove) -> Refusal:
    return Refusal("frantic-not-yourself", "FRA-337")


# Twins


def twins(table: Table, seat: Seat, number: int) -> list[Card]:
    """The coloured cards of that number a player may put on top (FRA-335)."""
    return [
        card
        for card in table.hands[seat]
        if NUMBER[card] == number
        and KIND[card] is Kind.NUMBER
        and COLOUR[card] not in table.bar.blocked
    ]


def offer_twins(table: Table, seat: Seat, card: Card, events: list[Event]) -> None:
    """Further cards of the number of a card just laid (C36)."""
    if "twins" in table.rules and KIND[card] is Kind.NUMBER:
        if twins(table, seat, NUMBER[card]):
            table.agenda = push(table.agenda, AskTwins(seat, NUMBER[card]))
        else:
            events.append(passed(seat, "twins"))


def twin_offers(table: Table, step: AskTwins, seat: Seat) -> Sequence[FranticMove]:
    cards = faces(twins(table, seat, step.number))
    return [*(Pick(seat, card) for card in cards), Enough(seat)]


def lay_no_more_twins(table: Table, step: AskTwins, move: Enough, events: list[Event]) -> None:
    """The twins that lie there are enough."""
    table.agenda = done(table.agenda)
    events.append(passed(move.seat, "twins"))


def lay_twin(table: Table, step: AskTwins, move: Pick, events: list[Event]) -> None:
    """One more on top; Recycling would take the last one (FRA-335, FRA-565)."""
    table.agenda = done(table.agenda)
    card = held(table.hands[move.seat], move.card)
    assert card is not None
    below = table.pile[-1]
    events.append(TwinLaid(move.seat, card))
    hand_loses(table, move.seat, (card,), EVERYBODY, events)
    forget(table, (card,))
    table.pile.append(card)
    events.append(put_on_pile(card, move.seat))
    table.turn = with_twin(table.turn, below, card, table.bar)
    offer_twins(table, move.seat, card, events)


def with_twin(turn: Turn, below: Card, card: Card, bar: Bar) -> Turn:
    """Recycling takes the twin that was laid last, and brings back what the one below required."""
    if turn.card != below:
        return turn
    before = Requirement(COLOUR[below], NUMBER[below]), replace(bar, on_black=""), COLOUR[below]
    return replace(turn, card=card, before=before)


def refuse_twin(table: Table, step: AskTwins, move: FranticMove) -> Refusal:
    return Refusal("frantic-no-twin", "FRA-335", (("number", step.number),))


def in_order(rules: tuple[str, ...]) -> tuple[str, ...]:
    """Rule cards turned over together count in the order of their list (FRA-326)."""
    return tuple(sorted(rules, key=RULE_CARDS.index))
