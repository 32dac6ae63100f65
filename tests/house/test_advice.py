"""What experts advise in every game of choices: fair, the same again, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import count as naturals
from typing import Any

import pytest

from game.advice import Advice, advise
from game.bots.search import finish
from game.bots.weighing import Fact, Followed, Weighing
from game.bots.worker import Broken, Consultation, seed_from, think
from game.chance import Chance
from game.messages import Message
from game.prompts import Prompt
from game.registry import choices
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.house.games import OF_CHOICES, TABLES
from tests.stratego_table import position

AT_EVERY_TABLE = pytest.mark.parametrize("game_id", OF_CHOICES)
SMALL = 64


def positions(game_id: str, count: int, seed: int = 7) -> Iterator[tuple[Any, int]]:
    """Positions of random games in which a seat has something to think about."""
    table, found = TABLES[game_id], 0
    seats = table.game.fewest_seats
    expert = choices(game_id).expert
    for number in naturals():
        chosen = seats + number % (table.game.most_seats - seats + 1)
        options = table.some_options(chosen, number + 1, seed=seed + number)[-1]
        for step, (state, move, _) in enumerate(table.walk(chosen, seed + number, options)):
            if move is None or step > 150:
                break
            for seat in state.to_act():
                if step % 4 == 0 and expert.decides(state.moves(seat)):
                    yield state, seat
                    found += 1
            if found >= count:
                return


def advice(game_id: str, state: Any, seat: int, budget: int = SMALL, played: Any = None) -> Advice:
    view = state.view(seat)
    expert = choices(game_id).expert
    thoughts = advise(game_id, expert, view, state.moves(seat), seed_from(view), budget, played)
    return finish(thoughts)


def leaks(game_id: str, count: int, seed: int = 7) -> int:
    """In how many of so many positions advice depends on what the seat cannot know.

    Every other time it is as in a review: against something that was played.
    """
    table, chance = TABLES[game_id], Chance(5)
    differ = changed = tried = 0
    for state, seat in positions(game_id, count, seed):
        other, moves = table.reshuffle(state, seat, chance), state.moves(seat)
        changed += other != state
        played = moves[tried % len(moves)] if tried % 2 else None
        one, two = (advice(game_id, there, seat, 16, played) for there in (state, other))
        differ += one != two
        tried += 1
    assert tried >= count
    assert changed > count // 3
    return differ


@pytest.mark.sample(2)
@AT_EVERY_TABLE
def test_what_is_hidden_changes_no_advice(game_id: str) -> None:
    assert leaks(game_id, 40) == 0


@pytest.mark.sample(2)
@AT_EVERY_TABLE
def test_advice_is_legal_has_words_and_can_be_pointed_at(game_id: str) -> None:
    sayings = [Saying(Words(language), lambda seat: f"P{seat}") for language in languages()]
    ask, expert = choices(game_id).ask, choices(game_id).expert
    for state, seat in positions(game_id, 40):
        found = advice(game_id, state, seat)
        assert found.best
        assert found.best[0] == found.choices[0]
        assert found.choices[0].behind == 0
        view, moves = state.view(seat), state.moves(seat)
        prompt = Prompt.of(seat, partial(ask, view, moves, state.check))
        for choice in found.choices:
            assert state.check(choice.move) is None
        for choice in found.best[:3]:
            reached = prompt
            for thing in expert.way(prompt, view, choice.move):
                reached = reached.pick(thing)
            assert reached.move == choice.move
        for say in sayings:
            assert say(found.said).strip()


@AT_EVERY_TABLE
def test_what_was_played_is_weighed_to_the_end_whatever_it_is(game_id: str) -> None:
    for state, seat in positions(game_id, 12):
        moves = state.moves(seat)
        for move in (moves[0], moves[len(moves) - 1]):
            found = advice(game_id, state, seat, played=move)
            assert found.of(move) is not None


@AT_EVERY_TABLE
def test_nothing_is_weighed_but_what_is_asked_about(game_id: str) -> None:
    weigh = choices(game_id).expert.weigh
    for state, seat in positions(game_id, 12):
        moves = state.moves(seat)
        two = [moves[0], moves[len(moves) - 1]]
        assert {*finish(weigh(state.view(seat), two, 1, SMALL, two[1])).moves} <= {*two}


@AT_EVERY_TABLE
def test_the_worker_gives_the_same_advice_and_survives_a_broken_expert(game_id: str) -> None:
    state, seat = next(positions(game_id, 1))
    view, moves = state.view(seat), tuple(state.moves(seat)[:8])
    task = Consultation(game_id, view, moves, SMALL)
    assert finish(think(task)) == finish(think(task))
    assert isinstance(finish(think(Consultation(game_id, "no view", moves, SMALL))), Broken)


# What the reason is made from


def weighing(*sides: list[tuple[float, dict[str, float]]]) -> Weighing[str]:
    followed = [
        [Followed(worth, worth, {Fact(name): value for name, value in facts.items()})
         for worth, facts in side]
        for side in sides
    ]  # fmt: skip
    return Weighing([f"move {number}" for number in range(len(sides))], followed)


def test_what_goes_with_winning_is_the_reason_not_what_only_differs() -> None:
    """After the first move one is hit less often, which costs; rain comes with it for nothing."""
    first = [(1.0 - hit, {"hit": hit, "rain": 1.0 * (n % 2)}) for n in range(40)
             for hit in (float(n % 4 == 0),)]  # fmt: skip
    second = [(1.0 - hit, {"hit": hit, "rain": 1.0 * (n % 8 == 1)}) for n in range(40)
              for hit in (float(n % 4 != 0),)]  # fmt: skip
    found = weighing(first, second).differences(1)
    assert found[0].fact == Fact("hit")
    assert found[0].pull == pytest.approx(1.0)
    assert (found[0].best, found[0].other) == (0.25, 0.75)
    assert all(one.pull < 0.3 for one in found if one.fact == Fact("rain"))


def test_what_comes_about_as_often_is_no_reason() -> None:
    same = [(float(n % 2), {"hit": float(n % 3 == 0)}) for n in range(30)]
    better = [(1.0, {"hit": float(n % 3 == 0)}) for n in range(30)]
    assert weighing(better, same).differences(1) == []


def test_a_gap_is_measured_in_the_worlds_both_were_tried_in() -> None:
    best = [(1.0, {"hit": 0.0})] * 16 + [(0.5, {"hit": 0.0})] * 16
    dropped = [(0.25, {"hit": 0.0})] * 16
    found = weighing(best, dropped)
    assert found.gap(1).behind == pytest.approx(0.75)
    assert found.best == 0


def test_choices_that_cannot_be_told_apart_are_said_to_be_equal() -> None:
    """Nothing is worth more than what is left of a line without anything in it (NYET-36)."""
    for state, seat in positions("nyet", 60):
        found = advice("nyet", state, seat)
        if len(found.best) == len(found.choices) > 1:
            assert found.said == Message("advice-equal", (("count", len(found.choices)),))
            return
    raise AssertionError("in no position all choices were equal")


def test_where_worth_is_told_in_wins_nobody_loses_more_than_the_best_choice_has() -> None:
    """A hunch says how much better a choice is than others, not how often it wins."""
    won_and_hunch = ((0.4, 0.5), (0.3, 0.0), (0.0, -0.1))
    hoped = [[Followed(won + hunch, won, {})] for won, hunch in won_and_hunch]
    found = Weighing(["best", "near", "far"], hoped)
    behind = [found.gap(n).behind for n in range(3)]
    assert behind == pytest.approx([0.0, 0.6, 1.0])
    assert [found.told(one) for one in behind] == behind
    told = replace(found, in_wins=True)
    assert [told.told(one) for one in behind] == pytest.approx([0.0, 0.4, 0.4])


def test_stratego_tells_no_more_wins_than_there_are() -> None:
    """All but to regroup loses: the Flag was seen, and nothing that can attack beats anything."""
    state = position("2 4 F 4 2", "10 9 8 7 6", seen=("3", "1 2 3 4 5"))
    found = advice("stratego", state, 0)
    assert found.chance is not None
    assert all(choice.behind <= found.chance for choice in found.choices)
    # What is told alike is still in its order: reasons are against what is next best.
    worths = [choice.worth for choice in found.choices]
    assert worths == sorted(worths, reverse=True)
