"""Where a comparison of bots begins and ends: one round, or only its cards, or a whole match.

In a round and its cards the two bots' seats are the teams, whoever is first player: in mixed
teams both sides would score alike. So only a match compares how they choose partners.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.bots.stages import Stage
from game.cards import NOBODY, Seat
from game.chance import Chance
from game.nyet.board import DISCARDS, POINTS, Terms
from game.nyet.cards import NONE
from game.nyet.moves import FormTeams, NyetMove
from game.nyet.options import Options
from game.nyet.rules import NyetState
from game.nyet.setup import set_up
from game.nyet.state import Table
from game.nyet.steps import AskCard, AskDiscards, AskPasses, Score
from game.nyet.teams import smaller_team

S = TypeVar("S", bound=NyetState)


@dataclass(slots=True)
class Sided(NyetState):
    """A match in which the first player can team up with its own side alone."""

    sides: tuple[int, ...] = ()

    def moves(self, seat: Seat) -> Sequence[NyetMove]:
        """Every move of `seat`; of the teams only one."""
        moves = NyetState.moves(self, seat)
        if self.phase != "teams":
            return moves
        own = {other for other, side in enumerate(self.sides) if side == self.sides[seat]}
        return [
            move for move in moves if isinstance(move, FormTeams) and {seat, *move.partners} == own
        ]


def start_round(seats: int, sides: Sequence[int], seed: int) -> Sided:
    """A round before its vetoes, the two bots' seats as teams to be."""
    state = set_up(Sided, seats, Options(), seed)
    state.sides = tuple(sides)
    return choose_characters(state)


def start_match(seats: int, sides: Sequence[int], seed: int) -> NyetState:
    """A match with the characters chosen."""
    return choose_characters(set_up(NyetState, seats, Options(), seed))


def choose_characters(state: S) -> S:
    while state.phase == "characters":
        [seat] = state.to_act()
        state.play(state.moves(seat)[0])
    return state


def start_cards(seats: int, sides: Sequence[int], seed: int) -> NyetState:
    """A round after its vetoes: random terms, the two bots' seats as teams."""
    state = start_match(seats, sides, seed)
    chance = Chance(seed + 1)
    colours = (0, 1, 2, 3, NONE)
    terms = Terms(
        chance.below(seats),
        chance.choice(DISCARDS),
        chance.below(4),
        chance.choice(colours),
        chance.choice(POINTS),
    )
    state.terms, state.leader = terms, terms.first
    state.teams = tuple(int(side != sides[terms.first]) for side in sides)
    small = smaller_team(state.teams)
    state.bonus = small[0] if small else NOBODY
    everybody = tuple(range(seats))
    state.agenda = (AskCard(terms.first), Score())
    if terms.discards == "pass":
        state.agenda = (AskPasses(everybody), *state.agenda)
    elif terms.discards != "keep":
        state.agenda = (AskDiscards(everybody), *state.agenda)
    return state


def round_over(state: Table) -> bool:
    return bool(state.sheet)


STAGES: dict[str, Stage[NyetState]] = {
    "round": Stage(start_round, round_over, lambda state: state.sheet[-1].gains),
    "cards": Stage(start_cards, round_over, lambda state: state.sheet[-1].gains),
    "match": Stage(start_match, lambda state: not state.agenda, lambda state: state.scores),
}
