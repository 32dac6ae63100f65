"""Short words for the tests of NYET!: deal, veto down to wanted terms, play tricks, score.

Moves and cards are written as the game writes them: "0 veto trump-red", "R13 B1". Seats are
numbers; seat 0 is the bear, seat 1 the wolf, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from game.cards import NOBODY, Card, Event, Seat
from game.chance import Chance
from game.nyet import GAME
from game.nyet.board import BOX, BOX_WORDS, CHARACTERS
from game.nyet.cards import NAMES
from game.nyet.events import RoundScored, TrickTaken
from game.nyet.moves import Choose, parse_move
from game.nyet.options import Options
from game.nyet.values import Trick
from game.rules import Illegal, Refusal
from tests.nyet_table import position

A, B, C, D, E = range(5)
COLOURS = {"B": "blue", "R": "red", "Y": "yellow", "G": "green", "": "none"}

Kind = TypeVar("Kind", bound=Event)


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    """A match before the first choice."""
    return GAME.deal(seats, Options(**options), seed)


def deal(seats: int, seed: int = 1, **options: Any) -> Any:
    """A match before the first token."""
    state = fresh(seats, seed, **options)
    for seat in range(seats):
        if state.phase == "characters":
            state.play(Choose(seat, seat))
    assert state.phase == "vetoes"
    return state


def play(state: Any, *texts: str) -> list[Event]:
    """Play moves written as text; everything that happened."""
    events: list[Event] = []
    for text in texts:
        events += state.play(parse_move(text))
    return events


def place(state: Any, *words: str) -> list[Event]:
    """Put tokens on these boxes, each by whose turn it is."""
    events: list[Event] = []
    for word in words:
        (seat,) = state.to_act()
        events += play(state, f"{seat} veto {word}")
    return events


def offers(state: Any, seat: Seat) -> set[str]:
    """The moves of a seat as text without the seat; each is offered once."""
    texts = [str(move).partition(" ")[2] for move in state.moves(seat)]
    assert len(set(texts)) == len(texts)
    return set(texts)


def legal_cards(state: Any, seat: Seat) -> str:
    """The cards a seat may play, in the order of the deck."""
    names = [text.removeprefix("play ") for text in offers(state, seat)]
    return " ".join(sorted(names, key=NAMES.index))


def refused(state: Any, text: str) -> Refusal:
    """Why a move is refused; it must leave the state as it was."""
    move = parse_move(text)
    before = state.copy()
    refusal: Refusal | None = state.check(move)
    assert refusal is not None, f"{text!r} is legal"
    try:
        state.play(move)
    except Illegal as illegal:
        assert illegal.refusal == refusal
    else:
        raise AssertionError(f"{text!r} was not refused")
    assert state == before
    return refusal


def found(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind; of cards that move at once each move."""
    each = (one for event in events for one in getattr(event, "moves", (event,)))
    return [event for event in each if isinstance(event, kind)]


def veto_down(
    state: Any,
    first: Seat = A,
    discards: str = "keep",
    trump: str = "Y",
    supertrump: str = "B",
    value: int = 2,
) -> list[Event]:
    """Cover one box after the other until only the wanted ones are open."""
    points = f"points-{value}" if value > 0 else f"points-minus-{-value}"
    kept = {
        CHARACTERS[state.characters[first]], discards, points,
        f"trump-{COLOURS[trump]}", f"super-{COLOURS[supertrump]}",
    }  # fmt: skip
    assert kept <= BOX.keys()
    events: list[Event] = []
    while state.phase == "vetoes":
        (seat,) = state.to_act()
        box = next(m.box for m in state.moves(seat) if BOX_WORDS[m.box] not in kept)
        events += play(state, f"{seat} veto {BOX_WORDS[box]}")
    return events


