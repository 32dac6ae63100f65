"""What players told of their hands by what they did: played, drew, wished, let a window pass.

Everybody at the table sees as much, so it follows from what is public, event by event. What it
means is another matter: it is never certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from game.cards import NOBODY, Card, CardsMoved, Event, Seat
from game.frantic.cards import NONE
from game.frantic.events import (
    CardPlayed,
    ColourBlocked,
    FollowUp,
    Passed,
    RequirementSet,
    RoundBegan,
    Sealed,
    TurnBegan,
    Wished,
)
from game.frantic.matching import FREE, Requirement


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody chose to play on a requirement; `NOBODY`: they had nothing."""

    requirement: Requirement
    on_black: str
    card: Card = NOBODY


Told: TypeAlias = Chosen | Wished | Passed


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat told of its hand, and how many of its cards may have come since."""

    seat: Seat
    told: Told
    since: int = 0


# A hint is forgotten when so many cards have come.
MOST_SINCE = 10


@dataclass(frozen=True, slots=True)
class Hints:
    """What all have told in a round, the latest last, and what it takes to understand more of it.

    Before the first round nobody knows what is required. `sealers` and `blockers` have a seal or
    a blockade running: then a turn tells too little. `asked` is who is to play or draw, `drew` who
    may play what they have just drawn.
    """

    requirement: Requirement | None = None
    on_black: str = ""
    sealers: frozenset[Seat] = frozenset()
    blockers: frozenset[Seat] = frozenset()
    asked: Seat = NOBODY
    drew: Seat = NOBODY
    told: tuple[Hint, ...] = ()

    def after(self, events: Iterable[Event]) -> Hints:
        """The same after all of that has happened."""
        hints: Hints = self
        for event in events:
            hear = HEARD.get(type(event))
            if hear is not None:
                hints = hear(hints, event)
        return hints

    def of(self, seat: Seat) -> tuple[Hint, ...]:
        """What one seat has told."""
        return tuple(hint for hint in self.told if hint.seat == seat)


def moved(hints: Hints, event: CardsMoved) -> Hints:
    """Cards come into a hand."""
    if event.target.kind != "hand":
        return hints
    seat = event.target.owner
    if event.source.kind == "draw" and seat == hints.asked:
        hints = replace(chose(hints, seat), asked=NOBODY, drew=seat)
    return came(hints, seat, len(event.cards))


def came(hints: Hints, seat: Seat, count: int) -> Hints:
    """So many cards come into a hand, or leave it again."""
    told = (
        replace(hint, since=max(0, hint.since + count)) if hint.seat == seat else hint
        for hint in hints.told
    )
    return replace(hints, told=tuple(hint for hint in told if hint.since <= MOST_SINCE))


def with_hint(hints: Hints, seat: Seat, told: Told) -> Hints:
    """Somebody tells something; told twice it is told once."""
    others = (hint for hint in hints.told if (hint.seat, hint.told) != (seat, told))
    return replace(hints, told=(*others, Hint(seat, told)))


def chose(hints: Hints, seat: Seat, card: Card = NOBODY) -> Hints:
    """Somebody plays a card, or shows that they have none to play."""
    if hints.sealers or hints.blockers or hints.requirement is None:
        return hints
    return with_hint(hints, seat, Chosen(hints.requirement, hints.on_black, card))


def played(hints: Hints, event: CardPlayed) -> Hints:
    """Who was asked chose that one; who drew before, that which they drew."""
    if event.seat == hints.asked:
        hints = chose(hints, event.seat, event.card)
    elif event.seat == hints.drew:
        hints = came(hints, event.seat, -1)
    return replace(hints, asked=NOBODY, drew=NOBODY)


def passed(hints: Hints, event: Passed) -> Hints:
    """Nothing is thrown in; or what was drawn does not fit either."""
    if event.window:
        return with_hint(hints, event.seat, event)
    return replace(chose(hints, event.seat), drew=NOBODY)


def wished(hints: Hints, event: Wished) -> Hints:
    return with_hint(hints, event.seat, event)


def asked(hints: Hints, event: TurnBegan | FollowUp) -> Hints:
    return replace(hints, asked=event.seat, drew=NOBODY)


def required(hints: Hints, event: RequirementSet) -> Hints:
    return replace(hints, requirement=event.requirement, on_black=event.on_black)


def sealed(hints: Hints, event: Sealed) -> Hints:
    return replace(hints, sealers=with_seat(hints.sealers, event.seat, event.on))


def blocked(hints: Hints, event: ColourBlocked) -> Hints:
    return replace(hints, blockers=with_seat(hints.blockers, event.seat, event.colour != NONE))


def with_seat(seats: frozenset[Seat], seat: Seat, is_in: bool) -> frozenset[Seat]:
    """The seats with that one among them, or without it."""
    return seats | {seat} if is_in else seats - {seat}


def began(hints: Hints, event: RoundBegan) -> Hints:
    return Hints(FREE)


# What tells anything.
HEARD: dict[type[Event], Callable[[Hints, Any], Hints]] = {
    CardsMoved: moved, CardPlayed: played, Passed: passed, Wished: wished, TurnBegan: asked,
    FollowUp: asked, RequirementSet: required, Sealed: sealed, ColourBlocked: blocked,
    RoundBegan: began,
}  # fmt: skip
