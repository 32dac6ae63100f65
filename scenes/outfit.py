"""What a game brings along before anybody plays: looks, voice, and who needs which controls.

Each game's `KIT` in its folder in `scenes/controllers` is an outfit, and more: see
`scenes/table/kit.py`. A game is imported when its outfit is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pygame import Surface

from art.theme import Ground
from game.registry import SHELF, is_open
from sounds.names import Voice

# Not for the shelf, which shows boxes and no cards.
if TYPE_CHECKING:
    from art.cards import Face


def no_actions(options: Any) -> tuple[str, ...]:
    """Nobody needs controls: everybody points at the table."""
    return ()


def one_hand(options: Any, seats: int, seat: int) -> int:
    """Every seat plays one hand."""
    return 1


def no_controls(options: Any, seats: int) -> list[tuple[str, ...]]:
    """Every seat begins with nothing bound."""
    return [()] * seats


def no_pad(options: Any, seats: int, device: str) -> tuple[str, ...]:
    """A gamepad that sits down has nothing of its own to do."""
    return ()


@dataclass(frozen=True, slots=True)
class Controls:
    """What seats have controls for, as texts of the form "hand/action=control".

    `actions` are all there are, `actions_of` those under some options; `hands_of` says how many
    hands a seat plays, `default_controls` what each seat begins with, and `pad_controls` what
    a gamepad does that sits down. Without any of them everybody points at the table.
    """

    actions: tuple[str, ...] = ()
    actions_of: Callable[[Any], tuple[str, ...]] = no_actions
    hands_of: Callable[[Any, int, int], int] = one_hand
    default_controls: Callable[[Any, int], Sequence[tuple[str, ...]]] = no_controls
    pad_controls: Callable[[Any, int, str], tuple[str, ...]] = no_pad


@dataclass(frozen=True, slots=True, kw_only=True)
class Outfit:
    """How a game looks and sounds, what its face draws besides cards, and its controls."""

    face: Face
    figures: Mapping[str, Callable[[int], Surface]] = field(default_factory=dict)
    controls: Controls = Controls()
    voice: Voice = Voice.WOOD

    def ground(self, stark: bool) -> Ground:
        """What its panels are cut from, and its titles are lettered in."""
        return self.face.WORLD.ground_for(stark)


def has_outfit(game_id: str) -> bool:
    """Whether there is one; a game in the making may have none yet."""
    return find_spec(f"scenes.controllers.{game_id}") is not None


def has_table(game_id: str) -> bool:
    """Whether the game can be played in the window; before that it is played in the terminal."""
    return is_open(game_id) and has_outfit(game_id)


def games_with_tables() -> tuple[str, ...]:
    """The ids of the games that can be played in the window, in shelf order."""
    return tuple(game_id for game_id in SHELF if has_table(game_id))


def controls_of(game_id: str) -> Controls:
    """Who needs which controls; nobody needs any where there is no table yet."""
    return outfit(game_id).controls if has_outfit(game_id) else Controls()


def outfit(game_id: str) -> Outfit:
    """The outfit of a game. Raises ModuleNotFoundError for an id that is none."""
    found = import_module(f"scenes.controllers.{game_id}").KIT
    assert isinstance(found, Outfit)
    return found
