"""Views that follow events: how a front end gets from one picture of the table to the next.

A game writes one function, `after(view, event)`: the view after what was seen. The last event that
a move brings is `Asked`; after it the view is what the seat truly knows, field by field.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.agenda import Agenda
from game.cards import Event, Seat
from game.rules import Outcome

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """What is asked from now on, and of whom, as one seat may know it; how the match ended."""

    phase: str
    asked: tuple[Seat, ...]
    agenda: Agenda
    outcome: Outcome | None

    @classmethod
    def of(cls, view: Any) -> Asked:
        """What a view says about who is asked."""
        return cls(view.phase, view.asked, view.agenda, view.outcome)

    def put_into(self, view: Any) -> Any:
        """The view with this asked."""
        return replace(view, phase=self.phase, asked=self.asked, agenda=self.agenda,
                       outcome=self.outcome)  # fmt: skip


def with_one(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values, such as those by seat, with another one at that place."""
    return (*values[:at], value, *values[at + 1 :])
