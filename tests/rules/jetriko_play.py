"""Short words for the tests of Jetriko: lay a table, play, and see what came of it.

Moves and cards are written as the game writes them (see `tests.jetriko_table`). Seats are
numbers; A, B, C, D sit clockwise.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.chance import Chance
from game.codec import pack
from game.jetriko import GAME
from game.jetriko.cards import CARD, COLOURED, NAMES
from game.jetriko.events import AttackEnded, AttackSent, RoundWon, TrapRevealed
from game.jetriko.moves import parse_move
from game.jetriko.options import Options
from game.rules import Illegal, Refusal
from tests.house.games import TABLES
from tests.jetriko_table import names, play, position
from tests.unpacking import unpack

A, B, C, D, E, F = range(6)
DRAW, DISCARD = Zone("draw"), Zone("discard")

Kind = TypeVar("Kind", bound=Event)


def hand_zone(seat: Seat) -> Zone:
    return Zone("hand", seat)


def deal(seats: int, seed: int = 1, **options: Any) -> Any:
    """A match at its very beginning."""
    return GAME.deal(seats, Options(**options), seed)


def table(hands: Sequence[str], *, coming: str = "", **rest: Any) -> Any:
    """A position in which after the cards that are `coming` no trap comes up for long."""
    if "pile" in rest:
        return position(hands, **rest)
    laid = " ".join((*hands, coming, rest.get("top", ""), rest.get("under", ""))).split()
    others = [NAMES[card] for card in COLOURED if NAMES[card] not in laid]
    return position(hands, coming=" ".join((coming, *others)), **rest)


def held(*counts: int) -> list[str]:
    """Hands of so many cards, none of them cyan, red 5 or white."""
    free = iter(
        NAMES[card] for card in COLOURED if not NAMES[card].startswith("C") and card < CARD["R5"]
    )
    return [" ".join(next(free) for _ in range(count)) for count in counts]


def offers(state: Any, seat: Seat) -> set[str]:
    """The moves of a seat as text without the seat; each is offered once."""
    texts = [str(move).partition(" ")[2] for move in state.moves(seat)]
    assert len(set(texts)) == len(texts)
    assert all(state.check(move) is None for move in state.moves(seat))
    return set(texts)


def refused(state: Any, text: str) -> Refusal:
    """Why a move is refused; it must leave the state as it was, and not be offered."""
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
    assert move not in state.moves(move.seat)
    return refusal


def found(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind; of cards that move at once each move."""
    each = (one for event in events for one in getattr(event, "moves", (event,)))
    return [event for event in each if isinstance(event, kind)]


def drawn(events: Sequence[Event], seat: Seat) -> str:
    """The cards a seat drew into its hand, in order."""
    cards = [
        card
        for move in found(events, CardsMoved)
        if (move.source, move.target) == (DRAW, hand_zone(seat))
        for card in move.cards
    ]
    return " ".join(names(cards))


def slid_under(events: Sequence[Event], seat: Seat) -> str:
    """The cards a seat discarded, in order; all see them, and they lie below the top card."""
    cards: list[Card] = []
    for move in found(events, CardsMoved):
        if (move.source, move.target) == (hand_zone(seat), DISCARD) and move.under:
            assert move.open
            cards += move.cards
    return " ".join(names(cards))


def taken(events: Sequence[Event], giver: Seat, taker: Seat) -> list[CardsMoved]:
    """What went from hand to hand (in a Divide: beside it)."""
    targets = (hand_zone(taker), Zone("aside", taker))
    return [
        move
        for move in found(events, CardsMoved)
        if move.source == hand_zone(giver) and move.target in targets
    ]


def sent(events: Sequence[Event]) -> list[tuple[int, Seat, Seat, str]]:
    """The announcements: value, attacker, victim, how."""
    return [(e.value, e.attacker, e.victim, e.how) for e in found(events, AttackSent)]


def endings(events: Sequence[Event]) -> list[str]:
    """How attacks ended: done, trap or stopped."""
    return [event.how for event in found(events, AttackEnded)]


def revealed(events: Sequence[Event]) -> list[tuple[str, Seat]]:
    """The traps that came up, each with its revealer."""
    return [(NAMES[event.trap], event.seat) for event in found(events, TrapRevealed)]


def winner(events: Sequence[Event]) -> Seat | None:
    """Who won the round in these events, if it was won."""
    won = found(events, RoundWon)
    return won[-1].seat if won else None


def sizes(state: Any) -> list[int]:
    """How many cards each hand holds."""
    return [len(hand) for hand in state.hands]


def top(state: Any) -> str:
    """The top card's name."""
    return NAMES[state.top] if state.discard else ""


def under(state: Any) -> list[str]:
    """The cards under the top card, by name, in the order of the Components tables."""
    return names(sorted(state.discard[:-1]))


def turn(state: Any) -> tuple[Seat, str]:
    """Who decides what."""
    (seat,) = state.to_act()
    return seat, state.phase


def free(state: Any, seat: Seat) -> bool:
    """Whether that seat, in its main step, may play whatever it holds."""
    assert turn(state) in ((seat, "main"), (seat, "drawn"))
    played = {text.split()[1] for text in offers(state, seat) if text.startswith("play")}
    may_all = played == set(names(state.hands[seat]))
    assert may_all or not state.free
    return bool(state.free)


def all_cards(state: Any) -> list[Card]:
    """Every card, wherever it lies."""
    return TABLES["jetriko"].census(state)


def again(state: Any) -> Any:
    """The state saved as JSON and read back; it must be equal."""
    table = TABLES["jetriko"]
    state.remembered()
    twin = unpack(json.loads(json.dumps(pack(state))), table.types)
    assert twin == state and twin.memory == state.memory
    return twin


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


__all__ = [
    "DISCARD", "DRAW", "A", "B", "C", "D", "E", "F", "again", "all_cards", "any_move", "deal",
    "drawn", "endings", "found", "free", "hand_zone", "held", "offers", "play", "play_until",
    "refused", "revealed", "sent", "sizes", "slid_under", "table", "taken", "top", "turn",
    "under", "winner",
]  # fmt: skip
