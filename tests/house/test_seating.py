"""Seats: from the command line, by default, and as they were last time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.registry import load, open_games
from scenes.doorstep import Trouble
from scenes.outfit import outfit
from scenes.seats.seating import default_seating, read_seats
from scenes.storage.seatings import last_seating, remember
from scenes.storage.settings import LastPlayer, LastSeating, Settings
from scenes.words import Words

GAMES = open_games()
WORDS = Words()


def test_a_number_is_one_person_and_bots() -> None:
    game = load("totem")
    assert read_seats("4", game) == ("", "adaptive", "adaptive", "adaptive")


def test_a_list_names_every_seat() -> None:
    game = load("totem")
    levels = read_seats("person, person,bot,bot:hard,easy", game)
    assert levels == ("", "", "adaptive", "hard", "easy")


@pytest.mark.parametrize("spec", ["", "four", "person,", "bot:", "person,bot:divine", "-3", "4.5"])
def test_what_is_no_seating_is_refused(spec: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_seats(spec, load("totem"))
    assert refused.value.key == "error-bad-seats"


@pytest.mark.parametrize("spec", ["0", "1", "11", "99999999999", "person"])
def test_too_few_or_too_many_are_refused(spec: str) -> None:
    with pytest.raises(Trouble) as refused:
        read_seats(spec, load("totem"))
    one = spec in ("1", "person")
    assert refused.value.key == ("error-one-seat" if one else "error-too-many-seats")
    assert "2 to 10" in str(refused.value)


def test_a_game_for_two_is_not_said_to_be_for_two_to_two() -> None:
    with pytest.raises(Trouble) as refused:
        read_seats("3", load("stratego"))
    assert str(refused.value) == "This game is for exactly 2."


@pytest.mark.parametrize("game_id", GAMES)
def test_default_seats_can_be_dealt_for_every_number(game_id: str) -> None:
    game = load(game_id)
    for count in range(game.fewest_seats, game.most_seats + 1):
        seating = default_seating(game_id, WORDS, 7, ("",) * count)
        game.deal(count, seating.options, seating.seed)
        assert len({player.name for player in seating.players}) == count
        assert len({player.colour for player in seating.players}) == count
        used = [one.split("=")[1] for controls in seating.controls for one in controls]
        assert len(used) == len(set(used))
        keyed = outfit(game_id).controls.actions
        assert all(seating.controls) or not keyed


@pytest.mark.parametrize("game_id", GAMES)
def test_ten_bots_have_names_of_their_own_and_no_keys(game_id: str) -> None:
    game = load(game_id)
    levels = (game.levels[0],) * game.most_seats
    seating = default_seating(game_id, WORDS, 7, levels)
    assert len({player.name for player in seating.players}) == game.most_seats
    assert not any(seating.controls)


def test_names_to_begin_with_could_have_been_typed_in_every_direction_of_reading() -> None:
    class Mirrored(Words):
        @property
        def rtl(self) -> bool:
            return True

    seats = default_seating("totem", Mirrored(), 1, ("", ""))
    assert [player.name for player in seats.players] == ["Player 1", "Player 2"]


def test_the_first_person_gets_the_first_keys_wherever_they_sit() -> None:
    first = default_seating("totem", WORDS, 7, ("", "easy", "easy")).controls[0]
    last = default_seating("totem", WORDS, 7, ("easy", "easy", "")).controls[2]
    assert first == last != ()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_last_seating_comes_back_with_a_new_seed(game_id: str) -> None:
    seating = default_seating(game_id, WORDS, 7)
    players = (replace(seating.players[0], name="Ann", handicap_ms=120), *seating.players[1:])
    seating = replace(seating, players=players)
    settings = Settings()
    remember(seating, settings)
    assert last_seating(game_id, settings, 8) == replace(seating, seed=8)


def test_without_a_last_seating_there_is_none() -> None:
    assert last_seating("totem", Settings(), 7) is None


ANN, BOT = LastPlayer("Ann", 0), LastPlayer("Ada", 1, "easy")


@pytest.mark.parametrize(
    "last",
    [
        LastSeating(players=[]),
        LastSeating(players=[ANN]),
        LastSeating(players=[ANN] * 11),
        LastSeating(players=[ANN, LastPlayer("Ada", 1, "divine")]),
        LastSeating(players=[ANN, BOT], options={"pace": "sideways"}),
        LastSeating(players=[ANN, BOT], options={"no_such_option": True}),
        LastSeating(players=[ANN, BOT], options={"tie_ms": "eight"}),
    ],
    ids=str,
)
def test_a_last_seating_that_cannot_be_dealt_is_forgotten(last: LastSeating) -> None:
    assert last_seating("totem", Settings(seatings={"totem": last}), 7) is None
