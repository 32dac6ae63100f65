"""All that is true at a table of Frantic (FRA-28), and the small questions the rules ask of it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Self

from game.agenda import Agenda
from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.frantic.cards import NONE, Colour
from game.frantic.matching import FREE, Bar, Requirement
from game.frantic.options import Options
from game.frantic.values import NO_TURN, Lasting, Power, Result, Running, Turn
from game.rules import Outcome

# In masks of seats this bit stands for those who only look on.
ONLOOKER = 8
EVERYBODY = (1 << ONLOOKER + 1) - 1


OPEN = Bar()


@dataclass(slots=True)
class Table:
    """One match at one moment. Lists and tuples without another meaning are by seat.

    Of `draw`, `pile` and `row` the last card is the top one. `aside` are cards a seat has laid
    aside, `incoming` cards that lie face down before it. `known` has for cards in hands, aside
    and incoming who else knows them there, as a mask of seats. `skipped` and `owing` (who owes
    a Last Chance event) are masks. `resolving` are the events being carried out, the innermost
    last. `reversed`: Other Way Round has turned the direction. `new_rules` are rule cards that
    apply from the next step on (FRA-569). `spared` are protected from the event that ends the
    round (a mask). `changes` are direct changes of totals this round that count for the next
    dealer (FRA-168). `counted` is how many specials whom had when that became public last.
    `persons` has who sits at each seat (FRA-264).
    """

    options: Options
    modules: tuple[str, ...]
    chance: Chance
    agenda: Agenda
    hands: list[list[Card]]
    aside: list[list[Card]]
    incoming: list[list[Card]]
    totals: tuple[int, ...]
    limit: int
    dealer: Seat
    persons: tuple[Seat, ...]
    draw: list[Card] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)
    row: list[Card] = field(default_factory=list)
    known: dict[Card, int] = field(default_factory=dict)
    number: int = 0
    sheet: tuple[Result, ...] = ()

    active: Seat = NOBODY
    direction: int = 1
    reversed: bool = False
    requirement: Requirement = FREE
    bar: Bar = OPEN
    last_colour: Colour = NONE
    turn: Turn = NO_TURN
    skipped: int = 0
    owing: int = 0
    ran_out: bool = False
    ending: str = ""
    spared: int = 0

    event_deck: tuple[str, ...] = ()
    event_discard: tuple[str, ...] = ()
    resolving: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    bomb: tuple[int, ...] = ()
    powers: tuple[tuple[Power, ...], ...] = ()
    power_deck: tuple[str, ...] = ()
    running: tuple[Running, ...] = ()
    rules: tuple[str, ...] = ()
    rule_deck: tuple[str, ...] = ()
    new_rules: tuple[str, ...] | None = None
    changes: tuple[int, ...] = ()
    counted: tuple[tuple[Seat, int], ...] = ()
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)

    def order_from(self, seat: Seat, without: int = 0) -> tuple[Seat, ...]:
        """Order of play from a seat: it comes last (FRA-9). `without` is a mask of seats."""
        return order_of_play(len(self.hands), seat, self.direction, without)

    def next_after(self, seat: Seat) -> Seat:
        """The neighbour in the current direction (FRA-8)."""
        return (seat + self.direction) % len(self.hands)

    def lasts(self, event: str) -> Lasting | None:
        """The lasting event of that name, if it is active."""
        for one in self.lasting:
            if one.event == event:
                return one
        return None

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        other = object.__new__(type(self))
        for name in NAMES_OF_FIELDS:
            setattr(other, name, getattr(self, name))
        other.chance = self.chance.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.aside = [cards[:] for cards in self.aside]
        other.incoming = [cards[:] for cards in self.incoming]
        other.draw, other.pile, other.row = self.draw[:], self.pile[:], self.row[:]
        other.known = self.known.copy()
        return other


NAMES_OF_FIELDS = tuple(item.name for item in fields(Table))


@lru_cache(maxsize=4096)
def order_of_play(seats: int, seat: Seat, direction: int, without: int) -> tuple[Seat, ...]:
    """The seats from the next one after `seat` on, `seat` last, some left out."""
    everybody = ((seat + direction * step) % seats for step in range(1, seats + 1))
    return tuple(other for other in everybody if not without >> other & 1)


def mask_of(seats: tuple[Seat, ...]) -> int:
    """Seats as a mask."""
    return sum(1 << seat for seat in seats)


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask."""
    return SEATS_IN[mask]


SEATS_IN = tuple(
    tuple(seat for seat in range(ONLOOKER) if mask >> seat & 1) for mask in range(1 << ONLOOKER + 1)
)


def shuffled(table: Table, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A deck of cards without numbers, shuffled."""
    mixed = list(cards)
    table.chance.shuffle(mixed)
    return tuple(mixed)
