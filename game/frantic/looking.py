"""What a seat sees of the table (Who sees what, FRA-420 to FRA-437)."""

from __future__ import annotations

from collections.abc import Sequence

from game.agenda import asked
from game.cards import HIDDEN, Card, Seat
from game.frantic.event_cards.steps import AskLay, AskOpen, AskPile
from game.frantic.hands import lies_open
from game.frantic.hinting import Hints
from game.frantic.state import ONLOOKER, Table, mask_of, seats_in
from game.frantic.steps import (
    AskFollow,
    AskPlay,
    AskRandomChance,
    AskReady,
    AskThief,
    EventWindow,
    NiceTryWindow,
    TargetWindow,
)
from game.frantic.turn.turns import FREE_TURNS
from game.frantic.values import Power, power_card
from game.frantic.view import FranticView

PHASES: dict[type, str] = {
    AskPlay: "play", AskFollow: "play", AskRandomChance: "play", TargetWindow: "window",
    EventWindow: "window", NiceTryWindow: "window", AskLay: "secret", AskOpen: "open",
}  # fmt: skip


def phase_of(table: Table) -> str:
    """What kind of thing is asked: a word of `PHASES`, or ready, scores, choice, over."""
    if not table.agenda:
        return "over"
    kind = type(table.agenda[0])
    if kind is AskReady:
        return "scores" if table.sheet else "ready"
    return PHASES.get(kind, "choice")


def lie_open(table: Table | FranticView) -> int:
    """The hands that lie open to all now, as a mask (FRA-431)."""
    if not table.agenda or (isinstance(table.agenda[0], AskReady) and table.sheet):
        return (1 << table.seats) - 1
    step = table.agenda[0]
    seen = mask_of(step.hands) if isinstance(step, AskOpen) else 0
    return seen | mask_of(tuple(seat for seat in range(table.seats) if lies_open(table, seat)))


def seen_hands(table: Table, seat: Seat | None) -> int:
    """The hands this seat may look into now (FRA-428, FRA-429)."""
    mask = lie_open(table)
    step = table.agenda[0] if table.agenda else None
    if isinstance(step, AskThief) and step.seat == seat:
        mask |= 1 << step.victim
    if isinstance(step, AskPile) and step.seat == seat:
        mask |= mask_of((*step.to, *(seat for _, seat in step.dealt)))
    return mask


def look(table: Table, hints: Hints, seat: Seat | None) -> FranticView:
    """The table as `seat` knows it."""
    bit = 1 << (ONLOOKER if seat is None else seat)
    seen = seen_hands(table, seat)
    everybody = range(table.seats)
    return FranticView(
        seat=seat,
        options=table.options,
        modules=table.modules,
        phase=phase_of(table),
        asked=asked(table.agenda),
        number=table.number,
        dealer=table.dealer,
        active=table.active,
        direction=table.direction,
        limit=table.limit,
        totals=table.totals,
        sheet=table.sheet,
        persons=table.persons,
        hand=() if seat is None else tuple(table.hands[seat]),
        counts=tuple(map(len, table.hands)),
        known=tuple(
            tuple(hand) if who == seat or seen >> who & 1 else known_of(table, hand, bit)
            for who, hand in enumerate(table.hands)
        ),
        open=seats_in(lie_open(table)),
        aside=tuple(hide(table, table.aside[who], bit, who == seat) for who in everybody),
        incoming=tuple(hide(table, cards, bit, False) for cards in table.incoming),
        draw=len(table.draw),
        pile=tuple(table.pile),
        row=tuple(table.row),
        requirement=table.requirement,
        bar=table.bar,
        last_colour=table.last_colour,
        skipped=seats_in(table.skipped),
        turn=table.turn,
        owing=table.owing,
        ran_out=table.ran_out,
        ending=table.ending,
        spared=table.spared,
        reversed=table.reversed,
        event_deck=len(table.event_deck),
        event_discard=table.event_discard,
        resolving=table.resolving,
        turned=table.turned,
        lasting=table.lasting,
        turns_left=tuple(FREE_TURNS - count for count in table.bomb),
        powers=tuple(
            row if who == seat else hide_powers(row) for who, row in enumerate(table.powers)
        ),
        power_deck=len(table.power_deck),
        running=table.running,
        rules=table.rules,
        rule_deck=len(table.rule_deck),
        new_rules=table.new_rules,
        changes=table.changes,
        counted=table.counted,
        hints=hints,
        agenda=table.agenda,
        outcome=table.outcome,
    )


def known_of(table: Table, cards: Sequence[Card], bit: int) -> tuple[Card, ...]:
    """Those of the cards that this looker knows."""
    known = table.known
    return tuple(card for card in cards if known.get(card, 0) & bit) if known else ()


def hide(table: Table, cards: Sequence[Card], bit: int, own: bool) -> tuple[Card, ...]:
    """Cards with those unknown hidden, the known ones first: an order would tell something."""
    known = tuple(cards) if own else tuple(sorted(known_of(table, cards, bit)))
    return known + (HIDDEN,) * (len(cards) - len(known))


def hide_powers(row: tuple[Power, ...]) -> tuple[Power, ...]:
    """Power cards as others than their owner see them; which back is fresh nobody tells."""
    if all(power.up for power in row):
        return row
    fresh = iter(sorted(power.fresh for power in row if not power.up))
    return tuple([power if power.up else power_card("", False, next(fresh)) for power in row])
