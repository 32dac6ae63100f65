"""The controller of Jetriko: attacks that travel, traps that snap, and who is asked for what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art.faces.jetriko.attack import COMET, comet_svg
from art.paint import picture
from game.cards import HIDDEN, Card, CardsMoved, Event, Seat, Shuffled, Zone
from game.jetriko import events as ev
from game.jetriko.cards import DECK, KIND_WORDS
from game.jetriko.moves import GoOn, JetrikoMove, Stop, TimeUp
from game.jetriko.rules import JetrikoState
from game.jetriko.stats import Statistics
from game.jetriko.view import JetrikoView
from game.rules import Refusal
from scenes.controllers.jetriko.asking import Asking
from scenes.controllers.jetriko.explaining import explained
from scenes.controllers.jetriko.paint import Painter
from scenes.controllers.jetriko.places import Places, places
from scenes.controllers.jetriko.result import result_scene
from scenes.controllers.jetriko.talk import Talk
from scenes.controllers.jetriko.unfolding import after
from scenes.menus.result import ResultScene
from scenes.table.motion import Flight, flight_ms
from scenes.table.sitting import MS, Sitting
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

# How long things stand: an announcement, a trap's sentence, a hand that is shown.
ANNOUNCED_MS, TRAP_MS, SHOWN_MS = 750, 2600, 2200
# One card after another.
STAGGER_MS = 40


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
        # The trap whose sentence is read now, and cards a seat shows to all.
        self.trap: ev.TrapRevealed | None = None
        self.showing: ev.CardsShown | None = None
        # Whether an attack is in the air, and is not yet where it goes.
        self.flying = False
        # Since when the person who is asked has been asked (JET-202).
        self._asked: tuple[Seat, int] | None = None
        self._asked_ns = 0
        table.explain = partial(explained, self)

    @property
    def state(self) -> JetrikoState:
        state: JetrikoState = self.match.state
        return state

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
    def prompt(self) -> tuple[int, int]:
        return self.places.around.prompt

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        pictures, marks = self.table.pictures, self.table.marks
        yield from (partial(pictures.back, self.places.draw.width, kind) for kind in range(4))
        for card in DECK:
            yield partial(pictures.front, card, self.places.card[0], marks=marks)

    def log_note(self) -> str:
        return self.talk.pile(self.shown)

    def paint_resting(self, layer: Surface, box: Rect) -> None:
        self.painter.paint(layer)

    # Time

    def tick(self, now_ns: int) -> bool:
        moved = super().tick(now_ns)
        self._watch_the_time()
        return moved

    def _watch_the_time(self) -> None:
        """Whoever thinks for too long has it done for him (JET-202)."""
        seat = self.choosing.seat
        limit = self.shown.options.timer
        if seat is None or not limit or not self.secret():
            self._asked = None
            return
        about = (seat, len(self.match.moves))
        if about != self._asked:
            self._asked, self._asked_ns = about, self.now_ns
        elif self.now_ns - self._asked_ns >= limit * 1000 * MS:
            self._asked = None
            self.submit(TimeUp(seat))

    @property
    def seconds_left(self) -> int | None:
        """How long the person who is asked may still think, if there is a limit."""
        limit = self.shown.options.timer
        if self._asked is None or not limit:
            return None
        return max(0, limit - (self.now_ns - self._asked_ns) // (1000 * MS))

    def next_ns(self) -> int | None:
        soon = super().next_ns()
        if self._asked is None:
            return soon
        second = self.now_ns + 250 * MS
        return second if soon is None else min(soon, second)

    def resume(self) -> None:
        """The time begins anew after a pause."""
        self._asked = None

    # What happens

    def went_on(self, move: JetrikoMove) -> None:
        """One person at the screen goes on, or stops, for all: they read the sheet together."""
        if isinstance(move, GoOn | Stop):
            for seat in self.turns.people:
                if seat in self.state.to_act() and self.state.phase == "scores":
                    self.play(type(move)(seat))

    def sentences(self, event: Any) -> Iterable[str]:
        return self.talk.sentences(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.talk.refusal(refusal)

    def covered(self, view: JetrikoView) -> JetrikoView:
        """The same without a hand, if others may look again as soon as the choice is made."""
        return replace(view, hand=()) if len(self.turns.people) > 1 else view

    def present(self, events: list[Event]) -> None:
        view = self.covered(self.shown)
        if len(self.turns.people) > 1:
            events = [event.seen_by(None) for event in events]
        dealing = any(isinstance(event, ev.RoundBegan) for event in events)
        for event in events:
            before, view = view, after(view, event)
            match event:
                case CardsMoved() if dealing:
                    continue
                case CardsMoved():
                    self.then(partial(self._fly_all, before, view, event))
                case ev.AttackSent():
                    self.then(partial(self._send, view, event))
                    self.then(partial(self._arrived), partial(self.wait, ANNOUNCED_MS))
                case ev.AttackHits():
                    self.then(partial(self.sound, Sound.THUMP), partial(self.wait, 350))
                case ev.TrapRevealed():
                    self.then(partial(self._spring, event))
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
        self.flying = False

    # Cards that move

    def _fly_all(self, before: JetrikoView, view: JetrikoView, event: CardsMoved) -> None:
        """Cards go from zone to zone, one after the other."""
        pictures, wide = self.table.pictures, self.places.draw.width
        for number, card in enumerate(event.cards):
            start = self._spot(before, event.source, card)
            goal = self._spot(view, event.target, card)
            seen = card != HIDDEN
            face = pictures.front(card, wide, marks=self.table.marks) if seen else None
            back = pictures.back(wide, max(0, before.back) if event.source.kind == "draw" else 0)
            turns = event.source.kind == "draw" and face is not None
            self.fly(back if turns or face is None else face, start.center, goal.center,
                     start.width, goal.width, other_side=face if turns else None,
                     delay_ms=STAGGER_MS * number)  # fmt: skip
        self.sound(Sound.SLIDE)
        self.lay(self._without(before, view, event))

    def _without(self, before: JetrikoView, view: JetrikoView, event: CardsMoved) -> JetrikoView:
        """While cards fly: gone from where they were, not yet where they go."""
        if event.target.kind == "hand":
            counts = tuple(min(pair) for pair in zip(before.counts, view.counts, strict=True))
            kept = tuple(card for card in view.hand if card in before.hand)
            return replace(view, counts=counts, hand=kept)
        return replace(view, discard=before.discard, top=before.top)

    def _spot(self, view: JetrikoView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        match zone.kind:
            case "draw":
                return self.places.draw
            case "discard":
                return self.places.discard
        if zone.owner != self.bottom:
            spot = Rect(0, 0, round(self.places.unit * 40), round(self.places.unit * 56))
            spot.center = self.places.around.hands[zone.owner].center
            return spot
        boxes = dict(zip(view.hand, self.painter.own_boxes(view), strict=True))
        own = Rect((0, 0), self.places.card)
        own.center = self.places.around.own_row.center
        return boxes.get(card, own)

    # Attacks and traps

    def _send(self, view: JetrikoView, event: ev.AttackSent) -> None:
        """The attack travels along the table to its victim."""
        start, goal = (self.painter.badge_at(seat) for seat in (event.attacker, event.victim))
        wide = round(self.places.unit * 250)
        comet = picture(comet_svg(KIND_WORDS[event.kind], event.value),
                        (wide, round(wide * COMET[1] / COMET[0])))  # fmt: skip
        way = pygame.Vector2(goal[0] - start[0], goal[1] - start[1])
        turned = pygame.transform.rotozoom(comet, way.angle_to((1, 0)), 1)
        lasts = round(1.8 * flight_ms(start, goal, self.places.unit) * MS)
        self.flying = True
        self.sound(Sound.GRAB)
        self.lay(view)
        self.table.motion.fly(Flight(turned, start, goal, turned.get_width(), turned.get_width(),
                                     self.now_ns, lasts))  # fmt: skip

    def _arrived(self) -> None:
        self.flying = False
        self.sound(Sound.STAMP)
        self.changed()

    def _spring(self, event: ev.TrapRevealed) -> None:
        """A trap snaps shut: what it does is read before it is done."""
        self.trap = event
        self.sound(Sound.WRONG)
        self.hold(TRAP_MS)
        self.then_first(self._sprung)

    def _sprung(self) -> None:
        self.trap = None
        self.changed()

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
        outcome = self.state.outcome
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