def form(state: Any, *partners: Seat, bonus: Seat = NOBODY) -> list[Event]:
    """The first player's choices C-3 and C-4, where they are asked."""
    (seat,) = state.to_act()
    events: list[Event] = []
    if state.phase == "teams":
        events += play(state, " ".join(map(str, (seat, "teams", *partners))))
    if state.phase == "bonus":
        events += play(state, f"{seat} bonus {bonus}")
    return events


def named(some: Iterable[Card]) -> str:
    """The names of cards, in the order of the deck."""
    return " ".join(NAMES[card] for card in sorted(some))


def trick(state: Any, names: str) -> TrickTaken:
    """Play these cards, the leader first, and say who took the trick."""
    (taken,) = found(plays(state, names), TrickTaken)
    return taken


def plays(state: Any, names: str) -> list[Event]:
    """Play these cards, each by whose turn it is."""
    events: list[Event] = []
    for name in names.split():
        (seat,) = state.to_act()
        events += play(state, f"{seat} play {name}")
    return events


def dealt_trick(names: str, **rest: Any) -> Any:
    """A position in which every seat holds one card, in the order in which they will be played."""
    leader = rest.get("first", A)
    hands = names.split()
    seats = len(hands)
    return position([hands[(seat - leader) % seats] for seat in range(seats)], **rest)


def winner(names: str, **rest: Any) -> Seat:
    """Who takes this trick."""
    return trick(dealt_trick(names, **rest), names).winner


def loot(names: str, **rest: Any) -> str:
    """The loot of this trick."""
    return named(trick(dealt_trick(names, **rest), names).loot)


def scored(won: Sequence[int], looted: Sequence[int], **rest: Any) -> tuple[Any, RoundScored]:
    """A table whose round ended with these tricks and loot cards by seat, and the scoring.

    The tricks are put down as won; only the last one is played, without loot, and the first
    player leads it and wins it with a trump. `rest` are the words of `position`.
    """
    leader = rest.get("first", A)
    assert won[leader] > 0
    state = dealt_trick(" ".join(("Y10", "B2", "B3", "B4", "G2")[: len(won)]), **rest)
    ones = [card for card, name in enumerate(NAMES) if name[1:] == "1"]
    padding = [card for card, name in enumerate(NAMES) if name[0] == "R" and name[1:] != "1"]
    past: list[Trick] = []
    for seat, count in enumerate(won):
        left = looted[seat]
        for _ in range(count - (seat == leader)):
            taken = [ones.pop() for _ in range(min(left, len(won) - 1, 3))]
            left -= len(taken)
            past.append(Trick(seat, tuple((taken + padding)[: len(won)]), seat, tuple(taken)))
        assert left == 0, f"seat {seat} has loot without a trick"
    state.tricks = tuple(past)
    events: list[Event] = []
    for step in range(len(won)):
        events += state.play(state.moves((leader + step) % len(won))[0])
    (result,) = found(events, RoundScored)
    assert (result.tricks, result.loot) == (tuple(won), tuple(looted))
    return state, result


def gains(won: Sequence[int], looted: Sequence[int], **rest: Any) -> tuple[int, ...]:
    """What every seat scores for these tricks and loot cards."""
    return scored(won, looted, **rest)[1].gains


def any_move(state: Any, chance: Chance) -> list[Event]:
    """Somebody who may act does anything legal."""
    seat = chance.choice(state.to_act())
    events: list[Event] = state.play(chance.choice(state.moves(seat)))
    return events


def play_until(state: Any, *phases: str, chance: Chance | None = None) -> list[Event]:
    """Let everybody play anything until one of these phases."""
    chance = chance or Chance(3)
    events: list[Event] = []
    while state.phase not in phases:
        events += any_move(state, chance)
    return events


def next_round(state: Any, chance: Chance | None = None) -> list[Event]:
    """Play on, anyhow, to the vetoes of the next round or to the end."""
    events = play_until(state, "scores", "over", chance=chance)
    return events + play_until(state, "vetoes", "over", chance=chance)
