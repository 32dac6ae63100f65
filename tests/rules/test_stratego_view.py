"""Stratego Cards, Who sees what: the views of both seats and of an onlooker, and the events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.cards import HIDDEN, CardsMoved, Event, Zone
from game.chance import Chance
from game.stratego import GAME
from game.stratego.cards import GAP, RANK_OF
from game.stratego.events import (
    Attacked,
    Filled,
    GameBegan,
    HandSeen,
    LineLaid,
    Regrouped,
    SlotsSeen,
)
from tests.rules.stratego_memory import Looker, Memory
from tests.rules.stratego_play import (
    BLUE,
    RED,
    A,
    B,
    act,
    any_move,
    begun,
    found,
    fresh,
    known_of,
    line,
    play,
    ranks_seen,
    table,
)
from tests.stratego_table import setup

LOOKERS: tuple[Looker, ...] = (A, B, None)
# What is public: the same in the view of both seats and of an onlooker.
PUBLIC = (
    "options", "phase", "asked", "number", "red", "wins", "sheet", "turn", "mover", "quiet",
    "hands", "decks", "casualties", "outcome",
)  # fmt: skip
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"memory": "seen"}, {"keep_attacking": True, "regroup_saves": True}, {"wins": 2},
)  # fmt: skip


def walk(seed: int, **options: Any) -> Iterator[tuple[Any, list[Event]]]:
    """A random game with many looks: every position with the events that led to it."""
    state = fresh(seed, **options)
    chance = Chance(seed)
    yield state, []
    while state.outcome is None:
        seat = chance.choice(state.to_act())
        moves = state.moves(seat)
        others = [m for m in moves if not hasattr(m, "target")] if len(moves) < 200 else []
        move = chance.choice(others if others and chance.below(2) else moves)
        yield state, state.play(move)


EVERY = pytest.mark.parametrize("options", OPTIONS)


@EVERY
def test_who_sees_what_public_things_are_the_same_for_all(options: dict[str, Any]) -> None:
    for state, _ in walk(1, **options):
        views = [state.view(looker) for looker in LOOKERS]
        assert [view.seat for view in views] == list(LOOKERS)
        for name in PUBLIC:
            values = [getattr(view, name) for view in views]
            assert values[0] == values[1] == values[2], name
        assert list(map(list, views[0].casualties)) == state.casualties
        assert list(views[0].hands) == [len(hand) for hand in state.hands]
        assert list(views[0].decks) == [len(deck) for deck in state.decks]


@EVERY
def test_who_sees_what_lines_and_hands_belong_to_their_owner(options: dict[str, Any]) -> None:
    for state, _ in walk(2, **options):
        for looker in LOOKERS:
            view = state.view(looker)
            own = [] if looker is None else state.hands[looker]
            assert sorted(view.hand) == sorted(own)
            for seat in (A, B):
                shown = list(view.lines[seat])
                if seat == looker:
                    assert shown == state.lines[seat]
                elif state.phase not in ("ended", "over"):
                    backs = [GAP if card == GAP else HIDDEN for card in state.lines[seat]]
                    assert shown == backs


@EVERY
@pytest.mark.parametrize("seed", range(8))
def test_who_sees_what_is_known_of_a_line_is_what_was_shown(
    options: dict[str, Any], seed: int
) -> None:
    memory = Memory()
    for state, events in walk(seed, **options):
        for event in events:
            memory.take(event)
        for looker in LOOKERS:
            for seat in (A, B):
                assert state.view(looker).known[seat] == memory.known(looker, seat)


@EVERY
def test_who_sees_what_nothing_hidden_changes_a_view(options: dict[str, Any]) -> None:
    chance = Chance(9)
    changed = 0
    for seed in range(3):
        memory = Memory()
        for state, events in walk(seed, **options):
            for event in events:
                memory.take(event)
            for looker in LOOKERS:
                other = memory.reshuffled(state, looker, chance)
                changed += other.lines != state.lines
                assert other.view(looker) == state.view(looker)
                if looker is not None:
                    assert list(other.moves(looker)) == list(state.moves(looker))
    assert changed > 60


def names_in(event: Event, looker: Looker) -> set[tuple[str, int]]:
    """Zones whose cards this event names to a looker."""
    told = event.seen_by(looker)
    if isinstance(told, CardsMoved) and any(card >= 0 for card in told.cards):
        return {(told.source.kind, told.source.owner), (told.target.kind, told.target.owner)}
    return set()


@EVERY
def test_events_name_cards_only_to_their_owner_or_as_casualties(options: dict[str, Any]) -> None:
    seen: set[str] = set()
    for seed in range(4):
        for _, events in walk(seed, **options):
            for event in events:
                for looker in LOOKERS:
                    zones = names_in(event, looker)
                    seen |= {kind for kind, _ in zones}
                    foreign = {kind for kind, owner in zones if owner != looker}
                    assert not foreign or "casualties" in foreign
                    if "casualties" in foreign:
                        assert all(kind.startswith(("slot-", "casualties")) for kind in foreign)
    assert {"deck", "hand", "casualties", "slot-1", "slot-5"} <= seen


@EVERY
def test_events_tell_every_owner_all_their_cards(options: dict[str, Any]) -> None:
    """Whoever watches the events knows at any time what lies in their own line and hand."""
    for seed in range(3):
        mine: list[dict[str, list[int]]] = [{}, {}]
        for state, events in walk(seed, **options):
            if not events:
                mine = [{"hand": state.hands[seat][:]} for seat in (A, B)]
            for event in events:
                if isinstance(event, GameBegan):
                    mine = [{}, {}]
                if not isinstance(event, CardsMoved):
                    continue
                seat = event.source.owner
                for card in event.seen_by(seat).cards:
                    if event.source.kind != "deck":
                        mine[seat][event.source.kind].remove(card)
                    if event.target.kind != "deck":
                        mine[seat].setdefault(event.target.kind, []).append(card)
            for seat in (A, B):
                assert sorted(mine[seat]["hand"]) == sorted(state.hands[seat])
                for slot, card in enumerate(state.lines[seat]):
                    expected = [] if card == GAP else [card]
                    assert mine[seat].get(f"slot-{slot + 1}", []) == expected


# Row by row


def test_who_sees_what_setup_own_eight_and_nothing_of_the_enemy() -> None:
    state = setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")
    for looker in (A, B):
        view = state.view(looker)
        assert sorted(view.hand) == sorted(state.hands[looker])
        assert view.hands == (8, 8)
        assert view.decks == (15, 15)
    events = play(state, "0 lay 9 F 2 10 B")
    view = state.view(B)
    assert ranks_seen(view, A) in ("? ? ? ? ?", "- - - - -")
    assert view.asked == (B,)
    for event in found(events, CardsMoved):
        assert set(event.seen_by(B).cards) == set(event.seen_by(None).cards) == {HIDDEN}
        assert HIDDEN not in event.seen_by(A).cards
    assert [e.seen_by(B) for e in found(events, LineLaid)] == found(events, LineLaid)


def test_who_sees_what_two_setups_look_alike_to_the_enemy() -> None:
    told = []
    for text in ("0 lay 9 F 2 10 B", "0 lay 2 4 7 2 9"):
        state = setup("F B 2 2 4 7 9 10", "1 3 5 6 B B 8 4")
        events = play(state, text)
        told.append(([e.seen_by(B) for e in events], state.view(B), state.view(None)))
    assert told[0] == told[1]


def test_who_sees_what_an_attack_shows_both_cards_and_slots_to_all() -> None:
    state = table("4 7 - - -", "3 - - 6 -")
    (event,) = found(act(state, "attack 2 4"), Attacked)
    assert all(event.seen_by(looker) == event for looker in LOOKERS)
    assert known_of(state.view(B), A) == known_of(state.view(None), A) == "? 7 ? ? ?"


def test_who_sees_what_two_fills_look_alike_to_the_enemy() -> None:
    told = []
    for text in ("fill 8 3 - - -", "fill F 8 - - -"):
        state = table("2 - 4 4 4", "9 4 5 - -", red_hand="F 3 8", blue_hand="3")
        act(state, "attack 1 1")
        events = act(state, text)
        told.append(([e.seen_by(B) for e in events], state.view(B), state.view(None)))
        (filled,) = found(events, Filled)
        assert filled.seen_by(B).slots == (0, 1)
    assert told[0] == told[1]


def test_who_sees_what_the_owner_sees_which_card_filled_which_gap() -> None:
    state = table("2 - 4 4 4", "9 4 5 - -", red_hand="F 3 8", blue_hand="3")
    act(state, "attack 1 1")
    moves = [m for m in found(act(state, "fill 8 3 - - -"), CardsMoved) if m.source.owner == A]
    told = {m.target: [RANK_OF[card] for card in m.seen_by(A).cards] for m in moves}
    assert told == {Zone("slot-1", A): [8], Zone("slot-2", A): [3]}


def test_who_sees_what_two_regroup_layouts_look_alike_to_the_enemy() -> None:
    told = []
    for text in ("lay F 5 6 B 7", "lay 7 2 6 B 5"):
        state = table("F 5 6 B 7", "3 4 - - -", red_hand="2")
        events = act(state, "regroup", text)
        told.append(([e.seen_by(B) for e in events], state.view(B), state.view(None)))
        assert all(e.seen_by(B) == e for e in found(events, Regrouped))
    assert told[0] == told[1]


def test_who_sees_what_a_look_tells_the_enemy_what_was_looked_at_and_no_more() -> None:
    told = []
    for hand in ("3 10", "F 5"):
        state = table("1 2 - - -", "4 B 7 - -", blue_hand=hand)
        events = act(state, "spy-look")
        told.append([e.seen_by(None) for e in events if isinstance(e, HandSeen)])
    assert told[0] == told[1]
    assert told[0][0].ranks == (HIDDEN, HIDDEN)


def test_who_sees_what_a_look_is_in_the_lookers_history_only() -> None:
    state = table("1 2 - - -", "4 B 7 6 9", blue_hand="3 10")
    act(state, "scout-look 2 2 3", "attack 4 1")
    ranks = {
        looker: [e.ranks for e in state.view(looker).history if isinstance(e, SlotsSeen)]
        for looker in LOOKERS
    }
    assert ranks == {A: [(11, 7)], B: [(HIDDEN, HIDDEN)], None: [(HIDDEN, HIDDEN)]}


def test_who_sees_what_a_hand_seen_is_remembered_by_the_looker_only() -> None:
    state = table("1 2 - - -", "4 B 7 6 9", blue_hand="3 10 F")
    act(state, "spy-look")
    seen = state.view(A).seen_hands[B]
    assert seen is not None
    assert sorted(seen.ranks) == [0, 3, 10]
    told = state.view(None).seen_hands[B]
    assert told is None or set(told.ranks) == {HIDDEN}


def test_who_sees_what_history_is_made_of_events_as_seen() -> None:
    for seed in range(4):
        for state, _ in walk(seed):
            for looker in LOOKERS:
                for event in state.view(looker).history:
                    assert event == event.seen_by(looker)


def test_who_sees_what_sizes_and_turn_are_public() -> None:
    state = begun(4)
    for _ in range(20):
        if state.outcome is not None:
            break
        any_move(state, Chance(state.turn))
        view = state.view(None)
        assert (view.turn, view.mover, view.asked) == (state.turn, state.mover, state.to_act())


def test_who_sees_what_an_onlooker_sees_no_line() -> None:
    state = table("4 7 - - -", "3 - - 6 -", red_hand="8")
    view = state.view(None)
    assert view.hand == ()
    assert ranks_seen(view, A) == "? ? - - -"
    assert line(state, RED) == "4 7 - - -"


# Imagined tables


@EVERY
def test_an_imagined_table_fits_the_view(options: dict[str, Any]) -> None:
    different = 0
    for number, (state, _) in enumerate(walk(3, **options)):
        if number % 4:
            continue
        for looker in (A, B):
            view = state.view(looker)
            one, other = (GAME.imagine(view, Chance(seed)) for seed in (1, 2))
            assert one.view(looker) == other.view(looker) == view
            different += one.lines != other.lines
    assert different > 10


def test_an_imagined_table_keeps_what_was_seen() -> None:
    state = table("1 2 5 - -", "4 B 7 6 9", red_deck="", blue_hand="3 10 F", blue_deck="8")
    act(state, "scout-look 2 2 3", "attack 4 1")
    for seed in range(10):
        imagined = GAME.imagine(state.view(A), Chance(seed))
        assert [RANK_OF[card] for card in imagined.lines[B][1:4]] == [11, 7, 6]


def test_str_13_whoever_is_to_act_is_imagined_with_a_card_that_can_move() -> None:
    """The deck is used up: one of the two cards that can move may have to come from the hand."""
    state = table("6 B 3 B 2", "B - F - 2", red_deck="", blue_hand="3 B B", blue_deck="",
                  to_act=BLUE)  # fmt: skip
    for seed in range(60):
        view = state.view(A)
        assert GAME.imagine(view, Chance(seed)).view(A) == view


def test_str_50_the_card_that_took_the_flag_is_that_very_card() -> None:
    """Another card of its rank lies beside it, and the enemy has seen that one too."""
    for seed in range(10):
        state = table("4 4 3 B 2", "F 5 7 6 9", seen=("1", ""), red_deck="", seed=seed)
        act(state, "attack 2 1")
        assert state.phase == "over"
        for looker in (B, None):
            view = state.view(looker)
            assert GAME.imagine(view, Chance(seed)).view(looker) == view
