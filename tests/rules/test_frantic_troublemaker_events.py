"""Frantic, the events of TROUBLEMAKER (FRA-255 to FRA-277, FRA-559 to FRA-564)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.events import EventsLaidOut, HandSeen, PilesDealt, SeatsSwapped, TotalsChanged
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    code,
    found,
    go,
    hands,
    happened,
    happens,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    turned,
)

OFF: dict[str, Any] = {"scores": False}


def test_fra_255_black_hole() -> None:
    state = happens("black_hole", "Y1", "K1 B1 black_gift", "K9", "G1")
    assert set(hands(state)[A].split()) == {"Y1", "K1", "K9", "black_gift"}
    assert hands(state)[1:] == ["B1", "", "G1"]
    assert state.sheet[-1].winners == (C,)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_fra_256_fra_386_capitalism(seats: int) -> None:
    hands_ = ["Y1", "B1 B2", "", "G1", "R1 R2 R3", "R2", "Y2", "Y3"][:seats]
    state = happens("capitalism", *hands_)
    assert sizes(state) == [2 * len(hand.split()) for hand in hands_]


def test_fra_257_fra_388_crowdfunding() -> None:
    state = happens("crowdfunding", "Y1 Y2 Y3 Y4", "B1", "G1 G2 G3", "R1")
    play(state, "2 pick G1", "2 pick G3", "0 pick Y1", "0 pick Y4")
    assert hands(state) == ["Y2 Y3", "B1 Y1 G1", "G2", "R1 Y4 G3"]
    state = happens("crowdfunding", "Y1", "B1", "G1")
    assert (on_turn(state), sizes(state)) == (B, [1, 1, 1])


def test_fra_257_the_first_in_order_receive_if_cards_do_not_reach() -> None:
    state = happens("crowdfunding", "Y1 Y2", "", "", "", texts=())
    while state.phase == "choice":
        state.play(state.moves(state.to_act()[0])[0])
    assert sizes(state) == [0, 1, 1, 0]
    state = happens("crowdfunding", "Y1 Y2 Y3", "B1", "G1 G2", texts=("2 pick G2", "0 pick Y3"))
    assert hands(state) == ["Y1 Y2", "B1 Y3 G2", "G1"]


def test_fra_258_distributor() -> None:
    state, events = happened("distributor", "Y1", "B1 B2", "G1 G2 G3")
    assert [(e.seat, e.owner) for e in found(events, HandSeen) if e.owner != e.seat] == [
        (A, B),
        (A, C),
    ]
    assert offers(state, A) == {"pile 1 0", "pile 2 0"}
    assert code(state, "0 pile 0 0") == ("frantic-own-pile", "FRA-258")
    play(state, "0 pile 1 0")
    assert offers(state, A) == {"pile 0 1", "pile 2 1"}
    events = play(state, "0 pile 0 1")
    assert hands(state) == ["B1 B2", "Y1", "G1 G2 G3"]
    assert found(events, PilesDealt)[0].piles == (1, 0, 2)


def test_fra_258_others_may_get_their_own_back_and_empty_piles_count() -> None:
    state = happens("distributor", "Y1", "B1 B2", "", texts=("0 pile 2 0", "0 pile 1 1"))
    assert hands(state) == ["", "B1 B2", "Y1"]
    assert state.sheet[-1].winners == (A,)


def test_fra_259_double_taxation() -> None:
    state, events = happened(
        "double_taxation", "Y1 Y2", "fuck_you B9 B8 B1 gift-B", "", totals=(1, 2, 3)
    )
    assert found(events, TotalsChanged)[0].changes == (3, 59, 0)
    assert state.sheet[-1].points == (3, 67, 0)
    assert state.totals == (7, 128, 3)


def test_fra_260_double_taxation_off_score() -> None:
    state = happens("double_taxation", "Y9", "B1", "G1", "R1 R2 R3 R4", **OFF)
    assert sizes(state) == [1 + 2, 1 + 1, 1 + 1, 4 + 2]


def test_fra_261_event_manager() -> None:
    state, events = happened(
        "event_manager", "Y1", "B1", then=["third_time_lucky", "market", "charity", "expansion"]
    )
    assert found(events, EventsLaidOut)[0].events == ("third_time_lucky", "market", "charity")
    assert offers(state, A) == {f"event {e}" for e in ("third_time_lucky", "market", "charity")}
    assert code(state, "0 event expansion") == ("frantic-not-laid-out", "FRA-261")
    settle(state, "0 event third_time_lucky")
    assert sizes(state) == [4, 4]
    assert {"market", "charity", "event_manager", "third_time_lucky"} == set(state.event_discard)
    assert set(state.turned) == {"event_manager", "third_time_lucky"}


def test_fra_262_event_manager_with_fewer_cards() -> None:
    state = table("K5 Y1", "B1", preset="chaos", top="R5", turned=["friday_the_13th"])
    state.event_deck = ("market", "event_manager")
    go(state, "0 play K5", "1 pass", "1 pass")
    assert offers(state, A) == {"event market", "event friday_the_13th"}


def test_fra_263_identity_theft() -> None:
    assert happens("identity_theft", "Y1", "B1", "G1", totals=(5, 90, -3)).totals == (5, -3, 90)
    assert happens("identity_theft", "Y1", "B1", "G1", totals=(7, 7, 7)).totals == (7, 7, 7)
    assert happens("identity_theft", "Y1", "B1", "G1", totals=(90, 90, 5)).totals == (90, 5, 90)


def test_fra_264_fra_393_identity_theft_off_score_swaps_persons() -> None:
    state = happens("identity_theft", "Y1", "B1", "G1", **OFF)
    assert offers(state, A) == {"name 0", "name 1", "name 2"}
    events = settle(state, "0 name 0", "0 name 2")
    assert found(events, SeatsSwapped) == [SeatsSwapped(A, C)]
    assert (state.persons, hands(state)) == ((2, 1, 0), ["Y1", "B1", "G1"])
    assert happens("identity_theft", "Y1", "B1", **OFF).persons == (1, 0)


def test_fra_564_only_the_persons_change_seats() -> None:
    state = happens(
        "identity_theft",
        "Y1",
        "B5",
        "G1",
        lasting=["time_bomb"],
        bomb=[2, 0, 1],
        powers=["looping", "", ""],
        texts=("0 name 0", "0 name 1"),
        **OFF,
    )
    assert (on_turn(state), state.bomb) == (B, (2, 1, 1))
    assert [len(row) for row in state.powers] == [1, 0, 0]
    settle(state, "1 play B5")
    assert state.outcome.winners == (A,)
    assert state.sheet[-1].winners == (B,)


def test_fra_272_repeat() -> None:
    state = happens("repeat", "Y1", "B1", turned=["third_time_lucky", "expansion"])
    assert offers(state, A) == {"event third_time_lucky", "event expansion"}
    assert code(state, "0 event market") == ("frantic-not-repeated", "FRA-272")
    assert code(state, "0 event repeat") == ("frantic-not-repeated", "FRA-272")
    settle(state, "0 event expansion")
    assert sizes(state) == [3, 2]


def test_fra_272_nothing_to_repeat_does_nothing() -> None:
    state = happens("repeat", "Y1", "B1")
    assert (on_turn(state), sizes(state)) == (B, [1, 1])


def test_fra_559_fra_404_what_counts_as_carried_out() -> None:
    state = happens("plague", "Y1", "B1", then=["friday_the_13th", "repeat"])
    assert offers(state, A) == {"event plague", "event friday_the_13th"}
    state = happens("event_manager", "Y1", "B1", then=["market", "repeat", "charity"])
    events = settle(state, "0 event repeat")
    assert turned(events) == ["repeat", "event_manager"]
    assert "market" not in state.turned


def test_fra_559_each_event_is_listed_once() -> None:
    state = happens(
        "plague", "Y1", "B1", turned=["third_time_lucky"], then=["repeat", "friday_the_13th"]
    )
    settle(state, "0 event third_time_lucky")
    assert state.turned.count("third_time_lucky") == 1
    assert sizes(state) == [4, 4]


def test_fra_273_russian_roulette() -> None:
    state = happens("russian_roulette", "Y1 Y2", "B1 B2", "", "G1 G2")
    assert (state.phase, state.to_act()) == ("secret", (0, 1, 3))
    before = len(state.draw)
    play(state, "0 pick Y2", "3 pick G1", "1 pick B1")
    assert (sizes(state), len(state.draw)) == ([1, 1, 0, 1], before + 3)
    assert {*hands(state)} == {"Y1", "B2", "", "G2"}


def test_fra_274_seppuku() -> None:
    state, events = happened("seppuku", "Y1", "B1", "G1", draw="R1 gift-R", totals=(10, 20, 30))
    assert (state.to_act(), offers(state, B)) == ((B,), {"yes", "no"})
    events = play(state, "1 yes", "2 yes", "0 no")
    assert state.totals == (31, -1, 72)
    assert [e.why for e in found(events, TotalsChanged)] == ["seppuku"] * 3
    assert set(pile(state).split()[-3:-1]) == {"R1", "gift-R"}


@pytest.mark.parametrize("card", ["R1", "V9", "K3", "K10"])
def test_fra_274_fra_418_coloured_and_black_numbers_count_alike(card: str) -> None:
    state = happens("seppuku", "Y1", "B1", draw=card, totals=(0, 0), texts=("1 yes", "0 no"))
    assert state.totals == (21, -21)


def test_fra_275_seppuku_with_an_empty_pile() -> None:
    state = happens("seppuku", "Y1", "B1", "G1", draw="R1", draw_count=1, totals=(0, 0, 0))
    play(state, "1 yes")
    assert (state.phase, state.sheet[-1].cause) == ("scores", "empty_pile")
    assert state.totals == (21 + 1, -21 + 1, 21 + 1)


def test_fra_276_fra_392_seppuku_off_score() -> None:
    state = happens(
        "seppuku",
        "Y1",
        "B1 B2 B3",
        "G1",
        "R1",
        draw="R1 gift-R",
        texts=("1 yes", "1 pick B1", "1 pick B3", "2 yes", "3 no", "0 no"),
        **OFF,
    )
    assert sizes(state) == [3, 1, 5, 3]


def test_fra_277_trust_fall() -> None:
    state = happens("trust_fall", "Y1 Y2 Y3", "B1 B2 B3", "G1")
    assert offers(state, B) == {"name 0", "name 2"}
    play(state, "1 name 2")
    assert (state.to_act(), asks(state)) == ((C,), "AskTrust")
    play(state, "2 name 0", "0 pick Y1", "0 pick Y3")
    play(state, "0 name 1", "1 pick B1", "1 pick B2")
    assert hands(state) == ["B1 B2 Y2", "B3 G1", "Y1 Y3"]


def test_fra_277_one_may_be_named_by_several() -> None:
    state = happens(
        "trust_fall",
        "Y1 Y2 Y3",
        "B1",
        "G1",
        "R1",
        texts=("1 name 0", "0 pick Y1", "0 pick Y2", "2 name 0", "3 name 0"),
    )
    assert (asks(state), state.to_act()) == ("AskTrust", (A,))
    settle(state, "0 name 3")
    assert [sizes(state)[seat] for seat in (A, B, C, D)] == [1, 3, 2, 0]
