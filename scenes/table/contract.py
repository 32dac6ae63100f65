"""What the one table all games share asks of the game that is played on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from pygame import Rect, Surface

from game.cards import Event, Seat
from scenes.input.signals import Press, Signal
from scenes.menus.result import ResultScene
from scenes.stage import Drain, Scene
from scenes.table.spots import Beside


class Controller(Protocol):
    """What one game brings to the table."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons play now."""

    @property
    def marked(self) -> bool:
        """Whether colours wear their letters in this match, whoever plays."""

    def lay_out(self, size: tuple[int, int]) -> None:
        """Say where everything lies in a window of this size."""

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        """What to call, in order, so that every picture this match needs is made."""

    @property
    def zone(self) -> Rect | None:
        """Where the table speaks; None where it speaks to each hand beside its plate."""

    @property
    def reads(self) -> bool:
        """Whether a card can be read in full."""

    def puts_away(self) -> bool:
        """Something is pressed: whether that puts away what was being read."""

    @property
    def all_covered(self) -> bool:
        """Whether something to be read lies over the whole table."""

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a panel of the game lies there over the table."""

    def in_question(self) -> list[Rect]:
        """Cards and answers that nothing should cover now, whatever is explained."""

    @property
    def to_be_seen(self) -> list[Rect]:
        """Cards and panels that a slip should not lie over."""

    @property
    def plates(self) -> Sequence[Rect]:
        """The plates of all seats."""

    def log_note(self) -> str:
        """What stands above the log: something to be looked up, or ""."""

    def start(self, now_ns: int) -> None:
        """The table is open; the clock may run."""

    def heard(self, signal: Signal) -> None:
        """Something was heard that the table itself does not use."""

    def tick(self, now_ns: int) -> bool:
        """Time has come to `now_ns`; True if the picture moves by itself."""

    def freshen(self) -> None:
        """A picture is about to be painted: tell the table which parts of it are stale."""

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        """Draw what lies in that box of the resting picture."""

    def paint_below(self, screen: Surface) -> None:
        """Draw what is new with each picture, and lies below the cards that fly."""

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        """Draw what stands above the cards."""

    def paint_over_words(self, screen: Surface) -> None:
        """Draw what stands above hints, too."""

    def press_lamp(self) -> None:
        """Somebody asks for a hint, or for what an expert would do."""

    def pause(self, now_ns: int) -> None:
        """Somebody asks for a pause."""

    def close(self) -> None:
        """The table is left for good."""

    def resume(self) -> None:
        """Go on after a pause."""

    def sit_in(self) -> Scene:
        """The scene in which bots take seats over and give them back."""

    def figures(self) -> list[dict[str, Any]]:
        """For each seat its `place`, whether it `won`, and the figures of the game's statistics.

        They are of the game that just ended, by the names in `game/<id>/stats.py`.
        """

    def told(self, event: Event) -> Iterable[str]:
        """What the log says about an event, as all who look at this screen may know it."""

    def result(self) -> ResultScene:
        """The scene that shows how a game ended."""

    @property
    def speakers(self) -> Mapping[Seat, str]:
        """The characters that bots play now, by seat."""

    def beside(self, seat: Seat) -> Beside | None:
        """Where a character speaks, and what that must not cover; None: it cannot be heard now."""

    def hinted(self) -> Beside | None:
        """What a hint is about, and what it must not cover."""

    def next_ns(self) -> int | None:
        """When it wants a tick though nothing moves."""


class Replayed(Controller, Protocol):
    """A game's controller for replays: it hears events and plays nothing itself.

    `hides` says whether seats see different things; then `table.view_of` names the seat
    whose view is shown. None is the table with every card open (`table.may_open`), or, before
    the match is over, what an onlooker may know.
    """

    hides: ClassVar[bool]

    @property
    def looking(self) -> bool:
        """Whether something is read now: the tape waits."""

    def reads_by(self, press: Press) -> bool:
        """Something may be read in full; whether the press was about that."""

    def finger_rests(self, now_ns: int) -> int | None:
        """A finger may have rested long enough to read; when to look again, by the real clock."""

    def stand(self, past: Sequence[Sequence[Event]], now_ns: int) -> None:
        """The match stands at another position, after `past`: show it at once and silently."""

    def show(self, events: list[Event], now_ns: int) -> None:
        """A move is made now: show what happens."""

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""

    def sentence(self, event: Event) -> str:
        """What the log says about an event, or ""."""

    def player_at(self, seat: Seat) -> int:
        """Which of the match's players sits there now."""

    def seat_colour(self, seat: Seat) -> int:
        """The number of the colour that the plate of that seat has now."""
