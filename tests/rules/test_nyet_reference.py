"""NYET!, whole games: every legal card, trick, loot and score against a second reading."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.chance import Chance
from game.nyet.cards import NAMES
from tests.rules.nyet_play import deal, named, offers
from tests.rules.nyet_reference import ROUNDS, Law, Sides, gains_of, loot_of

LETTERS = ("B", "R", "Y", "G", "")
TABLES = [
    (2, {}),
    (2, {"no_trump": True, "difference": True}),
    (3, {}),
    (3, {"bonus": "shared", "difference": True}),
    (3, {"bonus": "team", "no_trump": True}),
    (3, {"difference": True}),
    (4, {}),
    (4, {"no_trump": True, "difference": True, "bonus": "team"}),
    (5, {}),
    (5, {"bonus": "shared"}),
    (5, {"bonus": "team"}),
    (5, {"bonus": "shared", "difference": True, "no_trump": True}),
    (5, {"bonus": "team", "difference": True}),
    (5, {"difference": True, "no_trump": True}),
]


def play_a_round(state: Any, chance: Chance) -> None:
    """Play the tricks of a round with both readings side by side."""
    seats = len(state.hands)
    terms, view = state.terms, state.view(None)
    law = Law(LETTERS[terms.trump], LETTERS[terms.supertrump], terms.value)
    sides = Sides(view.teams, view.bonus)
    hands = [[NAMES[card] for card in hand] for hand in state.hands]
    catch = [0] * seats
    before = view.scores
    leader = terms.first
    while hands[leader]:
        trick: list[str] = []
        for step in range(seats):
            seat = (leader + step) % seats
            assert state.to_act() == (seat,)
            legal = law.may_play(hands[seat], trick)
            assert offers(state, seat) == {f"play {card}" for card in legal}
            move = chance.choice(state.moves(seat))
            trick.append(NAMES[move.card])
            hands[seat].remove(NAMES[move.card])
            state.play(move)
        winner = (leader + law.winning(trick)) % seats
        loot = loot_of(trick, leader, winner, sides)
        told = state.tricks[-1]
        assert (told.leader, told.winner) == (leader, winner)
        assert sorted(named(told.loot).split()) == sorted(loot)
        catch[winner] += 1 + len(loot)
        leader = winner
    options = state.options
    gained = gains_of(catch, sides, law.value, options.bonus, options.difference)
    assert state.view(None).sheet[-1].gains == gained
    assert state.view(None).scores == tuple(
        old + new for old, new in zip(before, gained, strict=True)
    )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_agree_with_a_second_reading(seats: int, options: dict[str, Any]) -> None:
    state = deal(seats, seed=sum(map(ord, str(options))), **options)
    chance = Chance(seats)
    rounds = 0
    while state.outcome is None:
        while state.phase not in ("tricks", "over"):
            state.play(chance.choice(state.moves(chance.choice(state.to_act()))))
        if state.phase == "tricks":
            play_a_round(state, chance)
            rounds += 1
    assert rounds == ROUNDS[seats]


def test_the_second_reading_reads_the_examples_of_the_book() -> None:
    law = Law("Y", "B", 2)
    assert law.winning(["G9", "G1", "G4", "Y1", "Y7"]) == 4
    assert law.winning(["R13", "B1", "B1", "R1"]) == 2
    assert law.may_play(["B1", "B3", "R8"], ["B9"]) == {"B3"}
    assert law.may_play(["B1", "B10", "G4"], ["Y5"]) == {"B1"}
    pair = Sides((0, 0, 1, 1, 1), 1)
    assert loot_of(["G9", "G1", "G4", "Y1", "Y7"], 0, 4, Sides((0, 0, 1, 1, 0), 2)) == ["Y1"]
    assert gains_of([3, 3, 5, 3, 2], pair, 2, "holder", False) == (12, 24, 20, 20, 20)
    assert gains_of([3, 3, 5, 3, 2], pair, 2, "shared", False) == (18, 18, 20, 20, 20)
    solo = Sides((0, 1, 1), 0)
    for (value, option), expected in zip(
        product((2, -2), ("holder", "shared", "team")),
        [(0, 14, 14), (0, 4, 4), (0, 4, 4), (28, 0, 0), (4, 0, 0), (4, 0, 0)],
        strict=True,
    ):
        assert gains_of([5, 8, 4], solo, value, option, True) == expected
