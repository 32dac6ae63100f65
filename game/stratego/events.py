"""What happens in a game of Stratego Cards.

Cards that change place are told by `CardsMoved` from `game.cards` beside these. The zones of each
seat are "deck", "hand", "slot-1" to "slot-5" and "casualties". Slots in these events are 0 to 4,
each counted in the line of whose card it is; ranks are numbers of `game.stratego.cards`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.cards import HIDDEN, Event, Seat
from game.stratego.cards import Rank, Slot


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """A game of the match begins; this seat has the red army (STR-01). The deal follows."""

    number: int
    red: Seat


@dataclass(frozen=True, slots=True)
class LineLaid(Event):
    """A seat has laid its line: at the start or after a regroup (STR-05, STR-61)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins (STR-10)."""

    turn: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """A seat drew so many cards (STR-11)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A card attacked a card; both were turned up (STR-26). Which fell says the rest.

    Neither falls where the target is the Flag. What fell is moved to the casualties next; the
    other is face down again.
    """

    seat: Seat
    slot: Slot
    target: Slot
    attacker: Rank
    defender: Rank
    attacker_fell: bool
    defender_fell: bool

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat showed its Spy in `slot` and looked at the enemy's hand, which only it sees."""

    seat: Seat
    slot: Slot
    ranks: tuple[Rank, ...]

    def seen_by(self, seat: Seat | None) -> HandSeen:
        return self if seat == self.seat else replace(self, ranks=(HIDDEN,) * len(self.ranks))

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SlotsSeen(Event):
    """A seat showed its Scout in `slot` and looked at enemy slots; what lies there only it sees."""

    seat: Seat
    slot: Slot
    targets: tuple[Slot, ...]
    ranks: tuple[Rank, ...]

    def seen_by(self, seat: Seat | None) -> SlotsSeen:
        return self if seat == self.seat else replace(self, ranks=(HIDDEN,) * len(self.ranks))

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Regrouped(Event):
    """A seat showed its Flag in `slot` and shuffles its `count` cards in play (STR-61)."""

    seat: Seat
    slot: Slot
    count: int

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """A seat filled these slots; with which cards only it knows (STR-15)."""

    seat: Seat
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat attacks no more in this turn (STR-80)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A seat offers a draw (STR-54)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """A seat takes or refuses the draw it was offered (STR-54)."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game of the match is over (End). `winner` is NOBODY for a draw; `wins` is by seat.

    `reason` is flag, immovable (STR-52), gave-up, agreed (STR-54) or no-attacks (STR-55).
    """

    winner: Seat
    reason: str
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A seat has seen how the game ended; when both have, the next one is dealt (O-6)."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    GameBegan, LineLaid, TurnBegan, Refilled, Attacked, HandSeen, SlotsSeen, Regrouped, Filled,
    Stopped, DrawOffered, DrawAnswered, GameEnded, WentOn,
)  # fmt: skip
