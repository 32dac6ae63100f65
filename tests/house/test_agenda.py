"""What is still to be resolved: effects inside effects, secret choices, reactions, interruption."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.agenda import (
    Agenda,
    Ask,
    AskAll,
    AskEach,
    Step,
    Window,
    answer,
    asked,
    done,
    drop_to,
    push,
    seen_by,
    settle,
)
from game.cards import HIDDEN
from game.codec import pack
from tests.house.games import TABLES
from tests.house.mischief import (
    GAME,
    NAMES,
    Deed,
    DrawCards,
    EndTurn,
    Mischief,
    MischiefOptions,
    NameVictim,
    PassLeft,
    TakeTurn,
)
from tests.unpacking import unpack


@dataclass(frozen=True, slots=True)
class Say(Step):
    """A step that is carried out by being told; `inner` words come on top."""

    word: str
    inner: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop(Step):
    pass


@dataclass(slots=True)
class Told:
    agenda: Agenda
    words: list[str] = field(default_factory=list)

    def tell(self, step: Any) -> None:
        if isinstance(step, Say):
            self.words.append(step.word)
            self.agenda = push(self.agenda, *map(Say, step.inner))


def test_an_effect_inside_another_comes_first_and_the_outer_one_goes_on() -> None:
    told = Told((Say("one", ("two", "three")), Say("four")))
    settle(told, told.tell)
    assert told.words == ["one", "two", "three", "four"]
    assert told.agenda == ()


def test_settling_stops_at_the_first_question() -> None:
    told = Told((Say("one"), Ask(2), Say("two")))
    settle(told, told.tell)
    assert told.words == ["one"]
    assert asked(told.agenda) == (2,)
    told.agenda = done(told.agenda)
    settle(told, told.tell)
    assert told.words == ["one", "two"]
    assert asked(told.agenda) == ()


def test_an_interruption_drops_what_is_under_way_and_keeps_what_follows() -> None:
    agenda: Agenda = (Say("a"), Ask(1), Stop(), Say("b"), Stop())
    assert drop_to(agenda, Stop) == (Stop(), Say("b"), Stop())
    assert drop_to(agenda[:2], Stop) == ()


@given(st.permutations(range(5)))
def test_secret_choices_do_not_depend_on_who_was_quick(order: list[int]) -> None:
    step = AskEach((0, 1, 2, 3, 4))
    for count, seat in enumerate(order):
        assert set(step.asked) == set(order[count:])
        step = step.answered(seat, seat * 10)
    assert step.asked == ()
    assert step.answers == ((0, 0), (1, 10), (2, 20), (3, 30), (4, 40))


def test_that_a_seat_has_chosen_is_public_what_it_chose_is_not() -> None:
    agenda = (AskEach((0, 1, 2)).answered(2, 7).answered(0, 9),)
    assert seen_by(agenda, 2) == (AskEach((1,), answers=((0, HIDDEN), (2, 7))),)
    assert seen_by(agenda, None) == (AskEach((1,), answers=((0, HIDDEN), (2, HIDDEN))),)


def test_a_window_asks_one_seat_after_the_other_and_closes_by_itself() -> None:
    agenda: Agenda = (Window((3, 0, 1)),)
    seen: list[int] = []
    while asked(agenda):
        seen += asked(agenda)
        window = agenda[0]
        assert isinstance(window, Window)
        agenda = answer(agenda, window.let_pass())
    assert seen == [3, 0, 1]


@pytest.mark.parametrize(
    "step", [Say("one"), Ask(2), AskAll((1, 3)), AskEach((0, 2)), Window((3, 0, 1))]
)
def test_whom_a_step_asks_goes_along_and_is_no_part_of_it(step: Step) -> None:
    copies = [pickle.loads(pickle.dumps(step)), copy(step), deepcopy(step), replace(step)]
    kinds = (Say, Ask, AskAll, AskEach, Window)
    for other in (*copies, step.seen_by(None), unpack(pack(step), kinds)):
        assert other.asked == step.asked
        assert other == step
    assert "asked" not in repr(step)
    assert "asked" not in repr(pack(step))


def test_whom_a_step_asks_changes_with_who_is_left() -> None:
    assert AskAll((1, 3)).without(1).asked == (3,)
    assert AskEach((0, 2)).answered(2, 7).asked == (0,)
    assert replace(Window((3, 0)), left=(0,)).asked == (0,)


# Stratego deals the next game, or goes on, before nobody is left.
DEALT_BEFORE = {"AskSetup", "AskGoOn"}


@pytest.mark.parametrize("game_id", ["nyet", "stratego", "jetriko", "frantic"])
def test_what_asks_several_says_what_is_done_when_all_have_answered(game_id: str) -> None:
    state: Any = type(TABLES[game_id].game.deal(2, TABLES[game_id].game.Options(), 1))
    several = {step for step in state.asks if issubclass(step, AskAll | Window)}
    assert several
    left = {step.__name__ for step in several - set(state.does)}
    assert left == (DEALT_BEFORE if game_id == "stratego" else set())


# The sample game, move by move.


def card(name: str) -> int:
    return NAMES.index(name)


def table(hands: list[list[str]], pile: list[str]) -> Mischief:
    """A position of Mischief; the pile's top card is last."""
    state = GAME.deal(len(hands), MischiefOptions(), seed=1)
    state.hands = [[card(name) for name in names] for names in hands]
    state.pile = [card(name) for name in pile]
    state.discard = [card("5c")]
    return state


