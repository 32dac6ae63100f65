"""Playing a card, step by step (FRA-77 to FRA-81), and the first card (FRA-39 to FRA-48)."""

from __future__ import annotations

from game.agenda import push
from game.cards import NOBODY, Card, Event, Seat
from game.frantic.cards import (
    COLOUR,
    COLOURS_OF,
    GOLDEN_FUCK_YOU,
    KIND,
    NONE,
    NUMBER,
    SYMBOL,
    TEN_CARDS,
    THE_END,
    WISHES,
    Colour,
    Kind,
    held,
)
from game.frantic.composed.card import blank_wish
from game.frantic.events import card_played, put_on_pile, requirement_set
from game.frantic.hands import end_by, forget, hand_loses, remember, under
from game.frantic.matching import FREE, Requirement, requiring
from game.frantic.moves import Play
from game.frantic.powers.turned_up import announce_power
from game.frantic.rule_cards import number_played, offer_twins
from game.frantic.specials.by_name import EFFECTS
from game.frantic.state import EVERYBODY, Table
from game.frantic.steps import (
    AskExit,
    AskImitation,
    Declare,
    Deed,
    EndRound,
    Happening,
    Laid,
    LastChances,
    OutCheck,
    OwedEvents,
    SecondPowers,
    Trigger,
    asks_wish,
    deed_of,
    laid,
)
from game.frantic.turn.barring import bar_for

# Steps 6 to 9; without a power card turned up there is nothing to be done in steps 6 and 7.
AFTER_PLAY = (LastChances(), OutCheck())
AFTER_POWER = (SecondPowers(), OwedEvents(), *AFTER_PLAY)
# What a number card asks of the next one.
REQUIRES = tuple(requiring(COLOUR[card], NUMBER[card]) for card in range(len(KIND)))


def play_card(table: Table, move: Play, events: list[Event]) -> None:
    """Step 1: a card of a hand goes on the pile, with what is announced for it (FRA-77)."""
    seat = move.seat
    card = held(table.hands[seat], move.card)
    assert card is not None
    events.append(card_played(seat, card, move.imitates))
    if card == GOLDEN_FUCK_YOU:
        remember(table, (card,), EVERYBODY)
    else:
        to_pile(table, seat, card, events)
    table.agenda = (laid(seat, card, move.imitates), *table.agenda)
    if move.power:
        announce_power(table, move.power, card, seat, events)
    if table.rules:
        offer_twins(table, seat, card, events)


def to_pile(table: Table, seat: Seat, card: Card, events: list[Event]) -> None:
    """A card of a hand goes on top of the pile; those for ten cards go under it (FRA-216)."""
    hand_loses(table, seat, (card,), EVERYBODY, events)
    forget(table, (card,))
    below = card in TEN_CARDS
    if below:
        under(table, (card,))
    else:
        table.pile.append(card)
    events.append(put_on_pile(card, seat, below))


def require(
    table: Table,
    requirement: Requirement,
    events: list[Event],
    black: bool = False,
    card: Card = NOBODY,
) -> None:
    """This is the requirement now, set by a card that was laid or by a wish (FRA-17, FRA-60)."""
    table.requirement = requirement
    if black or table.bar.on_black:
        table.bar = bar_for(table, black)
    turn = table.turn
    if turn.card >= 0 and card != turn.card:
        table.turn = turn.keeping(all_of_it=card != NOBODY)
    events.append(requirement_set(requirement, table.bar.on_black, table.last_colour, card))


def set_free(table: Table, events: list[Event]) -> None:
    """Nothing is required after Rewind; what Recycling would bring back stays the same."""
    table.requirement = FREE
    events.append(requirement_set(FREE, table.bar.on_black, table.last_colour, table.turn.card))


def lay(table: Table, step: Laid, events: list[Event]) -> None:
    """Step 3 and on, by the kind of the card."""
    card = step.card
    match KIND[card]:
        case Kind.NUMBER:
            lay_number(table, step, events)
        case Kind.BLACK_NUMBER:
            require(table, REQUIRES[card], events, black=True, card=card)
            if "calm_round" not in table.rules:
                table.agenda = push(table.agenda, Trigger(step.seat))
        case Kind.UNIQUE if not step.imitates:
            lay_unique(table, step, events)
        case _:
            lay_special(table, step, events)


def lay_number(table: Table, step: Laid, events: list[Event]) -> None:
    """A coloured number; of twins the last one, which lies on top, counts (FRA-335)."""
    card = table.pile[-1] if table.rules else step.card
    table.last_colour = COLOUR[card]
    require(table, REQUIRES[card], events, card=card)
    if table.rules:
        number_played(table, step, events)


