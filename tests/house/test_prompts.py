"""What players are asked in every game of choices: all that is legal is reached, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.chance import Chance
from game.messages import Message, Several
from game.prompts import Prompt
from game.registry import choices
from game.rules import Illegal
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.house.games import OF_CHOICES, TABLES, at_tables_of, random_matches

AT_EVERY_TABLE = at_tables_of(OF_CHOICES)
# Where the ways to answer are too many to try them all, so many are tried.
WAYS = 400


def reached(prompt: Prompt) -> Iterator[Any]:
    """Every move that can be picked out, in every order of picks."""
    for answer in prompt.answers:
        if answer.refusal is not None:
            continue
        after = prompt.pick(answer.thing)
        if after.move is not None:
            yield after.move
        else:
            yield from reached(after)


@pytest.mark.sample(4)
@AT_EVERY_TABLE
def test_every_legal_move_can_be_reached_and_nothing_else(game_id: str, seats: int) -> None:
    for match in random_matches(game_id, seats):
        for seat in range(seats):
            prompt, moves = match.seat(seat).prompt(), match.state.moves(seat)
            assert (prompt is None) == (not moves)
            if prompt is None:
                continue
            ways = list(islice(reached(prompt), WAYS))
            assert all(match.state.check(move) is None for move in ways)
            # Besides the moves that are listed there may be some that are only allowed.
            assert len(ways) == WAYS or set(ways) >= set(moves), set(moves) - set(ways)


@AT_EVERY_TABLE
def test_no_two_answers_are_one_thing_and_closed_ones_say_why(game_id: str, seats: int) -> None:
    for match in random_matches(game_id, seats):
        for seat in match.state.to_act():
            prompt = match.seat(seat).prompt()
            assert prompt is not None and prompt.answers
            things = [answer.thing for answer in prompt.answers]
            assert len(set(things)) == len(things)
            for answer in prompt.answers:
                if answer.refusal is not None:
                    with pytest.raises(Illegal) as error:
                        prompt.pick(answer.thing)
                    assert error.value.refusal == answer.refusal


@AT_EVERY_TABLE
def test_everything_asked_and_told_has_words_in_every_language(game_id: str, seats: int) -> None:
    own = choices(game_id)
    sayings = [Saying(Words(language), lambda seat: f"P{seat}") for language in languages()]
    said: set[Message] = set()
    for match in random_matches(game_id, seats, moves=80, games=2):
        for seat in (None, *match.state.to_act()):
            chair = match.seat(seat)
            said.update(own.describe(chair.view))
            for event in chair.news(len(match.moves) - 1 if match.moves else 0):
                said.update(own.tell(event, chair.view))
            prompt = chair.prompt()
            if prompt is not None:
                said.add(prompt.text)
                for answer in prompt.answers:
                    said.update({answer.label, *([answer.means] if answer.means else [])})
                    if answer.refusal is not None:
                        said.add(own.refuse(answer.refusal, chair.view))
    for message in said:
        for say in sayings:
            assert say(message).strip()


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_seat_is_asked_the_same_whatever_is_hidden_from_it(game_id: str) -> None:
    table = TABLES[game_id]
    seats = table.game.fewest_seats + (table.game.most_seats > table.game.fewest_seats)
    for number, match in enumerate(random_matches(game_id, seats, moves=60, games=2)):
        for seat in match.state.to_act():
            prompt = match.seat(seat).prompt()
            moves = match.state.moves(seat)
            true = match.state
            match.state = table.reshuffle(true, seat, Chance(number))
            assert list(match.state.moves(seat)) == list(moves)
            assert match.seat(seat).prompt() == prompt
            match.state = true


def test_several_things_are_said_in_one_breath() -> None:
    say = Saying(Words("en"), lambda seat: "Ann")
    several = Several((Message("nyet-title"), 2, "x"))
    assert say(Message("nyet-answer-teams", (("mine", several), ("theirs", "Ben")))) == (
        "NYET!, 2 and x against Ben"
    )
