"""Jetriko, Green traps: JET-193 to JET-197."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.cards import CardsMoved
from game.jetriko.events import ColourNamed, NothingToDraw, PlayerChosen, SwapDeclined
from game.jetriko.moves import Discard
from tests.jetriko_table import hand, names
from tests.rules.jetriko_play import (
    A,
    B,
    C,
    D,
    drawn,
    found,
    free,
    held,
    offers,
    play,
    refused,
    revealed,
    sizes,
    slid_under,
    table,
    taken,
    turn,
    winner,
)

EVERY_TABLE = pytest.mark.parametrize("seats", range(2, 7))


@EVERY_TABLE
@pytest.mark.parametrize(("count", "discards"), [(2, 1), (3, 1), (4, 2), (5, 2), (9, 2)])
def test_jet_193_ballast(seats: int, count: int, discards: int) -> None:
    state = table(held(count, *[2] * (seats - 1)), top="R5", coming="TG1")
    play(state, "0 draw")
    assert turn(state) == (A, "discard")
    for cards in combinations(sorted(state.hands[A]), discards):
        assert state.check(Discard(A, cards)) is None
    for wrong in (discards - 1, discards + 1):
        if wrong <= count:
            chosen = " ".join(["0 discard", *hand(state, A).split()[:wrong]])
            refusal = refused(state, chosen)
            assert refusal.code == "jetriko-card-count"
            assert refusal.args == (("count", discards),)
    chosen = " ".join(hand(state, A).split()[:discards])
    assert slid_under(play(state, f"0 discard {chosen}"), A) == chosen
    assert sizes(state)[A] == count - discards
    assert free(state, B)


def test_jet_193_a_single_card_goes_without_asking() -> None:
    state = table(["R1", "Y1 Y2", "B1"], top="R5", coming="TG1")
    assert slid_under(play(state, "0 draw"), A) == "R1"
    assert state.brink == (A,)
    assert free(state, B)


def test_jet_193_an_empty_hand_stays_empty() -> None:
    state = table(["R4-plus R1", "", "Y1 Y2"], top="R5", coming="TG1")
    events = play(state, "0 play R4-plus")
    assert revealed(events) == [("TG1", B)]
    assert sizes(state)[B] == 0
    assert winner(events) is None


@EVERY_TABLE
def test_jet_194_colour_filter(seats: int) -> None:
    hands = ["R1 G1-steal G4-blank B2 stop-1", *held(*[2] * (seats - 1))]
    hands[1:] = ["Y1 Y2", "Y3 Y4", "Y5 Y1-plus", "B3 B4", "B5 B1"][: seats - 1]
    state = table(hands, top="R5", coming="TG2")
    play(state, "0 draw")
    assert turn(state) == (A, "colour")
    assert offers(state, A) == {"colour green", "colour blue", "colour red"}
    events = play(state, "0 colour green")
    assert [event.colour for event in found(events, ColourNamed)] == [0]
    assert slid_under(events, A) == "G1-steal G4-blank"
    assert hand(state, A) == "B2 R1 stop-1"
    assert free(state, B)


def test_jet_194_one_colour_is_named_without_asking() -> None:
    state = table(["R1 R2-blank stop-1 more-1", "Y1 Y2"], top="R5", coming="TG2")
    events = play(state, "0 draw")
    assert slid_under(events, A) == "R1 R2-blank"
    assert hand(state, A) == "more-1 stop-1"
    assert free(state, B)


@pytest.mark.parametrize("cards", ["stop-1 more-1", "divide-1"])
def test_jet_194_without_a_coloured_card_nothing_happens(cards: str) -> None:
    state = table([cards, "Y1 Y2"], top="R5", coming="TG2")
    events = play(state, "0 draw")
    assert slid_under(events, A) == ""
    assert set(hand(state, A).split()) == set(cards.split())
    assert free(state, B)


@EVERY_TABLE
def test_jet_195_parting_gift(seats: int) -> None:
    state = table(held(*[2] * seats), top="R5", coming="TG3")
    cards = hand(state, A).split()
    play(state, "0 draw")
    assert turn(state) == (A, "gift")
    if seats == 2:
        assert offers(state, A) == {f"give {card}" for card in cards}
        move = f"0 give {cards[0]}"
    else:
        assert offers(state, A) == {
            f"give {card} to {other}" for card in cards for other in range(1, seats)
        }
        move = f"0 give {cards[0]} to {seats - 1}"
    assert refused(state, "0 decline").code == "jetriko-trap-must"
    events = play(state, move)
    (given,) = taken(events, A, seats - 1)
    assert names(given.cards) == [cards[0]]
    assert set(given.known_to) == {A, seats - 1}
    assert not given.open
    assert sizes(state)[A] == 1
    assert free(state, B)


def test_jet_195_a_single_card_the_player_is_chosen() -> None:
    state = table(["R1", "Y1 Y2", "B1"], top="R5", coming="TG3")
    play(state, "0 draw")
    assert turn(state) == (A, "gift")
    assert offers(state, A) == {"give R1 to 1", "give R1 to 2"}
    events = play(state, "0 give R1 to 2")
    assert [event.other for event in found(events, PlayerChosen)] == [C]
    assert hand(state, C) == "B1 R1"
    assert state.brink == (A,)


def test_jet_195_a_single_card_with_two_players_goes_unasked() -> None:
    state = table(["R1", "Y1 Y2"], top="R5", coming="TG3")
    play(state, "0 draw")
    assert hand(state, B) == "Y1 Y2 R1"
    assert free(state, B)


def test_jet_195_with_an_empty_hand_nothing_happens() -> None:
    state = table(["R4-plus R1", "", "Y1 Y2"], top="R5", coming="TG3")
    events = play(state, "0 play R4-plus")
    assert revealed(events) == [("TG3", B)]
    assert free(state, C)


@EVERY_TABLE
def test_jet_196_counterblow(seats: int) -> None:
    state = table(held(*[2] * seats), top="R5", coming="TG4 C1 C2 C3")
    events = play(state, "0 draw")
    other = seats - 1
    if seats > 2:
        assert turn(state) == (A, "counterblow")
        assert offers(state, A) == {f"choose {seat}" for seat in range(1, seats)}
        assert refused(state, "0 choose 0").code == "jetriko-another-player"
        events = play(state, f"0 choose {other}")
        assert [(e.seat, e.other) for e in found(events, PlayerChosen)] == [(A, other)]
    assert drawn(events, other) == "C1 C2"
    assert sizes(state)[other] == 4
    assert free(state, B)


def test_jet_196_another_trap_is_that_players() -> None:
    state = table(["R1 R2", "Y1", "B1 B2", "G1 G2"], top="R5", coming="TG4 C1 TG1")
    play(state, "0 draw")
    events = play(state, "0 choose 2")
    assert revealed(events) == [("TG1", C)]
    assert turn(state) == (C, "discard")
    play(state, "2 discard B1")
    assert hand(state, C) == "C1 B2"
    assert free(state, B)


def test_jet_196_draws_may_be_void() -> None:
    state = table(["R1 R2", "Y1"], pile="TG4 C1")
    events = play(state, "0 draw")
    assert drawn(events, B) == "C1"
    assert found(events, NothingToDraw)


@EVERY_TABLE
def test_jet_197_trade_up(seats: int) -> None:
    hands = held(*range(2, seats + 2))
    state = table(hands, top="R5", coming="TG5")
    play(state, "0 draw")
    assert turn(state) == (A, "swap")
    assert offers(state, A) == {"decline"} | {f"choose {seat}" for seat in range(1, seats)}
    declined = state.copy()
    events = play(declined, "0 decline")
    assert [event.seat for event in found(events, SwapDeclined)] == [A]
    assert [hand(declined, seat) for seat in range(seats)] == hands
    assert free(declined, B)

    other = seats - 1
    events = play(state, f"0 choose {other}")
    hands[A], hands[other] = hands[other], hands[A]
    assert [hand(state, seat) for seat in range(seats)] == hands
    moves = [move for move in found(events, CardsMoved) if move.source.kind == "hand"]
    assert {(move.source.owner, move.target.owner) for move in moves} == {(A, other), (other, A)}
    assert all(set(move.known_to) == {A, other} for move in moves)
    assert free(state, B)


def test_jet_197_empty_hands_may_be_swapped() -> None:
    state = table(["R1 R2", "Y1", "B1", ""], top="R5", coming="TG5")
    play(state, "0 draw", "0 choose 3")
    assert sizes(state) == [0, 1, 1, 2]
    assert state.brink == (A,)

    state = table(["R4-plus R1", "", "Y1 Y2", "B1"], top="R5", coming="TG5")
    play(state, "0 play R4-plus")
    assert turn(state) == (B, "swap")
    play(state, "1 choose 2")
    assert sizes(state) == [1, 2, 0, 1]
    assert D not in state.brink
