"""The controller of Stratego Cards: who points at whom, what is turned up, who looks away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import Card, Event, Seat
from game.rules import Refusal
from game.stratego import events as ev
from game.stratego.cards import CARD, Slot
from game.stratego.moves import GoOn, ScoutLook, SpyLook, StrategoMove
from game.stratego.stats import figures
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Acts
from scenes.controllers.stratego.asking import Asking
from scenes.controllers.stratego.explaining import explained
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.paint import Painter
from scenes.controllers.stratego.places import Places, places
from scenes.controllers.stratego.result import result_scene
from scenes.controllers.stratego.talk import Talk
from scenes.controllers.stratego.unfolding import colour
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.table.reading import ASKS_MOUSE
from scenes.table.sitting import Sitting

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Controller(Sitting):
    """Stratego Cards on one table scene."""

    game = "stratego"
    places: Places
    shown: StrategoView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.talk = Talk(self)
        self.asking = self.choosing = Asking(self)
        self.painter = Painter(self)
        self.acts = Acts(self)
        table.explain = partial(explained, self)

    @property
    def alone(self) -> bool:
        """Whether nobody at the screen has to look away."""
        return len(self.turns.people) < 2

    def colour(self, seat: Seat) -> int:
        """That of the army, whatever was chosen: nobody leads the red army from a blue plate."""
        return colour(self.shown, seat)

    def open_line(self, seat: Seat) -> tuple[Card, ...]:
        """The line of another that is to be seen: none."""
        return ()

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The hand of another that is to be seen: none."""
        return ()

    def laid_out(self, seat: Seat, slots: Iterable[Slot]) -> None:
        """The next cards of that seat already lie in these slots before the eyes."""
        self.acts.laid = frozenset((seat, slot) for slot in slots)

    def secret(self) -> bool:
        return self.shown.phase not in ("ended", "over", "draw")

    def stays_private(self, move: StrategoMove) -> bool:
        """A look is for one pair of eyes: that of the one who goes on after it."""
        return isinstance(move, SpyLook | ScoutLook)

    # The window

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        self.places = places(size, self.bottom, self.table.face.ASPECT, rtl)

    @property
    def zone(self) -> Rect:
        return self.places.zone

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, marks = self.table.pictures, self.table.marks
        for wide in (self.places.card[0], self.places.large[0], self.places.hand_card[0]):
            yield from (partial(pictures.back, wide, kind) for kind in (0, 1))
            for card in CARD.values():
                yield partial(pictures.front, card, wide, marks=marks)

    def log_note(self) -> str:
        return self.talk.score(self.shown)

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.painter.paint(layer)

    # What was heard

    def heard(self, signal: Signal) -> None:
        if self.acts.look is not None:
            self._look_heard(self.acts.look, signal)
        elif not self._may_drag(signal) or not self._dragged(signal):
            super().heard(signal)
        else:
            self.table.dirty = True

    def _may_drag(self, signal: Signal) -> bool:
        """Whether a pointer may take cards up, and this is not the button that reads them."""
        if self.held or self.looking or self.turns.curtain is not None:
            return False
        return not (isinstance(signal, Press) and signal.control == ASKS_MOUSE)

    def _dragged(self, signal: Signal) -> bool:
        """A card is dragged or let go by a pointer; whether it was about that."""
        dragging = self.asking.dragging
        match signal:
            case PointerMoved(pos=pos):
                held = dragging.drag(pos)
                if dragging.moved:
                    self.reading.forget()
                return held
            case Press(pressed=False, pos=pos) if pos is not None:
                self.reading.forget()
                return dragging.drop(pos)
            case Press(pressed=True, pos=pos) if pos is not None:
                self.reading.rests(signal)
                return dragging.take_up(pos)
        return False

    def tick(self, now_ns: int) -> bool:
        moving = super().tick(now_ns)
        if self.looking:
            self.asking.dragging.let_go()
        return moving

    def _look_heard(self, look: Look, signal: Signal) -> None:
        """Cards that were looked at are seen while a key or the button is held."""
        if isinstance(signal, Press) and look.heard(signal):
            if look.over:
                self.go_on()
                if self.turns.viewer not in self.match.asked:
                    self.turns.answered()
                    self.cover_notes()
            self.changed()

    def go_on(self) -> None:
        self.acts.look = None
        super().go_on()

    def pause(self, now_ns: int) -> None:
        """Nobody holds a look open while the table is covered."""
        self._cover_look()
        super().pause(now_ns)

    def lay_out(self, size: tuple[int, int]) -> None:
        self._cover_look()
        super().lay_out(size)

    def _cover_look(self) -> None:
        if self.acts.look is not None:
            self.acts.look.cover()

    def speaks_for_all(self, move: StrategoMove) -> bool:
        """Both saw the end together."""
        return isinstance(move, GoOn)

    # What happens

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def start(self, now_ns: int) -> None:
        super().start(now_ns)
        if self.match.moves:
            self._look_again()
        else:
            self.acts.deal()

    def _look_again(self) -> None:
        """A look that was being taken when the match was left is taken again."""
        last = self.match.moves[-1] if self.match.moves else None
        if not isinstance(last, SpyLook | ScoutLook) or last.seat not in self.turns.here:
            return
        history = self.chair(last.seat).view.history
        looks = [event for event in history if isinstance(event, ev.HandSeen | ev.SlotsSeen)]
        self.acts.look_again(looks[-1])
        self.then(self.acts.at_rest)

    def hand_over(self, seat: Seat, level: str) -> None:
        """Others may be at the screen now: nothing stays there that only one should know."""
        super().hand_over(seat, level)
        self._look_again()

    def present(self, events: list[Event]) -> None:
        self.acts.present(events)

    # The end

    def figures(self) -> list[dict[str, Any]]:
        outcome = self.match.outcome
        assert outcome is not None
        return [
            {"place": outcome.places[seat], "won": seat in outcome.winners,
             **figures(self.table_view.sheet, seat)}
            for seat in range(2)
        ]  # fmt: skip

    def result(self) -> ResultScene:
        return result_scene(self)

    def break_off(self) -> None:
        self.acts.clear()
        super().break_off()
