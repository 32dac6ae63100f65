"""What a seat sees of the table, and which tricks it may look back at (O-6)."""

from __future__ import annotations

from game.agenda import asked, seen_by
from game.cards import HIDDEN, NOBODY, Seat
from game.nyet.state import Table
from game.nyet.values import Trick
from game.nyet.view import NyetView
from game.rules import Refusal


def look(table: Table, seat: Seat | None) -> NyetView:
    """The table as `seat` knows it."""
    everybody = range(table.seats)
    return NyetView(
        seat=seat,
        options=table.options,
        phase=table.phase,
        asked=asked(table.agenda),
        number=table.number,
        rounds=table.options.rounds(table.seats),
        dealer=table.dealer,
        characters=table.characters,
        scores=table.scores,
        sheet=table.sheet,
        hand=() if seat is None else tuple(table.hands[seat]),
        counts=tuple(map(len, table.hands)),
        rest=len(table.rest),
        covered=table.covered,
        tokens=table.placed,
        terms=table.terms,
        teams=table.teams,
        bonus=table.bonus,
        discards=tuple(
            cards if who == seat else (HIDDEN,) * len(cards)
            for who, cards in enumerate(table.discards)
        ),
        given=NOBODY if seat is None or not table.given else table.given[seat],
        received=NOBODY if seat is None or not table.received else table.received[seat],
        leader=table.leader,
        trick=table.trick,
        tricks=table.tricks,
        look_back=look_back(table),
        tricks_won=tuple(map(table.tricks_of, everybody)),
        loot=tuple(map(table.loot_of, everybody)),
        agenda=seen_by(table.agenda, seat),
        outcome=table.outcome,
    )


def look_back(table: Table) -> tuple[Trick, ...]:
    """The tricks anyone may look at now: with O-6 `last` until the next lead is played."""
    match table.options.look_back:
        case "all":
            return table.tricks
        case "last":
            return () if table.trick else table.tricks[-1:]
    return ()


def check_look(view: NyetView, trick: Trick) -> Refusal | None:
    """Why a trick of this round may not be looked at (NYET-81)."""
    if trick in view.look_back:
        return None
    if view.options.look_back == "last":
        return Refusal("nyet-only-last-trick", "NYET-81")
    return Refusal("nyet-tricks-face-down", "NYET-81")
