"""The ways from scene to scene: no scene has to know another one to open it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

# The shelf is there sooner without what lies behind the doors.
if TYPE_CHECKING:
    from game.cards import Seat
    from game.match import Match
    from game.record import Record
    from game.review import Verdict
    from scenes.forms import Choice
    from scenes.seats.seating import Seating
    from scenes.stage import Scene
    from scenes.ui.opening_box import OpeningBox


class Workshop(Protocol):
    """Where players make cards of their own for one game, in one house.

    Made cards are known by their text forms, which are values of the game's made options.
    """

    def bench(self) -> Scene:
        """The scene in which cards are made."""

    def takes(self, path: Path) -> bool:
        """Whether a file is meant for this workshop, by its name."""

    def handed_in(self, path: Path) -> Scene:
        """The workshop with the card of a file, or with a word about why it cannot be used."""

    def made(self, option: str) -> list[str]:
        """All cards that can be chosen for a made option."""

    def screens(self) -> Iterator[Scene]:
        """Every screen of it, for those who look at them all."""

    def name_of(self, text: str) -> str:
        """What a made card is called."""


class SeatsDoor(Protocol):
    """Makes the seats of a game; a box that was taken from the shelf opens over them."""

    def __call__(self, game_id: str, box: OpeningBox | None = None) -> Scene: ...


@dataclass(frozen=True, slots=True)
class Doors:
    """Makes the scenes that are opened from elsewhere; hung in `scenes.startup.doors`.

    `shelf` takes what it says first, `seats` and `rules` a game. `table` deals if there is no
    match yet. `choices` is the list of a choice of many. `lesson` is that one of a game by its
    name, `puzzle` the position one has come to; both raise `BadLesson`. `taken_up` and `file` raise
    `UnusableRecord` for a file that cannot be used: the one takes an unfinished match, the other
    whatever a player hands in. `workshop` is that of a game, `workshop_for` the one a file is meant
    for. `film` makes a film of a match as a seat saw it, or (None) as the replay shows it.
    `replay_at` stands before a move, with what was thought of each on the line; `review`
    raises `UnusableRecord`, too.
    """

    shelf: Callable[[str], Scene]
    seats: SeatsDoor
    rules: Callable[[str], Scene]
    lesson: Callable[[str, str], Scene]
    puzzle: Callable[[str], Scene]
    matches: Callable[[], Scene]
    statistics: Callable[[], Scene]
    settings: Callable[[], Scene]
    choices: Callable[[Choice], Scene]
    table: Callable[[Seating, Match | None], Scene]
    taken_up: Callable[[Path], Scene]
    replay: Callable[[Record], Scene]
    film: Callable[[Record, Seat | None], Scene]
    replay_at: Callable[[Record, int, Mapping[int, Verdict]], Scene]
    review: Callable[[Record], Scene]
    file: Callable[[Path], Scene]
    workshop: Callable[[str], Workshop | None]
    workshop_for: Callable[[Path], Workshop | None]
