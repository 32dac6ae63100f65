"""The texts of the fifteen traps (JET-180 to JET-197). "You" is the revealer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from game.agenda import answer, done, push
from game.cards import NOBODY, Card, Event, Seat
from game.jetriko import cards as names
from game.jetriko.attacks import asks_discard
from game.jetriko.cards import COLOUR_OF, COLOURED, TRAPS, is_plain
from game.jetriko.events import (
    CardsShown,
    Chosen,
    ColourNamed,
    PlayerChosen,
    SwapDeclined,
)
from game.jetriko.moves import Choose, Decline, Discard, Give, NameColour
from game.jetriko.offers import SEATS
from game.jetriko.piles import (
    ON_THE_BRINK,
    at_once,
    draw_cards,
    draw_one,
    handed,
    move_hands,
    pass_cards,
    slide_under,
)
from game.jetriko.rounds import DIRECTION_SET
from game.jetriko.state import Table
from game.jetriko.steps import (
    AskColour,
    AskCounterblow,
    AskDiscard,
    AskGift,
    AskHandDown,
    AskSwap,
    AskUTurn,
    TopUp,
    TrapText,
)

tops_up = cache(TopUp)
CHOSEN = tuple(map(Chosen, SEATS))

Text: TypeAlias = Callable[[Table, Seat, list[Event]], None]


def carry_out_trap(table: Table, step: TrapText, events: list[Event]) -> None:
    """Carry the trap's text out in full, with hands and direction as they are now (JET-92)."""
    TEXTS[step.trap](table, step.seat, events)


# Red traps


