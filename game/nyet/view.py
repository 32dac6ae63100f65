"""What one seat may know of NYET! (Who sees what)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Agenda
from game.cards import Card, Seat
from game.nyet.board import Box, Terms, Token
from game.nyet.options import Options
from game.nyet.values import Result, Trick
from game.rules import Outcome


@dataclass(frozen=True, slots=True)
class NyetView:
    """The table as `seat` knows it (None: an onlooker). Tuples without another meaning by seat.

    `phase` is one of characters, vetoes, teams, bonus, discards, passes, tricks, scores, over;
    `asked` are the seats it waits for. `number` is the round, of `rounds` at most. `rest` counts
    the undealt cards. `covered` are all covered boxes, `tokens` those of this round. `teams`
    has 0 for the first player's team, 1 for the other. `trick` are the cards played since
    `leader` led. `tricks` are all tricks of the round as an attentive player remembers them;
    `look_back` are those that may be looked at now (O-6). Of `discards` only the own are
    cards; `given` and `received` are the card passed on and the one that came, or -1.
    `agenda` is what is still to be resolved, the own secret choice in it too.
    """

    seat: Seat | None
    options: Options
    phase: str
    asked: tuple[Seat, ...]
    number: int
    rounds: int
    dealer: Seat
    characters: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Result, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    rest: int
    covered: frozenset[Box]
    tokens: tuple[Token, ...]
    terms: Terms | None
    teams: tuple[int, ...]
    bonus: Seat
    discards: tuple[tuple[Card, ...], ...]
    given: Card
    received: Card
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    look_back: tuple[Trick, ...]
    tricks_won: tuple[int, ...]
    loot: tuple[tuple[Card, ...], ...]
    agenda: Agenda
    outcome: Outcome | None
