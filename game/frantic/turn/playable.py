"""Which cards of a hand can be played, and as what (FRA-60 to FRA-74)."""

from __future__ import annotations

from functools import cache

from game.cards import Card, Seat
from game.frantic.cards import (
    FACE,
    KIND,
    MIMICRY,
    NONE,
    SYMBOL,
    TEN_CARDS,
    THE_END,
    WISHES,
    Kind,
    colours_for,
    deck_for,
    symbols_for,
)
from game.frantic.matching import Bar, Requirement, count_allows, fits_black_gift, fitting
from game.frantic.moves import Play
from game.frantic.state import Table

# The cards that a hand of the right size may play.
BY_COUNT = TEN_CARDS | {THE_END}


def playable(table: Table, seat: Seat) -> list[Card]:
    """The faces of a hand that fit, Mimicry among them."""
    hand = table.hands[seat]
    fits = fitting(table.requirement, table.bar)
    found: list[Card] = []
    for card in hand:
        if fits[card]:
            face = FACE[card]
            if face not in found and (face not in BY_COUNT or count_allows(face, len(hand))):
                found.append(face)
    return found


def plays_of(table: Table, seat: Seat, cards: list[Card]) -> list[Play]:
    """The plays of these cards; Mimicry as everything that fits."""
    as_they_are = PLAYS[seat]
    if MIMICRY not in cards:
        return [as_they_are[card] for card in cards]
    plays = [as_they_are[card] for card in cards if card != MIMICRY]
    plays += imitating(seat, imitable(table))
    return plays


@cache
def imitating(seat: Seat, names: tuple[str, ...]) -> tuple[Play, ...]:
    """Mimicry played as each of these."""
    return tuple(Play(seat, MIMICRY, name) for name in names)


PLAYS = [[Play(seat, card) for card in range(len(KIND))] for seat in range(8)]


@cache
def open_wishes(modules: tuple[str, ...], blank_wishes: bool) -> tuple[str, ...]:
    """The open-wish specials in the game, in alphabetical order (FRA-223)."""
    symbols = symbols_for(modules)
    more = ("blank_play",) if blank_wishes and "blank_play" in symbols else ()
    return tuple(sorted((*(symbol for symbol in symbols if symbol in WISHES), *more)))


@cache
def plains(modules: tuple[str, ...], blank_wishes: bool) -> tuple[str, ...]:
    """The plain specials in the game."""
    found = {SYMBOL[card] for card in deck_for(modules) if KIND[card] is Kind.PLAIN}
    if not blank_wishes and "blank_play" in symbols_for(modules):
        found.add("blank_play")
    return tuple(sorted(found))


@cache
def imitations(
    modules: tuple[str, ...], blank_wishes: bool, requirement: Requirement, bar: Bar
) -> tuple[str, ...]:
    """What Mimicry can be played as on this requirement (FRA-70, FRA-223)."""
    if bar.sealed:
        return ()
    names = list(open_wishes(modules, blank_wishes))
    symbols = symbols_for(modules)
    if requirement.colour != NONE and requirement.colour not in bar.blocked:
        names += plains(modules, blank_wishes)
        exits = len(colours_for(modules)) - 1 - len(bar.blocked)
        if "colour_swap" in symbols and exits:
            names.append("colour_swap")
    if "black_gift" in symbols and fits_black_gift(requirement, bar.on_black):
        names.append("black_gift")
    return tuple(names)


def imitable(table: Table) -> tuple[str, ...]:
    """What Mimicry can be played as now."""
    wishes = table.bar.blank == NONE
    return imitations(table.modules, wishes, table.requirement, table.bar)


def imitations_anywhere(table: Table) -> tuple[str, ...]:
    """What Random Chance lets Mimicry be played as: a Black Gift too, fitting or not (FRA-579)."""
    names = imitable(table)
    more = "black_gift" in symbols_for(table.modules) and "black_gift" not in names
    return (*names, "black_gift") if more and names else names
