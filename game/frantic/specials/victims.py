"""Who can be a victim, and why not (FRA-87 to FRA-89, FRA-99 to FRA-103)."""

from __future__ import annotations

from functools import cache

from game.cards import Seat
from game.frantic.moves import Name
from game.frantic.specials.by_name import EFFECTS
from game.frantic.state import Table, seats_in
from game.frantic.steps import Deed
from game.rules import Refusal


def candidates(table: Table, deed: Deed) -> tuple[Seat, ...]:
    """Who may be named now (FRA-87, FRA-99, FRA-101)."""
    names = EFFECTS[deed.effect].names
    without = deed.spared | (0 if names == "two with powers" else 1 << deed.actor)
    for victim in deed.victims:
        without |= 1 << victim
    if names == "not marked":
        without |= table.skipped
    others = others_than(table.seats, without)
    own = len(table.hands[deed.actor])
    if names == "fewer":
        return tuple(seat for seat in others if len(table.hands[seat]) < own)
    if names == "no more":
        return tuple(seat for seat in others if len(table.hands[seat]) <= own)
    if names == "two with powers":
        return tuple(seat for seat in others if table.powers[seat])
    return others


@cache
def others_than(seats: int, without: int) -> tuple[Seat, ...]:
    return seats_in(((1 << seats) - 1) & ~without)


def replacements(table: Table, deed: Deed, thrower: Seat) -> tuple[Seat, ...]:
    """Who may be named instead of a player protected by Error 404 (FRA-101, FRA-103).

    Of the shares of Fantastic Four another victim may get more.
    """
    if EFFECTS[deed.effect].names == "shares":
        return others_than(table.seats, deed.spared | 1 << deed.actor)
    left = tuple(victim for victim in deed.victims if victim != thrower)
    return candidates(table, deed.against(left))


@cache
def namings(seat: Seat, players: tuple[Seat, ...]) -> tuple[Name, ...]:
    return tuple(Name(seat, player) for player in players)


def why_not(table: Table, deed: Deed, player: Seat) -> Refusal:
    """Why a player cannot be a victim of this deed."""
    names = EFFECTS[deed.effect].names
    if not 0 <= player < table.seats:
        return Refusal("frantic-no-such-seat", "FRA-6", (("number", player),))
    if player == deed.actor and names != "two with powers":
        return Refusal("frantic-not-yourself", "FRA-87")
    if deed.spared >> player & 1:
        rule = "FRA-503" if deed.protected >> player & 1 else "FRA-101"
        return Refusal("frantic-protected", rule, (("seat", player),))
    if player in deed.victims:
        return Refusal("frantic-named-already", "FRA-211", (("seat", player),))
    match names:
        case "not marked":
            return Refusal("frantic-marked", "FRA-193", (("seat", player),))
        case "fewer":
            return Refusal("frantic-not-fewer", "FRA-205", (("seat", player),))
        case "no more":
            return Refusal("frantic-has-more", "FRA-206", (("seat", player),))
    return Refusal("frantic-no-powers", "FRA-211", (("seat", player),))
