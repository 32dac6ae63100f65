"""Frantic, Who sees what (FRA-420 to FRA-437, FRA-502), by view and by event."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.cards import CardsMoved
from game.chance import Chance
from game.frantic.events import (
    HandSeen,
    PilesDealt,
    PowersDealt,
    PowersSwapped,
    PowerTurnedUp,
    SpecialsCounted,
)
from tests.frantic_table import named, offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    any_move,
    asks,
    found,
    fresh,
    go,
    happened,
    happens,
    pile,
    settle,
    table,
)

ALL = {"preset": "everything", "top": "R5"}
GIFT = ("0 play gift-R", "0 name 1", "0 pick Y1", "0 pick Y2")


def into_hand(events: list[Any], seat: int) -> list[CardsMoved]:
    """Cards that came into this hand."""
    return [
        event
        for event in found(events, CardsMoved)
        if (event.target.kind, event.target.owner) == ("hand", seat)
    ]


def sees(event: CardsMoved, seat: int | None) -> bool:
    return -1 not in event.seen_by(seat).cards


def handed_over(events: list[Any]) -> list[bool]:
    """Whether A, B and C saw the cards that went from B to A, at one moment or another."""
    moves = [
        event
        for event in found(events, CardsMoved)
        if event.source.owner == B or event.target.owner == A
    ]
    return [any(sees(event, seat) for event in moves) for seat in (A, B, C)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_fra_420_the_own_hand_and_how_many_others_hold(seat: int | None) -> None:
    state = table("R1 Y1", "B1 B2 B3", "G1", **ALL)
    view = state.view(seat)
    assert view.hand == (() if seat is None else tuple(state.hands[seat]))
    assert view.counts == (2, 3, 1)
    assert all(view.known[other] in ((), tuple(state.hands[other])) for other in range(3))
    assert not any(view.known[other] for other in range(3) if other != seat)


def test_fra_420_a_view_holds_nothing_else_of_other_hands() -> None:
    state = table("R1 Y1", "B1 B2 B3", "G1", **ALL)
    other = state.copy()
    other.hands[B], other.draw[:3] = sorted(other.draw[:3]), other.hands[B]
    assert state.view(A) == other.view(A)
    assert state.view(B) != other.view(B)


def test_fra_421_decks_are_only_counted() -> None:
    state = table("R1 Y1", "B1", **ALL)
    other = state.copy()
    other.draw.reverse()
    other.event_deck = other.event_deck[::-1]
    other.power_deck, other.rule_deck = other.power_deck[::-1], other.rule_deck[::-1]
    for seat in (A, B, None):
        assert state.view(seat) == other.view(seat)
        view = state.view(seat)
        assert (view.draw, view.event_deck, view.power_deck, view.rule_deck) == (
            len(state.draw),
            54,
            24,
            15,
        )


def test_fra_422_the_discard_pile_may_be_browsed() -> None:
    state = happens(
        "recession", "Y1 Y2 Y3", "B1 B2", "G1 G2 G3", texts=("1 pick B1", "2 pick G1", "2 pick G2")
    )
    for seat in (A, B, None):
        assert state.view(seat).pile == tuple(state.pile)
    assert {"B1", "G1", "G2"} <= set(pile(state).split())


def test_fra_423_modules_and_events_turned_over_are_public() -> None:
    state = happens("friday_the_13th", "Y1", "B1", turned=["market"])
    for seat in (A, B, None):
        assert state.view(seat).modules == state.modules
        assert state.view(seat).turned == ("market", "friday_the_13th")


def test_fra_424_public_things() -> None:
    state = table(
        "R1 Y1",
        "B1",
        "G1",
        skipped=[2],
        totals=(1, 2, 3),
        limit=99,
        direction=-1,
        lasting=["time_bomb", "plus_one"],
        bomb=[1, 2, 0],
        rules=["thirsty"],
        last_colour="green",
        **ALL,
    )
    for seat in (A, C, None):
        view = state.view(seat)
        assert (view.requirement, view.last_colour) == (state.requirement, 3)
        assert (view.direction, view.skipped, view.limit, view.totals) == (-1, (2,), 99, (1, 2, 3))
        assert (view.lasting, view.rules) == (state.lasting, ("thirsty",))
        assert len(view.turns_left) == 3


def test_fra_425_power_cards() -> None:
    state = table("R1 Y1", "B1", powers=["looping recycling*", "black_wish"], **ALL)
    assert [p.name for p in state.view(A).powers[A]] == ["looping", "recycling"]
    assert [p.name for p in state.view(B).powers[A]] == ["", "recycling"]
    assert [p.name for p in state.view(None).powers[B]] == [""]
    events = play(state, "0 play R1 with looping")
    assert found(events, PowerTurnedUp)[0].seen_by(None).power == "looping"
    state = fresh(3, preset="supercharged")
    for event in found(play(state, f"{state.dealer} go-on"), PowersDealt):
        assert event.seen_by(event.seat).powers == event.powers
        assert event.seen_by((event.seat + 1) % 3).powers == ("", "")


def test_fra_425_after_edison_each_owner_sees_the_card_they_received() -> None:
    state = table("edison Y1", "B1", "G1", powers=["looping", "black_wish", ""], **ALL)
    events = play(state, "0 play edison", "0 yes")
    while asks(state) != "AskPlay":
        events += state.play(state.moves(state.to_act()[0])[0])
    (swap,) = found(events, PowersSwapped)
    assert {power.name for power in swap.seen_by(A).powers} == {"looping", "black_wish"}
    assert [power.name for power in swap.seen_by(C).powers] == ["", ""]
    assert state.view(A).powers[A][0].name == "black_wish"


def test_fra_426_cards_given_are_known_to_these_two_only() -> None:
    state = table("gift-R Y1 Y2 Y3", "B1", "G1", **ALL)
    events = go(state, *GIFT)
    aside = [e for e in found(events, CardsMoved) if e.target.kind == "aside"]
    assert aside and all(sees(e, A) and not sees(e, B) and not sees(e, C) for e in aside)
    assert state.view(B).aside[A] == (-1, -1)
    events = play(state, "1 pass")
    (given,) = into_hand(events, B)
    assert [sees(given, seat) for seat in (A, B, C, None)] == [True, True, False, False]
    assert named(state.view(A).known[B]) == "Y1 Y2"
    assert state.view(C).known[B] == ()


def test_fra_427_cards_taken_blind() -> None:
    state = table("exchange-R Y1", "B1 B2 B3", "G1", **ALL)
    events = settle(state, "0 play exchange-R", "0 name 1")
    taken = list(into_hand(events, A))
    assert taken
    for event in taken:
        assert [sees(event, seat) for seat in (A, B, C)] == [True, True, False]


def test_fra_428_fra_196_thief_shows_the_hand_to_the_actor_only() -> None:
    state = table("thief-R Y1", "B1 B2 B3", "G1", **ALL)
    events = go(state, "0 play thief-R", "0 name 1", "1 pass")
    (seen,) = found(events, HandSeen)
    assert named(state.view(A).known[B]) == "B1 B2 B3"
    assert state.view(C).known[B] == ()
    assert (seen.seat, seen.owner, len(seen.seen_by(C).cards)) == (A, B, 3)
    settle(state, "0 pick B1", "0 pick B2")
    assert named(state.view(B).known[A]) == "B1 B2"
    assert named(state.view(A).known[B]) == "B3"


def test_fra_429_distributor() -> None:
    state, events = happened("distributor", "Y1", "B1 B2", "G1 G2 G3")
    for event in found(events, HandSeen):
        assert event.seat == A
        if event.owner != B:
            assert set(event.seen_by(B).cards) == {-1}
    assert named(state.view(A).known[C]) == "G1 G2 G3"
    events = settle(state, "0 pile 2 0", "0 pile 0 1")
    assert found(events, PilesDealt)[0].seen_by(None).piles == (2, 0, 1)


def test_fra_430_secret_cards_stay_secret_until_all_are_down() -> None:
    state = happens("gambling_man", "Y1 Y2", "B3 B4", "G5 G6")
    play(state, "0 pick Y1")
    assert state.view(B).aside[A] == (-1,)
    assert named(state.view(A).aside[A]) == "Y1"
    assert state.view(B).asked == (B, C)
    events = play(state, "1 pick B3", "2 pick G5")
    shown = [e for e in found(events, CardsMoved) if e.open]
    assert {card for e in shown for card in e.cards}
    state = happens("russian_roulette", "Y1 Y2", "B3 B4", "G5 G6")
    events = play(state, "0 pick Y1", "1 pick B3", "2 pick G5")
    for event in found(events, CardsMoved):
        owner = event.source.owner
        assert not event.open
        assert all(not sees(event, seat) for seat in (A, B, C) if seat != owner)


def test_fra_431_open_hands_are_public_and_may_be_remembered() -> None:
    state = happens("the_all_seeing_eye", "Y1", "B1", "G1")
    assert state.view(None).known == tuple(tuple(hand) for hand in state.hands)
    play(state, "0 go-on", "1 go-on", "2 go-on")
    assert named(state.view(A).known[B]) == "B1"
    assert state.view(A).open == ()


@pytest.mark.parametrize("event", ["market", "black_jack", "seppuku", "resurrection"])
def test_fra_432_public_when_they_happen(event: str) -> None:
    state, events = happened(event, "Y1", "B1", "G1", draw="R1 R2 R3 R4 R6 R7", pile="G8 G9")
    while state.phase == "choice":
        move = next((m for m in state.moves(state.to_act()[0]) if str(m).endswith("yes")), None)
        events += state.play(move or state.moves(state.to_act()[0])[0])
    cards = [e for e in found(events, CardsMoved) if e.source.kind in ("draw", "row", "pile")]
    assert cards and all(e.open for e in cards)


def test_fra_432_tsunami_and_rewind_are_open() -> None:
    state, events = happened("tsunami", "Y1", "B3", "G5")
    events += play(state, *[f"1 {text}" for text in sorted(offers(state, B))[:1]])
    laid = [
        e for e in found(events, CardsMoved) if e.source.kind == "hand" and e.target.kind == "row"
    ]
    assert laid and all(e.open for e in laid)
    state, events = happened("rewind", "Y1", "B1", draw="R7", pile="G1 G2 G3")
    assert all(e.open for e in into_hand(events, B))


def test_fra_502_epic_fail_little_brother_recycling_black_hole_eternal_love() -> None:
    state, events = happened("epic_fail", "Y1 Y2", "B1", "fuck_you G1")
    assert all(sees(e, None) for e in into_hand(events, B))
    state, events = happened("little_brother", "Y1", "B1")
    assert all(sees(e, None) for e in into_hand(events, A))
    state, events = happened("black_hole", "Y1", "K1 B1", "G1")
    assert handed_over(events) == [True, True, False]
    assert (named(state.view(B).known[A]), state.view(C).known[A]) == ("K1", ())
    state, events = happened("eternal_love", "Y1 Y2 Y3", "gift-B B1", "G1")
    assert handed_over(events) == [True, True, False]
    assert (named(state.view(B).known[A]), state.view(C).known[A]) == ("gift-B", ())
    state = table("R1 Y1", "B1", "G1", powers=["recycling", "", ""], **ALL)
    events = settle(state, "0 play R1 with recycling", "0 name 1")
    assert all(sees(e, None) for e in into_hand(events, B))
    assert named(state.view(C).known[B]) == "R1"


def test_fra_433_shuffling_wipes_out_knowledge() -> None:
    state = table("thief-R Y1", "B1 B2 B3", "G1", events=["tornado"], **ALL)
    settle(state, "0 play thief-R", "0 name 1", "0 pick B1", "0 pick B2")
    assert state.view(A).known[B]
    assert state.view(B).known[A]
    state = happens("the_all_seeing_eye", "Y1 K4", "B1", "G1", then=["tornado"])
    play(state, "0 go-on", "1 go-on", "2 go-on")
    state.requirement = type(state.requirement)()
    state.bar = type(state.bar)()
    state.agenda = (type(state.agenda[0])(A), *state.agenda[1:])
    state.active = A
    settle(state, "0 play K4")
    assert state.view(C).known[A] == ()
    assert state.view(C).known[B] == ()


def test_fra_434_special_charge_shows_only_the_number() -> None:
    state = table("R1 Y1", "B1 gift-B", "G1", powers=["special_charge", "", ""], **ALL)
    events = settle(state, "0 play R1 with special_charge", "0 name 1")
    assert found(events, SpecialsCounted)[0].counts == (1,)
    assert state.view(A).known[B] == ()
    for event in ("mating_season", "vandalism", "take_them_out"):
        state, events = happened(event, "Y1 R1 gift-R", "B2 R2", "G1", last_colour="red")
        gone = [e for e in found(events, CardsMoved) if e.source.kind == "hand"]
        assert all(e.open for e in gone)


def test_fra_435_private_things_are_in_one_view_only() -> None:
    state = table("thief-R Y1", "B1 B2 B3", "G1", powers=["looping", "", ""], **ALL)
    go(state, "0 play thief-R", "0 name 1", "1 pass")
    mine, others = state.view(A), state.view(C)
    assert mine.hand and mine.known[B] and mine.powers[A][0].name
    assert not others.known[B] and not others.powers[A][0].name


def test_fra_436_at_the_end_of_a_round_all_hands_are_public() -> None:
    state = table("R1", "B1 B2", "G1", **ALL)
    settle(state, "0 play R1")
    for seat in (A, B, C, None):
        assert state.view(seat).known == tuple(tuple(hand) for hand in state.hands)


def test_fra_437_what_a_player_sees_when_choosing() -> None:
    state = table("skip-R Y1", "B1 B2", "G1", skipped=[2], totals=(4, 5, 6), **ALL)
    view = state.view(A)
    assert (view.counts, view.totals, view.skipped) == ((2, 2, 1), (4, 5, 6), (2,))
    assert offers(state, A) == {"play skip-R", "draw"}
    assert view.requirement == state.requirement


def test_fra_420_bots_get_exactly_what_people_see() -> None:
    names = {field.name for field in fields(type(table("R1", "B1").view(A)))}
    assert not names & {"hands", "chance", "known_by"}


@pytest.mark.parametrize("seed", range(4))
def test_fra_420_no_event_tells_more_than_the_view_knows(seed: int) -> None:
    """In random games a card that an event shows to a seat is public, or known to it afterwards."""
    state = fresh(3 + seed % 3, seed, preset="everything", limit=20, length="own")
    chance = Chance(seed)
    for _ in range(250):
        if state.outcome is not None:
            break
        events = any_move(state, chance)
        for seat in range(state.seats):
            view = state.view(seat)
            for event in found(events, CardsMoved):
                if event.target.kind != "hand" or event is not events[-1]:
                    continue
                owner = event.target.owner
                shown = {card for card in event.seen_by(seat).cards if card >= 0}
                held = {card for card in shown if card in state.hands[owner]}
                known = set(view.hand) if owner == seat else set(view.known[owner])
                assert held <= known
