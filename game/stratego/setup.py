"""Setting up a game and laying a line (STR-01 to STR-06, STR-62)."""

from __future__ import annotations

from typing import TypeVar

from game.cards import NOBODY, Card, Event, Seat, Shuffled
from game.chance import Seed, chance_of
from game.rules import Refusal
from game.stratego.cards import GAP, army, rank_of
from game.stratego.events import GameBegan, LineLaid, WentOn
from game.stratego.moves import GoOn, Lay
from game.stratego.options import Options
from game.stratego.state import BOTH, Table
from game.stratego.steps import AskGoOn, AskLayout, AskSetup
from game.stratego.telling import DECK, drawn, tell
from game.stratego.turns import begin_turn, end_turn, place

T = TypeVar("T", bound=Table)

TAKEN = 8
ASK_SETUP = (AskSetup(BOTH),)
LINE_LAID = tuple(map(LineLaid, BOTH))
# By the seat that is still to lay.
ASK_OTHER = tuple((AskSetup((seat,)),) for seat in BOTH)


def set_up(kind: type[T], options: Options, seed: Seed) -> T:
    """A table where both are to lay their lines (STR-01 to STR-05)."""
    chance = chance_of(seed)
    reds = {"first": 0, "second": 1}
    table = kind(
        options=options,
        lines=[[], []],
        hands=[[], []],
        decks=[[], []],
        casualties=[[], []],
        chance=chance,
        agenda=(),
        red=reds[options.colours] if options.colours in reds else chance.below(2),
    )
    deal(table)
    return table


def deal(table: Table) -> None:
    """Both shuffle their army and take the top eight cards (STR-02, STR-03)."""
    table.turn, table.mover, table.quiet = 0, NOBODY, 0
    table.seen, table.shown = [0, 0], [0, 0]
    table.seen_hands = [None, None]
    table.history = []
    for seat in BOTH:
        table.decks[seat] = list(army(table.colour_of(seat), table.options.army))
        table.chance.shuffle(table.decks[seat])
        table.lines[seat], table.casualties[seat] = [GAP] * 5, []
        take_cards(table, seat)
    table.agenda = ASK_SETUP


def take_cards(table: Table, seat: Seat) -> None:
    """Take the top eight cards of the deck, or all there are (STR-03, STR-62)."""
    deck = table.decks[seat]
    table.hands[seat] = deck[: -TAKEN - 1 : -1]
    del deck[-TAKEN:]


def go_on(table: Table, step: AskGoOn, move: GoOn, events: list[Event]) -> None:
    """When both have seen how the game ended, colours swap and the next is dealt (O-6)."""
    events.append(WentOn(move.seat))
    waiting = step.without(move.seat)
    table.agenda = (waiting,)
    if not waiting.left:
        table.number += 1
        table.red = 1 - table.red
        deal(table)
        events.append(GameBegan(table.number, table.red))
        for seat in BOTH:
            events += (Shuffled(DECK[seat]), drawn(table.hands[seat], seat))


def check_lay(table: Table, step: AskSetup | AskLayout, move: Lay) -> Refusal | None:
    """Why this line cannot be laid."""
    hand = table.hands[move.seat]
    left = list(map(rank_of, hand))
    for rank in move.line:
        if rank != GAP:
            if rank not in left:
                return Refusal("stratego-not-taken", "STR-03", (("count", len(hand)),))
            left.remove(rank)
    if len(move.line) != 5 or len(hand) - len(left) != min(5, len(hand)):
        return lay_more(hand)
    return None


def lay_more(hand: list[Card]) -> Refusal:
    """Too few cards of this hand are laid."""
    if len(hand) < 5:
        return Refusal("stratego-lay-all", "STR-62")
    return Refusal("stratego-lay-five", "STR-03")


def lay_anew(table: Table, step: AskLayout, move: Lay, events: list[Event]) -> None:
    """After a regroup a new line is laid face down; the turn is over (STR-62)."""
    place(table, move.seat, move.line, events)
    tell(table, LINE_LAID[move.seat], events)
    end_turn(table, move.seat, events)


def lay(table: Table, step: AskSetup, move: Lay, events: list[Event]) -> None:
    """A line is laid face down; Red begins when both have (STR-05, STR-06)."""
    place(table, move.seat, move.line, events)
    events.append(LINE_LAID[move.seat])
    if step.left == BOTH:
        table.agenda = ASK_OTHER[1 - move.seat]
    else:
        begin_turn(table, table.red, events)
