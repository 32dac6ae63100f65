"""Views that follow events: after every move the view is what the seat truly knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.chance import Chance
from game.match import Match, Player
from game.registry import choices
from game.telling import Asked
from tests.house.games import OF_CHOICES, TABLES, at_tables_of


def matches(game_id: str, seats: int) -> Iterator[Match]:
    """Fresh matches with different options."""
    table = TABLES[game_id]
    for number, options in enumerate(table.some_options(seats, 5, seed=seats)):
        players = [Player(f"P{seat}", seat, "") for seat in range(seats)]
        yield Match.new(table.game, options, players, seed=number)


@pytest.mark.sample(3)
@at_tables_of(OF_CHOICES)
def test_a_view_that_follows_its_events_is_the_true_view(game_id: str, seats: int) -> None:
    table, after = TABLES[game_id], choices(game_id).after
    for match in matches(game_id, seats):
        chance = Chance(match.seed)
        views = {looker: match.seat(looker).view for looker in (None, *range(seats))}
        for _ in range(250):
            if match.outcome is not None:
                break
            events = match.play(table.pick(match.state, chance))
            for looker, view in views.items():
                for event in events:
                    view = after(view, event.seen_by(looker))
                true = match.seat(looker).view
                view = after(view, Asked.of(true))
                assert view == true, (looker, events)
                views[looker] = view
