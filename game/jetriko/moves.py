"""The moves of Jetriko (Choices C1 to C19), and those that exist to be refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import NOBODY, Card, Seat
from game.jetriko.cards import CARD, COLOUR_WORDS, NAMES
from game.move_text import read_move

CLOCKWISE, ANTICLOCKWISE = 1, -1
DIRECTION_WORDS = {CLOCKWISE: "clockwise", ANTICLOCKWISE: "anticlockwise"}
DRAW_PILE = NOBODY


@dataclass(frozen=True, slots=True)
class Start:
    """The dealer lets a neighbour begin: the left one for clockwise play, else the right (C1)."""

    seat: Seat
    direction: int

    def __str__(self) -> str:
        return f"{self.seat} start {'left' if self.direction == CLOCKWISE else 'right'}"


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card (C2 to C8).

    A Deflect with three or more players says its direction, a Target that answers an attack
    there its target. All other plays have neither.
    """

    seat: Seat
    card: Card
    direction: int = 0
    target: Seat = NOBODY

    def __str__(self) -> str:
        text = f"{self.seat} play {NAMES[self.card]}"
        if self.direction:
            text += f" {DIRECTION_WORDS[self.direction]}"
        return text if self.target == NOBODY else f"{text} at {self.target}"


@dataclass(frozen=True, slots=True)
class TakeHit:
    """The victim of an attack takes the hit (C2)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} take-hit"


@dataclass(frozen=True, slots=True)
class Draw:
    """A seat draws its card of the main step (C3, C5)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat ends its turn without playing (C3, C4, C6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} pass"


@dataclass(frozen=True, slots=True)
class Discard:
    """A seat slides these cards under, in any order (C9, C10, C13, C14, C15)."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join((str(self.seat), "discard", *(NAMES[card] for card in self.cards)))


@dataclass(frozen=True, slots=True)
class Give:
    """A seat gives this card to a seat of its choice (C17), or where the trap says (C11, C12)."""

    seat: Seat
    card: Card
    to: Seat = NOBODY

    def __str__(self) -> str:
        text = f"{self.seat} give {NAMES[self.card]}"
        return text if self.to == NOBODY else f"{text} to {self.to}"


@dataclass(frozen=True, slots=True)
class NameColour:
    """A seat names a colour of its hand (C16)."""

    seat: Seat
    colour: int

    def __str__(self) -> str:
        return f"{self.seat} colour {COLOUR_WORDS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat chooses another player (C18, C19)."""

    seat: Seat
    other: Seat

    def __str__(self) -> str:
        return f"{self.seat} choose {self.other}"


@dataclass(frozen=True, slots=True)
class Decline:
    """A seat does not swap hands (C19). Refused for all other traps."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} decline"


@dataclass(frozen=True, slots=True)
class GoOn:
    """A seat has seen how the round ended (JET-106)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} go-on"


@dataclass(frozen=True, slots=True)
class Stop:
    """With open end: a seat wants no further round (JET-118)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} stop"


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a seat has run out: it does what JET-202 says. Never offered, only allowed."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} time-up"


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A seat would pick a card of the attacker's hand itself. Always refused (JET-63)."""

    seat: Seat
    at: int

    def __str__(self) -> str:
        return f"{self.seat} take {self.at}"


@dataclass(frozen=True, slots=True)
class Look:
    """A seat would look at a hand, or into the draw pile (`DRAW_PILE`). Always refused."""

    seat: Seat
    owner: Seat

    def __str__(self) -> str:
        return f"{self.seat} look {'draw-pile' if self.owner == DRAW_PILE else self.owner}"


JetrikoMove: TypeAlias = (
    Start | Play | TakeHit | Draw | Pass | Discard | Give | NameColour | Choose | Decline | GoOn
    | Stop | TimeUp | TakeCard | Look
)  # fmt: skip

_SEATS = {str(seat): seat for seat in range(6)}
_DIRECTIONS = {word: direction for direction, word in DIRECTION_WORDS.items()}
_BARE: dict[str, Callable[[Seat], JetrikoMove]] = {
    "take-hit": TakeHit, "draw": Draw, "pass": Pass, "decline": Decline, "go-on": GoOn,
    "stop": Stop, "time-up": TimeUp,
}  # fmt: skip
_WITH_ONE: dict[str, tuple[Callable[[Seat, int], JetrikoMove], dict[str, int]]] = {
    "start": (Start, {"left": CLOCKWISE, "right": ANTICLOCKWISE}),
    "play": (Play, CARD),
    "give": (Give, CARD),
    "colour": (NameColour, {word: number for number, word in enumerate(COLOUR_WORDS)}),
    "choose": (Choose, _SEATS),
    "take": (TakeCard, {str(at): at for at in range(100)}),
    "look": (Look, {"draw-pile": DRAW_PILE} | _SEATS),
}


def parse_move(text: str) -> JetrikoMove:
    """The move whose `str` is `text`. Raises ValueError for anything else."""
    return read_move("Jetriko", text, _parse)


def _parse(seat: Seat, words: list[str]) -> JetrikoMove:
    match words:
        case [kind] if kind in _BARE:
            return _BARE[kind](seat)
        case [kind, word] if kind in _WITH_ONE:
            make_one, known = _WITH_ONE[kind]
            return make_one(seat, known[word])
        case ["play", card, direction]:
            return Play(seat, CARD[card], _DIRECTIONS[direction])
        case ["play", card, "at", other]:
            return Play(seat, CARD[card], target=_SEATS[other])
        case ["give", card, "to", other]:
            return Give(seat, CARD[card], _SEATS[other])
        case ["discard", *cards]:
            return Discard(seat, tuple(CARD[card] for card in cards))
    raise ValueError(words)
