"""Jetriko: what may be played, and what a hit brings, against the rules written down once more.

The little reference here is read off the rulebook and shares nothing with the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.cards import CardsMoved, Event, Seat
from game.chance import Chance
from game.jetriko.cards import KIND_WORDS, NAMES
from game.jetriko.events import (
    AttackEnded,
    AttackHits,
    AttackSent,
    DirectionSet,
    NothingToDraw,
    PassedOver,
    TrapRevealed,
    TurnBegan,
)
from tests.jetriko_table import names
from tests.rules.jetriko_play import any_move, deal, drawn, found, offers, sizes, slid_under

TABLES = [
    (seats, seed, options)
    for seats in range(2, 7)
    for seed, options in enumerate(
        [{}, {"deflect": "matching", "hand": 7}, {"after_drawing": "drawn", "traps": "none"}]
    )
]
EVERY_TABLE = pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
WHITE = ("divide", "more", "stop", "target", "times")
RAISE = {"plus": 2, "steal": 1, "redraw": 1}


def walk(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Any, Any, list[Event]]]:
    """A random match: the position, the position after a move, what happened."""
    state = deal(seats, seed, length="first-3", **options)
    chance = Chance(seed)
    while state.outcome is None:
        before = state.copy()
        yield before, state, any_move(state, chance)


def colour(name: str) -> str:
    return "" if name[0] == "T" or name.split("-")[0] in WHITE else name[0]


def number(name: str) -> str:
    return name[1] if colour(name) else ""


def effect(name: str) -> str:
    return name.split("-")[1] if colour(name) and "-" in name else ""


def alike(one: str, other: str) -> bool:
    """Same colour or same number."""
    return colour(one) == colour(other) or number(one) == number(other)


def white(name: str) -> bool:
    return name.split("-")[0] in WHITE


def matches(card: str, top: str) -> bool:
    """JET-40 to JET-43."""
    if white(card) or not colour(top):
        return True
    return alike(card, top) or (effect(card) == effect(top) != "")


def answers(card: str, top: str, kind: str, matching: bool) -> bool:
    """JET-53, JET-54; JET-207."""
    if white(card):
        return True
    if white(top):
        return False
    if effect(top) == "deflect":
        if effect(card) == "deflect":
            return alike(card, top) or not matching
        return effect(card) == kind and alike(card, top)
    return effect(card) == kind or (effect(card) == "deflect" and alike(card, top))


def playable(state: Any, seat: Seat) -> set[str]:
    """The cards this seat may play now."""
    hand = names(state.hands[seat])
    top = NAMES[state.top] if state.discard else "TR1"
    if state.phase == "defence":
        kind = KIND_WORDS[state.attack.kind]
        matching = state.options.deflect == "matching"
        return {card for card in hand if answers(card, top, kind, matching)}
    just = NAMES[state.view(seat).drawn] if state.phase == "drawn" else ""
    if state.bound:
        fitting = {c for c in hand if not white(c) and effect(c) == "" and alike(c, top)}
        return fitting & {just} if just else fitting
    if just and state.options.after_drawing == "drawn":
        hand = [just]
    return {card for card in hand if matches(card, top)}


@EVERY_TABLE
def test_what_may_be_played(seats: int, seed: int, options: dict[str, Any]) -> None:
    seen = set()
    for state, _, _ in walk(seats, seed, options):
        if state.phase not in ("defence", "main", "drawn"):
            continue
        (seat,) = state.to_act()
        texts = offers(state, seat)
        cards = {text.split()[1] for text in texts if text.startswith("play")}
        assert cards == playable(state, seat)
        others = {text for text in texts if not text.startswith("play")}
        if state.phase == "defence":
            assert others == {"take-hit"}
        elif state.phase == "drawn":
            assert others == {"pass"}
        elif state.bound and cards:
            assert others == set()
        else:
            assert others == {"draw" if state.draw else "pass"}
        for card in cards:
            ways = [text for text in texts if text.split()[1:2] == [card]]
            if seats > 2 and effect(card) == "deflect":
                assert len(ways) == 2
            elif seats > 2 and card.startswith("target") and state.phase == "defence":
                assert len(ways) == seats - 1
            else:
                assert ways == [f"play {card}"]
        seen.add((state.phase, state.bound))
    assert {("main", False), ("drawn", False), ("defence", False)} <= seen


@EVERY_TABLE
def test_where_an_attack_goes(seats: int, seed: int, options: dict[str, Any]) -> None:
    """JET-50, JET-55, JET-143, JET-166, JET-168, JET-171."""
    hows = set()
    for before, after, events in walk(seats, seed, options):
        for one in found(events, AttackSent)[:1]:
            kind, old = KIND_WORDS[one.kind], before.attack
            if one.how == "started":
                assert (old, one.value) == (None, RAISE[kind])
            else:
                assert KIND_WORDS[old.kind] == kind
                assert one.attacker == old.victim
                assert one.value == {
                    "raised": old.value + RAISE[kind], "more": old.value + 1,
                    "doubled": 2 * old.value, "deflected": old.value, "targeted": old.value,
                }[one.how]  # fmt: skip
            if one.how != "targeted":
                assert one.victim == (one.attacker + after.direction) % seats
            assert one.victim != one.attacker
            hows.add(one.how)
    assert "started" in hows


@EVERY_TABLE
def test_what_a_hit_brings(seats: int, seed: int, options: dict[str, Any]) -> None:
    """JET-61, JET-62, JET-64, JET-65, JET-66: where neither a trap nor an end cuts it short."""
    counted = 0
    for before, after, events in walk(seats, seed, options):
        if any(isinstance(e, NothingToDraw | TrapRevealed) for e in events) or after.number > 1:
            continue
        for hit in found(events, AttackHits):
            if not found(events, AttackEnded) or sizes(before)[hit.victim] == 0:
                continue
            kind, victim = KIND_WORDS[hit.kind], hit.victim
            grown = sizes(after)[victim] - sizes(before)[victim]
            if kind == "plus":
                assert grown == len(drawn(events, victim).split()) == hit.value
            if kind == "steal":
                assert grown == min(hit.value, sizes(before)[hit.attacker])
                assert sizes(before)[hit.attacker] - sizes(after)[hit.attacker] == grown
            if kind == "redraw":
                slid = min(hit.value, sizes(before)[victim])
                assert len(slid_under(events, victim).split()) == slid
                assert len(drawn(events, victim).split()) == hit.value
            counted += 1
    assert counted


@EVERY_TABLE
def test_whose_turn_follows(seats: int, seed: int, options: dict[str, Any]) -> None:
    """JET-32, JET-96, JET-128, JET-169: the neighbour, unless a Skip or a Target says otherwise."""
    for before, after, events in walk(seats, seed, options):
        turns = [event.seat for event in found(events, TurnBegan)]
        if before.turn < 0 or after.number != before.number or not turns:
            continue
        if any(one.how == "targeted" for one in found(events, AttackSent)):
            continue
        began = next(at for at, event in enumerate(events) if isinstance(event, TurnBegan))
        if found(events[began:], DirectionSet):
            continue  # A trap of the new turn has turned it round already.
        skipped = [event.seat for event in found(events, PassedOver)]
        following = (before.turn + after.direction) % seats
        if skipped:
            assert skipped[0] == following
            following = (following + after.direction) % seats
        if len(turns) == 1:
            assert turns == [following]


@EVERY_TABLE
def test_a_turn_plays_one_card_at_most(seats: int, seed: int, options: dict[str, Any]) -> None:
    """JET-22, JET-29: and a card that was played lies on top until something covers it."""
    for before, after, events in walk(seats, seed, options):
        played = [
            move
            for move in found(events, CardsMoved)
            if (move.source.kind, move.target.kind, move.under) == ("hand", "discard", False)
        ]
        assert len(played) <= 1
        if played and not found(events, TrapRevealed) and after.number == before.number:
            assert played[0].cards == (after.top,)