def lay_unique(table: Table, step: Laid, events: list[Event]) -> None:
    """Unique specials; as first card they do nothing and leave the requirement FREE (FRA-48)."""
    if step.first:
        if SYMBOL[step.card] == "mimicry":
            table.agenda = push(table.agenda, AskImitation(step.seat, step.card))
        else:
            require(table, FREE, events)
    elif step.card == THE_END:
        end_by(table, "the_end", table.spared, events)
        table.agenda = (EndRound(),)
    elif step.card == GOLDEN_FUCK_YOU:
        deed = Deed("golden_fuck_you", step.seat, step.card, source=step.seat)
        table.agenda = push(table.agenda, Declare(deed))


def lay_special(
    table: Table, step: Laid, events: list[Event], happening: Happening | None = None
) -> None:
    """A special card, or Mimicry as one: requirement, wish, declaration, effect.

    With `happening` Rewind turned it over: its effect may be left out (FRA-285), and players
    protected from that Rewind cannot be named (FRA-503).
    """
    symbol = step.imitates or SYMBOL[step.card]
    colour = colour_of(table, step, symbol)
    wish = WISHES.get(symbol, "")
    if symbol == "blank_play":
        wish = blank_wish(table.options)
    set_colour(table, step, symbol, colour, events)
    if symbol in EFFECTS and (happening is None or not happening.protected >> step.seat & 1):
        protected = 0 if happening is None else happening.protected
        firm, may = is_firm(table, step.card), happening is not None
        deed = deed_of(symbol, step.seat, step.card, (), (), wish, protected, protected, firm, may)
        table.agenda = push(table.agenda, Declare(deed))
    elif wish:
        table.agenda = push(table.agenda, asks_wish(step.seat, wish))


def lay_rewound(table: Table, card: Card, happening: Happening, events: list[Event]) -> None:
    """A card turned over by Rewind: numbers and unique specials do nothing (FRA-285, FRA-561)."""
    seat = happening.trigger
    match KIND[card]:
        case Kind.NUMBER:
            table.last_colour = COLOUR[card]
            require(table, REQUIRES[card], events, card=card)
        case Kind.BLACK_NUMBER:
            require(table, REQUIRES[card], events, black=True, card=card)
        case Kind.UNIQUE if SYMBOL[card] == "mimicry":
            table.agenda = push(table.agenda, AskImitation(seat, card, happening))
        case Kind.UNIQUE:
            require(table, FREE, events, card=card)
        case _:
            set_free(table, events)
            lay_special(table, Laid(seat, card, first=True), events, happening)


def is_firm(table: Table, card: Card) -> bool:
    """Whether Anti Counter was turned up with this card (FRA-311, FRA-567)."""
    return card == table.turn.card and "anti_counter" in table.turn.turned_up


def colour_of(table: Table, step: Laid, symbol: str) -> Colour:
    """The colour a plain special shows; Mimicry takes over the one that lies there (FRA-70)."""
    if step.imitates:
        return table.requirement.colour
    if symbol == "blank_play":
        return table.bar.blank
    return COLOUR[step.card]


def set_colour(table: Table, step: Laid, symbol: str, colour: Colour, events: list[Event]) -> None:
    """The requirement of a special card that needs no wish (FRA-60)."""
    if symbol == "colour_swap":
        swap_colour(table, step, events)
    elif symbol == "black_gift":
        require(table, requiring(symbol="gift"), events, black=True, card=step.card)
    elif symbol not in WISHES and (symbol != "blank_play" or table.bar.blank != NONE):
        table.last_colour = colour
        require(table, requiring(colour, 0, symbol), events, card=step.card)


def swap_colour(table: Table, step: Laid, events: list[Event]) -> None:
    """The exit colour is the other one, or is chosen (FRA-43, FRA-66, FRA-67)."""
    needed = table.requirement.colour
    colours = COLOURS_OF[step.card]
    if not step.imitates and needed in colours:
        exit_colour = colours[1 - colours.index(needed)]
        leave(table, step.card, exit_colour, events)
    else:
        table.agenda = push(table.agenda, AskExit(step.seat, step.card, bool(step.imitates)))


def leave(table: Table, card: Card, colour: Colour, events: list[Event]) -> None:
    """A Colour Swap leaves this colour (FRA-199)."""
    table.last_colour = colour
    require(table, requiring(colour), events, card=card)
