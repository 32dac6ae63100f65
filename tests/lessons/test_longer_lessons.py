"""Longer lessons ask for good play: what is right in them is no mistake in the expert's eyes."""

from __future__ import annotations

import pytest

from game.advice import advise
from game.bots.search import finish
from game.registry import choices, kit
from game.teaching.lesson import LEARNER, lesson
from game.teaching.taught import Taught
from scenes.seats.seating import default_seating
from scenes.words import Words
from tests.lessons.learner import lessons

LONGER = [(game_id, name) for game_id, name in lessons() if name != "first"]


def test_each_game_of_choices_has_one() -> None:
    assert {game_id for game_id, _ in LONGER} == {
        game_id for game_id, _ in lessons() if kit(game_id).choices is not None
    }


@pytest.mark.sample(8)
@pytest.mark.parametrize(("game_id", "name"), LONGER)
def test_the_expert_agrees(game_id: str, name: str) -> None:
    taught, expert = lesson(game_id, name), choices(game_id).expert
    levels = ("",) * taught.seats
    players = default_seating(game_id, Words(), taught.seed, levels, taught.options).players
    asked = 0
    for number, step in enumerate(taught.steps):
        match = Taught.begin(taught, players, number)
        for text in step.lead:
            match.play(taught.move(text, match.state))
        moves = match.state.moves(LEARNER) if step.play else []
        if not expert.decides(moves):
            continue
        right, view = match.right, match.state.view(LEARNER)
        advice = finish(advise(game_id, expert, view, moves, 3, expert.full, right))
        found = next(choice for choice in advice.choices if choice.move == right)
        assert found.as_good or found.behind <= found.within, (step.say, found, advice.choices[0])
        asked += 1
    assert asked > 3
