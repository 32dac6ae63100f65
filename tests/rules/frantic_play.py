"""Short words for the tests of Frantic: play with windows passed, events set off, rounds ended.

Cards and moves are written as the game writes them: "0 play gift-R", "R5 K3". Seats are
numbers; seat 0 is A, seat 1 is B: they sit anticlockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from game.cards import CardsMoved, Event, Seat
from game.chance import Chance
from game.frantic import GAME
from game.frantic.cards import CARD, NAMES
from game.frantic.events import EventTurned
from game.frantic.moves import parse_move
from game.frantic.options import Options
from game.rules import Refusal
from tests.frantic_table import hand, offers, play, position, refused

A, B, C, D, E = range(5)
Kind = TypeVar("Kind", bound=Event)


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    """A match before the first deal."""
    return GAME.deal(seats, Options(**options), seed)


def table(*hands: str, **rest: Any) -> Any:
    """A position with these hands; A is to play."""
    return position(hands, **rest)


def go(state: Any, *texts: str) -> list[Event]:
    """Play moves; windows that a move is not for are let pass."""
    events: list[Event] = []
    for text in texts:
        move = parse_move(text)
        while state.phase == "window" and state.check(move) is not None:
            events += play(state, f"{state.to_act()[0]} pass")
        events += play(state, text)
    return events


def settle(state: Any, *texts: str) -> list[Event]:
    """Play moves and let all windows pass, those after the last move as well."""
    events = go(state, *texts)
    while state.phase == "window":
        events += play(state, f"{state.to_act()[0]} pass")
    return events


def happens(event: str, *hands: str, texts: Sequence[str] = (), **rest: Any) -> Any:
    """A plays the black 5 beside these hands and the event is carried out with these moves."""
    rest = {"preset": "everything", "top": "R5"} | rest
    first, *others = hands
    events = [event, *rest.pop("then", ())]
    state = position([f"K5 {first}", *others], events=events, **rest)
    settle(state, "0 play K5", *texts)
    return state


def happened(event: str, *hands: str, texts: Sequence[str] = (), **rest: Any) -> Any:
    """The same; what happened as well."""
    rest = {"preset": "everything", "top": "R5"} | rest
    first, *others = hands
    events = [event, *rest.pop("then", ())]
    state = position([f"K5 {first}", *others], events=events, **rest)
    return state, settle(state, "0 play K5", *texts)


def hands(state: Any) -> list[str]:
    """All hands, each in the order of the deck."""
    return [hand(state, seat) for seat in range(state.seats)]


def sizes(state: Any) -> list[int]:
    return [len(cards) for cards in state.hands]


def pile(state: Any) -> str:
    """The discard pile, the top card last."""
    return " ".join(NAMES[card] for card in state.pile)


def top(state: Any) -> str:
    return str(NAMES[state.pile[-1]])


def needs(state: Any) -> str:
    """The requirement in words."""
    wanted = state.requirement
    words = ("red", "blue", "yellow", "green", "violet")
    parts = [words[wanted.colour]] if wanted.colour >= 0 else []
    parts += [str(wanted.number)] if wanted.number else []
    parts += [wanted.symbol] if wanted.symbol else []
    parts += ["black"] if wanted.black else []
    return " ".join(parts) or "free"


def plays(state: Any, seat: Seat = A) -> str:
    """The cards a seat may play, in the order of the deck."""
    cards = [text.removeprefix("play ") for text in offers(state, seat) if text[:4] == "play"]
    return " ".join(sorted(cards, key=lambda text: (CARD[text.split()[0]], text)))


def wishes(state: Any, seat: Seat = A) -> str:
    """What a seat may wish."""
    return " ".join(sorted(text[5:] for text in offers(state, seat) if text[:5] == "wish "))


def on_turn(state: Any) -> Seat:
    """Whose turn it is, once nothing else is asked."""
    assert state.phase == "play", state.phase
    (seat,) = state.to_act()
    assert seat == state.active
    return int(seat)


def found(events: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def turned(events: Iterable[Event]) -> list[str]:
    """The events turned over, in order."""
    return [event.event for event in found(events, EventTurned)]


def moved(events: Iterable[Event], source: str, target: str) -> list[CardsMoved]:
    """Cards that went from one kind of zone to another."""
    return [
        event
        for event in found(events, CardsMoved)
        if (event.source.kind, event.target.kind) == (source, target)
    ]


def drew(events: Iterable[Event]) -> list[tuple[Seat, int]]:
    """Who drew how many cards at once, in order."""
    return [(e.target.owner, len(e.cards)) for e in moved(events, "draw", "hand")]


def code(state: Any, text: str) -> tuple[str, str]:
    """Why a move is refused: the sentence's key and the rule."""
    refusal: Refusal = refused(state, text)
    return refusal.code, refusal.rule


def any_move(state: Any, chance: Chance) -> list[Event]:
    """Somebody who may act does anything legal."""
    seat = chance.choice(state.to_act())
    events: list[Event] = state.play(chance.choice(state.moves(seat)))
    return events


def asks(state: Any) -> str:
    """The name of the step that is asked now."""
    return type(state.agenda[0]).__name__
