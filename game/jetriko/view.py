"""What one seat may know of Jetriko (Who sees what)."""

from __future__ import annotations

from dataclasses import dataclass

from game.agenda import Agenda
from game.cards import Card, Seat
from game.jetriko.options import Options
from game.jetriko.values import Attack
from game.rules import Outcome


@dataclass(frozen=True, slots=True)
class JetrikoView:
    """The table as `seat` knows it (None: an onlooker). Tuples without another meaning by seat.

    `phase` is one of direction, defence, main, drawn, discard, hand-down, u-turn, colour, gift,
    counterblow, swap, scores, over; `asked` are the seats it waits for. `number` is the round,
    `wins` the round wins. `turn` is the active player, -1 between rounds; `direction` is 1 for
    clockwise, -1 for anticlockwise. `hand` are the own cards, `known` all cards the seat knows
    in each hand (the own hand: all of it), `counts` how many there are. `somewhere` are cards
    that are in others' hands for sure, though not known in whose. `discard` is the whole
    pile, the top card last; `top` is it or -1. `pile` counts the draw pile, `back` is the back
    on it (a number of `BACK_WORDS`, or -1). `attack` is pending or being carried out. `bound`:
    the active player is bound by Blank. `free`: any card may be played in a main step. `brink`
    are the seats on the brink. `traps` were revealed in this turn. `drawn` is the card the seat
    has just drawn in its main step, or -1. `deck` are the cards in use. `passes` counts passes
    with nothing to draw. `kept`, `fresh_least` and `fresh_most` are what anyone can tell about
    hands since the last of `shuffles` reshuffles (see `remembering.Memory`). `agenda` is what is
    still to be resolved, the own secret choice in it too.
    """

    seat: Seat | None
    options: Options
    phase: str
    asked: tuple[Seat, ...]
    number: int
    wins: tuple[int, ...]
    dealer: Seat
    turn: Seat
    direction: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    somewhere: tuple[Card, ...]
    discard: tuple[Card, ...]
    top: Card
    pile: int
    back: int
    attack: Attack | None
    bound: bool
    free: bool
    brink: tuple[Seat, ...]
    traps: tuple[Card, ...]
    drawn: Card
    deck: tuple[Card, ...]
    passes: int
    shuffles: int
    kept: int
    fresh_least: tuple[int, ...]
    fresh_most: tuple[int, ...]
    agenda: Agenda
    outcome: Outcome | None
