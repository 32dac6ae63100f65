"""Jetriko, Who sees what: the views of all seats, and what events tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.agenda import asked
from game.cards import HIDDEN, Card, CardsMoved, Event, Seat
from game.chance import Chance
from game.jetriko.cards import CARD, TRAPS
from game.jetriko.events import CardsShown
from game.jetriko.options import Options
from game.jetriko.steps import AskAfterDraw, AskUTurn
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    any_move,
    deal,
    found,
    hand_zone,
    held,
    play,
    table,
    taken,
)

Looker = Seat | None
EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))
# What is public: the same in the view of every seat and of an onlooker.
PUBLIC = (
    "options", "phase", "asked", "number", "wins", "dealer", "turn", "direction", "counts",
    "discard", "top", "pile", "back", "attack", "bound", "free", "brink", "traps", "deck",
    "passes", "shuffles", "outcome",
)  # fmt: skip


def lookers(state: Any) -> tuple[Looker, ...]:
    return (*range(len(state.hands)), None)


def walk(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, list[Event]]]:
    """A random match: every moment, and what led to it."""
    state = deal(seats, seed, length="first-2", **options)
    chance = Chance(seed)
    yield state, []
    while state.outcome is None:
        yield state, any_move(state, chance)


@EVERY_TABLE
def test_who_sees_what_public_things_are_the_same_for_all(seats: int) -> None:
    for state, _ in walk(seats, 5):
        views = [state.view(looker) for looker in lookers(state)]
        for name in PUBLIC:
            values = [getattr(view, name) for view in views]
            assert all(value == values[0] for value in values), name
        assert [view.seat for view in views] == list(lookers(state))


@EVERY_TABLE
def test_who_sees_what_public_things_are_true(seats: int) -> None:
    for state, _ in walk(seats, 6):
        view = state.view(None)
        assert view.counts == tuple(map(len, state.hands))
        assert view.discard == tuple(state.discard)
        assert view.pile == len(state.draw)
        assert view.back == state.back
        assert view.asked == state.to_act()
        assert (view.turn, view.direction, view.dealer) == (
            state.turn, state.direction, state.dealer,
        )  # fmt: skip
        assert (view.attack, view.bound, view.wins) == (state.attack, state.bound, state.wins)


@EVERY_TABLE
def test_who_sees_what_a_hand_is_seen_by_its_owner(seats: int) -> None:
    for state, _ in walk(seats, 7):
        for looker in lookers(state):
            view = state.view(looker)
            if looker is None:
                assert view.hand == ()
            else:
                assert list(view.hand) == list(view.known[looker]) == state.hands[looker]


def shown_to(events: list[Event], looker: Looker) -> set[Card]:
    """All cards this looker saw in these events."""
    seen: set[Card] = set()
    for event in (event.seen_by(looker) for event in events):
        for one in getattr(event, "moves", (event,)):
            if isinstance(one, CardsMoved | CardsShown):
                seen.update(one.cards)
    return seen - {HIDDEN}


@EVERY_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_who_sees_what_nobody_knows_a_card_they_never_saw(seats: int, seed: int) -> None:
    """What a view knows of others' hands was seen by the looker, and is true."""
    seen: dict[Looker, set[Card]] = {}
    number = 0
    for state, events in walk(seats, seed):
        for looker in lookers(state):
            if state.number != number:
                seen[looker] = set()
            seen[looker] |= shown_to(events, looker)
            # A card that went back into the draw pile unseen must be seen anew.
            seen[looker] -= set(state.draw)
            view = state.view(looker)
            for owner, cards in enumerate(view.known):
                assert set(cards) <= set(state.hands[owner])
                if owner != looker:
                    assert set(cards) <= seen[looker]
            others = {card for seat, cards in enumerate(state.hands) if seat != looker
                      for card in cards}  # fmt: skip
            assert set(view.somewhere) <= others & seen[looker]
        number = state.number


def shuffled_secrets(state: Any, looker: Looker, chance: Chance) -> Any:
    """The same table, all that this looker cannot see dealt anew.

    Cards it knows stay where they are, and so do those with another back on the draw pile's
    top. Where others' cards are uncertain but not free, the moment is left alone.
    """
    view = state.view(looker)
    other = state.copy()
    pile = [card for card in state.draw[:-1] if card not in TRAPS]
    loose = [
        [card for card in cards if card not in view.known[seat]]
        for seat, cards in enumerate(state.hands)
    ]
    pool = [*pile, *(card for cards in loose for card in cards)]
    chance.shuffle(pool)
    for seat in range(len(state.hands)):
        swapped = [pool.pop() for _ in loose[seat]]
        other.hands[seat] = sorted([*view.known[seat], *swapped])
    other.draw[:-1] = [pool.pop() if card in pile else card for card in state.draw[:-1]]
    traps = [at for at, card in enumerate(other.draw[:-1]) if card in TRAPS]
    order = [other.draw[at] for at in traps]
    chance.shuffle(order)
    for at, card in zip(traps, order, strict=True):
        other.draw[at] = card
    other.chance = Chance(chance.bits())
    return other


