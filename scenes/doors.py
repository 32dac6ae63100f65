"""The ways from scene to scene: no scene has to know another one to open it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

# The shelf is there sooner without what lies behind the doors.
if TYPE_CHECKING:
    from game.match import Match
    from game.record import Record
    from scenes.seats.seating import Seating
    from scenes.stage import Scene
    from scenes.workshops import Workshop


@dataclass(frozen=True, slots=True)
class Doors:
    """Makes the scenes that are opened from elsewhere; hung in `scenes.startup.doors`.

    `shelf` takes what it says first, `seats` and `rules` a game. `table` deals if there is no
    match yet. `taken_up` and `file` raise `UnusableRecord` for a file that cannot be used:
    the one takes an unfinished match, the other whatever a player hands in. `workshop` is that of
    a game, `workshop_for` the one a file is meant for.
    """

    shelf: Callable[[str], Scene]
    seats: Callable[[str], Scene]
    rules: Callable[[str], Scene]
    matches: Callable[[], Scene]
    statistics: Callable[[], Scene]
    settings: Callable[[], Scene]
    table: Callable[[Seating, Match | None], Scene]
    taken_up: Callable[[Path], Scene]
    replay: Callable[[Record], Scene]
    file: Callable[[Path], Scene]
    workshop: Callable[[str], Workshop | None]
    workshop_for: Callable[[Path], Workshop | None]
