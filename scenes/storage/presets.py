"""Options under a name: the rulebook's, those a game brings along, and the player's own."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from game.registry import kit, load
from game.rules import BadOptions, Refusal
from scenes.storage.settings import Settings
from scenes.words import Words

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Preset:
    """Options of a game and what they are called; `own` ones were named by the player."""

    name: str
    options: Any
    own: bool = False


def presets(game_id: str, settings: Settings, words: Words) -> list[Preset]:
    """All presets of a game, the rulebook's first, the player's own last, by name."""
    found = [Preset(words("preset-rulebook"), load(game_id).Options())]
    for key, options in kit(game_id).presets.items():
        found.append(Preset(words(f"{game_id}-preset-{key}"), options))
    for name, values in sorted(settings.presets.get(game_id, {}).items()):
        options = _playable(game_id, values)
        if options is not None:
            found.append(Preset(name, options, own=True))
    return found


def spoilt_presets(game_id: str, settings: Settings) -> list[str]:
    """The player's own presets that nobody can be dealt to: somebody edited the file."""
    own = settings.presets.get(game_id, {})
    return [name for name, values in sorted(own.items()) if _playable(game_id, values) is None]


def _playable(game_id: str, values: dict[str, Any]) -> Any | None:
    """Options with these values; None if nobody can be dealt to with what somebody wrote there."""
    try:
        options = load(game_id).Options(**values)
    except TypeError:
        return None
    return options if undealable(game_id, options) is None else None


def undealable(game_id: str, options: Any) -> Refusal | None:
    """Why nobody can be dealt to under these options, however many sit down; or None."""
    game, refusal = load(game_id), None
    for seats in range(game.fewest_seats, game.most_seats + 1):
        try:
            game.deal(seats, options, 0)
        except BadOptions as error:
            refusal = error.refusal
        else:
            return None
    return refusal


def keep(game_id: str, name: str, options: Any, settings: Settings) -> None:
    """Keep options under a name of the player's."""
    settings.presets.setdefault(game_id, {})[name] = asdict(options)


def rename(game_id: str, name: str, other: str, settings: Settings) -> None:
    """Call a preset of the player's otherwise."""
    own = settings.presets[game_id]
    own[other] = own.pop(name)


def forget(game_id: str, name: str, settings: Settings) -> None:
    """Delete a preset of the player's."""
    del settings.presets[game_id][name]
    if not settings.presets[game_id]:
        del settings.presets[game_id]
