"""NYET!, Veto phase: NYET-20 to NYET-30."""

from __future__ import annotations

import pytest

from game.chance import Chance
from game.nyet.board import BOX, BOX_WORDS, CHARACTERS, LINES, line_of
from game.nyet.events import LineClosed, TermsRead, TokenPlaced
from tests.rules.nyet_play import (
    A,
    B,
    any_move,
    deal,
    found,
    next_round,
    offers,
    place,
    refused,
    veto_down,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_20_all_see_their_own_full_hand_before_the_first_token(seats: int) -> None:
    state = deal(seats)
    size = {2: 15, 3: 16, 4: 15, 5: 12}[seats]
    for seat in range(seats):
        view = state.view(seat)
        assert view.phase == "vetoes"
        assert view.tokens == ()
        assert sorted(view.hand) == sorted(state.hands[seat])
        assert len(view.hand) == size


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_21_the_dealer_begins_and_tokens_go_round_clockwise(seats: int) -> None:
    for seed in range(4):
        state = deal(seats, seed)
        dealer = state.dealer
        placed = 0
        chance = Chance(seed)
        while state.phase == "vetoes":
            assert state.to_act() == ((dealer + placed) % seats,)
            any_move(state, chance)
            placed += 1


def test_nyet_22_a_token_goes_on_any_open_box_of_any_line_that_is_not_closed() -> None:
    state = deal(4)
    place(state, "trump-red", "points-4", "wolf", "trump-blue", "keep")
    (seat,) = state.to_act()
    covered = {"trump-red", "points-4", "wolf", "trump-blue", "keep", "eagle", "trump-none"}
    assert offers(state, seat) == {f"veto {word}" for word in BOX_WORDS if word not in covered}


def test_nyet_22_one_token_at_a_time_covers_one_box() -> None:
    state = deal(4)
    before = state.view(A).covered
    place(state, "points-3")
    assert state.view(A).covered - before == {BOX["points-3"]}


@pytest.mark.parametrize("placed", range(17))
def test_nyet_23_there_is_no_pass(placed: int) -> None:
    state = deal(3)
    for _ in range(placed):
        any_move(state, Chance(placed))
    (seat,) = state.to_act()
    assert refused(state, f"{seat} no-veto").rule == "NYET-23"


def test_nyet_24_a_line_closes_when_one_box_is_left() -> None:
    state = deal(4)
    events = place(state, "trump-red", "trump-blue")
    assert not found(events, LineClosed)
    (closed,) = found(place(state, "trump-green"), LineClosed)
    assert (closed.line, BOX_WORDS[closed.box]) == (2, "trump-yellow")
    (seat,) = state.to_act()
    assert "veto trump-yellow" not in offers(state, seat)
    assert refused(state, f"{seat} veto trump-yellow").rule in ("NYET-22", "NYET-24")


def test_nyet_25_the_phase_ends_when_all_five_lines_are_closed() -> None:
    for seats in (2, 3, 4, 5):
        state = deal(seats, seats)
        chance = Chance(seats)
        open_lines = set(LINES)
        while state.phase == "vetoes":
            events = any_move(state, chance)
            open_lines -= {event.line for event in found(events, LineClosed)}
            assert bool(open_lines) == (state.phase == "vetoes")
            assert len(found(events, TermsRead)) == (not open_lines)


def test_nyet_25_turn_order_does_not_matter_afterwards() -> None:
    # Whoever placed the last token, the first player is asked next.
    for first in range(4):
        state = deal(4)
        veto_down(state, first)
        assert state.to_act() == (first,)


def test_nyet_26_tokens_stay_where_they_are_all_round() -> None:
    state = deal(4)
    chance = Chance(5)
    before: list[object] = []
    while state.view(A).number == 1:
        tokens = list(state.view(A).tokens)
        assert tokens[: len(before)] == before
        before = tokens
        if state.phase != "scores" and state.phase != "vetoes":
            assert len(before) == 18
        any_move(state, chance)
    assert len(before) == 18


def test_nyet_26_no_token_can_be_taken_back() -> None:
    state = deal(4)
    place(state, "points-3", "points-2", "points-4", "points-1")
    (dealer,) = state.to_act()
    for own_or_other in ("points-3", "points-2"):
        assert refused(state, f"{dealer} uncover {own_or_other}").rule == "NYET-26"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_27_any_character_may_be_covered_the_own_too(seats: int) -> None:
    for character in range(seats):
        state = deal(seats)
        place(state, CHARACTERS[character])
        assert BOX[CHARACTERS[character]] in state.view(A).covered
    state = deal(seats)
    place(state, CHARACTERS[state.dealer])
    (token,) = state.view(A).tokens
    assert token.box == BOX[CHARACTERS[token.seat]]


@pytest.mark.parametrize(("seats", "count"), [(2, 16), (3, 17), (4, 18), (5, 19)])
def test_nyet_28_nobody_runs_out_of_tokens(seats: int, count: int) -> None:
    for seed in range(5):
        state = deal(seats, seed)
        chance = Chance(seed)
        events = []
        while state.phase == "vetoes":
            events += any_move(state, chance)
        assert len(found(events, TokenPlaced)) == count


@pytest.mark.parametrize(("seats", "count"), [(2, 17), (3, 18), (4, 19), (5, 20)])
def test_nyet_28_one_token_more_with_a_no_trump_box(seats: int, count: int) -> None:
    state = deal(seats, no_trump=True)
    veto_down(state)
    assert len(state.view(A).tokens) == count


def test_nyet_29_each_token_shows_who_placed_it() -> None:
    state = deal(3)
    dealer = state.dealer
    (event,) = found(place(state, "points-1"), TokenPlaced)
    assert (event.seat, event.box) == (dealer, BOX["points-1"])
    place(state, "trump-red", "super-none", "crane")
    for seat in (0, 1, 2, None):
        tokens = state.view(seat).tokens
        assert [(token.seat, BOX_WORDS[token.box]) for token in tokens] == [
            (dealer, "points-1"),
            ((dealer + 1) % 3, "trump-red"),
            ((dealer + 2) % 3, "super-none"),
            (dealer, "crane"),
        ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nyet_30_on_every_veto_turn_there_are_at_least_two_legal_boxes(seats: int) -> None:
    for seed in range(30):
        state = deal(seats, seed, no_trump=bool(seed % 2))
        chance = Chance(seed)
        while state.phase == "vetoes":
            (seat,) = state.to_act()
            assert len(offers(state, seat)) >= 2
            any_move(state, chance)


def test_nyet_30_every_line_keeps_exactly_one_open_box() -> None:
    for seed in range(10):
        state = deal(2 + seed % 4, seed)
        while state.phase == "vetoes":
            any_move(state, Chance(len(state.view(A).covered)))
        covered = state.view(B).covered
        opened = [box for box, word in enumerate(BOX_WORDS) if box not in covered]
        opened = [box for box in opened if BOX_WORDS[box] != "trump-none"]
        assert [line_of(box) for box in opened] == list(LINES)


def test_the_next_round_starts_with_an_empty_board() -> None:
    state = deal(4)
    next_round(state)
    (seat,) = state.to_act()
    assert len(offers(state, seat)) == 23
