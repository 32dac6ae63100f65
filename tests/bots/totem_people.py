"""Six kinds of people at Totem, played by reflex, and how adaptive bots do among them.

They differ in pace, evenness, what they miss and what they mistake; some change while they play.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.bots.table import play_out
from game.cards import Seat
from game.totem import GAME
from game.totem.bot import Habits, TotemBot, make_bot
from game.totem.events import DuelWon, GameOver, Punished
from game.totem.moves import NextGame
from game.totem.view import TotemView

RUSH = 0.77
# How long somebody changes who changes, and rests between two games (ms).
CHANGING_MS, REST_MS = 1_200_000, 3000
LONGEST_MS = 7_200_000


@dataclass(frozen=True, slots=True)
class Kind:
    """Medians for a duel in the beginning and in the end (ms), and the habits of TOT-751."""

    first: int
    last: int
    sigma: float
    misses: float
    near_twin: float
    cousin: float
    stranger: float
    wrong_rule: float

    def habits(self) -> Habits:
        return Habits(
            self.first, round(RUSH * self.first), self.misses, self.near_twin, self.cousin,
            self.stranger, self.wrong_rule, self.sigma,
        )  # fmt: skip


KINDS = {
    "fast": Kind(350, 350, 0.3, 0.03, 0.012, 0.004, 0.003, 0.02),
    "slow": Kind(800, 800, 0.4, 0.08, 0.03, 0.01, 0.006, 0.04),
    "hasty": Kind(420, 420, 0.45, 0.04, 0.10, 0.04, 0.02, 0.12),
    "tiring": Kind(450, 700, 0.4, 0.06, 0.02, 0.007, 0.005, 0.03),
    "improving": Kind(900, 500, 0.4, 0.08, 0.03, 0.01, 0.006, 0.04),
    "child": Kind(1200, 1200, 0.5, 0.15, 0.06, 0.02, 0.012, 0.08),
}


class Person(TotemBot):
    """One of the six, who also wants the next game."""

    def __init__(self, kind: Kind, seat: Seat, seed: int) -> None:
        super().__init__(kind.habits(), seat, seed)
        self._kind = kind

    def see(self, view: TotemView, t: int) -> None:
        kind = self._kind
        now = kind.first + (kind.last - kind.first) * min(1.0, t / CHANGING_MS)
        self._pace = replace(self._habits, duel=round(now), rush=round(RUSH * now))
        super().see(view, t)
        if view.phase == "game_over":
            others = [move for move in self._moves if not isinstance(move, NextGame)]
            self._moves = [*others, NextGame(t + REST_MS)]


@dataclass(slots=True)
class Fared:
    """How the person of one match fared: duels won or lost in order, shares of games, errors."""

    duels: list[bool] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    errors: int = 0
    errors_of_bots: int = 0


def play(kind: str, seed: int, seats: int = 4) -> Fared:
    """A series of games of a person against adaptive bots; the seat goes round with the seed."""
    own, fared = seed % seats, Fared()
    state = GAME.deal(seats, GAME.Options(games="best of 5"), seed)
    players = [make_bot("adaptive", seat, 10 * seed + seat, (own,)) for seat in range(seats)]
    players[own] = Person(KINDS[kind], own, 10 * seed + own)
    for _, events in play_out(state, players, LONGEST_MS):
        for event in events:
            match event:
                case DuelWon(winner=winner, losers=losers):
                    owners = [state.owners[hand] for hand in (winner, *losers)]
                    if own in owners:
                        fared.duels.append(owners[0] == own)
                case Punished(hand=hand):
                    fared.errors += state.owners[hand] == own
                    fared.errors_of_bots += state.owners[hand] != own
                case GameOver(winners=winners):
                    fared.games.append((own in winners) / max(1, len(winners)))
    return fared
