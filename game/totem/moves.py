"""The inputs of Totem (TOT-701): who did what, and when. Times are ms of the match clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from game.cards import CLOCK, Seat

Hand: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock has come to `t`: carry out what is due (TOT-702)."""

    seat: ClassVar[Seat] = CLOCK
    t: int

    def __str__(self) -> str:
        return f"tick @{self.t}"


@dataclass(frozen=True, slots=True)
class Flip:
    """A hand turns its top card (TOT-709)."""

    hand: Hand
    t: int

    def __str__(self) -> str:
        return f"flip {self.hand} @{self.t}"


@dataclass(frozen=True, slots=True)
class Grab:
    """A hand's grab key went down (TOT-710): at `t`, or up to `within` ms later (TOT-749)."""

    hand: Hand
    t: int
    within: int = 0

    def __str__(self) -> str:
        within = f" within {self.within}" if self.within else ""
        return f"grab {self.hand}{within} @{self.t}"


@dataclass(frozen=True, slots=True)
class Release:
    """A hand's grab key came up (TOT-710, TOT-727)."""

    hand: Hand
    t: int

    def __str__(self) -> str:
        return f"release {self.hand} @{self.t}"


@dataclass(frozen=True, slots=True)
class Knock:
    """A hand knocked the totem over (TOT-726)."""

    hand: Hand
    t: int

    def __str__(self) -> str:
        return f"knock {self.hand} @{self.t}"


@dataclass(frozen=True, slots=True)
class Choose:
    """The grabber chooses "duel" or "rush" (TOT-516)."""

    hand: Hand
    what: str
    t: int

    def __str__(self) -> str:
        return f"choose {self.hand} {self.what} @{self.t}"


@dataclass(frozen=True, slots=True)
class Pause:
    """Somebody stops the clock (TOT-730)."""

    t: int

    def __str__(self) -> str:
        return f"pause @{self.t}"


@dataclass(frozen=True, slots=True)
class Resume:
    """The clock goes on (TOT-731)."""

    t: int

    def __str__(self) -> str:
        return f"resume @{self.t}"


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game of a series is dealt (TOT-105, TOT-561)."""

    t: int

    def __str__(self) -> str:
        return f"next-game @{self.t}"


@dataclass(frozen=True, slots=True)
class Stop:
    """An endless series ends with the game just finished (option `games`)."""

    t: int

    def __str__(self) -> str:
        return f"stop @{self.t}"


TotemMove: TypeAlias = (
    Tick | Flip | Grab | Release | Knock | Choose | Pause | Resume | NextGame | Stop
)

_TIMED: dict[str, Callable[[int], TotemMove]] = {
    "tick": Tick,
    "pause": Pause,
    "resume": Resume,
    "next-game": NextGame,
    "stop": Stop,
}
_BY_HAND: dict[str, Callable[[Hand, int], TotemMove]] = {
    "flip": Flip,
    "grab": Grab,
    "release": Release,
    "knock": Knock,
}


def parse_move(text: str) -> TotemMove:
    """The move whose `str` is `text`. Raises ValueError for anything else."""
    words = text.split(" ")
    stamp = words.pop()
    if words and stamp.startswith("@") and stamp[1:].isdecimal():
        t = int(stamp[1:])
        match words:
            case [kind] if kind in _TIMED:
                return _TIMED[kind](t)
            case [kind, hand] if kind in _BY_HAND and hand.isdecimal():
                return _BY_HAND[kind](int(hand), t)
            case ["grab", hand, "within", ms] if hand.isdecimal() and ms.isdecimal():
                return Grab(int(hand), t, int(ms))
            case ["choose", hand, ("duel" | "rush") as what] if hand.isdecimal():
                return Choose(int(hand), what, t)
    raise ValueError(f"not a move of Totem: {text!r}")