def test_mis_3_every_other_seat_is_asked_whether_it_holds_a_shield_or_not() -> None:
    state = table([["raina", "1a"], ["1b"], ["shielda", "1c"]], ["3a", "2a", "2b", "2c"])
    state.play(Deed(0, "play", card("raina")))
    assert isinstance(state.agenda[0], NameVictim)
    state.play(Deed(0, "name", 1))
    assert state.to_act() == (1,)
    assert state.moves(1) == [Deed(1, "pass")]
    state.play(Deed(1, "pass"))
    assert state.moves(2) == [Deed(2, "pass"), Deed(2, "throw", card("shielda"))]
    state.play(Deed(2, "throw", card("shielda")))
    assert state.hands == [
        [card(name) for name in names.split()] for names in ("1a 2c 2b 2a", "1b 3a", "1c")
    ]
    assert state.agenda == (TakeTurn(1), EndTurn(1))


def test_mis_5_a_trap_breaks_off_the_draw_and_the_turn() -> None:
    state = table([["raina", "1a"], ["1b"], ["1c"]], ["2a", "trapa", "2c"])
    for deed in ("0 play {raina}", "0 name 1", "1 pass -1", "2 pass -1"):
        state.play(GAME.parse_move(deed.format(raina=card("raina"))))
    assert state.hands[1] == [card("1b"), card("2c")]
    assert state.to_act() == (1,)
    state.play(Deed(1, "discard", card("1b")))
    assert state.hands[1] == [card("2c"), card("2a")]
    assert state.agenda == (TakeTurn(1), EndTurn(1))


def test_mis_4_cards_chosen_in_secret_pass_together() -> None:
    state = table([["marketa", "1a"], ["1b"], ["1c", "2c"]], ["2a"])
    state.play(Deed(0, "play", card("marketa")))
    assert state.to_act() == (0, 1, 2)
    for seat, name in ((2, "2c"), (0, "1a"), (1, "1b")):
        assert len(state.hands[1]) == 1
        state.play(Deed(seat, "give", card(name)))
    assert state.hands[0] == [card("2c")]
    assert state.hands[1] == [card("1a"), card("2a")]
    assert state.hands[2] == [card("1c"), card("1b")]


def test_a_state_shares_its_agenda_with_its_copies() -> None:
    state = table([["1a"], ["1b"]], ["2a"])
    state.agenda = (PassLeft((0, 1)), DrawCards(0, 2), *state.agenda)
    assert state.copy().agenda is state.agenda
