"""Power cards before their owners: dealt, picked, and changing places."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Event, Seat
from game.frantic.events import PowerPicked, PowersDealt, PowersReturned, PowersSwapped
from game.frantic.state import Table, shuffled
from game.frantic.values import Power, power_card


def different(powers: Sequence[Power], own: bool) -> list[int]:
    """The places of power cards of which none is like another; unseen backs are all alike."""
    found: dict[object, int] = {}
    for at, power in enumerate(powers):
        like: object = power if own or power.up else power.up
        found.setdefault(like, at)
    return list(found.values())


def is_plain_choice(powers: Sequence[Power], own: bool) -> bool:
    """Whether everybody sees that there is one option: it is taken unasked (FRA-438).

    Of two own cards face down nobody else knows whether they are equal.
    """
    all_known = not own or len(powers) == 1 or all(power.up for power in powers)
    return all_known and len(different(powers, own)) == 1


def to_front(table: Table, seat: Seat, at: int, events: list[Event]) -> int:
    """A back that is picked changes places with the first one, so that its place tells nothing.

    Returns its place then.
    """
    row = table.powers[seat]
    if row[at].up:
        return at
    set_powers(table, seat, with_first_back(row, at))
    events.append(PowerPicked(seat, at))
    return first_back(row)


def first_back(row: Sequence[Power]) -> int:
    return next(place for place, power in enumerate(row) if not power.up)


def with_first_back(row: Sequence[Power], at: int) -> tuple[Power, ...]:
    """The row in which this power card and the first one that lies face down change places."""
    first, changed = first_back(row), list(row)
    changed[first], changed[at] = changed[at], changed[first]
    return tuple(changed)


def swap_powers(
    table: Table, owners: tuple[Seat, Seat], picked: tuple[int, int], events: list[Event]
) -> None:
    """Two power cards change owners and lie face down (FRA-211)."""
    one, other = (table.powers[seat][at] for seat, at in zip(owners, picked, strict=True))
    names = one.name, other.name
    for seat, at, name in zip(owners, picked, reversed(names), strict=True):
        row = table.powers[seat]
        came = power_card(name, False, seat == table.active)
        set_powers(table, seat, (*row[:at], came, *row[at + 1 :]))
    events.append(PowersSwapped(owners, picked, (one, other)))


def return_power(table: Table, seat: Seat, at: int, events: list[Event]) -> None:
    """A power card is shuffled back into the power deck (FRA-212)."""
    mine = table.powers[seat]
    back = mine[at]
    set_powers(table, seat, (*mine[:at], *mine[at + 1 :]))
    table.power_deck = shuffled(table, (*table.power_deck, back.name))
    events.append(PowersReturned(seat, (at,), (back,)))


def deal_powers(table: Table, seat: Seat, count: int, events: list[Event]) -> None:
    """Power cards face down before a player, as long as the deck lasts (FRA-34, FRA-309)."""
    names = table.power_deck[:count]
    if not names:
        return
    table.power_deck = table.power_deck[len(names) :]
    fresh = seat == table.active and bool(table.pile)
    mine = tuple([power_card(name, False, fresh) for name in names])
    set_powers(table, seat, (*table.powers[seat], *mine))
    events.append(PowersDealt(seat, names))


def set_powers(table: Table, seat: Seat, powers: tuple[Power, ...]) -> None:
    rows = list(table.powers)
    rows[seat] = powers
    table.powers = tuple(rows)
