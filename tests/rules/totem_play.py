"""Short words for the tests of Totem: lay a table, turn cards, grab, wait for the totem.

Hands are numbered in turn order; with two hands each that is A right, B right, A left,
B left. Cards on piles and decks are written top last, as in the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.cards import CLOCK, Card, Event
from game.rules import Illegal, Refusal
from game.totem import GAME
from game.totem.cards import CARD, NAMES
from game.totem.events import Counted, Judged, Lifted, Returned, Revealed
from game.totem.moves import Choose, Grab, Hand, Release, Tick
from game.totem.options import Options
from tests.totem_table import position

A, B, C, D, E, F = range(6)
A_RIGHT, B_RIGHT, A_LEFT, B_LEFT = range(4)

# Four tops that match in nothing.
CALM = ("S1-P", "D1-G", "T1-O", "K1-Y")

Kind = TypeVar("Kind", bound=Event)


def deal(seats: int, seed: int = 1, **options: Any) -> Any:
    """A fresh game."""
    return GAME.deal(seats, Options(**options), seed)


def table(
    decks: Sequence[str | int],
    piles: Sequence[str | int],
    pot: int = 0,
    *,
    options: Options | None = None,
    **rest: Any,
) -> Any:
    """A position from words: "2 D1-P" is two other cards and D1-P on top of them.

    The other cards in words are named nowhere on this table, special ones only when the
    shape cards run out. Plain numbers are filled up by `position`
    with cards that match nothing as far as possible.
    """
    named = {word for spec in (*decks, *piles) for word in str(spec).split()}
    others = [name for name in reversed(NAMES) if name not in named]

    def cards(spec: str | int) -> list[str] | int:
        if isinstance(spec, int):
            return spec
        found: list[str] = []
        for word in spec.split():
            found += [others.pop() for _ in range(int(word))] if word.isdecimal() else [word]
        return found

    return position(
        [cards(spec) for spec in decks],
        [cards(spec) for spec in piles],
        pot,
        options=options or Options(),
        **rest,
    )


def card(name: str) -> Card:
    return CARD[name]


def top(state: Any, hand: Hand) -> str:
    """The name of a hand's visible card."""
    name: str = NAMES[state.piles[hand][-1]]
    return name


def sizes(piles: Sequence[Sequence[Card]]) -> list[int]:
    return [len(pile) for pile in piles]


def all_cards(state: Any) -> list[Card]:
    """Every card of the game, sorted."""
    places = (*state.decks, *state.piles, state.pot)
    return sorted(one for place in places for one in place)


def found(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def next_due(state: Any) -> int:
    """When the clock has something to carry out next."""
    (tick,) = state.moves(CLOCK)
    assert isinstance(tick, Tick)
    return tick.t


def until(state: Any, kind: type[Event], most: int = 60) -> list[Event]:
    """Let the clock run until something of that kind happens; all events on the way."""
    events: list[Event] = []
    for _ in range(most):
        events += state.play(Tick(next_due(state)))
        if found(events, kind):
            return events
    raise AssertionError(f"no {kind.__name__} in {events}")


def run_to(state: Any, t: int) -> list[Event]:
    """Let the clock run to `t`, one due moment after the other."""
    events: list[Event] = []
    while state.moves(CLOCK) and next_due(state) < t:
        events += state.play(Tick(next_due(state)))
    events += state.play(Tick(t))
    return events


def turn(state: Any, times: int = 1) -> list[Event]:
    """Let that many reveals happen."""
    events: list[Event] = []
    for _ in range(times):
        events += until(state, Revealed)
    return events


def turned(state: Any) -> tuple[Hand, ...]:
    """Let one reveal happen and say whose cards it showed."""
    return found(turn(state), Revealed)[-1].hands


def lift(state: Any) -> int:
    """Let the next card or cards go up and say when."""
    until(state, Lifted)
    return int(state.now)


def starts(events: Sequence[Event]) -> Hand:
    """Who turns next when the totem comes back."""
    return found(events, Returned)[-1].pointer


def verdict(events: Sequence[Event], hand: Hand) -> tuple[str, str]:
    """The last verdict on a hand's press, and why."""
    judged = [event for event in found(events, Judged) if event.hand == hand]
    assert judged, f"hand {hand} was not judged in {events}"
    return judged[-1].verdict, judged[-1].why


def press(state: Any, hand: Hand, at: int | None = None) -> list[Event]:
    """A short press of a grab key, down and up, without waiting for anything."""
    t = state.now if at is None else at
    events: list[Event] = state.play(Grab(hand, t))
    events += state.play(Release(hand, t))
    return events


def settle(state: Any) -> list[Event]:
    """Let the tie window close."""
    events: list[Event] = []
    while state.phase == "window":
        events += state.play(Tick(next_due(state)))
    return events


def grabs(state: Any, hand: Hand, at: int | None = None) -> list[Event]:
    """A press and what comes of it when the tie window closes. No card gets lost."""
    before = all_cards(state)
    events = press(state, hand, at) + settle(state)
    assert all_cards(state) == before
    return events


def grab(state: Any, hand: Hand, at: int | None = None) -> tuple[str, str]:
    """A press, the close of its tie window, and the verdict."""
    return verdict(grabs(state, hand, at), hand)


def choose(state: Any, hand: Hand, what: str) -> list[Event]:
    events: list[Event] = state.play(Choose(hand, what, state.now))
    return events


def back(state: Any) -> Hand:
    """Wait until the totem is back; who turns next."""
    return starts(until(state, Returned))


def counts(events: Sequence[Event]) -> list[int]:
    """The steps of the countdown that were shown."""
    return [event.number for event in found(events, Counted) if event.what == "turn"]


def refused(state: Any, move: Any) -> Refusal:
    """Why a move is refused; it must leave the state as it was."""
    before = state.copy()
    refusal: Refusal = state.check(move)
    try:
        state.play(move)
    except Illegal as illegal:
        assert illegal.refusal == refusal
    else:
        raise AssertionError(f"{move} was not refused")
    assert state == before
    return refusal


CORRECT_DUEL = ("correct", "duel")
CORRECT_RUSH = ("correct", "rush")
CORRECT_CHOICE = ("correct", "choice")
ERROR = "error"
CLOSED = ("ignored", "closed")
OUT = ("ignored", "out")
LOCKED = ("ignored", "locked")
LATE = ("ignored", "late")
SPENT = ("ignored", "spent")
