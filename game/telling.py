"""Views that follow events: how a front end gets from one picture of the table to the next.

A game writes one function, `after(view, event)`: the view after what was seen. The last event that
a move brings is `Asked`; after it the view is what the seat truly knows, field by field.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from game.agenda import Agenda
from game.cards import CardsMoved, Event, Seat
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
        return replace(
            view, phase=self.phase, asked=self.asked, agenda=self.agenda, outcome=self.outcome
        )


def with_hands(view: T, event: CardsMoved) -> T:
    """The view with cards gone into hands or out of them: its `counts`, and the own `hand`."""
    seen: Any = view
    counts, hand, number = list(seen.counts), list(seen.hand), len(event.cards)
    source, target = event.source, event.target
    if source.kind == "hand":
        counts[source.owner] -= number
        if source.owner == seen.seat:
            hand = [card for card in hand if card not in event.cards]
    if target.kind == "hand":
        counts[target.owner] += number
        if target.owner == seen.seat:
            hand = sorted([*hand, *event.cards])
    return cast(T, replace(seen, counts=tuple(counts), hand=tuple(hand)))


def with_piles(view: T, event: CardsMoved) -> T:
    """The same, with the cards counted in the `pile`, and the `discard` pile, its top card last."""
    seen: Any = with_hands(view, event)
    source, target, number = event.source, event.target, len(event.cards)
    drawn = number * ((target.kind == "draw") - (source.kind == "draw"))
    discard = seen.discard
    if source.kind == "discard":
        discard = tuple(card for card in discard if card not in event.cards)
    if target.kind == "discard":
        discard = (*discard, *event.cards)
    return cast(T, replace(seen, pile=seen.pile + drawn, discard=discard))


def with_one(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values, such as those by seat, with another one at that place."""
    return (*values[:at], value, *values[at + 1 :])