def pile_up(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-183: you draw 3 cards."""
    draw_cards(table, you, 3, events)


def catch_up(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-184: you draw what the largest hand has more than yours, 1 to 3 cards."""
    more = max(map(len, table.hands)) - len(table.hands[you])
    draw_cards(table, you, min(max(more, 1), 3), events)


def lucky_dip(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-185: you draw 1 card and show it; if it is white or has an effect, you draw 1 more."""
    card = draw_one(table, you, events)
    if 0 <= card < TRAPS[0]:
        events.append(CardsShown(you, (card,)))
        if not is_plain(card):
            draw_one(table, you, events)


def hand_me_down(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-186: of the others with two or more cards, the one with the most gives you one."""
    givers = [seat for seat in table.in_order(you)[1:] if len(table.hands[seat]) >= 2]
    if givers:
        giver = max(givers, key=lambda seat: len(table.hands[seat]))
        table.agenda = push(table.agenda, AskHandDown(giver, you))
    else:
        draw_one(table, you, events)


def hand_down(table: Table, step: AskHandDown, move: Give, events: list[Event]) -> None:
    """A card was chosen for Hand-Me-Down."""
    table.agenda = done(table.agenda)
    give_card(table, move.seat, step.to, move.card, events)


def glass_hand(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-187: you draw 1 card, then your whole hand is shown to all."""
    if draw_one(table, you, events) < TRAPS[0] and table.hands[you]:
        events.append(CardsShown(you, tuple(table.hands[you])))


# Blue traps


def merry_go_round(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-188: all players at once pass their whole hand to their next player."""
    move_hands(table, [table.next_of(seat) for seat in range(table.seats)], events)


def topsy_turvy(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-189: the most cards and the fewest, but at least one, swap hands; equals do not."""
    holding = [seat for seat in table.in_order(you) if table.hands[seat]]
    if holding:
        most = max(holding, key=lambda seat: len(table.hands[seat]))
        fewest = min(holding, key=lambda seat: len(table.hands[seat]))
        if len(table.hands[most]) > len(table.hands[fewest]):
            swap_hands(table, most, fewest, events)


def swap_hands(table: Table, one: Seat, other: Seat, events: list[Event]) -> None:
    to = list(range(table.seats))
    to[one], to[other] = other, one
    move_hands(table, to, events)


def u_turn(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-190: the direction flips, then all who hold cards pass one on, at once and unseen."""
    table.direction = -table.direction
    events.append(DIRECTION_SET[table.direction])
    hands = table.hands
    choosing = tuple(seat for seat, hand in enumerate(hands) if len(hand) > 1)
    forced = tuple((seat, hand[0]) for seat, hand in enumerate(hands) if len(hand) == 1)
    table.agenda = push(table.agenda, AskUTurn(choosing, answers=forced))


def choose_card(table: Table, step: AskUTurn, move: Give, events: list[Event]) -> None:
    """A seat has chosen the card it passes on."""
    table.agenda = answer(table.agenda, step.answered(move.seat, move.card))
    events.append(CHOSEN[move.seat])


def pass_on(table: Table, step: AskUTurn, events: list[Event]) -> None:
    """All have chosen: the cards move (JET-102)."""
    gifts = [(seat, table.next_of(seat), (card,)) for seat, card in step.answers]
    pass_cards(table, gifts)
    events += at_once(gifts)


def sorting_desk(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-191: you draw 2 cards, then discard as many as you could draw."""
    drawn = draw_cards(table, you, 2, events)
    if table.traps[-1] == names.SORTING_DESK:
        ask_discard(table, you, drawn, "sorting-desk", events)


def leveller(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-192: in order, hands above 5 go down to 5; then, in order, hands below 2 up to 2."""
    order = table.in_order(you)
    above = ((seat, len(table.hands[seat]) - 5) for seat in order)
    asks = (asks_discard(seat, count, "leveller") for seat, count in above if count > 0)
    table.agenda = push(table.agenda, *asks, *map(tops_up, order))


def top_up(table: Table, step: TopUp, events: list[Event]) -> None:
    """A hand of fewer than 2 cards draws up to 2."""
    draw_cards(table, step.seat, 2 - len(table.hands[step.seat]), events)


# Green traps


def ballast(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-193: you discard 1 card, 2 from a hand of four or more."""
    count = 2 if len(table.hands[you]) >= 4 else 1
    ask_discard(table, you, count, "ballast", events)


def ask_discard(table: Table, seat: Seat, count: int, why: str, events: list[Event]) -> None:
    """A seat chooses cards to slide under; the whole hand goes without asking (C13, C15)."""
    hand = table.hands[seat]
    if len(hand) > count > 0:
        table.agenda = push(table.agenda, asks_discard(seat, count, why))
    elif count:
        slide_under(table, seat, tuple(hand), events)


def discard(table: Table, step: AskDiscard, move: Discard, events: list[Event]) -> None:
    """The chosen cards go under the pile (JET-86)."""
    table.agenda = done(table.agenda)
    slide_under(table, move.seat, tuple(sorted(move.cards)), events)


def colour_filter(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-194: you discard all your cards of one colour; one colour only needs no naming."""
    held = colours_in(table, you)
    if len(held) == 1:
        discard_colour(table, you, held[0], events)
    elif held:
        table.agenda = push(table.agenda, AskColour(you))


def colours_in(table: Table, seat: Seat) -> list[int]:
    """The colours in a hand, in the order of the Components tables."""
    return sorted({COLOUR_OF[card] for card in table.hands[seat] if card in COLOURED})


def name_colour(table: Table, step: AskColour, move: NameColour, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    discard_colour(table, move.seat, move.colour, events)


def discard_colour(table: Table, seat: Seat, colour: int, events: list[Event]) -> None:
    events.append(ColourNamed(seat, colour))
    hand = table.hands[seat]
    slide_under(table, seat, tuple(card for card in hand if COLOUR_OF[card] == colour), events)


def parting_gift(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-195: you give one card to another player; both of your choice."""
    hand = table.hands[you]
    if len(hand) == 1 and table.seats == 2:
        give_card(table, you, 1 - you, hand[0], events)
    elif hand:
        table.agenda = push(table.agenda, AskGift(you))


def give_card(table: Table, giver: Seat, taker: Seat, card: Card, events: list[Event]) -> None:
    """One card goes from hand to hand, seen by these two (JET-181)."""
    pass_cards(table, [(giver, taker, (card,))])
    events.append(handed(giver, taker, card))
    if not table.hands[giver]:
        events.append(ON_THE_BRINK[giver])


def give_gift(table: Table, step: AskGift, move: Give, events: list[Event]) -> None:
    """Card and player were chosen for Parting Gift."""
    table.agenda = done(table.agenda)
    to = (1 - move.seat) if move.to == NOBODY else move.to
    events.append(PlayerChosen(move.seat, to))
    give_card(table, move.seat, to, move.card, events)


def counterblow(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-196: another player of your choice draws 2 cards."""
    if table.seats == 2:
        draw_cards(table, 1 - you, 2, events)
    else:
        table.agenda = push(table.agenda, AskCounterblow(you))


def hit_back(table: Table, step: AskCounterblow, move: Choose, events: list[Event]) -> None:
    """A player was chosen for Counterblow."""
    table.agenda = done(table.agenda)
    events.append(PlayerChosen(move.seat, move.other))
    draw_cards(table, move.other, 2, events)


def trade_up(table: Table, you: Seat, events: list[Event]) -> None:
    """JET-197: you may swap hands with another player of your choice."""
    table.agenda = push(table.agenda, AskSwap(you))


def swap(table: Table, step: AskSwap, move: Choose, events: list[Event]) -> None:
    """A player was chosen for Trade-Up."""
    table.agenda = done(table.agenda)
    events.append(PlayerChosen(move.seat, move.other))
    swap_hands(table, move.seat, move.other, events)


def decline(table: Table, step: AskSwap, move: Decline, events: list[Event]) -> None:
    table.agenda = done(table.agenda)
    events.append(SwapDeclined(move.seat))


TEXTS: dict[Card, Text] = {
    names.PILE_UP: pile_up,
    names.CATCH_UP: catch_up,
    names.LUCKY_DIP: lucky_dip,
    names.HAND_ME_DOWN: hand_me_down,
    names.GLASS_HAND: glass_hand,
    names.MERRY_GO_ROUND: merry_go_round,
    names.TOPSY_TURVY: topsy_turvy,
    names.U_TURN: u_turn,
    names.SORTING_DESK: sorting_desk,
    names.LEVELLER: leveller,
    names.BALLAST: ballast,
    names.COLOUR_FILTER: colour_filter,
    names.PARTING_GIFT: parting_gift,
    names.COUNTERBLOW: counterblow,
    names.TRADE_UP: trade_up,
}
