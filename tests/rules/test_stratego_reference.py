"""Stratego Cards, whole games: every legal move and every result against a second reading."""

from __future__ import annotations

from typing import Any

import pytest

from game.chance import Chance
from tests.rules.stratego_play import A, B, begun, deck, hand, offers, play, side
from tests.rules.stratego_reference import Book, Side, fight, regroup_sizes

TABLES: list[dict[str, Any]] = [
    {},
    {"army": "B"},
    {"keep_attacking": True},
    {"regroup_saves": True},
    {"keep_attacking": True, "regroup_saves": True, "draw_count": 40},
    {"powers": "no-regroup", "keep_attacking": True, "army": "B"},
    {"powers": "none"},
    {"powers": "no-regroup", "regroup_saves": True},
    {"draw_count": 0, "memory": "seen", "regroup_saves": True},
]
LOOKS = ("spy-look", "scout-look", "regroup", "stop")


def open_book(state: Any) -> Book:
    """The second reading of a state in its first turn."""
    options = state.options
    return Book(
        [side(state, A), side(state, B)], state.mover, options.keep_attacking, options.powers,
        options.regroup_saves, options.draw_count,
    )  # fmt: skip


def agree(state: Any, book: Book) -> None:
    """Both readings say the same of who has what, what is next, and the end."""
    for seat in (A, B):
        one, other = side(state, seat), book.sides[seat]
        assert one.line == other.line
        assert sorted(one.hand) == sorted(other.hand)
        assert one.deck == other.deck
        assert one.out == other.out
    if book.end is not None:
        winner, reason = book.end
        assert state.outcome is not None
        assert state.outcome.reason == reason
        assert winner == -1 or state.outcome.winners == (winner,)
        return
    assert state.outcome is None
    assert (state.phase, state.to_act()) == (book.phase, (book.mover,))
    assert state.turn == book.turn
    if book.phase == "action":
        assert state.quiet == book.quiet
    assert offers(state, book.mover) == book.legal()


def choose(legal: set[str], chance: Chance, timid: bool) -> str:
    """Any legal move; the timid would rather look than attack."""
    moves = sorted(legal)
    quiet = [text for text in moves if text.startswith(LOOKS)]
    return chance.choice(quiet if timid and quiet and chance.below(5) else moves)


def play_a_game(state: Any, chance: Chance, timid: bool) -> str:
    """Play on with both readings side by side; why the game ended."""
    book = open_book(state)
    agree(state, book)
    while book.end is None:
        text = choose(book.legal(), chance, timid)
        play(state, f"{book.mover} {text}")
        book.play(text)
        if text == "regroup":
            colour = state.colour_of(book.mover)
            book.deal(hand(state, colour).split() + deck(state, colour).split())
        agree(state, book)
    reason: str = state.outcome.reason
    return reason


@pytest.mark.sample(6)
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("timid", [False, True], ids=["any", "timid"])
def test_whole_games_agree_with_a_second_reading(options: dict[str, Any], timid: bool) -> None:
    ends = set()
    for seed in range(8):
        state = begun(seed, **options)
        ends.add(play_a_game(state, Chance(seed), timid))
    assert ends <= {"flag", "immovable", "no-attacks"}


def test_all_three_ends_come_about() -> None:
    ends = {play_a_game(begun(seed), Chance(seed), bool(seed % 2)) for seed in range(40)}
    assert ends == {"flag", "immovable", "no-attacks"}


# The second reading reads the book's own examples.


def test_the_second_reading_fights_as_the_examples_say() -> None:
    fights = {
        ("6", "4"): "A", ("5", "5"): "X", ("1", "10"): "A", ("10", "1"): "A", ("1", "1"): "X",
        ("1", "2"): "D", ("9", "B"): "D", ("3", "B"): "A", ("2", "F"): "W", ("1", "F"): "W",
    }  # fmt: skip
    assert {pair: fight(*pair) for pair in fights} == fights


def test_the_second_reading_refills_fills_and_regroups_as_the_examples_say() -> None:
    red = Side(["6", "-", "B", "-", "9"], ["F", "3", "8"], [])
    assert "fill - 3 - 8 -" in red.fills()
    assert len(red.fills()) == 6
    dry = Side(["4"] * 5, ["7"], ["8"])
    dry.refill()
    assert (dry.hand, dry.deck) == (["7", "8"], [])
    assert [regroup_sizes(cards) for cards in (13, 7, 5, 2)] == [
        (5, 3, 5), (5, 2, 0), (5, 0, 0), (2, 0, 0),
    ]  # fmt: skip


def test_the_second_reading_knows_the_last_trade() -> None:
    lines = [Side(["5", "B", "F", "-", "-"], [], []), Side(["5", "B", "B", "F", "-"], [], [])]
    book = Book(lines, 0)
    book.play("attack 1 1")
    assert book.end == (0, "immovable")
