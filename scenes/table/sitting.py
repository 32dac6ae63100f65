"""A match in which seats choose in turn or in secret: what every such game's controller does.

A game's controller is a `Sitting` that says where things lie, what can be chosen, how an
event is shown and what is said about it. What happened is shown step by step, and nobody is
asked before all of it has been seen.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.cards import Card, Event, Seat
from game.chair import Chair
from game.rules import Refusal
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.result import ResultScene
from scenes.stage import Drain
from scenes.table.curtain import Curtain, curtain_box
from scenes.table.messages import NOTHING, Remark
from scenes.table.motion import LIFT, PUSHES, Flight, Side, flight_ms
from scenes.table.pieces import Piece, changed, paint
from scenes.table.reading import Reading
from scenes.table.seated import Seated
from scenes.table.stepping import MS
from scenes.table.targets import ACCEPT, Targets
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

log = logging.getLogger(__name__)

# After the last step the table stands so long before the result comes.
RESULT_MS = 2200
# What stands until somebody at the screen goes on passes by itself if nobody is there.
READ_MS = 4000
# Units: how far a card that is played is drawn back first.
DRAWN_BACK = 9
# How an answer is refused whose question is not asked any more.
TOO_LATE = ("prompt-none", "prompt-passed")


class Sitting(Seated):
    """The common half of a controller. `shown` is the table as the screen shows it now."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.shown: Any = self.seen()
        # The resting picture as it was painted last, and whether it may look otherwise now.
        self._pieces: Sequence[Piece] = ()
        self._outdated = False
        # Whether something is looked at by choice; the table waits meanwhile.
        self.looking = False
        self.reading = Reading(self)
        self.curtain = Curtain(self)
        self.finished = False
        self.size = (0, 0)
        # When people at the table have last done something: they wait since then.
        self._waits_since_ns = 0

    # What a game says for itself

    @abstractmethod
    def place(self, size: tuple[int, int]) -> None:
        """Say where everything lies, with `bottom` nearest."""

    @property
    @abstractmethod
    def zone(self) -> Rect:
        """Where the table speaks: nothing else ever lies there."""

    @abstractmethod
    def sentences(self, event: Any) -> Iterable[str]:
        """What the log says about an event as this screen may know it."""

    @abstractmethod
    def present(self, events: list[Event]) -> None:
        """Add the steps that show what happened, from `shown` to how the table is now."""

    def pieces(self) -> Sequence[Piece]:
        """What lies on the table and does not move, piece by piece; none: it is drawn whole."""
        return ()

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        """Draw what lies on the table and does not move."""
        paint(self._pieces, layer, box)

    @abstractmethod
    def figures(self) -> list[dict[str, Any]]:
        """Place, won or not, and the figures of each seat in the match just ended."""

    @abstractmethod
    def result(self) -> ResultScene:
        """How the match ended."""

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        """What to call so that every picture this match needs is made."""
        yield from ()

    def log_note(self) -> str:
        """What stands above the log."""
        return ""

    def in_question(self) -> list[Rect]:
        return [target.box for target in self.choosing.targets.all]

    @property
    def reads(self) -> bool:
        return True

    def puts_away(self) -> bool:
        """What is looked at by choice goes with whatever is pressed, what comes in is there."""
        if self.unrolls:
            self.open_at_once()
        looked, self.looking = self.looking, False
        self.reading.put_away()
        if looked:
            self.changed()
        return looked

    @property
    def all_covered(self) -> bool:
        return self.looking or self.held

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a panel is before the eyes there."""
        return self.all_covered or any(box.collidepoint(pos) for box in self.panels())

    @abstractmethod
    def panels(self) -> list[Rect]:
        """The panels that lie over the table while something is chosen."""

    @property
    def go_on_box(self) -> Rect:
        """The button of what is held before the eyes, if there is one."""
        return Rect(0, 0, 0, 0)

    @property
    def curtain_box(self) -> Rect:
        """What is pressed to lift the curtain."""
        asks = self.words("curtain-asks")
        return curtain_box(self.size, self.table.house.lettering, self.table.unit, asks)

    def open_hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of another that are to be seen."""
        return ()

    def shows(self, seat: Seat, card: Card) -> bool:
        """Whether a card in the hand of another is to be seen."""
        return card in self.open_hand(seat)

    @property
    def targets(self) -> Targets:
        """What can be chosen now."""
        return self.choosing.targets

    @abstractmethod
    def to_read(self, pos: tuple[int, int] | None) -> Any | None:
        """What is there, or has the focus (None), and can be read in full; None: nothing."""

    def headline(self) -> Remark:
        """What is going on, where nobody at the screen is asked."""
        if self.skipping:
            return Remark(self.words("table-skips"))
        thinks, lending = self.turns.thinking, self.table.lending
        gone = lending.waits_in_vain()
        if gone:
            return Remark(gone)
        # Nobody hears what is asked before they have seen how it came to that.
        seen = self.rests or thinks is not None
        asked = [seat for seat in self.match.asked if seat == thinks or lending.is_away(seat)]
        return Remark(self.aloud(asked)) if asked and seen else NOTHING

    @abstractmethod
    def outcome_in_words(self) -> str:
        """Who has won, in one sentence."""

    @abstractmethod
    def aloud(self, seats: Sequence[Seat]) -> str:
        """What these seats have to decide, as all may hear it."""

    @abstractmethod
    def message(self) -> Remark:
        """Why not, what is pointed at, what is asked, or what is going on."""

    def press_first(self, press: Press) -> bool:
        """A key or button that means something whoever is asked; whether it was one."""
        return False

    @abstractmethod
    def stays_private(self, move: Any) -> bool:
        """Whether the others still look away after this move of a person."""

    @abstractmethod
    def speaks_for_all(self, move: Any) -> bool:
        """Whether one person makes this move for everybody at the screen."""

    @abstractmethod
    def went_on(self, move: Any) -> None:
        """A person's move was played."""

    # The window

    def lay_out(self, size: tuple[int, int]) -> None:
        self.size = size
        # Another scene may have lain over the table: who let go meanwhile was not heard.
        self.curtain.let_go()
        self._turn_table()
        self.place(size)
        if self.steps:
            # What is still to be shown goes on from what is shown.
            self.changed()
        else:
            self.refresh()

    @abstractmethod
    def paint_below(self, screen: Surface) -> None:
        """Draw the hand at the screen: cards that fly pass over it."""

    @abstractmethod
    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        """Draw what stands above the cards."""

    def paint_over_words(self, screen: Surface) -> None:
        """Nothing moves where a hint may lie."""

    def refresh(self) -> None:
        """The screen shows the table as it is now."""
        self._show(self.seen())
        if self._turn_table():
            self.place(self.size)
        self.changed()

    def changed(self) -> None:
        """What is shown is painted anew, and what can be chosen with it."""
        self.choosing.renew()
        self.outdate()

    def outdate(self) -> None:
        """What is shown is painted anew where it looks otherwise."""
        self._outdated = True
        self.table.dirty = True

    def freshen(self) -> None:
        if not self._outdated:
            return
        self._outdated = False
        before, self._pieces = self._pieces, self.pieces()
        if self._pieces:
            self.table.stale(*changed(before, self._pieces))
        else:
            self.table.stale(Rect((0, 0), self.size))

    def lay(self, view: Any) -> None:
        """A step: the table looks like this now."""
        self._show(view)
        self.changed()

    def _show(self, view: Any) -> None:
        """What somebody reads is put away with their cards: the next one is to see their own."""
        if view.seat != self.shown.seat:
            self.reading.put_away()
        self.shown = view

    # Time

    def start(self, now_ns: int) -> None:
        self.now_ns = self._waits_since_ns = now_ns
        for events in self.lived():
            for event in events:
                self.note(event.seen_by(None))
        self.refresh()

    def lived(self) -> Iterator[list[Event]]:
        """What came of each move so far."""
        yield from map(list, self.match.history)

    def tick(self, now_ns: int) -> bool:
        self.now_ns = now_ns
        if self.people:
            self.table.tempo.renew((now_ns - self._waits_since_ns) / MS)
        self.reading.tick(now_ns)
        # How a match ends is seen by all.
        self.skipping = self.skipping and self.match.outcome is None
        if self.still_showing(now_ns):
            self.turns.think(now_ns)
            return self.moving(now_ns)
        self.skipping = self.skipping and self.can_skip
        if self.looking:
            return False
        if self.match.outcome is not None:
            self._finish()
            return False
        before = (self.turns.viewer, self.turns.curtain)
        bot = self.turns.thinking
        move = self.turns.advance(now_ns)
        if move is not None and bot is not None:
            self._bot_answers(bot, move)
            # What takes no time is seen in the same picture: nothing is gone for one meanwhile.
            self.still_showing(now_ns)
            return self.moving(now_ns)
        if before != (self.turns.viewer, self.turns.curtain):
            if before[0] not in (None, self.turns.viewer):
                self.cover_notes()
            self.refresh()
        if self.curtain.tick(now_ns):
            self.turns.lift_curtain()
            self.refresh()
        return False

    def next_ns(self) -> int | None:
        soon = [self.turns.next_ns(self.now_ns), self.now_ns + MS if self.opens else None]
        if self.held or self.steps or self.now_ns < self.busy_until_ns:
            soon += [self.next_step_ns()]
        else:
            soon += [self.reading.next_ns(), self.curtain.next_ns(self.now_ns)]
        return min((when for when in soon if when is not None), default=None)

    def _finish(self) -> None:
        if not self.finished:
            self.finished = True
            self.table.open_result(self.now_ns + RESULT_MS * MS)

    def hold(self, ms: int | None) -> None:
        unread = bool(self.people) and not self.turns.here
        super().hold(READ_MS if ms is None and unread else ms)

    def sound(self, sound: Sound) -> None:
        if not self.skipping:
            self.table.house.mixer.play(sound)

    def fly(
        self, picture: Surface, start: tuple[int, int], end: tuple[int, int], wide: float,
        end_wide: float, *, other_side: Side | None = None, delay_ms: int = 0,
        shade: Surface | None = None, falls: bool = False, lean: float = 0.0,
        under: tuple[Rect, ...] = (), played: bool = False,
        hidden: bool = False,
    ) -> Flight:  # fmt: skip
        """A card goes its way now; with an `other_side` it turns over as it goes.

        One with a `shade` is lifted above it; where one `falls` dust rises. It comes to `lean` so
        many degrees clockwise, and slides `under` what lies there. One that is `played` is drawn
        back before it goes; one that is `hidden` is not seen until then.
        """
        u = self.table.unit
        lasts = round(flight_ms(start, end, u) * MS)
        begins = self.now_ns + round(delay_ms * MS * self.table.motion.pace.seen)
        flight = Flight(
            picture, start, end, wide, end_wide, begins, lasts, turn=9, arc=u * 18,
            lift=LIFT if shade else 0.0, shade=shade, other_side=other_side, stays=True,
            lean=lean, under=under, back=u * DRAWN_BACK if played else 0.0,
            pushes=u * PUSHES if falls else 0.0, hidden=hidden,
        )  # fmt: skip
        self.table.fly(flight, falls)
        return flight

    @property
    def can_skip(self) -> bool:
        """Whether there is anything to be passed over before a person is asked."""
        if self.match.outcome is not None or not self.people:
            return False
        asked = any(seat in self.people for seat in self.match.asked)
        return not (asked and self.rests) and not (self.held and not self.passes_by_itself)

    # What was heard

    def heard(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed and self._waits_no_more(signal):
            return
        if isinstance(signal, Press) and signal.pressed and self.press_first(signal):
            return
        if isinstance(signal, Press) and signal.pressed and self.reading.heard(signal):
            return
        if isinstance(signal, Press) and not signal.pressed and self.reading.let_go(signal):
            return
        if self.held:
            self._held_heard(signal)
            return
        if self.curtain.heard(signal):
            return
        targets = self.choosing.targets
        match signal:
            case PointerMoved(pos=pos):
                if targets.hover(pos):
                    self.table.dirty = True
            case Press(pressed=True, pos=None, control=control):
                target = targets.heard(control)
                self.table.dirty = True
                if target is not None:
                    self.choosing.choose(target.what)
                elif control in ACCEPT or control.endswith("button:0"):
                    self.hurry()
            case Press(pressed=True, pos=pos) if pos is not None:
                self.press_at(pos)

    def _waits_no_more(self, press: Press) -> bool:
        """Whether a press only showed all that still came in: buttons do what they say as well."""
        button = press.pos is not None and self.choosing.targets.at(press.pos) is not None
        return self.unrolls and not button

    def press_at(self, pos: tuple[int, int]) -> None:
        """Choose what is there; where nothing can be chosen, go on to the next thing shown."""
        target = self.choosing.targets.at(pos)
        if target is not None:
            self.choosing.choose(target.what)
        else:
            self.hurry()

    def _held_heard(self, signal: Signal) -> None:
        """Somebody goes on: by the button, or anywhere if it would pass by itself."""
        match signal:
            case Press(pressed=True, pos=None, control=control):
                if control in ACCEPT or control.endswith("button:0"):
                    self.go_on()
            case Press(pressed=True, pos=pos) if pos is not None:
                if self.passes_by_itself or self.go_on_box.collidepoint(pos):
                    self.go_on()

    def submit(self, move: Any, at: int) -> None:
        """A person answers the question put at that moment: played, or refused with the reason."""
        secret = self.secret()
        # Only those who are asked the same: the move may bring about another question.
        with_them = [seat for seat in self.match.asked if seat in self.turns.here]
        refusal = self.answer(self.chair(move.seat), move, at)
        if refusal is not None:
            self.refuse_with(refusal)
            return
        # What is read is put away with the hand: others may look at the screen next.
        self.reading.put_away()
        self.table.toasts.hush()
        if self.speaks_for_all(move):
            for seat in with_them:
                chair = self.chair(seat)
                if chair.asked and seat != move.seat:
                    self.answer(chair, replace(move, seat=seat), chair.moment)
        if secret and not self.stays_private(move):
            self.turns.answered()
            self.cover_notes()
        self.choosing.renew()
        self.went_on(move)

    @property
    def open_ended(self) -> bool:
        """Nothing ends here by itself."""
        return False

    def make(self, move: Any) -> None:
        """A person's move is made without their pointing at anything."""
        self.submit(move, self.chair(move.seat).moment)

    def refuse(self, sentence: str) -> None:
        """Say why something is not allowed, where it was asked."""
        self.sound(Sound.REFUSE)
        self.table.toasts.say(sentence, None, self.now_ns, alert=True)
        self.table.dirty = True

    def refuse_with(self, refusal: Refusal) -> None:
        """The same for what the rules refuse."""
        self.refuse(self.refusal(refusal))

    # What happens

    def _bot_answers(self, seat: Seat, move: Any) -> None:
        """A bot's answer is handed in; if the rules refuse it, the first move there is."""
        chair, at = self.chair(seat), self.turns.asked_at
        refusal = self.answer(chair, move, at)
        if refusal is None:
            return
        if refusal.code in TOO_LATE:
            log.info("the answer %r of the bot at seat %d came too late", move, seat)
            return
        first = chair.moves[0]
        log.error("the bot at seat %d may not answer %r and plays %s", seat, move, first)
        self.refuse(self.words("table-bot-erred", name=self.name(seat)))
        self.answer(chair, first, at)

    def answer(self, chair: Chair, move: Any, at: int) -> Refusal | None:
        """Hand in what a seat answers to the question put at that moment; why that is refused.

        What came of it is shown step by step.
        """
        before = len(self.match.moves)
        refusal = chair.submit(move, at)
        if refusal is None:
            if chair.seat in self.people:
                self._waits_since_ns = self.now_ns
            self.tell(self.chair(self.turns.viewer).news(before))
        return refusal

    def tell(self, events: list[Event]) -> None:
        """Write down and show what happened, as this screen may know it."""
        for event in events:
            self.note(event)
        self.present(events)

    def note(self, event: Event) -> None:
        """The log hears of an event."""
        self.table.log.hear(event, self.told)

    def told(self, event: Event) -> Iterable[str]:
        """What the log says about an event, as all who look at this screen now may know it."""
        return self.sentences(event.seen_by(None if self.crowded else self.turns.viewer))

    @property
    def rests(self) -> bool:
        """Whether all that happened has been seen."""
        moving = self.table.motion.moving or self.now_ns < self.busy_until_ns
        return not (self.steps or self.held or moving)

    # Pause and result

    def close(self) -> None:
        """The table is left: nobody needs to think any more."""
        self.turns.thinker.close()

    def pause(self, now_ns: int) -> None:
        self.table.open_pause()

    def resume(self) -> None:
        """Nothing stands still here: the next tick goes on."""

    def again(self) -> None:
        """Another match with the same seats."""
        self.table.deal_again(self.match.seed + 1)

    # Taking back

    def break_off(self) -> None:
        """Nothing that happened is still to be shown."""
        self.reading.put_away()
        self.table.hints.put_away()
        self.curtain.let_go()
        self.drop_steps()

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        """The match stands elsewhere, after `past`: show it at once and silently."""
        self.break_off()
        self.nobody_asked()
        self.table.log.clear()
        for events in past:
            for event in events:
                self.note(event.seen_by(self.turns.viewer))
        self.refresh()
