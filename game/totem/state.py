"""All that is true at a table of Totem, and the small questions the rules ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from game.cards import NOBODY, Card, Seat
from game.chance import Chance
from game.rules import Outcome
from game.totem.moves import Hand
from game.totem.options import Options

# A due time that never comes; it still fits a 64-bit number in a save.
NEVER = 1 << 62
# Before any press or grace of any game.
LONG_AGO = -1_000_000


@dataclass(slots=True)
class Table:
    """One match at one moment. Lists are by hand, masks have a bit for each hand, times are ms.

    Never more than one happening is to come: `happening` names it and `due` says when.
    `count_owner` owns the outward arrows that are counted down, or wait for a rush to end
    (TOT-525). `woken` are the hands of the duels that woke together with the rush (TOT-516).
    """

    options: Options
    owners: tuple[Seat, ...]
    sides: tuple[str, ...]
    turns: tuple[int, ...]
    three_counts: bool

    decks: list[list[Card]]
    piles: list[list[Card]]
    pot: list[Card]
    right_of_way: list[Hand]
    chance: Chance

    places: list[int]
    ran_out: list[int]
    since: list[int]
    grace_until: list[int]
    locked_until: list[int]
    last_press: list[int]

    points: tuple[int, ...]
    pointer: Hand = 0
    last_turner: Hand = 0

    # The clock.
    now: int = 0
    stage: str = "start"
    happening: str = "start_count"
    due: int = 0
    paused: bool = False
    pause_wanted: bool = False

    # What is visible, and who could grab for it.
    rule: str = "shape"
    idle_coloured: tuple[Card, ...] = ()
    live: tuple[int, ...] = ()
    three_live: bool = False
    chances: int = 0
    spent: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    visible_since: int = 0
    newest_chance: int = 0
    reveals: int = 0

    # Turning, countdowns and rushes.
    air: tuple[Hand, ...] = ()
    gap_until: int = 0
    flip_wanted: bool = False
    # How many cards were turned since the last accepted grab (TOT-208).
    turned_in_vain: int = 0
    count: int = 0
    count_owner: Hand = NOBODY
    rush_owners: tuple[Hand, ...] = ()
    woken: int = 0
    rush_since: int = 0
    rush_until: int = 0
    rush_next: Hand = NOBODY

    # Grabs.
    keys_down: int = 0
    presses: tuple[tuple[Hand, int, str], ...] = ()
    window_end: int = 0
    holder: Hand = NOBODY
    held_since: int = 0

    # The series.
    game: int = 1
    last_winners: tuple[Seat, ...] = ()
    outcome: Outcome | None = None

    @property
    def phase(self) -> str:
        """What the table is doing: one of the words of `TotemView.phase`."""
        if self.outcome is not None:
            return "over"
        return "paused" if self.paused else self.stage

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def two_hands(self) -> bool:
        """Whether each player has two hands (TOT-650)."""
        return len(self.owners) > len(self.points)

    def hands_of(self, seat: Seat) -> tuple[Hand, ...]:
        """The hands of a seat, in turn order."""
        if len(self.owners) == len(self.points):
            return (seat,)
        return tuple(hand for hand, owner in enumerate(self.owners) if owner == seat)

    def after(self, hand: Hand) -> Iterator[Hand]:
        """All hands clockwise after `hand`, ending with it."""
        hands = len(self.owners)
        for step in range(1, hands + 1):
            yield (hand + step) % hands

    def starter(self, hand: Hand) -> Hand:
        """Who turns if `hand` starts: itself, or the first after it with a deck (TOT-205)."""
        decks = self.decks
        if decks[hand]:
            return hand
        for other in self.after(hand):
            if decks[other]:
                return other
        return hand

    def cards_of(self, hand: Hand) -> int:
        """How many cards the hand's set has; one in the air is still in its deck (TOT-706)."""
        return len(self.decks[hand]) + len(self.piles[hand])

    def copy(self) -> Self:
        """An equal table that shares nothing that changes."""
        new = object.__new__(self.__class__)
        new.options = self.options
        new.owners = self.owners
        new.sides = self.sides
        new.turns = self.turns
        new.three_counts = self.three_counts
        new.decks = [deck[:] for deck in self.decks]
        new.piles = [pile[:] for pile in self.piles]
        new.pot = self.pot[:]
        new.right_of_way = self.right_of_way[:]
        new.chance = self.chance.copy()
        new.places = self.places[:]
        new.ran_out = self.ran_out[:]
        new.since = self.since[:]
        new.grace_until = self.grace_until[:]
        new.locked_until = self.locked_until[:]
        new.last_press = self.last_press[:]
        new.points = self.points
        new.pointer = self.pointer
        new.last_turner = self.last_turner
        new.now = self.now
        new.stage = self.stage
        new.happening = self.happening
        new.due = self.due
        new.paused = self.paused
        new.pause_wanted = self.pause_wanted
        new.rule = self.rule
        new.idle_coloured = self.idle_coloured
        new.live = self.live
        new.three_live = self.three_live
        new.chances = self.chances
        new.spent = self.spent
        new.visible_since = self.visible_since
        new.newest_chance = self.newest_chance
        new.reveals = self.reveals
        new.turned_in_vain = self.turned_in_vain
        new.air = self.air
        new.gap_until = self.gap_until
        new.flip_wanted = self.flip_wanted
        new.count = self.count
        new.count_owner = self.count_owner
        new.rush_owners = self.rush_owners
        new.woken = self.woken
        new.rush_since = self.rush_since
        new.rush_until = self.rush_until
        new.rush_next = self.rush_next
        new.keys_down = self.keys_down
        new.presses = self.presses
        new.window_end = self.window_end
        new.holder = self.holder
        new.held_since = self.held_since
        new.game = self.game
        new.last_winners = self.last_winners
        new.outcome = self.outcome
        return new
