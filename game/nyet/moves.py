"""The moves of NYET! (Choices C-1 to C-8). Cards are named by face: equal 1s are one option."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeAlias, TypeVar

from game.cards import Card, Seat
from game.move_text import read_move
from game.nyet.board import BOX, BOX_WORDS, CHARACTERS, Box
from game.nyet.cards import CARD, FACE, NAMES

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat takes a character, a number of `CHARACTERS` (NYET-02)."""

    seat: Seat
    character: int

    def __str__(self) -> str:
        return f"{self.seat} choose {CHARACTERS[self.character]}"


@dataclass(frozen=True, slots=True)
class Veto:
    """A seat covers a box with a token (NYET-22)."""

    seat: Seat
    box: Box

    def __str__(self) -> str:
        return f"{self.seat} veto {BOX_WORDS[self.box]}"


@dataclass(frozen=True, slots=True)
class NoVeto:
    """A seat would rather not place a token. Always refused (NYET-23)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} no-veto"


@dataclass(frozen=True, slots=True)
class Uncover:
    """A seat would take a token off a box. Always refused (NYET-26)."""

    seat: Seat
    box: Box

    def __str__(self) -> str:
        return f"{self.seat} uncover {BOX_WORDS[self.box]}"


@dataclass(frozen=True, slots=True)
class FormTeams:
    """The first player teams up with these seats, in order; with nobody to play alone."""

    seat: Seat
    partners: tuple[Seat, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, (self.seat, "teams", *self.partners)))


@dataclass(frozen=True, slots=True)
class GiveBonus:
    """The first player gives the Bonus card to a member of the smaller team (NYET-50)."""

    seat: Seat
    holder: Seat

    def __str__(self) -> str:
        return f"{self.seat} bonus {self.holder}"


@dataclass(frozen=True, slots=True)
class Discard:
    """A seat lays these cards out of the round (NYET-36)."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.seat, "discard", *(NAMES[card] for card in self.cards))))


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat gives this card to its left neighbour (NYET-59)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} pass {NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays this card to the trick (NYET-66)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} play {NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class GoOn:
    """A seat has seen the scores (C-8)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} go-on"


NyetMove: TypeAlias = (
    Choose | Veto | NoVeto | Uncover | FormTeams | GiveBonus | Discard | Pass | Play | GoOn
)


def by_card(make: Callable[[Card], M]) -> tuple[M, ...]:
    """The move of every card, made once for it never changes; equal 1s have one and the same."""
    made = [make(card) for card in range(len(NAMES))]
    return tuple(made[face] for face in FACE)


PASSES = [by_card(partial(Pass, seat)) for seat in range(5)]
PLAYS = [by_card(partial(Play, seat)) for seat in range(5)]


@cache
def discards_with(seat: Seat, *others: Card) -> tuple[Discard, ...]:
    """By card: the discard of these others and of it."""
    return by_card(lambda card: Discard(seat, (*others, card)))


_BARE: dict[str, Callable[[Seat], NyetMove]] = {"no-veto": NoVeto, "go-on": GoOn}
_WITH_ONE: dict[str, tuple[Callable[[Seat, int], NyetMove], dict[str, int]]] = {
    "choose": (Choose, {word: number for number, word in enumerate(CHARACTERS)}),
    "veto": (Veto, BOX),
    "uncover": (Uncover, BOX),
    "pass": (Pass, CARD),
    "play": (Play, CARD),
    "bonus": (GiveBonus, {str(seat): seat for seat in range(5)}),
}
_WITH_MANY: dict[str, tuple[Callable[[Seat, tuple[int, ...]], NyetMove], dict[str, int]]] = {
    "teams": (FormTeams, {str(seat): seat for seat in range(5)}),
    "discard": (Discard, CARD),
}


def parse_move(text: str) -> NyetMove:
    """The move whose `str` is `text`. Raises ValueError for anything else."""
    return read_move("NYET!", text, _parse)


def _parse(seat: Seat, words: list[str]) -> NyetMove:
    match words:
        case [kind] if kind in _BARE:
            return _BARE[kind](seat)
        case [kind, word] if kind in _WITH_ONE:
            make_one, known = _WITH_ONE[kind]
            return make_one(seat, known[word])
        case [kind, *rest] if kind in _WITH_MANY:
            make_many, known = _WITH_MANY[kind]
            return make_many(seat, tuple(known[word] for word in rest))
    raise ValueError(words)
