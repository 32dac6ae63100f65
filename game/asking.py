"""Who answers what: a game of choices is a table from each step that asks to how it is answered.

    ASKS = {AskCard: Asking(offer_cards, {Play: (refuse_play, play)}), …}
    DOES = {Deal: deal_round, Score: score_round, …}

    class State(Resolving, Table): asks, does = ASKS, DOES

What has been answered is carried out at once, then step after step until somebody is asked again.
A step that may be left with nobody to ask is in both tables: it is carried out then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from game.agenda import Agenda, Step
from game.cards import Event, Seat
from game.chance import Chance
from game.rules import Illegal, Refusal

M = TypeVar("M")
# What a step does that asks nobody, or nobody any more: the table, the step, what happens.
Deed: TypeAlias = Callable[[Any, Any, list[Event]], None]
# Why a move is refused, or None; and what it does: the table, the step, the move, what happens.
Refuse: TypeAlias = Callable[[Any, Any, Any], Refusal | None]
Reply: TypeAlias = Callable[[Any, Any, Any, list[Event]], None]
Takes: TypeAlias = Mapping[type, tuple[Refuse, Reply]]


@dataclass(frozen=True, slots=True)
class Asking:
    """How a step that asks is answered.

    `offers(table, step, seat)` are the legal moves. It `takes` moves of these kinds, each with how
    it is refused and what it does; all others are `out_of_place` (see `Resolving`).
    """

    offers: Callable[[Any, Any, Seat], Sequence[Any]]
    takes: Takes


def never(table: Any, step: Any, move: Any) -> None:
    """Whoever is asked can do this in any case."""


class Resolving(Generic[M]):
    """The rules side of a state that asks by such a table; comes before the table of the game."""

    if not TYPE_CHECKING:
        # All that is kept is kept in the table.
        __slots__ = ()
    asks: ClassVar[Mapping[type[Step], Asking]]
    does: ClassVar[Mapping[type[Step], Deed]] = {}
    # The number of the rule that says whose turn it is.
    turn_rule: ClassVar[str] = ""
    agenda: Agenda
    # What has happened and nobody has taken in yet, at a table that remembers.
    unheard: list[Event] | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is asked; several where all choose in secret or read."""
        agenda = self.agenda
        return agenda[0].asked if agenda else ()

    def moves(self, seat: Seat) -> Sequence[M]:
        """Every move of a seat; equal cards are one option."""
        agenda = self.agenda
        if agenda and seat in (step := agenda[0]).asked:
            return self.asks[type(step)].offers(self, step, seat)
        return ()

    def check(self, move: Any) -> Refusal | None:
        """Why a move is refused, or None if it is legal."""
        agenda = self.agenda
        if not agenda or move.seat not in (step := agenda[0]).asked:
            return self.out_of_turn(move)
        takes = self.asks[type(step)].takes
        if type(move) not in takes:
            return self.out_of_place(step, move)
        refuse, _reply = takes[type(move)]
        return refuse(self, step, move)

    def out_of_turn(self, move: Any) -> Refusal:
        """Why a seat that is not asked cannot do anything."""
        waiting = self.to_act()
        if not waiting:
            return Refusal("table-over", self.turn_rule)
        return Refusal("table-not-your-turn", self.turn_rule, (("seat", waiting[0]),))

    def out_of_place(self, step: Any, move: Any) -> Refusal:
        """Why a seat that is asked cannot do something of this kind at this step."""
        return Refusal("table-not-now", self.turn_rule)

    def play(self, move: Any) -> list[Event]:
        """Carry a move out and say what happened. Raises `Illegal`, leaving all as it was.

        Why it is refused is asked here, not by `check`, which would look the reply up once more.
        """
        agenda = self.agenda
        if not agenda or move.seat not in (step := agenda[0]).asked:
            raise Illegal(self.out_of_turn(move))
        try:
            refuse, reply = self.asks[type(step)].takes[type(move)]
        except KeyError:
            raise Illegal(self.out_of_place(step, move)) from None
        refusal = refuse(self, step, move)
        if refusal is not None:
            raise Illegal(refusal)
        events: list[Event] = []
        reply(self, step, move, events)
        self.go_on(events)
        if self.unheard is not None:
            self.unheard += events
        return events

    def go_on(self, events: list[Event]) -> None:
        """Carry out step after step until somebody is asked."""
        while (agenda := self.agenda) and not (step := agenda[0]).asked:
            self.agenda = agenda[1:]
            self.does[type(step)](self, step, events)

    def copy(self) -> Self:
        """An equal state that shares nothing that changes; what is searched copies by hand."""
        state: Any = self
        other = object.__new__(type(self))
        for one in fields(state):
            setattr(other, one.name, _fresh(getattr(state, one.name)))
        return other


def _fresh(value: Any) -> Any:
    """The value itself if nothing in it changes, else another one like it."""
    if isinstance(value, list):
        return [_fresh(one) for one in value]
    return value.copy() if isinstance(value, Chance | dict) else value
