"""The middle of Totem's table: the totem, the moment of a grab, counts, and the choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import hypot, pi, sin

import pygame
from pygame import Rect, Surface

from art import theme
from art.easings import ease_in_out, ease_out, overshoot
from art.faces.totem.carving import Pose
from art.faces.totem.figure import figure, figure_shadow
from art.opening import OPENS_MS
from game.cards import Event
from game.totem import events as ev
from game.totem.asking import prompt_of
from scenes.controllers.totem.account import Account
from scenes.controllers.totem.choice import choice_boxes, choice_buttons, paint_choice
from scenes.controllers.totem.desk import TOTEM, Desk
from scenes.controllers.totem.moment import SHOWN_NS, Moment
from scenes.controllers.totem.ring import Ring, totem_with
from scenes.stage import Drain
from sounds.names import Sound

MS = 1_000_000
FREEZE_NS = 80 * MS
LEAP_NS = 260 * MS
# The totem hops home: it is there after this part of the time, and hops twice more where it stands.
# How high it hops, and then still, as a part of its size.
RETURN_NS, HOME, HOPS = 460 * MS, 0.56, ((0.32, 0.0, 0.56), (0.1, 0.56, 0.83), (0.03, 0.83, 1.0))
WOBBLE_NS = 700 * MS
COUNT_NS = 560 * MS
# Units: how large a number is that is counted, when it has come down by this part of its size.
NUMBER, COMES_DOWN = 150, 4 / 15
# The frame of the grab itself has enough to do.
ACCOUNT_NS = 50 * MS


@dataclass(slots=True)
class Leap:
    """The totem on its way from one place to another."""

    start: tuple[float, float]
    end: tuple[float, float]
    begins_ns: int
    lasts_ns: int

    def way(self, now_ns: int) -> float:
        return min(1.0, max(0.0, (now_ns - self.begins_ns) / self.lasts_ns))


class Centre:
    """Draws and keeps all that stands in the middle of the table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.words = desk.words
        self.lettering = desk.lettering
        self.ring: Ring
        # By hand, where the middle of the totem is when that hand has it.
        self.with_hands: list[tuple[int, int]]
        self.leap: Leap | None = None
        self.home = True
        self.fallen = False
        # Whether it is still to be heard coming down.
        self.thumps = False
        self.wobble_ns = -WOBBLE_NS
        self.moment: Moment | None = None
        self.account: Account | None = None
        self.whys: dict[int, str] = {}
        # Whether a rush is open for inward arrows.
        self.inward = False
        self.number = ""
        self.number_ns = -COUNT_NS
        self.pointer = (0, 0)
        # What stands beside the totem, by the term that explains it.
        self.labels: dict[str, Rect] = {}

    def lay_out(self, ring: Ring) -> None:
        self.ring = ring
        self.size = ring.totem
        self.with_hands = [totem_with(ring, hand).center for hand in range(len(ring.hands))]
        self.leap = None
        if self.moment is not None:
            self.moment.lay_out(ring)
        if self.account is not None:
            self.account.panel = None

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        """The totem in every pose it may take."""
        poses: list[Pose] = ["standing", "blinking"]
        poses += ["lying"] if self.desk.options.knock_over else []
        yield from (partial(figure, self.size, pose) for pose in poses)

    # Where pointers are

    @property
    def box(self) -> Rect:
        """Where the totem stands when nobody has it."""
        box = Rect(0, 0, round(self.size * 1.2), round(self.size * 1.2))
        box.center = self.ring.centre
        return box

    def on_totem(self, pos: tuple[int, int]) -> bool:
        return self._distance(pos) <= self.size * 0.5

    def on_rim(self, pos: tuple[int, int]) -> bool:
        """The thin rim round the totem's picture (TOT-726)."""
        return self.size * 0.5 < self._distance(pos) <= self.size * 0.6

    def _distance(self, pos: tuple[int, int]) -> float:
        return hypot(pos[0] - self.ring.centre[0], pos[1] - self.ring.centre[1])

    @property
    def buttons(self) -> dict[str, Rect]:
        """The answers to the choice, while there is one."""
        if self.desk.view.chooser < 0:
            return {}
        return choice_boxes(self.ring, self.lettering.rtl)

    def choice_at(self, pos: tuple[int, int]) -> str:
        """Which answer to the choice lies there, or ""."""
        return next((what for what, box in self.buttons.items() if box.collidepoint(pos)), "")

    def hover(self, pos: tuple[int, int]) -> None:
        before, self.pointer = self.choice_at(self.pointer), pos
        if before != self.choice_at(pos):
            self.desk.table.dirty = True

    # What happened

    def count(self, number: int, now_ns: int) -> None:
        """A step of a count, in the largest figures on the table; 0 takes it away."""
        text = str(number) if number > 0 else ""
        if text != self.number:
            self.number, self.number_ns = text, now_ns
            self.desk.table.dirty = True

    def hear(self, event: Event, now_ns: int) -> None:
        match event:
            case ev.Counted(_, number):
                self.count(number, now_ns)
            case ev.Began() | ev.Revealed() | ev.CountdownVoided() | ev.PutBack() | ev.Paused():
                self.count(0, now_ns)
            case ev.Grabbed():
                self.count(0, now_ns)
                self._grab(event, now_ns)
            case ev.Slipped():
                self._settle(now_ns)
                self.wobble_ns = now_ns
            case ev.ChoiceOpened():
                self.desk.table.dirty = True
            case ev.Returned() | ev.Dealt():
                self._settle(now_ns)
            case ev.Judged(hand, _, _, why):
                self.whys[hand] = why
        match event:
            case ev.RushOpened():
                self.inward = True
            case ev.RushWon() | ev.RushLapsed() | ev.Dealt():
                self.inward = False
        if self.moment is not None:
            self.moment.hear(event)
        if self.account is not None:
            self.account.hear(event)
            if self.account.over(event):
                self.account = None
                self.desk.table.dirty = True

    def _grab(self, event: ev.Grabbed, now_ns: int) -> None:
        """After a short freeze the totem leaps to the hand that has it."""
        moves = not self.desk.table.motion.still
        taken_ns = now_ns + (FREEZE_NS + LEAP_NS if moves else SHOWN_NS)
        self.moment = Moment(self.desk, event, now_ns, taken_ns)
        self.moment.lay_out(self.ring)
        self.account = Account(self.desk, event, self.whys, now_ns, self.inward)
        self.fallen = self.whys.get(event.hand) == "knock"
        self.whys = {}
        self.home = False
        goal = self.with_hands[event.hand]
        self.leap = Leap(self.ring.centre, goal, now_ns + FREEZE_NS, LEAP_NS if moves else 1)

    def _settle(self, now_ns: int) -> None:
        """The totem thumps back in the middle."""
        if self.moment is not None and not self.home:
            start = self.with_hands[self.moment.grabbed.hand]
            moves = not self.desk.table.motion.still
            self.leap = Leap(start, self.ring.centre, now_ns, RETURN_NS if moves else 1)
        self.home, self.fallen = True, False
        self.moment = None
        self.desk.table.dirty = True

    def moving(self, now_ns: int) -> bool:
        """Whether the next frame's picture differs from this one's."""
        if self.thumps and (self.leap is None or self.leap.way(now_ns) >= HOME):
            self.thumps = False
            self.desk.table.house.mixer.play(Sound.THUMP)
        leaping = self.leap is not None and self.leap.start != self.leap.end
        if self.leap is not None and leaping and self.leap.way(now_ns) >= 1:
            goal = self.leap.end
            self.leap = None if self.home else Leap(goal, goal, 0, 1)
            return True
        counting = bool(self.number) and now_ns - self.number_ns < COUNT_NS
        shown = self.moment is not None and self.moment.moving(now_ns)
        return leaping or counting or shown or now_ns - self.wobble_ns < WOBBLE_NS

    # The picture

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        self.labels = {}
        self._pot(screen)
        self._banner(screen)
        if self.moment is not None:
            self.moment.paint_below(screen, now_ns, self._spot(now_ns))
            drain()
        self._totem(screen, now_ns)
        drain()
        if self.moment is not None:
            self.moment.paint_above(screen, now_ns)
        if self.account is not None and now_ns - self.account.begins_ns >= ACCOUNT_NS:
            since = now_ns - self.account.begins_ns - ACCOUNT_NS
            moves = not self.desk.table.motion.still
            share = min(1.0, since / (OPENS_MS * MS)) if moves else 1.0
            self.account.paint(screen, self.ring, ease_out(share))
        if self.desk.view.chooser >= 0:
            self._choice(screen)
        self._number(screen, now_ns)

    def paint_over(self, screen: Surface, note: Rect, now_ns: int) -> None:
        """Where many sit a note lies where somebody takes the totem: that is seen all the same."""
        if not self.home:
            screen.set_clip(note)
            self._totem(screen, now_ns)
            screen.set_clip(None)

    def _spot(self, now_ns: int) -> tuple[int, int]:
        """Where the totem is now."""
        if self.leap is None:
            return self.ring.centre
        way = self.leap.way(now_ns)
        way = ease_in_out(min(1.0, way / HOME)) if self.home else overshoot(way)
        (x, y), (to_x, to_y) = self.leap.start, self.leap.end
        return round(x + (to_x - x) * way), round(y + (to_y - y) * way)

    def _above(self, now_ns: int) -> int:
        """How high above its shadow the totem is on its way home (px)."""
        if self.leap is None or not self.home:
            return 0
        way = self.leap.way(now_ns)
        return round(self.size * max(
            high * sin(pi * min(1.0, max(0.0, (way - begins) / (ends - begins))))
            for high, begins, ends in HOPS
        ))  # fmt: skip

    def _totem(self, screen: Surface, now_ns: int) -> None:
        x, y = self.ring.centre
        if self.desk.options.knock_over and self.home:
            thick = max(1, round(self.ring.unit * 2))
            for colour, share in ((theme.BRASS_DARK, 0.6), (theme.BRASS, 0.5)):
                pygame.draw.circle(screen, colour, (x, y), round(self.size * share), thick)
        turn, (x, y) = 0.0, self._spot(now_ns)
        since = now_ns - self.wobble_ns
        if since < WOBBLE_NS:
            turn = 14 * sin(since / MS / 45) * (1 - since / WOBBLE_NS)
        shade = figure_shadow(self.size)
        low = 0.26 if self.fallen else 0.42
        screen.blit(shade, shade.get_rect(center=(x, y + round(self.size * low))))
        y -= self._above(now_ns)
        picture = figure(self.size, self._pose)
        if turn:
            picture = self.desk.table.sprites.of(picture, picture.get_width(), turn, 1.0)
        screen.blit(picture, picture.get_rect(center=(x, y)))

    @property
    def _pose(self) -> Pose:
        if self.fallen:
            return "lying"
        return "blinking" if self.desk.blinks.who == TOTEM else "standing"

    def _pot(self, screen: Surface) -> None:
        """The cards under the totem: their edges, and how many."""
        pot = self.desk.view.pot
        if not pot:
            return
        back = self.desk.table.pictures.back(self.ring.deck_card)
        for edge in range(min(6, pot)):
            turned = self.desk.table.sprites.of(back, back.get_width(), (edge * 37) % 90 - 45, 1.0)
            screen.blit(turned, turned.get_rect(center=self.ring.centre))
        u, (x, y) = self.ring.unit, self.ring.centre
        number = self.lettering.line(str(pot), round(u * 22), theme.PAPER, "bold")
        place = (x + round(self.size * 0.4), y + round(self.size * 0.34))
        self._label(screen, "pot", number, place)

    def _banner(self, screen: Surface) -> None:
        """The sign that the colour rule is in force."""
        view = self.desk.view
        if view.rule != "colour" or not view.options.mode_banner or view.phase == "paused":
            return
        size = round(self.ring.unit * 19)
        text = self.lettering.line(self.words("totem-colours"), size, theme.BRASS_LIGHT, "bold")
        x, y = self.ring.centre
        self._label(screen, "colours", text, (x, y + round(self.size * 0.56)))

    def _label(self, screen: Surface, term: str, text: Surface, centre: tuple[int, int]) -> None:
        box = text.get_rect().inflate(round(self.ring.unit * 18), round(self.ring.unit * 6))
        box.center = centre
        self.labels[term] = box
        slip = Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(slip, (20, 14, 10, 220), slip.get_rect(), border_radius=box.height // 2)
        screen.blit(slip, box)
        screen.blit(text, text.get_rect(center=centre))

    def _choice(self, screen: Surface) -> None:
        """Duel or rush, asked of whoever has the totem."""
        view = self.desk.view
        prompt = prompt_of(self.desk.match.seat(view.hands[view.chooser].owner))
        if prompt is not None:
            paint_choice(screen, self.desk, prompt, self.ring)
            buttons = choice_buttons(self.desk, prompt, self.ring, self.pointer)
            self.desk.table.buttons.paint(screen, buttons)

    def _number(self, screen: Surface, now_ns: int) -> None:
        if not self.number:
            return
        way = min(1.0, (now_ns - self.number_ns) / COUNT_NS)
        table, size = self.desk.table, round(self.ring.unit * NUMBER / 6) * 6
        text = self.lettering.edged(self.number, size, theme.PAPER, table.ground.title)
        wide = text.get_width() * (1 + COMES_DOWN * (1 - ease_in_out(way)))
        text = table.sprites.of(text, wide, 0, 1.0)
        screen.blit(text, text.get_rect(center=self.ring.centre))