@EVERY_TABLE
def test_who_sees_what_nothing_hidden_changes_a_view(seats: int) -> None:
    chance = Chance(9)
    compared = 0
    for state, _ in walk(seats, 8):
        if state.phase in ("scores", "over", "drawn", "u-turn") or chance.below(4):
            continue
        for looker in lookers(state):
            view = state.view(looker)
            # Only while all unknown cards are free to lie anywhere.
            if view.somewhere or any(view.fresh_least):
                continue
            other = shuffled_secrets(state, looker, chance)
            assert other.view(looker) == view
            compared += 1
    assert compared > 10


@EVERY_TABLE
def test_who_sees_what_events_tell_those_who_may_know(seats: int) -> None:
    """The zones a card goes between say who sees it."""
    for _, events in walk(seats, 10):
        for move in found(events, CardsMoved):
            where = (move.source.kind, move.target.kind)
            giver, taker = move.source.owner, move.target.owner
            match where:
                case ("draw", "hand"):
                    assert (move.open, move.known_to) == (False, (taker,))
                case ("draw", "discard"):
                    assert move.open
                    assert set(move.cards) <= set(TRAPS)
                case ("hand", "discard"):
                    assert move.open
                case ("hand", "hand" | "aside"):
                    assert (move.open, set(move.known_to)) == (False, {giver, taker})
                case ("aside", "hand"):
                    assert not move.open
                    assert taker in move.known_to
                case ("discard" | "hand", "draw"):
                    # Reshuffled, or gathered for the next deal: nothing that was not known.
                    assert move.known
                case _:
                    raise AssertionError(where)


@EVERY_TABLE
def test_who_sees_what_anyone_can_count_since_a_reshuffle(seats: int) -> None:
    """How many cards a hand did not hold at the last reshuffle lies between least and most."""
    counted = 0
    for seed in range(3):
        state = deal(seats, seed, hand=7, traps="mild", length="first-2")
        chance = Chance(seed)
        for _ in range(400):
            if state.outcome is not None:
                break
            seat = chance.choice(state.to_act())
            moves = list(state.moves(seat))
            # Mostly drawing: the pile must run out.
            draws = [move for move in moves if str(move).endswith(("draw", "take-hit"))]
            state.play(chance.choice(draws or moves))
            view = state.view(None)
            if state.phase not in ("scores", "over"):
                for cards, least, most in zip(
                    state.hands, view.fresh_least, view.fresh_most, strict=True
                ):
                    fresh = [card for card in cards if not view.kept >> card & 1]
                    if view.shuffles:
                        assert least <= len(fresh) <= most <= len(cards)
                        counted += 1
    assert counted


def test_who_sees_what_a_drawn_card() -> None:
    state = table(["G1", "Y1", "B1"], top="R5", coming="C1")
    events = play(state, "0 draw")
    (move,) = [move for move in found(events, CardsMoved) if move.target == hand_zone(A)]
    assert move.seen_by(A).cards == (CARD["C1"],)
    for looker in (B, C, None):
        assert move.seen_by(looker).cards == (HIDDEN,)
        view = state.view(looker)
        assert view.drawn == HIDDEN
        (step, *_) = view.agenda
        assert isinstance(step, AskAfterDraw)
        assert step.card == HIDDEN
    assert state.view(A).drawn == CARD["C1"]


def test_who_sees_what_a_stolen_card() -> None:
    state = table(["G1 G2", "Y1", "B1"], top="R4-steal", turn=B, attack=("steal", 1, A))
    (move,) = taken(play(state, "1 take-hit"), A, B)
    (card,) = move.cards
    for looker, seen in ((A, True), (B, True), (C, False), (None, False)):
        assert (card in state.view(looker).known[B]) == seen
        assert (move.seen_by(looker).cards == (card,)) == seen


def test_who_sees_what_a_card_taken_in_a_divide() -> None:
    state = table(["G1 G2", "divide-1 Y1 Y2", "B1"], top="R4-steal", turn=B,
                  attack=("steal", 2, A))  # fmt: skip
    play(state, "1 play divide-1")
    (of_b,) = set(names(state.hands[A])) & {"Y1", "Y2"}
    (of_a,) = set(names(state.hands[B])) & {"G1", "G2"}
    assert names(state.view(B).known[A]) == [of_b]
    assert names(state.view(A).known[B]) == [of_a]
    for looker in (C, None):
        assert state.view(looker).known[A] == state.view(looker).known[B] == ()


@pytest.mark.parametrize(
    ("trap", "moves", "giver", "receiver", "card"),
    [
        ("TR4", ["1 give Y2"], B, A, "Y2"),
        ("TG3", ["0 give G1 to 2"], A, C, "G1"),
    ],
)
def test_who_sees_what_a_given_card(
    trap: str, moves: list[str], giver: int, receiver: int, card: str
) -> None:
    state = table(["G1 G2", "Y1 Y2 Y3", "B1", "R1"], top="R5", coming=trap)
    play(state, "0 draw", *moves)
    assert names(state.view(giver).known[receiver]) == [card]
    for looker in ({A, B, C, D} - {giver, receiver}) | {None}:
        assert state.view(looker).known[receiver] == ()


