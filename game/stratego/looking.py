"""What a seat sees of the table (Who sees what)."""

from __future__ import annotations

from dataclasses import replace

from game.agenda import asked
from game.cards import HIDDEN, Card, Seat
from game.stratego.cards import FLAG, GAP, RANK_OF, Rank, Slot, alike
from game.stratego.events import Attacked
from game.stratego.state import BOTH, Table
from game.stratego.values import SeenHand
from game.stratego.view import StrategoView

UNKNOWN = (HIDDEN,) * 5


def look(table: Table, seat: Seat | None) -> StrategoView:
    """The table as `seat` knows it."""
    options = table.options
    aided = seat is not None and options.aids(seat)
    known = tuple(known_of(table, owner, seat) for owner in BOTH)
    seen_hands = tuple(seen_hand_of(table, owner, seat) for owner in BOTH)
    return StrategoView(
        seat=seat,
        options=options,
        phase=table.phase,
        asked=asked(table.agenda),
        number=table.number,
        red=table.red,
        wins=table.wins,
        sheet=table.sheet,
        turn=table.turn,
        mover=table.mover,
        quiet=table.quiet,
        lines=tuple(
            tuple(table.lines[owner]) if owner == seat else backs(table, owner) for owner in BOTH
        ),
        hand=() if seat is None else tuple(table.hands[seat]),
        hands=tuple(map(len, table.hands)),
        decks=tuple(map(len, table.decks)),
        casualties=tuple(map(tuple, table.casualties)),
        known=known,
        marks=known if aided else (UNKNOWN, UNKNOWN),
        seen_hands=seen_hands,
        listed_hands=seen_hands if aided else (None, None),
        history=tuple(event.seen_by(seat) for event in table.history),
        agenda=table.agenda,
        outcome=table.outcome,
    )


def backs(table: Table, owner: Seat) -> tuple[Card, ...]:
    """A line of somebody else: cards face down, and gaps; face up what ended the game (STR-50)."""
    up = face_up(table, owner)
    return tuple(
        card if card == GAP else alike(card) if slot == up else HIDDEN
        for slot, card in enumerate(table.lines[owner])
    )


def face_up(table: Table, owner: Seat) -> Slot | None:
    """The slot of a captured Flag, or of the card that captured one."""
    last = table.history[-1] if table.history else None
    if isinstance(last, Attacked) and last.defender == FLAG:
        return last.slot if last.seat == owner else last.target
    return None


def known_of(table: Table, owner: Seat, seat: Seat | None) -> tuple[Rank, ...]:
    """What the enemy has seen of a line; an onlooker saw what was turned up for all."""
    bits = table.shown[owner] if seat is None else table.seen[owner]
    if not bits:
        return UNKNOWN
    line = table.lines[owner]
    return tuple(RANK_OF[card] if bits >> at & 1 else HIDDEN for at, card in enumerate(line))


def seen_hand_of(table: Table, owner: Seat, seat: Seat | None) -> SeenHand | None:
    """What a Spy saw in a hand: told to the one who looked and to the one whose hand it is."""
    seen = table.seen_hands[owner]
    if seen is None or seat is not None:
        return seen
    return replace(seen, ranks=(HIDDEN,) * len(seen.ranks))
