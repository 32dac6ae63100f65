"""All that is true at a table of Stratego Cards, and the small questions the rules ask of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

from game.agenda import Agenda
from game.cards import NOBODY, Card, Event, Seat
from game.chance import Chance
from game.rules import Outcome
from game.stratego.cards import BLUE, CAN_MOVE, COLOUR_WORDS, GAP, RANK_OF, RED, Rank, Slot
from game.stratego.options import Options
from game.stratego.steps import PHASES
from game.stratego.values import Result, SeenHand

BOTH: tuple[Seat, ...] = (0, 1)


@dataclass(slots=True)
class Table:
    """One match at one moment. Lists are by seat.

    A line has five slots, each a card or `GAP`; the top of a deck is its last card. `seen` has
    by seat a bit for every slot of its line that the enemy has seen, `shown` one for every slot
    that was turned up for all; `seen_hands` what the enemy's Spy saw in that hand last. `quiet`
    counts turns in a row without an attack (STR-55).
    """

    options: Options
    lines: list[list[Card]]
    hands: list[list[Card]]
    decks: list[list[Card]]
    casualties: list[list[Card]]
    chance: Chance
    agenda: Agenda
    red: Seat = 0
    number: int = 1
    wins: tuple[int, ...] = (0, 0)
    sheet: tuple[Result, ...] = ()
    turn: int = 0
    mover: Seat = NOBODY
    quiet: int = 0
    seen: list[int] = field(default_factory=lambda: [0, 0])
    shown: list[int] = field(default_factory=lambda: [0, 0])
    seen_hands: list[SeenHand | None] = field(default_factory=lambda: [None, None])
    history: list[Event] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def phase(self) -> str:
        """What is going on: a word of `PHASES`, or "over"."""
        return PHASES[type(self.agenda[0])] if self.agenda else "over"

    def colour_of(self, seat: Seat) -> int:
        return RED if seat == self.red else BLUE

    def colour_word(self, seat: Seat) -> str:
        return COLOUR_WORDS[self.colour_of(seat)]

    def seat_of(self, colour: int) -> Seat:
        return self.red if colour == RED else 1 - self.red

    def in_play(self, seat: Seat) -> int:
        """How many cards a seat has in line, hand and deck."""
        return len(self.hands[seat]) + len(self.decks[seat]) + 5 - self.lines[seat].count(GAP)

    def slot_with(self, seat: Seat, rank: Rank) -> Slot | None:
        """The first slot of a seat's line with a card of that rank, or None."""
        for slot, card in enumerate(self.lines[seat]):
            if card != GAP and RANK_OF[card] == rank:
                return slot
        return None

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        return type(self)(
            self.options,
            [line[:] for line in self.lines],
            [hand[:] for hand in self.hands],
            [deck[:] for deck in self.decks],
            [fallen[:] for fallen in self.casualties],
            self.chance.copy(),
            self.agenda,
            self.red,
            self.number,
            self.wins,
            self.sheet,
            self.turn,
            self.mover,
            self.quiet,
            self.seen[:],
            self.shown[:],
            self.seen_hands[:],
            self.history[:],
            self.outcome,
        )


def line_can_move(line: list[Card]) -> bool:
    """Whether there is a movable card in a line."""
    a, b, c, d, e = line
    return CAN_MOVE[a] or CAN_MOVE[b] or CAN_MOVE[c] or CAN_MOVE[d] or CAN_MOVE[e]


def can_move(cards: Iterable[Card]) -> bool:
    """Whether there is a movable card among these."""
    return any(CAN_MOVE[card] for card in cards)
