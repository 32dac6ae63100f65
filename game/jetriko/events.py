"""What happens in a game of Jetriko.

Cards that change place are told by `CardsMoved` and `MovedAtOnce` from `game.cards`. The zones are
`Zone("draw")`, `Zone("discard")` (the last card is the top card; `under` slides a card under),
and of each seat "hand" and "aside" (taken in a Divide, JET-160). Shuffled is always `Zone("draw")`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import NOBODY, Card, Event, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins with this dealer; the deal follows (JET-1, JET-2)."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class DirectionSet(Event):
    """Turns pass clockwise (1) or anticlockwise (-1) from now on."""

    direction: int


@dataclass(frozen=True, slots=True)
class BackShown(Event):
    """Another back lies on top of the draw pile: a number of `BACK_WORDS`, or -1 (JET-81)."""

    back: int

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat is the active player now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassedOver(Event):
    """A seat is passed over by a Skip (JET-128)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BoundByBlank(Event):
    """A seat is bound by a Blank in its turn that begins (JET-130)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat ended its turn without playing; `blocked`: nothing could be drawn (JET-117)."""

    seat: Seat
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class AttackSent(Event):
    """An attack is on its way, to be announced (JET-34).

    `how` is started, raised, deflected, more, doubled or targeted. `kind` is a number of
    `KIND_WORDS`.
    """

    kind: int
    value: int
    attacker: Seat
    victim: Seat
    how: str


@dataclass(frozen=True, slots=True)
class AttackHits(Event):
    """The victim takes the hit (JET-60); what it brings follows, card by card."""

    kind: int
    value: int
    attacker: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class AttackDivided(Event):
    """The attack is shared between the attacker and who played Divide (JET-157)."""

    kind: int
    value: int
    attacker: Seat
    divider: Seat


@dataclass(frozen=True, slots=True)
class AttackEnded(Event):
    """No attack is pending any more. `how` is done, trap (JET-91), or stopped: by this seat."""

    how: str
    by: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """A draw of this seat is void (JET-85)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapRevealed(Event):
    """A seat has drawn this trap; it lies on the discard pile, its text is next (JET-90)."""

    seat: Seat
    trap: Card


@dataclass(frozen=True, slots=True)
class TrapDropped(Event):
    """The rest of this trap's text is dropped, for another trap came up (JET-94)."""

    trap: Card


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """These cards of a seat's hand are shown to all (JET-185, JET-187, JET-106)."""

    seat: Seat
    cards: tuple[Card, ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat has picked the card it passes on; which one, nobody else knows yet (JET-102)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ColourNamed(Event):
    """A seat discards all its cards of this colour (JET-194)."""

    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class PlayerChosen(Event):
    """A seat has chosen another one for its trap (JET-195 to JET-197)."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class SwapDeclined(Event):
    """A seat does not swap hands (JET-197)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnTheBrink(Event):
    """A seat holds no cards at the end of a turn, and the round goes on (JET-111)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat's time is up; what follows is done for it (JET-202)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """A seat reached its win check with no cards (JET-110); by seat: round wins now."""

    seat: Seat
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBlocked(Event):
    """Nobody could draw or would play (JET-117); -1: it has no winner."""

    winner: Seat
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A seat has seen how the round ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WouldStop(Event):
    """With open end: a seat wants no further round (JET-118)."""

    seat: Seat
