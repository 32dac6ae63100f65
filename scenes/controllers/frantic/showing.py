"""How the table of Frantic shows what happened: cards on their way, events as moments, news."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.cards import HIDDEN, Card, CardsMoved, Event, Shuffled, Zone
from game.frantic import events as ev
from game.frantic.view import FranticView
from scenes.controllers.frantic.places import Places
from scenes.controllers.frantic.signs import Moment, attacked
from scenes.controllers.frantic.unfolding import after
from scenes.table.sitting import Sitting
from sounds.names import Sound

if TYPE_CHECKING:
    from scenes.controllers.frantic.paint import Painter
    from scenes.table.scene import TableScene

# How long things stand: an event's sentence, a card thrown in, a wish, a name, each thing that
# an event does, the last sheet before the result is told.
EVENT_MS, THROWN_MS, WISHED_MS, NAMED_MS, HAPPENED_MS = 3200, 1100, 700, 700, 350
SHEET_MS = 3500
STAGGER_MS = 40
PUBLIC = ("open", "scores", "over", "ready")


class Showing(Sitting):
    """The half of the controller that shows; the other half says who is asked what."""

    places: Places
    painter: Painter
    shown: FranticView

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # The event that is read now, and what was just thrown in or done, in one line.
        self.event: ev.EventTurned | None = None
        self.news: str = ""
        # Whom an attack or an event concerns, and a card just thrown in, as far as it was shown.
        self.moment = Moment()
        # The events being carried out as far as was heard, the innermost last.
        self._events: list[ev.EventTurned] = []

    # What happened, step by step

    def present(self, events: list[Event]) -> None:
        if len(self.turns.people) > 1:
            events = [event.seen_by(None) for event in events]
            if self.turns.viewer not in self.match.asked:
                self.lay(self.covered(self.shown))
        view = self.covered(self.shown)
        dealing = any(isinstance(event, ev.RoundBegan) for event in events)
        thrown = False
        for event in events:
            before, view = view, after(view, event)
            match event:
                case CardsMoved() if dealing:
                    continue
                case CardsMoved():
                    if view.resolving:
                        self.then(partial(self._tell_news, event))
                    self.then(partial(self._fly_all, before, view, event))
                    self.then(partial(self.lay, view))
                    if thrown:
                        self.then_wait(THROWN_MS)
                        self.then(partial(self._mark, thrown=""))
                    elif view.resolving:
                        self.then_wait(HAPPENED_MS)
                case ev.EventTurned():
                    self.then(partial(self._read, event))
                case ev.Thrown():
                    self.then(partial(self.sound, Sound.GRAB), partial(self._tell_news, event),
                              partial(self._mark, thrown=event.symbol, victims=()))  # fmt: skip
                case ev.Wished() | ev.PlayerNamed() | ev.Fizzled() | ev.PowerTurnedUp():
                    self.then(partial(self._tell_news, event))
                    self.then_wait(WISHED_MS if isinstance(event, ev.Wished) else NAMED_MS)
                case ev.VictimsNamed(victims=victims):
                    self.then(partial(self._tell_news, event), partial(self._mark, victims=victims))
                    self.then_wait(NAMED_MS)
                case ev.HandsOpened() if view.phase not in PUBLIC:
                    self.then(partial(self.sound, Sound.FLIP))
                case ev.TotalsChanged() | ev.SeatsSwapped() | ev.TurnSkipped() | ev.PowerActs():
                    self.then(partial(self._tell_news, event))
                    self.then_wait(NAMED_MS)
                case ev.RoundEnded():
                    self.then(partial(self.sound, Sound.FANFARE))
                case ev.RoundBegan():
                    self.then(partial(self.sound, Sound.DEAL))
                case Shuffled():
                    self.then(partial(self.sound, Sound.SHUFFLE), partial(self.wait, 250))
            thrown = isinstance(event, ev.Thrown)
            self.then(partial(self.lay, view))
        self.then(self._at_rest, self.refresh)
        if self.match.outcome is not None:
            self.then(partial(self.hold, SHEET_MS))

    def _at_rest(self) -> None:
        self.event, self.news = None, ""
        self.moment = self._moment()

    def _moment(self) -> Moment:
        """Whom it concerns now that all was shown."""
        victims = attacked(self.table_view)
        if not self._events:
            return Moment(victims)
        return Moment(victims, self._events[-1].trigger, self._events[-1].protected)

    def _mark(self, **changes: Any) -> None:
        self.moment = replace(self.moment, **changes)
        self.changed()

    def _tell_news(self, event: Event) -> None:
        """What was just done stands over the hand for a moment."""
        self.news = " ".join(self.sentences(event)) or self.news
        self.changed()

    def _read(self, event: ev.EventTurned) -> None:
        """An event is a moment: what will happen is read before it happens."""
        self.event, self.news = event, ""
        self._mark(trigger=event.trigger, protected=event.protected, victims=(), thrown="")
        self.sound(Sound.GONG)
        self.hold(EVENT_MS)
        self.then_first(self._was_read)

    def _was_read(self) -> None:
        self.event = None
        self.changed()

    # Cards that move

    def _fly_all(self, before: FranticView, view: FranticView, event: CardsMoved) -> None:
        """Cards go from zone to zone, one after the other."""
        pictures, wide = self.table.pictures, self.places.pile.width
        for number, card in enumerate(event.cards):
            start = self._spot(before, event.source, card)
            goal = self._spot(view, event.target, card)
            face = None
            if card != HIDDEN:
                face = pictures.front(card, wide, marks=self.table.marks)
            turns = event.source.kind in ("draw", "aside") and face is not None
            back = pictures.back(wide)
            self.fly(back if turns or face is None else face, start.center, goal.center,
                     start.width, goal.width, other_side=face if turns else None,
                     delay_ms=STAGGER_MS * number)  # fmt: skip
        self.sound(Sound.SLIDE)
        self.lay(self._without(before, view, event))

    def _without(self, before: FranticView, view: FranticView, event: CardsMoved) -> FranticView:
        """While cards fly: gone from where they were, not yet where they go."""
        match event.target.kind:
            case "hand":
                counts = tuple(min(pair) for pair in zip(before.counts, view.counts, strict=True))
                kept = tuple(card for card in view.hand if card in before.hand)
                return replace(view, counts=counts, hand=kept)
            case "pile":
                return replace(view, pile=before.pile)
            case "row":
                return replace(view, row=before.row)
            case "aside":
                return replace(view, aside=before.aside)
            case "incoming":
                return replace(view, incoming=before.incoming)
        return view

    def _spot(self, view: FranticView, zone: Zone, card: Card) -> Rect:
        """Where a card of a zone is on the screen."""
        places = self.places
        match zone.kind:
            case "draw":
                return places.draw
            case "pile":
                return places.pile
            case "events":
                return places.events
            case "row":
                boxes = self.painter.row_boxes(view)
                return boxes[view.row.index(card)] if card in view.row else places.row
        if zone.owner != self.bottom or zone.kind in ("aside", "incoming"):
            spot = Rect((0, 0), (round(places.unit * 36), round(places.unit * 51)))
            spot.center = places.around.hands[zone.owner].center
            if zone.owner == self.bottom:
                spot.midbottom = places.around.own_row.midtop
            return spot
        own = Rect((0, 0), places.card)
        own.center = places.around.own_row.center
        boxes = self.painter.own_boxes(view)
        return boxes[view.hand.index(card)] if card in view.hand else own
