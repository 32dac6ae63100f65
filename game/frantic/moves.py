"""The moves of Frantic (Choices C1 to C36). Cards are named by face: equal cards are one option.

What the rules ask is answered in small moves, one after the other: a card to give, then the
next. A text form says the seat, a word, and what the word is about: "1 throw counterattack red".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from game.cards import Card, Seat
from game.frantic.cards import CARD, COLOUR_WORDS, EVENTS, NAMES, POWERS, Colour
from game.move_text import read_move


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card; Mimicry `imitates` a symbol; `power` is turned up with it (C1, C4)."""

    seat: Seat
    card: Card
    imitates: str = ""
    power: str = ""

    def __str__(self) -> str:
        more = (f" as {self.imitates}" if self.imitates else "") + (
            f" with {self.power}" if self.power else ""
        )
        return f"{self.seat} play {NAMES[self.card]}{more}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A seat turns up one more power card with its card (C1, FRA-360)."""

    seat: Seat
    power: str

    def __str__(self) -> str:
        return f"{self.seat} turn-up {self.power}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A seat draws instead of playing (C2, C16)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat plays nothing after drawing (C3), or lets a window pass (C11, C14, C15)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} pass"


@dataclass(frozen=True, slots=True)
class Answer:
    """Yes or no: use the effect (C5, C31), give the Golden Fuck You (C21), risk (C30)."""

    seat: Seat
    yes: bool

    def __str__(self) -> str:
        return f"{self.seat} {'yes' if self.yes else 'no'}"


@dataclass(frozen=True, slots=True)
class Name:
    """A seat names a player: a victim, a replacement, a receiver (C6, C12, C13, C19, C22…)."""

    seat: Seat
    player: Seat

    def __str__(self) -> str:
        return f"{self.seat} name {self.player}"


@dataclass(frozen=True, slots=True)
class Share:
    """The parts of Fantastic Four by seat (C7)."""

    seat: Seat
    parts: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.seat, "share", *self.parts)))


@dataclass(frozen=True, slots=True)
class Pick:
    """A seat picks one card of those it may choose from (C8, C17, C23, C24, C26, C32, C34, C36)."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} pick {NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Enough:
    """A seat picks no more (C34, C36, further power cards)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} enough"


@dataclass(frozen=True, slots=True)
class Give:
    """A seat lays the next of the cards it distributes before a player (C25)."""

    seat: Seat
    card: Card
    to: Seat

    def __str__(self) -> str:
        return f"{self.seat} give {NAMES[self.card]} {self.to}"


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat wishes: a colour word, a number, or a special's symbol (C9)."""

    seat: Seat
    what: str

    def __str__(self) -> str:
        return f"{self.seat} wish {self.what}"


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat chooses a colour: the exit colour (C10), the colour to be blocked (C22)."""

    seat: Seat
    colour: Colour

    def __str__(self) -> str:
        return f"{self.seat} colour {COLOUR_WORDS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Throw:
    """A seat throws a reaction card in and wishes a colour (C11, C14, C15)."""

    seat: Seat
    card: Card
    colour: Colour
    imitates: str = ""

    def __str__(self) -> str:
        more = f" as {self.imitates}" if self.imitates else ""
        return f"{self.seat} throw {NAMES[self.card]} {COLOUR_WORDS[self.colour]}{more}"


@dataclass(frozen=True, slots=True)
class Take:
    """A seat lays no card in Tsunami but takes all (C24)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} take"


@dataclass(frozen=True, slots=True)
class Deal:
    """In Distributor the pile that was the hand of `pile` goes to `to` (C28)."""

    seat: Seat
    pile: Seat
    to: Seat

    def __str__(self) -> str:
        return f"{self.seat} pile {self.pile} {self.to}"


@dataclass(frozen=True, slots=True)
class Call:
    """A seat names an event: Event Manager, Repeat (C29)."""

    seat: Seat
    event: str

    def __str__(self) -> str:
        return f"{self.seat} event {self.event}"


@dataclass(frozen=True, slots=True)
class PickPower:
    """A seat picks a power card: the one at place `index` before `owner` (C18, C19, C20)."""

    seat: Seat
    owner: Seat
    index: int

    def __str__(self) -> str:
        return f"{self.seat} power {self.owner} {self.index}"


@dataclass(frozen=True, slots=True)
class Point:
    """A seat points at a card back of a freshly shuffled fan (FRA-362)."""

    seat: Seat
    index: int

    def __str__(self) -> str:
        return f"{self.seat} point {self.index}"


@dataclass(frozen=True, slots=True)
class GoOn:
    """A seat is ready: for the deal, after open hands (C35), after the scores."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} go-on"


FranticMove: TypeAlias = (
    Play | TurnUp | Draw | Pass | Answer | Name | Share | Pick | Enough | Give | Wish | Choose
    | Throw | Take | Deal | Call | PickPower | Point | GoOn
)  # fmt: skip

# Moves that are offered again and again are made once.
play, throw, choose, pick_power = map(cache, (Play, Throw, Choose, PickPower))

_COLOURS = {word: colour for colour, word in enumerate(COLOUR_WORDS)}
_BARE: dict[str, Callable[[Seat], FranticMove]] = {
    "draw": Draw, "pass": Pass, "enough": Enough, "take": Take, "go-on": GoOn,
    "yes": lambda seat: Answer(seat, True), "no": lambda seat: Answer(seat, False),
}  # fmt: skip


def parse_move(text: str) -> FranticMove:
    """The move whose `str` is `text`. Raises ValueError for anything else."""
    return read_move("Frantic", text, _parse)


def _parse(seat: Seat, words: list[str]) -> FranticMove:
    match words:
        case [kind] if kind in _BARE:
            return _BARE[kind](seat)
        case ["play", card, *more]:
            return _parse_play(seat, CARD[card], more)
        case ["throw", card, colour]:
            return Throw(seat, CARD[card], _COLOURS[colour])
        case ["throw", card, colour, "as", symbol]:
            return Throw(seat, CARD[card], _COLOURS[colour], symbol)
        case ["share", *parts]:
            return Share(seat, tuple(map(int, parts)))
        case ["give", card, to]:
            return Give(seat, CARD[card], int(to))
        case ["pile", pile, to]:
            return Deal(seat, int(pile), int(to))
        case ["power", owner, index]:
            return PickPower(seat, int(owner), int(index))
        case [kind, what]:
            return _parse_one(seat, kind, what)
    raise ValueError(words)


def _parse_play(seat: Seat, card: Card, more: list[str]) -> Play:
    match more:
        case []:
            return Play(seat, card)
        case ["as", symbol]:
            return Play(seat, card, symbol)
        case ["with", power]:
            return Play(seat, card, "", power)
        case ["as", symbol, "with", power]:
            return Play(seat, card, symbol, power)
    raise ValueError(more)


def _parse_one(seat: Seat, kind: str, what: str) -> FranticMove:
    match kind:
        case "name":
            return Name(seat, int(what))
        case "pick":
            return Pick(seat, CARD[what])
        case "wish":
            return Wish(seat, what)
        case "colour":
            return Choose(seat, _COLOURS[what])
        case "point":
            return Point(seat, int(what))
        case "turn-up" if what in POWERS:
            return TurnUp(seat, what)
        case "event" if what in EVENTS:
            return Call(seat, what)
    raise ValueError(kind)
