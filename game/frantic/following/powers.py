"""Power cards before their owners, and what they set going (FRA-303 to FRA-324)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.cards import Seat
from game.frantic import events as ev
from game.frantic.following.cards import Follow
from game.frantic.looking import hide_powers
from game.frantic.powers.in_front import with_first_back
from game.frantic.turn.barring import bar_for
from game.frantic.values import Power, Running, Turn, hide_power, power_card
from game.frantic.view import FranticView
from game.telling import with_one

RUNNING = ("open_hands", "special_seal", "looping")


def with_row(view: FranticView, seat: Seat, row: tuple[Power, ...]) -> FranticView:
    """The view with these power cards before a seat."""
    if seat != view.seat:
        row = hide_powers(row)
    return replace(view, powers=with_one(view.powers, seat, row))


def _without(
    view: FranticView, seat: Seat, places: Sequence[int], powers: Sequence[Power]
) -> list[Power | None]:
    """The row of a seat with nothing at these places.

    Of a back of another seat the place does not tell whether it is a fresh one: the card does.
    """
    row = list(view.powers[seat])
    if seat != view.seat:
        for at, power in zip(places, powers, strict=True):
            if row[at] != power:
                other = row.index(power)
                row[at], row[other] = row[other], row[at]
    return [None if at in places else power for at, power in enumerate(row)]


def dealt(view: FranticView, event: ev.PowersDealt) -> FranticView:
    seat = event.seat
    fresh = seat == view.active and bool(view.pile)
    mine = tuple(power_card(name, False, fresh) for name in event.powers)
    view = with_row(view, seat, (*view.powers[seat], *mine))
    return replace(view, power_deck=view.power_deck - len(mine))


def returned(view: FranticView, event: ev.PowersReturned) -> FranticView:
    left = _without(view, event.seat, event.indexes, event.powers)
    view = with_row(view, event.seat, tuple(power for power in left if power is not None))
    return replace(view, power_deck=view.power_deck + len(event.powers))


def picked(view: FranticView, event: ev.PowerPicked) -> FranticView:
    if event.seat != view.seat:
        return view
    return with_row(view, event.seat, with_first_back(view.powers[event.seat], event.index))


def swapped(view: FranticView, event: ev.PowersSwapped) -> FranticView:
    """Each lies face down at the place of the other (FRA-211)."""
    came = reversed(event.powers)
    for seat, at, gone, new in zip(event.seats, event.indexes, event.powers, came, strict=True):
        here = power_card(new.name, False, seat == view.active)
        # Who gave another one away does not see its name.
        seen = gone if seat == view.seat else hide_power(gone)
        row = _without(view, seat, (at,), (seen,))
        view = with_row(view, seat, tuple(here if one is None else one for one in row))
    return view


def turned_up(view: FranticView, event: ev.PowerTurnedUp) -> FranticView:
    """It was turned up with the card that lies on top, or with another one (FRA-77, FRA-360)."""
    seat, turn = event.seat, view.turn
    hidden = power_card(event.power if seat == view.seat else "", False, False)
    row = _without(view, seat, (event.index,), (hidden,))
    up = power_card(event.power, True, True)
    view = with_row(view, seat, tuple(up if one is None else one for one in row))
    if turn.turned_up:
        return replace(view, turn=replace(turn, turned_up=(*turn.turned_up, event.power)))
    before = (view.requirement, view.bar, view.last_colour)
    return replace(view, turn=Turn((event.power,), view.pile[-1], before))


def turned_down(view: FranticView, event: ev.PowerTurnedDown) -> FranticView:
    row = list(view.powers[event.seat])
    row[event.index] = power_card(row[event.index].name, False, event.seat == view.active)
    return with_row(view, event.seat, tuple(row))


def acts(view: FranticView, event: ev.PowerActs) -> FranticView:
    """Some run on; Colour Blockade does once its colour is named."""
    if event.power not in RUNNING:
        return view
    running = (*view.running, Running(event.power, event.seat))
    return barred(replace(view, running=running))


def blocked(view: FranticView, event: ev.ColourBlocked) -> FranticView:
    if event.colour < 0:
        return view
    running = (*view.running, Running("colour_blockade", event.seat, event.colour))
    return barred(replace(view, running=running))


def barred(view: FranticView) -> FranticView:
    """Something that stands in the way has changed, but not the top card."""
    return replace(view, bar=bar_for(view, bool(view.bar.on_black)))


POWERS: dict[type, Follow] = {
    ev.PowersDealt: dealt, ev.PowersReturned: returned, ev.PowerPicked: picked,
    ev.PowersSwapped: swapped, ev.PowerTurnedUp: turned_up, ev.PowerTurnedDown: turned_down,
    ev.PowerActs: acts, ev.ColourBlocked: blocked,
}  # fmt: skip
