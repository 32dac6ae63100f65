"""Who sits at a table of choices, and who of them is at the screen: seats, names, chairs."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from game.cards import Seat
from game.cast import faces_of
from game.chair import Chair
from game.registry import check_seats
from game.rules import Refusal
from scenes.menus.sit_in import SitInScene, Sitter
from scenes.table.motion import PACES, Pace
from scenes.table.stepping import Stepping
from scenes.table.thinking import Thinking
from scenes.table.turns import Turns

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Seated(Stepping):
    """The part of a `Sitting` that knows the players, and whose cards may lie open."""

    # The game's own words begin with this: its id.
    game: ClassVar[str]

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.match = table.match
        self.cast = faces_of(table.match.players)
        self.words = table.house.words
        levels = list(self.match.levels)
        self.thinking = Thinking(self.match, levels, table.open_mind)
        self.turns = Turns(
            levels, self.thinking, self.match, self.secret, table.lending.is_away, self._pace
        )
        # The seat that lies nearest to the players now.
        self.bottom: Seat = 0

    @abstractmethod
    def secret(self) -> bool:
        """Whether what is asked now is chosen with cards in hand that others must not see."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""

    @abstractmethod
    def refresh(self) -> None:
        """The screen shows the table as it is now."""

    @abstractmethod
    def break_off(self) -> None:
        """Nothing that happened is still to be shown."""

    def _pace(self) -> Pace:
        """How fast it goes for bots; where all is passed over they make no pause."""
        if self.skipping:
            return replace(PACES["very-fast"], pause=0)
        return self.table.tempo.of_bots

    # Who is at the screen

    def chair(self, seat: Seat | None) -> Chair:
        """A seat's side of the match."""
        return self.match.seat(seat)

    @property
    def table_view(self) -> Any:
        """The table as everybody may know it now."""
        return self.chair(None).view

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that persons play now."""
        return tuple(self.turns.people)

    @property
    def marked(self) -> bool:
        """Colours have marks of their own."""
        return False

    @property
    def answering(self) -> Seat | None:
        """The person who may choose now: nobody before all that happened has been seen."""
        return None if self.steps or self.held else self.asked_here

    @property
    def asked_here(self) -> Seat | None:
        """The person who is asked at the screen, also while they see what happened."""
        return None if self.turns.curtain is not None else self.turns.asked

    def name(self, seat: Seat) -> str:
        return self.match.players[seat].name

    def player_at(self, seat: Seat) -> int:
        """Which of the match's players sits there."""
        return seat

    def colour(self, seat: Seat) -> int:
        return self.match.players[seat].colour

    def character(self, seat: Seat) -> str:
        """Whose face that seat shows, or ""."""
        return self.cast[self.player_at(seat)]

    def seen(self) -> Any:
        """The table as whoever is at the screen knows it now."""
        return self.chair(self.turns.viewer).view

    def _turn_table(self) -> bool:
        """Whoever is asked behind or before the curtain sits nearest; whether that is new."""
        before, people = self.bottom, self.turns.here or self.turns.people
        near = [seat for seat in (self.turns.viewer, self.turns.curtain) if seat is not None]
        if near:
            self.bottom = near[0]
        elif self.bottom not in people:
            self.bottom = people[0] if people else 0
        return self.bottom != before

    @property
    def crowded(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.turns.people) > 1

    def cover_notes(self) -> None:
        """On a shared screen nothing stays that was said to one pair of eyes alone."""
        if self.crowded:
            self.table.hints.put_away()
            self.table.tip.hide()
            self.table.toasts.standing.clear()
            self.table.dirty = True

    # Who plays

    def level(self, seat: Seat) -> str:
        """How the bot at that seat plays, or "" for a person."""
        level = self.turns.levels[seat]
        return self.words(f"{self.game}-level-{level}") if level else ""

    def sit_in(self) -> SitInScene:
        levels = self.match.game.levels
        sitters = [
            Sitter(self.name(seat), self.colour(seat), self.character(seat))
            for seat in range(len(self.turns.levels))
        ]
        names = [self.words(f"{self.game}-level-{level}") for level in levels]
        return SitInScene(
            self.table.house, sitters, self.turns.levels, levels, names, self._hand_over
        )

    def _hand_over(self, seat: int, level: str) -> str | None:
        """From now on a bot of that level plays the seat, or ("") a person; or why not."""
        levels = [level if at == seat else held for at, held in enumerate(self.turns.levels)]
        refusal = check_seats(self.match.game.id, self.match.options, levels)
        if refusal is not None:
            return self.refusal(refusal)
        self.hand_over(seat, level)
        return None

    def hand_over(self, seat: Seat, level: str) -> None:
        """Somebody else plays the seat from now on."""
        # What is still to be shown was meant for those who were at the screen.
        self.break_off()
        self.match.sit(self.player_at(seat), level)
        self.turns.hand_over(seat, level)
        # Others look at the log now.
        self.table.log.retell()
        self.refresh()

    def seats_changed(self) -> None:
        """Somebody is asked elsewhere now, or at the screen again."""
        # What is still to be shown was meant for those who were at the screen.
        self.break_off()
        self.cover_notes()
        self.nobody_asked()
        self.refresh()

    def nobody_asked(self) -> None:
        """The table is another one: nobody has been asked yet."""
        self.turns.forget()
