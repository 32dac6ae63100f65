"""Cards laid in secret by everybody at once, and what comes of them (FRA-430)."""

from __future__ import annotations

from game.agenda import push
from game.cards import CardsMoved, Event, Seat
from game.frantic.event_cards.steps import AskLay
from game.frantic.events import ASIDE, DRAW, ROW
from game.frantic.hands import forget, lay_aside, row_to_hand
from game.frantic.points import points_of
from game.frantic.state import Table
from game.frantic.steps import Happening


def lay_in_secret(
    table: Table, happening: Happening, seats: tuple[Seat, ...], events: list[Event]
) -> None:
    """Everybody lays one hand card face down; an only card is laid by itself."""
    for seat in seats:
        if len(table.hands[seat]) == 1:
            lay_aside(table, seat, table.hands[seat][:], events)
    left = tuple(sorted(seat for seat in seats if table.hands[seat] and not table.aside[seat]))
    table.agenda = push(table.agenda, AskLay(left, happening))


def gamble(table: Table, order: tuple[Seat, ...], events: list[Event]) -> None:
    """Everybody's card is turned over; one takes them all (FRA-236 to FRA-239, FRA-356)."""
    laid = {seat: table.aside[seat][0] for seat in order if table.aside[seat]}
    if not laid:
        return
    values = {seat: points_of(table, card) for seat, card in laid.items()}
    ranked = sorted(set(values.values()))
    none = [seat for seat in order if seat not in laid]
    if table.options.gambling_man == "old":
        taker = next(seat for seat in order if values.get(seat) == ranked[-1])
    elif none:
        taker = none[0]
    else:
        wanted = ranked[min(1, len(ranked) - 1)]
        taker = next(seat for seat in order if values[seat] == wanted)
    for seat, card in laid.items():
        table.aside[seat] = []
        table.row.append(card)
        events.append(CardsMoved((card,), ASIDE[seat], ROW))
    row_to_hand(table, taker, tuple(laid.values()), events)


def load_the_gun(table: Table, order: tuple[Seat, ...], events: list[Event]) -> None:
    """All cards laid are shuffled and put on top of the draw pile (FRA-273)."""
    cards = [card for seat in order for card in table.aside[seat]]
    for seat in order:
        if table.aside[seat]:
            moved = tuple(table.aside[seat])
            events.append(CardsMoved(moved, ASIDE[seat], DRAW, open=False, known=True))
            table.aside[seat] = []
    forget(table, cards)
    table.chance.shuffle(cards)
    table.draw += cards
