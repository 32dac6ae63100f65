"""What all hear of what somebody is asked: said in every language, and no secret in it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.chance import Chance
from game.frantic.aloud import aloud
from game.frantic.answering import ASKS
from game.frantic.asking import word_of
from game.frantic.options import Options
from game.jetriko.moves import Draw
from game.kit import Choices
from game.match import Match
from game.messages import Message
from game.registry import choices
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.frantic_table import play, position
from tests.house.games import OF_CHOICES, TABLES, at_tables_of, random_matches
from tests.jetriko_table import position as jetriko

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")
# Steps of Frantic that are only asked of who holds something for them have one sentence.
OF_HOLDERS = ("turn-up", "twins")
AT_EVERY_TABLE = at_tables_of(OF_CHOICES)


def said_aloud(match: Match) -> Message:
    """What all hear of what is asked now."""
    return choices(match.game.id).aloud(match.seat(None).view, match.asked)


def says_more(game_id: str) -> bool:
    """Whether a game says itself what is decided, besides who decides it."""
    unsaid = next(one.default for one in fields(Choices) if one.name == "aloud")
    return choices(game_id).aloud is not unsaid


@pytest.mark.sample(4)
@AT_EVERY_TABLE
def test_all_hear_in_every_language_who_decides_what(game_id: str, seats: int) -> None:
    sayings = [Saying(Words(language), NAMES.__getitem__) for language in languages()]
    for match in random_matches(game_id, seats):
        said = said_aloud(match)
        # A game that has a sentence of its own says more than who is asked.
        assert said.key.startswith(f"{game_id}-aloud-") or not says_more(game_id)
        for say in sayings:
            sentence = say(said)
            assert sentence.endswith("…") and all(NAMES[seat] in sentence for seat in match.asked)


@pytest.mark.sample(4)
@AT_EVERY_TABLE
def test_all_hear_the_same_whatever_anybody_holds(game_id: str, seats: int) -> None:
    table, kit = TABLES[game_id], choices(game_id)
    for number, match in enumerate(random_matches(game_id, seats, moves=60)):
        said = said_aloud(match)
        for seat in (None, *range(seats)):
            other = table.reshuffle(match.state, seat, Chance(number))
            assert kit.aloud(other.view(None), match.asked) == said


@pytest.mark.parametrize("pile", ["", "G1"])
def test_jetriko_says_to_draw_only_where_one_can(pile: str) -> None:
    state = jetriko(["R1 R2", "Y1 Y2"], top="C5", pile=pile)
    said = choices("jetriko").aloud(state.view(None), state.to_act())
    draws = any(isinstance(move, Draw) for move in state.moves(0))
    assert draws is bool(pile)
    assert said.key == ("jetriko-aloud-main" if draws else "jetriko-aloud-main-pass")


def test_whatever_frantic_may_ask_has_its_sentence() -> None:
    words, missing = Words(), []
    for kind in ASKS:
        word = word_of(object.__new__(kind))
        if word not in (*OF_HOLDERS, "wish") and not words.has(f"frantic-aloud-{word}"):
            missing.append(word)
    assert not missing


def heard(state: Any) -> Message:
    """What all hear at a table of Frantic."""
    return aloud(state.view(None), state.to_act())


def test_nobody_hears_that_there_are_more_cards_to_lay_or_to_turn_up() -> None:
    twins = position(["R1 Y1 Y2", "B1"], top="R3", rules=["twins"], preset="everything")
    play(twins, "0 play R1")
    assert [word_of(twins.agenda[0]), heard(twins).key] == ["twins", "frantic-aloud-more"]
    two = Options(preset="everything", powers="2")
    powers = position(["R1 Y2", "B1"], top="R3", powers=["looping recycling", ""], options=two)
    play(powers, "0 play R1 with looping")
    assert [word_of(powers.agenda[0]), heard(powers)] == ["turn-up", heard(twins)]


@pytest.mark.parametrize(
    ("moves", "holding", "without"),
    [
        (("0 play skip-R", "0 name 1"), "counterattack", "B2"),
        (("0 play skip-R", "0 name 1"), "error_404", "B2"),
        (("0 play K5",), "lucky_bastard", "B2"),
        (("0 play R5",), "nice_try", "B2"),
    ],
)
def test_fra_130_a_window_is_said_to_be_one_whoever_holds_a_card_for_it(
    moves: tuple[str, ...], holding: str, without: str
) -> None:
    own = moves[0].removeprefix("0 play ")
    rest = "" if own == "R5" else " Y1"
    said = []
    for card in (holding, without):
        hands = [own + rest, f"{card} B1", "G1 G2"]
        state = position(hands, top="R5", preset="everything", events=["recession"])
        play(state, *moves)
        assert state.phase == "window"
        said.append(heard(state))
    assert said[0] == said[1]
