"""What a character leans to shows in play, costs little, and is read off what its seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.bots.by_trial import Trier
from game.bots.player import Player
from game.cast import CAST, TEMPERS, Temper
from game.registry import choices
from game.totem.bot import LEVELS, tempered
from tests.house.games import OF_CHOICES, TABLES

POSITIONS = 600


def positions(game_id: str) -> Iterator[tuple[int, Any, Any]]:
    """Whose choice it is, what they see, and what they may do."""
    table, found = TABLES[game_id], 0
    for seed in range(POSITIONS):
        for state, _, _ in table.walk(table.game.most_seats, seed=seed):
            if state.outcome is not None or found == POSITIONS:
                break
            seat = state.to_act()[0]
            moves = state.moves(seat)
            if len(moves) > 1:
                found += 1
                yield seat, state.view(seat), moves


@cache
def seen(game_id: str) -> list[tuple[int, Any, Any]]:
    return list(positions(game_id))


def player(game_id: str, seat: int, temper: Temper | None) -> Player[Any, Any, Any]:
    bot = choices(game_id).make_bot("normal", seat, 3, temper)
    assert isinstance(bot, Player)
    return bot


@pytest.mark.sample(8)
@pytest.mark.parametrize("temper", Temper)
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_temper_shows_and_what_it_likes_is_a_whim_at_most(game_id: str, temper: Temper) -> None:
    shown = 0
    if isinstance(player(game_id, 0, temper), Trier):
        # Who tries everything out leans to nothing.
        assert player(game_id, 0, temper).habits.whim == 0
        return
    for seat, view, moves in seen(game_id):
        bot = player(game_id, seat, temper)
        whim = bot.habits.whim
        for (before, move), (worth, same) in zip(
            even := [(0.0, move) for move in moves], bot.leaning(even, view), strict=True
        ):
            assert same is move
            assert before <= worth <= before + whim
        usual = player(game_id, seat, None).choose(view, moves)
        chosen = bot.choose(view, moves)
        shown += bot.taste(temper, view, chosen) > bot.taste(temper, view, usual)
    # Something is done that is liked better than what an even player does.
    assert shown


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_an_even_player_leans_to_nothing(game_id: str) -> None:
    seat, view, moves = seen(game_id)[0]
    ranked = [(float(number), move) for number, move in enumerate(moves)]
    assert player(game_id, seat, None).leaning(ranked, view) == ranked


def test_bold_hands_are_uneven_and_slip_more_and_careful_ones_the_other_way_round() -> None:
    for even in LEVELS.values():
        bold, careful = tempered(even, Temper.BOLD), tempered(even, Temper.CAREFUL)
        assert bold.sigma > even.sigma > careful.sigma
        assert bold.slips > even.slips > careful.slips
        # As quick as their level.
        assert bold.duel == careful.duel == even.duel
        assert tempered(even, None) == tempered(even, Temper.SPITEFUL) == even


def test_everyone_of_the_cast_has_a_temper_and_all_tempers_sit_down() -> None:
    assert set(TEMPERS) == set(CAST)
    assert set(TEMPERS.values()) == set(Temper)
