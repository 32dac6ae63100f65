"""The shelf: which games there are. One line a game; a game without its folder stays closed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from game.rules import BadOptions, Game, Refusal

if TYPE_CHECKING:
    from game.kit import Choices, GameKit

SHELF = (
    "totem",
    "nyet",
    "stratego",
    "jetriko",
    "frantic",
)


def is_open(game_id: str) -> bool:
    """Whether the game's rules are there to be played."""
    return game_id in SHELF and find_spec(f"game.{game_id}") is not None


def load(game_id: str) -> Game:
    """The game of that id, imported when first asked for. Raises KeyError if it is not there."""
    if not is_open(game_id):
        raise KeyError(game_id)
    return cast(Game, import_module(f"game.{game_id}").GAME)


def kit(game_id: str) -> GameKit[Any, Any, Any, Any]:
    """All the house needs of a game. Raises KeyError for an unknown id."""
    if not is_open(game_id):
        raise KeyError(game_id)
    return cast("GameKit[Any, Any, Any, Any]", import_module(f"game.{game_id}.kit").KIT)


def choices(game_id: str) -> Choices[Any, Any]:
    """How a game of choices asks and tells. Raises KeyError for the id of any other game."""
    found = kit(game_id).choices
    if found is None:
        raise KeyError(game_id)
    return found


def plays_by_phone(game_id: str, options: Any) -> bool:
    """Whether phones may hold seats of a game under these options."""
    found = kit(game_id)
    return found.choices is not None or (found.pads is not None and found.pads.offered(options))


def open_games() -> tuple[str, ...]:
    """The ids of the games that can be played, in shelf order."""
    return tuple(game_id for game_id in SHELF if is_open(game_id))


def check_deal(game_id: str, options: Any, levels: Sequence[str]) -> Refusal | None:
    """Why no cards can be dealt to these seats under these options, or None."""
    try:
        load(game_id).deal(len(levels), options, 0)
    except BadOptions as error:
        return error.refusal
    return check_seats(game_id, options, levels)


def check_seats(game_id: str, options: Any, levels: Sequence[str]) -> Refusal | None:
    """Why these seats ("" is a person) cannot play under these options, if the game minds."""
    check = getattr(load(game_id), "check_seats", None)
    return None if check is None else cast(Refusal | None, check(options, levels))
