"""The one table all games share: cloth, flights, log, pause, autosave.

What the table shows follows from events; the rules are asked through the match, and the
game's controller says where its zones lie, which signal is which move, and what to say.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

import pygame
from pygame import Rect, Surface

from art.cards import CardPictures
from art.cloth import table as table_cloth
from art.cloth import tinted
from art.theme import World
from game.cards import Event
from game.match import Match
from scenes.input.bindings import pad_of
from scenes.input.signals import DeviceChanged, FocusChanged, PointerMoved, Press, Signal
from scenes.menus.pad_gone import PadGoneScene
from scenes.menus.pause import PauseScene
from scenes.menus.phones import PhonesScene
from scenes.outfit import outfit
from scenes.seats.controls import parted
from scenes.seats.seating import Seating
from scenes.stage import Drain, Scene, Stage
from scenes.storage.matches import dealt, keep_figures, put_away
from scenes.storage.settings import save
from scenes.table.contract import Controller
from scenes.table.corner import Corner
from scenes.table.explained import Explained
from scenes.table.foot import foot_line
from scenes.table.hints import Hints
from scenes.table.layout import unit
from scenes.table.lending import Lending, Sitters
from scenes.table.log import Log
from scenes.table.messages import Messages
from scenes.table.motion import Flight, Motion
from scenes.table.notice import Notice
from scenes.table.reading import ASKS_MOUSE
from scenes.table.sprites import Sprites
from scenes.table.taking_back import TakingBack
from scenes.table.tip import Explain, nothing_there
from scenes.table.toasts import Toasts
from scenes.table.unsaved import Unsaved

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)

OWN_KEYS = {
    f"key:{pygame.KSCAN_ESCAPE}": "pause",
    f"key:{pygame.KSCAN_F1}": "rules",
    f"key:{pygame.KSCAN_F2}": "log",
    f"key:{pygame.KSCAN_F3}": "sound",
    f"key:{pygame.KSCAN_F4}": "skip",
}
# What a table has besides where nothing is played against time.
UNTIMED_KEYS = {
    f"key:{pygame.KSCAN_BACKSPACE}": "undo",
    f"key:{pygame.KSCAN_F5}": "undo",
    f"key:{pygame.KSCAN_F6}": "redo",
}
BUTTONS = ("pause", "log", "sound", "rules")
# So many parts that may wait are painted in a frame.
IN_TURN_A_FRAME = 1
# So many sprites are drawn between two looks at the input queue.
SPRITES_A_DRAIN = 12
# So many pictures are made ahead in a frame; a card's face takes two or three ms.
WARMED_A_FRAME = 2


class TableScene(Scene):
    """A table with one match on it, dealt anew from a seating or taken up again."""

    live = True
    # How the keys end of what is said about leaving this table.
    way_out = ""

    def __init__(
        self,
        house: House,
        seating: Seating,
        seat_down: Callable[[TableScene], Controller],
        match: Match | None = None,
        notice: str = "",
    ) -> None:
        super().__init__()
        self.house = house
        self._seat_down = seat_down
        self.seating = seating
        self.match = match or dealt(house.paths, seating)
        self.face = outfit(seating.game_id).face
        self.pictures = CardPictures(self.face, house.lettering)
        self.sprites = Sprites()
        against_time = self.match.game.timed
        self.lending = Lending(self)
        self.timed = self.live and against_time
        self.corner = Corner(BUTTONS if against_time else (*BUTTONS, "undo", "redo"))
        self.keys = OWN_KEYS if against_time else {**OWN_KEYS, **UNTIMED_KEYS}
        self.taking_back = TakingBack(self)
        self.log = Log(house.lettering)
        self._language = house.words.language
        self.motion = Motion(house.settings.motion)
        self.toasts = Toasts(house.lettering)
        self.messages = Messages(house.lettering)
        self.hints = Hints(house, seating.game_id)
        self.unsaved = Unsaved(house)
        self.notice = Notice(notice, house.lettering)
        self.explained = Explained(self)
        self.tip = self.explained.tip
        # What lies at a place of the window, in terms of the glossary; the controller says it.
        self.explain: Explain = nothing_there
        self.marks = house.settings.colour_safe
        self.now_ns = 0
        self._stale: list[Rect] = []
        self._stale_in_turn: list[Rect] = []
        # What stands on the rim, and where: how a card is read, where that can be done.
        self.foot: tuple[Surface, Rect] | None = None
        self._to_warm: deque[Callable[[], object]] = deque()
        self._started = False
        self._shown_muted = self._found_muted = house.settings.muted
        self._grey: list[str] = []
        self._result_ns: int | None = None
        self._rules_wanted = False
        self.controller = seat_down(self)

    @property
    def sitting(self) -> Sitters:
        """What plays a game of choices at this table."""
        return cast(Sitters, self.controller)

    @property
    def started(self) -> bool:
        """Whether it has been played at."""
        return self._started

    @property
    def lends(self) -> bool:
        """Whether phones may hold cards of this table."""
        return self.live and not self.match.game.timed

    # The stage

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.lending.paused = False
        self.notice.rest()
        self.resize(stage.size)
        pygame.key.set_repeat(0)
        # Nobody types here, and no input method shall come between keys and cards.
        pygame.key.stop_text_input()

    def close(self) -> None:
        try:
            self.lending.close()
            self.controller.close()
            self.hints.keep()
            if self.house.settings.muted != self._found_muted:
                save(self.house.settings, self.house.paths)
        finally:
            self.house.unsaved |= not put_away(self.house.paths, self.match)

    def leave(self) -> None:
        self.lending.paused = True

    def while_covered(self, now_ns: int) -> None:
        if self._started:
            self.lending.look_covered()

    def anew(self, notice: str) -> Scene | None:
        """Another table with the match as its record has it, on the same file."""
        match = self.match.anew()
        return TableScene(self.house, self.seating, self._seat_down, match, notice)

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.size = size
        self.unit = unit(size)
        chosen = self.house.settings
        self.marks, self.motion.mode = self._marked(), chosen.motion
        self.motion.skip()
        self.pictures.style = chosen.back
        self.sprites.clear()
        self.toasts.forget()
        if self._language != self.house.words.language:
            self._language = self.house.words.language
            self.log.retell()
            self.toasts.retell(self.house.words.again)
        self.hints.lay_out()
        self.unsaved.lay_out()
        self.notice.lay_out(self.house.words.again)
        self.tip.hide()
        self.cloth = _cloth(size, tinted(self.face.WORLD, chosen.cloth, chosen.contrast))
        self.layer = self.cloth.copy()
        self.corner.lay_out(size, self.unit, self.house.lettering.rtl)
        self.foot = None
        if self.controller.reads:
            words = self.house.words("table-reads")
            self.foot = foot_line(size, self.unit, words, self.house.lettering)
        self.controller.lay_out(size)
        self._to_warm.clear()
        self.warm(self.house.words.of_game(self.seating.game_id))
        self.warm(self.controller.pictures_to_come())
        self._stale = [self.layer.get_rect()]

    def _marked(self) -> bool:
        """Whether colours wear their letters: for this player always, or in this match."""
        return self.house.settings.colour_safe or self.controller.marked

    def handle(self, signal: Signal) -> None:
        if isinstance(signal, Press) and signal.pressed:
            if self.controller.puts_away():
                self.tip.hide()
                return
            if self._own_key(signal):
                return
        if isinstance(signal, Press) and signal.pos is not None and self._corner_heard(signal):
            return
        lost_pad = isinstance(signal, DeviceChanged) and not signal.present
        if lost_pad or (isinstance(signal, FocusChanged) and not signal.focused):
            self.controller.pause(signal.t_ns)
        self.controller.heard(signal)
        self._point(signal)
        if lost_pad and isinstance(self.stage.top, PauseScene):
            self._ask_for_pads()

    def _own_key(self, press: Press) -> bool:
        """The keys every table has; whether this was one."""
        what = self.keys.get(press.control, "")
        self._do(what, press.t_ns)
        return bool(what)

    def _corner_heard(self, press: Press) -> bool:
        """The buttons in the corner; whether a pointer was on one."""
        assert press.pos is not None
        if self.hints.at(press.pos):
            self.hints.put_away()
            self.dirty = True
            return True
        what = self.corner.at(press.pos)
        if press.pressed:
            self._do(what, press.t_ns)
        return bool(what)

    def _point(self, signal: Signal) -> None:
        """The mouse rests on something, asks what it is, or does neither any more."""
        if isinstance(signal, PointerMoved) and signal.device == "mouse":
            self.dirty = self.explained.point(signal) or self.dirty
        elif isinstance(signal, Press) and signal.pressed:
            self.dirty = self.tip.hide() or self.dirty
            if signal.pos is not None and signal.control == ASKS_MOUSE:
                self.dirty = self.explained.at_once(signal.pos) or self.dirty

    def _do(self, what: str, t_ns: int) -> None:
        match what:
            case "pause" if self.over:
                # Nothing is left to be paused.
                self._show_result()
            case "pause":
                self.controller.pause(t_ns)
            case "skip":
                self.motion.skip()
            case "undo":
                self.taking_back.undo()
            case "redo":
                self.taking_back.redo()
            case "log":
                self.log.shown = not self.log.shown
            case "sound":
                self.house.settings.muted = self.house.mixer.muted = not self.house.mixer.muted
            case "rules":
                self._rules_wanted = True
                if self.match.game.timed:
                    self.controller.pause(t_ns)
                else:
                    self.open_rules()
        self.dirty = self.dirty or bool(what)

    def tick(self, now_ns: int) -> None:
        self.live_on(now_ns)
        self.show_notice(now_ns)

    def show_notice(self, now_ns: int) -> None:
        """Whatever else happens, what was said first is taken away when it was read."""
        self.dirty = self.notice.advance(now_ns) or self.dirty
        soon = (self.wake_ns, self.notice.next_ns())
        self.wake_ns = min((when for when in soon if when is not None), default=None)

    def live_on(self, now_ns: int) -> None:
        """The time of the table has come to `now_ns`: something may happen on it."""
        self.now_ns = now_ns
        if not self._started:
            self._started = True
            self.controller.start(now_ns)
            if self.lends:
                self.lending.come_back()
        self.lending.look()
        moving = self.controller.tick(now_ns)
        if self._result_ns is not None and now_ns >= self._result_ns:
            self._show_result()
        said = self.toasts.advance(now_ns) | self.hints.advance(now_ns) | self.tip.advance(now_ns)
        said |= self.unsaved.look(self.match.journal)
        if self.motion.advance(now_ns) | said | moving | bool(self._stale):
            self.dirty = True
        self._warm()
        soon = (
            self._result_ns, self.controller.next_ns(), self.lending.next_ns(now_ns),
            self.toasts.next_ns(), self.hints.next_ns(), self.tip.next_ns(),
            now_ns if self._to_warm else None,
        )  # fmt: skip
        self.wake_ns = min((when for when in soon if when is not None), default=None)

    def warm(self, pictures: Iterable[Callable[[], object]]) -> None:
        """Make these pictures while there is time, so that none is late when it is wanted."""
        self._to_warm.extend(pictures)

    def _warm(self) -> None:
        for _ in range(min(WARMED_A_FRAME, len(self._to_warm))):
            self._to_warm.popleft()()

    # What happens

    def play(self, move: Any) -> list[Event]:
        """Play a move of the match; it is on file when this returns."""
        return self.match.play(move)

    def open_pause(self) -> None:
        """The clock stands still: show the pause over the table."""
        if self.match.journal:
            self.match.journal.sync()
        self.stage.push(PauseScene(
            self.house, self._go_on, self.to_the_shelf, self._who_plays, self.open_rules,
            self.match.game.timed, self.way_out, self.open_phones if self.lends else None,
        ))  # fmt: skip
        self.hints.keep()
        if self._rules_wanted:
            self.open_rules()

    def open_rules(self) -> None:
        """The rules over the table; what is below waits."""
        self._rules_wanted = False
        self.stage.push(self.house.doors.rules(self.seating.game_id))

    def open_phones(self) -> None:
        """The code to scan, over the table; what is below waits."""
        self.stage.push(PhonesScene(self.house, self.lending))

    def _go_on(self) -> None:
        if not self._ask_for_pads():
            self._go_on_anyway()

    def _go_on_anyway(self) -> None:
        self.stage.pop()
        self.controller.resume()

    def _ask_for_pads(self) -> bool:
        """Tell over the pause whose gamepad is gone, if one is (TOT-733)."""
        for seat in self.controller.people:
            for device in _pads(self.seating.controls[seat]):
                if device not in self.house.pads.present:
                    name = self.match.players[seat].name
                    self.stage.push(PadGoneScene(self.house, device, name, self._go_on_anyway))
                    return True
        return False

    def _who_plays(self) -> None:
        self.stage.push(self.controller.sit_in())

    def to_the_shelf(self) -> None:
        """Leave the table; an unfinished match waits on the shelf."""
        self.stage.clear()
        self.stage.push(self.house.doors.shelf(""))

    def change_seats(self) -> None:
        """Leave the table for the seats of the same game."""
        stage = self.stage
        self.to_the_shelf()
        stage.push(self.house.doors.seats(self.seating.game_id))

    def deal_again(self, seed: int) -> None:
        """The same seats and options with another deal."""
        stage, phones = self.stage, self.house.phones.kept()
        self.to_the_shelf()
        table = self.house.doors.table(replace(self.seating, seed=seed), None)
        if phones is not None and isinstance(table, TableScene):
            table.lending.expected = phones
        stage.push(table)

    @property
    def over(self) -> bool:
        """Whether nothing follows but the result."""
        return self._result_ns is not None

    def open_result(self, when_ns: int) -> None:
        """A game is over: keep its figures now, and show the result at that time."""
        keep_figures(self.house.paths, self.match, self.controller.figures())
        self._result_ns = when_ns

    def _show_result(self) -> None:
        self._result_ns, self._rules_wanted = None, False
        self.hints.keep()
        result = self.controller.result()
        result.way_out = self.way_out
        self.stage.push(result)

    def stale(self, *boxes: Rect) -> None:
        """These parts of the resting picture have changed."""
        self._stale.extend(boxes)
        self.dirty = True

    def stale_in_turn(self, *boxes: Rect) -> None:
        """These parts have changed, too; they are painted a few a frame, for others cannot wait."""
        self._stale_in_turn += [box for box in boxes if box not in self._stale_in_turn]
        self.dirty = self.dirty or bool(boxes)

    # The picture

    def draw(self, screen: Surface, drain: Drain) -> None:
        if self._shown_muted != self.house.mixer.muted:
            self._shown_muted = self.house.mixer.muted
            self._stale.append(self.corner.area())
        grey = list(self.taking_back.refusals())
        if self._grey != grey:
            self._grey = grey
            self._stale.append(self.corner.area())
        self._refresh_layer(drain)
        screen.blit(self.layer, (0, 0))
        if self.foot is not None:
            screen.blit(*self.foot)
        drain()
        self._paint_flights(screen, drain)
        self.controller.paint(screen, self.now_ns, drain)
        drain()
        self.toasts.paint(screen, self.unit, busy=bool(self._stale_in_turn))
        self.hints.paint(screen, self.unit)
        self.unsaved.paint(screen, self.unit)
        self.notice.paint(screen, self.unit)
        if self.log.shown:
            self.log.paint(
                screen, self.house.words("log-title"), self.controller.log_note(), self.unit
            )
        self.explained.paint(screen)
        self.dirty = (
            self.motion.moving or bool(self._stale_in_turn) or self.toasts.unpainted
        )

    def _refresh_layer(self, drain: Drain) -> None:
        """Paint what changed in the resting picture, box by box."""
        boxes, self._stale = self._stale, []
        boxes += self._stale_in_turn[:IN_TURN_A_FRAME]
        del self._stale_in_turn[:IN_TURN_A_FRAME]
        for box in {tuple(box): box for box in boxes}.values():
            self.layer.set_clip(box)
            self.layer.blit(self.cloth, box, box)
            self.controller.paint_resting(self.layer, box)
            if self.corner.area().colliderect(box):
                self.corner.paint(self.layer, self._shown_muted, self._grey)
            drain()
        self.layer.set_clip(None)

    def flying(self) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """The cards in the air: their pictures and where to draw them."""
        now = self.now_ns
        for flight in self.motion.flights:
            if now > flight.begins_ns:
                yield self._sprite(flight, now)
                continue
            if flight.waiting is None:
                flight.waiting = self._sprite(flight, now)
            yield flight.waiting

    def _sprite(self, flight: Flight, now_ns: int) -> tuple[Surface, tuple[int, int]]:
        x, y, wide, turn = flight.place(now_ns)
        picture, narrow = flight.side(now_ns)
        picture = self.sprites.of(picture, wide, turn, narrow)
        return picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))

    def _paint_flights(self, screen: Surface, drain: Drain) -> None:
        flying = self.flying()
        while some := list(islice(flying, SPRITES_A_DRAIN)):
            screen.fblits(some)
            drain()


# The table comes back from every pause and every page of rules as it was.
@lru_cache(maxsize=2)
def _cloth(size: tuple[int, int], world: World) -> Surface:
    """The bare table at this size (shared: do not draw on it)."""
    return table_cloth(size, world)


def _pads(controls: tuple[str, ...]) -> Iterator[str]:
    """The gamepads among a seat's controls."""
    for _, control in map(parted, controls):
        if pad_of(control):
            yield pad_of(control)
