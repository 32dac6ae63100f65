"""The part of a table of cards in hand that shows what characters feel, and who may talk."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from art.cast import Portrait
from game.cards import Event, Seat
from game.cast import Feelings, Mood
from scenes.table.blinks import Blinks
from scenes.table.hand.brush import Brush
from scenes.table.hand.ending import Ending
from scenes.table.moods import Moods
from scenes.table.scene import TableScene


class Faces(Ending):
    """Gives every seat its face: by what all saw happen, and by whether it is asked."""

    # Phases in which nobody has secrets; in those of the sheet nothing is read or explained.
    PUBLIC: ClassVar[tuple[str, ...]] = ("scores", "over")

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.moods = Moods(lasting=not table.live)
        self.blinks = Blinks()

    @abstractmethod
    def _new_brush(self) -> Brush:
        """What the table is drawn with, faces and all."""

    def portrait(self, seat: Seat) -> Portrait | None:
        """The face of a seat as everybody sees it now."""
        name = self.character(seat)
        return Portrait(name, self._mood(seat), seat == self.blinks.who) if name else None

    def _mood(self, seat: Seat) -> Mood:
        """How a seat looks: by what all saw happen, and by whether it is asked."""
        shown = self.shown
        if shown.outcome is not None:
            return Mood.WINNING if seat in shown.outcome.winners else Mood.SAD
        asked = seat in shown.asked and shown.phase not in self.PUBLIC
        return self.moods.of(seat, self.now_ns) or (Mood.THINKING if asked else Mood.CALM)

    def feel(self, feelings: Feelings) -> None:
        self.moods.feel(feelings, self.now_ns)
        self.table.chatter.hear(feelings, self.speakers, self.now_ns)
        self._faces_changed()

    @property
    def speakers(self) -> dict[Seat, str]:
        """The characters that bots play now."""
        levels = enumerate(self.turns.levels)
        found = {seat: self.character(seat) for seat, level in levels if level}
        return {seat: name for seat, name in found.items() if name}

    def _faces_changed(self) -> None:
        """The plates are to be seen with other faces."""
        self.brush = self._new_brush()
        if self._pieces:
            self._outdated = True
        else:
            self.table.stale(*self.plates)
        self.table.dirty = True

    @property
    def _lively(self) -> bool:
        """Whether anybody blinks: not in a replay, by a curtain, or where nothing is to move."""
        moves = self.table.live and not self.table.motion.still
        return moves and self.turns.curtain is None

    def still_showing(self, now_ns: int) -> bool:
        seen = [seat for seat in range(len(self.cast)) if self.character(seat)]
        blinked = self._lively and self.blinks.advance(now_ns, seen)
        if self.moods.lapse(now_ns) or blinked:
            self._faces_changed()
        return super().still_showing(now_ns)

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self.moods.stand(past, lambda event: self.choices.feel(event.seen_by(None)))
        super().stand_anew(past)

    def next_ns(self) -> int | None:
        blink = self.blinks.next_ns() if self._lively else None
        soon = (super().next_ns(), self.moods.next_ns(), blink)
        return min((when for when in soon if when is not None), default=None)
