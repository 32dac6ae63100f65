"""Who sat where in each game, kept in the settings: the last company and those before it."""

from __future__ import annotations

from dataclasses import asdict

from game.cast import faces_of
from game.record import Player
from game.registry import load
from game.rules import BadOptions
from scenes.input.bindings import label
from scenes.seats.controls import Doubled, completed
from scenes.seats.seating import Seating
from scenes.storage.settings import LastPlayer, LastSeating, Settings, different
from scenes.words import Words
from scenes.words.names import short


def remember(seating: Seating, settings: Settings) -> None:
    """Keep who sits where, with what, as the game's last seating and among its recent ones."""
    last = LastSeating(
        players=[
            LastPlayer(
                player.name,
                player.colour,
                player.level,
                player.handicap_ms,
                list(controls),
                player.face,
            )
            for player, controls in zip(seating.players, seating.controls, strict=True)
        ],
        options=asdict(seating.options),
    )
    others = settings.recent_seatings.get(seating.game_id, [])
    settings.seatings[seating.game_id] = last
    settings.recent_seatings[seating.game_id] = different([last, *others])


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
        Player(short(p.name), p.colour, p.level, p.handicap_ms, face)
        for p, face in zip(last.players, faces_of(last.players), strict=True)
    )
    return Seating(game_id, options, players, controls, seed)
