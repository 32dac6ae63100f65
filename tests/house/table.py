"""What the tests of all games must know of a game's insides, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.bots.random_bot import RandomBot
from game.cards import CLOCK, Card, Event, Seat
from game.chance import Chance
from game.options import options_of
from game.rules import BadOptions, Outcome
from game.two_piles import AskTurn, PilesView


def round_two_piles(game: Any, *types: type, most_moves: int = 5_000, **more: Any) -> Table:
    """A game that derives its table and its view from `game.two_piles`.

    `types` are its own: its state and, if it is not `PilesView`, its view, and its steps.
    """
    common = (game.Options, Outcome, PilesView, AskTurn)
    places = ("hand", "discard", "shown")
    return Table(
        game, (*common, *types), _in_all_places, anew(game), most_moves, places=places, **more
    )


def _in_all_places(state: Any) -> list[Card]:
    return [card for place in (*state.hands, state.draw, state.discard) for card in place]


def anew(game: Any) -> Callable[[Any, Seat | None, Chance], Any]:
    """The `reshuffle` of a game whose `imagine` keeps to the view."""
    return lambda state, seat, chance: game.imagine(state.view(seat), Chance(chance.bits()))


@dataclass(frozen=True, slots=True)
class Table:
    """One game as the suites see it.

    `census` names every card of the game once, in any order. `reshuffle` changes all that
    a seat may not know into something else it could be. `clock` is how often the clock
    moves rather than a seat, and `most_moves` how long a random game may be. `apt` are
    moves that chance alone would find too seldom; one in four moves is one of them. `short` are
    options under which a match is soon over, `places` the fields of a view that hold cards:
    the robot cries leak where a face is drawn that lies in none of them.
    """

    game: Any
    types: tuple[type, ...]
    census: Callable[[Any], list[Card]]
    reshuffle: Callable[[Any, Seat | None, Chance], Any]
    most_moves: int
    clock: float = 0.0
    apt: Callable[[Any], list[Any]] = lambda state: []
    short: Mapping[str, Any] = field(default_factory=dict, hash=False)
    places: tuple[str, ...] = ("hand", "discard")

    def pick(self, state: Any, chance: Chance) -> Any:
        """A random legal move."""
        apt = self.apt(state)
        if apt and chance.below(4) == 0:
            return chance.choice(apt)
        acting = state.to_act()
        seats = [seat for seat in acting if seat != CLOCK]
        by_clock = CLOCK in acting and (not seats or chance.random() < self.clock)
        seat = CLOCK if by_clock else chance.choice(seats)
        return RandomBot(chance).choose(None, state.moves(seat), 0)

    def walk(
        self, seats: int, seed: int, options: Any = None
    ) -> Iterator[tuple[Any, Any, list[Event]]]:
        """A random game: the state before each move, the move, what happened; then the end.

        The same state object is handed out again and again; the last time with None.
        """
        state = self.game.deal(seats, options or self.game.Options(), seed)
        chance = Chance(seed)
        for _ in range(self.most_moves):
            if state.outcome is not None:
                break
            move = self.pick(state, chance)
            before = state.copy()
            yield before, move, state.play(move)
        yield state, None, []

    def some_options(self, seats: int, count: int, seed: int) -> list[Any]:
        """Options this number of seats can play with: the default, then random ones."""
        chance = Chance(seed)
        found = [self.game.Options()]
        while len(found) < count:
            changes = {}
            for option in options_of(self.game.Options):
                if option.made:
                    continue
                values = (option.default, *option.values)
                if option.lowest is not None:
                    values = (option.default, option.lowest, option.highest)
                changes[option.name] = chance.choice(values)
            options = replace(self.game.Options(), **changes)
            try:
                self.game.deal(seats, options, seed)
            except BadOptions:
                continue
            found.append(options)
        return found
