"""All that is true at a table of Jetriko, and the small questions the rules ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self

from game.agenda import Agenda
from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.jetriko.cards import BACK_OF, BACK_PLAYING, NO_BACK, NOTHING, WHITE
from game.jetriko.options import Options
from game.jetriko.steps import (
    AskAfterDraw,
    AskColour,
    AskCounterblow,
    AskDefence,
    AskDirection,
    AskDiscard,
    AskGift,
    AskGoOn,
    AskHandDown,
    AskMain,
    AskSwap,
    AskUTurn,
)
from game.jetriko.values import Attack
from game.rules import Outcome

PHASES = {
    AskDirection: "direction", AskDefence: "defence", AskMain: "main", AskAfterDraw: "drawn",
    AskDiscard: "discard", AskHandDown: "hand-down", AskUTurn: "u-turn", AskColour: "colour",
    AskGift: "gift", AskCounterblow: "counterblow", AskSwap: "swap", AskGoOn: "scores",
}  # fmt: skip


@dataclass(slots=True)
class Table:
    """One match at one moment. Lists and tuples without another meaning are by seat.

    `draw` and `discard` have their top card last. `deck` are the cards in use. `traps` are
    those revealed in the present turn (JET-87). `passes` counts turns in a row that ended with
    a pass while nothing could be drawn (JET-117). `attack` stays until it has been carried out.
    """

    options: Options
    deck: tuple[Card, ...]
    chance: Chance
    agenda: Agenda
    hands: list[list[Card]]
    draw: list[Card]
    discard: list[Card]
    dealer: Seat
    wins: tuple[int, ...]
    number: int = 0
    turn: Seat = NOBODY
    direction: int = 1
    attack: Attack | None = None
    bound: bool = False
    traps: tuple[Card, ...] = ()
    passes: int = 0
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> str:
        """What is going on: a word of `PHASES`, or "over"."""
        return PHASES[type(self.agenda[0])] if self.agenda else "over"

    @property
    def top(self) -> Card:
        """The top card, or -1."""
        return self.discard[-1] if self.discard else NOTHING

    @property
    def back(self) -> int:
        """The back to be seen on the draw pile (JET-81, JET-201), or -1 if it is empty."""
        if not self.draw:
            return NO_BACK
        return BACK_OF[self.draw[-1]] if self.options.backs else BACK_PLAYING

    @property
    def free(self) -> bool:
        """Whether any card may be played in a main step (JET-43)."""
        return self.attack is None and (not self.discard or self.discard[-1] >= WHITE[0])

    @property
    def brink(self) -> tuple[Seat, ...]:
        """Who holds no cards while the round goes on."""
        if self.turn == NOBODY:
            return ()
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def next_of(self, seat: Seat) -> Seat:
        return (seat + self.direction) % len(self.hands)

    def in_order(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, starting with this one and going on in the present direction (JET-180)."""
        return order_of_play(len(self.hands), seat, self.direction)

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        other = object.__new__(type(self))
        other.options, other.deck = self.options, self.deck
        other.chance = self.chance.copy()
        other.agenda = self.agenda
        other.hands = [hand[:] for hand in self.hands]
        other.draw, other.discard = self.draw[:], self.discard[:]
        other.dealer, other.wins, other.number = self.dealer, self.wins, self.number
        other.turn, other.direction = self.turn, self.direction
        other.attack, other.bound, other.traps = self.attack, self.bound, self.traps
        other.passes, other.outcome = self.passes, self.outcome
        return other


@cache
def order_of_play(seats: int, seat: Seat, direction: int) -> tuple[Seat, ...]:
    """All seats, starting with this one and going on in that direction."""
    return tuple((seat + direction * at) % seats for at in range(seats))
