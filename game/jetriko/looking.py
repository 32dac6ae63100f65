"""What a seat sees of the table (Who sees what)."""

from __future__ import annotations

from game.agenda import Agenda, asked, seen_by
from game.cards import Card, Seat
from game.jetriko.cards import NOTHING
from game.jetriko.remembering import Memory
from game.jetriko.state import Table
from game.jetriko.steps import AskAfterDraw
from game.jetriko.view import JetrikoView


def look(table: Table, memory: Memory, seat: Seat | None) -> JetrikoView:
    """The table as `seat` knows it."""
    known = known_to(table, memory, seat)
    return JetrikoView(
        seat=seat,
        options=table.options,
        phase=table.phase,
        asked=asked(table.agenda),
        number=table.number,
        wins=table.wins,
        dealer=table.dealer,
        turn=table.turn,
        direction=table.direction,
        hand=() if seat is None else tuple(table.hands[seat]),
        counts=tuple(map(len, table.hands)),
        known=known,
        somewhere=somewhere(table, memory, seat, known),
        discard=tuple(table.discard),
        top=table.top,
        pile=len(table.draw),
        back=table.back,
        attack=table.attack,
        bound=table.bound,
        free=table.free,
        brink=table.brink,
        traps=table.traps,
        drawn=just_drawn(table.agenda, seat),
        deck=table.deck,
        passes=table.passes,
        shuffles=memory.shuffles,
        kept=memory.kept,
        fresh_least=tuple(memory.fresh_least),
        fresh_most=tuple(memory.fresh_most),
        agenda=seen_by(table.agenda, seat),
        outcome=table.outcome,
    )


def known_to(table: Table, memory: Memory, seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
    """The cards of every hand of which the looker knows that they are there."""
    bit = table.seats if seat is None else seat
    known = memory.known
    return tuple(
        tuple(card for card in hand if who == seat or known.get(card, 0) >> bit & 1)
        for who, hand in enumerate(table.hands)
    )


def somewhere(
    table: Table, memory: Memory, seat: Seat | None, known: tuple[tuple[Card, ...], ...]
) -> tuple[Card, ...]:
    """Cards that must be in others' hands, though the looker cannot tell in whose."""
    mask = memory.kept | memory.loose[-1 if seat is None else seat]
    if not mask:
        return ()
    seen = {*table.discard, *(card for hand in known for card in hand)}
    return tuple(card for card in table.deck if mask >> card & 1 and card not in seen)


def just_drawn(agenda: Agenda, seat: Seat | None) -> Card:
    """The card this seat has just drawn in its main step, or -1."""
    step = agenda[0] if agenda else None
    if isinstance(step, AskAfterDraw) and step.seat == seat:
        return step.card
    return NOTHING
