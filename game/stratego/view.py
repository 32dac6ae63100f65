"""What one seat may know of Stratego Cards (Who sees what)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Agenda
from game.cards import Card, Event, Seat
from game.rules import Outcome
from game.stratego.cards import Rank
from game.stratego.options import Options
from game.stratego.values import Result, SeenHand


@dataclass(frozen=True, slots=True)
class StrategoView:
    """The table as `seat` knows it (None: an onlooker). Tuples without another meaning by seat.

    `phase` is one of setup, action, layout, fill, again, draw, ended, over; `asked` are the
    seats it waits for. `number` is the game of the match, `red` the seat with the red army.
    `turn` counts the turns of this game from 1, `mover` is whose it is; `quiet` are the turns
    in a row without an attack.

    `lines` have five slots: a card, `HIDDEN`, or `GAP`; what ended a game lies face up. `hand`
    are the own cards; `hands` and `decks` count cards. `casualties` are in the order they fell.

    `known` has by seat the ranks of its line that its enemy has seen and that lie there still,
    else `HIDDEN`: of the enemy's line what an attentive player remembers, of the own line what
    the enemy does. An onlooker knows what was turned up for all. `marks` is the part of it that
    may be shown on the cards (O-1). `seen_hands` has by seat what the enemy's Spy saw there last,
    or None; `listed_hands` is the part of it that may be shown.

    `history` is what happened in this game since the first turn, as the seat saw it: `TurnBegan`,
    `Refilled`, `Attacked`, `HandSeen`, `SlotsSeen`, `Regrouped`, `LineLaid`, `Filled`.
    """

    seat: Seat | None
    options: Options
    phase: str
    asked: tuple[Seat, ...]
    number: int
    red: Seat
    wins: tuple[int, ...]
    sheet: tuple[Result, ...]
    turn: int
    mover: Seat
    quiet: int
    lines: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    decks: tuple[int, ...]
    casualties: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Rank, ...], ...]
    marks: tuple[tuple[Rank, ...], ...]
    seen_hands: tuple[SeenHand | None, ...]
    listed_hands: tuple[SeenHand | None, ...]
    history: tuple[Event, ...]
    agenda: Agenda
    outcome: Outcome | None

    @property
    def enemy(self) -> Seat:
        """The other seat (of an onlooker: the second)."""
        return 1 if self.seat is None else 1 - self.seat

    def army(self, seat: Seat) -> int:
        """The army of a seat: 0 the red one, 1 the blue one."""
        return 0 if seat == self.red else 1
