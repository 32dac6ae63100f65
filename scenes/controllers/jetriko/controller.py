"""The controller of Jetriko: attacks that travel, traps that snap, and who is asked for what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import Card, CardsMoved, Event, Seat, Shuffled
from game.jetriko import events as ev
from game.jetriko.cards import DECK
from game.jetriko.moves import GoOn, JetrikoMove, Stop, TimeUp
from game.jetriko.stats import Statistics
from game.jetriko.view import JetrikoView
from game.rules import Refusal
from scenes.controllers.jetriko.asking import Asking
from scenes.controllers.jetriko.explaining import explained, meaning
from scenes.controllers.jetriko.flights import Flights
from scenes.controllers.jetriko.paint import Painter
from scenes.controllers.jetriko.places import Places, hand_parts, places
from scenes.controllers.jetriko.result import result_scene
from scenes.controllers.jetriko.stage import SHUT
from scenes.controllers.jetriko.talk import Talk
from scenes.controllers.jetriko.unfolding import after, sharing, together
from scenes.menus.result import ResultScene
from scenes.table.messages import Message
from scenes.table.motion import PACE
from scenes.table.sitting import Sitting
from scenes.table.stepping import MS
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

# How long things stand: an announcement, a Stop, a hand that is shown; a trap so long and for
# each letter of its text a little longer. How long its jaws move.
ANNOUNCED_MS, STOPPED_MS, SHOWN_MS = 750, 1200, 2200
TRAP_MS, LETTER_MS, SNAP_MS = 1600, 26, 620
# Between two steps of a Divide.
STEP_MS = 350


class Controller(Sitting):
    """Jetriko on one table scene."""

    game = "jetriko"
    places: Places
    shown: JetrikoView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.talk = Talk(self)
        self.asking = self.choosing = Asking(self)
        self.painter = Painter(self)
        self.flights = Flights(self)
        # The trap whose sentence is read now, and cards a seat shows to all.
        self.trap: ev.TrapRevealed | None = None
        self.showing: ev.CardsShown | None = None
        # Whether an attack is in the air, and is not yet where it goes.
        self.flying = False
        # Who has just warded an attack off with a Stop.
        self.warded: Seat | None = None
        self._sprung_ns = 0
        # Since when the person who is asked has been asked (JET-202).
        self._asked: tuple[Seat, int] | None = None
        self._asked_ns = 0
        self._second: int | None = None
        table.explain = partial(explained, self)
        table.tip.meaning = partial(meaning, self, table.tip.meaning)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another that are to be seen: between rounds all of them."""
        return self.shown.known[seat] if self.shown.phase in ("scores", "over") else ()

    def secret(self) -> bool:
        return self.shown.phase not in ("scores", "over")

    # The window

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        seats = len(self.match.players)
        self.places = places(size, seats, self.bottom, self.table.face.ASPECT, rtl)

    @property
    def zone(self) -> Rect:
        return self.places.around.zone

    def headline(self) -> Message:
        """An attack is announced; who wards one off is praised."""
        return self.painter.signs.announced(self.shown) or super().headline()

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, marks = self.table.pictures, self.table.marks
        yield from (partial(pictures.back, self.places.draw.width, kind) for kind in range(4))
        for card in DECK:
            yield partial(pictures.front, card, self.places.card[0], marks=marks)

    def card_at(self, pos: tuple[int, int]) -> Card | None:
        """The open card at that place of the window: of the own hand, or the top card."""
        if self.shown.discard and self.places.discard.collidepoint(pos):
            return self.shown.top
        parts = hand_parts(self.places, len(self.shown.hand))
        near = zip(self.shown.hand, parts, strict=True)
        return next((card for card, box in near if box.collidepoint(pos)), None)

    def log_note(self) -> str:
        return self.talk.pile(self.shown)

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.painter.paint(layer)

    # Time

    def tick(self, now_ns: int) -> bool:
        moved = super().tick(now_ns)
        self._watch_the_time()
        return moved

    def moving(self, now_ns: int) -> bool:
        return super().moving(now_ns) or self.snapping

    def _watch_the_time(self) -> None:
        """Whoever thinks for too long has it done for them (JET-202)."""
        seat = self.choosing.seat
        limit = self.shown.options.timer
        if seat is None or not limit or not self.secret():
            self._asked = None
            return
        about = (seat, len(self.match.moves))
        if about != self._asked:
            self._asked, self._asked_ns = about, self.now_ns
            self._second = -1
        elif self.now_ns - self._asked_ns >= limit * 1000 * MS:
            self._asked = None
            self.submit(TimeUp(seat))
        if self.seconds_left != self._second:
            self._second = self.seconds_left
            self.table.dirty = True

    @property
    def seconds_left(self) -> int | None:
        """How long the person who is asked may still think, if there is a limit."""
        limit = self.shown.options.timer
        if self._asked is None or not limit:
            return None
        return max(0, limit - (self.now_ns - self._asked_ns) // (1000 * MS))

    def next_ns(self) -> int | None:
        if self.snapping:
            return self.now_ns + MS
        soon = super().next_ns()
        if self._asked is None:
            return soon
        second = self.now_ns + 250 * MS
        return second if soon is None else min(soon, second)

    def resume(self) -> None:
        """The time begins anew after a pause."""
        self._asked = None

    # What happens

    def speaks_for_all(self, move: JetrikoMove) -> bool:
        """Whoever goes on or stops: they read the sheet together."""
        return isinstance(move, GoOn | Stop)

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def stays_private(self, move: JetrikoMove) -> bool:
        """Whoever goes on choosing in the same turn keeps the cards open."""
        return self.private

    @property
    def private(self) -> bool:
        """Whether the one whose cards are open is asked again at once."""
        going_on = self.table_view.phase not in ("scores", "over")
        return going_on and self.match.asked == (self.turns.viewer,)

    def covered(self, view: JetrikoView) -> JetrikoView:
        """The same without a hand, if others may look again as soon as the choice is made."""
        return replace(view, hand=()) if self.crowded and not self.private else view

    def present(self, events: list[Event]) -> None:
        view = self.covered(self.shown)
        if self.crowded and not self.private:
            # The hand is put away before anything else is seen.
            self.lay(view)
            events = [event.seen_by(None) for event in events]
        dealing = any(isinstance(event, ev.RoundBegan) for event in events)
        for several in together(events):
            event, before = several[0], view
            for one in several:
                view = after(view, one)
            match event:
                case CardsMoved() if dealing:
                    continue
                case CardsMoved():
                    moved = [one for one in several if isinstance(one, CardsMoved)]
                    self.then(partial(self.flights.cards, before, view, moved))
                    if sharing(before) is not None:
                        self.then_wait(STEP_MS)
                case ev.AttackDivided():
                    self.then(partial(self.sound, Sound.STAMP), partial(self.lay, view))
                    self.then_wait(ANNOUNCED_MS)
                case ev.AttackEnded("stopped", by):
                    self.then(partial(self.lay, view), partial(self._ward, by))
                    self.then(partial(self.wait, STOPPED_MS), self._warded_off)
                case ev.AttackSent():
                    self.then(partial(self._send, view, event))
                    self.then(partial(self._arrived), partial(self.wait, ANNOUNCED_MS))
                case ev.AttackHits():
                    self.then(partial(self.sound, Sound.THUMP), partial(self.wait, 350))
                case ev.TrapRevealed():
                    self.then(partial(self._spring, event), self._snap)
                case ev.CardsShown() if view.phase not in ("scores", "over"):
                    self.then(partial(self._show_hand, event))
                case ev.RoundWon():
                    self.then(partial(self.sound, Sound.FANFARE))
                case ev.RoundBegan():
                    self.then(partial(self.sound, Sound.DEAL))
                case Shuffled():
                    self.then(partial(self.sound, Sound.SHUFFLE), partial(self.wait, 300))
                case ev.OnTheBrink() | ev.RoundBlocked():
                    self.then(partial(self.sound, Sound.GONG))
            self.then(partial(self.lay, view))
        self.then(self._at_rest, self.refresh)

    def _at_rest(self) -> None:
        self.trap = self.showing = None
        self.flying, self.warded = False, None

    # Attacks and traps

    def _send(self, view: JetrikoView, event: ev.AttackSent) -> None:
        """The attack travels along the table to its victim."""
        self.flying = True
        self.sound(Sound.GRAB)
        self.lay(view)
        self.flights.attack(event)

    def _arrived(self) -> None:
        self.flying = False
        self.sound(Sound.STAMP)
        self.changed()

    def _ward(self, seat: Seat) -> None:
        """A Stop: a shield stands where the attack would have struck."""
        self.warded = seat
        self.sound(Sound.STAMP)
        self.changed()

    def _warded_off(self) -> None:
        self.warded = None
        self.changed()

    def _spring(self, event: ev.TrapRevealed) -> None:
        """A trap snaps shut; what it does is read before it is done."""
        self.trap, self._sprung_ns = event, self.now_ns
        self.changed()
        if self.snapping:
            self.wait(round(SNAP_MS * SHUT))

    def _snap(self) -> None:
        self.sound(Sound.WRONG)
        assert self.trap is not None
        self.hold(TRAP_MS + LETTER_MS * len(self.talk.in_full(self.trap.trap)))
        self.then_first(self._read_through)

    def _read_through(self) -> None:
        self.trap = None
        self.changed()

    @property
    def snapped(self) -> float:
        """How much of the snapping of the trap is over, 0 to 1."""
        pace = PACE[self.table.motion.mode]
        if pace is None:
            return 1.0
        return min(1.0, (self.now_ns - self._sprung_ns) / (SNAP_MS * MS * pace))

    @property
    def snapping(self) -> bool:
        """Whether the jaws of a trap move."""
        return self.trap is not None and self.snapped < 1

    def _show_hand(self, event: ev.CardsShown) -> None:
        """A seat shows cards to all."""
        self.showing = event
        self.hold(SHOWN_MS)
        self.then_first(self._shown_enough)

    def _shown_enough(self) -> None:
        self.showing = None
        self.changed()

    # The end

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.match.outcome
        assert outcome is not None
        seats = len(self.match.players)
        statistics = Statistics(seats)
        for events in self.lived():
            for event in events:
                statistics.hear(event)
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners,
             **statistics.of(seat)}
            for seat in range(seats)
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self._at_rest()
        super().stand_anew(past)
