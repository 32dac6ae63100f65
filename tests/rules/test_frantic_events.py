"""Frantic, Events in general: order, ties, nesting, the event deck (FRA-131 to 147)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.cards import events_for
from game.frantic.events import EventOver, EventsShuffled, EventTurned
from game.frantic.state import mask_of, seats_in
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
    needs,
    on_turn,
    pile,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}
TRIGGERS = [
    ("K5", (), {}),
    ("troublemaker-R", (), {}),
    ("fantastic_event", ("0 yes", "0 wish red"), {}),
    ("R7", (), {"rules": ["lucky_sevens"]}),
    ("R1 with troublecharger", (), {"powers": ["troublecharger", ""]}),
    ("do_it_yourself", ("0 yes", "0 wish red"), {"do_it_yourself": "Trial||event"}),
    ("mimicry as troublemaker", (), {}),
    ("mimicry as fantastic_event", ("0 yes", "0 wish red"), {}),
]


@pytest.mark.parametrize(("card", "texts", "rest"), TRIGGERS)
def test_fra_131_what_triggers_an_event(
    card: str, texts: tuple[str, ...], rest: dict[str, Any]
) -> None:
    state = table(f"{card.split()[0]} Y1", "B1", events=["third_time_lucky"], **ALL, **rest)
    events = settle(state, f"0 play {card}", *texts)
    assert turned(events) == ["third_time_lucky"]
    assert sizes(state) == [4, 4]


def test_fra_131_black_gift_last_chance_and_rewind() -> None:
    state = table(
        "black_gift Y1 Y2 Y3", "B1", top="gift-R", preset="everything", events=["third_time_lucky"]
    )
    assert turned(settle(state, "0 play black_gift", "0 pick Y1", "0 pick Y2"))
    state = table("R1", "B1", lasting=["last_chance"], events=["third_time_lucky"], **ALL)
    assert turned(settle(state, "0 play R1")) == ["third_time_lucky"]
    state = table("K5 Y1", "B1", draw="troublemaker-B", events=["rewind", "friday_the_13th"], **ALL)
    events = settle(state, "0 play K5", "0 yes")
    assert turned(events) == ["rewind", "friday_the_13th"]


def test_fra_132_window_then_card_then_effect() -> None:
    state = table("K5 Y1", "B1", events=["third_time_lucky"], **ALL)
    events = settle(state, "0 play K5")
    names = [type(event).__name__ for event in events]
    assert names.index("EventTriggered") < names.index("EventTurned") < names.index("EventOver")


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_fra_133_players_are_affected_in_order_of_play_from_the_trigger(
    seats: int, direction: int
) -> None:
    hands_ = ["K5 R1", "B1", "Y1", "G1", "B2", "Y2", "G2", "B3"][:seats]
    state = table(*hands_, events=["expansion"], direction=direction, preset="first", top="R5")
    events = settle(state, "0 play K5")
    order = [(direction * step) % seats for step in range(1, seats + 1)]
    assert drew(events) == [(seat, place + 1) for place, seat in enumerate(order)]


def test_fra_134_the_first_in_order_of_play_is_taken_of_several() -> None:
    state = happens("robin_hood", "Y1 Y2 Y3", "B1", "G1", "R1 R2 R3")
    assert sizes(state) == [3, 3, 1, 1]
    state = happens("robin_hood", "Y1 Y2 Y3", "B1", "G1", "R1 R2 R3", direction=-1)
    assert sizes(state) == [3, 1, 3, 1]


def test_fra_135_counts_are_compared_once_at_the_beginning() -> None:
    state = happens("communism", "Y1", "B1 B2", "G1 G2 G3", lasting=["plus_one"])
    assert sizes(state) == [4, 4, 3]
    state = happens("crowdfunding", "Y1 Y2 Y3 Y4", "B1", "G1 G2", texts=("2 pick G1", "0 pick Y1"))
    assert sizes(state) == [3, 3, 1]


def test_fra_136_discards_go_under_and_never_change_the_requirement() -> None:
    state = happens("recession", "", "R1 R2", "B1 B2", texts=("1 pick R1",))
    assert (pile(state).split()[-1], needs(state)) == ("K5", "5")
    assert set(pile(state).split()[1:-1]) == {"R1", "B1", "B2"}


def test_fra_137_cards_handed_over_are_taken_up_when_the_event_is_over() -> None:
    state = happens("surprise_party", "Y1", "B1", "G1", texts=("1 name 2",))
    assert state.to_act() == (C,)
    assert "B1" not in hands(state)[C]
    settle(state, "2 name 0", "0 name 1")
    assert hands(state) == ["G1", "Y1", "B1"]
    state = happens("loot", "Y1 Y2", "B1", "G1 G2")
    assert hands(state) == ["B1", "G1 G2", "Y1 Y2"]


def test_fra_138_in_events_every_card_is_like_any_other() -> None:
    for card in (
        "fuck_you",
        "golden_fuck_you",
        "curse",
        "gambling_champ",
        "the_end",
        "little_brother",
    ):
        state = happens("recession", "", f"{card} B1", texts=(f"1 pick {card}",))
        assert hands(state)[B] == "B1"
        state = happens("surprise_party", "Y1 Y2", f"{card} B1", texts=(f"1 pick {card}",))
        settle(state, "0 pick Y1")
        assert card in hands(state)[A]


@pytest.mark.parametrize("card", ["counterattack", "error_404"])
def test_fra_139_no_reaction_cards_against_events(card: str) -> None:
    state = table("K5 Y1", f"B1 {card}", events=["third_time_lucky"], **ALL)
    play(state, "0 play K5")
    assert code(state, f"1 throw {card} red") == ("frantic-cannot-react", "FRA-139")


def test_fra_140_the_event_is_finished_before_the_round_ends() -> None:
    state = happens(
        "recession",
        "Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2 G3",
        texts=("2 pick G1", "2 pick G2", "0 pick Y1", "0 pick Y2", "0 pick Y3"),
    )
    assert (sizes(state), state.phase) == ([1, 0, 1], "scores")


def test_fra_141_the_pile_runs_out_in_an_event_that_goes_on() -> None:
    state, events = happened("expansion", "Y1", "B1", "G1", draw_count=2)
    assert drew(events) == [(B, 1), (C, 1)]
    assert state.sheet[-1].cause == "empty_pile"
    assert found(events, EventOver)


def test_fra_553_the_round_ends_even_if_cards_come_back() -> None:
    state = happens(
        "plague",
        "Y1 Y2",
        "B1 B2",
        "G1 G2",
        draw_count=1,
        then=["third_time_lucky", "russian_roulette"],
    )
    for seat in range(3):
        play(state, f"{seat} {sorted(offers(state, seat))[0]}")
    assert (state.phase, state.sheet[-1].cause, len(state.draw)) == ("scores", "empty_pile", 3)


def test_fra_553_such_cards_can_still_be_drawn() -> None:
    state = happens(
        "blank_event",
        "Y1 Y2",
        "B1 B2",
        "G1 G2",
        draw_count=1,
        then=["russian_roulette"],
        blank_event="Trial||draw 5 self, event, draw 1 everyone",
    )
    for seat in range(3):
        play(state, f"{seat} {sorted(offers(state, seat))[0]}")
    assert (state.sheet[-1].cause, len(state.draw), sizes(state)) == ("empty_pile", 0, [3, 2, 2])


def test_fra_142_lasting_events_stay_active() -> None:
    state = happens("third_time_lucky", "Y1", "B1", lasting=["plus_one", "parasite"])
    assert {one.event for one in state.lasting} == {"plus_one", "parasite"}
    assert sizes(state) == [5, 5]


def test_fra_143_fra_403_a_lasting_event_does_not_add_up_and_the_bomb_starts_anew() -> None:
    state = happens("repeat", "Y1", "B1", lasting=["time_bomb"], bomb=[2, 1])
    assert [one.event for one in state.lasting] == ["time_bomb"]
    assert state.bomb == (0, 1)
    state = happens("repeat", "Y1", "B1 B2", lasting=["plus_one"])
    play(state, "1 draw")
    assert sizes(state)[B] == 4


def test_fra_550_the_newest_carrying_out_counts_for_the_protection() -> None:
    state = table("K5 Y1", "B1 lucky_bastard", "G1", lasting=["plus_one"], events=["repeat"], **ALL)
    (one,) = state.lasting
    state.lasting = (type(one)("plus_one", mask_of((C,))),)
    go(state, "0 play K5", "1 pass", "2 pass", "1 throw lucky_bastard green")
    settle(state)
    assert seats_in(state.lasting[0].protected) == (B,)


def test_fra_144_where_event_cards_go() -> None:
    state = happens("friday_the_13th", "Y1", "B1")
    assert state.event_discard == ("friday_the_13th",)
    state = happens("parasite", "Y1", "B1")
    assert (state.event_discard, state.lasting[0].event) == ((), "parasite")
    state = happens("little_brother", "Y1", "B1")
    assert (hands(state)[A], state.event_discard) == ("Y1 little_brother", ())


def test_fra_145_fra_402_an_empty_event_deck_is_made_anew_from_the_discard() -> None:
    everything = list(events_for(("base",)))
    everything.remove("time_bomb")
    state = table("K5 Y1", "B1", turned=everything, lasting=["time_bomb"], preset="first", top="R5")
    assert state.event_deck == ()
    before = state.turned
    events = settle(state, "0 play K5") if state.phase == "play" else []
    (shuffled,) = found(events, EventsShuffled)
    assert shuffled.count == 19
    assert found(events, EventTurned)[0].event in everything
    assert len(before) == 20


def test_fra_145_nothing_happens_if_there_is_none() -> None:
    state = table("K5 Y1", "B1", preset="first", top="R5")
    state.event_deck = ()
    settle(state, "0 play K5")
    assert (on_turn(state), sizes(state)) == (B, [1, 1])


def test_fra_146_nested_events_are_finished_first() -> None:
    _state, events = happened("plague", "Y1", "B1", then=["expansion", "third_time_lucky"])
    story = [
        (type(event).__name__, event.event)
        for event in events
        if isinstance(event, EventTurned | EventOver)
    ]
    assert story == [
        ("EventTurned", "plague"),
        ("EventTurned", "expansion"),
        ("EventOver", "expansion"),
        ("EventTurned", "third_time_lucky"),
        ("EventOver", "third_time_lucky"),
        ("EventOver", "plague"),
    ]


def test_fra_147_the_trigger_player_stays_the_same() -> None:
    _state, events = happened("plague", "Y1", "B1", "G1", then=["expansion", "third_time_lucky"])
    assert [event.trigger for event in found(events, EventTurned)] == [A, A, A]
    assert drew(events)[3:] == [(B, 3), (C, 3), (A, 3)]


def test_fra_551_an_event_being_carried_out_is_in_no_deck() -> None:
    state = table("K5 Y1", "B1", events=["plague", "market"], **ALL)
    go(state, "0 play K5", "1 pass")
    assert state.resolving == ("plague",)
    assert "plague" not in (*state.event_deck, *state.event_discard)


def test_fra_551_nested_events_come_to_an_end() -> None:
    state = table("K5 Y1", "B1", preset="first", top="R5")
    state.event_deck = ("plague",)
    settle(state, "0 play K5")
    assert on_turn(state) == B
    assert state.event_discard == ("plague",)


def test_fra_552_plague_still_carries_out_its_second_event() -> None:
    for event in ("doomsday", "finish_line"):
        state = happens("plague", "Y1", "B1", then=[event, "third_time_lucky"])
        assert (sizes(state), state.sheet[-1].cause) == ([4, 4], event)


def test_fra_552_at_any_depth() -> None:
    state = happens(
        "plague",
        "Y1",
        "B1",
        then=["event_manager", "doomsday", "market", "charity", "third_time_lucky"],
    )
    settle(state, "0 event doomsday")
    assert (sizes(state), state.sheet[-1].cause) == ([4, 4], "doomsday")


def test_fra_552_events_not_yet_triggered_are_left_out() -> None:
    state = table(
        "K5",
        "B1 B2",
        events=["finish_line", "third_time_lucky"],
        powers=["troublecharger", ""],
        lasting=["last_chance"],
        **ALL,
    )
    events = settle(state, "0 play K5 with troublecharger")
    assert turned(events) == ["finish_line"]
    assert state.sheet[-1].cause == "finish_line"


def test_fra_552_steps_after_the_event_step_are_left_out() -> None:
    state = table(
        "do_it_yourself Y1",
        "B1",
        events=["finish_line"],
        do_it_yourself="Trial||event, draw 2 everyone",
        **ALL,
    )
    settle(state, "0 play do_it_yourself", "0 yes", "0 wish red")
    assert (sizes(state), state.sheet[-1].cause) == ([1, 1], "finish_line")


def test_fra_413_looping_turns_orders_and_ties_but_not_neighbours() -> None:
    for event, after in (
        ("earthquake", ["G1 G2 G3", "Y1", "B1 B2"]),
        ("loot", ["B1 B2", "G1 G2 G3", "Y1"]),
        ("riot", ["Y1", "B1 B2", "G1 G2 G3"]),
    ):
        state = happens(event, "Y1", "B1 B2", "G1 G2 G3", direction=-1)
        assert hands(state) == after


def test_fra_228_the_table_at_a_glance_every_event_can_be_carried_out() -> None:
    for event in events_for(
        ("base", "troublemaker", "supercharge", "pandora", "fan", "promo", "blank")
    ):
        state = table("K5 Y1 Y2", "B1 B2 B3", "", "G1 gift-G", events=[event], pile="R1 R2", **ALL)
        events = settle(state, "0 play K5")
        assert turned(events)[0] == event
        for _ in range(60):
            if state.phase in ("play", "scores"):
                break
            seat = state.to_act()[0]
            state.play(state.moves(seat)[0])
        assert state.phase in ("play", "scores")
        assert not moved(events, "pile", "draw")


def test_fra_133_asks_follow_the_same_order() -> None:
    state = happens("recession", "Y1 Y2 Y3 Y4", "B1 B2 B3", "G1 G2 G3", direction=-1)
    assert (asks(state), state.to_act()) == ("AskCards", (C,))
