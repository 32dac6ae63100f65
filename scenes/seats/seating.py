"""Who sits where, with which controls: what a table is opened with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from game.record import Player
from game.registry import load
from game.rules import BadOptions, Game
from scenes.input.bindings import label
from scenes.seats.controls import Doubled, completed
from scenes.startup.doorstep import Trouble
from scenes.storage.settings import LastPlayer, LastSeating, Settings
from scenes.words import Words
from scenes.words.names import short

PERSON = ""
USUAL_SEATS = 4
# So many companies are remembered for each game.
RECENT = 5


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
    if spec.isdecimal():
        bots = (game.usual_level,) * (int(spec) - 1) if int(spec) <= game.most_seats else ()
        levels, count = (PERSON, *bots), int(spec)
    else:
        levels = tuple(_level(word.strip(), spec, game) for word in spec.split(","))
        count = len(levels)
    if not game.fewest_seats <= count <= game.most_seats:
        key = "error-one-seat" if count == 1 else "error-too-many-seats"
        raise Trouble(key, what=count, fewest=game.fewest_seats, most=game.most_seats)
    return levels


def _level(word: str, spec: str, game: Game) -> str:
    if word == "person":
        return PERSON
    if word == "bot":
        return game.usual_level
    level = word.removeprefix("bot:")
    if level not in game.levels:
        raise Trouble("error-bad-seats", what=spec)
    return level


def default_seating(
    game_id: str, words: Words, seed: int, levels: Sequence[str] = (), options: Any = None
) -> Seating:
    """Seats with the house's own names, colours and keys; one person and bots if not told."""
    game = load(game_id)
    if not levels:
        levels = read_seats(str(min(USUAL_SEATS, game.most_seats)), game)
    options = game.Options() if options is None else options
    people = bots = 0
    players = []
    for seat, level in enumerate(levels):
        if level == PERSON:
            people += 1
            name = words("seating-person", number=people)
        else:
            bots += 1
            name = words(f"seating-bot-{bots}")
        players.append(Player(name=name, colour=seat, level=level))
    return Seating(
        game_id, options, tuple(players), default_controls(game_id, levels, options), seed
    )


def default_controls(
    game_id: str, levels: Sequence[str], options: Any
) -> tuple[tuple[str, ...], ...]:
    """The controls to begin with: the first person gets the game's first set, and so on."""
    module = import_module(f"scenes.controllers.{game_id}")
    sets = iter(module.default_controls(options, len(levels)))
    return tuple(() if level else next(sets) for level in levels)


def remember(seating: Seating, settings: Settings) -> None:
    """Keep who sits where, with what, as the game's last seating and among its recent ones."""
    last = LastSeating(
        players=[
            LastPlayer(player.name, player.colour, player.level, player.handicap_ms, list(controls))
            for player, controls in zip(seating.players, seating.controls, strict=True)
        ],
        options=asdict(seating.options),
    )
    others = settings.recent_seatings.get(seating.game_id, [])
    different = [other for other in others if _company(other) != _company(last)]
    settings.seatings[seating.game_id] = last
    settings.recent_seatings[seating.game_id] = [last, *different][:RECENT]


def _company(seating: LastSeating) -> list[tuple[str, str]]:
    """Who plays: the same company with other keys or options is no other company."""
    return [(player.name, player.level) for player in seating.players]


def last_seating(game_id: str, settings: Settings, seed: int) -> Seating | None:
    """The game's last seating with a new seed; None without one that can still be dealt."""
    last = settings.seatings.get(game_id)
    return None if last is None else _dealable(game_id, last, seed)


def recent_seatings(game_id: str, settings: Settings, seed: int) -> list[Seating]:
    """The game's last few different seatings, the latest first, as far as they can be dealt."""
    found = (_dealable(game_id, last, seed) for last in settings.recent_seatings.get(game_id, ()))
    return [seating for seating in found if seating is not None]


def doubled_controls(game_id: str, settings: Settings) -> Doubled | None:
    """A control that two seats of the last seating had, which `last_seating` has repaired."""
    last = settings.seatings.get(game_id)
    if last is None or last_seating(game_id, settings, 0) is None:
        return None
    levels, controls = [p.level for p in last.players], [p.controls for p in last.players]
    options = load(game_id).Options(**last.options)
    return next(iter(completed(game_id, options, levels, controls)[1]), None)


def sentence_of(doubled: Doubled, seating: Seating, words: Words) -> str:
    """What to tell about a control that two seats had."""
    owner, other = seating.players[doubled.owner].name, seating.players[doubled.seat].name
    return words("key-doubled", key=label(doubled.control, words), name=owner, other=other)


def _dealable(game_id: str, last: LastSeating, seed: int) -> Seating | None:
    """A seating from the settings with its controls in order; None if it cannot be dealt."""
    game = load(game_id)
    if any(p.level and p.level not in game.levels for p in last.players):
        return None
    try:
        options = game.Options(**last.options)
        game.deal(len(last.players), options, seed)
    except (BadOptions, TypeError):
        return None
    levels = [p.level for p in last.players]
    controls, _ = completed(game_id, options, levels, [p.controls for p in last.players])
    players = tuple(
        Player(short(p.name), p.colour, p.level, p.handicap_ms) for p in last.players
    )
    return Seating(game_id, options, players, controls, seed)
