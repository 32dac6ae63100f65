"""NYET!, Discard or pass: NYET-55 to NYET-61."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from game.cards import CardsMoved, Zone
from game.nyet.cards import NAMES
from game.nyet.events import Confirmed
from tests.nyet_table import position
from tests.rules.nyet_play import (
    A,
    B,
    C,
    D,
    deal,
    form,
    found,
    named,
    next_round,
    offers,
    play,
    play_until,
    plays,
    refused,
    trick,
    veto_down,
)

HANDS = ["B1 B9 R4", "B3 R1 G1", "Y2 Y9 G9", "R2 G13 Y1"]


def discarding(word: str = "one", hands: list[str] | None = None, **rest: Any) -> Any:
    return position(hands or HANDS, phase="discards", line2=word, **rest)


def passing(hands: list[str] | None = None, **rest: Any) -> Any:
    return position(hands or HANDS, phase="passes", line2="pass", **rest)


def test_nyet_55_all_choose_at_the_same_time() -> None:
    for state in (discarding(), passing()):
        assert state.to_act() == (A, B, C, D)


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_nyet_55_discards_take_effect_when_the_last_has_confirmed(order: tuple[int, ...]) -> None:
    state = discarding()
    texts = ["0 discard B9", "1 discard R1", "2 discard Y2", "3 discard G13"]
    for done, seat in enumerate(order):
        assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
        assert set(state.to_act()) == set(order[done:])
        play(state, texts[seat])
    assert [named(hand) for hand in state.hands] == ["B1 R4", "B3 G1", "Y9 G9", "R2 Y1"]
    assert state.phase == "tricks"
    assert state.to_act() == (A,)


def test_nyet_55_order_of_confirming_makes_no_difference() -> None:
    results = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        state = passing()
        texts = ["0 pass R4", "1 pass R1", "2 pass Y2", "3 pass G13"]
        for seat in order:
            play(state, texts[seat])
        results.append(state)
    assert results[0] == results[1]


@pytest.mark.parametrize("make", [discarding, passing])
def test_nyet_55_choices_are_secret_until_all_have_confirmed_and_after(make: Any) -> None:
    word = "pass" if make is passing else "discard"
    one, other = make(), make()
    (told,) = found(play(one, f"0 {word} B1"), Confirmed)
    (told_other,) = found(play(other, f"0 {word} R4"), Confirmed)
    for seat in (B, C, D, None):
        assert one.view(seat) == other.view(seat)
        assert told.seen_by(seat) == told_other.seen_by(seat)
    assert one.view(A) != other.view(A)
    assert told.seen_by(A) != told_other.seen_by(A)


def test_nyet_55_that_somebody_has_confirmed_is_seen() -> None:
    state = discarding()
    play(state, "2 discard Y2")
    for seat in (A, B, C, D, None):
        assert state.view(seat).asked == (A, B, D)


def test_nyet_56_discards_are_hidden_and_their_owner_may_look() -> None:
    state = discarding()
    events = play(state, "0 discard B9", "1 discard R1", "2 discard Y2", "3 discard G13")
    for seat in range(4):
        seen = state.view(seat).discards
        assert named(seen[seat]) == ["B9", "R1", "Y2", "G13"][seat]
        assert all(set(seen[other]) <= {-1} for other in range(4) if other != seat)
    assert all(set(cards) <= {-1} for cards in state.view(None).discards)
    for event in found(events, CardsMoved):
        if event.target.kind == "discard":
            owner = event.target.owner
            assert event.seen_by(owner) == event
            for other in (*(s for s in range(4) if s != owner), None):
                assert set(event.seen_by(other).cards) == {-1}


def test_nyet_56_own_discards_can_be_looked_at_until_the_end_of_the_round() -> None:
    state = deal(4)
    veto_down(state, discards="two")
    form(state, B)
    play_until(state, "tricks")
    own = [state.view(seat).discards[seat] for seat in range(4)]
    assert [len(cards) for cards in own] == [2, 2, 2, 2]
    while state.phase == "tricks":
        assert [state.view(seat).discards[seat] for seat in range(4)] == own
        state.play(state.moves(state.to_act()[0])[0])
    play_until(state, "vetoes")
    assert not any(any(cards) for cards in state.view(A).discards)


def test_nyet_56_discards_count_for_nothing_and_are_never_loot() -> None:
    hands = ["B9 B1", "B3 B1", "B2 R1", "B4 Y1"]
    state = discarding(hands=hands, supertrump="")
    play(state, "0 discard B1", "1 discard B1", "2 discard R1", "3 discard Y1")
    taken = trick(state, "B9 B3 B2 B4")
    assert taken.loot == ()
    assert state.phase == "scores"
    assert state.view(A).scores == (2, 0, 2, 0)


@pytest.mark.parametrize("word", ["one", "two"])
def test_nyet_57_any_card_may_be_discarded_1s_and_supertrumps_too(word: str) -> None:
    hand = "B1 B1 R1 Y13 G4"
    hands = [hand, "B2 B3 B4 B5 B6", "R2 R3 R4 R5 R6", "G2 G3 G5 G6 G7"]
    state = discarding(word, hands, supertrump="B")
    if word == "one":
        expected = {"B1", "R1", "Y13", "G4"}
    else:
        expected = {
            "B1 B1", "B1 R1", "B1 Y13", "B1 G4", "R1 Y13", "R1 G4", "Y13 G4",
        }  # fmt: skip
    found_sets = {
        " ".join(sorted(offer.split()[1:], key=NAMES.index)) for offer in offers(state, A)
    }
    assert found_sets == expected
    assert len(offers(state, A)) == len(expected)


def test_nyet_57_two_equal_1s_may_be_discarded_together() -> None:
    hands = ["B1 B1 B1 R9", "B2 B3 B4 B5", "R2 R3 R4 R5", "G2 G3 G5 G6"]
    state = discarding("two", hands)
    play(state, "0 discard B1 B1", "1 discard B2 B3", "2 discard R2 R3", "3 discard G2 G3")
    assert named(state.hands[A]) == "B1 R9"


def test_nyet_58_no_1_may_be_discarded() -> None:
    state = discarding("no-1s", supertrump="B")
    assert offers(state, A) == {"discard B9", "discard R4"}
    assert offers(state, B) == {"discard B3"}
    for text in ("0 discard B1", "1 discard R1", "1 discard G1", "3 discard Y1"):
        assert refused(state, text).rule == "NYET-58"


def test_nyet_58_a_hand_of_nothing_but_1s_discards_one_of_them() -> None:
    hands = ["B1 B1 R1", "B3 B4 B5", "Y2 Y9 G9", "R2 G13 Y3", "R3 R4 R5"]
    state = discarding("no-1s", hands)
    assert offers(state, A) == {"discard B1", "discard R1"}
    play(state, "0 discard B1", "1 discard B3", "2 discard Y2", "3 discard R2", "4 discard R3")
    assert named(state.hands[A]) == "B1 R1"
    assert state.phase == "tricks"


def test_nyet_59_any_card_may_be_passed_1s_and_supertrumps_too() -> None:
    state = passing(supertrump="B")
    for seat, hand in enumerate(HANDS):
        assert offers(state, seat) == {f"pass {name}" for name in hand.split()}


def test_nyet_59_a_card_received_cannot_be_the_card_passed_on() -> None:
    # All choose before any card has moved, so a card from the right is not there to be passed.
    state = passing()
    play(state, "0 pass B1")
    assert "pass B1" not in offers(state, B)
    assert refused(state, "1 pass B1")
    play(state, "1 pass B3", "2 pass Y2", "3 pass R2")
    assert [named(hand) for hand in state.hands] == [
        "B9 R2 R4", "B1 R1 G1", "B3 Y9 G9", "Y1 Y2 G13",
    ]  # fmt: skip


def test_nyet_59_giver_and_receiver_know_the_card_and_nobody_else() -> None:
    state = passing()
    events = play(state, "0 pass B9", "1 pass B3", "2 pass Y2", "3 pass R2")
    given = [named([state.view(seat).given]) for seat in range(4)]
    received = [named([state.view(seat).received]) for seat in range(4)]
    assert given == ["B9", "B3", "Y2", "R2"]
    assert received == ["R2", "B9", "B3", "Y2"]
    assert (state.view(None).given, state.view(None).received) == (-1, -1)
    moved = [e for e in found(events, CardsMoved) if e.source.kind == e.target.kind == "hand"]
    assert len(moved) == 4
    for event in moved:
        giver, receiver = event.source.owner, event.target.owner
        assert receiver == (giver + 1) % 4
        for seat in (A, B, C, D, None):
            shown = set(event.seen_by(seat).cards) != {-1}
            assert shown == (seat in (giver, receiver))


def test_nyet_59_a_passed_1_is_loot_by_who_plays_it() -> None:
    # Teams 0+2 and 1+3. Seat 0 passes its R1 to seat 1, who plays it into seat 2's trick.
    hands = ["B9 R1", "R2 G3", "R9 B4", "R4 G5"]
    state = passing(hands, supertrump="")
    play(state, "0 pass R1", "1 pass G3", "2 pass B4", "3 pass G5")
    plays(state, "B9")
    play(state, "1 play R1", "2 play G3", "3 play B4")
    # R1 was thrown to seat 0's own trick: it belongs to the other team now, so it is loot.
    assert [named(cards) for cards in state.view(A).loot] == ["R1", "", "", ""]


def test_nyet_59_a_1_passed_to_a_partner_is_no_loot_between_them() -> None:
    hands = ["B9 R1", "R2 G3", "R9 B4", "R4 G5"]
    state = passing(hands, supertrump="", partners=(B,))
    play(state, "0 pass R1", "1 pass G3", "2 pass B4", "3 pass G5")
    assert trick(state, "B9 R1 G3 B4").loot == ()


def test_nyet_60_two_players_swap_one_card_each() -> None:
    state = passing(["B1 R9", "G4 Y13"])
    assert state.to_act() == (A, B)
    play(state, "1 pass G4", "0 pass B1")
    assert [named(hand) for hand in state.hands] == ["R9 G4", "B1 Y13"]


SIZES = {
    "keep": {2: 15, 3: 16, 4: 15, 5: 12},
    "pass": {2: 15, 3: 16, 4: 15, 5: 12},
    "one": {2: 14, 3: 15, 4: 14, 5: 11},
    "no-1s": {2: 14, 3: 15, 4: 14, 5: 11},
    "two": {2: 13, 3: 14, 4: 13, 5: 10},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("word", SIZES)
def test_nyet_61_hand_sizes_and_number_of_tricks(word: str, seats: int) -> None:
    state = deal(seats)
    veto_down(state, discards=word)
    play_until(state, "tricks")
    size = SIZES[word][seats]
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert state.view(A).counts == (size,) * seats
    play_until(state, "scores")
    assert sum(state.view(A).tricks_won) == size


def test_nyet_61_no_card_gets_lost() -> None:
    for seats in (2, 3, 4, 5):
        state = deal(seats)
        veto_down(state, discards="two")
        play_until(state, "tricks")
        out = [card for cards in state.discards for card in cards]
        in_hand = [card for hand in state.hands for card in hand]
        count = Counter([*out, *in_hand, *state.rest])
        assert set(count.values()) == {1}
        assert len(count) == (48 if seats == 3 else 60)
        next_round(state)


def test_discards_lie_in_the_zone_of_their_owner() -> None:
    state = discarding()
    events = play(state, "0 discard B9", "1 discard R1", "2 discard Y2", "3 discard G13")
    targets = {event.target for event in found(events, CardsMoved)}
    assert targets == {Zone("discard", seat) for seat in range(4)}
