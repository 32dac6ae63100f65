"""Whom an event concerns (FRA-114, FRA-133 to FRA-135)."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Seat
from game.frantic.state import Table
from game.frantic.steps import Happening


def players(table: Table, happening: Happening) -> tuple[Seat, ...]:
    """The unprotected players in order of play from the trigger player."""
    return table.order_from(happening.trigger, happening.protected)


def others(table: Table, happening: Happening, seat: Seat) -> tuple[Seat, ...]:
    """The unprotected players but one, by seat."""
    return tuple(sorted(other for other in players(table, happening) if other != seat))


def counts(table: Table, order: Sequence[Seat]) -> list[int]:
    """The hand cards of these players."""
    return [len(table.hands[seat]) for seat in order]


def first_with(order: Sequence[Seat], values: Sequence[int], value: int) -> Seat:
    """Of several who qualify the first in order of play (FRA-134)."""
    return order[values.index(value)]


def to_the_right(table: Table, happening: Happening, seat: Seat) -> Seat:
    """The next unprotected player to the right (FRA-6, FRA-114)."""
    return neighbour(table, happening, seat, 1)


def to_the_left(table: Table, happening: Happening, seat: Seat) -> Seat:
    """The next unprotected player to the left."""
    return neighbour(table, happening, seat, -1)


def neighbour(table: Table, happening: Happening, seat: Seat, way: int) -> Seat:
    other = (seat + way) % table.seats
    while happening.protected >> other & 1 and other != seat:
        other = (other + way) % table.seats
    return other


def is_trigger_free(happening: Happening) -> bool:
    """Whether the trigger player is not protected (FRA-122)."""
    return not happening.protected >> happening.trigger & 1
