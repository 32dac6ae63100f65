"""All that is true at a table of NYET!, and the small questions the rules ask of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from game.agenda import Agenda
from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.nyet.board import (
    CHARACTERS,
    Box,
    BoxMask,
    Terms,
    Token,
    boxes_in,
)
from game.nyet.options import Options
from game.nyet.steps import (
    AskBonus,
    AskCard,
    AskCharacter,
    AskDiscards,
    AskGoOn,
    AskPasses,
    AskTeams,
    AskVeto,
)
from game.nyet.values import Result, Trick
from game.rules import Outcome

PHASES = {
    AskCharacter: "characters", AskVeto: "vetoes", AskTeams: "teams", AskBonus: "bonus",
    AskDiscards: "discards", AskPasses: "passes", AskCard: "tricks", AskGoOn: "scores",
}  # fmt: skip


@dataclass(slots=True)
class Table:
    """One match at one moment. Lists and tuples without another meaning are by seat.

    `tokens` are the covered boxes in the order of placing, the dealer's first, and `open_mask`
    is all that is left without one since the deal. `teams` has 0 for the first player's team
    and 1 for the other; it is empty until the teams are known.
    `discards` are out of the round; `given` and `received` are the cards passed, or -1.
    """

    options: Options
    hands: list[list[Card]]
    chance: Chance
    agenda: Agenda
    characters: tuple[int, ...]
    scores: tuple[int, ...]
    dealer: Seat = NOBODY
    number: int = 0
    sheet: tuple[Result, ...] = ()

    rest: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    tokens: tuple[Box, ...] = ()
    open_mask: BoxMask = 0
    terms: Terms | None = None
    teams: tuple[int, ...] = ()
    bonus: Seat = NOBODY
    discards: tuple[tuple[Card, ...], ...] = ()
    given: tuple[Card, ...] = ()
    received: tuple[Card, ...] = ()
    leader: Seat = NOBODY
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> str:
        """What is going on: a word of `PHASES`, or "over"."""
        return PHASES[type(self.agenda[0])] if self.agenda else "over"

    @property
    def law(self) -> Terms:
        """The terms, where they are known."""
        assert self.terms is not None, "the veto phase is not over"
        return self.terms

    @property
    def covered(self) -> frozenset[Box]:
        """All covered boxes, those of characters not in the game too (NYET-03)."""
        if NOBODY in self.characters:
            return frozenset()
        unused = (box for box in range(len(CHARACTERS)) if box not in self.characters)
        return frozenset((*self.tokens, *unused))

    @property
    def placed(self) -> tuple[Token, ...]:
        """The tokens with who placed them; with O-5 neither that nor the order is to be seen."""
        if self.options.anonymous:
            return tuple(Token(box) for box in sorted(self.tokens))
        return tuple(
            Token(box, (self.dealer + at) % self.seats) for at, box in enumerate(self.tokens)
        )

    def open_boxes(self, line: int) -> tuple[Box, ...]:
        """The boxes of a line that are still open."""
        return boxes_in(self.open_mask, line)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def caught(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By seat: how many tricks and how many cards of loot it has this round."""
        tricks, loot = [0] * self.seats, [0] * self.seats
        for trick in self.tricks:
            tricks[trick.winner] += 1
            loot[trick.winner] += len(trick.loot)
        return tuple(tricks), tuple(loot)

    def tricks_of(self, seat: Seat) -> int:
        """How many tricks a seat has won this round."""
        return sum(trick.winner == seat for trick in self.tricks)

    def loot_of(self, seat: Seat) -> tuple[Card, ...]:
        """The loot a seat has taken this round."""
        return tuple(card for trick in self.tricks if trick.winner == seat for card in trick.loot)

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        hands = [hand[:] for hand in self.hands]
        return replace(self, hands=hands, chance=self.chance.copy())
