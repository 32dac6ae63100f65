"""A second reading of the rulebook of NYET!, written from its text alone, to check the first.

Cards are names such as "Y13"; seats are numbers; colours are letters, "" for none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ROUNDS = {2: 8, 3: 9, 4: 8, 5: 10}


@dataclass(frozen=True)
class Law:
    """What the tricks of a round are played by."""

    trump: str
    supertrump: str
    value: int

    def is_super(self, card: str) -> bool:
        return bool(self.supertrump) and card == f"{self.supertrump}1"

    def playing_colour(self, card: str) -> str:
        """NYET-67, NYET-71; without trump supertrumps are a colour "*" of their own (NYET-113)."""
        if self.is_super(card):
            return self.trump or "*"
        return card[0]

    def may_play(self, hand: Sequence[str], trick: Sequence[str]) -> set[str]:
        """NYET-65 to NYET-71."""
        if not trick:
            return set(hand)
        led = self.playing_colour(trick[0])
        following = {card for card in hand if self.playing_colour(card) == led}
        return following or set(hand)

    def winning(self, trick: Sequence[str]) -> int:
        """Which card of a trick wins, counted from the lead (NYET-72 to NYET-76)."""
        supers = [at for at, card in enumerate(trick) if self.is_super(card)]
        if supers:
            return supers[-1]
        trumps = [at for at, card in enumerate(trick) if card[0] == self.trump]
        led = [at for at, card in enumerate(trick) if card[0] == trick[0][0]]
        # Of equal cards the one played last counts as higher (NYET-75).
        return max(trumps or led, key=lambda at: (int(trick[at][1:]), at))


@dataclass(frozen=True)
class Sides:
    """The two teams by seat, 0 the first player's, and who holds the Bonus card (-1 nobody)."""

    teams: tuple[int, ...]
    bonus: int

    @property
    def smaller(self) -> int:
        """The smaller team, or -1 if both are as large."""
        in_first, in_other = self.teams.count(0), self.teams.count(1)
        if in_first == in_other:
            return -1
        return 0 if in_first < in_other else 1


def loot_of(trick: Sequence[str], leader: int, winner: int, sides: Sides) -> list[str]:
    """NYET-77 to NYET-79."""
    seats = len(sides.teams)
    return [
        card
        for at, card in enumerate(trick)
        if card[1:] == "1" and sides.teams[(leader + at) % seats] != sides.teams[winner]
    ]


def gains_of(
    catch: Sequence[int], sides: Sides, value: int, option: str, difference: bool
) -> tuple[int, ...]:
    """What every seat scores for its own catch (NYET-85 to NYET-90, NYET-111, 112, 114)."""
    seats = range(len(catch))
    team = [sum(catch[seat] for seat in seats if sides.teams[seat] == one) for one in (0, 1)]
    if option == "shared" and sides.bonus >= 0:
        team[sides.smaller] += catch[sides.bonus]
    points = [one * value for one in team]
    if option == "team" and sides.smaller >= 0:
        points[sides.smaller] *= 2
    if difference:
        points = [max(0, points[0] - points[1]), max(0, points[1] - points[0])]
    doubled = sides.bonus if option == "holder" else -1
    return tuple(points[sides.teams[seat]] * (2 if seat == doubled else 1) for seat in seats)
