"""The controller of Stratego Cards: who points at whom, what is turned up, who looks away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import Seat
from game.rules import Refusal
from game.stratego import events as ev
from game.stratego.cards import CARD
from game.stratego.moves import GoOn, ScoutLook, SpyLook, StrategoMove
from game.stratego.stats import figures
from scenes.controllers.stratego.asking import Asking
from scenes.controllers.stratego.explaining import explained
from scenes.controllers.stratego.looks import Look
from scenes.controllers.stratego.paint import paint_table
from scenes.controllers.stratego.places import places
from scenes.controllers.stratego.result import result_scene
from scenes.controllers.stratego.showing import NOTHING, Showing
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.table.reading import ASKS_MOUSE

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Controller(Showing):
    """Stratego Cards on one table scene."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.asking = self.choosing = Asking(self)
        table.explain = self.explained

    def secret(self) -> bool:
        return self.shown.phase not in ("ended", "over", "draw")

    def stays_private(self, move: StrategoMove) -> bool:
        """A look is for one pair of eyes: that of the one who goes on after it."""
        return isinstance(move, SpyLook | ScoutLook)

    def speaks_for_all(self, move: StrategoMove) -> bool:
        """Both saw the end together."""
        return isinstance(move, GoOn)

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
        return self.talk.score()

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        paint_table(layer, self.brush, self.places, self.picture)

    def explained(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """What lies there, in terms of the glossary."""
        if self.turns.curtain is not None or self.held:
            return ()
        return explained(self.shown, self.places, pos)

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
        dragging, targets = self.asking.dragging, self.asking.targets
        match signal:
            case PointerMoved(pos=pos) if dragging.what is not None:
                dragging.drag(pos, self.table.unit)
                targets.hover(pos)
                if dragging.moved:
                    self.reading.forget()
                return True
            case Press(pressed=False, pos=pos) if pos is not None:
                self.reading.forget()
                return self._let_go(pos)
            case Press(pressed=True, pos=pos) if pos is not None:
                self.reading.rests(signal)
                target = targets.at(pos)
                return dragging.take_up(target.what if target is not None else None, pos)
        return False

    def _let_go(self, pos: tuple[int, int]) -> bool:
        """What hangs on the pointer is dropped there, or was only clicked; whether anything did."""
        dragging = self.asking.dragging
        dragging.drag(pos, self.table.unit)
        what, moved = dragging.let_go(), dragging.moved
        if what is not None and moved:
            target = self.asking.targets.at(pos)
            self.asking.drop(what, target.what if target is not None else None)
        elif what is not None:
            self.asking.choose(what)
        return what is not None

    def tick(self, now_ns: int) -> bool:
        moving = super().tick(now_ns)
        if self.looking:
            self.asking.dragging.let_go()
        return moving

    # Looks

    def _look_heard(self, look: Look, signal: Signal) -> None:
        """Cards that were looked at are seen while a key or the button is held."""
        if isinstance(signal, Press) and look.heard(signal, self.places):
            if look.over:
                self.go_on()
                if self.turns.viewer not in self.match.asked:
                    self.turns.answered()
                    self.cover_notes()
            self.changed()

    def go_on(self) -> None:
        self.acts = self.acts.without_look()
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

    def _look_again(self) -> None:
        """A look that was being taken when the match was left is taken again."""
        last = self.match.moves[-1] if self.match.moves else None
        if not isinstance(last, SpyLook | ScoutLook) or last.seat not in self.turns.people:
            return
        history = self.chair(last.seat).view.history
        looks = [event for event in history if isinstance(event, ev.HandSeen | ev.SlotsSeen)]
        self.look_again(looks[-1])

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
            self.deal()

    def hand_over(self, seat: Seat, level: str) -> None:
        """Others may be at the screen now: nothing stays there that only one should know."""
        super().hand_over(seat, level)
        self._look_again()

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
        self.acts, self.laid_by_hand = NOTHING, frozenset()
        super().break_off()
