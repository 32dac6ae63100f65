"""What is still to be resolved: an immutable stack of small steps, the next one first.

A game names its steps after its rules, as frozen dataclasses built on the ones here, and
keeps them in `state.agenda`. A step that asks nobody is carried out by `settle`; one that
asks waits for moves. An effect with parts pushes the parts on top and itself goes on below:

    push(agenda, Draw(victim, 3), Discard(victim))     first the draws, then the discard

Nothing in a step changes and nothing is called back, so that a state copies by sharing
its agenda, compares, and saves as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, Self, TypeAlias, cast

from game.cards import HIDDEN, Seat

# What was chosen in secret: a number, a word, or a tuple of them.
Answer: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be resolved. What asks somebody is built on `Ask`, `AskAll` or `Window`."""

    # The seats it waits for; empty when it can be carried out. What asks has a field of that name.
    asked = cast(tuple[Seat, ...], ())

    def seen_by(self, seat: Seat | None) -> Self:
        """The step as `seat` may know it (None: an onlooker)."""
        return self


def keep(step: Step, asked: tuple[Seat, ...]) -> None:
    """Keep whom a frozen step asks: what a step that asks does in `__post_init__`."""
    object.__setattr__(step, "asked", asked)


@dataclass(frozen=True, slots=True)
class Ask(Step):
    """One seat must decide. The move that answers it takes it off the agenda (`done`)."""

    seat: Seat
    asked: tuple[Seat, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, (self.seat,))


def _but(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([other for other in seats if other != seat])


@dataclass(frozen=True, slots=True)
class AskAll(Step):
    """These seats answer in any order; carried out when the last one has, whatever they said."""

    left: tuple[Seat, ...]
    asked: tuple[Seat, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, self.left)

    def without(self, seat: Seat) -> Self:
        """The step when this seat has answered."""
        return replace(self, left=_but(seat, self.left))


@dataclass(frozen=True, slots=True)
class AskEach(AskAll):
    """Every seat chooses in secret, in any order; carried out when the last one has chosen.

    That somebody has chosen is public, the choice is not. `answers` are kept in order of
    seats, so that nothing depends on who was quick.
    """

    answers: tuple[tuple[Seat, Answer], ...] = field(default=(), kw_only=True)

    def answered(self, seat: Seat, answer: Answer) -> Self:
        """The step with this seat's choice laid aside."""
        answers = tuple(sorted((*self.answers, (seat, answer))))
        return replace(self, left=_but(seat, self.left), answers=answers)

    def seen_by(self, seat: Seat | None) -> Self:
        hidden = ((who, what if who == seat else HIDDEN) for who, what in self.answers)
        return replace(self, answers=tuple(hidden))


@dataclass(frozen=True, slots=True)
class Window(Step):
    """A chance to react, offered one seat after the other; over when all have passed.

    To tell nothing about hands, `left` names every seat the rules let react, whether or
    not it holds the card for it. A reaction that closes the window takes it off the
    agenda; after one that does not, the next seat is asked (`let_pass`).
    """

    left: tuple[Seat, ...]
    asked: tuple[Seat, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        keep(self, self.left[:1])

    def let_pass(self) -> Self:
        """The window with the next seat to be asked."""
        return replace(self, left=self.left[1:])


Agenda: TypeAlias = tuple[Step, ...]


class HasAgenda(Protocol):
    """A state with things to resolve."""

    agenda: Agenda


def asked(agenda: Agenda) -> tuple[Seat, ...]:
    """The seats the next step waits for."""
    return agenda[0].asked if agenda else ()


def push(agenda: Agenda, *steps: Step) -> Agenda:
    """These steps come first, in this order; what was there goes on after them."""
    return steps + agenda


def done(agenda: Agenda) -> Agenda:
    """The next step is dealt with."""
    return agenda[1:]


def answer(agenda: Agenda, step: Step) -> Agenda:
    """The next step has got an answer and stands so now."""
    return (step, *agenda[1:])


def drop_to(agenda: Agenda, kind: type[Step]) -> Agenda:
    """Everything under way stops: all before the next step of this kind is dropped."""
    for depth, step in enumerate(agenda):
        if isinstance(step, kind):
            return agenda[depth:]
    return ()


def seen_by(agenda: Agenda, seat: Seat | None) -> Agenda:
    """The agenda as `seat` may know it."""
    return tuple(step.seen_by(seat) for step in agenda)


def settle(state: HasAgenda, carry_out: Callable[[Any], None]) -> None:
    """Carry out step after step until somebody must be asked or nothing is left."""
    while state.agenda and not state.agenda[0].asked:
        step = state.agenda[0]
        state.agenda = state.agenda[1:]
        carry_out(step)