def test_who_sees_what_cards_of_a_u_turn() -> None:
    state = table(["G1 G2", "Y1 Y2", "B1 B2"], top="R5", coming="TB3")
    play(state, "0 draw", "1 give Y1", "0 give G2")
    for looker in (A, B, C, None):
        step = state.view(looker).agenda[0]
        assert isinstance(step, AskUTurn)
        assert step.left == asked(state.agenda) == (C,)
        for seat, answer in step.answers:
            assert (answer != HIDDEN) == (seat == looker)
    play(state, "2 give B1")
    # Anticlockwise: A's to C, B's to A, C's to B.
    for looker, owner, card in ((A, C, "G2"), (B, A, "Y1"), (C, B, "B1")):
        assert names(state.view(looker).known[owner]) == [card]
    assert set(state.view(None).known) == {()}
    # The third one of each gift knows nothing of it.
    assert state.view(B).known[C] == state.view(C).known[A] == state.view(A).known[B] == ()


@pytest.mark.parametrize("trap", ["TB1", "TG5", "TB2"])
def test_who_sees_what_whole_hands(trap: str) -> None:
    hands = ["G1 G2 G3 G4", "Y1 Y2", "B1"]
    state = table(hands, top="R5", coming=trap)
    play(state, "0 draw", *(["0 choose 2"] if trap == "TG5" else []))
    for seat in range(3):
        was = next(old for old, cards in enumerate(hands) if cards == hand(state, seat))
        view = state.view(was)
        # The old owner knows what was handed on, the new one sees it, the third does not.
        assert " ".join(names(view.known[seat])) == hands[was]
        for looker in ({A, B, C} - {seat, was}) | {None}:
            assert state.view(looker).known[seat] == ()


def test_who_sees_what_a_card_shown_by_lucky_dip() -> None:
    state = table(["G1", "Y1 R4-steal", "B1"], top="R5", coming="TR3 C1")
    play(state, "0 draw")
    for looker in (B, C, None):
        assert names(state.view(looker).known[A]) == ["C1"]
    # While it stays in that hand.
    play(state, "1 draw", "1 pass", "2 draw", "2 pass", "0 play C1")
    assert state.view(B).known[A] == ()


def test_who_sees_what_a_hand_shown_by_glass_hand() -> None:
    state = table(["G1 G2", "Y1 Y2", "B1 B2"], top="R5", coming="TR5 C1 C2 C3")
    play(state, "0 draw")
    for looker in (B, C, None):
        assert set(names(state.view(looker).known[A])) == {"G1", "G2", "C1"}
    # Each card stays known until it leaves the hand; what comes is not known.
    play(state, "1 draw", "1 pass", "2 draw", "2 pass", "0 play G1")
    for looker in (B, C, None):
        assert set(names(state.view(looker).known[A])) == {"G2", "C1"}


def test_who_sees_what_a_blind_take_out_of_a_known_hand() -> None:
    """Giver and taker know which card went; for the others each of the shown ones may have."""
    state = table(["G1 G2 R4-steal", "Y1 Y2", "B1 B2"], top="R5", coming="TR5 C1")
    play(state, "0 draw", "1 draw", "1 pass", "2 draw", "2 pass", "0 play R4-steal")
    assert set(names(state.view(C).known[A])) == {"G1", "G2", "C1"}
    ((card,),) = [move.cards for move in taken(play(state, "1 take-hit"), A, B)]
    assert card in state.view(A).known[B]
    assert list(state.view(B).known[A]) == state.hands[A]
    for looker in (C, None):
        assert state.view(looker).known[A] == ()
        assert card not in state.view(looker).known[B]


def test_who_sees_what_cards_of_a_reshuffled_pile() -> None:
    below = "G2 G3 G4 Y3 Y4"
    one = table(["R1 R2", "Y1 Y2"], top="R4", under=below, pile="C1", seed=1)
    two = table(["R1 R2", "Y1 Y2"], top="R4", under=below, pile="C1", seed=2)
    # They were public as a set; their new order is not told.
    assert play(one, "0 draw") == play(two, "0 draw")
    assert one.draw != two.draw
    for looker in (A, B, None):
        assert one.view(looker) == two.view(looker)


def test_who_sees_what_the_draw_pile_is_nobodys() -> None:
    one = table(held(2, 2, 2), top="R5", pile="C1 C2 C3 TR1")
    two = table(held(2, 2, 2), top="R5", pile="C3 TR1 C2 C1")
    for looker in (A, B, C, None):
        assert one.view(looker) == two.view(looker)


def test_who_sees_what_traps_put_aside_are_not_kept() -> None:
    state = deal(6, 3)
    for looker in (0, None):
        view = state.view(looker)
        assert view.traps == ()
        assert view.discard == ()
        assert view.somewhere == ()


def test_who_sees_what_a_view_holds_nothing_of_the_state() -> None:
    state = table(held(3, 3), top="R5")
    view = state.view(A)
    kept = replace(view)
    play(state, "0 draw", "0 pass")
    assert view == kept
    assert view != state.view(A)
    assert hash(Options()) == hash(view.options)
