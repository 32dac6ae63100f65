"""Who sits where, with which controls: what a table is opened with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.cast import free
from game.names import typable
from game.reader import MOST_DIGITS
from game.record import Player
from game.registry import load
from game.rules import Game
from scenes.doorstep import Trouble
from scenes.outfit import controls_of
from scenes.words import Words

PERSON = ""
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Seating:
    """A game ready to be dealt: its options, its players, their controls, its seed.

    `controls` has for each seat the bound controls, each as "hand/action=control", such
    as "0/grab=key:4"; a bot's are empty.
    """

    game_id: str
    options: Any
    players: tuple[Player, ...]
    controls: tuple[tuple[str, ...], ...]
    seed: int


def read_seats(spec: str, game: Game) -> tuple[str, ...]:
    """The level of each seat ("" is a person) from "4" or "person,person,bot:hard,adaptive".

    Raises `Trouble` for what cannot be read or does not fit the game.
    """
    if spec.isdecimal() and len(spec) <= MOST_DIGITS:
        bots = (game.usual_level,) * (int(spec) - 1) if int(spec) <= game.most_seats else ()
        levels, count = (PERSON, *bots), int(spec)
    else:
        levels = tuple(_level(word.strip(), spec, game) for word in spec.split(","))
        count = len(levels)
    if not game.fewest_seats <= count <= game.most_seats:
        key = "error-one-seat" if count == 1 else "error-too-many-seats"
        if game.fewest_seats == game.most_seats:
            key = "error-exact-seats"
        raise Trouble(key, what=count, fewest=game.fewest_seats, most=game.most_seats)
    return levels


def _level(word: str, spec: str, game: Game) -> str:
    if word == "person":
        return PERSON
    if word == "bot":
        return game.usual_level
    level = word.removeprefix("bot:")
    if level not in game.levels:
        raise Trouble("error-bad-seats", what=spec, levels=", ".join(game.levels))
    return level


def default_seating(
    game_id: str, words: Words, seed: int, levels: Sequence[str] = (), options: Any = None
) -> Seating:
    """Seats with the house's own names, colours and keys; one person and bots if not told."""
    game = load(game_id)
    if not levels:
        levels = read_seats(str(min(USUAL_SEATS, game.most_seats)), game)
    options = game.Options() if options is None else options
    people = 0
    players: list[Player] = []
    for seat, level in enumerate(levels):
        if level == PERSON:
            people += 1
            name, face = person_name(words, people), ""
        else:
            face = free([player.face for player in players])
            name = words(f"cast-{face}")
        players.append(Player(name=name, colour=seat, level=level, face=face))
    return Seating(
        game_id, options, tuple(players), default_controls(game_id, levels, options), seed
    )


def person_name(words: Words, number: int) -> str:
    """What a person is called who has no name yet: a name like those that are typed."""
    return typable(words("seating-person", number=number))


def default_controls(
    game_id: str, levels: Sequence[str], options: Any
) -> tuple[tuple[str, ...], ...]:
    """The controls to begin with: the first person gets the game's first set, and so on."""
    sets = iter(controls_of(game_id).default_controls(options, len(levels)))
    return tuple(() if level else next(sets) for level in levels)
