"""What happens in a game of Totem. Times are ms of the match clock; hands in turn order.

Piles that change place are told by `CardsMoved` from `game.cards` beside these: the zones
are `Zone("deck", hand)`, `Zone("pile", hand)` and `Zone("pot")`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card, Event, Seat
from game.totem.moves import Hand


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The next game of the series was dealt (TOT-106).

    Deck sizes by hand, who turns first, whose the hands are now (TOT-105, TOT-651), and the
    quarter turns of every card, by its number.
    """

    game: int
    decks: tuple[int, ...]
    pot: int
    starts: Hand
    owners: tuple[Seat, ...]
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A step of a count was shown: "start" 3-2-1, or "turn" 1-2-3."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The start count is over: cards are turned and grabs count (TOT-109)."""


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """Hands took their top cards into the air, faces hidden (TOT-706)."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class PutBack(Event):
    """Cards in the air went back on their decks, unseen (TOT-707)."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards became visible on the discard piles of these hands in one frame (TOT-202)."""

    hands: tuple[Hand, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RuleChanged(Event):
    """The rule in force is now "shape" or "colour" (TOT-530, TOT-532)."""

    rule: str


@dataclass(frozen=True, slots=True)
class RushOpened(Event):
    """Inward arrows opened a rush (TOT-510)."""

    owners: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class RushLapsed(Event):
    """Nobody grabbed in time (TOT-514)."""


@dataclass(frozen=True, slots=True)
class CountdownVoided(Event):
    """A countdown ended before its cards were visible (TOT-526)."""


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """The verdict on one press: "correct", "error" or "ignored", and why.

    `why` is one of duel, rush, choice, stranger, knock, closed, out, locked, late, spent,
    wrong_hand; and when a tie window closes, on those it was not for: tied (right, but
    another tied hand had right of way), forgiven (an error tied with a right grab),
    second_error. A grab after the window is closed (TOT-718). `reaction` is the time since
    the opportunity became visible, or -1.
    """

    hand: Hand
    t: int
    verdict: str
    why: str
    reaction: int = -1


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    """A tie window closed: who has the totem, every press in it, and who had right of way.

    `presses` are (hand, ms after the first press, verdict) in order of time.
    `tie` is true if the right-of-way list decided; `right_of_way` is that list as it was.
    """

    hand: Hand
    t: int
    verdict: str
    presses: tuple[tuple[Hand, int, str], ...]
    tie: bool
    right_of_way: tuple[Hand, ...]
    reaction: int


@dataclass(frozen=True, slots=True)
class ChoiceOpened(Event):
    """The grabber must choose duel or rush until `until` (TOT-516, TOT-721)."""

    hand: Hand
    until: int


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """The grabber's choice, or what silence means."""

    hand: Hand
    what: str


@dataclass(frozen=True, slots=True)
class DuelWon(Event):
    """A duel was won: the losers take their own piles, the winner's, and the pot (TOT-310).

    `cards` are the matching tops, the winner's first, then the losers' in their order.
    """

    winner: Hand
    losers: tuple[Hand, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RushWon(Event):
    """A rush was won: the winner's pile goes to the pot (TOT-511, TOT-602).

    If other hands had turned inward arrows as last cards, `LastCardFailed` follows (TOT-518).
    """

    winner: Hand


@dataclass(frozen=True, slots=True)
class LastCardFailed(Event):
    """Owners of inward arrows as last cards take every pile and the pot (TOT-518)."""

    owners: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Punished(Event):
    """A wrong grab: the hand took `count` cards (TOT-320)."""

    hand: Hand
    count: int


@dataclass(frozen=True, slots=True)
class GroupsSpent(Event):
    """Live groups were cancelled; their cards are dimmed (TOT-305)."""

    groups: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class NewDeck(Event):
    """A hand shuffled its own pile into a new deck: "coloured", "special" or "dead"."""

    hand: Hand
    why: str


@dataclass(frozen=True, slots=True)
class PotDealtOut(Event):
    """The same cards came round in vain: the pot, so many cards, goes under the decks (TOT-208)."""

    count: int


@dataclass(frozen=True, slots=True)
class Slipped(Event):
    """The totem slipped out of a hand that let go too soon (TOT-727)."""

    hand: Hand


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The totem is back on the table; this hand turns next (TOT-720)."""

    pointer: Hand


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """Hands have no cards left; their shared place in this game (TOT-550)."""

    hands: tuple[Hand, ...]
    place: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """A game of the series ended: places by seat, points by seat, and why."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The clock stands still and all faces are hidden (TOT-730)."""


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """The faces are back and the clock runs (TOT-731)."""
