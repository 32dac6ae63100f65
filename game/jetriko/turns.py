"""A turn from its beginning to its end (JET-20 to JET-36), and every card played in a main step."""

from __future__ import annotations

from game.cards import Card, Event, Seat
from game.jetriko.attacks import end_hit, meet_attack, send
from game.jetriko.cards import (
    BASE,
    BLANK,
    DEFLECT,
    KIND_OF,
    NOTHING,
    PLAIN,
    PLAYING,
    REDRAW,
    SKIP,
    TRAPS,
)
from game.jetriko.events import BoundByBlank, Passed, PassedOver, TurnBegan
from game.jetriko.matching import under_blank
from game.jetriko.moves import Draw, Pass, Play
from game.jetriko.offers import DRAWS, PASSES, SEATS
from game.jetriko.piles import ON_THE_BRINK, draw_one, put_down, refill
from game.jetriko.rounds import block_round, set_direction, win_round
from game.jetriko.state import Table
from game.jetriko.steps import AskAfterDraw, AskMain, BeginTurn, EndTurn, HitOver, PassOver

END_TURN, END_AND_BIND = (EndTurn(),), (EndTurn(bind=True),)
PASS_OVER = (PassOver(), EndTurn())
MAIN = tuple((AskMain(seat), EndTurn()) for seat in SEATS)
AFTER_DRAW = tuple(
    tuple((AskAfterDraw(seat, card), EndTurn()) for card in (*PLAYING, NOTHING)) for seat in SEATS
)
BEGUN, BOUND = tuple(map(TurnBegan, SEATS)), tuple(map(BoundByBlank, SEATS))
PASSED_OVER = tuple(map(PassedOver, SEATS))
PASSED = tuple((Passed(seat), Passed(seat, blocked=True)) for seat in SEATS)


def begin(table: Table, step: BeginTurn, events: list[Event]) -> None:
    """The turn of the seat an attack was sent to, or of the first of a round."""
    begin_turn(table, step.seat, events)


def begin_turn(table: Table, seat: Seat, events: list[Event]) -> None:
    """(A) defence, (B) win check, (C) main step (JET-20, JET-83)."""
    table.turn = seat
    if table.traps:
        table.traps = ()
    if not table.draw:
        refill(table, events)
    events.append(BEGUN[seat])
    if table.attack is not None:
        meet_attack(table, seat, events)
    elif table.bound:
        begin_bound(table, seat, events)
    elif table.hands[seat]:
        table.agenda = MAIN[seat]
    else:
        win_round(table, seat, events)


def go_on_after_hit(table: Table, step: HitOver, events: list[Event]) -> None:
    """The hit is over; win check and main step follow in the same turn (JET-23, JET-114)."""
    end_hit(table, events)
    seat = table.turn
    if table.hands[seat]:
        table.agenda = MAIN[seat]
    else:
        win_round(table, seat, events)


def begin_bound(table: Table, seat: Seat, events: list[Event]) -> None:
    """A turn under Blank (JET-131 to JET-135)."""
    events.append(BOUND[seat])
    hand, asked = table.hands[seat], MAIN[seat][0]
    table.agenda = END_TURN
    if not hand and not table.draw:
        win_round(table, seat, events)
    elif not hand:
        draw(table, asked, DRAWS[seat], events)
    elif table.draw or may_play_bound(table, hand):
        table.agenda = MAIN[seat]
    else:
        pass_turn(table, asked, PASSES[seat], events)


def may_play_bound(table: Table, hand: list[Card]) -> list[Card]:
    """The cards of a hand that fit the Blank (JET-131)."""
    fits = under_blank(table.discard[-1])
    return [card for card in hand if fits[card]]


def draw(table: Table, step: AskMain, move: Draw, events: list[Event]) -> None:
    """Draw the card of the main step; one that is no trap may be played (JET-26, JET-28)."""
    seat = move.seat
    card = draw_one(table, seat, events)
    if card < TRAPS[0]:
        table.agenda = AFTER_DRAW[seat][card]


def pass_turn(table: Table, step: AskMain | AskAfterDraw, move: Pass, events: list[Event]) -> None:
    """End the turn; passes with nothing to draw are counted (JET-117)."""
    if table.draw:
        table.passes = 0
        events.append(PASSED[move.seat][0])
    else:
        table.passes += 1
        events.append(PASSED[move.seat][1])
    end_turn(table, END_TURN[0], events)


def play_card(table: Table, step: AskMain | AskAfterDraw, move: Play, events: list[Event]) -> None:
    """Play a card in the main step; then its effect follows (JET-33)."""
    seat, card = move.seat, move.card
    put_down(table, seat, card, events)
    table.passes = 0
    if not table.hands[seat]:
        events.append(ON_THE_BRINK[seat])
    kind = KIND_OF[card]
    if kind == PLAIN:
        end_turn(table, END_TURN[0], events)
        return
    table.agenda = END_TURN
    if kind <= REDRAW:
        send(table, kind, BASE[kind], seat, table.next_of(seat), "started", events)
    elif kind == DEFLECT:
        set_direction(table, move.direction, events)
    elif kind == SKIP:
        table.agenda = PASS_OVER
        if not table.hands[seat] and table.seats == 2 and table.options.skip_finish == "draws":
            draw_one(table, seat, events)
    elif kind == BLANK:
        table.agenda = END_AND_BIND
    else:
        # A white card: its effect is ignored, one card is drawn for it (JET-153).
        draw_one(table, seat, events)


def pass_over(table: Table, step: PassOver, events: list[Event]) -> None:
    """The next player is passed over: the turn goes on after that seat (JET-128)."""
    table.turn = table.next_of(table.turn)
    events.append(PASSED_OVER[table.turn])


def end_turn(table: Table, step: EndTurn, events: list[Event]) -> None:
    """The turn passes on, or the round is blocked (JET-32, JET-117)."""
    table.bound = step.bind
    if table.passes >= len(table.hands):
        block_round(table, events)
    else:
        begin_turn(table, (table.turn + table.direction) % len(table.hands), events)
