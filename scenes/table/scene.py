"""The one table all games share: cloth, flights, log, pause, autosave.

What the table shows follows from events; the rules are asked through the match, and the
game's controller says where its zones lie, which signal is which move, and what to say.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art.cards import CardPictures
from art.cloth import table as table_cloth
from art.cloth import tinted
from art.theme import Ground, World
from game.match import Match
from scenes.input.focus import plain
from scenes.input.signals import DeviceChanged, FocusChanged, PointerMoved, Press, Signal
from scenes.outfit import outfit
from scenes.seats.controls import parted
from scenes.seats.seating import Seating
from scenes.stage import Drain, Scene, Stage
from scenes.storage.matches import dealt, put_away
from scenes.storage.settings import save
from scenes.table.buttons import Buttons
from scenes.table.chatter import Chatter
from scenes.table.contract import Controller
from scenes.table.corner import Corner
from scenes.table.covered import Covered
from scenes.table.dust import Dust
from scenes.table.explained import Explained
from scenes.table.foot import foot_line
from scenes.table.hints import Hints, NoHints
from scenes.table.keys import BUTTONS, OWN_KEYS, UNTIMED_BUTTONS, UNTIMED_KEYS
from scenes.table.layout import unit
from scenes.table.lending import Lending
from scenes.table.lent_hands import LentHands
from scenes.table.lent_pads import LentPads
from scenes.table.log import Log
from scenes.table.messages import Messages
from scenes.table.motion import Flight, Motion
from scenes.table.notice import Notice
from scenes.table.pieces import united
from scenes.table.reading import ASKS_MOUSE
from scenes.table.sprites import Sprite, Sprites
from scenes.table.taking_back import TakingBack
from scenes.table.tempo import Tempo
from scenes.table.thinking import Mind
from scenes.table.tip import Explain, nothing_there
from scenes.table.toasts import Toasts
from scenes.table.unsaved import Unsaved
from scenes.table.yielding import Push, Yielding

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)

MS = 1_000_000
# For how long what was struck gives way (at the normal speed).
STRUCK_MS = 150
# So many parts that may wait are painted in a frame.
IN_TURN_A_FRAME = 1
# So many sprites are drawn between two looks at the input queue.
SPRITES_A_DRAIN = 12
# So much is made ahead in a frame in which nothing is painted: a picture, and a sentence.
WARMED_A_FRAME = 2


class TableScene(Covered):
    """A table with one match on it, dealt anew from a seating or taken up again."""

    # Whether a lesson says what is done here, and where the match begins.
    scripted = False
    # Whether all see the first cards being dealt.
    deals = False

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
        self.lending: Lending = LentPads(self) if against_time else LentHands(self)
        self.timed = self.live and against_time
        self.hastens = self.live and not against_time
        self.buttons = Buttons(house)
        self.corner = Corner(self, self.corner_names())
        self.keys = dict(OWN_KEYS) if against_time else {**OWN_KEYS, **UNTIMED_KEYS}
        for _, control in (parted(text) for seat in seating.controls for text in seat):
            self.keys.pop(plain(control), None)
        self.taking_back = TakingBack(self)
        self.log = Log(house.lettering, aside=not self.timed)
        self._language = house.words.language
        self.motion = Motion(house.settings.motion)
        self.dust, self.yielding = Dust(), Yielding()
        self.tempo = Tempo(self)
        self.toasts = Toasts(house.lettering, self.ground)
        self.messages = Messages(house.lettering, self.ground)
        self.hints = (Hints if self.live else NoHints)(house, seating.game_id)
        self.chatter = Chatter(house, quiet=self.scripted or not self.live)
        self.unsaved = Unsaved(house)
        self.notice = Notice(notice, house.lettering)
        self.explained = Explained(self)
        self.tip = self.explained.tip
        # What lies at a place of the window, in terms of the glossary; the controller says it.
        self.explain: Explain = nothing_there
        self.marks = house.settings.colour_safe
        self.now_ns = 0
        self._layer: Surface | None = None
        self._stale: list[Rect] = []
        self._stale_in_turn: list[Rect] = []
        # What stands on the rim, and where: how a card is read, where that can be done.
        self.foot: tuple[Surface, Rect] | None = None
        self._to_warm: deque[Callable[[], object]] = deque()
        self._started = False
        self._found = self._kept()
        self.controller = seat_down(self)

    @property
    def started(self) -> bool:
        """Whether it has been played at."""
        return self._started

    def corner_names(self) -> tuple[str, ...]:
        """The buttons in its corner."""
        phone = ("phone",) if self.lends else ()
        return (*BUTTONS, *phone, *(() if self.match.game.timed else UNTIMED_BUTTONS))

    def _kept(self) -> tuple[object, ...]:
        """The settings that are changed at the table itself."""
        return self.house.settings.muted, self.house.settings.speed

    def open_mind(self) -> Mind:
        """Where the bots of this table think."""
        return self.house.open_mind()

    # The stage

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.lending.paused, self.lending.onward = False, None
        self.notice.rest()
        self.house.mixer.speak_as(outfit(self.seating.game_id).voice)
        self.resize(stage.size)
        pygame.key.set_repeat(0)
        # Nobody types here, and no input method shall come between keys and cards.
        pygame.key.stop_text_input()

    def close(self) -> None:
        try:
            self.lending.close()
            self.controller.close()
            self.hints.keep()
            if self._kept() != self._found:
                save(self.house.settings, self.house.paths)
        finally:
            # The buttons know the table by what they do: without them nothing keeps it.
            self.corner.close()
            self.buttons.close()
            self.house.unsaved |= not put_away(self.house.paths, self.match)

    def leave(self) -> None:
        self.lending.paused = True

    def while_covered(self, now_ns: int) -> None:
        if not self._started:
            return
        onward = self.onward
        self.lending.onward = None if onward is None else onward.label
        self.lending.look_covered()
        if onward is not None and self.lending.led_on:
            onward.lead()

    def anew(self, notice: str) -> Scene | None:
        """Another table with the match as its record has it, on the same file."""
        match = self.match.anew()
        return TableScene(self.house, self.seating, self._seat_down, match, notice)

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.window = size
        self.lay_out()

    def show_log(self, shown: bool) -> None:
        """The table moves aside for the log, or has the whole window again."""
        self.log.shown, self.dirty = shown, True
        table, chosen = self.log.table, self.corner.chosen
        self.log.lay_out(self.window)
        if self.log.table != table:
            self.lay_out()
            self.corner.choose(chosen)

    def lay_out(self) -> None:
        """Say where everything lies in the part of the window that the table has."""
        self.log.lay_out(self.window)
        size = self.size = self.log.table.size
        self.unit = unit(size)
        chosen = self.house.settings
        self.marks, self.motion.mode = self._marked(), chosen.motion
        self.tempo.renew()
        self.land()
        self.pictures.style = chosen.back
        self.sprites.clear()
        self.toasts.forget()
        self.toasts.ground = self.messages.ground = self.tip.ground = self.ground
        if self._language != self.house.words.language:
            self._language = self.house.words.language
            self.log.retell()
            self.toasts.retell(self.house.words.again)
        self.hints.lay_out()
        self.chatter.hush()
        self.unsaved.lay_out()
        self.notice.lay_out(self.house.words.again)
        self.tip.hide()
        self.cloth = self.bare(size)
        self._layer = None
        self.corner.lay_out(self.log.window, self.log.table)
        self.buttons.lay_out(size)
        self.foot = None
        if self.controller.reads:
            words = self.house.words("table-reads")
            self.foot = foot_line(size, self.unit, words, self.house.lettering)
        self.controller.lay_out(size)
        self._to_warm.clear()
        sentences = self.house.words.of_game(self.seating.game_id)
        for pair in zip_longest(self.controller.pictures_to_come(), sentences):
            self.warm(one for one in pair if one is not None)
        self._stale, self.dirty = [Rect((0, 0), size)], True

    @property
    def layer(self) -> Surface:
        """The resting picture, as far as it has been painted."""
        if self._layer is None:
            self._layer = Surface(self.cloth.get_size())
            self._stale = [self._layer.get_rect()]
        return self._layer

    def kept_as_picture(self) -> None:
        # Together they are as much again as the picture that is kept, and are soon made anew.
        self._layer = None
        self.log.forget()
        self.sprites.clear()

    @property
    def ground(self) -> Ground:
        """What is said here is written on it."""
        return self.face.WORLD.ground_for(self.house.settings.contrast)

    def bare(self, size: tuple[int, int]) -> Surface:
        """The table without anything on it (shared: do not draw on it)."""
        chosen = self.house.settings
        return bare_cloth(size, tinted(self.face.WORLD, chosen.cloth, chosen.contrast))

    def _marked(self) -> bool:
        """Whether colours wear their letters: for this player always, or in this match."""
        return self.house.settings.colour_safe or self.controller.marked

    def handle(self, signal: Signal) -> None:
        if self.log.takes(signal):
            self.show_log(False)
        else:
            self.hear(self.log.on_table(signal))

    def hear(self, signal: Signal) -> None:
        """Something was heard; places are those of the table."""
        if isinstance(signal, Press) and signal.pressed:
            if self.controller.puts_away():
                self.tip.hide()
                return
            if self._own_key(signal) or self.corner.controlled(signal):
                return
        if isinstance(signal, Press) and signal.pos is not None and self._corner_heard(signal):
            return
        lost_pad = isinstance(signal, DeviceChanged) and not signal.present
        if lost_pad or (isinstance(signal, FocusChanged) and not signal.focused):
            self.controller.pause(signal.t_ns)
        self.controller.heard(signal)
        self._point(signal)
        if lost_pad:
            self.tell_who_is_gone()

    def _own_key(self, press: Press) -> bool:
        """The keys every table has; whether this was one."""
        what = self.keys.get(plain(press.control), "")
        if what == "pause" and self.log.shown and not self.match.game.timed:
            # What lies over the table is put away first; against time nobody can wait for it.
            what = "log"
        self._do(what, press.t_ns)
        return bool(what)

    def _corner_heard(self, press: Press) -> bool:
        """The buttons in the corner; whether a pointer was on one."""
        assert press.pos is not None
        if press.pressed and self.hint_seen and self.hints.at(press.pos):
            self.hints.put_away()
            self.dirty = True
            return True
        return self.corner.heard(press)

    @property
    def hint_seen(self) -> bool:
        """Whether there is a hint, and nothing is read over it."""
        return bool(self.hints.text) and not self.controller.all_covered

    def fly(self, flight: Flight, falls: bool) -> None:
        """A card goes its way, and pushes what it lands on; where one `falls` dust rises."""
        self.motion.fly(flight)
        if self.motion.still:
            return
        if flight.other_side is None:
            self.pictures.as_wide_soon(flight.picture, round(flight.end_wide))
        if flight.pushes:
            settles_ns = flight.ends_ns - flight.touches_ns
            self.yielding.push(Push(flight.lies, flight.push, flight.touches_ns, settles_ns))
        if falls:
            self.dust.fall(flight.lies, flight.touches_ns)

    def land(self) -> None:
        """Everything arrives now, and nothing comes of it that would be seen later."""
        self.motion.skip()
        self.dust.clear()
        self.yielding.clear()

    def strike(self, box: Rect, blow: Flight) -> None:
        """What is struck there when a blow arrives is pushed on; nothing moves otherwise."""
        if not self.motion.still:
            lasts_ns = round(STRUCK_MS * MS * self.motion.pace.seen)
            self.yielding.push(Push(box, blow.push, blow.ends_ns, lasts_ns))

    def explain_at(self, pos: tuple[int, int]) -> None:
        """What lies there is asked for."""
        self.dirty = self.explained.at_once(pos) or self.dirty

    def note(self, text: str) -> None:
        """Say something on the rim that all here should know; it waits for what lies above."""
        self.notice = Notice(text, self.house.lettering)
        self.dirty = True

    def use_button(self, what: str, t_ns: int) -> None:
        """A button in the corner was pressed."""
        self._do(what, t_ns)

    def _point(self, signal: Signal) -> None:
        """The mouse rests on something, asks what it is, or does neither any more."""
        if isinstance(signal, PointerMoved):
            self.corner.point(signal)
        if isinstance(signal, PointerMoved) and signal.device == "mouse":
            self.dirty = self.explained.point(signal) or self.dirty
        elif isinstance(signal, Press) and signal.pressed:
            self.dirty = self.tip.hide() or self.dirty
            if signal.pos is not None and signal.control == ASKS_MOUSE:
                self.explain_at(signal.pos)

    def _do(self, what: str, t_ns: int) -> None:
        match what:
            case "pause" if self.over:
                # Nothing is left to be paused.
                self._show_result()
            case "pause":
                self.controller.pause(t_ns)
            case "land":
                self.land()
            case "skip":
                self.tempo.skip()
            case "speed":
                self.tempo.faster()
                self.explain_at(self.corner.boxes[what].center)
            case "undo":
                self.taking_back.undo()
            case "redo":
                self.taking_back.redo()
            case "lamp":
                self.controller.press_lamp()
            case "log":
                self.show_log(not self.log.shown)
            case "sound":
                self.house.settings.muted = self.house.mixer.muted = not self.house.mixer.muted
            case "rules":
                self._look_up(self.open_rules, t_ns)
            case "phone":
                self._look_up(self.open_phones, t_ns)
        self.dirty = self.dirty or bool(what)

    def tick(self, now_ns: int) -> None:
        self.live_on(now_ns)
        self.show_notice(now_ns)

    def show_notice(self, now_ns: int) -> None:
        """Whatever else happens, what was said first is taken away when it was read."""
        self.dirty = self.notice.advance(now_ns) or self.dirty
        wish = self.lending.wish
        if wish and not self.notice.text:
            self.note(wish)
        soon = (self.wake_ns, self.notice.next_ns())
        self.wake_ns = min((when for when in soon if when is not None), default=None)

    @property
    def runs(self) -> bool:
        """Whether time goes on at this table, so that what moves looks otherwise a frame later."""
        return True

    def live_on(self, now_ns: int) -> None:
        """The time of the table has come to `now_ns`: something may happen on it."""
        goes_on, self.now_ns = now_ns != self.now_ns, now_ns
        if not self._started:
            self._started = True
            self.controller.start(now_ns)
            if not self.match.moves:
                self.chatter.greet(self.controller.speakers, now_ns)
            if self.lends:
                self.lending.come_back()
        self.lending.look()
        # What has landed lies there in the same picture: the controller goes on from it.
        moving = self.motion.advance(now_ns) | self.controller.tick(now_ns)
        if self._result_ns is not None and now_ns >= self._result_ns:
            self._show_result()
        looking_back = self._look_back()
        said = self.toasts.advance(now_ns) | self.hints.advance(now_ns)
        said |= self.explained.advance(now_ns) | self.chatter.advance(now_ns)
        said |= self.unsaved.look(self.match.journal)
        self.corner.tick(now_ns)
        # Where time stands, as on a tape, all that moves stands still.
        if said | (moving and goes_on) | bool(self._stale):
            self.dirty = True
        # Where something is painted, what nobody waits for would only make it late.
        if not self.dirty:
            self.make_ahead(WARMED_A_FRAME)
        soon = (
            self._result_ns, self.controller.next_ns(), self.lending.next_ns(now_ns),
            self.toasts.next_ns(), self.hints.next_ns(), self.tip.next_ns(), self.chatter.next_ns(),
            now_ns if self._to_warm or looking_back else None,
        )  # fmt: skip
        self.wake_ns = min((when for when in soon if when is not None), default=None)

    def warm(self, pictures: Iterable[Callable[[], object]]) -> None:
        """Make these pictures while there is time, so that none is late when it is wanted."""
        self._to_warm.extend(pictures)

    @property
    def to_come(self) -> int:
        """How many pictures are still to be made ahead."""
        return len(self._to_warm)

    def make_ahead(self, most: int) -> bool:
        """Make so many of them at most; whether there are more."""
        for _ in range(min(most, self.to_come)):
            self._to_warm.popleft()()
        return bool(self._to_warm)

    def stale(self, *boxes: Rect) -> None:
        """These parts of the resting picture have changed."""
        self._stale.extend(boxes)
        self.dirty = True

    def stale_in_turn(self, *boxes: Rect) -> None:
        """These parts have changed, too; they are painted a few a frame, for others cannot wait."""
        self._stale_in_turn += [box for box in boxes if box not in self._stale_in_turn]
        self.dirty = self.dirty or bool(boxes)

    def hurry_painting(self) -> None:
        """All that is painted in turn is painted in the next picture: it may be the only one."""
        self.stale(*self._stale_in_turn)
        self._stale_in_turn.clear()

    # The picture

    def draw(self, screen: Surface, drain: Drain) -> None:
        self.log.paint_beside(screen, partial(self.paint, drain=drain))
        if self.log.shown:
            self.log.paint(screen, self.house.words("log-title"), self.controller.log_note())

    def paint(self, screen: Surface, drain: Drain) -> None:
        """Draw the table and all that lies on it."""
        self.corner.show(self._icons(), {**self.taking_back.refusals(), **self.tempo.refusals()})
        self._refresh_layer(drain)
        screen.blit(self.layer, (0, 0))
        self.yielding.paint(screen, self.layer, self.now_ns)
        if self.foot is not None:
            screen.blit(*self.foot)
        self.controller.paint_below(screen)
        drain()
        self._paint_flights(screen, drain)
        self.dust.paint(screen, self.now_ns, self.ground.rim)
        self.controller.paint(screen, self.now_ns, drain)
        drain()
        self.toasts.paint(screen, self.unit, busy=bool(self._stale_in_turn))
        if self.hint_seen:
            self.hints.paint(screen, self.unit, self.controller.hinted())
            self.controller.paint_over_words(screen)
        self._paint_chatter(screen)
        blows = [flight for flight in self.motion.flights if self._over_words(flight)]
        self._paint_some(screen, drain, blows)
        self.unsaved.paint(screen, self.unit)
        self.notice.paint(screen, self.unit)
        self.explained.paint(screen)
        moves = self.motion.moving or self.dust.flies or self.yielding.moves
        self.dirty = (moves and self.runs) or bool(self._stale_in_turn) or self.toasts.unpainted

    def _icons(self) -> dict[str, str]:
        """What the buttons show that tell how something is set."""
        icons = {"speed": f"speed-{self.house.settings.speed}"}
        return {**icons, "sound": "silent"} if self.house.mixer.muted else icons

    def _paint_chatter(self, screen: Surface) -> None:
        """What a character says stands where nothing else is said or asked."""
        if not self.chatter.text or self.log.lies_over:
            return
        spoken = [toast.place for toast in self.toasts.standing if toast.place]
        hint = [self.hints.box] if self.hints.text else []
        others = [self.corner.area(), *hint, *spoken]
        where = self.controller.beside(self.chatter.seat)
        self.chatter.paint(screen, self.unit, where, others)

    def _refresh_layer(self, drain: Drain) -> None:
        """Paint what changed in the resting picture, box by box."""
        self.controller.freshen()
        layer = self.layer
        boxes, self._stale = self._stale, []
        boxes += self._stale_in_turn[:IN_TURN_A_FRAME]
        del self._stale_in_turn[:IN_TURN_A_FRAME]
        for box in united(boxes):
            layer.set_clip(box)
            layer.blit(self.cloth, box, box)
            self.controller.paint_resting(layer, box)
            if self.corner.lit_area().colliderect(box):
                self.corner.paint(layer)
            drain()
        layer.set_clip(None)

    def flying(self, flights: Sequence[Flight] | None = None) -> Iterator[Sprite]:
        """Cards in the air, by default all, and their shades: pictures and where to draw them."""
        every = self.motion.flights
        return self.sprites.flying(every if flights is None else flights, self.now_ns, len(every))

    def _paint_flights(self, screen: Surface, drain: Drain) -> None:
        """What slides under something else, what it slides under, and what flies above both."""
        low = [flight for flight in self.motion.flights if flight.under]
        self._paint_some(screen, drain, low)
        for box in {tuple(box): box for flight in low for box in flight.under}.values():
            screen.blit(self.layer, box, box)
        above = [flight for flight in self.motion.flights
                 if not flight.under and not self._over_words(flight)]  # fmt: skip
        self._paint_some(screen, drain, above)

    def _over_words(self, flight: Flight) -> bool:
        """A blow flies above all that is said, but not above what is being read."""
        return flight.strikes and not self.controller.all_covered

    def _paint_some(self, screen: Surface, drain: Drain, flights: Sequence[Flight]) -> None:
        flying = self.flying(flights)
        while some := list(islice(flying, SPRITES_A_DRAIN)):
            screen.fblits(some)
            drain()


# The table comes back from every pause and every page of rules as it was.
@lru_cache(maxsize=2)
def bare_cloth(size: tuple[int, int], world: World) -> Surface:
    """The bare table at this size (shared: do not draw on it)."""
    return table_cloth(size, world)
