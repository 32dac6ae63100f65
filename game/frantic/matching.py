"""Matching: what the requirement is and which cards fit it (FRA-60 to FRA-76)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import and_

from game.cards import Card
from game.frantic.cards import (
    COLOURS_OF,
    FACE,
    IS_NUMBER,
    KIND,
    NONE,
    NUMBER,
    SYMBOL,
    TEN_CARDS,
    THE_END,
    UNPLAYABLE,
    Colour,
    Kind,
)


@dataclass(frozen=True, slots=True)
class Requirement:
    """What the next card must fit: any of colour, number, symbol; BLACK; nothing of it is FREE."""

    colour: Colour = NONE
    number: int = 0
    symbol: str = ""
    black: bool = False

    @property
    def free(self) -> bool:
        return self == FREE


FREE = Requirement()
# Equal ones are made once.
requiring = cache(Requirement)


@dataclass(frozen=True, slots=True)
class Bar:
    """What stands in the way besides the requirement.

    `on_black`: the card it was set by is black: "no" black card fits it (FRA-63), or under
    Black on Black "any" (FRA-332). `sealed`: no special cards (FRA-323). `blocked`: these
    colours may not be played (FRA-313). `blank`: the colour of the Blank play card, or -1 if
    it is open-wish (FRA-345).
    """

    on_black: str = ""
    sealed: bool = False
    blocked: tuple[Colour, ...] = ()
    blank: Colour = NONE


def shown(card: Card, blank: Colour) -> tuple[Colour, ...]:
    """The colours a card shows; `blank` is that of the Blank play card (FRA-13, FRA-345)."""
    return (blank,) if KIND[card] is Kind.BLANK and blank != NONE else COLOURS_OF[card]


def is_barred(card: Card, bar: Bar) -> bool:
    """Special Seal and Colour Blockade (FRA-313, FRA-323)."""
    if bar.sealed and not IS_NUMBER[card]:
        return True
    return any(colour in bar.blocked for colour in shown(card, bar.blank))


def fits(card: Card, requirement: Requirement, on_black: str, blank: Colour) -> bool:
    """Whether a card fits the requirement."""
    if card in UNPLAYABLE:
        return False
    kind, colours = KIND[card], COLOURS_OF[card]
    if kind is Kind.BLANK and blank != NONE:
        kind, colours = Kind.PLAIN, (blank,)
    match kind:
        case Kind.NUMBER:
            return fits_number(colours[0], NUMBER[card], requirement)
        case Kind.BLACK_NUMBER:
            return fits_black(NUMBER[card], requirement, on_black)
        case Kind.PLAIN:
            return fits_plain(colours[0], SYMBOL[card], requirement)
        case Kind.SWAP:
            return fits_swap(colours, requirement)
        case Kind.BLACK_SPECIAL:
            return fits_black_gift(requirement, on_black)
    return True


def fits_number(colour: Colour, number: int, requirement: Requirement) -> bool:
    """FRA-61."""
    return requirement.colour == colour or requirement.number == number or requirement.free


def fits_black(number: int, requirement: Requirement, on_black: str) -> bool:
    """FRA-62, FRA-63."""
    if requirement.black or requirement.free:
        return True
    return on_black == "any" or (requirement.number == number and not on_black)


def fits_plain(colour: Colour, symbol: str, requirement: Requirement) -> bool:
    """FRA-65."""
    return requirement.colour == colour or requirement.symbol == symbol or requirement.free


def fits_swap(colours: tuple[Colour, ...], requirement: Requirement) -> bool:
    """FRA-66, FRA-67."""
    if requirement.colour == NONE:
        return requirement.free or requirement.symbol == "colour_swap"
    return requirement.colour in colours


def fits_black_gift(requirement: Requirement, on_black: str) -> bool:
    """FRA-69."""
    if requirement.black or requirement.free:
        return True
    return on_black == "any" or (requirement.symbol == "gift" and not on_black)


def fitting(requirement: Requirement, bar: Bar) -> tuple[bool, ...]:
    """By card, whether it fits; the cards for ten and The End always do."""
    if bar.sealed or bar.blocked:
        return fitting_barred(requirement, bar)
    colour, number, symbol = requirement.colour, requirement.number, requirement.symbol
    return _fitting(colour, number, symbol, requirement.black, bar.on_black, bar.blank)


@lru_cache(maxsize=8192)
def fitting_barred(requirement: Requirement, bar: Bar) -> tuple[bool, ...]:
    """By card, whether it fits the requirement and nothing else stands in its way."""
    fit = fitting(requirement, Bar(bar.on_black, blank=bar.blank))
    free = not_barred(replace(bar, on_black=""))
    return tuple(map(and_, fit, free))


@cache
def _fitting(
    colour: Colour, number: int, symbol: str, black: bool, on_black: str, blank: Colour
) -> tuple[bool, ...]:
    """By card, whether it fits the requirement; plain values are found again in half the time."""
    requirement = requiring(colour, number, symbol, black)
    by_face = {face: fits(face, requirement, on_black, blank) for face in set(FACE)}
    return tuple(by_face[face] for face in FACE)


@cache
def not_barred(bar: Bar) -> tuple[bool, ...]:
    """By card, whether nothing but the requirement stands in its way."""
    return tuple(not is_barred(card, bar) for card in range(len(FACE)))


def count_allows(card: Card, count: int) -> bool:
    """Whether a hand of `count` cards lets a unique card be played (FRA-71, FRA-72)."""
    if card in TEN_CARDS:
        return count == 10
    return card != THE_END or count == 1
