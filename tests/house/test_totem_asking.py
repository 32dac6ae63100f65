"""What Totem asks besides grabs, what it tells, and what can be worked out from what is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.messages import Message
from game.prompts import Thing
from game.totem.asking import DUEL, GO_ON, NEXT, RUSH, STOP, prompt_of
from game.totem.groups import MEMBERS
from game.totem.moves import Choose, NextGame, Resume, Stop
from game.totem.options import Options
from game.totem.seeing import hopeful, rivals
from game.totem.sentences import tell
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.house.games import TABLES
from tests.rules.totem_play import grabs, table, turn

CHOSEN = (Choose, NextGame, Resume, Stop)


def matches(seats: int, moves: int = 300, games: int = 8) -> Iterator[Match]:
    """Random matches with different options: the same match again after each of its moves."""
    totem = TABLES["totem"]
    for number, options in enumerate(totem.some_options(seats, games, seed=seats)):
        players = [Player(f"P{seat}", seat, "") for seat in range(seats)]
        match, chance = Match.new(totem.game, options, players, seed=number), Chance(number)
        for _ in range(moves):
            if match.outcome is not None:
                break
            yield match
            match.play(totem.pick(match.state, chance))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_is_chosen_is_asked_and_no_grab_is(seats: int) -> None:
    for match in matches(seats):
        for seat in range(seats):
            chosen = {move for move in match.state.moves(seat) if isinstance(move, CHOSEN)}
            prompt = prompt_of(match.seat(seat))
            answers = () if prompt is None else prompt.answers
            assert {answer.move for answer in answers if answer.refusal is None} == chosen
            assert prompt is None or prompt.answers


def choosing() -> Match:
    """Ann's shape is Ben's, Dan's inward arrows opened a rush, and Ann has the totem."""
    state = table([3, 3, 3, "2 IN1"], ["D1-G", "2 D1-P", "", ""], 4, starts=3)
    turn(state)
    grabs(state, 0)
    assert state.phase == "choice"
    players = tuple(Player(name, at, "") for at, name in enumerate(("Ann", "Ben", "Cleo", "Dan")))
    return Match(TABLES["totem"].game, state.options, players, 1, state)


def test_tot_516_duel_or_rush_says_what_each_would_mean() -> None:
    match = choosing()
    say = Saying(Words("en"), lambda seat: match.players[seat].name)
    prompt = prompt_of(match.seat(0))
    assert prompt is not None
    assert say(prompt.text) == "Ann: duel or rush?"
    means = {answer.thing: say(answer.means or "") for answer in prompt.answers}
    assert means == {
        DUEL: "Ben takes your card and the 4 under the totem.",
        RUSH: "Your card goes under the totem, and you turn next.",
    }
    assert prompt.pick(RUSH).move == Choose(0, "rush", match.state.now)
    assert prompt_of(match.seat(1)) is None
    assert rivals(match.seat(None).view, 0) == (1,)


def test_tot_516_nothing_is_said_of_cards_under_the_totem_while_none_lie_there() -> None:
    match = choosing()
    match.state.pot.clear()
    say = Saying(Words("en"), lambda seat: match.players[seat].name)
    prompt = prompt_of(match.seat(0))
    assert prompt is not None
    duel = next(answer for answer in prompt.answers if answer.thing == DUEL)
    assert say(duel.means or "") == "Ben takes your card."


@pytest.mark.parametrize(("games", "things"), [("3", [NEXT]), ("endless", [NEXT, STOP])])
def test_tot_561_between_two_games_the_next_one_is_asked_for(
    games: str, things: list[Thing]
) -> None:
    match = choosing()
    match.state.options = Options(games=games)
    match.state.stage = "game_over"
    prompt = prompt_of(match.seat(0))
    assert prompt is not None
    assert [answer.thing for answer in prompt.answers] == things
    match.state.stage, match.state.paused = "turning", True
    prompt = prompt_of(match.seat(0))
    assert prompt is not None
    assert [answer.thing for answer in prompt.answers] == [GO_ON]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_tot_305_who_could_win_a_duel_is_worked_out_from_what_lies_open(seats: int) -> None:
    for match in matches(seats):
        if not match.state.paused:
            live = {hand for mask in match.state.live for hand in MEMBERS[mask]}
            assert hopeful(match.seat(None).view) == live


def test_everything_asked_and_told_has_words_in_every_language() -> None:
    sayings = [Saying(Words(language), lambda seat: f"P{seat}") for language in languages()]
    said: set[Message] = set()
    for seats in (2, 4):
        for match in matches(seats):
            view = match.seat(None).view
            for event in match.history[-1] if match.history else ():
                said.update(tell(event, view))
            for seat in range(seats):
                prompt = prompt_of(match.seat(seat))
                if prompt is not None:
                    said.add(prompt.text)
                    said.update(answer.label for answer in prompt.answers)
    assert len(said) > 30
    for message in said:
        for say in sayings:
            assert say(message).strip()
