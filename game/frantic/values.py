"""What lies on a table of Frantic besides cards, and the lines of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.cards import NOBODY, Card, Seat
from game.frantic.cards import NONE, Colour
from game.frantic.matching import Bar, Requirement


@dataclass(frozen=True, slots=True)
class Power:
    """A power card before its owner. `up`: activated. `fresh`: that was in this turn."""

    name: str
    up: bool = False
    fresh: bool = False


# There are only so many: each is made once.
power_card = cache(Power)


def hide_power(power: Power) -> Power:
    """A power card as others than its owner see it."""
    return power if power.up else power_card("", False, power.fresh)


@dataclass(frozen=True, slots=True)
class Lasting:
    """A lasting event and who is protected from it, as a mask of seats (FRA-27)."""

    event: str
    protected: int = 0


@dataclass(frozen=True, slots=True)
class Running:
    """A power effect that lasts (FRA-28). `colour` for a blockade.

    `begun`: it began in the turn that is still going on (Looping and Colour Blockade end with
    the activator's next turn, not with this one).
    """

    power: str
    seat: Seat
    colour: Colour = NONE
    begun: bool = True


@dataclass(frozen=True, slots=True)
class Turn:
    """What must be remembered of the running turn.

    `turned_up` are its power cards. `card` is the one they were turned up with. Recycling
    brings back what was `before` it: nothing of it after a later card (then it is None), and not
    the requirement if a wish has set it since, which is `kept` (FRA-320, FRA-565).
    """

    turned_up: tuple[str, ...] = ()
    card: Card = NOBODY
    before: tuple[Requirement, Bar, Colour] | None = None
    kept: bool = False

    def keeping(self, all_of_it: bool) -> Turn:
        """The same turn, in which a wish has set the requirement, or a later card all of it."""
        return Turn(self.turned_up, self.card, None if all_of_it else self.before, True)


NO_TURN = Turn()


@dataclass(frozen=True, slots=True)
class Result:
    """A line of the score sheet; by seat: hand points, points of the round, totals after it."""

    dealer: Seat
    cause: str
    winners: tuple[Seat, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
