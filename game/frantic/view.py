"""What one seat may know of Frantic (Who sees what, FRA-420 to FRA-437)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Agenda
from game.cards import Card, Seat
from game.frantic.cards import Colour
from game.frantic.hinting import Hints
from game.frantic.matching import Bar, Requirement
from game.frantic.options import Options
from game.frantic.values import Lasting, Power, Result, Running, Turn
from game.rules import Outcome


@dataclass(frozen=True, slots=True)
class FranticView:
    """The table as `seat` knows it (None: an onlooker). Tuples without another meaning by seat.

    `phase` is one of ready, play, choice, window, secret, open, scores, over: what kind of
    thing is asked; `agenda` says exactly what. `asked` are the seats it waits for. `hand` is
    the own hand, `counts` how many everybody holds, `known` the cards of each other hand that
    this seat knows (all of them while a hand lies open, see `open`). `aside` are cards laid
    aside by a seat, `incoming` those lying before it for later; -1 is a card not known here.
    `pile` is the whole discard pile, `row` the open cards beside it; the last is the top.
    `draw`, `event_deck`, `power_deck`, `rule_deck` count cards. `turned` are the events carried
    out this round the newest last; `resolving` those being carried out now.
    `turns_left` are counted turns left under Time Bomb, or empty. Of `powers` others' face-down
    cards have no name. `rules` are the active rule cards. `hints` are what all
    told of their hands by what they did.
    """

    seat: Seat | None
    options: Options
    modules: tuple[str, ...]
    phase: str
    asked: tuple[Seat, ...]
    number: int
    dealer: Seat
    active: Seat
    direction: int
    limit: int
    totals: tuple[int, ...]
    sheet: tuple[Result, ...]
    persons: tuple[Seat, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    open: tuple[Seat, ...]
    aside: tuple[tuple[Card, ...], ...]
    incoming: tuple[tuple[Card, ...], ...]
    draw: int
    pile: tuple[Card, ...]
    row: tuple[Card, ...]
    requirement: Requirement
    bar: Bar
    last_colour: Colour
    skipped: tuple[Seat, ...]
    turn: Turn
    owing: int
    ran_out: bool
    ending: str
    spared: int
    reversed: bool
    event_deck: int
    event_discard: tuple[str, ...]
    resolving: tuple[str, ...]
    turned: tuple[str, ...]
    lasting: tuple[Lasting, ...]
    turns_left: tuple[int, ...]
    powers: tuple[tuple[Power, ...], ...]
    power_deck: int
    running: tuple[Running, ...]
    rules: tuple[str, ...]
    rule_deck: int
    new_rules: tuple[str, ...] | None
    changes: tuple[int, ...]
    counted: tuple[tuple[Seat, int], ...]
    hints: Hints
    agenda: Agenda
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        return len(self.counts)
