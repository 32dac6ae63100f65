"""A match of choices in a replay: moved by a tape, answered by nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from game.cards import Card, Event, Seat
from scenes.input.signals import Press
from scenes.table.messages import Remark, Tone
from scenes.table.reading import ASKS, ASKS_MOUSE, FINGER
from scenes.table.sitting import Sitting

# What people would have to go on from stands for so long.
HELD_MS = 1800


class ReplayedSitting(Sitting):
    """The same moved by a tape and by nobody else: nobody is asked, and no bot thinks.

    Comes before the game's controller among the bases of its replayed one.
    """

    hides: ClassVar[bool] = True
    # Whoever looks has chosen whose cards to see.
    crowded = False
    table: Any

    @property
    def all_open(self) -> bool:
        """Whether every card is to be seen: the match is over, and nobody's view was chosen."""
        may_open: bool = self.table.may_open
        return may_open and self.turns.viewer is None

    def seen(self) -> Any:
        """What the chosen seat saw, an onlooker, or the whole table with the first seat nearest."""
        return self.chair(self.bottom if self.all_open else self.turns.viewer).view

    def lived(self) -> Iterator[list[Event]]:
        """What the tape has told up to where it stands."""
        yield from map(list, self.table.tape.events[: self.table.at])

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """With every card open the hands of the others are seen too."""
        if self.all_open:
            return tuple(self.chair(seat).view.hand)
        return super().open_hand(seat)

    def shows(self, seat: Seat, card: Card) -> bool:
        """The match may be a move ahead of what is shown."""
        return self.all_open or super().shows(seat, card)

    def headline(self) -> Remark:
        """Who has won, once all of it was seen."""
        if self.match.outcome is None or not self.rests:
            return super().headline()
        return Remark(self.outcome_in_words(), Tone.HEADLINE)

    def reads_by(self, press: Press) -> bool:
        """A card can be read; anything else that is pressed goes to the tape."""
        if press.device.startswith(FINGER):
            return self.reading.rests(press) if press.pressed else self.reading.let_go(press)
        if not press.control.endswith((*ASKS, ASKS_MOUSE)):
            return False
        found = self.to_read(press.pos)
        if press.pressed and found is not None:
            self.reading.open(found)
        return found is not None

    def seat_colour(self, seat: Seat) -> int:
        return self.colour(seat)

    def finger_rests(self, now_ns: int) -> int | None:
        self.reading.tick(now_ns)
        return self.reading.next_ns()

    def press_at(self, pos: tuple[int, int]) -> None:
        """A finger went up that wanted to read nothing."""
        self.table.toggle()

    def covered(self, view: Any) -> Any:
        return view

    def hold(self, ms: int | None) -> None:
        """Nobody needs to go on: it stands for a while."""
        super().hold(HELD_MS if ms is None else ms)

    def moving(self, now_ns: int) -> bool:
        """What is held passes by itself: the tape goes on until it has."""
        return self.held or super().moving(now_ns)

    def tick(self, now_ns: int) -> bool:
        # What moved until now has come to lie, and is painted once more.
        moved, self.now_ns = self.moving(self.now_ns), now_ns
        if self.looking:
            return False
        self.still_showing(now_ns)
        return moved or self.moving(now_ns)

    def next_ns(self) -> int | None:
        return max(self.busy_until_ns, self.now_ns) if self.steps else None

    def show(self, events: list[Event], now_ns: int) -> None:
        """A move is made now: show what happens, as the chosen seat sees it."""
        self.now_ns = now_ns
        self.turns.viewer = self.table.view_of
        self.tell([event.seen_by(self.table.view_of) for event in events])

    def nobody_asked(self) -> None:
        self.turns.viewer = self.table.view_of

    def stand(self, past: Sequence[Sequence[Event]], now_ns: int) -> None:
        """The match stands at another position, after `past`: show it at once and silently."""
        self.now_ns = now_ns
        self.stand_anew(past)
        self.lay_out(self.table.size)

    def sentence(self, event: Event) -> str:
        """What the log says about an event, or ""."""
        return " ".join(self.sentences(event.seen_by(self.table.view_of)))


def replayed(controller: type[Sitting]) -> Callable[[Any], Any]:
    """What shows records of a game of which nothing is different when nobody plays it."""
    return type("Replayed", (ReplayedSitting, controller), {})
