"""What the expert of Frantic reads in what the others did: played, drew, wished, threw nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cards import Card, Seat
from game.chance import Chance
from game.frantic import GAME
from game.frantic.bot import LEVELS
from game.frantic.cards import COLOUR, COLOUR_WORDS, NUMBER, SYMBOL, WISHES
from game.frantic.hinting import Chosen
from game.frantic.matching import Requirement
from game.frantic.rules import FranticState
from game.frantic.thinking.imagining import guess, imagine
from game.frantic.thinking.reading import Reader, tells
from game.frantic.thinking.working_out import CLOSELY, Search
from tests.frantic_table import let_pass, play, position
from tests.house.games import TABLES

WORLDS = 600
Kind = Callable[[Card], bool]
RED, BLUE = COLOUR_WORDS.index("red"), COLOUR_WORDS.index("blue")


def is_red(card: Card) -> bool:
    return COLOUR[card] == RED


def is_blue(card: Card) -> bool:
    return COLOUR[card] == BLUE


def is_wish(card: Card) -> bool:
    return SYMBOL[card] in WISHES


def held(state: FranticState, seat: Seat, kind: Kind, looker: Seat = 0) -> tuple[float, float]:
    """How many cards of a kind a seat holds in the mean: as it is read, and spread evenly."""
    view = state.view(looker)
    chance = Chance(3)
    reader = Reader(view, chance)
    read, even = (
        sum(sum(map(kind, deal(chance).hands[seat])) for _ in range(WORLDS)) / WORLDS
        for deal in (reader.deal, lambda chance: guess(view, chance))
    )
    return read, even


def after_drawing(drawn: str = "Y4") -> FranticState:
    """Seat 1 drew on red 3 and passed."""
    hands = ["R3 G1 G2 G4", "B5 B6 B7 B8", "Y1 Y2 Y5 Y6"]
    state = position(hands, top="R5", draw=drawn)
    play(state, "0 play R3", "1 draw", "1 pass")
    return state


def test_whoever_drew_on_red_hardly_holds_red_or_what_always_fits() -> None:
    state = after_drawing()
    for kind in (is_red, is_wish, lambda card: NUMBER[card] == 3):
        read, even = held(state, 1, kind)
        assert read < 0.2 * even


def test_what_one_lacks_the_others_are_likelier_to_hold() -> None:
    read, even = held(after_drawing(), 2, is_red)
    assert read > even


def test_cards_that_came_since_may_be_anything() -> None:
    state = after_drawing()
    while state.active != 1:
        play(state, next(move for move in offers(state) if "draw" in move or "pass" in move))
    play(state, "1 draw")
    [hint] = state.view(0).hints.of(1)
    assert hint.since == 1


def offers(state: FranticState) -> list[str]:
    return [str(move) for move in state.moves(state.to_act()[0])]


def test_what_is_played_after_a_draw_is_what_was_drawn() -> None:
    hands = ["R3 G1 G2 G4", "B5 B6 B7 B8", "Y1 Y2 Y5 Y6"]
    state = position(hands, top="R5", draw="R7")
    play(state, "0 play R3", "1 draw", "1 play R7")
    [hint] = state.view(0).hints.of(1)
    assert hint.told == Chosen(Requirement(RED, 3), "")
    assert hint.since == 0


def test_whoever_played_a_low_number_hardly_has_a_higher_one_of_that_colour() -> None:
    state = position(["R3 G1 G2 G4", "R1 B6 B7 B8", "Y1 Y2 Y5 Y6"], top="R5")
    play(state, "0 play R3", "1 play R1")
    high, even = held(state, 1, lambda card: is_red(card) and NUMBER[card] >= 8)
    assert high < 0.4 * even
    low, even = held(state, 1, lambda card: is_blue(card) and NUMBER[card] >= 8)
    assert low > 0.9 * even


def test_whoever_wished_for_a_colour_is_likelier_to_hold_it() -> None:
    state = position(["R3 G1 G2 G4", "fantastic B6 B7 B8", "Y1 Y2 Y5 Y6"], top="R5")
    play(state, "0 play R3", "1 play fantastic", "1 wish blue")
    read, even = held(state, 1, is_blue)
    assert read > 1.2 * even


def test_whoever_let_a_gift_come_has_nothing_to_throw() -> None:
    state = position(["gift-R G1 G2 G4", "B5 B6 B7 B8", "Y1 Y2 Y5 Y6"], top="R5")
    play(state, "0 play gift-R", "0 name 1", "0 pick G1", "0 pick G2")
    let_pass(state)
    read, even = held(state, 1, lambda card: SYMBOL[card] == "counterattack")
    assert read < 0.4 * even


def test_a_new_round_begins_with_nothing_told() -> None:
    state = after_drawing()
    assert tells(state.view(0))
    while not state.sheet:
        play(state, offers(state)[0])
    while not state.number > 1:
        play(state, offers(state)[0])
    assert not state.view(0).hints.told


def test_only_the_expert_reads() -> None:
    assert [level for level, habits in LEVELS.items() if habits.care.reads] == ["expert"]


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("preset", ["first", "everything"])
def test_every_world_that_is_read_fits_what_is_seen(seats: int, preset: str) -> None:
    table = TABLES["frantic"]
    chance = Chance(seats)
    read = 0
    for number, (state, move, _) in enumerate(
        table.walk(seats, seats, GAME.Options(preset=preset))
    ):
        if move is None or number % 30 or read > 30:
            continue
        seat = state.to_act()[0]
        view = state.view(seat)
        if not tells(view):
            continue
        reader = Reader(view, chance)
        for _ in range(3):
            world = imagine(view, chance, reader.deal(chance))
            assert world.view(seat) == view
            assert sorted(table.census(world)) == sorted(table.census(state))
            read += 1
    assert read > 5


def test_equal_views_are_read_alike() -> None:
    views = [after_drawing().view(0) for _ in range(2)]
    worlds = [Search(view, 0, seed=5, care=CLOSELY).sample() for view in views]
    assert worlds[0] == worlds[1]
