"""Frantic, the event window: Lucky Bastard (FRA-111 to FRA-123)."""

from __future__ import annotations

from typing import Any

import pytest

from game.frantic.state import mask_of
from tests.frantic_table import offers, play
from tests.rules.frantic_play import (
    A,
    B,
    C,
    D,
    asks,
    code,
    go,
    hands,
    happens,
    needs,
    on_turn,
    settle,
    sizes,
    table,
    turned,
)

ALL = {"preset": "everything", "top": "R5"}


SHIELD = "1 throw lucky_bastard green"


def shielded(event: str, *hands_: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """A triggers the event, B throws in Lucky Bastard beside their hand."""
    first, second, *others = hands_
    texts = (SHIELD, *texts)
    return happens(event, first, f"lucky_bastard {second}", *others, texts=texts, **rest)


def test_fra_111_the_window_opens_before_the_event_is_turned_over() -> None:
    state = table("K5 Y1", "B1", "G1", events=["third_time_lucky"], **ALL)
    events = play(state, "0 play K5")
    assert (asks(state), turned(events)) == ("EventWindow", [])
    assert len(state.event_deck) == 54


def test_fra_112_all_but_the_active_player_are_asked_in_order_from_the_trigger_player() -> None:
    state = table("Y1 Y2", "B1", "K5 G1", "R1", turn=2, events=["third_time_lucky"], **ALL)
    play(state, "2 play K5")
    asked = []
    while state.phase == "window":
        asked.append(state.to_act()[0])
        play(state, f"{asked[-1]} pass")
    assert asked == [D, A, B]


def test_fra_112_several_may_throw_in_fra_113_the_last_wish_counts() -> None:
    state = table(
        "K5 Y1", "B1 mimicry", "G1 lucky_bastard", "R1", events=["third_time_lucky"], **ALL
    )
    go(state, "0 play K5", "1 throw mimicry blue as lucky_bastard")
    assert needs(state) == "blue"
    settle(state, "2 throw lucky_bastard yellow")
    assert (needs(state), sizes(state)) == ("yellow", [4, 1, 1, 4])


EVENTS_WITHOUT_B = [
    ("charity", ("Y1 Y2 Y3 Y4", "B1", "G1", "R1 R2"), [2, 1, 2, 3]),
    ("communism", ("Y1", "B1 B2 B3 B4", "G1 G2", "R1"), [2, 4, 2, 2]),
    ("earthquake", ("Y1", "B1 B2", "G1 G2 G3", "R1 R2 R3 R4"), [4, 2, 1, 3]),
    ("expansion", ("Y1", "B1", "G1", "R1"), [4, 1, 2, 3]),
    ("mating_season", ("Y1 R1 Y2", "B3 G3", "G4 R4 G6", "R6"), [1, 2, 1, 1]),
    ("mexican_standoff", ("Y1", "B1", "G1 G2 G3 G4", "R1"), [3, 1, 3, 3]),
    ("robin_hood", ("Y1 Y2", "B1 B2 B3 B4", "G1", "R1 R2 R3"), [2, 4, 3, 1]),
    ("third_time_lucky", ("Y1", "B1", "G1", "R1"), [4, 1, 4, 4]),
    ("tornado", ("Y1", "B1 B2", "G1", "R1 R2 R3 R4"), [2, 2, 2, 2]),
    ("vandalism", ("Y1", "R1 R2", "G1 R3", "R4 G4"), [1, 2, 1, 1]),
    ("black_hole", ("Y1", "K1 K2", "G1 K3", "R1 K4"), [3, 2, 1, 1]),
    ("capitalism", ("Y1", "B1 B2", "G1 G2", "R1 R2 R3"), [2, 2, 4, 6]),
    ("loot", ("Y1", "B1 B2", "G1 G2", "R1 R2 R3"), [2, 2, 3, 1]),
    ("riot", ("Y1 gift-Y", "B1 gift-B", "G1", "R1 skip-R skip-B"), [3, 2, 2, 1]),
    ("take_them_out", ("Y1 gift-Y", "B1 gift-B", "G1", "R1 skip-R"), [1, 2, 1, 1]),
    ("eternal_love", ("Y1 gift-Y", "B1 gift-B R1 R2 R3", "G1 gift-G", "R4 R6 R7"), [1, 5, 1, 5]),
]


@pytest.mark.parametrize(("event", "hands_", "after"), EVENTS_WITHOUT_B)
def test_fra_114_fra_371_a_protected_player_is_left_out(
    event: str, hands_: tuple[str, ...], after: list[int]
) -> None:
    state = shielded(event, *hands_, last_colour="red")
    assert sizes(state) == after
    assert set(hands(state)[B].split()) == set(hands_[B].split())


def test_fra_114_they_are_not_chosen_and_show_no_cards() -> None:
    state = shielded("surprise_party", "Y1 Y2", "B1", "G1 G2", "R1 R2")
    assert state.to_act() == (C,)
    play(state, f"2 {next(t for t in sorted(offers(state, C)))}")
    assert "name 1" not in offers(state, C)
    assert code(state, "2 name 1") == ("frantic-protected", "FRA-114")
    state = shielded("the_all_seeing_eye", "Y1 Y2", "B1", "G1 G2", "R1 R2")
    assert state.view(C).open == (0, 2, 3)


def test_fra_114_their_score_and_power_cards_do_not_change() -> None:
    state = shielded("double_taxation", "Y1", "B9", "G1", totals=(0, 10, 20))
    assert state.totals == (1, 10, 21)
    state = shielded("chargenado", "Y1", "B9", "G1", powers=["looping", "looping*", ""])
    assert [len(row) for row in state.powers] == [2, 1, 2]
    state = shielded("supercharge", "Y1", "B9", "G1", powers=["looping", "looping*", ""])
    assert [len(row) for row in state.powers] == [2, 1, 1]


@pytest.mark.parametrize("event", ["doomsday", "finish_line"])
def test_fra_115_they_score_nothing_if_the_event_ends_the_round(event: str) -> None:
    state = shielded(event, "Y1", "B9", "G1")
    points = (50, 0, 50) if event == "doomsday" else (1, 0, 1)
    assert state.sheet[-1].points == points


def test_fra_115_the_bomb_running_out_ends_it_too() -> None:
    state = shielded("time_bomb", "Y1 Y2", "B9", "G1 G2")
    for _ in range(3):
        for seat in (1, 2, 0):
            settle(state, f"{seat} draw", f"{seat} pass")
    assert state.phase == "play"
    assert on_turn(state) == B
    settle(state, "1 draw", "1 pass")
    assert state.sheet[-1].cause == "time_bomb"
    assert state.sheet[-1].points[B] == 0
    assert state.sheet[-1].points[A] == 2 * state.sheet[-1].hands[A]


def test_fra_115_running_out_of_cards_is_no_such_end() -> None:
    state = shielded("third_time_lucky", "Y1", "B9", "G1", draw_count=2)
    assert state.sheet[-1].cause == "empty_pile"
    assert state.sheet[-1].points[B] == 9
    state = shielded("mexican_standoff", "Y1", "B9", "G1", draw_count=0)
    assert state.sheet[-1].winners == (A, C)
    assert state.sheet[-1].points == (0, 9, 0)


def test_fra_116_the_bomb_and_someone_out_in_time() -> None:
    state = table("R1", "B9", "G2", lasting=["time_bomb"], **ALL)
    protect(state, "time_bomb", B)
    settle(state, "0 play R1")
    assert state.sheet[-1].points == (-10, 9, 12)
    state = table("R1", "B9", "G2", lasting=["time_bomb"], **ALL)
    protect(state, "time_bomb", A)
    settle(state, "0 play R1")
    assert state.sheet[-1].points == (0, 19, 12)


def protect(state: Any, event: str, *seats: int) -> None:
    """These seats have thrown in Lucky Bastard against the lasting event."""
    (lasting,) = state.lasting
    assert lasting.event == event
    state.lasting = (type(lasting)(event, mask_of(seats)),)


def test_fra_117_last_chance_triggers_nothing_for_a_protected_player() -> None:
    state = table("R1", "B9", "G2", lasting=["last_chance"], events=["third_time_lucky"], **ALL)
    protect(state, "last_chance", A)
    settle(state, "0 play R1")
    assert state.sheet[-1].winners == (A,)


def test_fra_118_plus_one_and_parasite_for_a_protected_player() -> None:
    state = table("B1 B2", "B9 B8", lasting=["plus_one"], **ALL)
    protect(state, "plus_one", A)
    play(state, "0 draw", "0 pass", "1 draw")
    assert sizes(state) == [3, 4]
    state = table("R1", "B9", "G2 G3", lasting=["parasite"], **ALL)
    protect(state, "parasite", C)
    settle(state, "0 play R1")
    assert asks(state) == "AskParasite"
    assert state.to_act() == (B,)


def test_fra_119_protection_covers_only_the_one_event() -> None:
    state = table(
        "K5 Y1",
        "B1 mimicry lucky_bastard",
        "G1",
        events=["plague", "third_time_lucky", "expansion"],
        **ALL,
    )
    go(state, "0 play K5", SHIELD, "2 pass")
    assert (asks(state), state.to_act()) == ("EventWindow", (B,))
    go(state, "1 throw mimicry red as lucky_bastard", "2 pass")
    settle(state)
    assert sizes(state) == [4 + 3, 1 + 1, 4 + 2]


def test_fra_119_each_nested_event_opens_its_own_window() -> None:
    for event in ("plague", "repeat", "event_manager"):
        state = table(
            "K5 Y1", "B1 B2", "G1", turned=["third_time_lucky"], events=[event, "expansion"], **ALL
        )
        play(state, "0 play K5", "1 pass", "2 pass")
        assert (asks(state), state.to_act()) == ("EventWindow", (B,))


def test_fra_120_event_manager_the_window_comes_before_the_three_cards() -> None:
    state = table("K5 Y1", "B1 B2", events=["event_manager", "market"], **ALL)
    play(state, "0 play K5", "1 pass")
    assert asks(state) == "EventWindow"
    assert len(state.event_deck) == 53
    play(state, "1 pass")
    assert asks(state) == "AskEvent"


def test_fra_120_repeat_the_window_comes_before_the_name() -> None:
    state = table(
        "K5 Y1", "B1 B2", events=["repeat"], turned=["third_time_lucky", "expansion"], **ALL
    )
    play(state, "0 play K5", "1 pass")
    assert asks(state) == "EventWindow"
    play(state, "1 pass")
    assert offers(state, A) == {"event third_time_lucky", "event expansion"}


def test_fra_121_the_active_player_cannot_protect_themselves() -> None:
    state = table("K5 lucky_bastard Y1", "B1 B2", "G1", events=["third_time_lucky"], **ALL)
    play(state, "0 play K5")
    assert A not in state.agenda[0].left
    assert code(state, "0 throw lucky_bastard red")[0] in (
        "frantic-too-late",
        "frantic-not-your-turn",
    )
    state = table("lucky_bastard Y1", "B1 B2", **ALL)
    settle(state, "0 play lucky_bastard", "0 wish blue")
    assert needs(state) == "blue"


def unmoved(event: str, *others: str, texts: tuple[str, ...] = (), **rest: Any) -> Any:
    """B counters a composed card with an event, so B is its trigger player, and is protected."""
    first, second, *more = others
    state = table(
        f"do_it_yourself {first}",
        f"counterattack lucky_bastard {second}",
        *more,
        "V1",
        do_it_yourself="Trial|||skip chosen, event",
        events=[event, *rest.pop("then", ())],
        **(ALL | rest),
    )
    go(
        state,
        "0 play do_it_yourself",
        "0 yes",
        "0 name 1",
        "0 wish red",
        "1 throw counterattack blue",
        "1 yes",
        "1 name 2",
        SHIELD,
    )
    settle(state, *texts)
    return state


@pytest.mark.parametrize("event", ["black_hole", "little_brother", "resurrection", "distributor"])
def test_fra_122_a_protected_trigger_player_gets_nothing_concerning_only_them(event: str) -> None:
    state = unmoved(event, "Y1 K1", "B1", "G1 K2", pile="R1 R2")
    assert hands(state) == ["Y1 K1", "B1", "G1 K2", "V1"]
    assert ("little_brother" in state.event_discard) == (event == "little_brother")


def test_fra_122_they_still_make_the_choices_of_event_manager_and_repeat() -> None:
    state = unmoved(
        "event_manager", "Y1", "B1", "G1", then=["third_time_lucky", "expansion", "charity"]
    )
    assert (asks(state), state.to_act()) == ("AskEvent", (B,))
    settle(state, "1 event third_time_lucky")
    assert sizes(state) == [4, 4, 4, 4]
    state = unmoved("repeat", "Y1", "B1", "G1", turned=["third_time_lucky", "expansion"])
    assert (asks(state), state.to_act()) == ("AskEvent", (B,))
    settle(state, "1 event third_time_lucky")
    assert sizes(state) == [4, 4, 4, 4]


def test_fra_558_a_protected_trigger_player_of_rewind_wishes_but_acts_not() -> None:
    state = unmoved("rewind", "Y1", "B1", "G1", draw="equality")
    assert (asks(state), state.to_act()) == ("AskWish", (B,))
    settle(state, "1 wish red")
    assert needs(state) == "red"
    state = unmoved("rewind", "Y1", "B1", "G1", draw="colour_swap-RG")
    assert offers(state, B) == {"colour red", "colour green"}
    state = unmoved("rewind", "Y1", "B1", "G1", draw="gift-R")
    assert (needs(state), on_turn(state)) == ("red gift", B)
    assert hands(state)[B] == "B1"


def test_fra_558_identity_theft_off_score_they_name_two_others() -> None:
    state = unmoved("identity_theft", "Y1", "B1", "G1", scores=False)
    assert (state.to_act(), offers(state, B)) == ((B,), {"name 0", "name 2", "name 3"})
    settle(state, "1 name 0", "1 name 3")
    assert state.persons == (3, 1, 2, 0)


def test_fra_558_composed_events_steps_through_them_do_nothing() -> None:
    state = unmoved(
        "blank_event", "Y1", "B1", "G1", blank_event="Trial|||draw 2 self, give 1 others, rule"
    )
    assert hands(state) == ["Y1", "B1", "G1", "V1"]
    assert len(state.rules) == 1


NOTHING_ALONE = [
    "charity",
    "communism",
    "earthquake",
    "gambling_man",
    "merry_christmas",
    "robin_hood",
    "surprise_party",
    "tornado",
    "black_hole",
    "crowdfunding",
    "distributor",
    "identity_theft",
    "trust_fall",
    "loot",
    "riot",
    "tsunami",
    "special_gift",
    "eternal_love",
    "southpole",
]


@pytest.mark.parametrize("event", NOTHING_ALONE)
def test_fra_123_fra_557_with_one_unprotected_player_these_events_do_nothing(event: str) -> None:
    state = table("K5 Y1 gift-Y", "B1 K1 lucky_bastard", events=[event], totals=(10, 20), **ALL)
    settle(state, "0 play K5", SHIELD)
    assert (hands(state), state.totals) == (["Y1 gift-Y", "B1 K1"], (10, 20))
    assert on_turn(state) == B


def test_fra_123_drawing_and_discarding_still_happen() -> None:
    for event, texts, after in (
        ("third_time_lucky", (), [5, 1]),
        ("expansion", (), [3, 1]),
        ("capitalism", (), [4, 1]),
        ("recession", ("0 pick Y1",), [1, 1]),
        ("mexican_standoff", (), [3, 1]),
    ):
        state = shielded(event, "Y1 Y2", "B1", texts=texts)
        assert sizes(state) == after


def test_fra_557_alone_in_resurrection_they_take_one_card() -> None:
    state = shielded("resurrection", "Y1", "B1", pile="G1 G2", texts=("0 pick G1",))
    assert hands(state) == ["Y1 G1", "B1"]
