"""All that the house needs of one game, in one typed value: `KIT` in the game's `kit.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.advice import Expert
from game.bots import ThinkingBot
from game.bots.stages import Stage
from game.cards import Card, Event, Seat
from game.cast import Feelings, Temper
from game.figures import Figure
from game.grabs import Grab, Played
from game.key_moments import KeyMoment, the_end
from game.messages import Message, message, players, refused
from game.pads import Pads
from game.prompts import Ask
from game.rules import Game, Refusal, State, View
from game.spread import Spread

S = TypeVar("S", bound=State, contravariant=True)
V = TypeVar("V", bound=View)
M = TypeVar("M")
Chosen = TypeVar("Chosen")


@dataclass(frozen=True, slots=True)
class Choices(Generic[V, M]):
    """How a game of choices asks and tells, and who else can play it.

    `V` is its view, `M` its moves.

    `ask` puts questions (`game.prompts`); `aloud` says to all what the seats that are asked have
    to decide, from the view of an onlooker. `tell` says in sentences what an event was, as the
    seat whose view is given saw it; `describe` says how the table stands for that seat. `after`
    is the view after an event (`game.telling`). `make_bot` makes a bot of a level for a seat, with
    a seed and a temper (None: even). `refuse` says why something is not allowed to the seat whose
    view is given.
    `spread` is what lies before a seat (`game.spread`); `deck` has every card by its number, equal
    ones too, `backs` all backs that lie there. On `stages` the arena compares bots, besides whole
    matches. `expert` says which choice is best and why (`game.advice`). `player_at` is the player
    of the match who sits there, where they change seats, and `swaps` are the two seats whose
    players changed places by an event. `feel` is how seats look when something happens, as
    everybody saw it.
    """

    ask: Ask[V, M]
    tell: Callable[[Event, V], Sequence[Message]]
    describe: Callable[[V], Sequence[Message]]
    after: Callable[[V, Event], V]
    make_bot: Callable[[str, Seat, int, Temper | None], ThinkingBot[V, M]]
    spread: Spread[V]
    expert: Expert[V]
    deck: Sequence[Card]
    backs: Sequence[int] = (0,)
    aloud: Callable[[V, Sequence[Seat]], Message] = lambda view, seats: message(
        "table-asked", names=players(seats), asked=len(seats)
    )
    refuse: Callable[[Refusal, V], Message] = lambda refusal, view: refused(refusal)
    stages: Mapping[str, Stage[Any]] = field(default_factory=dict)
    player_at: Callable[[V, Seat], int] = lambda view, seat: seat
    swaps: Callable[[Event], tuple[Seat, Seat] | None] = lambda event: None
    feel: Callable[[Event], Feelings] = lambda event: {}


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKit(Generic[S, V, M, Chosen]):
    """One game: its rules and what is kept, shown and said of its matches.

    `S` is its state, `V` its view, `M` its moves, `Chosen` its options.

    `cards` are all its cards by the names of the rulebook, `figures` what the statistics keep of
    it, `presets` options worth a name, by the keys of their words. `key_moment` finds in what a
    move brought about what is worth a mark on the timeline, given the state after it. `time_of`
    says when a move was made, in ms, in a game against time, and `pads` how a phone is a hand
    there; `grabs` finds what is looked back on. A game of choices has `choices`.
    """

    game: Game
    cards: Mapping[str, Card]
    figures: tuple[Figure, ...]
    key_moment: Callable[[S, Sequence[Event]], KeyMoment | None] = the_end
    presets: Mapping[str, Chosen] = field(default_factory=dict)
    time_of: Callable[[M], int] | None = None
    choices: Choices[V, M] | None = None
    pads: Pads[V] | None = None
    grabs: Callable[[Played], Sequence[Grab]] | None = None
