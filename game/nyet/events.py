"""What happens in a game of NYET!.

Cards that change place are told by `CardsMoved` from `game.cards` beside these; where they can
lie is in `game.nyet.zones`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.cards import HIDDEN, Card, Event, Seat
from game.nyet.board import Box, Terms


@dataclass(frozen=True, slots=True)
class CharacterChosen(Event):
    """A seat has its character (NYET-02)."""

    seat: Seat
    character: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins with this dealer; the deal follows (NYET-11)."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A seat covered a box (NYET-22)."""

    seat: Seat
    box: Box


@dataclass(frozen=True, slots=True)
class LineClosed(Event):
    """Only this box of its line is open now (NYET-24)."""

    line: int
    box: Box


@dataclass(frozen=True, slots=True)
class TermsRead(Event):
    """All lines are closed: these are the terms (NYET-35 to NYET-40)."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class TeamsFormed(Event):
    """By seat: 0 in the first player's team, 1 in the other (NYET-46 to NYET-49)."""

    teams: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusGiven(Event):
    """This seat holds the Bonus card (NYET-50)."""

    holder: Seat


@dataclass(frozen=True, slots=True)
class Confirmed(Event):
    """A seat has chosen what to discard or pass; what, only it knows (NYET-55)."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Confirmed:
        if seat == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick was won, with this loot; who won the trick leads the next (NYET-77)."""

    winner: Seat
    loot: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The round is over (NYET-85 to NYET-90).

    By seat: tricks and loot cards of its own, what it scored, the score it has now. `points`
    are the two teams' points before a Bonus holder's doubling, first player's team first.
    """

    number: int
    tricks: tuple[int, ...]
    loot: tuple[int, ...]
    points: tuple[int, int]
    gains: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A seat has seen the scores (C-8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoardCleared(Event):
    """Tokens, teams and the Bonus card are gone (NYET-14)."""
