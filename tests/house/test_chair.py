"""A seat's side of a match: what is asked, when, and what becomes of late and foreign answers."""

from __future__ import annotations

import pytest

from game.match import Match, Player
from game.nyet.moves import Choose, Veto
from game.prompts import Thing
from game.registry import choices, load
from game.rules import Illegal, Refusal


def match_of(seats: int = 3) -> Match:
    game = load("nyet")
    players = [Player(f"P{seat}", seat, "") for seat in range(seats)]
    return Match.new(game, game.Options(), players, seed=5)


def test_a_seat_that_is_not_asked_has_no_prompt_and_is_refused() -> None:
    match = match_of()
    asked = match.state.to_act()[0]
    other = match.seat((asked + 1) % 3)
    assert other.prompt() is None
    before = match.record()
    assert other.submit(Choose((asked + 1) % 3, 0), other.moment) == Refusal("prompt-none", "")
    assert match.record() == before


def test_an_answer_to_another_seats_question_is_refused() -> None:
    match = match_of()
    asked = match.state.to_act()[0]
    chair = match.seat(asked)
    move = Choose((asked + 1) % 3, 0)
    assert chair.submit(move, chair.moment) == Refusal("prompt-other-seat", "")
    assert not match.moves


def test_an_answer_given_twice_is_refused_the_second_time() -> None:
    match = match_of(2)
    first = match.seat(match.state.to_act()[0])
    assert first.seat is not None
    at = first.moment
    assert first.submit(Choose(first.seat, 0), at) is None
    refusal = first.submit(Choose(first.seat, 1), at)
    assert refusal is not None and refusal.code in ("prompt-none", "prompt-passed")
    assert len(match.moves) == 1


def test_an_equal_question_put_again_is_another_question() -> None:
    match = match_of(2)
    while match.state.phase == "characters":
        match.play(match.state.moves(match.state.to_act()[0])[0])
    chair = match.seat(match.state.to_act()[0])
    at = chair.moment
    first, second = chair.moves[:2]
    assert chair.submit(first, at) is None
    other = match.seat(match.state.to_act()[0])
    assert other.submit(other.moves[0], other.moment) is None
    assert chair.asked
    assert chair.submit(second, at) == Refusal("prompt-passed", "")
    assert chair.submit(chair.moves[0], chair.moment) is None


def test_a_question_stays_the_same_while_others_answer_theirs() -> None:
    match = match_of(3)
    while match.state.phase not in ("discards", "passes", "scores"):
        match.play(match.state.moves(match.state.to_act()[0])[-1])
    chairs = [match.seat(seat) for seat in match.state.to_act()]
    moments = [chair.moment for chair in chairs]
    for chair, at in zip(chairs, moments, strict=True):
        assert chair.submit(chair.moves[0], at) is None


def test_after_a_move_is_taken_back_an_old_answer_is_refused() -> None:
    match = match_of(2)
    chair = match.seat(match.state.to_act()[0])
    at = chair.moment
    assert chair.submit(chair.moves[0], at) is None
    match.undo()
    assert chair.submit(chair.moves[0], at) == Refusal("prompt-passed", "")


def test_the_rules_refuse_through_the_chair_and_nothing_changes() -> None:
    match = match_of(2)
    chair = match.seat(match.state.to_act()[0])
    assert chair.seat is not None
    refusal = chair.submit(Veto(chair.seat, 7), chair.moment)
    assert refusal is not None and refusal.code == "nyet-not-now"
    assert not match.moves


def test_picking_leaves_the_prompt_as_it_was_and_what_was_not_asked_is_refused() -> None:
    prompt = match_of(2).seat(0).prompt() or match_of(2).seat(1).prompt()
    assert prompt is not None
    after = prompt.pick(Thing("character", 2))
    assert after.move == Choose(prompt.seat, 2) and prompt.move is None
    for wrong in (Thing("character", 9), Thing("card", 2), Thing("answer", "done")):
        with pytest.raises(Illegal) as error:
            prompt.pick(wrong)
        assert error.value.refusal.code == "prompt-not-asked"
    assert after.pick(Thing("character", 2)) == prompt == after.back()
    with pytest.raises(Illegal):
        after.pick(Thing("character", 3))


def test_news_are_told_as_the_seat_may_know_them() -> None:
    match = match_of(2)
    for _ in range(40):
        if match.outcome is None:
            match.play(match.state.moves(match.state.to_act()[0])[0])
    whole = match.events_since(0)
    for seat in (None, 0, 1):
        assert match.seat(seat).news(0) == [event.seen_by(seat) for event in whole]
    count = len(match.seat(0).news(0))
    match.play(match.state.moves(match.state.to_act()[0])[0])
    assert len(match.seat(0).news(0)) > count
    assert match.seat(0).news(len(match.moves)) == []


def test_a_game_without_choices_asks_none() -> None:
    for game_id in ("totem", "chess"):
        with pytest.raises(KeyError):
            choices(game_id)
