"""One suite for all games: what the contract in `game.rules` promises, on random games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from game.cards import CLOCK, Seat
from game.chance import Chance
from game.codec import pack
from game.match import Match, Player
from game.rules import Illegal
from tests.house.games import TABLES, Table, at_tables_of
from tests.unpacking import unpack

AT_EVERY_TABLE = at_tables_of(TABLES)
# A game has thousands of positions in games against time; these many are looked at closely.
POSITIONS = 40


@pytest.fixture
def table(game_id: str) -> Table:
    return TABLES[game_id]


def positions(table: Table, seats: int, seed: int = 11) -> Iterator[tuple[Any, Any]]:
    """Positions with the move played there, spread over games with different options.

    Besides those at equal distances, each game gives the positions before and after
    something happened in it for the first time.
    """
    for state, move in _positions(table, seats, seed):
        yield state.copy(), move


@cache
def _positions(table: Table, seats: int, seed: int) -> list[tuple[Any, Any]]:
    """The same, found once for all tests. Nobody plays on in these."""
    found = []
    options = table.some_options(seats, 3, seed)
    for chosen in options:
        steps = [step for step in islice(table.walk(seats, seed, chosen), 1500) if step[1]]
        stride = 1 + len(steps) * len(options) // POSITIONS
        seen: set[type] = set()
        fresh = False
        for number, (state, move, events) in enumerate(steps):
            was_fresh, fresh = fresh, not seen.issuperset(map(type, events))
            seen.update(map(type, events))
            if fresh or was_fresh or number % stride == 0:
                found.append((state, move))
    return found


def lookers(seats: int) -> tuple[Seat | None, ...]:
    """Everybody who looks at a table, the onlooker too."""
    return (None, *range(seats))


def json_trip(table: Table, value: Any) -> Any:
    return unpack(json.loads(json.dumps(pack(value))), table.types)


@AT_EVERY_TABLE
def test_a_random_game_ends_and_loses_no_card(table: Table, seats: int) -> None:
    cards: list[int] = []
    for state, move, _ in table.walk(seats, seed=seats):
        now = sorted(table.census(state))
        cards = cards or now
        assert now == cards == sorted(set(cards))
        assert (state.outcome is None) == bool(state.to_act())
        if move is not None:
            continue
        outcome = state.outcome
        assert outcome is not None, f"no end after {table.most_moves} moves"
        assert len(outcome.scores) == len(outcome.places) == seats
        first = {seat for seat, place in enumerate(outcome.places) if place == 1}
        assert set(outcome.winners) in (first, set())
        assert not any(state.moves(seat) for seat in (CLOCK, *range(seats)))


@AT_EVERY_TABLE
def test_whoever_may_act_has_moves_and_nobody_else(table: Table, seats: int) -> None:
    for state, _ in positions(table, seats):
        acting = set(state.to_act())
        for seat in (CLOCK, *range(seats)):
            assert bool(state.moves(seat)) == (seat in acting)


@AT_EVERY_TABLE
def test_every_move_offered_is_legal_and_has_a_text_form(table: Table, seats: int) -> None:
    for state, _ in positions(table, seats):
        for seat in state.to_act():
            offered = state.moves(seat)
            assert len(set(offered)) == len(offered)
            for move in offered:
                assert state.check(move) is None
                assert table.game.parse_move(str(move)) == move
                state.copy().play(move)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("text", ["", " ", "nonsense", "0", "draw", "tick @", "0 play", "ö @1"])
def test_no_other_text_is_a_move(table: Table, text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        table.game.parse_move(text)


@AT_EVERY_TABLE
def test_a_copy_is_equal_and_stands_alone(table: Table, seats: int) -> None:
    for state, move in positions(table, seats):
        before = pack(state)
        copy = state.copy()
        assert copy == state
        copy.play(move)
        play_on(table, copy, Chance(7), moves=60)
        assert pack(state) == before


@AT_EVERY_TABLE
def test_a_copy_stays_as_it_was_while_the_original_is_played_on(table: Table, seats: int) -> None:
    for state, move in positions(table, seats):
        original = state.copy()
        copy = original.copy()
        before = pack(copy)
        original.play(move)
        play_on(table, original, Chance(8), moves=60)
        assert pack(copy) == before
        assert copy == state


@pytest.mark.sample(3)
@AT_EVERY_TABLE
def test_a_state_and_its_views_survive_json(table: Table, seats: int) -> None:
    for state, move in positions(table, seats):
        restored = json_trip(table, state)
        assert restored == state
        assert restored.play(move) == state.copy().play(move)
        for seat in lookers(seats):
            view = state.view(seat)
            assert json_trip(table, view) == view


@AT_EVERY_TABLE
def test_a_refused_move_changes_nothing(table: Table, seats: int) -> None:
    steps = list(positions(table, seats))
    tried = [move for _, move in steps]
    refused = 0
    for state, _ in steps:
        before = pack(state)
        for move in tried:
            refusal = state.check(move)
            if refusal is None:
                continue
            refused += 1
            assert refusal.code
            assert refusal.rule
            with pytest.raises(Illegal) as raised:
                state.play(move)
            assert raised.value.refusal == refusal
        assert pack(state) == before
    assert refused


@AT_EVERY_TABLE
def test_a_match_plays_again_from_its_record(table: Table, seats: int) -> None:
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    for options in table.some_options(seats, 2, seed=5):
        match = Match.new(table.game, options, players, seed=5)
        chance = Chance(5)
        kept, state = 0, match.state.copy()
        for _ in range(400):
            if match.state.outcome is not None:
                break
            match.play(table.pick(match.state, chance))
            if len(match.moves) > kept:
                kept, state = len(match.moves), match.state.copy()
        assert match.replay(kept) == state
        texts = match.record().moves
        assert [table.game.parse_move(text) for text in texts] == match.moves


@AT_EVERY_TABLE
def test_undo_restores_what_was_and_redo_what_came(table: Table, seats: int) -> None:
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    match = Match.new(table.game, table.game.Options(), players, seed=3)
    chance = Chance(3)
    taken_back = 0
    for _ in range(150):
        if match.state.outcome is not None:
            break
        before = match.state.copy()
        match.play(table.pick(match.state, chance))
        after = match.state.copy()
        if match.check_undo():
            with pytest.raises(Illegal):
                match.undo()
            continue
        taken_back += 1
        match.undo()
        assert match.state == before
        match.redo()
        assert match.state == after
    assert bool(taken_back) != table.game.timed


@AT_EVERY_TABLE
def test_a_view_tells_nothing_hidden(table: Table, seats: int) -> None:
    chance = Chance(17)
    changed = 0
    for state, _ in positions(table, seats):
        for seat in lookers(seats):
            other = table.reshuffle(state, seat, chance)
            changed += other != state
            assert other.view(seat) == state.view(seat)
            assert sorted(table.census(other)) == sorted(table.census(state))
            if seat is not None:
                assert other.moves(seat) == state.moves(seat)
    assert changed


@AT_EVERY_TABLE
def test_events_tell_as_much_as_the_views(table: Table, seats: int) -> None:
    """Of two tables that look alike to a seat: they do so after a move if what happened does.

    So an event shows nothing that is hidden, who is asked next depends on nothing hidden,
    and nothing changes without an event. What tells two such tables apart was hidden before.
    """
    chance = Chance(23)
    compared = 0
    for state, move in positions(table, seats):
        after = state.copy()
        events = after.play(move)
        for seat in lookers(seats):
            seen = [event.seen_by(seat) for event in events]
            other = table.reshuffle(state, seat, chance)
            for alike in _moves_like(other, move):
                changed = other.copy()
                happened = [event.seen_by(seat) for event in changed.play(alike)]
                look_alike = changed.view(seat) == after.view(seat)
                shown = any(event.shows_hidden() for event in events) or table.game.timed
                assert look_alike or happened != seen
                # A card may be shown and be hidden again at once: whoever looked knows more.
                assert happened == seen or not look_alike or shown
                compared += look_alike
                if alike == move and not look_alike:
                    assert shown
    assert compared


def _moves_like(state: Any, move: Any) -> list[Any]:
    """The same move if it can be made, else what else its seat could do."""
    if state.check(move) is None:
        return [move]
    return [other for seat in state.to_act() for other in state.moves(seat)][:12]


@pytest.mark.sample(8)
@AT_EVERY_TABLE
def test_what_a_seat_imagines_fits_what_it_sees(table: Table, seats: int) -> None:
    chance = Chance(29)
    for state, _ in positions(table, seats):
        for seat in lookers(seats):
            view = state.view(seat)
            before = pack(view)
            imagined = table.game.imagine(view, Chance(chance.bits()))
            assert imagined.view(seat) == view
            assert sorted(table.census(imagined)) == sorted(table.census(state))
            assert imagined.chance != state.chance
            if seat is not None:
                assert imagined.moves(seat) == state.moves(seat)
            play_on(table, imagined, chance, moves=20)
            assert pack(view) == before


@pytest.mark.sample(8)
@AT_EVERY_TABLE
def test_every_seat_can_imagine_every_position(table: Table, seats: int) -> None:
    """Looked at for what a search asks first: that it fits, and is not refused (STR-13, JET-82)."""
    chance = Chance(31)
    for seed, options in enumerate(table.some_options(seats, 3, seed=seats)):
        steps = islice(table.walk(seats, seed, options), 120 if table.game.timed else 900)
        for number, (state, _, _) in enumerate(steps):
            for seat in (lookers(seats)[number % (seats + 1)], *state.to_act()[:1]):
                if seat != CLOCK:
                    view = state.view(seat)
                    assert table.game.imagine(view, Chance(chance.bits())).view(seat) == view


def play_on(table: Table, state: Any, chance: Chance, moves: int) -> None:
    for _ in range(moves):
        if state.outcome is None:
            state.play(table.pick(state, chance))
