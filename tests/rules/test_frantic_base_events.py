"""Frantic, the events of BASE (FRA-229 to FRA-254, FRA-555)."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards import CardsMoved
from game.frantic.events import BombTicked, HandsOpened
from game.frantic.state import mask_of
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    asks,
    code,
    drew,
    found,
    go,
    hands,
    happened,
    happens,
    moved,
    on_turn,
    pile,
    settle,
    sizes,
    table,
)

ALL = {"preset": "everything", "top": "R5"}


@pytest.mark.parametrize(
    ("hands_", "after"),
    [
        (("Y1 Y2 Y3", "B1"), [2, 2]),
        (("Y1 Y2 Y3", "B1", "G1 G2"), [1, 2, 3]),
        (("Y1 Y2 Y3", "B1 B2 B3", "G1"), [2, 2, 3]),
        (("Y1", "B1", "G1"), [1, 1, 1]),
        (("Y1", "", "", ""), [0, 1, 0, 0]),
        (("", "B1 B2 B3 B4", "", "G1", "R1 R2", "R3", "", "R4"), [0, 0, 1, 2, 3, 2, 0, 1]),
    ],
)
def test_fra_229_charity(hands_: tuple[str, ...], after: list[int]) -> None:
    state = happens("charity", *hands_)
    assert sizes(state) == after


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_fra_230_communism(seats: int) -> None:
    hands_ = ["Y1", "B1 B2 B3", "", "G1", "R1", "R2 R3", "Y2", "Y3"][:seats]
    state, events = happened("communism", *hands_)
    assert sizes(state) == [3] * seats
    assert [seat for seat, _ in drew(events)] == [*range(2, seats), 0]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_fra_231_doomsday(seats: int) -> None:
    state = happens("doomsday", *["Y1", "B1", "", "G1", "R1", "R2", "Y2", "Y3"][:seats])
    assert state.sheet[-1].points == (50,) * seats


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_fra_232_earthquake(seats: int) -> None:
    hands_ = ["Y1", "B1 B2", "", "G1", "R1", "R2 R3", "Y2", "Y3"][:seats]
    state = happens("earthquake", *hands_)
    assert hands(state) == [hands_[-1], *hands_[:-1]]


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_fra_233_expansion(seats: int) -> None:
    hands_ = ["Y1", "B1", "B2", "G1", "R1", "R2", "Y2", "Y3"][:seats]
    state, events = happened("expansion", *hands_)
    assert drew(events) == [((place + 1) % seats, place + 1) for place in range(seats)]
    assert sizes(state)[A] == seats + 1


def test_fra_234_finish_line() -> None:
    state = happens("finish_line", "", "B9 fuck_you", "G1")
    assert state.sheet[-1].points == (0, 51, 1)


def test_fra_235_friday_the_13th() -> None:
    state = happens("friday_the_13th", "Y1", "B9", "G1")
    assert (on_turn(state), hands(state)) == (B, ["Y1", "B9", "G1"])


def gambling(*hands_: str, **rest: Any) -> list[str]:
    state = happens("gambling_man", *hands_, **rest)
    while state.phase == "secret":
        seat = state.to_act()[0]
        play(state, f"{seat} {sorted(offers(state, seat))[0]}")
    return hands(state)


@pytest.mark.parametrize(
    ("hands_", "taker"),
    [
        (("Y2", "fantastic", "G9", "fuck_you"), 1),
        (("Y2", "B3"), 1),
        (("Y4", "B3"), 0),
        (("Y2", "B2", "G3", "R3"), 2),
        (("R3", "B2", "G3", "Y2"), 2),
        (("Y5", "B5", "G5"), 1),
        (("gambling_champ", "B1", "G2"), 1),
    ],
)
def test_fra_236_fra_237_fra_239_fra_394_gambling_man(hands_: tuple[str, ...], taker: int) -> None:
    cards = set(" ".join(hands_).split())
    got = gambling(*hands_)
    assert set(got[taker].split()) == cards
    assert all(not hand for seat, hand in enumerate(got) if seat != taker)


def test_fra_236_the_cards_are_chosen_in_secret_and_turned_over_together() -> None:
    state = happens("gambling_man", "Y1 Y2", "B1 B2", "G1 G2")
    assert (state.phase, state.to_act()) == ("secret", (0, 1, 2))
    events = play(state, "2 pick G2")
    assert state.to_act() == (0, 1)
    assert all(-1 in e.seen_by(A).cards for e in found(events, CardsMoved))
    events = play(state, "0 pick Y1", "1 pick B1")
    assert sizes(state) == [1, 1, 4]
    assert any(event.open for event in found(events, CardsMoved))


def test_fra_238_a_player_without_cards_takes_them_all() -> None:
    got = gambling("Y2", "", "G9", "")
    assert (set(got[1].split()), got[3]) == ({"Y2", "G9"}, "")


def test_fra_236_two_to_eight_players() -> None:
    for seats in range(2, 9):
        hands_ = ["Y9", "B8", "G7", "R6", "Y5", "B4", "G3", "R2"][-seats:]
        got = gambling(*hands_)
        assert len(got[-2].split()) == seats


def test_fra_240_market() -> None:
    state = happens("market", "Y1", "B1", "G1", draw="R1 R2 R3")
    assert (state.to_act(), offers(state, B)) == ((B,), {"pick R1", "pick R2", "pick R3"})
    play(state, "1 pick R2")
    assert code(state, "2 pick R2")[0] == "frantic-not-in-row"
    play(state, "2 pick R1")
    assert hands(state) == ["R3 Y1", "R2 B1", "R1 G1"]


def test_fra_241_market_with_too_few_cards() -> None:
    state = happens("market", "Y1", "B1", "G1", draw="R1 R2", draw_count=2)
    assert len(state.row) == 2
    settle(state, "1 pick R2")
    assert sizes(state) == [1, 2, 2]
    assert state.sheet[-1].cause == "empty_pile"


def test_fra_242_mating_season() -> None:
    state = happens("mating_season", "Y1 R1 Y2 K2 G3", "B1 B1 gift-B gift-R", "G4 K4 R4 Y4", "G7")
    assert hands(state)[:3] == ["G3", "gift-R gift-B", ""]
    assert {"Y1", "R1", "K2"} <= set(pile(state).split())


def test_fra_243_merry_christmas() -> None:
    state = happens("merry_christmas", "Y1 Y2", "B1", "G1", texts=("1 give B1 2",))
    assert state.to_act() == (C,)
    settle(state, "2 give G1 1")
    texts = sorted(offers(state, A))
    card = texts[0].split()[1]
    other = "Y2" if card == "Y1" else "Y1"
    settle(state, f"0 give {card} 1", f"0 give {other} 1")
    assert (hands(state), state.sheet[-1].winners) == (["", "Y1 Y2 G1", "B1"], (A,))


def test_fra_244_mexican_standoff() -> None:
    state, events = happened("mexican_standoff", "Y1 Y2", "B1", "", "G1")
    assert sizes(state) == [3, 3, 3, 3]
    assert drew(events) == [(1, 3), (2, 3), (3, 3), (0, 3)]
    assert {"Y1", "Y2", "B1", "G1"} <= set(pile(state).split()[:-1])


def test_fra_245_who_has_fewer_discards_all() -> None:
    state = happens(
        "recession",
        "Y1 Y2 Y3 Y4",
        "B1 B2",
        "G1 G2 G3",
        "R1 R2",
        texts=("1 pick B2", "2 pick G1", "2 pick G3"),
    )
    assert hands(state) == ["", "B1", "G2", ""]
    assert state.sheet[-1].winners == (A, 3)


def test_fra_245_each_one_more_the_trigger_player_most() -> None:
    state = happens("recession", "Y1 Y2 Y3 Y4 Y5", "B1 B2", "G1 G2 G3 G4")
    play(state, "1 pick B2", "2 pick G1", "2 pick G2", "0 pick Y1", "0 pick Y2", "0 pick Y3")
    assert hands(state) == ["Y4 Y5", "B1", "G3 G4"]
    assert on_turn(state) == B


@pytest.mark.parametrize(
    ("hands_", "after"),
    [
        (("Y1 Y2 Y3", "B1", "G1 G2"), [1, 3, 2]),
        (("Y1", "B1"), [1, 1]),
        (("Y1 Y2", ""), [0, 2]),
        (("Y1 Y2", "B1 B2", "G1", "R1"), [2, 1, 2, 1]),
    ],
)
def test_fra_246_robin_hood(hands_: tuple[str, ...], after: list[int]) -> None:
    assert sizes(happens("robin_hood", *hands_)) == after


def test_fra_247_fra_387_surprise_party() -> None:
    state = happens("surprise_party", "Y1 Y2", "B1 B2", "G1 G2", texts=("1 pick B1", "1 name 2"))
    settle(state, "2 pick G1", "2 name 1", "0 pick Y1", "0 name 1")
    assert hands(state) == ["Y2", "B2 Y1 G1", "B1 G2"]
    state = happens("surprise_party", "Y1 Y2", "", "G1 G2")
    assert state.to_act() == (C,)


def test_fra_248_the_all_seeing_eye() -> None:
    state, events = happened("the_all_seeing_eye", "Y1", "B1", "G1")
    assert (state.phase, set(state.to_act())) == ("open", {0, 1, 2})
    assert found(events, HandsOpened)[0].seats == (0, 1, 2)
    assert state.view(None).open == (0, 1, 2)
    play(state, "0 go-on", "2 go-on")
    assert state.phase == "open"
    play(state, "1 go-on")
    assert (on_turn(state), state.view(None).open) == (B, ())


@pytest.mark.parametrize("seats", [2, 6])
def test_fra_249_third_time_lucky(seats: int) -> None:
    hands_ = ["Y1", "B1", "B2", "G1", "R1", "R2"][:seats]
    state, events = happened("third_time_lucky", *hands_)
    assert drew(events) == [((place + 1) % seats, 3) for place in range(seats)]
    assert sizes(state) == [4] * seats


def test_fra_250_fra_251_fra_395_time_bomb_three_turns_each() -> None:
    state, events = happened("time_bomb", "Y1", "B1", "G1")
    seen = [event.seat for event in found(events, BombTicked)]
    for _ in range(3):
        for seat in (1, 2, 0):
            assert state.phase == "play"
            events = settle(state, f"{seat} draw", f"{seat} pass")
            seen += [event.seat for event in found(events, BombTicked)]
    assert seen == [1, 2, 0] * 3
    assert (state.phase, state.sheet[-1].cause) == ("scores", "time_bomb")
    assert state.sheet[-1].points == tuple(2 * points for points in state.sheet[-1].hands)


def test_fra_250_skipped_turns_count() -> None:
    state = happens("time_bomb", "Y1", "B1", "G1", skipped=[1])
    assert state.bomb == (0, 1, 1)


def test_fra_252_somebody_out_earlier() -> None:
    state = happens("time_bomb", "", "B1", "G9")
    assert state.sheet[-1].points == (-10, 11, 19)
    state = table("K5", "B1 nice_try", "G9", events=["time_bomb"], **ALL)
    settle(state, "0 play K5", "1 throw nice_try red")
    assert (state.phase, state.bomb) == ("play", (0, 1, 0))


def test_fra_555_the_turns_of_a_protected_player_are_not_counted() -> None:
    state = table("R1 R2", "B1", "G9", lasting=["time_bomb"], bomb=[3, 3, 2], **ALL)
    state.lasting = (type(state.lasting[0])("time_bomb", mask_of((B,))),)
    settle(state, "0 play R1")
    assert on_turn(state) == B
    assert state.bomb[B] == 3
    settle(state, "1 draw", "1 pass", "2 draw", "2 pass")
    assert state.sheet[-1].cause == "time_bomb"


@pytest.mark.parametrize(
    ("hands_", "after"),
    [
        (("Y1 Y2 Y3", "B1", "G1 G2"), [2, 2, 2]),
        (("Y1 Y2", "B1", ""), [1, 1, 1]),
        (("Y1", "", ""), [0, 1, 0]),
        (("Y1", "B1 B2 B3 B4"), [2, 3]),
    ],
)
def test_fra_253_tornado(hands_: tuple[str, ...], after: list[int]) -> None:
    assert sizes(happens("tornado", *hands_)) == after


def test_fra_254_fra_397_vandalism() -> None:
    state = happens("vandalism", "Y1 R1 colour_swap-RB gift-R", "B1 R2", "G1", last_colour="red")
    assert hands(state) == ["Y1", "B1", "G1"]
    state = happens("vandalism", "Y1 R1", "B1 R2", "G1", last_colour="", top="R5")
    assert hands(state) == ["R1 Y1", "R2 B1", "G1"]


def test_fra_254_a_wish_does_not_count() -> None:
    state = table("fantastic Y1 K5 R2", "B1 G1 R1", events=["vandalism"], **ALL)
    settle(state, "0 play fantastic", "0 wish 5", "1 draw", "1 pass", "0 play K5")
    assert hands(state)[A] == "Y1"
    assert "R1" not in hands(state)[B].split()


def test_fra_229_taking_is_blind_and_goes_round() -> None:
    state, events = happened("charity", "Y1 Y2 Y3 Y4", "B1", "G1")
    taken = [
        event
        for event in found(events, CardsMoved)
        if event.source.kind == "hand"
        and event.source.owner == A
        and event.target.kind in ("incoming", "hand", "aside")
    ]
    assert [event.target.owner for event in taken] == [B, C]
    assert all(not event.open for event in taken)
    assert sizes(state) == [2, 2, 2]
    assert not moved(events, "draw", "hand")
    assert asks(state) == "AskPlay"
    assert go(state) == []
